//! What can be typed: the commands, their options, and one-line errors for everything else.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use games::AnyGame;
use server::{Net, Public, ServerConfig};
use table::Settings;
use words::Lang;

use crate::archive::Archive;
use crate::{Stop, help_es, say};

/// Grimoire-themed tabletop games in the browser, with friends and with bots, every rule enforced.
///
/// Without a command, `conclave` serves the games on this machine and prints the address to open.
#[derive(Parser)]
#[command(name = "conclave", version, after_help = EXAMPLES)]
pub struct Line {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: Serve,
    /// Language of what you read here: es or en (otherwise the one your system speaks).
    #[arg(long, global = true, value_name = "es|en")]
    lang: Option<String>,
}

const EXAMPLES: &str = "\
Examples:
  conclave                                        serve on this machine and open tables in the browser
  conclave play grimoire --set mode=duel          play in the terminal against a bot
  conclave simulate grimoire --bots strong,quick,strong,quick --games 200
  conclave rules grimoire GRI-5.4 --lang es       read one rule
  conclave backup /backups/today                  copy all tables while the server runs
  conclave replay table.txt                       run a downloaded report again and check it";

#[derive(Subcommand)]
pub enum Command {
    /// Serve the games: pages for people, a JSON API for tools.
    Serve(Serve),
    /// List the games, their seats and their options.
    Games {
        /// Print JSON for tools.
        #[arg(long)]
        json: bool,
    },
    /// Let bots play many games on all cores and count who wins.
    Simulate(Simulate),
    /// Play in the terminal: the same view as in the browser, as text.
    Play(Play),
    /// Run a table's log file again and check every move.
    Replay {
        file: PathBuf,
        /// Where the server keeps its tables; needed for reports of games that were still running.
        #[arg(long, value_name = "DIR", default_value = "data")]
        data: PathBuf,
    },
    /// Copy all tables and the key to a new folder, also while the server runs, and check the copy.
    Backup {
        /// The folder to make; it is a data folder itself and can be served.
        to: PathBuf,
        #[arg(long, value_name = "DIR", default_value = "data")]
        data: PathBuf,
    },
    /// Check that every table is whole and replays, also while the server runs; exit code 1 if not.
    Check {
        #[arg(long, value_name = "DIR", default_value = "data")]
        data: PathBuf,
    },
    /// Read the rules: all, or one by its ID; `rules coverage` runs every scenario and lists what they show.
    Rules(Rules),
    /// Record and compare kept games of every version of the rules, for developers.
    #[command(hide = true)]
    Archive(Archive),
}

#[derive(Args, Clone)]
pub struct Serve {
    /// Address and port to listen on.
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:7777")]
    pub listen: SocketAddr,
    /// The folder where everything is kept: the tables (conclave.db, and while the server runs conclave.db-wal), the key
    /// to all seats, and reports. Copy it with `conclave backup`, not by hand.
    #[arg(long, value_name = "DIR", default_value = "data")]
    pub data: PathBuf,
    /// Serve Lanterns too, the example for those who write a game.
    #[arg(long, hide = true)]
    pub example: bool,
    /// For tests alone: deals, names and bots follow from this number, and a table can begin in any position.
    #[arg(long, hide = true, value_name = "SEED")]
    pub rehearsal: Option<u64>,
    /// The address people type, if a proxy stands before it; with https, browsers are told to come by no other way.
    #[arg(long, value_name = "https://HOST")]
    pub public: Option<Public>,
    /// A proxy that may say for whom it asks; may be repeated. Nobody else is believed.
    #[arg(long, value_name = "ADDR[/BITS]", value_delimiter = ',')]
    pub trust_proxy: Vec<Net>,
    /// A table nobody comes back to goes to the archive after so many days; 0 keeps all for ever.
    #[arg(long, value_name = "DAYS", default_value_t = ServerConfig::default().keep_days)]
    pub keep_days: u32,
    /// When there are more tables, those left alone the longest go to the archive earlier.
    #[arg(long, value_name = "N", default_value_t = ServerConfig::default().most_tables)]
    pub most_tables: usize,
    /// Also answer /health/live, /health/ready and /metrics, on an address for operators only.
    #[arg(long, value_name = "ADDR")]
    pub admin: Option<SocketAddr>,
    /// What to log: error, warn, info, debug or trace, also by part: info,server=debug. Otherwise RUST_LOG says it.
    #[arg(long, value_name = "LEVELS")]
    pub log: Option<String>,
}

impl Serve {
    pub fn config(&self) -> ServerConfig {
        ServerConfig {
            public: self.public.clone(),
            proxies: self.trust_proxy.clone(),
            keep_days: self.keep_days,
            most_tables: self.most_tables,
            rehearsal: self.rehearsal,
            ..ServerConfig::default()
        }
    }
}

