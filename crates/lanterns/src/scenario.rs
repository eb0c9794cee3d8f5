//! Lanterns on a stage: a position in a few words, and facts about it.

use table::scenario::Staged;
use table::{Events, Game, Seat, Seed, Settings, Talk, Viewer};

use crate::events::Event;
use crate::setup::ROWS;
use crate::state::{Lamps, State};
use crate::{Lanterns, Options};

pub const SCENARIOS: &[(&str, &str)] = &[
    ("nights.scn", include_str!("../scenarios/nights.scn")),
    ("moth.scn", include_str!("../scenarios/moth.scn")),
];

/// Three players and two nights, unless something else is given first: `players 2`, `nights 3`.
fn options(given: &[&str]) -> Result<Options, &'static str> {
    let number = |word: &str| given.iter().find_map(|line| line.strip_prefix(word)?.trim().parse().ok());
    let nights = number("nights").map_or("2".to_owned(), |nights: u8| nights.to_string());
    let settings = Settings::default().with(ROWS[0].key, &nights);
    Options::read(number("players").unwrap_or(3), &settings).map_err(|refusal| refusal.rule)
}

impl Staged for Lanterns {
    /// `S0 holds 1 5`, `box 2 3 4`, `moth S1`. Whatever nobody holds is dealt to the others.
    fn stage(given: &[&str]) -> Result<State, String> {
        let options = options(given).map_err(str::to_owned)?;
        let mut state = Lanterns::deal(&options, Lanterns::RULES, Seed::Fast(0), &mut Events::silent());
        let mut wanted: Vec<(Place, Vec<u8>)> = Vec::new();
        for line in given.iter().filter(|line| !line.starts_with("players") && !line.starts_with("nights")) {
            match line.split_once(' ') {
                Some(("moth", seat)) => state.moth = seat.parse().map_err(|()| "no such seat")?,
                Some(("box", lamps)) => wanted.push((Place::Box, numbers(lamps)?)),
                Some((seat, hand)) if hand.starts_with("holds ") => {
                    let seat = seat.parse().map_err(|()| "no such seat")?;
                    wanted.push((Place::Hand(seat), numbers(&hand["holds ".len()..])?));
                }
                _ => return Err(format!("\"{line}\" cannot be given")),
            }
        }
        place(&mut state, &wanted)?;
        Ok(state)
    }

    fn set_up_refused(given: &[&str]) -> Option<&'static str> {
        options(given).err()
    }

    /// `points 0 1 0`, `night 2`, `S0 waits for S1 S2`, `S0 knows of 3 moves`, `S0 sees the Moth`, `S1 may talk`.
    fn fact(state: &State, past: &[Event], fact: &str) -> Result<(), String> {
        let seats = |seats: Vec<Seat>| seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(" ");
        let about = fact.split_once(' ').and_then(|(seat, rest)| Some((seat.parse::<Seat>().ok()?, rest)));
        let found = match about {
            None if fact.starts_with("points") => {
                let points: Vec<String> =
                    state.seats().map(|seat| state.points[seat.index()].to_string()).collect();
                format!("points {}", points.join(" "))
            }
            None => format!("night {}", state.night),
            Some((seat, rest)) if rest.starts_with("waits for") => {
                let awaited = Lanterns::awaited(state, Viewer::Seat(seat)).seats;
                format!("{seat} waits for {}", seats(awaited.iter().collect()))
            }
            Some((seat, rest)) if rest.starts_with("is told") => {
                let told = past.iter().filter_map(|event| Lanterns::tell(state, Viewer::Seat(seat), event));
                format!("{seat} is told {} things", told.count())
            }
            Some((seat, rest)) if rest.contains("see the Moth") || rest.contains("sees the Moth") => {
                let sees = Lanterns::view(state, Viewer::Seat(seat)).own.moth.is_some();
                format!("{seat} {} the Moth", if sees { "sees" } else { "does not see" })
            }
            Some((seat, _)) => {
                let free = Lanterns::talk(state, seat) == Talk::FREE;
                format!("{seat} {}", if free { "talks" } else { "makes signs" })
            }
        };
        if found == fact { Ok(()) } else { Err(found) }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Box,
    Hand(Seat),
}

fn numbers(words: &str) -> Result<Vec<u8>, String> {
    words.split(' ').map(|word| word.parse().map_err(|_| format!("{word} is no lantern"))).collect()
}

/// Lays out what was asked for, and the rest wherever there is room.
fn place(state: &mut State, wanted: &[(Place, Vec<u8>)]) -> Result<(), String> {
    let named: Vec<u8> = wanted.iter().flat_map(|(_, lamps)| lamps.iter().copied()).collect();
    let all: Lamps = named.iter().copied().collect();
    let brightest = state.options.brightest();
    if all.len() != named.len() || named.iter().any(|lamp| !(1..=brightest).contains(lamp)) {
        return Err(format!("lanterns are numbered 1 to {brightest}, each once"));
    }
    let mut rest = (1..=brightest).filter(|lamp| !all.has(*lamp));
    let mut lamps_at = |place: Place, room: usize| -> Result<Vec<u8>, String> {
        let found = wanted.iter().find(|(at, _)| *at == place).map(|(_, lamps)| lamps.clone());
        let lamps = found.unwrap_or_else(|| rest.by_ref().take(room).collect());
        if lamps.len() == room { Ok(lamps) } else { Err(format!("there is room for {room}")) }
    };
    for seat in state.seats() {
        state.hands[seat.index()] =
            lamps_at(Place::Hand(seat), state.options.nights.into())?.into_iter().collect();
    }
    state.in_the_box.copy_from_slice(&lamps_at(Place::Box, crate::IN_THE_BOX)?);
    Ok(())
}
