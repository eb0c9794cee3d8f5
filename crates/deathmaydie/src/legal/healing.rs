//! How may one heal (DMD-8.30, DMD-14.25)?

use crate::effect::Healing;
use crate::moves::{Meter, Move};
use crate::people::{Inv, Invs};
use crate::state::State;

/// Every amount within the limit (RUL-DMD-76). Nobody is asked for the one way to heal as much as possible, unless a text
/// looks at Wounds or Stress, so that less could matter. Resting, a Fatigue token may go first (DMD-14.25).
pub fn heal(state: &State, who: Inv, left: u8, of: Healing, resting: bool, into: &mut Vec<Move>) {
    let (mut stress, mut wounds) = state.healable(who);
    match of {
        Healing::OfStress => wounds = 0,
        Healing::OfWounds => stress = 0,
        Healing::OfAny => {}
    }
    let tired =
        |meter: &Meter| resting && state.is_living(who) && state.sheet(who).fatigue[*meter as usize] > 0;
    let refresh: Vec<Move> = Meter::BOTH.into_iter().filter(tired).map(Move::Refresh).collect();
    let total = left.min(stress + wounds);
    let ways = (0..=stress).flat_map(|some| (0..=wounds).map(move |others| (some, others)));
    let mut ways: Vec<(u8, u8)> = ways.filter(|(some, others)| some + others <= total).collect();
    let most: Vec<(u8, u8)> = ways.iter().copied().filter(|(some, others)| some + others == total).collect();
    let asked = most.len() > 1 || !refresh.is_empty();
    // Up to version 3 one healed as much as possible.
    let matters =
        || stress > 0 && state.is_looked_at(Meter::Stress) || wounds > 0 && state.is_looked_at(Meter::Wounds);
    if state.rules < 4 || !asked && !matters() {
        ways = most;
    }
    into.extend(ways.into_iter().map(|(some, others)| Move::Heal(some, others)));
    into.extend(refresh);
}

/// Point by point, whom and what; or no more.
pub fn mend(state: &State, among: Invs, into: &mut Vec<Move>) {
    let first = into.len();
    for who in among.iter() {
        let (stress, wounds) = state.healable(who);
        into.extend((stress > 0).then_some(Move::Mend(state.name(who), Meter::Stress)));
        into.extend((wounds > 0).then_some(Move::Mend(state.name(who), Meter::Wounds)));
    }
    let may_stop = match into[first..] {
        [] => false,
        [Move::Mend(_, meter)] => state.is_looked_at(meter),
        _ => true,
    };
    if state.rules >= 4 && may_stop {
        into.push(Move::Done);
    }
}
