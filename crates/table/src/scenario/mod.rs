//! Scenarios: short stories in game words that a rules expert can check, each citing the rules it shows.
//!
//! ```text
//! # GRI-5.4 GRI-5.7: A Spell of another Element breaks the Chain and is silenced.
//! given title Recycle                   words of the game: the position
//! S0 play Flash                         a move; the seat must be asked for it
//! S1 offers play Glow | play Landslide  exactly these moves are legal
//! S1 cannot play Storm: GRI-3.6         refused by that rule, nothing changes
//! S1 play Landslide
//! expect Landslide earth 2 silenced     words of the game: a fact
//! over A                                the game has ended and this party won
//! cannot begin: GRI-2.1                 alone after its `given` lines: that set-up is refused by that rule
//! ```
//!
//! Strict: a move that was not asked for fails, and so does a story that ends in the middle of a choice.

use crate::checks::moves_of;
use crate::events::Events;
use crate::game::Game;
use crate::seat::Actor;

/// A game that can be put on a stage: read a position, check a fact.
pub trait Staged: Game {
    /// The position that these `given` lines describe.
    fn stage(given: &[&str]) -> Result<Self::State, String>;
    /// The rule by which the set-up in these `given` lines is refused, if it is.
    fn set_up_refused(_given: &[&str]) -> Option<&'static str> {
        None
    }
    /// A move in the story's words; by default the move's own text.
    fn read_move(_state: &Self::State, text: &str) -> Result<Self::Move, String> {
        text.parse().map_err(|_| format!("\"{text}\" is not a move"))
    }
    /// Whether a fact holds now. `past` is what happened since the story began.
    fn fact(state: &Self::State, past: &[Self::Event], fact: &str) -> Result<(), String>;
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
    let mut story = Story::<G> { state: G::stage(&given)?, past: Vec::new() };
    for (number, line) in told(scenario) {
        story.line(line).map_err(|wrong| format!("line {number}, \"{line}\": {wrong}"))?;
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
    match G::set_up_refused(given) {
        None => Err("it can begin".to_owned()),
        Some(found) if found != rule => Err(format!("refused by {found}")),
        Some(_) => Ok(()),
    }
}

struct Story<G: Game> {
    state: G::State,
    past: Vec<G::Event>,
}

impl<G: Staged> Story<G> {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let (first, rest) = line.split_once(' ').ok_or("not a sentence")?;
        match first {
            "expect" => G::fact(&self.state, &self.past, rest),
            "over" => self.over(rest),
            _ => {
                let actor = first.parse().map_err(|()| format!("nobody is called {first}"))?;
                self.acts(actor, rest)
            }
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
        G::play(&mut self.state, actor, mv, &mut events).map_err(|refusal| {
            format!("refused by {} ({:?}); {}", refusal.rule, refusal.reason, self.asked())
        })?;
        self.past.extend(events.take());
        Ok(())
    }

    fn offers(&self, actor: Actor, list: &str) -> Result<(), String> {
        let mut wanted =
            list.split('|').map(|mv| G::read_move(&self.state, mv.trim())).collect::<Result<Vec<_>, _>>()?;
        wanted.sort();
        let offered = moves_of::<G>(&self.state, actor);
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

fn listed<M: ToString>(moves: &[M]) -> String {
    moves.iter().map(M::to_string).collect::<Vec<_>>().join(" | ")
}
