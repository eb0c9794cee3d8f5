//! The contract of a game.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::chance::{Chance, Seed};
use crate::events::Events;
use crate::pending::{Need, Pending, Timer};
use crate::seat::{Actor, Seat, SeatSet, Viewer};
use crate::settings::{OptionRow, Settings};
use crate::talk::Talk;
use crate::view::View;

/// The rules of one game: a pure function from (options, seed, moves) to a state.
/// No state of its own, no clock, no I/O, no language.
pub trait Game: Copy + Debug + Send + Sync + 'static {
    /// A valid set-up, seats included.
    type Options: Clone + Eq + Debug + Send + Sync;
    type State: Clone + Eq + Debug + Send + Sync;
    /// A whole decision in the game's words; its text is what records and tools use.
    type Move: Copy + Ord + Debug + Display + FromStr + Send + Sync;
    type Event: Clone + Eq + Debug + Send + Sync;
    /// What everybody may know.
    type Open: Clone + Eq + Debug + Send + Sync;
    /// What one viewer may know besides, or sees in their own way.
    type Own: Clone + Eq + Debug + Send + Sync;
    /// Why a move or a set-up is refused, as data.
    type Reason: Clone + Eq + Debug + Send + Sync;

    /// The game's name in records, links and on the command line.
    const NAME: &'static str;
    /// The newest version of the rules; older records keep theirs.
    const RULES: u16;
    /// Whether the log tells luck that the view then forgets (the order in which cards were drawn, say): the news of
    /// a move on which chance spoke may then differ between worlds that look the same afterwards.
    const TELLS_LUCK: bool = false;
    /// Whether there are moves that not everybody may know of. Then a viewer counts only the moves that told them
    /// something, and a move that told them nothing must look to them as if nothing had been.
    const SECRET_MOVES: bool = false;

    /// The options the game offers.
    fn options() -> &'static [OptionRow];
    /// The numbers of seats that fit these settings, the usual one first.
    fn seat_counts(settings: &Settings) -> &'static [u8];
    /// Reads a set-up. `settings` has passed `Settings::check`.
    fn set_up(seats: u8, settings: &Settings) -> Result<Self::Options, Refusal<Self::Reason>>;
    fn seats(options: &Self::Options) -> u8;
    /// Who can win, by name ("A", "S0", "players"…): `Outcome::party` counts into this list.
    fn parties(options: &Self::Options) -> Vec<String>;
    fn options_of(state: &Self::State) -> &Self::Options;

    /// The state before the first decision. Tells what happened on the way there.
    fn deal(options: &Self::Options, rules: u16, seed: Seed, events: &mut Events<Self::Event>)
    -> Self::State;
    /// Who owes an answer. Nobody only when `outcome` is `Some`.
    fn pending(state: &Self::State) -> Pending;
    /// What this viewer may know of who is awaited, and which timers they may see run. The truth, unless it is a secret.
    fn awaited(state: &Self::State, _viewer: Viewer) -> Pending {
        Self::pending(state)
    }
    /// Whether it is a secret that this seat is being asked. Such a question is never answered by itself, and a bot
    /// takes its time over it like a person.
    fn is_sealed(_state: &Self::State, _seat: Seat) -> bool {
        false
    }
    /// What is wanted of a pending seat. Somebody is always wanted, unless a timer runs.
    fn need(_state: &Self::State, _seat: Seat) -> Need {
        Need::Answer
    }
    /// Tells the questions to this seat apart: an answer stays good for as long as this stays the same, whatever
    /// others do meanwhile. By default, as long as the choice is between the same moves.
    fn question(state: &Self::State, seat: Seat) -> u64 {
        let mut moves = Vec::new();
        Self::moves(state, Actor::Seat(seat), &mut moves);
        crate::asked::fingerprint(&moves)
    }
    /// The move the clock makes when this timer has run out.
    fn ring(state: &Self::State, _timer: Timer) -> Option<Self::Move> {
        let mut moves = Vec::new();
        Self::moves(state, Actor::Clock, &mut moves);
        moves.first().copied()
    }
    /// What this actor does when they let things happen: pass, end their turn. `None` where they have to decide.
    fn idle(_state: &Self::State, _actor: Actor) -> Option<Self::Move> {
        None
    }
    /// The answer that is as good as any other: the only one, or the first of several that all come to the same. Whoever
    /// likes is spared the question. It may depend on nothing this actor cannot know.
    fn whichever(state: &Self::State, actor: Actor) -> Option<Self::Move> {
        let mut moves = Vec::new();
        Self::moves(state, actor, &mut moves);
        if let [only] = moves[..] { Some(only) } else { None }
    }
    /// Appends every legal move of this actor, sorted. Never empty for an actor that is pending.
    fn moves(state: &Self::State, actor: Actor, into: &mut Vec<Self::Move>);
    /// Plays one move. Never panics; on `Err` the state is untouched.
    fn play(
        state: &mut Self::State,
        actor: Actor,
        mv: Self::Move,
        events: &mut Events<Self::Event>,
    ) -> Result<(), Refusal<Self::Reason>>;
    /// Built up from nothing, field by field, from what everybody may know.
    fn open(state: &Self::State) -> Self::Open;
    /// The same, from what this viewer may know.
    fn own(state: &Self::State, viewer: Viewer) -> Self::Own;
    /// All that one viewer may know, and nothing else.
    fn view(state: &Self::State, viewer: Viewer) -> ViewOf<Self> {
        View { open: Self::open(state), own: Self::own(state, viewer) }
    }
    /// The part of a past event that this viewer may read now, if any.
    fn tell(now: &Self::State, viewer: Viewer, event: &Self::Event) -> Option<Self::Event>;
    /// Whether a part of the game has ended with this (a Chapter, a round) and people want to see what came of it before
    /// it goes on. Bots wait for them there.
    fn ends_a_part(_event: &Self::Event) -> bool {
        false
    }
    /// A world this seat cannot tell apart from the true one, its future luck included. Games that left others are played
    /// in such worlds and dealt again from their log, so a redeal belongs to the rules: another one needs another version.
    fn redeal(state: &Self::State, seat: Seat, chance: &mut Chance) -> Self::State;
    /// From here on luck comes from this seed.
    fn reseed(state: &mut Self::State, seed: Seed);
    fn outcome(state: &Self::State) -> Option<Outcome>;
    /// How the same people play again: with the same settings, unless something passes on from one to the next.
    fn again(_state: &Self::State, settings: Settings) -> Settings {
        settings
    }

    /// What this seat may say at the table just now.
    fn talk(_state: &Self::State, _seat: Seat) -> Talk {
        Talk::FREE
    }

    /// Whether it would tell something just now who is at their screen and who is not.
    fn hides_presence(_state: &Self::State) -> bool {
        false
    }

    fn party_name(state: &Self::State, party: u8) -> String {
        Self::parties(Self::options_of(state)).swap_remove(party as usize)
    }

    /// Whether the present question is the ordinary turn rather than a choice within it. A scenario may stop
    /// at an ordinary turn; anything else it has to answer.
    fn is_ordinary_turn(state: &Self::State) -> bool;

    /// Some legal move, every one equally likely. Games override it where the list is not needed for that.
    #[inline]
    fn any_move(
        state: &Self::State,
        actor: Actor,
        chance: &mut Chance,
        scratch: &mut Vec<Self::Move>,
    ) -> Self::Move {
        scratch.clear();
        Self::moves(state, actor, scratch);
        scratch[chance.below(scratch.len() as u32) as usize]
    }
}

/// The views of a game.
pub type ViewOf<G> = View<<G as Game>::Open, <G as Game>::Own>;

/// A move or set-up the rules do not allow: the rule's ID and why, as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal<R> {
    pub rule: &'static str,
    pub reason: R,
}

impl<R> Refusal<R> {
    pub fn new(rule: &'static str, reason: R) -> Self {
        Refusal { rule, reason }
    }
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Which of `Game::parties` won.
    pub party: u8,
    pub winners: SeatSet,
}
