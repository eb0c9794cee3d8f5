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
//! expect told Silenced then Played      for any game: events with these words, in this order; `told nothing …`
//! over A                                the game has ended and this party won
//! cannot begin: GRI-2.1                 alone after its `given` lines: that set-up is refused by that rule
//! ```
//!
//! Strict: a move that was not asked for fails, and so does a story that ends in the middle of a choice, and one whose
//! scripted luck does not come out even.

mod fields;
mod set_up;

pub use fields::{Field, Found, Kinds, Many, Said, is, one};
pub use set_up::{SetUp, examples_agree, words};

use crate::chance::Seed;
use crate::checks::moves_of;
use crate::events::Events;
use crate::game::Game;
use crate::script::Script;
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

/// Plays one scenario. The error names the line and what was found instead.
pub fn run<G: Staged>(scenario: &Scenario) -> Result<(), String> {
    let given: Vec<&str> =
        scenario.lines.iter().filter_map(|(_, line)| line.strip_prefix("given ")).collect();
    if let [(number, line)] = told(scenario).as_slice()
        && let Some(rule) = line.strip_prefix("cannot begin: ")
    {
        return cannot_begin::<G>(&given, rule)
            .map_err(|wrong| format!("line {number}, \"{line}\": {wrong}"));
    }
    let set_up::Stage { state, past, script } = set_up::stage::<G>(&given)?;
    script.wrong().map_or(Ok(()), Err)?;
    let mut story = Story::<G> { state, past, script };
    for (number, line) in told(scenario) {
        story.line(line).map_err(|wrong| format!("line {number}, \"{line}\": {wrong}"))?;
    }
    if let Some(left) = script.left_over() {
        return Err(format!("luck was given that never came: {left}"));
    }
    let pending = G::pending(&story.state);
    if pending.is_nobody() || G::is_ordinary_turn(&story.state) {
        return Ok(());
    }
    Err(format!("the story ends, but {}", story.asked()))
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

struct Story<G: Game> {
    state: G::State,
    past: Vec<G::Event>,
    script: &'static Script,
}

impl<G: Staged> Story<G> {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let (first, rest) = line.split_once(' ').ok_or("not a sentence")?;
        match first {
            "expect" => self.expects(rest),
            "over" => self.over(rest),
            _ => {
                let actor = first.parse().map_err(|()| format!("nobody is called {first}"))?;
                self.acts(actor, rest)?;
                self.script.wrong().map_or(Ok(()), Err)
            }
        }
    }

    /// A field of the game; or for any game what was told, in so many words of its events.
    fn expects(&self, fact: &str) -> Result<(), String> {
        match fact.strip_prefix("told ") {
            Some(words) => told_of(&self.past, words),
            None => fields::check::<G>(&Evidence { state: &self.state, past: &self.past }, fact),
        }
    }

    fn acts(&mut self, actor: Actor, deed: &str) -> Result<(), String> {
        if let Some(list) = deed.strip_prefix("offers ") {
            return self.offers(actor, list);
        }
        if let Some((mv, rule)) = deed.strip_prefix("cannot ").and_then(|rest| rest.split_once(": ")) {
            return self.refuses(actor, mv, rule);
        }
        let mut events = Events::new();
        let mv = G::read_move(&self.state, deed)?;
        let before = self.state.clone();
        G::play(&mut self.state, actor, mv, &mut events).map_err(|refusal| {
            format!("refused by {} ({:?}); {}", refusal.rule, refusal.reason, self.asked())
        })?;
        self.past.extend(events.take());
        self.same_unheard(before, actor, mv)
    }

    /// What nobody listens to ends the same way: search plays so. Scripted luck comes only once.
    fn same_unheard(&self, mut before: G::State, actor: Actor, mv: G::Move) -> Result<(), String> {
        let unheard = !self.script.is_empty()
            || G::play(&mut before, actor, mv, &mut Events::silent()).is_ok() && before == self.state;
        if unheard { Ok(()) } else { Err("played with nobody listening it ends otherwise".to_owned()) }
    }

    fn offers(&self, actor: Actor, list: &str) -> Result<(), String> {
        let (list, in_order) = list.strip_prefix("in order ").map_or((list, false), |list| (list, true));
        let mut wanted =
            list.split('|').map(|mv| G::read_move(&self.state, mv.trim())).collect::<Result<Vec<_>, _>>()?;
        let offered = moves_of::<G>(&self.state, actor);
        if !in_order {
            wanted.sort();
        }
        if wanted == offered { Ok(()) } else { Err(format!("{actor} has {}", listed(&offered))) }
    }

    fn refuses(&mut self, actor: Actor, mv: &str, rule: &str) -> Result<(), String> {
        let before = self.state.clone();
        let mv = G::read_move(&self.state, mv)?;
        let answer = G::play(&mut self.state, actor, mv, &mut Events::silent());
        match answer {
            Ok(()) => Err("it was accepted".to_owned()),
            Err(_) if self.state != before => Err("refused, but the state changed".to_owned()),
            Err(refusal) if refusal.rule != rule => Err(format!("refused by {}", refusal.rule)),
            Err(_) => Ok(()),
        }
    }

    fn over(&self, party: &str) -> Result<(), String> {
        let outcome = G::outcome(&self.state).ok_or_else(|| self.asked())?;
        let winner = G::party_name(&self.state, outcome.party);
        if winner == party { Ok(()) } else { Err(format!("{winner} won")) }
    }

    fn asked(&self) -> String {
        let asked: Vec<String> = G::pending(&self.state)
            .actors()
            .map(|actor| format!("{actor} is asked: {}", listed(&moves_of::<G>(&self.state, actor))))
            .collect();
        if asked.is_empty() { "nobody is asked".to_owned() } else { asked.join("; ") }
    }
}

/// `Escaped Banshee`: an event with these words; `A then B`: in this order; `nothing Escaped`: no such event.
fn told_of<E: std::fmt::Debug>(past: &[E], words: &str) -> Result<(), String> {
    let events: Vec<String> =
        past.iter().map(|event| format!("{event:?}").replace("Seat(", "S").replace(')', "")).collect();
    let fits = |event: &String, words: &str| words.split_whitespace().all(|word| event.contains(word));
    if let Some(words) = words.strip_prefix("nothing ") {
        return events.into_iter().find(|event| fits(event, words)).map_or(Ok(()), Err);
    }
    let mut rest = events.iter();
    if words.split(" then ").all(|words| rest.any(|event| fits(event, words))) {
        return Ok(());
    }
    Err(format!("it was not:\n    {}", events.join("\n    ")))
}

fn listed<M: ToString>(moves: &[M]) -> String {
    moves.iter().map(M::to_string).collect::<Vec<_>>().join(" | ")
}
