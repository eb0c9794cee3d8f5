//! What holds in every game: the shared checks over Episodes, Elder Ones, seats and options, and nothing lost or twice.

mod board;
mod heard;
mod invariants;
mod late;
mod ledger;
mod seen;
mod shown;
mod worlds;

use std::collections::BTreeSet;
use std::sync::Mutex;

use deathmaydie::content::{Elder, Episode};
use deathmaydie::figures::Foe;
use deathmaydie::frames::Decision;
use deathmaydie::options::Options;
use deathmaydie::state::State;
use deathmaydie::universe::universe;
use deathmaydie::{DeathMayDie, Move};
use table::checks::{Check, with_each};
use table::{Events, Game, Seed};

use self::invariants::invariants;

/// Every Episode against every Elder One with every number of players, for any game that is played like this one.
fn tables<G: Game<Options = Options, State = State, Move = Move>>() -> Vec<Check<G>> {
    let mut all = Vec::new();
    for episode in Episode::ALL {
        for elder in Elder::ALL {
            for seats in 1..=5 {
                let number = all.len() as u8;
                let options = Options {
                    unknown: number % 3,
                    relics: number % 2 == 1,
                    random_elder_place: number % 4 == 3,
                    ..Options::standard(seats, episode, elder)
                };
                all.push(Check { options, universe: universe(episode), invariants, longest: 100_000 });
            }
        }
    }
    all
}

#[test]
fn everything_holds_at_every_step() {
    with_each(&tables::<DeathMayDie>(), |number, table| {
        if number.is_multiple_of(7) {
            table.everything(number as u64, 1);
        }
    });
}

#[test]
fn hundreds_of_games_play_out() {
    with_each(&tables::<DeathMayDie>(), |number, table| {
        (0..10).for_each(|game| table.plays_out(1_000 * number as u64 + game));
    });
}

#[test]
#[ignore = "minutes: cargo xtask deep"]
fn everything_holds_in_hundreds_of_games() {
    with_each(&tables::<DeathMayDie>(), |number, table| table.everything(1_000_000 * (1 + number as u64), 4));
}

#[test]
#[ignore = "minutes: cargo xtask deep"]
fn tens_of_thousands_of_games_play_out() {
    with_each(&tables::<DeathMayDie>(), |number, table| {
        let mut met = BTreeSet::new();
        for game in 0..250 {
            table.plays_out(2_000_000 * (1 + number as u64) + game);
            plays_late(&table.options, 3_000_000 * (1 + number as u64) + game, &mut met);
        }
    });
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 8192, "{} bytes", size_of::<State>());
}

#[test]
fn moves_are_listed_in_order() {
    let all = universe(Episode::E2);
    assert!(all.is_sorted());
    for mv in all {
        assert_eq!(mv.to_string().parse::<Move>(), Ok(mv), "{mv}");
    }
    assert_eq!(DeathMayDie::NAME, "deathmaydie");
}

/// What chance brings to light: no move that told of it can be taken back.
const CHANCE: [&str; 9] = [
    "Thrown",
    "Rerolled",
    "MythosDrawn",
    "MythosShuffled",
    "Investigated",
    "TokenShown",
    "PlaceDrawn",
    "InsanityDealt",
    "UnknownCame",
];

/// Plays on from a position that chance alone seldom reaches: the Ritual disrupted or the Elder One on the board, and
/// investigators who are mended now and then, so that some of them see the Final Stage.
fn plays_late(options: &Options, seed: u64, met: &mut BTreeSet<String>) {
    let mut luck = Seed::Fast(seed).stream("random play", 0);
    let rules = 1 + (seed % u64::from(DeathMayDie::RULES)) as u16;
    let mut state = DeathMayDie::deal(options, rules, Seed::Fast(seed), &mut Events::silent());
    let mut scratch = Vec::new();
    let mut events = Events::new();
    for step in 0..100_000 {
        let Some(actor) = DeathMayDie::pending(&state).actors().next() else { break };
        invariants(&state).unwrap_or_else(|broken| panic!("seed {seed}: {broken}\n{state:?}"));
        if Decision::of(&state) == Some(Decision::Act) {
            state.disrupted |= seed.is_multiple_of(2) && state.turn > 3;
            if step % 50 < 25 || seed.is_multiple_of(3) {
                mend(&mut state);
            }
            if seed.is_multiple_of(3) {
                state.track = state.track.min(6);
            }
        }
        met.extend(Decision::of(&state).map(|decision| format!("DEC {decision:?}")));
        let moves = table::checks::moves_of::<DeathMayDie>(&state, actor);
        let listed = |mv: Move| moves.contains(&mv).then_some(mv);
        let fights = luck.below(3) > 0;
        let mv = listed(Move::Attack)
            .filter(|_| fights)
            .or_else(|| listed(Move::Target(Foe::ELDER)))
            .unwrap_or_else(|| DeathMayDie::any_move(&state, actor, &mut luck, &mut scratch));
        DeathMayDie::play(&mut state, actor, mv, &mut events).expect("a listed move");
        let settled = events.is_settled();
        for event in events.take() {
            let told = format!("{event:?}");
            let chance = CHANCE.iter().any(|kind| told.starts_with(kind));
            assert!(settled || !chance, "seed {seed}: {mv} could be taken back after {told}");
            met.insert(told.split(' ').next().unwrap_or_default().to_owned());
        }
    }
    let end = state.end.unwrap_or_else(|| panic!("seed {seed}: the game does not end"));
    met.insert(format!("{end:?} {}", state.stage));
}

/// Markers go back as far as Fatigue lets them.
fn mend(state: &mut State) {
    for sheet in state.sheets.iter_mut().filter(|sheet| sheet.alive) {
        (sheet.stress, sheet.wounds) = (sheet.fatigue[0], sheet.fatigue[1]);
        if sheet.sanity > 16 {
            sheet.sanity = 13;
        }
    }
}

/// What these games meet: without it, passing would say little.
#[test]
fn late_games_play_out_and_meet_everything() {
    let all = Mutex::new(BTreeSet::new());
    with_each(&tables::<DeathMayDie>(), |number, table| {
        let mut met = BTreeSet::new();
        (0..6).for_each(|game| plays_late(&table.options, 1_000 * number as u64 + game, &mut met));
        all.lock().unwrap().append(&mut met);
    });
    let met = all.into_inner().unwrap();
    assert_eq!(met.iter().filter(|it| it.starts_with("DEC")).count(), Decision::COUNT, "{met:?}");
    for wanted in
        ["Won 4", "AllDead", "Track", "TooEarly 1", "Sacrificed", "RelicsTurned", "Redirected", "PlaceDrawn"]
    {
        assert!(met.iter().any(|it| it.starts_with(wanted)), "never met {wanted}: {met:?}");
    }
}
