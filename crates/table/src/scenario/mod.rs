//! Scenarios: short stories in game words that a rules expert can check, each citing the rules it shows.
//!
//! ```text
//! # GRI-5.4 GRI-5.7: A Spell of another Element breaks the Chain and is silenced.
//! given title Recycle                   words of the game: the position (`fields.rs`, `set_up.rs`)
//! S0 play Flash                         a move; the seat must be asked for it
//! S1 offers play Glow | play Landslide  exactly these moves are legal; `offers in order …` as listed
//! S1 cannot play Storm: GRI-3.6         refused by that rule, nothing changes
//! S1 play Landslide
//! expect Landslide earth 2 silenced     words of the game: a fact
//! expect told Silenced then Played      for any game: what happened (`told.rs`); `told nothing …`
//! expect S1 told Silenced               for any game: what this viewer may read of it by now
//! S1 takes back                         their last move, freely; `S1 takes back by consent`, `S1 cannot take back`
//! keep clock as old                     the timer that runs now; later `old rings`, or `old rings in vain`
//! save A                                this moment; `back to A` goes on from there
//! begin again with traitor S2           the story anew, with this said besides
//! alike A B: S1 spectator               these cannot tell the two moments apart; `differ A B: …`: each of them can
//! over A                                the game has ended and this party won
//! cannot begin: GRI-2.1                 alone after its `given` lines: that set-up is refused by that rule
//! ```
//!
//! Strict: a move that was not asked for fails, and so does a story that ends in the middle of a choice, and one whose
//! scripted luck does not come out even.

mod fields;
mod moments;
mod set_up;
mod story;
mod told;

pub use fields::{Field, Found, Kinds, Many, Said, is, one};
pub use set_up::{SetUp, examples_agree, words};

use story::Story;

use crate::chance::Seed;
use crate::game::Game;
use crate::seat::{Actor, Seat};

/// A game that can be put on a stage. What its stories can say is one table, `FIELDS`.
pub trait Staged: Game {
    /// A position while it is being described.
    type Position;

    /// What can be given and expected. The first field that fits a sentence takes it.
    const FIELDS: &'static [Field<Self, Self::Position>];
    /// The kinds of words in `FIELDS`: `<seat>` and whatever else has names.
    const KINDS: &'static [Kinds] = &[("seat", is::<Seat>)];
    /// What can be scripted: the words of the stories, and the purpose of the stream behind them.
    const LUCK: &'static [(&'static str, &'static str)] = &[];
    /// Shorter words for an option and its value.
    const SHORT: &'static [(&'static str, &'static str)] = &[];
    /// How many sit at the table when nothing is said; by default as many as usual.
    const SEATS: Option<u8> = None;
    /// The rule that refuses an option the game does not have.
    const UNKNOWN_OPTION: &'static str;

    /// The position when nothing is said, as plain as possible.
    fn usual(options: Self::Options, seed: Seed) -> Self::Position;
    /// Completes what was said: every card is somewhere, and somebody is asked.
    fn place(position: Self::Position) -> Result<Self::State, String>;

    /// An event in words, as `told` finds them. Where it speaks of something by number, its name belongs here.
    fn spelled(_state: &Self::State, event: &Self::Event) -> String {
        format!("{event:?}")
    }

    /// What a move would do, where its own text only numbers it: `S0 first 1 meaning burn` has to find this word here.
    fn meaning(_state: &Self::State, _actor: Actor, _mv: Self::Move) -> Option<String> {
        None
    }

    /// A move in the story's words; by default the move's own text.
    fn read_move(_state: &Self::State, text: &str) -> Result<Self::Move, String> {
        text.parse().map_err(|_| format!("\"{text}\" is not a move"))
    }

    /// The position that these `given` lines describe.
    fn stage(given: &[&str]) -> Result<Self::State, String> {
        set_up::stage::<Self>(given).map(|stage| stage.state)
    }
}

/// What `expect` is read from: the position, and what has happened since the story began.
pub struct Evidence<'a, G: Game> {
    pub state: &'a G::State,
    pub past: &'a [G::Event],
}

/// Whether a fact holds in a position; the error says what was found instead.
pub fn holds<G: Staged>(state: &G::State, past: &[G::Event], fact: &str) -> Result<(), String> {
    fields::check::<G>(&Evidence { state, past }, fact)
}

/// One story: what it shows and its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario<'a> {
    pub rules: Vec<&'a str>,
    pub title: &'a str,
    /// Each line with its number in the file.
    pub lines: Vec<(usize, &'a str)>,
}

/// Reads a file of scenarios. Lines starting with `//` are remarks.
pub fn read(text: &str) -> Result<Vec<Scenario<'_>>, String> {
    let mut scenarios: Vec<Scenario> = Vec::new();
    for (number, line) in text.lines().map(str::trim).enumerate().map(|(index, line)| (index + 1, line)) {
        if line.is_empty() || line.starts_with("//") {
            continue;
        }
        if let Some(heading) = line.strip_prefix("# ") {
            let (rules, title) =
                heading.split_once(": ").ok_or(format!("line {number}: no rules before ':'"))?;
            scenarios.push(Scenario { rules: rules.split_whitespace().collect(), title, lines: Vec::new() });
        } else {
            let scenario = scenarios.last_mut().ok_or(format!("line {number}: no heading yet"))?;
            scenario.lines.push((number, line));
        }
    }
    Ok(scenarios)
}

/// A move of a scenario, and what came of it.
pub struct Step<'a, G: Game> {
    pub actor: Actor,
    pub mv: G::Move,
    pub before: &'a G::State,
    pub told: &'a [G::Event],
    pub after: &'a G::State,
}

/// Plays one scenario. The error names the line and what was found instead.
pub fn run<G: Staged>(scenario: &Scenario) -> Result<(), String> {
    watch::<G>(scenario, |_| {})
}

/// Plays one scenario and shows each move of it.
pub fn watch<G: Staged>(scenario: &Scenario, mut look: impl FnMut(Step<G>)) -> Result<(), String> {
    let given: Vec<&str> =
        scenario.lines.iter().filter_map(|(_, line)| line.strip_prefix("given ")).collect();
    if let [(number, line)] = told(scenario).as_slice()
        && let Some(rule) = line.strip_prefix("cannot begin: ")
    {
        return cannot_begin::<G>(&given, rule)
            .map_err(|wrong| format!("line {number}, \"{line}\": {wrong}"));
    }
    let mut story = Story::<G>::begin(&given)?;
    for (number, line) in told(scenario) {
        let made = story.moves.len();
        story.line(line).map_err(|wrong| format!("line {number}, \"{line}\": {wrong}"))?;
        if let Some(done) = story.moves.get(made) {
            let (before, told, after) = (&done.before, done.events.as_slice(), &story.state);
            look(Step { actor: done.actor, mv: done.mv, before, told, after });
        }
    }
    story.end()
}

/// Everything but the position.
fn told<'a>(scenario: &Scenario<'a>) -> Vec<(usize, &'a str)> {
    scenario.lines.iter().copied().filter(|(_, line)| !line.starts_with("given ")).collect()
}

fn cannot_begin<G: Staged>(given: &[&str], rule: &str) -> Result<(), String> {
    match set_up::refused::<G>(given)? {
        None => Err("it can begin".to_owned()),
        Some(found) if found != rule => Err(format!("refused by {found}")),
        Some(_) => Ok(()),
    }
}
