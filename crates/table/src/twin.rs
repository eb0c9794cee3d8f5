//! How does one prove that a check bites? With a twin: a game that is another one in all but what it says itself.

use crate::chance::{Chance, Seed};
use crate::events::Events;
use crate::game::{Game, Outcome, Refusal};
use crate::pending::{Need, Pending, Timer};
use crate::seat::{Actor, Seat, Viewer};
use crate::settings::{OptionRow, Settings};
use crate::talk::Talk;

type StateOf<T> = <<T as Twin>::Of as Game>::State;
type MoveOf<T> = <<T as Twin>::Of as Game>::Move;
type EventOf<T> = <<T as Twin>::Of as Game>::Event;
type OpenOf<T> = <<T as Twin>::Of as Game>::Open;
type OwnOf<T> = <<T as Twin>::Of as Game>::Own;
type Refused<T> = Refusal<<<T as Twin>::Of as Game>::Reason>;

/// The same game as `Of`, except where a method is written anew: a flaw, for tests.
pub trait Twin: Copy + std::fmt::Debug + Send + Sync + 'static {
    type Of: Game;

    const SECRET_MOVES: bool = <Self::Of as Game>::SECRET_MOVES;

    fn deal(
        options: &<Self::Of as Game>::Options,
        rules: u16,
        seed: Seed,
        events: &mut Events<EventOf<Self>>,
    ) -> StateOf<Self> {
        Self::Of::deal(options, rules, seed, events)
    }
    fn pending(state: &StateOf<Self>) -> Pending {
        Self::Of::pending(state)
    }
    fn awaited(state: &StateOf<Self>, viewer: Viewer) -> Pending {
        Self::Of::awaited(state, viewer)
    }
    fn is_sealed(state: &StateOf<Self>, seat: Seat) -> bool {
        Self::Of::is_sealed(state, seat)
    }
    fn need(state: &StateOf<Self>, seat: Seat) -> Need {
        Self::Of::need(state, seat)
    }
    fn question(state: &StateOf<Self>, seat: Seat) -> u64 {
        Self::Of::question(state, seat)
    }
    fn ring(state: &StateOf<Self>, timer: Timer) -> Option<MoveOf<Self>> {
        Self::Of::ring(state, timer)
    }
    fn idle(state: &StateOf<Self>, actor: Actor) -> Option<MoveOf<Self>> {
        Self::Of::idle(state, actor)
    }
    fn whichever(state: &StateOf<Self>, actor: Actor) -> Option<MoveOf<Self>> {
        Self::Of::whichever(state, actor)
    }
    fn moves(state: &StateOf<Self>, actor: Actor, into: &mut Vec<MoveOf<Self>>) {
        Self::Of::moves(state, actor, into);
    }
    fn play(
        state: &mut StateOf<Self>,
        actor: Actor,
        mv: MoveOf<Self>,
        events: &mut Events<EventOf<Self>>,
    ) -> Result<(), Refused<Self>> {
        Self::Of::play(state, actor, mv, events)
    }
    fn open(state: &StateOf<Self>) -> OpenOf<Self> {
        Self::Of::open(state)
    }
    fn own(state: &StateOf<Self>, viewer: Viewer) -> OwnOf<Self> {
        Self::Of::own(state, viewer)
    }
    fn tell(now: &StateOf<Self>, viewer: Viewer, event: &EventOf<Self>) -> Option<EventOf<Self>> {
        Self::Of::tell(now, viewer, event)
    }
    fn redeal(state: &StateOf<Self>, seat: Seat, chance: &mut Chance) -> StateOf<Self> {
        Self::Of::redeal(state, seat, chance)
    }
    fn talk(state: &StateOf<Self>, seat: Seat) -> Talk {
        Self::Of::talk(state, seat)
    }
    fn hides_presence(state: &StateOf<Self>) -> bool {
        Self::Of::hides_presence(state)
    }
}

impl<T: Twin> Game for T {
    type Options = <T::Of as Game>::Options;
    type State = StateOf<T>;
    type Move = MoveOf<T>;
    type Event = EventOf<T>;
    type Open = OpenOf<T>;
    type Own = OwnOf<T>;
    type Reason = <T::Of as Game>::Reason;

