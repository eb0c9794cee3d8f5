//! What is it worth, in Wounds? The prices rules of thumb count with: a Wound to somebody healthy costs about one.

use deathmaydie::State;
use deathmaydie::content::{HEALTH, STRESS_MAX};
use deathmaydie::effect::{Cost, Healing};
use deathmaydie::people::Inv;
use deathmaydie::state::Sheet;

/// The next Wound, by how many one has.
const WOUND: [f32; 5] = [0.7, 0.9, 1.3, 1.3, 9.0];
/// The next point of Stress.
const STRESS: [f32; 4] = [0.3, 0.4, 0.55, 0.8];
/// The next Fatigue on the Stress and on the Wound track.
const FATIGUE: [[f32; 5]; 2] = [[0.6, 0.9, 1.5, 2.5, 9.0], [1.1, 1.6, 2.6, 4.0, 9.0]];
/// A death that loses the game at once.
const TOO_EARLY: f32 = 25.0;

/// What one more Wound costs somebody who has so many.
fn next_wound(state: &State, had: u8) -> f32 {
    match (had + 1 >= HEALTH, state.elder_on_board()) {
        (true, false) if is_pair(state) => 1.5 * TOO_EARLY,
        (true, false) => TOO_EARLY,
        _ => WOUND[usize::from(had.min(4))],
    }
}

/// Each of two meets twice as much of what comes as each of four, and has twice the turns: they are more careful.
pub(super) fn is_pair(state: &State) -> bool {
    state.count <= 2
}

/// Wounds that come on top of those somebody has.
pub(super) fn wounds(state: &State, sheet: &Sheet, count: u8) -> f32 {
    (sheet.wounds..(sheet.wounds + count).min(HEALTH)).map(|had| next_wound(state, had)).sum()
}

/// What attacks cost that are good for so many Wounds on average, Companions first.
pub(super) fn menace(state: &State, sheet: &Sheet, companions: u8, expected: f32) -> f32 {
    let care = if is_pair(state) { 1.2 } else { 0.85 };
    let dice = (2.0 * expected * care).clamp(0.0, MANY as f32 - 1.001);
    let (whole, part) = (dice as usize, dice - dice.floor());
    let mut sum = 0.0;
    for wound in 0..companions + HEALTH.saturating_sub(sheet.wounds) {
        let least = usize::from(wound) + 1;
        if least > whole + 1 {
            break;
        }
        let likely = AT_LEAST[whole][least] * (1.0 - part) + AT_LEAST[whole + 1][least] * part;
        let price = match wound.checked_sub(companions) {
            None => 0.4,
            Some(own) => next_wound(state, sheet.wounds + own),
        };
        sum += likely * price;
    }
    sum
}

/// How likely attacks good for so many Wounds on average kill somebody with so many.
pub(super) fn doom(wounds: u8, companions: u8, expected: f32) -> f32 {
    let dice = (2.0 * expected).clamp(0.0, MANY as f32 - 1.001);
    let (whole, part) = (dice as usize, dice - dice.floor());
    let least = usize::from((HEALTH.saturating_sub(wounds) + companions).min(MANY as u8));
    AT_LEAST[whole][least] * (1.0 - part) + AT_LEAST[whole + 1][least] * part
}

/// Dice beyond which nobody counts.
const MANY: usize = 20;

/// How likely so many dice show at least so many successes: half their faces do.
static AT_LEAST: [[f32; MANY + 2]; MANY] = at_least();

const fn at_least() -> [[f32; MANY + 2]; MANY] {
    let mut table = [[0.0; MANY + 2]; MANY];
    let mut dice = 0;
    while dice < MANY {
        table[dice][0] = 1.0;
        let mut least = 1;
        while dice > 0 && least <= dice {
            table[dice][least] = 0.5 * (table[dice - 1][least] + table[dice - 1][least - 1]);
            least += 1;
        }
        dice += 1;
    }
    table
}

pub(super) fn stress(sheet: &Sheet, count: u8) -> f32 {
    (sheet.stress..(sheet.stress + count).min(STRESS_MAX)).map(|at| STRESS[usize::from(at)]).sum()
}

/// Sanity lost in one go: the way to the first thresholds makes one stronger, the end of the track is death.
pub(super) fn sanity(state: &State, sheet: &Sheet, count: i16) -> f32 {
    if count <= 0 {
        return 0.0;
    }
    let each = match sheet.sanity {
        0..8 => -0.5,
        8..12 => -0.3,
        12..15 => 0.0,
        15..18 => 0.2,
        18 => 1.5,
        _ if state.elder_on_board() => 8.0,
        _ => TOO_EARLY,
    };
    each * f32::from(count.min(3))
}

/// What healing so much is worth.
pub(super) fn healed(sheet: &Sheet, stress: u8, wounds: u8) -> f32 {
    let calm = (sheet.stress.saturating_sub(stress)..sheet.stress).map(|at| STRESS[usize::from(at.min(3))]);
    let whole = (sheet.wounds.saturating_sub(wounds)..sheet.wounds).map(|at| WOUND[usize::from(at.min(3))]);
    calm.sum::<f32>() + whole.sum::<f32>()
}

/// The best that so many points can do.
pub(super) fn best_healing(state: &State, who: Inv, points: u8, of: Healing) -> f32 {
    let (mut stress, mut wounds) = state.healable(who);
    match of {
        Healing::OfStress => wounds = 0,
        Healing::OfWounds => stress = 0,
        Healing::OfAny => {}
    }
    let total = points.min(stress + wounds);
    let splits = (0..=total.min(stress)).filter(|some| total - some <= wounds);
    splits.map(|some| healed(state.sheet(who), some, total - some)).fold(0.0, f32::max)
}

pub(super) fn fatigue(sheet: &Sheet, track: usize) -> f32 {
    let had = sheet.fatigue[track];
    let marker = if track == 0 { sheet.stress } else { sheet.wounds };
    let pushed = if marker > had {
        0.0
    } else {
        WOUND[usize::from(marker.min(4))] * if track == 0 { 0.4 } else { 1.0 }
    };
    FATIGUE[track][usize::from(had.min(4))] + pushed
}

/// What paying costs.
pub(super) fn price(state: &State, who: Inv, cost: Cost) -> f32 {
    let sheet = state.sheet(who);
    match cost {
        Cost::TakeStress(count) => stress(sheet, count),
        Cost::SufferWounds(count) => wounds(state, sheet, count),
        Cost::LoseSanity(count) => sanity(state, sheet, i16::from(count)).max(0.0),
        Cost::CatchFire(count) => 0.8 * f32::from(count),
        Cost::GiveUp(_) => 1.2,
        Cost::DiscardThis => 0.7,
    }
}
