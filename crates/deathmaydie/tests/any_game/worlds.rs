//! Imagined worlds differ wherever a seat cannot know better, and every draw has luck of its own.

use deathmaydie::state::State;
use deathmaydie::{DeathMayDie, Event};
use table::Seat;
use table::checks::{Check, with_each};
use table::worlds::Secret;

use super::tables;

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
    let all = tables::<DeathMayDie>();
    let some: Vec<&Check<DeathMayDie>> = all.iter().step_by(7).collect();
    with_each(&some, |number, table| {
        let met = table.worlds_differ_where_they_can((50 * number as u64, 2, 11), secrets);
        assert!(met["luck to come"] > 5 && met["the Mythos"] > 5, "{met:?}");
    });
}

#[test]
fn luck_is_fresh_every_time() {
    let all = tables::<DeathMayDie>();
    let some: Vec<&Check<DeathMayDie>> = all.iter().step_by(7).collect();
    with_each(&some, |number, table| {
        let drawn = |event: &Event| match event {
            Event::MythosDrawn { card, .. } => Some(("a Mythos card", format!("{card:?}"))),
            _ => None,
        };
        let met = table.luck_is_fresh(70 * number as u64, 3, drawn);
        assert!(met["a Mythos card"] > 3, "{met:?}");
    });
}
