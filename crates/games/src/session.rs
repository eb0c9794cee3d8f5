//! One table's game with its types taken off: moves are text, views are JSON or regions of a page.

use bots::{Budget, Strength};
use pages::chrome::TableChrome;
use pages::{PageDiff, Scene};
use table::{Actor, Chance, Entry, Events, Eyes, Outcome, Pending, Replay, Seat, Seed, Talk, Viewer};
use words::problem::Problem;
use words::{Lang, Line, Names, Sentence};

use crate::any_game::Complete;
use crate::fields;

/// A game in progress.
pub trait Session: Send + Sync {
    fn seats(&self) -> u8;
    /// Moves made so far, undone ones left out.
    fn made(&self) -> usize;
    fn pending(&self) -> Pending;
    fn outcome(&self) -> Option<Outcome>;
    /// The names of those who can win.
    fn parties(&self) -> Vec<String>;
    /// The legal moves of this actor as text.
    fn legal(&self, actor: Actor) -> Vec<String>;
    /// Whether these moves can be made one after the other; nothing changes.
    fn check(&self, moves: &[(Actor, &str)], names: &Names) -> Result<(), Declined>;
    /// Follows one entry of the log. `check` came first, or the entry comes from storage.
    fn follow(&mut self, entry: &Entry) -> Result<(), String>;
    /// How many moves stay if this seat takes back its last one freely.
    fn free_undo(&self, seat: Seat) -> Option<usize>;
    /// How many moves stay if the last move of this seat goes, and with it all that came after.
    fn before_last_of(&self, seat: Seat) -> Option<usize>;
    /// Who made the last move.
    fn last_actor(&self) -> Option<Actor>;
    /// Whether this viewer may look back at the table as it was after so many moves: only if everything one could
    /// read there and then, and what came next, can still be read now. Memory is part of some games.
    fn may_look(&self, viewer: Viewer, count: usize) -> bool;
    /// The table as it was after so many moves.
    fn at(&self, count: usize) -> Box<dyn Session>;
    fn talk(&self, seat: Seat) -> Talk;
    /// What everybody may know, as the fields of a JSON object.
    fn open_fields(&self, into: &mut Vec<u8>);
    /// The fields of the same object that this viewer sees in their own way.
    fn own_fields(&self, viewer: Viewer, into: &mut Vec<u8>);
    /// Draws the game's part of the page.
    fn draw(&self, chrome: &TableChrome, diff: &mut PageDiff);
    /// The position as plain text.
    fn board(&self, lang: Lang, names: &Names, viewer: Viewer) -> String;
    /// Where the game is, as anybody may know, in a few words.
    fn progress(&self, lang: Lang) -> Sentence;
    /// Who is being waited for and for what.
    fn prompt(&self, lang: Lang, names: &Names, viewer: Viewer) -> Sentence;
    /// The log in sentences, each with the number of moves made by then.
    fn lines(&self, lang: Lang, names: &Names, viewer: Viewer) -> Vec<(usize, Line)>;
    /// A move as one would say it, if it is one.
    fn move_name(&self, lang: Lang, names: &Names, viewer: Viewer, mv: &str) -> Option<Sentence>;
    fn party_name(&self, lang: Lang, names: &Names, party: u8) -> Sentence;
    /// What a bot needs to think about this seat's move, to be carried to another thread.
    fn thought(&self, seat: Seat, strength: Strength) -> Thought;
    fn boxed_clone(&self) -> Box<dyn Session>;
}

/// A bot's work: returns the text of its move. The seed makes it repeatable.
pub type Thought = Box<dyn FnOnce(Budget, u64) -> String + Send>;

/// A move that is not possible, and why, in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declined {
    /// Which of the moves, from 0.
    pub index: usize,
    /// The rule behind it; none when the text was not a move at all.
    pub rule: Option<&'static str>,
    pub es: Sentence,
    pub en: Sentence,
}

impl Declined {
    pub fn say(&self, lang: Lang) -> &Sentence {
        match lang {
            Lang::Es => &self.es,
            Lang::En => &self.en,
        }
    }
}

/// A session of game `G`.
pub struct Live<G: Complete> {
    replay: Replay<G>,
}

impl<G: Complete> Live<G> {
    pub fn new(options: G::Options, rules: u16, seed: Seed) -> Self {
        Live { replay: Replay::new(options, rules, seed) }
    }

    fn moves(&self, actor: Actor) -> Vec<G::Move> {
        let mut moves = Vec::new();
        G::moves(self.replay.state(), actor, &mut moves);
        moves
    }

    fn view(&self, viewer: Viewer) -> G::View {
        G::view(self.replay.state(), viewer)
    }

    /// From which move on a page tells the log: all of it once the game is over.
    fn remembered(&self) -> usize {
        if self.outcome().is_some() { 0 } else { self.made().saturating_sub(G::REMEMBERED) }
    }
}

impl<G: Complete> Session for Live<G> {
    fn seats(&self) -> u8 {
        G::seats(self.replay.options())
    }

    fn made(&self) -> usize {
        self.replay.moves().len()
    }

    fn pending(&self) -> Pending {
        G::pending(self.replay.state())
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(self.replay.state())
    }

    fn parties(&self) -> Vec<String> {
        G::parties(self.replay.options())
    }

