//! A game whose search breaks: the table still gets a sensible, legal answer.

use bots::{Brain, Budget, Strength, choose};
use grimoire::{Grimoire, Move, State};
use table::{Actor, Chance, Events, Eyes, Game, Memory, Seat, Seed, Settings, Twin};

/// Grimoire in every respect, except that valuing a position fails.
#[derive(Clone, Copy, Debug)]
struct Broken;

impl Twin for Broken {
    type Of = Grimoire;
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
    let state = Grimoire::deal(&options, 1, Seed::Fast(1), &mut Events::silent());
    let seat = Grimoire::pending(&state).seats.iter().next().unwrap();
    let memory = Memory::new(seat, 0);
    let eyes = Eyes::<Broken>::new(&state, &memory);
    let mv = choose(&eyes, Strength::Strong, Budget::Iterations(10), &mut Chance::fast(1));
    assert_eq!(mv, eyes.moves()[1]);
}
