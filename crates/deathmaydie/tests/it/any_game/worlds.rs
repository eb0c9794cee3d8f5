//! What somebody imagines differs from the truth wherever nobody can know it, and does not depend on the truth.

use deathmaydie::DeathMayDie;
use deathmaydie::frames::Decision;
use deathmaydie::options::Options;
use deathmaydie::state::State;
use table::checks::Check;
use table::{Chance, Events, Game, Seat, Seed};

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

#[test]
fn worlds_differ_where_they_can() {
    for (number, Check { options, .. }) in tables::<DeathMayDie>().iter().enumerate() {
        let truth = begun(options, number as u64);
        let worlds: Vec<State> = (0..4).map(|chance| imagined(&truth, chance)).collect();
        let hidden = |state: &State| state.chips.iter().map(|chip| chip.value).collect::<Vec<_>>();
        let secrets: [(&str, Known); 4] = [
            ("the Mythos deck", &|world| world.mythos == truth.mythos),
            ("the Discovery deck", &|world| world.discovery == truth.discovery),
            ("the Relics", &|world| truth.relic_pool.len() > 3 && world.relic_pool == truth.relic_pool),
            ("hidden tokens", &|world| {
                let values = truth.chips.iter().filter(|chip| chip.value.is_some() && !chip.seen).count();
                values > 3 && hidden(world) == hidden(&truth)
            }),
        ];
        for (what, known) in secrets {
            assert!(!worlds.iter().all(known), "table {number}: {what} is always imagined as it is");
        }
        assert!(worlds.iter().all(|world| world.seed != truth.seed), "table {number}: luck to come is known");
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
