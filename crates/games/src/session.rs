//! One table's game with its types taken off: moves are text, views are JSON or regions of a page.

use std::time::Duration;

use bots::{Budget, Strength};
use pages::chrome::TableChrome;
use pages::guide::Guide;
use pages::{Addresses, PageDiff, Painting};
use table::asked::{Question, Running};
use table::company::{Phrase, Said};
use table::{Actor, Logged, Need, Outcome, Pending, Seat, Settings, TakeBack, Talk, Timer, Viewer};
use words::{Lang, Line, Names, Sentence, Story};

use crate::why::Why;

/// A game in progress.
pub trait Session: Send + Sync {
    fn seats(&self) -> u8;
    /// How many moves this viewer knows of, undone ones left out. Nobody is ever told another number.
    fn made(&self, viewer: Viewer) -> usize;
    /// How many moves were really made, for nobody's eyes; and of how many of the first so many this viewer knows.
    fn moves_made(&self) -> usize;
    fn known(&self, viewer: Viewer, moves: usize) -> usize;
    /// Who owes an answer: the truth, for nobody's eyes.
    fn pending(&self) -> Pending;
    /// What this viewer may know of that.
    fn awaited(&self, viewer: Viewer) -> Pending;
    /// The question this seat owes an answer to.
    fn question(&self, seat: Seat) -> Option<Question>;
    /// The timers that run, and since when; the truth as well.
    fn timers(&self) -> &[Running];
    /// The clock's move when this timer has run out, if it still runs.
    fn ring(&self, timer: Timer) -> Option<String>;
    /// Whether it is a secret that this seat is being asked.
    fn is_sealed(&self, seat: Seat) -> bool;
    /// What is wanted of a seat that may act.
    fn need(&self, seat: Seat) -> Need;
    /// Whether it would tell something who is at their screen.
    fn hides_presence(&self) -> bool;
    fn outcome(&self) -> Option<Outcome>;
    /// How the same people play again.
    fn again(&self, settings: Settings) -> Settings;
    /// The names of those who can win.
    fn parties(&self) -> Vec<String>;
    /// The legal moves of this actor as text.
    fn legal(&self, actor: Actor) -> Vec<String>;
    /// What this seat can be spared to answer: the only answer, or one that is as good as any other.
    fn whichever(&self, seat: Seat) -> Option<String>;
    /// Whether these moves can be made one after the other; nothing changes. Nothing is tried after chance or a secret
    /// has spoken: a refusal never depends on what nobody can know yet.
    fn check(&self, moves: &[(Actor, &str)], names: &Names) -> Result<(), Declined>;
    /// Follows one entry of the log, unless the rules refuse it.
    fn follow(&mut self, logged: &Logged) -> Result<(), String>;
    /// What a lesson lets happen next.
    fn cue(&self) -> Cue {
        Cue::Free
    }
    /// Who learns here, and how many steps the lesson has.
    fn lesson(&self) -> Option<(Seat, usize)> {
        None
    }
    /// Whether these moves are what a lesson waits for; if not, a kind word. Anywhere else everything is.
    fn heed(&self, _seat: Seat, _moves: &[String]) -> Result<(), Declined> {
        Ok(())
    }
    /// What the voice of a lesson says to this viewer.
    fn guide(&self, _lang: Lang, _names: &Names, _viewer: Viewer) -> Option<Guide> {
        None
    }
    /// Before the first move: time runs from here on.
    fn begin(&mut self, at: u64);
    /// What it takes for this seat to take back its last move, or the last it chose at a table that spares it others.
    fn take_back(&self, seat: Seat, spares: bool) -> TakeBack;
    /// Whether so many moves can still be all that is left: no secret was seen since, and the game is not over.
    fn may_return(&self, keep: usize) -> bool;
    /// The table as it was when this viewer knew of so many moves. While the game goes on, only if everything one could
    /// read there and then, and what came next, can still be read now: memory is part of some games.
    fn look_back(&self, viewer: Viewer, made: usize) -> Option<Box<dyn Session>>;
    /// Which of these moments this viewer may look back at; they are given in order.
    fn readable(&self, viewer: Viewer, moments: &[usize]) -> Vec<bool>;
    /// When this viewer's last move so far was made, in milliseconds since 1970.
    fn last_moved(&self, viewer: Viewer) -> Option<u64>;
    /// Whether something worth a moment's look has just happened before everybody's eyes.
    fn is_milestone(&self) -> bool;
    /// Whether a part of the game has just ended before everybody's eyes.
    fn has_result(&self) -> bool;
    /// The parts of the game this viewer knows of, each with the number of moves made when it began.
    fn parts(&self, lang: Lang, viewer: Viewer) -> Vec<(usize, String)>;
    /// What decided the game; nothing while it goes on.
    fn story(&self, lang: Lang, names: &Names) -> Option<Story>;
    /// How a finished game went for this seat: whether it won, and how far ahead it was, or where all stood together.
    fn mark(&self, seat: Seat) -> Option<(bool, i16)>;
    fn talk(&self, seat: Seat) -> Talk;
    /// What everybody may know, as JSON.
    fn write_open(&self, into: &mut Vec<u8>);
    /// What this viewer may know besides, or sees in their own way, as JSON.
    fn write_own(&self, viewer: Viewer, into: &mut Vec<u8>);
    /// Draws the game's part of the page.
    fn draw(&self, chrome: &TableChrome, diff: &mut PageDiff);
    /// The picture at this address, if it is one this viewer may see here.
    fn picture(&self, viewer: Viewer, addresses: &Addresses, token: &str) -> Option<Painting>;
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
    fn party_name(&self, lang: Lang, names: &Names, party: u8) -> Sentence;
    fn timer_name(&self, lang: Lang, name: &'static str) -> String;
    /// What a bot needs to think about this seat's move, to be carried to another thread; nothing if it is not asked.
    /// `manner` is drawn once for each table and seat; `said` is what it has heard at the table.
    fn thought(&self, seat: Seat, strength: Strength, manner: u64, said: &[Said]) -> Option<Thought>;
    /// The same for the best moves a strong bot finds and how each would turn out, from what this seat knows.
    fn weighing(&self, seat: Seat, manner: u64, said: &[Said]) -> Option<Weighing>;
    /// The moves made when this viewer knew of so many, undone ones left out.
    fn moves_until(&self, viewer: Viewer, made: usize) -> Option<Vec<(Actor, String)>>;
    fn boxed_clone(&self) -> Box<dyn Session>;
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

/// A bot's work. The seed makes it repeatable.
pub type Thought = Box<dyn FnOnce(Budget, u64) -> Choice + Send>;

/// The same work for somebody who wants to know better.
pub type Weighing = Box<dyn FnOnce(Budget, u64) -> Vec<Weighed> + Send>;

/// A move a strong bot would consider, and how it would turn out where that can be told: 0 is lost, 1 is won.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    pub mv: String,
    pub worth: Option<f32>,
}

/// What a bot chose, as the text of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub mv: String,
    /// How long somebody in its place would hesitate, where that could tell something: a matter of the game, not of how
    /// long the bot thought.
    pub hesitates: Option<Duration>,
    /// What it says with it.
    pub says: Option<Phrase>,
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