#[derive(Args)]
pub struct Set {
    /// The game's name; `conclave games` lists them.
    pub game: String,
    /// How many seats; the usual number if left out.
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// An option of the game; may be repeated.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub set: Vec<String>,
}

#[derive(Args)]
pub struct Simulate {
    #[command(flatten)]
    pub set: Set,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub games: u64,
    /// One bot for each seat: random, quick or strong; quick ones if left out.
    #[arg(long, value_name = "A,B,…", value_delimiter = ',')]
    pub bots: Vec<String>,
    /// The same seed gives the same games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How much a strong bot thinks about each move.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub iterations: u32,
    /// Print JSON for tools.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Play {
    #[command(flatten)]
    pub set: Set,
    /// The seats you play, from 0; bots play the others.
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = "0")]
    pub you: Vec<u8>,
    /// How strong the bots are: random, quick or strong.
    #[arg(long, value_name = "BOT", default_value = "quick")]
    pub bots: String,
    /// Deal the same cards again.
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
}

#[derive(Args)]
pub struct Rules {
    /// A game's name, or `coverage`.
    pub game: String,
    /// A rule's ID such as GRI-5.4; after `coverage`, a game's name.
    pub id: Option<String>,
}

/// The language asked for, or the system's, or English.
pub fn language() -> Lang {
    let given: Vec<String> = std::env::args().collect();
    let after = given.iter().position(|arg| arg == "--lang").and_then(|at| given.get(at + 1));
    let asked = after.or(given.iter().find(|arg| arg.starts_with("--lang=")));
    if let Some(asked) = asked {
        return Lang::from_code(asked.trim_start_matches("--lang=")).unwrap_or(Lang::En);
    }
    let system = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| std::env::var(name).ok());
    let spanish = system.is_some_and(|system| system.starts_with("es"));
    if spanish { Lang::Es } else { Lang::En }
}

pub fn read(lang: Lang) -> Result<Command, Stop> {
    let line = if lang == Lang::Es { help_es::speak(Line::command()) } else { Line::command() };
    match line.try_get_matches().and_then(|typed| Line::from_arg_matches(&typed)) {
        Ok(Line { lang: Some(code), .. }) if Lang::from_code(&code).is_none() => {
            Err(Stop::misuse(say::unknown_language(lang, &code)))
        }
        Ok(line) => Ok(line.command.unwrap_or(Command::Serve(line.serve))),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            error.exit()
        }
        Err(error) => Err(Stop::misuse(one_line(lang, &error))),
    }
}

/// What was wrong with the command line, in a sentence.
fn one_line(lang: Lang, error: &clap::Error) -> String {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(" "),
        _ => String::new(),
    };
    match error.kind() {
        ErrorKind::InvalidSubcommand => say::unknown_command(lang, &text(ContextKind::InvalidSubcommand)),
        ErrorKind::UnknownArgument => say::unknown_argument(lang, &text(ContextKind::InvalidArg)),
        ErrorKind::MissingRequiredArgument => say::missing_argument(lang, &text(ContextKind::InvalidArg)),
        _ => say::bad_value(lang, &text(ContextKind::InvalidArg), &text(ContextKind::InvalidValue)),
    }
}

impl Set {
    pub fn game(&self, lang: Lang) -> Result<&'static dyn AnyGame, Stop> {
        game(lang, &self.game)
    }

    pub fn settings(&self, lang: Lang) -> Result<Settings, Stop> {
        let mut settings = Settings::default();
        for pair in &self.set {
            settings.set_pair(pair).map_err(|misfit| Stop::misuse(say::misfit(lang, &misfit)))?;
        }
        let game = self.game(lang)?;
        settings.check(game.options()).map_err(|misfit| Stop::misuse(say::misfit(lang, &misfit)))?;
        Ok(settings)
    }

    /// The number of seats asked for, or the usual one.
    pub fn seats(&self, lang: Lang) -> Result<u8, Stop> {
        let usual = self.game(lang)?.seat_counts(&self.settings(lang)?).first().copied();
        Ok(self.seats.or(usual).unwrap_or(2))
    }
}

/// The game somebody means, or the names there are.
pub fn game(lang: Lang, name: &str) -> Result<&'static dyn AnyGame, Stop> {
    let names = games::GAMES.iter().map(|game| format!("{} ({})", game.name(), game.title(lang).name));
    let names: Vec<String> = names.collect();
    games::meant(name).ok_or_else(|| Stop::misuse(say::unknown_game(lang, name, &names.join(", "))))
}
