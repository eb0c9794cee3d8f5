//! Why a move is good, and what decided a game: what is said about what happened.

use madness::advice::{Advice, advice};
use madness::cards::{Curse, Monster};
use madness::end::End;
use madness::story::{TurningPoint, turning_point};
use madness::{Event, Madness, Move};
use table::scenario::Staged;
use table::{Actor, Events, Game, Seat, Viewer};

fn advised(given: &str, mv: &str) -> Option<Advice> {
    let state = Madness::stage(&[given]).expect("a position");
    advice(&Madness::view(&state, Viewer::Seat(Seat(0))), mv.parse().expect("a move"))
}

/// BBM-6.6, BBM-7.5: the last Curse before all, then one that is still to strike, then any.
#[test]
fn the_best_reason_to_destroy_a_curse_is_given() {
    let last = advised("S0 hand fire-2*2, 2 fire-drain", "destroy 2");
    assert_eq!(last, Some(Advice::LastCurse(Curse::FireDrain)));
    let next = advised("S0 hand fire-2*2, 2 fire-drain, 5 air-drain", "destroy 2");
    assert_eq!(next, Some(Advice::Strikes(Curse::FireDrain, Seat(1))));
    let passed = advised("space 3, S0 hand fire-2*2, 2 fire-drain, 5 air-drain", "destroy 2");
    assert_eq!(passed, Some(Advice::FewerCurses(Curse::FireDrain)));
}

/// A text of several parts is one text.
#[test]
fn a_text_begins_once() {
    let mut state = Madness::stage(&["2 shattered-mind"]).expect("a position");
    let mut events = Events::new();
    Madness::play(&mut state, Actor::Seat(Seat(0)), Move::End, &mut events).expect("a legal move");
    let begins = events.take().into_iter().filter(|event| matches!(event, Event::Begins { .. }));
    assert_eq!(begins.count(), 1);
}

/// The first blow counts, and only where it was never made good.
#[test]
fn a_lost_game_has_a_turning_point() {
    let out = Event::Eliminated { seat: Seat(1) };
    let escaped = Event::Escaped { monster: Monster::Banshee };
    let lost = |log: &[Event]| turning_point(log, End::AllEliminated);
    assert_eq!(lost(&[escaped, out]), Some(TurningPoint::Escape(Monster::Banshee)));
    assert_eq!(lost(&[out, escaped]), Some(TurningPoint::Eliminated(Seat(1))));
    assert_eq!(lost(&[]), None);
    assert_eq!(turning_point(&[escaped, out], End::Won), None);
}
