//! The Big Book of Madness: its rules as a pure function from (options, seed, moves) to a state. This file is the door.
#![forbid(unsafe_code)]

pub mod advice;
mod asked;
pub mod bill;
mod board;
pub mod cards;
mod choices;
mod effects;
pub mod end;
pub mod events;
mod facts;
mod fields;
pub mod foretell;
pub mod frames;
mod moves;
pub mod options;
pub mod pay;
mod player;
pub mod purse;
mod redeal;
pub mod scenario;
mod setup;
pub mod spelling;
mod stage;
pub mod state;
pub mod story;
pub mod tally;
pub mod view;

use table::settings::OptionRow;
use table::{Actor, Chance, Events, Game, Outcome, Pending, Refusal, Seat, Seed, Settings, Viewer};

pub use asked::{Ask, Asked};
pub use events::Event;
pub use options::Options;
pub use spelling::Move;
pub use state::State;
pub use view::View;

use effects::Now;
use frames::Frame;

/// The Big Book of Madness.
#[derive(Clone, Copy, Debug)]
pub struct Madness;

impl Game for Madness {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type Open = view::Open;
    type Own = view::Own;
    type Reason = Reason;

    const NAME: &'static str = "madness";
    /// Version 2 deals the Curses and the Round track that treat teams of every size alike, version 4 in Terror and Nightmare, too.
    /// Version 5 brings two and three players nearer to the others.
    const RULES: u16 = 5;
    const TELLS_LUCK: bool = true;

    fn options() -> &'static [OptionRow] {
        &options::ROWS
    }

    fn seat_counts(_settings: &Settings) -> &'static [u8] {
        &options::SEAT_COUNTS
    }

    fn set_up(seats: u8, settings: &Settings) -> Result<Options, Refusal<Reason>> {
        Options::read(seats, settings)
    }

    fn seats(options: &Options) -> u8 {
        options.seats
    }

    fn parties(_options: &Options) -> Vec<String> {
        end::parties()
    }

    fn options_of(state: &State) -> &Options {
        &state.options
    }

    fn deal(options: &Options, rules: u16, seed: Seed, events: &mut Events<Event>) -> State {
        setup::deal(*options, rules, seed, events)
    }

    #[inline]
    fn pending(state: &State) -> Pending {
        let asked = state.frames.top().and_then(|frame| frame.asks(state.active));
        asked.map_or(Pending::NOBODY, Pending::seat)
    }

    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        moves::list(state, actor, into);
    }

    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        let (seat, frame) = moves::check(state, actor, mv)?;
        Now { state, events, mover: Some(seat) }.answer(seat, frame, mv);
        Ok(())
    }

    fn open(state: &State) -> view::Open {
        view::open(state)
    }

    fn own(state: &State, viewer: Viewer) -> view::Own {
        view::own(state, viewer)
    }

    fn ends_a_part(event: &Event) -> bool {
        matches!(event, Event::Vanquished { .. } | Event::Escaped { .. })
    }

    fn tell(now: &State, viewer: Viewer, event: &Event) -> Option<Event> {
        events::tell(now, viewer, event)
    }

    fn redeal(state: &State, seat: Seat, chance: &mut Chance) -> State {
        redeal::redeal(state, seat, chance)
    }

    fn reseed(state: &mut State, seed: Seed) {
        state.seed = seed;
    }

    fn outcome(state: &State) -> Option<Outcome> {
        end::outcome(state)
    }

    fn is_ordinary_turn(state: &State) -> bool {
        state.frames.top() == Some(Frame::Menu)
    }
}

/// Why a move or a set-up is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    TooManyOrTooFew,
    UnknownOption,
    NobodyThere,
    GameOver,
    NotAsked,
    NotAnAnswer,
    MagicianTaken,
    OneMagicianEach,
    MagicianTwice,
    NotYourSpell,
    SpellExhausted,
    SpellNeutralized,
    SpellResolving,
    NobodyElse,
    LibraryEmpty,
    NotForSale,
    StackEmpty,
    NoCurseThere,
    CurseNeutralized,
    NoMadnessThere,
    CannotPay,
    AbilityAlwaysOn,
    AbilityUsed,
    AbilityNotNow,
    AbilityVain,
    MadnessNeverPays,
    OnlyThePool,
    NotThere,
    NotWild,
    NotNeeded,
    Redundant,
    WrongCard,
    MustGoOn,
    NotATarget,
    NotRefreshable,
}