    const NAME: &'static str = <T::Of as Game>::NAME;
    const RULES: u16 = <T::Of as Game>::RULES;
    const TELLS_LUCK: bool = <T::Of as Game>::TELLS_LUCK;
    const SECRET_MOVES: bool = <T as Twin>::SECRET_MOVES;

    fn options() -> &'static [OptionRow] {
        T::Of::options()
    }
    fn seat_counts(settings: &Settings) -> &'static [u8] {
        T::Of::seat_counts(settings)
    }
    fn set_up(seats: u8, settings: &Settings) -> Result<Self::Options, Refused<T>> {
        T::Of::set_up(seats, settings)
    }
    fn seats(options: &Self::Options) -> u8 {
        T::Of::seats(options)
    }
    fn parties(options: &Self::Options) -> Vec<String> {
        T::Of::parties(options)
    }
    fn options_of(state: &Self::State) -> &Self::Options {
        T::Of::options_of(state)
    }
    fn deal(
        options: &Self::Options,
        rules: u16,
        seed: Seed,
        events: &mut Events<Self::Event>,
    ) -> Self::State {
        <T as Twin>::deal(options, rules, seed, events)
    }
    fn pending(state: &Self::State) -> Pending {
        <T as Twin>::pending(state)
    }
    fn awaited(state: &Self::State, viewer: Viewer) -> Pending {
        <T as Twin>::awaited(state, viewer)
    }
    fn is_sealed(state: &Self::State, seat: Seat) -> bool {
        <T as Twin>::is_sealed(state, seat)
    }
    fn need(state: &Self::State, seat: Seat) -> Need {
        <T as Twin>::need(state, seat)
    }
    fn question(state: &Self::State, seat: Seat) -> u64 {
        <T as Twin>::question(state, seat)
    }
    fn ring(state: &Self::State, timer: Timer) -> Option<Self::Move> {
        <T as Twin>::ring(state, timer)
    }
    fn idle(state: &Self::State, actor: Actor) -> Option<Self::Move> {
        <T as Twin>::idle(state, actor)
    }
    fn whichever(state: &Self::State, actor: Actor) -> Option<Self::Move> {
        <T as Twin>::whichever(state, actor)
    }
    fn moves(state: &Self::State, actor: Actor, into: &mut Vec<Self::Move>) {
        <T as Twin>::moves(state, actor, into);
    }
    fn play(
        state: &mut Self::State,
        actor: Actor,
        mv: Self::Move,
        events: &mut Events<Self::Event>,
    ) -> Result<(), Refused<T>> {
        <T as Twin>::play(state, actor, mv, events)
    }
    fn open(state: &Self::State) -> Self::Open {
        <T as Twin>::open(state)
    }
    fn own(state: &Self::State, viewer: Viewer) -> Self::Own {
        <T as Twin>::own(state, viewer)
    }
    fn tell(now: &Self::State, viewer: Viewer, event: &Self::Event) -> Option<Self::Event> {
        <T as Twin>::tell(now, viewer, event)
    }
    fn ends_a_part(event: &Self::Event) -> bool {
        T::Of::ends_a_part(event)
    }
    fn redeal(state: &Self::State, seat: Seat, chance: &mut Chance) -> Self::State {
        <T as Twin>::redeal(state, seat, chance)
    }
    fn reseed(state: &mut Self::State, seed: Seed) {
        T::Of::reseed(state, seed);
    }
    fn outcome(state: &Self::State) -> Option<Outcome> {
        T::Of::outcome(state)
    }
    fn again(state: &Self::State, settings: Settings) -> Settings {
        T::Of::again(state, settings)
    }
    fn talk(state: &Self::State, seat: Seat) -> Talk {
        <T as Twin>::talk(state, seat)
    }
    fn hides_presence(state: &Self::State) -> bool {
        <T as Twin>::hides_presence(state)
    }
    fn is_ordinary_turn(state: &Self::State) -> bool {
        T::Of::is_ordinary_turn(state)
    }
}
