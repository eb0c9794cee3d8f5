//! Obscurio: its rules as a pure function from (options, seed, moves) to a state, and what its 84 pictures show. This
//! file is the door.
#![forbid(unsafe_code)]

pub mod book;
pub mod cards;
mod clock;
mod effects;
mod end;
pub mod events;
mod facts;
mod fields;
mod given;
mod legal;
pub mod moves;
pub mod options;
pub mod pictures;
mod redeal;
pub mod remarks;
pub mod scenario;
mod setup;
mod stage;
pub mod state;
mod tell;
pub mod view;

use table::asked::fingerprint;
use table::{
    Actor, Chance, Events, Game, Need, OptionRow, Outcome, Pending, Refusal, Seat, Seed, Settings, Talk,
    Timer, Viewer,
};

pub use events::Event;
pub use legal::Reason;
pub use moves::{Bell, Move};
pub use options::Options;
pub use remarks::{Remark, Stance};
pub use state::State;
pub use view::View;

use effects::Now;
use state::{Choosing, Frame};

/// Obscurio.
#[derive(Clone, Copy, Debug)]
pub struct Obscurio;

impl Game for Obscurio {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type Open = view::Open;
    type Own = view::Own;
    type Reason = Reason;

    const NAME: &'static str = "obscurio";
    /// Version 2 follows the book where version 1 misread it; since version 3 the Wizards can go on without a Grimoire who
    /// does nothing (`docs/rulings/obscurio.md`).
    const RULES: u16 = 3;
    const SECRET_MOVES: bool = true;

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

    fn parties(options: &Options) -> Vec<String> {
        end::parties(options)
    }

    fn options_of(state: &State) -> &Options {
        &state.options
    }

    fn deal(options: &Options, rules: u16, seed: Seed, events: &mut Events<Event>) -> State {
        setup::deal(*options, rules, seed, events)
    }

    #[inline]
    fn pending(state: &State) -> Pending {
        state.pending()
    }

    fn awaited(state: &State, viewer: Viewer) -> Pending {
        view::awaited(state, viewer)
    }

    /// The Traitor in the night, and everybody while it is a secret who has taken a Door.
    fn is_sealed(state: &State, seat: Seat) -> bool {
        let hushed = state.choosing().is_some_and(|choosing| choosing.locked && choosing.watched);
        state.is_night() && state.traitor == Some(seat) || hushed && seat != state.grimoire
    }

    /// When to go on is a decision of its own; and whoever has chosen may change their mind while others think.
    fn need(state: &State, seat: Seat) -> Need {
        let has_chosen = match state.stack.top() {
            // The Grimoire may turn the timer of a game without a clock; nobody waits for it.
            Some(Frame::Doors(_)) if seat == state.grimoire => true,
            // Somebody wants to go on without those who do not decide: whoever has decided is asked to join in.
            Some(Frame::Riddle | Frame::ClueShown | Frame::Doors(_) | Frame::Vote { .. })
                if state.is_pressed(seat) =>
            {
                return Need::Moment;
            }
            // They could go on without the Grimoire; the table does not urge them to.
            Some(Frame::Riddle) if seat != state.grimoire => true,
            Some(Frame::ClueShown) if state.ready.contains(seat) => true,
            Some(Frame::Riddle | Frame::ClueShown | Frame::TraitorPicks | Frame::Debate { .. }) => {
                return Need::Moment;
            }
            Some(Frame::Doors(Choosing { locked: true, .. })) => state.has_answered_all(seat),
            Some(Frame::Doors(Choosing { watched: true, .. })) => state.is_placed(seat),
            Some(Frame::Doors(_)) => state.confirmed.contains(seat),
            _ => state.votes[seat.index()].is_some(),
        };
        if has_chosen { Need::Nothing } else { Need::Answer }
    }

    /// The same for as long as it is the same phase of the same turn and the seat has the same choice.
    fn question(state: &State, seat: Seat) -> u64 {
        let mut moves = Vec::new();
        legal::list(state, Actor::Seat(seat), &mut moves);
        let phase = format!("{} {:?}", state.turn, state.stack.top());
        fingerprint(&[phase]) ^ fingerprint(&moves).rotate_left(1)
    }

    /// Nothing if another timer runs by now (OBS-0.3).
    fn ring(state: &State, timer: Timer) -> Option<Move> {
        let bell = Bell::ALL.into_iter().find(|bell| bell.name() == timer.name);
        bell.filter(|_| state.timer() == Some(timer)).map(Move::Ring)
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
        legal::check(state, actor, mv)?;
        Now { state, events }.play(actor, mv);
        Ok(())
    }

    fn open(state: &State) -> view::Open {
        view::open(state)
    }

    fn own(state: &State, viewer: Viewer) -> view::Own {
        view::own(state, viewer)
    }

    fn tell(now: &State, viewer: Viewer, event: &Event) -> Option<Event> {
        tell::tell(now, viewer, event)
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

    /// The Book passes on to the next seat.
    fn again(state: &State, settings: Settings) -> Settings {
        let next = (state.grimoire.0 + 1) % state.options.seats;
        settings.with("grimoire_seat", &(next + 1).to_string())
    }

    /// Section 16. The Grimoire speaks with pictures only; an unmasked Traitor is mute; the night, a vote and the Watcher
    /// silence everybody.
    fn talk(state: &State, seat: Seat) -> Talk {
        let mute = !state.active().contains(seat);
        match state.stack.top() {
            None => Talk::FREE,
            Some(_) if mute => Talk::SILENT,
            Some(Frame::Debate { .. }) => Talk::FREE,
            Some(Frame::TraitorPicks | Frame::Vote { .. }) => Talk::SILENT,
            Some(_) if state.is_watched() => Talk::SILENT,
            Some(_) => Talk::FREE,
        }
    }

    fn hides_presence(state: &State) -> bool {
        state.is_night()
    }

    /// Every question is a decision of its own; none is a choice within another.
    fn is_ordinary_turn(state: &State) -> bool {
        state.end.is_none()
    }
}
