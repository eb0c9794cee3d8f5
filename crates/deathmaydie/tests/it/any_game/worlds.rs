//! What somebody imagines differs from the truth wherever nobody can know it, and does not depend on the truth.

use deathmaydie::DeathMayDie;
use deathmaydie::content::{Elder, Episode, Token};
use deathmaydie::frames::Decision;
use deathmaydie::options::Options;
use deathmaydie::state::{Lie, State};
use table::checks::Check;
use table::{Chance, Events, Game, Seat, Seed};

use super::late::Late;
use super::tables;

/// The first action step of a random game.
fn begun(options: &Options, seed: u64) -> State {
    let mut luck = Seed::Fast(seed).stream("worlds", 0);
    let mut state = DeathMayDie::deal(options, DeathMayDie::RULES, Seed::Fast(seed), &mut Events::silent());
    while Decision::of(&state) != Some(Decision::Act) {
        let actor = DeathMayDie::pending(&state).actors().next().expect("somebody chooses");
        let mv = DeathMayDie::any_move(&state, actor, &mut luck, &mut Vec::new());
        DeathMayDie::play(&mut state, actor, mv, &mut Events::silent()).expect("a listed move");
    }
    state
}

/// Whether a world has a secret as it is.
type Known<'a> = &'a dyn Fn(&State) -> bool;

fn imagined(state: &State, chance: u64) -> State {
    DeathMayDie::redeal(state, Seat(0), &mut Chance::fast(chance))
}

/// What nobody can know is imagined now so, now otherwise; what was seen stays.
fn worlds_differ(number: usize, truth: &State) {
    let worlds: Vec<State> = (0..4).map(|chance| imagined(truth, chance)).collect();
    let secrets: [(&str, Known); 3] = [
        ("the Mythos deck", &|world| world.mythos == truth.mythos),
        ("the Discovery deck", &|world| truth.discovery.len() > 3 && world.discovery == truth.discovery),
        ("the Relics", &|world| truth.relic_pool.len() > 3 && world.relic_pool == truth.relic_pool),
    ];
    for (what, known) in secrets {
        assert!(!worlds.iter().all(known), "table {number}: {what} is always imagined as it is");
    }
    for token in truth.episode.tokens() {
        let hidden = |state: &State| -> Vec<_> {
            let chips = truth.chips_of(token).map(usize::from).filter(|chip| !truth.chips[*chip].seen);
            chips.map(|chip| state.chips[chip].value).collect()
        };
        let (values, piled) = (hidden(truth), |chip: u8| truth.chips[usize::from(chip)].place == Lie::Pile);
        let several = values.iter().any(|value| *value != values[0]);
        let known = worlds.iter().all(|world| hidden(world) == values);
        assert!(!several || !known, "table {number}: {token} are always imagined as they lie");
        let pile: Vec<u8> = truth.chips_of(token).filter(|chip| piled(*chip)).collect();
        let same = |world: &State| {
            pile.iter().all(|chip| world.chips[usize::from(*chip)] == truth.chips[usize::from(*chip)])
        };
        assert!(pile.len() < 4 || !several || !worlds.iter().all(same), "table {number}: the pile is known");
    }
    for world in worlds {
        assert!(world.seed != truth.seed, "table {number}: luck to come is known");
        let seen = truth.chips.iter().zip(&world.chips).filter(|(chip, _)| chip.seen);
        seen.for_each(|(chip, other)| assert_eq!(chip, other, "table {number}: what was seen is forgotten"));
    }
}

#[test]
fn worlds_differ_where_they_can() {
    for (number, Check { options, .. }) in tables::<DeathMayDie>().iter().enumerate() {
        let mut truth = begun(options, number as u64);
        worlds_differ(number, &truth);
        let shown = truth.chips.iter_mut().filter(|chip| chip.value.is_some()).step_by(3);
        shown.for_each(|chip| chip.seen = true);
        worlds_differ(number, &truth);
    }
}

#[test]
fn late_worlds_differ_too() {
    for (number, Check { options, .. }) in tables::<Late>().iter().enumerate() {
        for seed in 0..3 {
            worlds_differ(number, &Late::deal(options, Late::RULES, Seed::Fast(seed), &mut Events::silent()));
        }
    }
}

#[test]
fn worlds_do_not_depend_on_the_truth() {
    for (number, Check { options, .. }) in tables::<DeathMayDie>().iter().enumerate() {
        let truth = begun(options, number as u64);
        let other = imagined(&truth, 99);
        assert!(
            imagined(&truth, 7) == imagined(&other, 7),
            "table {number}: the truth shows in what is imagined"
        );
    }
}

/// Numbers of Locks and Keys, Memories and Howls lie otherwise in every game.
#[test]
fn hidden_values_are_dealt_anew_in_each_game() {
    for episode in [Episode::E2, Episode::E6] {
        let dealt = |seed| begun(&Options::standard(2, episode, Elder::Azathoth), seed);
        let values = |state: &State, token: Token| -> Vec<_> {
            state.chips_of(token).map(|chip| state.chips[usize::from(chip)].value).collect()
        };
        for token in episode.tokens().filter(|token| !token.values().is_empty()) {
            let first = values(&dealt(0), token);
            assert!((1..6).any(|seed| values(&dealt(seed), token) != first), "{token} are dealt the same");
        }
    }
}
