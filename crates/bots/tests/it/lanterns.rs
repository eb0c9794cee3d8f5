//! Bots of Lanterns, and the check of honesty proven with bots that peek.

use std::panic::catch_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use bots::{Brain, Budget, Strength, choose, honest};
use lanterns::view::Own;
use lanterns::{Lamp, Lanterns, Move, Options, State, View};
use table::checks::with_each;
use table::company::Phrase;
use table::{Actor, Chance, Eyes, Game, Replay, Seat, Seed, Twin, Viewer};

const THREE: Options = Options { seats: 3, nights: 3 };

#[test]
fn what_a_seat_cannot_see_changes_no_answer() {
    let seeds: Vec<u64> = (0..12).collect();
    with_each(&seeds, |_, seed| assert!(honest::check::<Lanterns>(&THREE, *seed, 1) > 10));
}

/// A bot with eyes it should not have: it plays, takes its time or speaks by what it sees there.
macro_rules! peeking {
    ($name:ident, $quick:expr, $hesitates:expr, $says:expr) => {
        #[derive(Clone, Copy, Debug)]
        struct $name;

        impl Twin for $name {
            type Of = Lanterns;

            fn own(state: &State, _viewer: Viewer) -> Own {
                Lanterns::own(state, Viewer::Referee)
            }
        }

        impl Brain for $name {
            fn quick(eyes: &Eyes<Self>, moves: &[Move], _chance: &mut Chance) -> Move {
                let quick: fn(&View, &[Move]) -> Move = $quick;
                quick(&eyes.view(), moves)
            }
            fn hesitates(eyes: &Eyes<Self>, _mv: Move, _chance: &mut Chance) -> Option<Duration> {
                let hesitates: fn(&View) -> Option<Duration> = $hesitates;
                hesitates(&eyes.view())
            }
            fn says(eyes: &Eyes<Self>, _strength: Strength, _mv: Move) -> Option<Phrase> {
                let says: fn(&View) -> Option<Phrase> = $says;
                says(&eyes.view())
            }
            fn habit(_world: &State, _actor: Actor, moves: &[Move], _chance: &mut Chance) -> Move {
                moves[0]
            }
            fn is_far_enough(_start: &State, _now: &State) -> bool {
                true
            }
            fn worth(_state: &State, _seat: Seat) -> f32 {
                0.5
            }
        }
    };
}

/// What everybody holds, or the box, as a number.
fn sum(lamps: impl IntoIterator<Item = Lamp>) -> usize {
    lamps.into_iter().map(|lamp| usize::from(lamp.light())).sum()
}

/// What only whoever looks into the box can know.
fn boxed(view: &View) -> usize {
    sum(view.own.in_the_box.into_iter().flatten())
}

/// How often the bot without a mind of its own was asked.
static ASKED: AtomicUsize = AtomicUsize::new(0);

peeking!(
    Peeks,
    |view, moves| moves[sum(view.own.hands[0].iter().flatten().copied()) % moves.len()],
    |_| None,
    |_| None
);
peeking!(Fidgets, |_, moves| moves[0], |view| Some(Duration::from_secs(boxed(view) as u64)), |_| None);
peeking!(Blabs, |_, moves| moves[0], |_| None, |view| Some(Phrase {
    id: "shine".to_owned(),
    about: vec![boxed(view).to_string()]
}));
peeking!(Wavers, |_, moves| moves[ASKED.fetch_add(1, Ordering::Relaxed) % moves.len()], |_| None, |_| None);
peeking!(Cheats, |_, _| Move::Ring, |_| None, |_| None);

fn is_found<G: Brain + Game<Options = Options>>(by: &str) -> bool {
    let found = catch_unwind(|| (0..5).for_each(|seed| _ = honest::check::<G>(&THREE, seed, 1)));
    found.is_err_and(|panic| panic.downcast_ref::<String>().is_some_and(|said| said.contains(by)))
}

#[test]
fn a_bot_that_peeks_is_found() {
    assert!(is_found::<Peeks>(" peeks"));
}

#[test]
fn a_bot_whose_time_or_words_tell_is_found() {
    assert!(is_found::<Fidgets>(" peeks"));
    assert!(is_found::<Blabs>(" peeks"));
}

#[test]
fn a_bot_that_answers_what_it_may_not_is_found() {
    assert!(is_found::<Cheats>(" illegally"));
}

#[test]
fn a_bot_that_answers_by_whim_is_found() {
    assert!(is_found::<Wavers>(" changes its mind"));
}

/// What a quick bot in this seat answers, with this manner.
fn answer(replay: &Replay<Lanterns>, seat: Seat, manner: u64) -> Move {
    let memory = replay.memory(seat, manner, &[]);
    let eyes = Eyes::<Lanterns>::new(replay.state(), &memory);
    choose(&eyes, Strength::Quick, Budget::Iterations(1), &mut Chance::fast(1))
}

fn in_the_first_night(seed: u64) -> Replay<Lanterns> {
    let mut replay = Replay::<Lanterns>::new(THREE, Lanterns::RULES, Seed::Fast(seed));
    replay.play(Actor::Seat(Seat(0)), Move::Nightfall).unwrap();
    replay
}

#[test]
fn bots_differ_by_their_manner_and_each_keeps_its_own() {
    let differs = (0..20).any(|seed| {
        let replay = in_the_first_night(seed);
        let answers: Vec<Move> = (0..8).map(|manner| answer(&replay, Seat(1), manner)).collect();
        answers.iter().any(|mv| *mv != answers[0])
    });
    assert!(differs);
    let replay = in_the_first_night(1);
    assert_eq!(answer(&replay, Seat(1), 5), answer(&replay, Seat(1), 5));
}

#[test]
fn the_moth_lights_its_lantern_before_it_looks() {
    for seed in 0..20 {
        let replay = in_the_first_night(seed);
        assert!(matches!(answer(&replay, replay.state().moth, seed), Move::Light(_)));
    }
}

/// Somewhere a bot wishes for something else because it remembers the box.
#[test]
fn what_the_moth_saw_last_night_still_counts() {
    let changes_its_mind = (0..200).any(|seed| {
        let mut replay = in_the_first_night(seed);
        let moth = replay.state().moth;
        let asked = |looks: &[u8], replay: &mut Replay<Lanterns>| {
            looks.iter().for_each(|place| _ = replay.play(Actor::Seat(moth), Move::Look(*place)).unwrap());
            replay.play(Actor::Clock, Move::Ring).unwrap();
            (moth == Seat(1)).then(|| answer(replay, moth, 0))
        };
        let without = asked(&[], &mut replay.clone());
        let with = asked(&[1, 2, 3], &mut replay);
        without != with
    });
    assert!(changes_its_mind);
}
