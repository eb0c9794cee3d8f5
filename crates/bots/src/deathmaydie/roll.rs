//! Which dice are thrown again, and what is done with them? One step ahead over the exact faces of a die.

use deathmaydie::content::STRESS_MAX;
use deathmaydie::dice::Symbols;
use deathmaydie::effect::{Cost, Effect, Mod, Part};
use deathmaydie::figures::Foe;
use deathmaydie::frames::Frame;
use deathmaydie::ids::Symbol;
use deathmaydie::moves::{Using, With};
use deathmaydie::rolls::Reason;
use deathmaydie::{Move, State};

use super::pain;
use super::sight::hurt;
use super::throw::{Throw, prize};

/// Below this a free reroll is not worth the press.
const LITTLE: f32 = 0.02;

/// Throw again, and how, or stop.
pub(super) fn rerolls(state: &State, mv: Move, throw: &Throw) -> f32 {
    let Move::Reroll(die, with) = mv else { return 0.0 };
    let price = match with {
        With::Free => LITTLE,
        With::Turn => 0.15,
        With::Stress => {
            let linked = if state.linked_rerolls(state.roll.who) > 0 { 0.55 } else { 1.0 };
            let sheet = state.sheet(state.roll.who);
            debug_assert!(sheet.stress < STRESS_MAX);
            pain::stress(sheet, 1) * linked
        }
    };
    throw.gain(die) - price
}

/// Symbols counted as others.
pub(super) fn conversions(state: &State, mv: Move, throw: &Throw) -> f32 {
    let Move::Convert(using, count) = mv else { return 0.0 };
    let Some(Frame::Convert { used }) = state.stack.top() else { return 0.0 };
    let shown = state.roll.symbols;
    let named = |source, which| state.using(source, which) == Some(using);
    let ways = state.conversions(state.roll.who, used);
    let Some(it) = ways.into_iter().find(|it| named(it.source, it.which)) else { return 0.0 };
    let Part::Lasting(Mod::Convert(from, to, ..)) = it.ability.part else { return 0.0 };
    let mut after = shown;
    *slot(&mut after, from) -= i16::from(count);
    to.iter().for_each(|symbol| *slot(&mut after, *symbol) += i16::from(count));
    let calmed = if from == Symbol::ElderSign { 0.05 * f32::from(count) } else { 0.0 };
    let against = state.roll.reason.is_against_roller();
    let price = it.ability.cost.map_or(0.0, |cost| pain::price(state, state.roll.who, cost));
    throw.worth(after) - throw.worth(shown) - price + if against { -0.01 } else { calmed + 0.01 }
}

fn slot(symbols: &mut Symbols, symbol: Symbol) -> &mut i16 {
    match symbol {
        Symbol::Success => &mut symbols.success,
        Symbol::ElderSign => &mut symbols.elder,
        Symbol::Tentacle => &mut symbols.tentacle,
        Symbol::Blank => &mut symbols.blank,
    }
}

/// More Wounds, for a price.
pub(super) fn extras(state: &State, mv: Move, throw: &Throw) -> f32 {
    let Move::Use(using) = mv else { return 0.0 };
    let Some(Frame::Extra { used }) = state.stack.top() else { return 0.0 };
    let who = state.roll.who;
    let named = |source, which| state.using(source, which) == Some(using);
    let Some(it) = state.extras(who, used).into_iter().find(|it| named(it.source, it.which)) else {
        return 0.0;
    };
    let Part::Lasting(Mod::Damage(count, _)) = it.ability.part else { return 0.0 };
    let mut after = state.roll.symbols;
    after.success += state.number(count, &state.ctx(who, it.source));
    let price = it.ability.cost.map_or(0.05, |cost| pain::price(state, who, cost));
    throw.worth(after) - throw.worth(state.roll.symbols) - price
}

/// Before the dice fall: what soothes is used, what costs only where it matters.
pub(super) fn before(state: &State, mv: Move) -> f32 {
    let Move::Use(using) = mv else { return 0.0 };
    let who = state.roll.who;
    let big = state.roll.targets.contains(Foe::ELDER) || matches!(state.roll.reason, Reason::Check { .. });
    let named = |source, which| state.using(source, which) == Some(using);
    let Some(it) = state.preroll(who).into_iter().find(|it| named(it.source, it.which)) else { return 0.0 };
    let price = it.ability.cost.map_or(0.0, |cost| match cost {
        Cost::DiscardThis => 0.9,
        cost => pain::price(state, who, cost),
    });
    match it.ability.part {
        Part::On(..) => 1.0,
        _ => (if big { 1.1 } else { 0.6 }) - price,
    }
}

/// Each Tentacle witnessed.
pub(super) fn per_symbol(state: &State, mv: Move) -> f32 {
    let Move::Use(using) = mv else { return 0.0 };
    let who = state.roll.who;
    let named = |source, which| state.using(source, which) == Some(using);
    let Some(it) = state.per_symbol(who).into_iter().find(|it| named(it.source, it.which)) else {
        return 0.0;
    };
    let Part::On(_, effects) = it.ability.part else { return 0.0 };
    effects
        .iter()
        .map(|effect| match effect {
            Effect::Cancel(_) => pain::sanity(state, state.sheet(who), 1),
            Effect::Heal(_, num, of) => {
                let points = state.amount(*num, &state.ctx(who, it.source));
                pain::best_healing(state, who, points, *of)
            }
            _ => 0.3,
        })
        .sum()
}

/// Where the next Wound of a split attack does most.
pub(super) fn split(state: &State, mv: Move) -> f32 {
    let (Move::Wound(foe), Some(Frame::Split { left })) = (mv, state.stack.top()) else { return 0.0 };
    let (needed, kill, each) = prize(state, foe);
    let needed = (needed - i16::from(state.roll.dealt[foe.index()])).max(1);
    let closes = if i16::from(left) >= needed { kill / f32::from(needed) } else { 0.1 * hurt(state, foe) };
    each + closes
}

/// An ability by its name.
pub(super) fn used(
    state: &State,
    who: deathmaydie::people::Inv,
    using: Using,
) -> Option<&'static deathmaydie::effect::Ability> {
    let mut found = None;
    state.each_ability(who, |it| {
        if state.using(it.source, it.which) == Some(using) {
            found = Some(it.ability);
        }
    });
    found
}
