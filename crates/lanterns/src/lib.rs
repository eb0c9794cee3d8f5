//! Lanterns, the smallest game that uses everything a game can use: the one to copy (`docs/add-a-game.md`), and the one
//! that the shared checks are proven with. This file is the door.
//!
//! LAN-1  Two to four play, for two or three nights. There is a lantern for every player and night, and three more,
//!        numbered from 1: a higher number is brighter. Everybody gets one for each night; three stay in the box.
//! LAN-2  One player, drawn in secret, is the Moth. Only they know.
//! LAN-3  At dusk the lamplighter (the first player on the first night, then clockwise) says which lantern will win, the
//!        brightest or the faintest, and lets night fall. Until then they may change their mind.
//! LAN-4  At night everybody lights one of their lanterns, all at once and unseen. What is lit stays lit.
//! LAN-5  Whenever it is night the Moth may look into the box: at each of the three lanterns once, also after lighting its
//!        own. Nobody learns that it did, how often or when. At dawn it has to remember what it saw.
//! LAN-6  A night lasts thirty seconds. Whoever has lit nothing by then lights their faintest lantern.
//! LAN-7  At dawn, when all have lit one, the lanterns are shown, and the brightest or the faintest scores a point.
//! LAN-8  Most points win; among equals, who sits first. Then nothing is a secret any more.
//! LAN-9  By day everybody talks as they like; at night only in lantern signs.
#![forbid(unsafe_code)]

mod effects;
mod end;
mod events;
mod lamps;
mod moves;
mod redeal;
pub mod scenario;
mod setup;
mod state;
pub mod view;

use table::{
    Actor, Chance, Events, Game, OptionRow, Outcome, Pending, Refusal, Seat, Seed, Settings, Talk, Viewer,
};

pub use events::Event;
pub use lamps::Lamp;
pub use moves::{Move, Reason};
pub use setup::Options;
pub use state::{IN_THE_BOX, State, Wish};
pub use view::View;

/// Lanterns.
#[derive(Clone, Copy, Debug)]
pub struct Lanterns;

impl Game for Lanterns {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type Open = view::Open;
    type Own = view::Own;
    type Reason = Reason;

    const NAME: &'static str = "lanterns";
    const RULES: u16 = 1;
    const SECRET_MOVES: bool = true;

    fn options() -> &'static [OptionRow] {
        &setup::ROWS
    }

    fn seat_counts(_settings: &Settings) -> &'static [u8] {
        &setup::SEAT_COUNTS
    }

    fn set_up(seats: u8, settings: &Settings) -> Result<Options, Refusal<Reason>> {
        Options::read(seats, settings)
    }

    fn seats(options: &Options) -> u8 {
        options.seats
    }

    fn parties(options: &Options) -> Vec<String> {
        Seat::all(options.seats).map(|seat| seat.to_string()).collect()
    }

    fn options_of(state: &State) -> &Options {
        &state.options
    }

    fn deal(options: &Options, _rules: u16, seed: Seed, events: &mut Events<Event>) -> State {
        setup::deal(*options, seed, events)
    }

    fn pending(state: &State) -> Pending {
        state.pending()
    }

    fn awaited(state: &State, viewer: Viewer) -> Pending {
        view::awaited(state, viewer)
    }

    /// At night nobody's question is answered for them: the Moth has more to choose from than the others.
    fn is_sealed(state: &State, _seat: Seat) -> bool {
        state.is_night()
    }

    fn idle(state: &State, actor: Actor) -> Option<Move> {
        (actor == Actor::Seat(state.lamplighter()) && state.is_dusk()).then_some(Move::Nightfall)
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
        moves::check(state, actor, mv)?;
        effects::play(state, actor, mv, events);
        Ok(())
    }

    fn open(state: &State) -> view::Open {
        view::open(state)
    }

    fn own(state: &State, viewer: Viewer) -> view::Own {
        view::own(state, viewer)
    }

    fn ends_a_part(event: &Event) -> bool {
        matches!(event, Event::Scored { .. })
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

    fn talk(state: &State, _seat: Seat) -> Talk {
        if state.is_night() { Talk::PHRASES } else { Talk::FREE }
    }

    /// Whoever leaves their screen at night need not be the Moth; whoever stays might be.
    fn hides_presence(state: &State) -> bool {
        state.is_night()
    }

    fn is_ordinary_turn(state: &State) -> bool {
        state.is_dusk()
    }
}
