//! Are imagined worlds and luck as open as they should be? The shared checks over Episodes, Elder Ones and seats.

use deathmaydie::content::{Elder, Episode};
use deathmaydie::options::Options;
use deathmaydie::state::State;
use deathmaydie::{DeathMayDie, Event};
use table::Seat;
use table::checks::{Check, with_each};
use table::worlds::Secret;

/// Some of everything; `any_game.rs` looks at the rules themselves.
fn tables() -> Vec<Check<DeathMayDie>> {
    let pairs = Episode::ALL
        .into_iter()
        .flat_map(|episode| Elder::ALL.into_iter().map(move |elder| (episode, elder)));
    let table = |(number, (episode, elder)): (usize, (Episode, Elder))| {
        let options = Options::standard(number as u8 % 5 + 1, episode, elder);
        Check { options, universe: Vec::new(), invariants: |_| Ok(()), longest: 100_000 }
    };
    pairs.enumerate().map(table).collect()
}

/// The order of the decks, the faces of tokens nobody has turned, and luck to come (DMD-25.8).
fn secrets(state: &State, _seat: Seat) -> Vec<Secret> {
    let hidden = state.chips[..usize::from(state.chip_count)].iter().filter(|chip| !chip.seen);
    let mut values: Vec<_> = hidden.map(|chip| (chip.token, chip.value)).collect();
    let order = values.clone();
    values.sort_unstable();
    values.dedup();
    let several = |token| values.iter().filter(|(of, value)| *of == token && value.is_some()).count() > 1;
    let faces = state.episode.tokens().any(several);
    vec![
        Secret::new("the Mythos", state.mythos.as_slice(), state.mythos.len() > 1),
        Secret::new("Discoveries", state.discovery.as_slice(), state.discovery.len() > 1),
        Secret::new("faces", if faces { order } else { Vec::new() }, faces),
        Secret::new("luck to come", &state.seed, true),
    ]
}

#[test]
fn worlds_differ_where_they_can() {
    with_each(&tables(), |number, table| {
        let met = table.worlds_differ_where_they_can((50 * number as u64, 2, 11), secrets);
        assert!(met["luck to come"] > 5 && met["the Mythos"] > 5, "{met:?}");
    });
}

#[test]
fn luck_is_fresh_every_time() {
    with_each(&tables(), |number, table| {
        let drawn = |event: &Event| match event {
            Event::MythosDrawn { card, .. } => Some(("a Mythos card", format!("{card:?}"))),
            _ => None,
        };
        let met = table.luck_is_fresh(70 * number as u64, 3, drawn);
        assert!(met["a Mythos card"] > 3, "{met:?}");
    });
}
