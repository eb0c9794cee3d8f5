//! Do the bots of Death May Die answer legally, the same way twice, blind to what they cannot see, in time, and better than
//! chance?

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use bots::{Budget, Strength, choose, simulate};
use deathmaydie::content::{Elder, Episode, Space};
use deathmaydie::frames::{Decision, Frame};
use deathmaydie::{DeathMayDie, Move, Options, State};
use table::checks::hidden_worlds;
use table::scenario::Staged;
use table::{Actor, Chance, Events, Eyes, Game, Memory, Seat, Seed};

/// Every pairing, at tables of every size, with the Rules of the Unknown now and then.
fn tables() -> impl Iterator<Item = Options> {
    Episode::ALL.into_iter().flat_map(|episode| {
        Elder::ALL.into_iter().map(move |elder| {
            let number = episode as u8 * 2 + elder as u8;
            let standard = Options::standard(1 + number % 5, episode, elder);
            Options { unknown: number % 3, relics: number % 2 == 1, ..standard }
        })
    })
}

/// Walks through a game and asks at every so many positions.
fn walk(options: Options, seed: u64, stride: u64, mut ask: impl FnMut(&State, Seat, u64)) {
    let mut luck = Seed::Fast(seed).stream("walk", 0);
    let mut state = DeathMayDie::deal(&options, DeathMayDie::RULES, Seed::Fast(seed), &mut Events::silent());
    let mut step = 0;
    while let Some(actor) = DeathMayDie::pending(&state).actors().next() {
        let Actor::Seat(seat) = actor else { unreachable!("nothing runs out") };
        if step % stride == seed % stride {
            ask(&state, seat, step);
        }
        // Rules of thumb get further than chance alone.
        let mv = if luck.below(6) > 0 {
            answer(&state, seat, Strength::Quick, luck.long_word())
        } else {
            DeathMayDie::any_move(&state, actor, &mut luck, &mut Vec::new())
        };
        DeathMayDie::play(&mut state, actor, mv, &mut Events::silent()).expect("only legal moves are made");
        step += 1;
    }
    assert!(DeathMayDie::outcome(&state).is_some());
}

fn answer(state: &State, seat: Seat, strength: Strength, seed: u64) -> Move {
    let memory = Memory::new(seat, 0);
    let eyes = Eyes::<DeathMayDie>::new(state, &memory);
    choose(&eyes, strength, Budget::Iterations(10), &mut Seed::Fast(seed).stream("bot", 0))
}

/// Other decks, other hidden faces, other luck to come: the same answer, and a legal one.
#[test]
fn what_a_seat_cannot_see_changes_no_answer() {
    let mut met = BTreeSet::new();
    for (number, options) in tables().enumerate() {
        walk(options, number as u64, 7, |state, seat, step| {
            met.extend(Decision::of(state));
            for strength in Strength::ALL {
                let truth = answer(state, seat, strength, step);
                assert_eq!(truth, answer(state, seat, strength, step), "{strength} changes its mind");
                let played =
                    DeathMayDie::play(&mut state.clone(), Actor::Seat(seat), truth, &mut Events::silent());
                assert!(played.is_ok(), "{strength} answers {truth} in\n{state:?}");
                for world in hidden_worlds::<DeathMayDie>(state, seat, 1, step) {
                    assert_eq!(truth, answer(&world, seat, strength, step), "{strength} in {seat} peeks");
                }
            }
        });
    }
    assert!(met.len() >= 15, "only {met:?}");
}

/// That the search ends at every position is what is shown, not how soon.
#[test]
fn a_deadline_ends_every_search() {
    let limit = Duration::from_millis(2);
    walk(Options::standard(4, Episode::E3, Elder::Azathoth), 3, 60, |state, seat, step| {
        let memory = Memory::new(seat, 0);
        let eyes = Eyes::<DeathMayDie>::new(state, &memory);
        choose(&eyes, Strength::Strong, Budget::Until(Instant::now() + limit), &mut Chance::fast(step));
    });
}

/// Nobody wins by chance; whoever follows rules of thumb does, now and then.
#[test]
fn rules_of_thumb_win_games_that_chance_loses() {
    let options = Options::standard(3, Episode::E6, Elder::Azathoth);
    let wins =
        |bot: Strength| simulate::<DeathMayDie>(&options, &[bot; 3], 60, 1, 1, &|_| ()).parties[0].wins;
    let (random, quick) = (wins(Strength::Random), wins(Strength::Quick));
    assert!(random == 0 && quick >= 6, "random {random}, quick {quick} of 60");
}

fn staged(given: &str) -> State {
    DeathMayDie::stage(&[given]).expect("a position")
}

fn told(wish: &str) -> Memory<DeathMayDie> {
    let mut memory = Memory::new(Seat(0), 0);
    memory.listen(Seat(1), wish.parse().expect("a phrase"));
    memory
}

#[test]
fn a_finger_on_a_space_draws_a_bot_there_or_keeps_it_away() {
    let mut state = staged("cast mike leon, active mike, mike at e1-pub, leon at e1-mill");
    let ask = |state: &State, wish: &str| {
        let memory = told(wish);
        let eyes = Eyes::<DeathMayDie>::new(state, &memory);
        choose(&eyes, Strength::Quick, Budget::Iterations(1), &mut Chance::fast(1))
    };
    assert_eq!(ask(&state, "meet e1-river"), Move::Run);
    DeathMayDie::play(&mut state, Actor::Seat(Seat(0)), Move::Run, &mut Events::silent()).expect("a Run");
    assert!(matches!(state.stack.top(), Some(Frame::Step(_))));
    assert_eq!(ask(&state, "meet e1-river"), Move::Step(Space::E1River));
    assert_eq!(ask(&state, "look e1-castle"), Move::Step(Space::E1Castle));
    for space in [Space::E1River, Space::E1Castle, Space::E1Square] {
        assert_ne!(ask(&state, &format!("danger {space}")), Move::Step(space));
    }
    // What nobody understands changes nothing.
    assert_eq!(ask(&state, "meet e4-tower"), ask(&state, "help"));
}
