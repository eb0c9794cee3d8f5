//! Is it what `serde_json` would have written, whatever it is?

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Actor, Events, Seat, Seed, Settings, Viewer};

use super::*;
use crate::PlayableGame;

fn written(value: &(impl Serialize + ?Sized)) -> String {
    let mut bytes = Vec::new();
    write(value, &mut bytes);
    String::from_utf8(bytes).unwrap()
}

#[derive(Serialize)]
struct Odd<'a> {
    text: &'a str,
    letter: char,
    share: f64,
    low: i16,
    nothing: (),
    maybe: [Option<u8>; 2],
    numbers: BTreeMap<u32, Kind>,
    names: BTreeMap<&'a str, u64>,
    kinds: Vec<Kind>,
}

#[derive(Serialize)]
enum Kind {
    Plain,
    One(u8),
    Two(u8, bool),
    Named { at: i64 },
}

#[test]
fn whatever_is_written_is_written_as_elsewhere() {
    for text in ["", "plain", "a \"quote\"", "back\\slash", "line\nbreak\u{1}", "ñandú ✓ <&>"] {
        let odd = Odd {
            text,
            letter: '"',
            share: 0.25,
            low: -32_768,
            nothing: (),
            maybe: [None, Some(255)],
            numbers: BTreeMap::from([(7, Kind::Plain), (4_000_000_000, Kind::Two(1, true))]),
            names: BTreeMap::from([(text, u64::MAX), ("b", 10)]),
            kinds: vec![Kind::One(9), Kind::Named { at: i64::MIN }, Kind::Named { at: 0 }],
        };
        assert_eq!(written(&odd), serde_json::to_string(&odd).unwrap());
    }
}

/// Every view of a game played at random, for as long as it lasts but not for ever.
fn compare<G: PlayableGame>(seats: u8) {
    let Ok(options) = G::set_up(seats, &Settings::default()) else { panic!("{} for {seats}", G::NAME) };
    let mut luck = Seed::Fast(7).stream("random play", 0);
    let mut state = G::deal(&options, G::RULES, Seed::Fast(7), &mut Events::silent());
    let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    for _ in 0..400 {
        let Some(actor) = G::pending(&state).actors().next() else { return };
        let mut moves = Vec::new();
        G::moves(&state, actor, &mut moves);
        let mv = match actor {
            Actor::Seat(_) => moves[luck.below(moves.len() as u32) as usize],
            Actor::Clock => moves[0],
        };
        let open = G::open(&state);
        assert_eq!(written(&open), serde_json::to_string(&open).unwrap());
        for viewer in &viewers {
            let own = G::own(&state, *viewer);
            assert_eq!(written(&own), serde_json::to_string(&own).unwrap());
        }
        assert!(G::play(&mut state, actor, mv, &mut Events::silent()).is_ok());
    }
}

#[test]
fn every_view_of_every_game_is_written_as_elsewhere() {
    compare::<grimoire::Grimoire>(4);
    compare::<madness::Madness>(3);
    compare::<obscurio::Obscurio>(5);
    compare::<deathmaydie::DeathMayDie>(3);
    compare::<lanterns::Lanterns>(2);
}
