//! What can be typed: the commands, their options, and one-line errors for everything else.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, Parser, Subcommand};
use games::AnyGame;
use table::Settings;
use words::Lang;

use crate::{Stop, say};

/// Grimoire-themed tabletop games in the browser, with friends and with bots, every rule enforced.
///
/// Without a command, `conclave` serves the games on this machine and shared_parts the address to open.
#[derive(Parser)]
#[command(name = "conclave", version, after_help = EXAMPLES)]
struct Line {
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
    /// Read the rules: all, or one by its ID; `rules coverage` runs every scenario and lists what they show.
    Rules(Rules),
}

#[derive(Args, Clone)]
pub struct Serve {
    /// Address and port to listen on.
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:7777")]
    pub listen: SocketAddr,
    /// Where tables are stored: one SQLite file.
    #[arg(long, value_name = "DIR", default_value = "data")]
    pub data: PathBuf,
    /// Serve Lanterns too, the example for those who write a game.
    #[arg(long, hide = true)]
    pub example: bool,
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
    /// One bot for each seat: random, quick or strong.
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
    match Line::try_parse() {
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

/// The game with this name, or the names there are.
pub fn game(lang: Lang, name: &str) -> Result<&'static dyn AnyGame, Stop> {
    let names: Vec<&str> = games::GAMES.iter().map(|game| game.name()).collect();
    games::find(name).ok_or_else(|| Stop::misuse(say::unknown_game(lang, name, &names.join(", "))))
}
