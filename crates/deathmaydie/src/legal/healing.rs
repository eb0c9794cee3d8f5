//! How may one heal (DMD-8.30, DMD-14.25)?

use crate::effect::Healing;
use crate::moves::{Meter, Move};
use crate::people::{Inv, Invs};
use crate::state::State;

/// As much as can be healed: less never helps. Resting, a Fatigue token may go first (DMD-14.25).
pub fn heal(state: &State, who: Inv, left: u8, of: Healing, resting: bool, into: &mut Vec<Move>) {
    let (mut stress, mut wounds) = state.healable(who);
    match of {
        Healing::OfStress => wounds = 0,
        Healing::OfWounds => stress = 0,
        Healing::OfAny => {}
    }
    let total = left.min(stress + wounds);
    for some in 0..=total.min(stress) {
        if total - some <= wounds {
            into.push(Move::Heal(some, total - some));
        }
    }
    if resting && state.is_living(who) {
        let tired = |meter: &Meter| state.sheet(who).fatigue[*meter as usize] > 0;
        into.extend(Meter::BOTH.into_iter().filter(tired).map(Move::Refresh));
    }
}

pub fn mend(state: &State, among: Invs, into: &mut Vec<Move>) {
    for who in among.iter() {
        let (stress, wounds) = state.healable(who);
        into.extend((stress > 0).then_some(Move::Mend(state.name(who), Meter::Stress)));
        into.extend((wounds > 0).then_some(Move::Mend(state.name(who), Meter::Wounds)));
    }
}
