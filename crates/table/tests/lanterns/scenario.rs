//! Lanterns on a stage: hands that can be given, points that can be expected.

use table::scenario::{Field, Found, Staged};
use table::{Events, Game, Seat, Seed};

use super::rules::{Lanterns, State};

impl Staged for Lanterns {
    type Position = State;

    const FIELDS: &'static [Field<Lanterns, State>] = &[
        Field::both(
            "<seat> holds",
            "S0 holds 1 5 9",
            |state, said| {
                let hand = state.hands.get_mut(said.subject::<Seat>()?.index()).ok_or("nobody sits there")?;
                *hand = said.list::<u8>()?.iter().fold(0, |hand, card| hand | 1 << card);
                Ok(())
            },
            |scene, said| {
                let hand = scene.state.hands[said.subject::<Seat>()?.index()];
                Ok(Found::heap((0..16u8).filter(move |card| hand >> card & 1 == 1)))
            },
        ),
        Field::expect("points", "points 0 1", |scene, _| {
            Ok(Found::row(scene.state.points[..2].iter().copied()))
        }),
    ];
    const LUCK: &'static [(&'static str, &'static str)] = &[("deck", "deal")];
    const SEATS: Option<u8> = Some(2);
    const UNKNOWN_OPTION: &'static str = "LAN-0";

    fn usual(options: u8, seed: Seed) -> State {
        Lanterns::deal(&options, 1, seed, &mut Events::silent())
    }

    fn place(state: State) -> Result<State, String> {
        Ok(state)
    }
}
