//! One person who is gone, or who goes on doing things and never finishes, holds up nobody (RUL-OBS-37): whichever seat it is,
//! with every number of players, with and without sand.

use crate::common::{find_the_way, tables};
use obscurio::book::Landing;
use obscurio::cards::Trap;
use obscurio::pictures::Spot;
use obscurio::state::{Frame, State};
use obscurio::{Bell, Move, Obscurio};
use table::checks::with_each;
use table::scenario::Staged;
use table::{Actor, Chance, Events, Game, Seat, Seed};

/// More moves than random play needs to get out of any phase.
const LONGEST: usize = 4_000;
const TURNS: u8 = 6;

/// What ends a phase, or helps to. Somebody who does everything else keeps busy and never finishes.
fn finishes(mv: Move) -> bool {
    matches!(
        mv,
        Move::ShowBook
            | Move::Ready
            | Move::CloseEyes
            | Move::LayDoors
            | Move::CloseHolder
            | Move::OpenEyes
            | Move::Confirm
            | Move::Take(_)
            | Move::Pass(_)
            | Move::Hold(..)
            | Move::CallTime
            | Move::ReadyToVote
            | Move::Vote(_)
    )
}

fn moves(state: &State, actor: Actor) -> Vec<Move> {
    let mut moves = Vec::new();
    Obscurio::moves(state, actor, &mut moves);
    moves
}

/// Plays on with everybody but `blocker`, who does nothing, or, if `busy`, nothing that helps. The others act like people who want
/// to go on: they find the way, and call where they may.
fn goes_on(mut state: State, blocker: Seat, busy: bool, seed: u64) {
    let mut luck = Chance::fast(seed);
    let (mut phase, mut since) = (state.stack.top(), 0);
    while state.end.is_none() && state.turn < TURNS {
        let actors: Vec<Actor> = Obscurio::pending(&state).actors().collect();
        let able: Vec<(Actor, Vec<Move>)> = actors
            .into_iter()
            .map(|actor| {
                let mut moves = moves(&state, actor);
                if actor == Actor::Seat(blocker) {
                    moves.retain(|mv| busy && !finishes(*mv));
                }
                (actor, moves)
            })
            .filter(|(_, moves)| !moves.is_empty())
            .collect();
        assert!(!able.is_empty(), "{blocker} holds up everybody, busy: {busy}\n{state:?}");
        let led = find_the_way(&state, &mut luck).filter(|(actor, _)| *actor != Actor::Seat(blocker));
        let (actor, mv) = led.unwrap_or_else(|| {
            let (actor, moves) = &able[luck.below(able.len() as u32) as usize];
            (*actor, moves[luck.below(moves.len() as u32) as usize])
        });
        Obscurio::play(&mut state, actor, mv, &mut Events::silent()).unwrap();
        since = if state.stack.top() == phase { since + 1 } else { 0 };
        phase = state.stack.top();
        assert!(since < LONGEST, "{blocker} holds up everybody in {phase:?}, busy: {busy}\n{state:?}");
    }
}

#[test]
fn nobody_alone_holds_up_a_table() {
    with_each(&tables(), |number, table| {
        // One difficulty: each number of players, with and without sand.
        if number / 2 % 3 > 0 {
            return;
        }
        for blocker in Seat::all(table.options.seats) {
            for busy in [false, true] {
                let seed = 100 * number as u64 + u64::from(blocker.0);
                let state =
                    Obscurio::deal(&table.options, Obscurio::RULES, Seed::Fast(seed), &mut Events::silent());
                goes_on(state, blocker, busy, seed);
            }
        }
    });
}

/// OBS-6.8: What lands because nobody placed it keeps to the Traps of the turn, wherever it lands.
#[test]
fn butterflies_that_land_by_themselves_keep_to_the_traps() {
    let traps = [
        "no_effect",
        "magic_mist",
        "bottom_butterfly",
        "butterfly_union",
        "magic_mist bottom_butterfly",
        "magic_mist butterfly_union",
        "magic_mist butterfly_union bottom_butterfly",
    ];
    for traps in traps {
        for seed in 0..24 {
            let given = format!("untimed, seats 3, seed {seed}, phase riddle, traps {traps}");
            let mut state = Obscurio::stage(&[&given]).unwrap();
            let (pages, landing) = (state.pages.unwrap(), Landing::on(state.pages.unwrap(), state.traps, 3));
            for (actor, mv) in
                [(Actor::Clock, Move::Ring(Bell::Patience)), (Actor::Seat(Seat(1)), Move::CallTime)]
            {
                Obscurio::play(&mut state, actor, mv, &mut Events::silent()).unwrap();
            }
            assert_eq!(state.stack.top(), Some(Frame::ClueShown));
            assert!(landing.is_complete(state.butterflies), "{given}: {:?}", state.butterflies);
            let needed = if state.traps.contains(Trap::ButterflyUnion) { 2 } else { 1 };
            let landed = state.butterflies.iter().flatten().count();
            assert!(landed == needed || landed == 2 && traps.contains("bottom"), "{given}: {landed}");
            for perch in state.butterflies.iter().flatten() {
                let mist = state.traps.contains(Trap::MagicMist).then(|| perch.page.mist());
                let clear = pages[perch.page as usize].spots(mist).any(|spot| spot == perch.spot);
                assert!(clear || perch.spot == Spot::Bottom, "{given}: {perch}");
            }
        }
    }
}

/// The check finds what version 2 left open: a Grimoire who does nothing in Step 2.
#[test]
fn under_version_2_the_grimoire_could() {
    let options = obscurio::Options::untimed(3);
    let state = Obscurio::deal(&options, 2, Seed::Fast(1), &mut Events::silent());
    let grimoire = state.grimoire;
    assert_eq!(state.stack.top(), Some(Frame::Riddle));
    let stuck = std::panic::catch_unwind(|| goes_on(state, grimoire, false, 1));
    assert!(stuck.is_err());
}
