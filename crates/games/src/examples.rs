//! Cards that show themselves: the scenario that shows a card best, played once and kept, step by step.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use arena::GameSession;
use table::scenario::{self, Scenario};
use table::{Actor, Seat, Viewer};
use words::{Lang, Line, Names, Sentence};

use crate::session::Session;
use crate::telling::ToldGame;

/// A story about a card, played.
pub struct Example {
    /// The rules it shows.
    pub rules: Vec<&'static str>,
    /// The position first, then each move with what came of it.
    pub steps: Vec<Step>,
}

/// What was done, and the table afterwards.
pub struct Step {
    pub made: Option<(Actor, String)>,
    pub after: Box<dyn Session>,
}

/// The same as it is told.
pub struct ToldStep {
    /// Nothing at the beginning; nobody where a clock ran out.
    pub made: Option<(Option<Seat>, Sentence)>,
    pub lines: Vec<Line>,
    /// What the table waits for then.
    pub asks: Sentence,
}

/// So many moves are still a small example.
const SHORT: usize = 8;
/// And so many are easy to follow.
const EASY: usize = 5;
/// Of so many stories one will do.
const TRIED: usize = 6;

type Kept = BTreeMap<(&'static str, &'static str), Option<Arc<Example>>>;

/// Played once each: a story's luck is written down and comes only once.
static PLAYED: Mutex<Kept> = Mutex::new(BTreeMap::new());

/// The example of this card, if some scenario is about it.
pub fn of_card<G: ToldGame>(id: &str) -> Option<Arc<Example>> {
    let card = G::card_words(Lang::En, id)?;
    let mut played = PLAYED.lock().unwrap_or_else(PoisonError::into_inner);
    played.entry((G::NAME, card.id)).or_insert_with(|| found::<G>(card.id, card.name).map(Arc::new)).clone()
}

fn found<G: ToldGame>(id: &str, name: &str) -> Option<Example> {
    let stories = G::SCENARIOS.iter().flat_map(|(_, text)| scenario::read(text).unwrap_or_default());
    let mut about: Vec<(u32, Scenario)> =
        stories.filter_map(|story| Some((worth(&story, id, name)?, story))).collect();
    about.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    about.iter().take(TRIED).find_map(|(_, story)| played::<G>(story).ok())
}

/// How well a story shows a card: its heading speaks of it, best of all first, somebody moves with it, it is short. Nothing if
/// it is about something else: a card no line names, such as a Stage or a Condition, is what the heading begins with.
fn worth(story: &Scenario, id: &str, name: &str) -> Option<u32> {
    let squeezed: String = name.split_whitespace().collect();
    let apart = |letter: char| !letter.is_alphanumeric() && letter != '-' && letter != '_';
    let names = |line: &str| line.split(apart).any(|word| word == id || word == squeezed);
    let moves = || story.lines.iter().map(|(_, line)| *line).filter(|line| is_move(line));
    let heads = story.title.split(apart).next() == Some(id);
    if !heads && !story.lines.iter().any(|(_, line)| names(line)) {
        return None;
    }
    let named = names(story.title) || story.title.contains(name);
    let first = heads || story.title.starts_with(name);
    let moved = moves().any(names);
    let some = moves().next().is_some();
    let short = moves().count() <= EASY;
    let points = [(named, 40), (first, 60), (moved, 20), (some, 30), (short, 10)];
    Some(points.iter().filter(|(holds, _)| *holds).map(|(_, points)| points).sum())
}

/// Something somebody does, rather than what is given, offered, refused or expected.
fn is_move(line: &str) -> bool {
    let Some((who, deed)) = line.split_once(' ') else { return false };
    who.parse::<Actor>().is_ok() && !deed.starts_with("offers ") && !deed.starts_with("cannot ")
}

fn played<G: ToldGame>(story: &Scenario<'_>) -> Result<Example, String> {
    let lines = || story.lines.iter().map(|(_, line)| *line);
    let given: Vec<&str> = lines().filter_map(|line| line.strip_prefix("given ")).collect();
    let mut session = GameSession::<G>::staged(G::stage(&given)?);
    let mut steps = vec![Step { made: None, after: session.boxed_clone() }];
    for line in lines().filter(|line| is_move(line)) {
        let (who, deed) = line.split_once(' ').ok_or("not a sentence")?;
        let actor: Actor = who.parse().map_err(|()| format!("nobody is called {who}"))?;
        let mv = G::read_move(session.replay.state(), deed)?;
        session.replay.play_at(actor, mv, 0).map_err(|refusal| refusal.rule.to_owned())?;
        steps.push(Step { made: Some((actor, mv.to_string())), after: session.boxed_clone() });
    }
    if steps.len() > SHORT + 1 {
        return Err("too long for an example".to_owned());
    }
    let known = |rule: &&str| words::rules::find(G::rulebook(Lang::En).sections, rule).map(|rule| rule.id);
    Ok(Example { rules: story.rules.iter().filter_map(known).collect(), steps })
}

impl Example {
    /// Each step as one would tell it: who does what, and what came of it.
    pub fn told(&self, lang: Lang, names: &Names) -> Vec<ToldStep> {
        let step = |place: usize| {
            let step = &self.steps[place];
            let before = &self.steps[place.saturating_sub(1)].after;
            let made = step.made.as_ref().and_then(|(actor, mv)| {
                let viewer =
                    if let Actor::Seat(seat) = actor { Viewer::Seat(*seat) } else { Viewer::Spectator };
                let who = if let Actor::Seat(seat) = actor { Some(*seat) } else { None };
                Some((who, before.move_name(lang, names, viewer, mv)?))
            });
            let at = step.after.made(Viewer::Referee);
            let lines = step.after.lines(lang, names, Viewer::Referee).into_iter();
            let lines = lines.filter(|(number, _)| place > 0 && *number == at).map(|(_, line)| line);
            ToldStep { made, lines: lines.collect(), asks: step.after.prompt(lang, names, Viewer::Referee) }
        };
        (0..self.steps.len()).map(step).collect()
    }
}
