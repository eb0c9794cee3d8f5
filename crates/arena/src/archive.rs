//! How do we know that a change of the rules leaves running and finished games alone? Finished games of every released
//! version are kept in `archive/`, with what everybody could do at every step; tests play them all again, and
//! `conclave archive` records them and compares what two builds of the program make of them.

use std::fmt;
use std::str::FromStr;

use bots::{Budget, Strength};
use table::{Actor, Chance, Entry, Logged, Need, OptionRow, Record, Seat, Seed, Settings};

use crate::{AnyRules, NotSetUp, RulesSession};

/// More moves than any game has.
const LONGEST: usize = 5_000;
/// How much a strong bot thinks.
const THOUGHT: Budget = Budget::Iterations(3);
/// In games with second thoughts, one move in so many is taken back.
const SECOND_THOUGHT: u32 = 20;

/// A finished game: how it was played, how it ended, and a fingerprint of everything anybody could have done on the way.
/// That says more about the rules than a state does, and stays the same however states, views and words are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub ended: String,
    pub fingerprint: u64,
    pub record: Record,
}

/// As a file has it: two lines and the record.
impl fmt::Display for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ended {}\nfingerprint {:016x}\n{}", self.ended, self.fingerprint, self.record)
    }
}

impl FromStr for Kept {
    type Err = String;

    fn from_str(text: &str) -> Result<Kept, String> {
        let mut lines = text.splitn(3, '\n');
        let mut line = |key: &str| {
            let line = lines.next().unwrap_or_default();
            line.strip_prefix(key).map(str::to_owned).ok_or_else(|| format!("\"{line}\" is not {key}…"))
        };
        let (ended, print, record) = (line("ended ")?, line("fingerprint ")?, line("")?);
        let fingerprint = u64::from_str_radix(&print, 16).map_err(|_| format!("\"{print}\" is no number"))?;
        let record = record.parse().map_err(|unreadable| format!("{unreadable:?}"))?;
        Ok(Kept { ended, fingerprint, record })
    }
}

impl Kept {
    /// Plays it again under its own version of the rules: everything must be as it was.
    pub fn check(&self, game: &dyn AnyRules) -> Result<(), String> {
        let again = play_again(game, &self.record)?;
        if again == *self {
            return Ok(());
        }
        let was = format!("{} {:016x}", self.ended, self.fingerprint);
        Err(format!("it was \"{was}\" and is now \"{} {:016x}\"", again.ended, again.fingerprint))
    }
}

fn play_again(game: &dyn AnyRules, record: &Record) -> Result<Kept, String> {
    let start = Record { entries: Vec::new(), ..record.clone() };
    let mut session = game.resume(&start).map_err(|bad| format!("it cannot begin: {}", bad.why))?;
    let mut print = 0xcbf2_9ce4_8422_2325;
    look(session.as_ref(), &mut print);
    for (index, logged) in record.entries.iter().enumerate() {
        session.follow(logged).map_err(|why| format!("entry {}, {}: {why}", index + 1, logged.entry))?;
        look(session.as_ref(), &mut print);
    }
    let outcome = session.outcome().ok_or("it does not end any more")?;
    let ended = format!("won by {}", session.parties().swap_remove(outcome.party.into()));
    Ok(Kept { ended, fingerprint: print, record: record.clone() })
}

