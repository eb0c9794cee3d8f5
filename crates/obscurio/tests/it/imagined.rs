//! Is everything imagined that could be, and nothing that a seat knows to be otherwise? Many worlds of one position, looked at
//! together: Exits, Traitors, picks, votes, tokens and Butterflies.

use std::collections::BTreeSet;
use std::fmt::Debug;

use obscurio::book::Page;
use obscurio::state::{State, Token};
use obscurio::{Move, Obscurio};
use table::scenario::Staged;
use table::{Actor, Chance, Events, Game, Seat};

/// Each of eight possibilities is left out of so many worlds once in some ten billion times.
const WORLDS: usize = 180;

fn staged(given: &str, moves: &[(u8, &str)]) -> State {
    let mut state = Obscurio::stage(&[given]).unwrap();
    for (seat, text) in moves {
        let mv: Move = text.parse().unwrap();
        Obscurio::play(&mut state, Actor::Seat(Seat(*seat)), mv, &mut Events::silent()).unwrap();
    }
    state
}

/// What these worlds say of something.
fn imagined<T: Ord + Debug>(state: &State, seat: u8, look: impl Fn(&State) -> T) -> BTreeSet<T> {
    let mut luck = Chance::fast(7);
    (0..WORLDS).map(|_| look(&Obscurio::redeal(state, Seat(seat), &mut luck))).collect()
}

/// OBS-17.1: Behind a hidden or locked Door, too, there may be the Exit.
#[test]
fn any_door_may_be_the_exit() {
    let exit = |state: &State| state.exit_door();
    let all: BTreeSet<Option<u8>> = (1..=6).map(Some).collect();
    for traps in ["no_effect", "hidden_door", "locked_doors", "hidden_door locked_doors"] {
        let state = staged(&format!("untimed, phase doors, traps {traps}"), &[]);
        for seat in [1, 2, 4] {
            assert_eq!(imagined(&state, seat, exit), all, "{traps}, S{seat}");
        }
    }
}

/// OBS-17.5: The Traitor knows their own picks: none of them is the Exit, and each of the others may be.
#[test]
fn a_pick_is_never_the_traitors_exit() {
    let given = "untimed, phase doors, picks I01 I02, doors I01 I14 I02 I09 I15 I16";
    let open: BTreeSet<Option<u8>> = [2, 4, 5, 6].map(Some).into();
    assert_eq!(imagined(&staged(given, &[]), 1, State::exit_door), open);
    let closed = staged(&format!("{given}, traps locked_doors"), &[]);
    let is_pick = |world: &State| world.picks.iter().any(|pick| world.exit == Some(pick));
    assert_eq!(imagined(&closed, 1, is_pick), [false].into());
}

/// RUL-OBS-4: Anybody whose card lies face down may be the Traitor, and nobody else.
#[test]
fn anybody_with_a_hidden_card_may_be_the_traitor() {
    let state = staged("untimed, seats 8, phase doors, exposed S4", &[]);
    let suspects: BTreeSet<Option<Seat>> = [1, 2, 5, 6, 7].map(|seat| Some(Seat(seat))).into();
    assert_eq!(imagined(&state, 3, |world| world.traitor), suspects);
    let others: BTreeSet<Option<Seat>> = [1, 2, 3, 5, 6, 7].map(|seat| Some(Seat(seat))).into();
    assert_eq!(imagined(&state, 4, |world| world.traitor), others);
    assert_eq!(imagined(&state, 0, |world| world.traitor), [Some(Seat(1))].into());
}

/// OBS-7.5: From none to as many picks as are allowed, in the night and at the Doors, any card but the Exit.
#[test]
fn any_number_of_picks_is_imagined() {
    for (traps, limit) in [("no_effect", 2), ("black_magic", 4)] {
        let counts: BTreeSet<usize> = (0..=limit).collect();
        let night = staged(&format!("untimed, phase night, traps {traps}"), &[(1, "pick 3")]);
        let doors = staged(&format!("untimed, phase doors, traps {traps}"), &[]);
        for (state, seat) in [(&night, 2), (&doors, 2)] {
            assert_eq!(imagined(state, seat, |world| world.picks.len()), counts, "{traps}");
        }
        for door in 1..=6 {
            let card = doors.doors.as_slice()[door - 1];
            let decoy = |world: &State| world.picks.iter().any(|pick| pick == card);
            assert_eq!(imagined(&doors, 2, decoy), [false, true].into(), "{traps}, Door {door}");
            let both = |world: &State| world.exit == Some(card) && decoy(world);
            assert_eq!(imagined(&doors, 2, both), [false].into(), "{traps}, Door {door}");
        }
    }
}