    fn legal(&self, actor: Actor) -> Vec<String> {
        self.moves(actor).iter().map(ToString::to_string).collect()
    }

    fn check(&self, moves: &[(Actor, &str)], names: &Names) -> Result<(), Declined> {
        let mut state = self.replay.state().clone();
        for (index, (actor, text)) in moves.iter().enumerate() {
            let Ok(mv) = text.parse::<G::Move>() else {
                let say = |lang| Sentence::from(Problem::NotAMove((*text).to_owned()).say(lang));
                return Err(Declined { index, rule: None, es: say(Lang::Es), en: say(Lang::En) });
            };
            G::play(&mut state, *actor, mv, &mut Events::silent()).map_err(|refusal| {
                let say = |lang| G::refusal(lang, names, &refusal);
                Declined { index, rule: Some(refusal.rule), es: say(Lang::Es), en: say(Lang::En) }
            })?;
        }
        Ok(())
    }

    fn follow(&mut self, entry: &Entry) -> Result<(), String> {
        match entry {
            Entry::Move { actor, text } => {
                let mv = text.parse().map_err(|_| format!("\"{text}\" is not a move"))?;
                let played = self.replay.play(*actor, mv);
                played.map(drop).map_err(|refusal| format!("\"{text}\" is refused by {}", refusal.rule))
            }
            Entry::Undo { keep, .. } if *keep > self.made() => {
                Err(format!("there are no {keep} moves to keep"))
            }
            Entry::Undo { keep, .. } => {
                self.replay.undo_to(*keep);
                Ok(())
            }
            Entry::Sit { .. } | Entry::Say { .. } => Ok(()),
        }
    }

    fn free_undo(&self, seat: Seat) -> Option<usize> {
        self.replay.free_undo(seat)
    }

    fn before_last_of(&self, seat: Seat) -> Option<usize> {
        self.replay.moves().iter().rposition(|played| played.actor == Actor::Seat(seat))
    }

    fn last_actor(&self) -> Option<Actor> {
        self.replay.moves().last().map(|played| played.actor)
    }

    fn may_look(&self, viewer: Viewer, count: usize) -> bool {
        if count >= self.made() {
            return count == self.made();
        }
        let now = self.replay.log(viewer);
        let mut earlier = self.replay.at(count);
        let mut told = earlier.log(viewer);
        let next = &self.replay.moves()[count];
        if earlier.play(next.actor, next.mv).is_err() {
            return false;
        }
        told.extend(earlier.log(viewer).into_iter().filter(|(number, _)| *number == count + 1));
        let mut rest = now.iter();
        told.iter().all(|then| rest.any(|still| still == then))
    }

    fn at(&self, count: usize) -> Box<dyn Session> {
        Box::new(Live { replay: self.replay.at(count) })
    }

    fn talk(&self, seat: Seat) -> Talk {
        G::talk(self.replay.state(), seat)
    }

    fn open_fields(&self, into: &mut Vec<u8>) {
        fields::write(&self.view(Viewer::Spectator), |key| !G::OWN_FIELDS.contains(&key), into);
    }

    fn own_fields(&self, viewer: Viewer, into: &mut Vec<u8>) {
        fields::write(&self.view(viewer), |key| G::OWN_FIELDS.contains(&key), into);
    }

    fn draw(&self, chrome: &TableChrome, diff: &mut PageDiff) {
        let moves = chrome.played_seat().map_or(Vec::new(), |seat| self.moves(Actor::Seat(seat)));
        let log = self.replay.log_since(chrome.viewer, self.remembered());
        let view = &self.view(chrome.viewer);
        G::draw(&Scene { chrome, view, moves: &moves, log: &log, options: self.replay.options() }, diff);
    }

    fn board(&self, lang: Lang, names: &Names, viewer: Viewer) -> String {
        G::board(lang, names, &self.view(viewer))
    }

    fn progress(&self, lang: Lang) -> Sentence {
        G::progress(lang, &self.view(Viewer::Spectator))
    }

    fn prompt(&self, lang: Lang, names: &Names, viewer: Viewer) -> Sentence {
        G::prompt(lang, names, &self.view(viewer))
    }

    fn lines(&self, lang: Lang, names: &Names, viewer: Viewer) -> Vec<(usize, Line)> {
        let log = self.replay.log(viewer).into_iter();
        log.filter_map(|(number, event)| Some((number, G::line(lang, names, &event)?))).collect()
    }

    fn move_name(&self, lang: Lang, names: &Names, viewer: Viewer, mv: &str) -> Option<Sentence> {
        Some(G::move_name(lang, names, &self.view(viewer), mv.parse().ok()?))
    }

    fn party_name(&self, lang: Lang, names: &Names, party: u8) -> Sentence {
        G::party(lang, names, self.replay.options(), party)
    }

    fn thought(&self, seat: Seat, strength: Strength) -> Thought {
        let state = self.replay.state().clone();
        let past: Vec<G::Event> = self.replay.past().cloned().collect();
        Box::new(move |budget, seed| {
            let eyes = Eyes::<G>::new(&state, &past, seat);
            bots::choose(&eyes, strength, budget, &mut Chance::fast(seed)).to_string()
        })
    }

    fn boxed_clone(&self) -> Box<dyn Session> {
        Box::new(Live { replay: self.replay.clone() })
    }
}
