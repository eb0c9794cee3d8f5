//! Everything holds late in the game, too, where random play hardly ever comes: Stage III and the Final Stage, investigators
//! who have reached most of their thresholds and hold cards, Relics that have turned.

use std::collections::BTreeMap;
use std::sync::Mutex;

use deathmaydie::content::{HEALTH, STRESS_MAX};
use deathmaydie::events::Event;
use deathmaydie::figures::Foe;
use deathmaydie::frames::Decision;
use deathmaydie::ids::Side;
use deathmaydie::options::Options;
use deathmaydie::people::Inv;
use deathmaydie::state::{CardPlace, Stand, State};
use deathmaydie::{DeathMayDie, Move};
use table::checks::{Check, moves_of, with_each};
use table::{Actor, Chance, Events, Game, Seed, Twin};

use super::tables;

/// The same game, dealt in the middle of its last third.
#[derive(Clone, Copy, Debug)]
pub struct Late;

impl Twin for Late {
    type Of = DeathMayDie;

    fn deal(options: &Options, rules: u16, seed: Seed, events: &mut Events<Event>) -> State {
        let mut luck = seed.stream("late", 0);
        let mut state = DeathMayDie::deal(options, rules, seed, events);
        // Investigators and Relics are chosen as they come.
        while Decision::of(&state) != Some(Decision::Act) {
            let actor = DeathMayDie::pending(&state).actors().next().expect("somebody chooses");
            let mv = DeathMayDie::any_move(&state, actor, &mut luck, &mut Vec::new());
            DeathMayDie::play(&mut state, actor, mv, &mut Events::silent()).expect("a listed move");
        }
        advance(&mut state, &mut luck);
        state
    }
}

/// The Ritual is disrupted, the Elder One stands beside somebody in one of its last Stages and has not long to live.
fn advance(state: &mut State, luck: &mut Chance) {
    state.disrupted = true;
    state.stage = 3 + luck.below(2) as u8;
    if state.options.random_elder_place {
        (2..state.stage).for_each(|_| state.places &= state.places - 1);
    }
    let site = state.sheet(Inv(luck.below(state.count.into()) as u8)).site;
    let health = state.health(Foe::ELDER);
    let wounds = health - 1 - luck.below(u32::from(health) / 2) as u8;
    let elder = &mut state.figures[Foe::ELDER.index()];
    (elder.place, elder.last, elder.wounds) = (Stand::On(site), site, wounds);
    for who in (0..state.count).map(Inv) {
        let sheet = state.sheet_mut(who);
        sheet.sanity = 10 + luck.below(9) as u8;
        sheet.wounds = luck.below(u32::from(HEALTH) - 1) as u8;
        sheet.stress = luck.below(u32::from(STRESS_MAX) + 1) as u8;
        sheet.fire = luck.below(2) as u8;
        sheet.levels = [0; 3].map(|_: u8| 1 + luck.below(4) as u8);
        let turned = sheet.thresholds() >= 3;
        state.relics.iter_mut().filter(|it| it.holder == Some(who)).for_each(|it| it.transformed = turned);
        for _ in 0..3 {
            let Some(card) = state.discovery.pop() else { break };
            let card = &mut state.cards[usize::from(card)];
            card.place = CardPlace::Held(who);
            card.side = if luck.below(3) > 0 { Side::Left } else { Side::Right };
        }
    }
}

/// Whoever can attack the Elder One often does, so that Stages fall.
fn leads(state: &State, luck: &mut Chance) -> Option<(Actor, Move)> {
    let actor = DeathMayDie::pending(state).actors().next()?;
    let moves = moves_of::<DeathMayDie>(state, actor);
    let wanted = [Move::Target(Foe::ELDER), Move::Attack];
    let mv = wanted.into_iter().find(|mv| moves.contains(mv))?;
    (luck.below(2) > 0).then_some((actor, mv))
}

/// How often each Stage was on top, and each kind of question was asked there.
type Met = BTreeMap<(u8, String), usize>;

fn look(state: &State, met: &Mutex<Met>) {
    if let Some(decision) = Decision::of(state) {
        *met.lock().unwrap().entry((state.stage, format!("{decision:?}"))).or_default() += 1;
    }
}

#[test]
fn everything_holds_in_the_last_stages() {
    let met = Mutex::new(Met::new());
    with_each(&tables::<Late>(), |number, table: &Check<Late>| {
        if number % 7 == 3 {
            table.led_game(number as u64, |state, luck| {
                look(state, &met);
                leads(state, luck)
            });
        }
    });
    let met = met.into_inner().unwrap();
    let asked = |stage: u8| met.range((stage, String::new())..(stage + 1, String::new()));
    for stage in [3, 4] {
        let (kinds, questions) = (asked(stage).count(), asked(stage).map(|(_, count)| count).sum::<usize>());
        assert!(
            kinds >= 12 && questions >= 100,
            "Stage {stage}: {questions} questions of {kinds} kinds: {met:?}"
        );
    }
}

#[test]
fn hundreds_of_late_games_play_out() {
    with_each(&tables::<Late>(), |number, table| {
        (0..10).for_each(|game| table.plays_out(5_000 * number as u64 + game));
    });
}

#[test]
#[ignore = "minutes: cargo xtask deep"]
fn everything_holds_in_the_last_stages_of_hundreds_of_games() {
    with_each(&tables::<Late>(), |number, table| {
        (0..4).for_each(|game| table.led_game(6_000_000 + 100 * number as u64 + game, leads));
    });
}