/// OBS-11.3 OBS-11.4: Whoever has pointed may have pointed at anybody they may accuse, also at the one who wonders.
#[test]
fn others_may_have_pointed_at_anybody() {
    let state = staged("untimed, phase vote, exposed S4, dark 5", &[(1, "vote S2"), (4, "vote S3")]);
    let at = |seats: &[u8]| seats.iter().map(|seat| Some(Seat(*seat))).collect::<BTreeSet<_>>();
    assert_eq!(imagined(&state, 3, |world| world.votes[1]), at(&[2, 3]));
    assert_eq!(imagined(&state, 3, |world| world.votes[4]), at(&[1, 2, 3]));
    assert_eq!(imagined(&state, 4, |world| world.votes[4]), at(&[3]));
    assert_eq!(imagined(&state, 3, |world| world.votes[2]), [None].into());
}

/// OBS-14.3 OBS-14.6: A token in a hand may be for any Door; behind locked ones others may have taken, passed or neither.
#[test]
fn tokens_may_be_for_any_door() {
    let state = staged("untimed, phase doors, progress 6", &[(1, "hold 2"), (3, "hold 6")]);
    let of = |seat: u8| move |world: &State| world.standing(Seat(seat), Token::Own);
    assert_eq!(imagined(&state, 2, of(1)), (1..=6).collect());
    assert_eq!(imagined(&state, 1, of(1)), [2].into());
    assert_eq!(imagined(&state, 2, of(4)), [0].into());
    let passes = [(1, "pass"), (2, "pass"), (3, "pass"), (4, "pass"), (1, "take")];
    let locked = staged("untimed, phase doors, progress 6, traps locked_doors", &passes);
    let answer = |seat: u8| {
        move |world: &State| (world.standing(Seat(seat), Token::Own), world.passed[0].contains(Seat(seat)))
    };
    let all: BTreeSet<(u8, bool)> = [(0, false), (0, true), (1, false), (2, false)].into();
    for (seat, other) in [(2, 1), (2, 3), (3, 4)] {
        assert_eq!(imagined(&locked, seat, answer(other)), all, "S{seat} of S{other}");
    }
    assert_eq!(imagined(&locked, 1, answer(1)), [(2, false)].into());
}

/// OBS-14.6: Anybody may be the one who called in secret; how many have is known.
#[test]
fn anybody_may_have_called_in_secret() {
    let moves = [(1, "pass"), (2, "take"), (2, "call time")];
    let state = staged("untimed, phase doors, progress 6, traps locked_doors", &moves);
    let callers: BTreeSet<Vec<Seat>> = [1, 2, 4].map(|seat| vec![Seat(seat)]).into();
    assert_eq!(imagined(&state, 3, |world| world.called.iter().collect::<Vec<_>>()), callers);
    assert_eq!(imagined(&state, 2, |world| world.called.iter().collect::<Vec<_>>()), [vec![Seat(2)]].into());
}

/// RUL-OBS-8: While the Grimoire works none, one or two Butterflies may have landed, on either Page or under it.
#[test]
fn butterflies_may_land_anywhere() {
    let state = staged("untimed, phase riddle, butterflies left-e1", &[]);
    let landed = |world: &State| world.butterflies.iter().flatten().count();
    assert_eq!(imagined(&state, 2, landed), (0..=2).collect());
    assert_eq!(imagined(&state, 0, landed), [1].into());
    let pages = |world: &State| world.butterflies[0].map(|perch| perch.page);
    assert_eq!(imagined(&state, 2, pages), [None, Some(Page::Left), Some(Page::Right)].into());
}

/// OBS-17.6 RUL-OBS-17: Whoever sleeps imagines that the deck was made anew exactly if the imagined picks took its last card.
#[test]
fn a_deck_is_imagined_anew_when_it_runs_out() {
    let plain = staged("untimed, phase night", &[(1, "pick 3")]);
    assert_eq!(imagined(&plain, 2, |world| world.shuffled), [false].into());
    for picks in [[].as_slice(), &[(1, "pick 3")], &[(1, "pick 3"), (1, "pick 4")]] {
        let last = staged("untimed, phase night, deck I40", picks);
        let anew = |world: &State| (world.picks.len(), world.shuffled, world.discard.is_empty());
        let all = [(0, false, false), (1, false, false), (2, true, true)];
        assert_eq!(imagined(&last, 2, anew), all.into(), "{} picks", picks.len());
    }
}
