//! Lanterns on a stage: its scenario files, and what they can say.

use table::scenario::{Field, Found, Said, Staged};
use table::{Events, Game, Seat, Seed, Talk, Viewer};

use crate::state::{IN_THE_BOX, Lamps, State};
use crate::{Lamp, Lanterns, Options};

pub const SCENARIOS: &[(&str, &str)] =
    &[("nights", include_str!("../scenarios/nights.scn")), ("moth", include_str!("../scenarios/moth.scn"))];

/// Nobody has to be taught it.
pub const LESSONS: &[&str] = &[];

/// A position while it is being described: what was said about lanterns is laid out in the end.
pub struct Position {
    state: State,
    wanted: Vec<(Place, Vec<Lamp>)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Box,
    Hand(Seat),
}

impl Position {
    fn wants(&mut self, place: Place, said: &Said) -> Result<(), String> {
        self.wanted.push((place, said.list()?));
        Ok(())
    }
}

impl Staged for Lanterns {
    type Position = Position;

    const FIELDS: &'static [Field<Lanterns, Position>] = &[
        Field::both(
            "<seat> holds",
            "S0 holds 1 5 9",
            |it, said| it.wants(Place::Hand(said.subject()?), said),
            |scene, said| Ok(Found::heap(scene.state.hands[said.subject::<Seat>()?.index()].iter())),
        ),
        Field::both(
            "box",
            "box 2 3 4",
            |it, said| it.wants(Place::Box, said),
            |scene, _| Ok(Found::row(scene.state.in_the_box)),
        ),
        table::field!("moth", "moth S1", moth),
        Field::expect("night", "night 1", |scene, _| Ok(Found::is(scene.state.night))),
        Field::expect("points", "points 0 0 0", |scene, _| {
            Ok(Found::row(scene.state.seats().map(|seat| scene.state.points[seat.index()])))
        }),
        Field::expect("<seat> waits for", "S1 waits for S0", |scene, said| {
            let awaited = Lanterns::awaited(scene.state, Viewer::Seat(said.subject()?)).seats;
            Ok(Found::heap(awaited.iter().collect::<Vec<Seat>>()))
        }),
        Field::expect("<seat> was told of", "S0 was told of 0 things", |scene, said| {
            let viewer = Viewer::Seat(said.subject()?);
            let told = scene.past.iter().filter_map(|event| Lanterns::tell(scene.state, viewer, event));
            Ok(Found::is(format!("{} things", told.count())))
        }),
        Field::expect("<seat> sees the Moth", "S1 sees the Moth", |scene, said| {
            let sees = Lanterns::own(scene.state, Viewer::Seat(said.subject()?)).moth;
            Ok(Found::so(sees.is_some(), "nobody"))
        }),
        Field::expect("<seat> sees no Moth", "S0 sees no Moth", |scene, said| {
            let sees = Lanterns::own(scene.state, Viewer::Seat(said.subject()?)).moth;
            Ok(Found::so(sees.is_none(), scene.state.moth))
        }),
        Field::expect("<seat> talks", "S1 talks freely", |scene, said| {
            let free = Lanterns::talk(scene.state, said.subject()?) == Talk::FREE;
            Ok(Found::is(if free { "freely" } else { "in signs" }))
        }),
    ];
    const LUCK: &'static [(&'static str, &'static str)] = &[("deck", "deal"), ("drawn moth", "moth")];
    const UNKNOWN_OPTION: &'static str = "LAN-1";

    fn usual(options: Options, seed: Seed) -> Position {
        let state = Lanterns::deal(&options, Lanterns::RULES, seed, &mut Events::silent());
        Position { state, wanted: Vec::new() }
    }

    /// Lays out what was asked for, and the rest wherever there is room.
    fn place(position: Position) -> Result<State, String> {
        let Position { mut state, wanted } = position;
        let named: Vec<Lamp> = wanted.iter().flat_map(|(_, lamps)| lamps.iter().copied()).collect();
        let all: Lamps = named.iter().copied().collect();
        let brightest = state.options.brightest();
        if all.len() != named.len() || named.iter().any(|lamp| lamp.light() > brightest) {
            return Err(format!("lanterns are numbered 1 to {brightest}, each once"));
        }
        let mut rest = Lamp::up_to(brightest).filter(|lamp| !all.contains(*lamp));
        let mut lamps_at = |place: Place, room: usize| -> Result<Vec<Lamp>, String> {
            let found = wanted.iter().find(|(at, _)| *at == place).map(|(_, lamps)| lamps.clone());
            let lamps = found.unwrap_or_else(|| rest.by_ref().take(room).collect());
            if lamps.len() == room { Ok(lamps) } else { Err(format!("there is room for {room}")) }
        };
        for seat in state.seats() {
            let lamps = lamps_at(Place::Hand(seat), state.options.nights.into())?;
            state.hands[seat.index()] = lamps.into_iter().collect();
        }
        state.in_the_box.copy_from_slice(&lamps_at(Place::Box, IN_THE_BOX)?);
        Ok(state)
    }
}
