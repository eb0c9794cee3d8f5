//! Death May Die, Fear of the Unknown: its rules as a pure function from (options, seed, moves) to a state. This file is the
//! door.
#![forbid(unsafe_code)]

mod abilities;
pub mod chances;
mod chips;
pub mod coming;
pub mod content;
mod costs;
mod deed;
pub mod dice;
pub mod effect;
mod effects;
pub mod end;
pub mod events;
mod fields;
pub mod figures;
pub mod foretell;
pub mod frames;
pub mod ids;
mod legal;
mod lookers;
pub mod map;
mod measure;
pub mod moves;
pub mod odds;
mod opening;
pub mod options;
pub mod people;
pub mod pile;
mod pools;
mod proposed;
pub mod prospects;
pub mod question;
mod reckoned;
mod redeal;
mod roll_view;
pub mod rolls;
pub mod routes;
pub mod scenario;
mod select;
mod setup;
mod spelling;
mod stage;
pub mod state;
pub mod story;
mod throws;
mod ties;
mod token_name;
pub mod universe;
pub mod view;
mod whichever;
mod windows;

use table::{
    Actor, Chance, Events, Game, OptionRow, Outcome, Pending, Refusal, Run, Seat, Seed, Settings, Viewer,
};

pub use events::Event;
pub use legal::Reason;
pub use moves::Move;
pub use options::Options;
pub use state::State;

use effects::Now;
use frames::Frame;

/// Cthulhu: Death May Die, Fear of the Unknown.
#[derive(Clone, Copy, Debug)]
pub struct DeathMayDie;

impl Game for DeathMayDie {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type Open = view::Open;
    type Own = view::Own;
    type Reason = Reason;

    const NAME: &'static str = "deathmaydie";
    /// Version 2 gives strong teams of every size a like chance in all pairings, version 3 asks two things that can
    /// matter and sends one Cultist more to the fair, version 4 follows the book where the others misread it
    /// (`docs/rulings/deathmaydie.md`, `docs/deathmaydie-decisions.md`).
    const RULES: u16 = 4;
    /// Dice are told one by one and then lie there in no order.
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

    fn pending(state: &State) -> Pending {
        state.pending()
    }

    fn idle(state: &State, _actor: Actor) -> Option<Move> {
        (state.stack.top() == Some(Frame::Act)).then_some(Move::EndActions)
    }

    fn whichever(state: &State, actor: Actor) -> Option<Move> {
        state.pending().actors().any(|it| it == actor).then(|| whichever::whichever(state)).flatten()
    }

    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        legal::list(state, actor, into);
    }

    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        let frame = legal::check(state, actor, mv)?;
        state.decisions += 1;
        let mut now = Now { state, events };
        match mv {
            Move::Leave | Move::Mind => now.heed_ties(frame, mv),
            mv => now.answer(frame, mv),
        }
        now.run();
        Ok(())
    }

    fn open(state: &State) -> view::Open {
        view::open(state)
    }

    fn own(state: &State, viewer: Viewer) -> view::Own {
        view::own(state, viewer)
    }

    /// Nothing is told that not everybody may know (DMD-25.10).
    fn tell(_now: &State, _viewer: Viewer, event: &Event) -> Option<Event> {
        Some(*event)
    }

    fn redeal(state: &State, _seat: Seat, chance: &mut Chance) -> State {
        redeal::redeal(state, chance)
    }

    fn reseed(state: &mut State, seed: Seed) {
        state.seed = seed;
    }

    fn outcome(state: &State) -> Option<Outcome> {
        end::outcome(state)
    }

    fn is_ordinary_turn(state: &State) -> bool {
        matches!(state.stack.top(), Some(Frame::Act | Frame::PickInvestigator(_)))
    }
}
