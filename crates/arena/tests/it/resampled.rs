//! Does a world resampled for a seat look the same to it, in every game?

use arena::{RulesSession, WITH_EXAMPLE};
use table::{Actor, Chance, Entry, Logged, Seat, Seed, Settings, Viewer};

/// So many moves show every part of a turn.
const MOVES: usize = 60;

/// All that a seat sees and can do.
fn sight(session: &dyn RulesSession, seat: Seat) -> (Vec<u8>, Vec<String>, String) {
    let mut views = Vec::new();
    session.write_open(&mut views);
    session.write_own(Viewer::Seat(seat), &mut views);
    (views, session.legal(Actor::Seat(seat)), format!("{:?}", session.awaited(Viewer::Seat(seat))))
}

/// Everybody's cards.
fn cards(session: &dyn RulesSession) -> Vec<u8> {
    let mut views = Vec::new();
    Seat::all(session.seats()).for_each(|seat| session.write_own(Viewer::Seat(seat), &mut views));
    views
}

#[test]
fn a_seat_cannot_tell_the_worlds_apart() {
    let mut differed = 0;
    for game in WITH_EXAMPLE {
        let settings = Settings::default();
        let seats = game.seat_counts(&settings)[0];
        let mut session = game.new_game(seats, &settings, Seed::Fast(3)).expect("the usual game");
        let mut luck = Chance::fast(3);
        for made in 0..MOVES {
            let Some(actor) = session.pending().actors().next() else { break };
            for seat in Seat::all(seats) {
                let world = session.resampled(seat, &mut luck);
                let (here, there) = (sight(session.as_ref(), seat), sight(world.as_ref(), seat));
                assert_eq!(here, there, "{} {seat} after {made} moves", game.name());
                differed += usize::from(cards(session.as_ref()) != cards(world.as_ref()));
            }
            let legal = session.legal(actor);
            let text = legal[luck.below(legal.len() as u32) as usize].clone();
            session.follow(&Logged { at: 0, entry: Entry::Move { actor, text } }).expect("it is legal");
        }
    }
    assert!(differed > 100, "others' cards hardly ever changed: {differed}");
}
