//! A game whose search breaks: the table still gets a sensible, legal answer.

use bots::{Brain, Budget, Strength, choose};
use grimoire::{Event, Grimoire, Move, Options, Reason, State};
use table::{
    Actor, Chance, Events, Eyes, Game, Memory, OptionRow, Outcome, Pending, Refusal, Seat, Seed, Settings,
    Viewer,
};

/// Grimoire in every respect, except that valuing a position fails.
#[derive(Clone, Copy, Debug)]
struct Broken;

impl Game for Broken {
    type Options = Options;
    type State = State;
    type Move = Move;
    type Event = Event;
    type Open = <Grimoire as Game>::Open;
    type Own = <Grimoire as Game>::Own;
    type Reason = Reason;
    const NAME: &'static str = "broken";
    const RULES: u16 = 1;

    fn options() -> &'static [OptionRow] {
        Grimoire::options()
    }
    fn seat_counts(settings: &Settings) -> &'static [u8] {
        Grimoire::seat_counts(settings)
    }
    fn set_up(seats: u8, settings: &Settings) -> Result<Options, Refusal<Reason>> {
        Grimoire::set_up(seats, settings)
    }
    fn seats(options: &Options) -> u8 {
        Grimoire::seats(options)
    }
    fn parties(options: &Options) -> Vec<String> {
        Grimoire::parties(options)
    }
    fn options_of(state: &State) -> &Options {
        Grimoire::options_of(state)
    }
    fn deal(options: &Options, rules: u16, seed: Seed, events: &mut Events<Event>) -> State {
        Grimoire::deal(options, rules, seed, events)
    }
    fn pending(state: &State) -> Pending {
        Grimoire::pending(state)
    }
    fn moves(state: &State, actor: Actor, into: &mut Vec<Move>) {
        Grimoire::moves(state, actor, into);
    }
    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        Grimoire::play(state, actor, mv, events)
    }
    fn open(state: &State) -> Self::Open {
        Grimoire::open(state)
    }
    fn own(state: &State, viewer: Viewer) -> Self::Own {
        Grimoire::own(state, viewer)
    }
    fn tell(now: &State, viewer: Viewer, event: &Event) -> Option<Event> {
        Grimoire::tell(now, viewer, event)
    }
    fn redeal(state: &State, seat: Seat, chance: &mut Chance) -> State {
        Grimoire::redeal(state, seat, chance)
    }
    fn outcome(state: &State) -> Option<Outcome> {
        Grimoire::outcome(state)
    }
    fn is_ordinary_turn(state: &State) -> bool {
        Grimoire::is_ordinary_turn(state)
    }
}

impl Brain for Broken {
    fn quick(_eyes: &Eyes<Broken>, moves: &[Move], _chance: &mut Chance) -> Move {
        moves[1]
    }
    fn habit(_world: &State, _actor: Actor, moves: &[Move], _chance: &mut Chance) -> Move {
        moves[0]
    }
    fn is_far_enough(_start: &State, _now: &State) -> bool {
        false
    }
    fn worth(_state: &State, _seat: Seat) -> f32 {
        panic!("this brain is broken, as the test wants it")
    }
}

#[test]
fn a_broken_search_falls_back_to_the_rules_of_thumb() {
    let options = Broken::set_up(4, &Settings::default()).unwrap();
    let state = Broken::deal(&options, 1, Seed::Fast(1), &mut Events::silent());
    let seat = Broken::pending(&state).seats.iter().next().unwrap();
    let memory = Memory::new(seat, 0);
    let eyes = Eyes::<Broken>::new(&state, &memory);
    let mv = choose(&eyes, Strength::Strong, Budget::Iterations(10), &mut Chance::fast(1));
    assert_eq!(mv, eyes.moves()[1]);
}
