//! One table's game with its types erased, as people play and read it.

use std::any::Any;

use arena::{Advising, Observing, Playing};
use table::{Actor, Seat, Viewer};
use words::{Lang, Line, Names, Sentence, Story};

use crate::guide::Guide;
use crate::why::Why;

/// A game in progress: its rules, what each viewer may know, bots, words and lessons.
pub trait Session: Playing + Observing + Advising + Telling + Teaching {
    /// The table as it was when this viewer knew of so many moves. While the game goes on, only if everything one could
    /// read there and then, and what came next, can still be read now: memory is part of some games.
    fn look_back(&self, viewer: Viewer, made: usize) -> Option<Box<dyn Session>>;
    fn boxed_clone(&self) -> Box<dyn Session>;
    /// The [`arena::GameSession`] itself, for code that knows its game: whoever draws it.
    fn as_any(&self) -> &dyn Any;
}

/// What is said about a game in progress.
pub trait Telling: Send + Sync {
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
    /// Why this viewer would be advised to make it.
    fn why(&self, lang: Lang, names: &Names, viewer: Viewer, mv: &str) -> Option<Sentence>;
    /// What these moves of a seat would bring, or why they cannot be made, from what that seat knows alone.
    fn explain(&self, lang: Lang, names: &Names, seat: Seat, moves: &[&str]) -> Why;
    /// Whether these moves can be made one after the other; nothing changes. Nothing is tried after chance or a secret
    /// has spoken: a refusal never depends on what nobody can know yet.
    fn check(&self, moves: &[(Actor, &str)], names: &Names) -> Result<(), Declined>;
    fn party_name(&self, lang: Lang, names: &Names, party: u8) -> Sentence;
    fn timer_name(&self, lang: Lang, name: &'static str) -> String;
    /// The parts of the game this viewer knows of, each with the number of moves made when it began.
    fn parts(&self, lang: Lang, viewer: Viewer) -> Vec<(usize, String)>;
    /// Whether something worth a moment's look has just happened before everybody's eyes.
    fn is_milestone(&self) -> bool;
    /// What decided the game; nothing while it goes on.
    fn story(&self, lang: Lang, names: &Names) -> Option<Story>;
    /// How a finished game went for this seat: whether it won, and how far ahead it was, or where all stood together.
    fn mark(&self, seat: Seat) -> Option<(bool, i16)>;
}

/// A lesson at the table, if there is one.
pub trait Teaching: Send + Sync {
    /// What the lesson lets happen next.
    fn cue(&self) -> Cue;
    /// Who learns here, and how many steps the lesson has.
    fn lesson(&self) -> Option<(Seat, usize)>;
    /// Whether these moves are what the lesson waits for; if not, a kind word. Without a lesson everything is.
    fn heed(&self, seat: Seat, moves: &[String]) -> Result<(), Declined>;
    /// What the voice of the lesson says to this viewer.
    fn guide(&self, lang: Lang, names: &Names, viewer: Viewer) -> Option<Guide>;
}

/// What a lesson lets happen next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Whatever the rules do: there is no lesson, or it lets everybody play.
    Free,
    /// Nothing, until the learner has read this step.
    Read { learner: Seat, step: usize },
    /// The same, with nothing after it.
    Farewell { learner: Seat, step: usize },
    /// This move of this seat.
    Move { seat: Seat, mv: String },
}

/// A move that is not possible, and why, in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declined {
    /// Which of the moves, from 0.
    pub index: usize,
    /// What programs know it by.
    pub code: &'static str,
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
