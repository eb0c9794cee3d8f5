//! What are cards, Relics and skills good for? Whole abilities by what they do.

use deathmaydie::State;
use deathmaydie::content::{Condition, HeldAs, HeldSide, Skill, Tag};
use deathmaydie::effect::{Ability, Cost, Effect, Mod, Part, RollKind, Who};
use deathmaydie::frames::Source;
use deathmaydie::moves::Using;
use deathmaydie::people::Inv;

use super::pain;
use super::roll::used;
use super::sight::Sight;

/// A free or special action, or something usable at any time.
pub(super) fn free(sight: &Sight, using: Using) -> f32 {
    let Some(ability) = used(sight.state, sight.who, using) else { return 0.0 };
    let Part::Use(_, effects) = ability.part else { return 0.0 };
    let price = ability.cost.map_or(0.0, |cost| match cost {
        Cost::DiscardThis => 0.8,
        cost => pain::price(sight.state, sight.who, cost),
    });
    effects.iter().map(|effect| good(sight.state, sight.who, effect)).sum::<f32>() - price
}

/// What an effect does for somebody, if it is done now.
pub(super) fn good(state: &State, who: Inv, effect: &Effect) -> f32 {
    let ctx = state.ctx(who, Source::Rules);
    let sheet = state.sheet(who);
    match effect {
        Effect::Heal(whom, num, of) => {
            let points = state.amount(*num, &ctx);
            let (people, _) = state.people(*whom, &ctx);
            let each = people.iter().map(|inv| pain::best_healing(state, inv, points, *of));
            if matches!(whom, Who::EachHere | Who::Each) { each.sum() } else { each.fold(0.0, f32::max) }
        }
        Effect::Hurt(foes, num) => {
            let foes = state.vulnerable(state.fitting_foes(foes, &ctx));
            if foes.is_empty() { 0.0 } else { 0.8 * f32::from(state.number(*num, &ctx).clamp(0, 4)) }
        }
        Effect::Kill(_) => 2.0,
        Effect::Push(foes, _) => {
            if state.fitting_foes(foes, &ctx).is_empty() {
                0.0
            } else {
                0.9
            }
        }
        Effect::Explore(..) | Effect::DrawRelics { .. } => 1.2,
        Effect::TakeTokens(..) => 1.8,
        Effect::FlipTokens(..) => 2.0,
        Effect::GiveTokens(..) | Effect::MoveTokens(..) => 0.6,
        Effect::Douse(..) => 0.7,
        Effect::Act(_) => 2.0,
        Effect::Claim(_) => 0.8,
        Effect::Stress(Who::You | Who::Each, num, _) => -pain::stress(sheet, state.amount(*num, &ctx)),
        Effect::Wound(Who::You | Who::Each, num) => -pain::wounds(state, sheet, state.amount(*num, &ctx)),
        Effect::Sanity(Who::You | Who::Each, num) => {
            -pain::sanity(state, sheet, state.number(*num, &ctx)).max(0.0)
        }
        Effect::Summon(..) => -1.2,
        Effect::Fatigue(..) => -0.9,
        Effect::Ignite(..) => -0.8,
        Effect::Fire(..) => -0.3,
        Effect::Go(..) => -0.4,
        Effect::MakeCosmic(_) => -0.4,
        Effect::Lose(..) => -0.8,
        Effect::When(tests, then, other) => {
            let list = if state.holds(tests, &ctx) { then } else { other };
            list.iter().map(|effect| good(state, who, effect)).sum()
        }
        _ => 0.0,
    }
}

/// What the next level of a skill is worth.
pub(super) fn next_level(skill: Skill, level: u8) -> f32 {
    let steps: [f32; 4] = match skill {
        Skill::Arcane => [1.2, 1.4, 1.0, 1.8],
        Skill::Brawling => [1.0, 0.9, 1.5, 1.2],
        Skill::Swiftness => [0.7, 1.3, 0.3, 2.4],
        Skill::Toughness => [0.8, 2.0, 1.0, 1.4],
        Skill::Stealth => [0.5, 0.6, 0.8, 0.5],
        Skill::Marksman => [0.6, 1.7, 0.5, 2.0],
    };
    steps[usize::from(level.min(3))]
}

/// How much somebody likes to have this side of a card.
pub(super) fn side(state: &State, who: Inv, side: &HeldSide) -> f32 {
    let tags: f32 = side
        .tags
        .iter()
        .map(|tag| match tag {
            Tag::Evidence if !state.disrupted => 2.2,
            Tag::Patient if !state.disrupted => 0.3,
            _ => 0.1,
        })
        .sum();
    let does: f32 = side.does().iter().map(|ability| part(state, who, ability)).sum();
    match side.held {
        HeldAs::Condition(condition) => -1.0 + 0.2 * f32::from(u8::from(is_mild(condition))),
        HeldAs::Companion(health) => does + tags + 0.5 * f32::from(health),
        HeldAs::Item => does + tags,
    }
}

fn is_mild(condition: Condition) -> bool {
    condition.row().does.is_empty()
}

fn part(state: &State, who: Inv, ability: &Ability) -> f32 {
    let ctx = state.ctx(who, Source::Rules);
    let kind = |kind: RollKind| match kind {
        RollKind::AnyRoll | RollKind::OwnRoll => 1.3,
        RollKind::Attacking => 1.1,
        RollKind::AttackingHere => 1.0,
        RollKind::Defending => 0.9,
        RollKind::Doing(_) | RollKind::Checking => {
            if state.disrupted {
                0.0
            } else {
                0.8
            }
        }
        RollKind::AttackingAway => 0.4,
        RollKind::Burning => 0.2,
    };
    let count = |num| f32::from(state.number(num, &ctx).clamp(0, 3));
    let worth = match ability.part {
        Part::Lasting(Mod::Dice(_, num, of)) => kind(of) * count(num),
        Part::Lasting(Mod::Rerolls(num, of)) => 0.7 * kind(of) * count(num),
        Part::Lasting(Mod::FreeSuccesses(num, of)) => 1.5 * kind(of) * count(num),
        Part::Lasting(Mod::Damage(num, _)) => 1.2 * count(num),
        Part::Lasting(Mod::Level(skill)) => 0.4 + next_level(skill, state.level(who, skill)),
        Part::Lasting(Mod::Cut { wounds, sanity, .. }) => 1.3 * f32::from(wounds) + 0.4 * f32::from(sanity),
        Part::Lasting(Mod::RestBetter(more)) => 0.8 * f32::from(more),
        Part::Lasting(Mod::FreeAction(_)) => 1.2,
        Part::Lasting(Mod::Convert(..)) => 1.0,
        Part::Lasting(Mod::NoFreeRerolls) => -0.8,
        Part::Lasting(_) => 0.5,
        Part::On(..) => 0.7,
        Part::Use(_, effects) => effects
            .iter()
            .map(|effect| match effect {
                Effect::Heal(..) => 1.3,
                Effect::Hurt(..) => 1.4,
                Effect::Push(..) => 0.9,
                Effect::TakeTokens(..) => 1.8,
                _ => 0.6,
            })
            .sum(),
    };
    if ability.limit == deathmaydie::effect::Limit::Always { worth } else { 0.7 * worth }
}
