//! One table's game with its types taken off: moves are text, views are JSON or regions of a page.

use std::time::Duration;

use bots::{Budget, Strength};
use pages::chrome::TableChrome;
use pages::{Addresses, PageDiff, Painting};
use table::asked::{Question, Running};
use table::{Actor, Logged, Outcome, Pending, Seat, TakeBack, Talk, Timer, Viewer};
use words::{Lang, Line, Names, Sentence};

/// A game in progress.
pub trait Session: Send + Sync {
    fn seats(&self) -> u8;
    /// How many moves this viewer knows of, undone ones left out. Nobody is ever told another number.
    fn made(&self, viewer: Viewer) -> usize;
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
    /// Whether it would tell something who is at their screen.
    fn hides_presence(&self) -> bool;
    fn outcome(&self) -> Option<Outcome>;
    /// The names of those who can win.
    fn parties(&self) -> Vec<String>;
    /// The legal moves of this actor as text.
    fn legal(&self, actor: Actor) -> Vec<String>;
    /// Whether these moves can be made one after the other; nothing changes. Nothing is tried after chance or a secret
    /// has spoken: a refusal never depends on what nobody can know yet. Returns whether the game is over then.
    fn check(&self, moves: &[(Actor, &str)], names: &Names) -> Result<bool, Declined>;
    /// Follows one entry of the log. `check` came first, or the entry comes from storage.
    fn follow(&mut self, logged: &Logged) -> Result<(), String>;
    /// Before the first move: time runs from here on.
    fn begin(&mut self, at: u64);
    /// What it takes for this seat to take back its last move.
    fn take_back(&self, seat: Seat) -> TakeBack;
    /// The table as it was when this viewer knew of so many moves. While the game goes on, only if everything one could
    /// read there and then, and what came next, can still be read now: memory is part of some games.
    fn look_back(&self, viewer: Viewer, made: usize) -> Option<Box<dyn Session>>;
    /// When this viewer's last move so far was made, in milliseconds since 1970.
    fn last_moved(&self, viewer: Viewer) -> Option<u64>;
    /// Whether something worth a moment's look has just happened before everybody's eyes.
    fn is_milestone(&self) -> bool;
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
    fn party_name(&self, lang: Lang, names: &Names, party: u8) -> Sentence;
    fn timer_name(&self, lang: Lang, name: &'static str) -> String;
    /// What a bot needs to think about this seat's move, to be carried to another thread; nothing if it is not asked.
    /// `manner` is drawn once for each table and seat.
    fn thought(&self, seat: Seat, strength: Strength, manner: u64) -> Option<Thought>;
    fn boxed_clone(&self) -> Box<dyn Session>;
}

/// A bot's work. The seed makes it repeatable.
pub type Thought = Box<dyn FnOnce(Budget, u64) -> Choice + Send>;

/// What a bot chose, as the text of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub mv: String,
    /// How long somebody in its place would hesitate, where that could tell something: a matter of the game, not of how
    /// long the bot thought.
    pub hesitates: Option<Duration>,
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
