//! What holds in every game: the shared checks over all set-ups, and no lantern lost or twice.

use crate::common::{check, secrets};
use lanterns::{Event, Lanterns, Options};
use table::checks::with_each;

/// Every set-up there is.
fn tables() -> Vec<Options> {
    (2..=4).flat_map(|seats| [2, 3].map(|nights| Options { seats, nights })).collect()
}

#[test]
fn everything_holds_at_every_step() {
    with_each(&tables(), |number, options| check::<Lanterns>(*options).everything(100 * number as u64, 40));
}

#[test]
fn worlds_differ_where_they_can() {
    with_each(&tables(), |number, options| {
        let met =
            check::<Lanterns>(*options).worlds_differ_where_they_can((100 * number as u64, 20, 2), secrets);
        let seldom =
            met.iter().find(|(name, times)| **times < 10 && (**name != "the Moth" || options.seats > 2));
        assert_eq!(seldom, None, "{options:?}");
    });
}

#[test]
fn luck_is_fresh_every_time() {
    with_each(&tables(), |number, options| {
        let drawn = |event: &Event| match event {
            Event::Showed { lamp, .. } => Some(("a lantern", lamp.to_string())),
            _ => None,
        };
        let met = check::<Lanterns>(*options).luck_is_fresh(100 * number as u64, 20, drawn);
        assert!(met["a lantern"] > 20, "{met:?}");
    });
}

#[test]
fn thousands_of_games_play_out() {
    with_each(&tables(), |number, options| {
        (0..1_000).for_each(|game| check::<Lanterns>(*options).plays_out(10_000 * number as u64 + game));
    });
}

#[test]
fn what_looks_the_same_is_imagined_the_same() {
    with_each(&tables(), |number, options| {
        let met = check::<Lanterns>(*options).imagines_by_sight(1_000 * number as u64, 400);
        assert!(met > 100, "{options:?}: only {met} pairs");
    });
}