/// Adds what everybody can do now.
fn look(session: &dyn RulesSession, print: &mut u64) {
    for actor in session.pending().actors() {
        let offered = format!("{actor}: {}\n", session.legal(actor).join(" | "));
        *print = offered
            .bytes()
            .fold(*print, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    }
}

/// The seats and options of the game with this number. Few numbers show every value of every option and every number of
/// players. Where the rules refuse a combination, another number of players or fewer unusual options take its place.
pub fn set_up(game: &dyn AnyRules, number: u64) -> (u8, Settings) {
    let number = number as usize;
    // Options that are numbers keep their default: they have too many values to show all.
    let rows: Vec<&OptionRow> = game.options().iter().filter(|row| !row.values.is_empty()).collect();
    let turn = |row: usize, length: usize| (number * (2 * row + 1) + number / length) % length;
    for chosen in (0..=rows.len()).rev() {
        let mut settings = Settings::default();
        for (index, row) in rows.iter().take(chosen).enumerate() {
            settings.set(row.key, row.values[turn(index, row.values.len())]);
        }
        let counts = game.seat_counts(&settings);
        let first = turn(rows.len(), counts.len());
        let mut seats = (0..counts.len()).map(|step| counts[(first + step) % counts.len()]);
        let fits = |seats: &u8| game.new_game(*seats, &settings, Seed::Fast(0)).is_ok();
        if let Some(seats) = seats.find(fits) {
            return (seats, settings);
        }
    }
    unreachable!("the usual way to play is valid")
}

/// Lets bots play a whole game; every third one with second thoughts.
pub fn play(game: &dyn AnyRules, seats: u8, settings: &Settings, number: u64) -> Result<Kept, NotSetUp> {
    let record = begun(game, seats, settings, number);
    let session = game.new_game(seats, settings, record.seed.clone())?;
    Ok(play_on(game, record, session, number))
}

/// The same under this version of the rules, of a game that left another one: somebody goes another way, in a world dealt
/// anew from what their seat knew. A redeal that changes would change it.
pub fn part(game: &dyn AnyRules, rules: u16, (seats, settings): (u8, &Settings), number: u64) -> Kept {
    let record = Record { rules, ..begun(game, seats, settings, number) };
    let mut session = game.resume(&record).unwrap_or_else(|bad| panic!("a valid set-up: {}", bad.why));
    let mut luck = Seed::Fast(number).stream("archive", 1);
    let mut moves = Vec::new();
    for _ in 0..9 + 8 * number {
        let Some(actor) = any_actor(session.as_ref(), &mut luck) else { break };
        let text = choice(session.as_ref(), actor, number, &mut luck);
        let entry = Entry::Move { actor, text: text.clone() };
        session.follow(&Logged { at: 0, entry }).expect("bots play legal moves");
        moves.push((actor, text));
    }
    let parted =
        record.parted(Seat((number % u64::from(seats)) as u8), moves, Seed::Sealed([number as u8; 32]));
    let session = game.resume(&parted).unwrap_or_else(|bad| panic!("it cannot be left: {}", bad.why));
    play_on(game, parted, session, number)
}

fn begun(game: &dyn AnyRules, seats: u8, settings: &Settings, number: u64) -> Record {
    // Live tables have sealed luck, search has fast luck: both are frozen.
    let seed = if number.is_multiple_of(2) { Seed::Sealed([number as u8; 32]) } else { Seed::Fast(number) };
    let (name, rules) = (game.name().to_owned(), game.rules_version());
    Record { game: name, rules, seats, settings: settings.clone(), seed, entries: Vec::new() }
}

fn play_on(game: &dyn AnyRules, mut record: Record, mut session: Box<dyn RulesSession>, number: u64) -> Kept {
    let mut luck = Seed::Fast(number).stream("archive", 0);
    let mut moves = 0;
    while let Some(actor) = any_actor(session.as_ref(), &mut luck)
        && record.entries.len() < LONGEST
    {
        let second_thoughts = number.is_multiple_of(3) && moves > 0 && luck.below(SECOND_THOUGHT) == 0;
        let entry = if second_thoughts {
            Entry::Undo { keep: moves - 1, by: Seat(0) }
        } else {
            Entry::Move { actor, text: choice(session.as_ref(), actor, number, &mut luck) }
        };
        moves = if second_thoughts { moves - 1 } else { moves + 1 };
        let logged = Logged { at: 0, entry };
        session.follow(&logged).expect("bots play legal moves");
        record.entries.push(logged);
    }
    play_again(game, &record).expect("what was played can be played again")
}

fn any_actor(session: &dyn RulesSession, luck: &mut Chance) -> Option<Actor> {
    let actors: Vec<Actor> = session.pending().actors().collect();
    let which = luck.below(actors.len().max(1) as u32) as usize;
    actors.get(which).copied()
}

/// Bots play well in some games, so that these get far; in others anything may happen, so that they get everywhere.
fn choice(session: &dyn RulesSession, actor: Actor, number: u64, luck: &mut Chance) -> String {
    let legal = session.legal(actor);
    let any = legal[luck.below(legal.len() as u32) as usize].clone();
    let (strength, wild) = match number % 4 {
        0 => (Strength::Quick, 5),
        1 => (Strength::Strong, u32::MAX),
        _ => (Strength::Quick, u32::MAX),
    };
    match actor {
        Actor::Seat(seat) if session.need(seat) != Need::Nothing && luck.below(wild) > 0 => {
            let task = session.bot_task(seat, strength, luck.long_word(), &[]);
            task.map_or(any, |task| task(THOUGHT, luck.long_word()).mv)
        }
        _ => any,
    }
}
