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

/// Wounds that come on top of those somebody has.
pub(super) fn wounds(state: &State, sheet: &Sheet, count: u8) -> f32 {
    let last = |wound: u8| wound + 1 == HEALTH && !state.elder_on_board();
    let next = |wound: u8| if last(wound) { TOO_EARLY } else { WOUND[usize::from(wound.min(4))] };
    (sheet.wounds..(sheet.wounds + count).min(HEALTH)).map(next).sum()
}

/// The same for an amount that is only expected.
pub(super) fn menace(state: &State, sheet: &Sheet, expected: f32) -> f32 {
    let whole = expected as u8;
    let (low, high) = (wounds(state, sheet, whole), wounds(state, sheet, whole + 1));
    // Dice are seldom average: a part of what one more Wound would cost counts already.
    low + (high - low) * (0.25 + 0.75 * (expected - f32::from(whole)))
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
