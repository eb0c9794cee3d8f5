//! Grimoire: the rules of the trick-taking game of Spells, Chapters and Chains.
#![forbid(unsafe_code)]

pub mod advice;
pub mod cards;
mod changes;
pub mod chapter;
mod constants;
mod effects;
mod end;
pub mod events;
mod facts;
mod fields;
pub mod foretell;
pub mod moves;
mod redeal;
pub mod scenario;
pub mod setup;
mod stage;
pub mod state;
pub mod story;
pub mod view;

use table::{
    Actor, Chance, Events, Game, OptionRow, Outcome, Pending, Refusal, Run, Seat, SeatSet, Seed, Settings,
    Talk, Viewer,
};

pub use crate::events::{Deed, Event, Final, Why};
pub use crate::moves::{Move, Question, Reason};
pub use crate::state::{Mode, Options, State};
pub use crate::view::View;

/// The game as the table knows it.
#[derive(Clone, Copy, Debug)]
pub struct Grimoire;

impl Game for Grimoire {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type Open = view::Open;
    type Own = view::Own;
    type Reason = Reason;

    const NAME: &'static str = "grimoire";
    const RULES: u16 = 1;

    fn options() -> &'static [OptionRow] {
        &setup::OPTIONS
    }

    fn seat_counts(settings: &Settings) -> &'static [u8] {
        setup::seat_counts(settings)
    }

    fn set_up(seats: u8, settings: &Settings) -> Result<Options, Refusal<Reason>> {
        setup::options(seats, settings)
    }

    fn seats(options: &Options) -> u8 {
        options.seats
    }

    fn parties(options: &Options) -> Vec<String> {
        match options.mode {
            Mode::Teams => vec!["A".to_owned(), "B".to_owned()],
            Mode::Duel | Mode::Survival => Seat::all(options.seats).map(|seat| seat.to_string()).collect(),
        }
    }

    fn options_of(state: &State) -> &Options {
        &state.options
    }

    fn deal(options: &Options, _rules: u16, seed: Seed, events: &mut Events<Event>) -> State {
        let mut state = setup::begin(*options, seed, events);
        effects::Now(&mut state, events).run();
        state
    }

    #[inline]
    fn pending(state: &State) -> Pending {
        state.pending()
    }

    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        state.legal(actor, into);
    }

    #[inline]
    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        state.check(actor, mv)?;
        state.carry_out(mv, events);
        Ok(())
    }

    fn open(state: &State) -> view::Open {
        view::open(state)
    }

    fn own(state: &State, viewer: Viewer) -> view::Own {
        view::own(state, viewer)
    }

    fn ends_a_part(event: &Event) -> bool {
        matches!(event.deed, Deed::ChapterWon { .. } | Deed::RoundOver { .. })
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
        state.outcome
    }

    /// Partners may not tell each other their cards (GRI-9.1, RUL-GRI-41), unless the table plays with team talk.
    fn talk(state: &State, seat: Seat) -> Talk {
        let partner = Seat((seat.0 + 2) % 4);
        match state.options.mode {
            Mode::Teams if state.outcome.is_some() => Talk::FREE,
            Mode::Teams if state.options.team_talk => Talk::FREE.freely_to(SeatSet::one(partner)),
            Mode::Teams => Talk::PHRASES,
            Mode::Duel | Mode::Survival => Talk::FREE,
        }
    }

    fn is_ordinary_turn(state: &State) -> bool {
        matches!(state.question(), Some((_, Question::PlaySpell)))
    }

    #[inline]
    fn any_move(state: &State, _actor: Actor, chance: &mut Chance, scratch: &mut Vec<Move>) -> Move {
        state.any_move(chance, scratch)
    }
}
