//! One table's game with its types erased: moves are text, views are JSON.

use bots::Strength;
use table::asked::{Question, Running};
use table::company::Said;
use table::{Actor, Chance, Logged, Need, Outcome, Pending, Seat, Settings, TakeBack, Talk, Timer, Viewer};

use crate::bot_task::{BotTask, RankingTask};

/// The rules at work: what is true in a game, and what changes it.
pub trait Playing: Send + Sync {
    fn seats(&self) -> u8;
    fn outcome(&self) -> Option<Outcome>;
    /// The names of those who can win.
    fn parties(&self) -> Vec<String>;
    /// Who owes an answer: the truth, for nobody's eyes.
    fn pending(&self) -> Pending;
    /// What is wanted of a seat that may act.
    fn need(&self, seat: Seat) -> Need;
    /// The legal moves of this actor as text.
    fn legal(&self, actor: Actor) -> Vec<String>;
    /// What this seat can be spared to answer: the only answer, or one that is as good as any other.
    fn whichever(&self, seat: Seat) -> Option<String>;
    /// The timers that run, and since when; the truth as well.
    fn timers(&self) -> &[Running];
    /// The clock's move when this timer has run out, if it still runs.
    fn ring(&self, timer: Timer) -> Option<String>;
    /// How many moves were really made, for nobody's eyes.
    fn moves_made(&self) -> usize;
    /// Follows one entry of the log, unless the rules refuse it.
    fn follow(&mut self, logged: &Logged) -> Result<(), String>;
    /// Before the first move: time runs from here on.
    fn begin(&mut self, at: u64);
    /// What it takes for this seat to take back its last move, or the last it chose at a table that spares it others.
    fn take_back(&self, seat: Seat, spares: bool) -> TakeBack;
    /// Whether so many moves can still be all that is left: no secret was seen since, and the game is not over.
    fn may_return(&self, keep: usize) -> bool;
    /// How the same people play again.
    fn again(&self, settings: Settings) -> Settings;
}

/// What each viewer may know of a game.
pub trait Observing: Send + Sync {
    /// How many moves this viewer knows of, undone ones left out. Nobody is ever told another number.
    fn made(&self, viewer: Viewer) -> usize;
    /// Of how many of the first so many moves really made this viewer knows.
    fn known(&self, viewer: Viewer, moves: usize) -> usize;
    /// Who owes an answer, as far as this viewer may know.
    fn awaited(&self, viewer: Viewer) -> Pending;
    /// The question this seat owes an answer to.
    fn question(&self, seat: Seat) -> Option<Question>;
    /// Whether it is a secret that this seat is being asked.
    fn is_sealed(&self, seat: Seat) -> bool;
    /// Whether it would tell something who is at their screen.
    fn hides_presence(&self) -> bool;
    /// When this viewer's last move so far was made, in milliseconds since 1970.
    fn last_moved(&self, viewer: Viewer) -> Option<u64>;
    /// Which of these moments this viewer may look back at; they are given in order.
    fn readable(&self, viewer: Viewer, moments: &[usize]) -> Vec<bool>;
    /// The moves made when this viewer knew of so many, undone ones left out.
    fn moves_until(&self, viewer: Viewer, made: usize) -> Option<Vec<(Actor, String)>>;
    /// Whether a part of the game has just ended before everybody's eyes.
    fn has_result(&self) -> bool;
    /// What this seat may say at the table just now.
    fn talk(&self, seat: Seat) -> Talk;
    /// What everybody may know, as JSON.
    fn write_open(&self, into: &mut Vec<u8>);
    /// What this viewer may know besides, or sees in their own way, as JSON.
    fn write_own(&self, viewer: Viewer, into: &mut Vec<u8>);
}

/// What bots need to think, to be carried to another thread; nothing if the seat is not asked. `manner` is drawn once for
/// each table and seat; `said` is what the seat has heard at the table.
pub trait Advising: Send + Sync {
    /// A bot's choice of this seat's move.
    fn bot_task(&self, seat: Seat, strength: Strength, manner: u64, said: &[Said]) -> Option<BotTask>;
    /// The best moves a strong bot finds and how each would turn out, from what this seat knows.
    fn ranking_task(&self, seat: Seat, manner: u64, said: &[Said]) -> Option<RankingTask>;
}

/// A game in progress, as far as its rules go.
pub trait RulesSession: Playing + Observing + Advising {
    /// The same game in a world this seat cannot tell from the true one.
    fn resampled(&self, seat: Seat, chance: &mut Chance) -> Box<dyn RulesSession>;
}
