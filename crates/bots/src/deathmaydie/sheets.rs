//! What happens to one's own sheet: Wounds turned aside or borne, skills, healing, Fatigue, cards claimed.

use deathmaydie::content::{Investigator, Skill};
use deathmaydie::effect::{Claim, Cost, Mod, Part};
use deathmaydie::frames::{Frame, Harm, Loss};
use deathmaydie::ids::Side;
use deathmaydie::moves::{Ability, Meter};
use deathmaydie::people::Inv;
use deathmaydie::{Move, State};

use super::roll::used;
use super::{pain, uses};

/// What the levels of signature skills are worth, from the second.
fn signature(who: Investigator, level: u8) -> f32 {
    let steps: [f32; 3] = match who {
        Investigator::Agatha => [1.3, 1.2, 2.4],
        Investigator::Huikong => [1.4, 1.2, 2.0],
        Investigator::Julien => [1.4, 0.7, 1.3],
        Investigator::Leon => [1.2, 1.2, 1.4],
        Investigator::Mike => [0.8, 1.8, 1.1],
        Investigator::Peters => [1.8, 0.5, 1.3],
        Investigator::Ruth => [0.8, 1.0, 0.9],
        Investigator::Sally => [0.6, 0.6, 2.4],
        Investigator::Sandra => [0.9, 1.2, 1.2],
        Investigator::Stella => [1.5, 1.0, 2.2],
    };
    steps[usize::from(level.clamp(1, 3)) - 1]
}

/// The next level, and a part of the one it leads to.
pub(super) fn level(state: &State, who: Inv, mv: Move) -> f32 {
    let Move::LevelUp(what) = mv else { return 0.0 };
    let sheet = state.sheet(who);
    let worth = |level: u8| match what {
        Ability::Skill(skill) => uses::next_level(skill, level),
        _ => signature(sheet.investigator, level),
    };
    let slot = match what {
        Ability::Skill(skill) => 1 + usize::from(sheet.investigator.row().skills[1] == skill),
        _ => 0,
    };
    let now = sheet.levels[slot];
    let later = if now + 1 < 4 { 0.5 * worth(now + 1) } else { 0.0 };
    worth(now) + later
}

pub(super) fn heal(state: &State, who: Inv, points: u8, mv: Move) -> f32 {
    match mv {
        Move::Heal(stress, wounds) => pain::healed(state.sheet(who), stress, wounds),
        Move::Refresh(meter) => {
            let (stress, wounds) = state.healable(who);
            let lost = if stress + wounds >= points { 0.5 } else { 0.0 };
            let best = pain::best_healing(state, who, points, deathmaydie::effect::Healing::OfAny);
            let token = if meter == Meter::Wounds { 1.0 } else { 0.7 };
            best - lost + token
        }
        _ => 0.0,
    }
}

pub(super) fn mend(state: &State, mv: Move) -> f32 {
    let Move::Mend(who, meter) = mv else { return 0.0 };
    let Some(who) = state.person(who) else { return 0.0 };
    let (stress, wounds) = if meter == Meter::Stress { (1, 0) } else { (0, 1) };
    pain::healed(state.sheet(who), stress, wounds)
}

pub(super) fn fatigue(state: &State, who: Inv, mv: Move) -> f32 {
    let Move::Fatigue(meter) = mv else { return 0.0 };
    -pain::fatigue(state.sheet(who), meter as usize)
}

/// Pay, or take what comes.
pub(super) fn avoid(state: &State, who: Inv, cost: Cost, mv: Move) -> f32 {
    let sheet = state.sheet(who);
    match mv {
        Move::Avoid => -pain::price(state, who, cost),
        _ => -pain::fatigue(sheet, 0).min(pain::fatigue(sheet, 1)),
    }
}

/// What can be done against Wounds, or a loss of Sanity.
pub(super) fn prevent(state: &State, harm: &Harm, loss: Loss, mv: Move) -> f32 {
    let sheet = state.sheet(harm.who);
    let suffered = |count: u8| match loss {
        Loss::Wounds => pain::wounds(state, sheet, count),
        Loss::Sanity => pain::sanity(state, sheet, i16::from(count)),
    };
    match mv {
        Move::Prevent(using, count) => {
            let ability = used(state, harm.who, using);
            let price =
                ability.and_then(|it| it.cost).map_or(0.01, |cost| pain::price(state, harm.who, cost));
            suffered(harm.left) - suffered(harm.left.saturating_sub(count)) - price
        }
        Move::Use(using) => match used(state, harm.who, using).map(|it| it.part) {
            Some(Part::Lasting(Mod::SanityForWounds(_))) => {
                suffered(harm.left) - pain::sanity(state, sheet, i16::from(harm.left)).max(0.3)
            }
            _ => suffered(harm.left) - 0.1,
        },
        _ => 0.0,
    }
}

/// A Companion bears it, or oneself.
pub(super) fn soak(state: &State, harm: &Harm, mv: Move) -> f32 {
    let sheet = state.sheet(harm.who);
    match mv {
        Move::Soak(card) => {
            let Some(card) = state.card_number(card) else { return 0.0 };
            let last = state.companion_health(card) <= 1;
            let worth = uses::side(state, harm.who, state.shown(card));
            -(if last { 0.4 + 0.5 * worth } else { 0.35 })
        }
        _ => {
            let worse = deathmaydie::state::Sheet { wounds: (sheet.wounds + harm.own).min(5), ..*sheet };
            -pain::wounds(state, &worse, 1)
        }
    }
}

/// Which side of a card, at what price.
pub(super) fn claim(state: &State, who: Inv, card: u8, claim: &Claim, mv: Move) -> f32 {
    let discovery = state.discovery(card);
    let side = |side: Side| uses::side(state, who, discovery.side(side));
    let price = |side: Side, cost: Option<Cost>| {
        state.claim_price(who, card, side, cost).map_or(0.0, |cost| pain::price(state, who, cost))
    };
    match (mv, claim) {
        (Move::Claim(Side::Left), Claim::PayOr(cost)) => side(Side::Left) - price(Side::Left, Some(*cost)),
        (Move::Claim(which), Claim::PayForEither(cost)) => side(which) - price(which, Some(*cost)),
        (Move::Claim(which), _) => side(which),
        (Move::Option(number), Claim::Offers(offers)) => {
            let Some(offer) = offers.get(usize::from(number) - 1) else { return 0.0 };
            let first: f32 = offer.first.iter().map(|effect| uses::good(state, who, effect)).sum();
            side(offer.get) + first - price(offer.get, offer.cost)
        }
        _ => 0.0,
    }
}

/// How much a skill is missed in the team when nobody has it.
pub(super) fn liked(state: &State, mv: Move) -> f32 {
    const ORDER: [Investigator; 10] = [
        Investigator::Stella,
        Investigator::Mike,
        Investigator::Huikong,
        Investigator::Peters,
        Investigator::Agatha,
        Investigator::Julien,
        Investigator::Leon,
        Investigator::Sandra,
        Investigator::Sally,
        Investigator::Ruth,
    ];
    let Move::Play(who) = mv else { return 0.0 };
    let Some(Frame::PickInvestigator(me)) = state.stack.top() else { return 0.0 };
    let rank = ORDER.iter().position(|it| *it == who).unwrap_or(ORDER.len());
    let taken = |skill: Skill| {
        (0..me.0).any(|other| state.sheets[usize::from(other)].investigator.row().skills.contains(&skill))
    };
    let shared = who.row().skills.iter().filter(|skill| taken(**skill)).count();
    -0.3 * rank as f32 - 0.2 * shared as f32
}
