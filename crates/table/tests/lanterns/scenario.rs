//! Lanterns on a stage: hands by name, facts about points.

use table::scenario::Staged;
use table::{Events, Game, Seed};

use super::rules::{Event, Lanterns, State};

impl Staged for Lanterns {
    fn stage(given: &[&str]) -> Result<State, String> {
        let mut state = Lanterns::deal(&2, 1, Seed::Fast(0), &mut Events::silent());
        for line in given {
            let (seat, cards) = line.split_once(" holds ").ok_or("only hands can be given")?;
            let seat: table::Seat = seat.parse().map_err(|()| "no such seat")?;
            let cards: Vec<u8> = cards.split(' ').map(|card| card.parse().unwrap_or(0)).collect();
            state.hands[seat.index()] = cards.iter().fold(0, |hand, card| hand | 1 << card);
        }
        Ok(state)
    }

    fn fact(state: &State, _past: &[Event], fact: &str) -> Result<(), String> {
        let points = format!("points {} {}", state.points[0], state.points[1]);
        if points == fact { Ok(()) } else { Err(points) }
    }
}
