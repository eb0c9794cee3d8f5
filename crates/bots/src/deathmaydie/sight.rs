//! What does the map say to somebody who stands on it? Distances, what waits where, and how hard one hits.

use deathmaydie::State;
use deathmaydie::content::{BASE_DICE, Elder};
use deathmaydie::effect::{Cause, Limit, Mod, Part, RollKind};
use deathmaydie::figures::{Foe, FoeSet};
use deathmaydie::ids::{Kind, Symbol};
use deathmaydie::map::{SITES, Site, Sites};
use deathmaydie::people::Inv;
use deathmaydie::state::Sheet;

use super::pain;

/// How somebody attacks.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Might {
    /// Dice for a target in the own space, and elsewhere; rerolls count as part of a die.
    pub here: f32,
    pub away: f32,
    /// Wounds that come for sure.
    pub sure: f32,
    /// For checks.
    pub check: f32,
    /// What an Elder Sign counts.
    pub elder: f32,
    pub range: u8,
    /// Wounds kept off, and rerolls, when attacked; Wounds that Companions can bear.
    pub cut: f32,
    pub parry: f32,
    pub companions: u8,
    pub all: bool,
}

pub(super) struct Sight<'a> {
    pub state: &'a State,
    pub who: Inv,
    pub me: &'a Sheet,
    pub might: Might,
    pub far: [u8; SITES],
    /// Wounds to expect from whoever stands in a space.
    pub harm: [f32; SITES],
    /// Wounds to expect from whoever may come there.
    pub near: [f32; SITES],
    /// Wounds they can take before all are dead.
    pub bulk: [f32; SITES],
    pub foes: FoeSet,
    /// Spaces of a Run, and actions left in this turn.
    pub pace: u8,
    pub actions: u8,
    /// How many spaces the map has.
    pub spaces: u8,
}

impl<'a> Sight<'a> {
    pub fn of(state: &'a State, who: Inv) -> Sight<'a> {
        let me = state.sheet(who);
        let foes = state.foes();
        let spaces = state.episode.spaces().count() as u8;
        let might = might(state, who);
        let (mut harm, mut bulk) = ([0.0; SITES], [0.0; SITES]);
        for foe in foes.iter() {
            if let Some(site) = state.foe_site(foe) {
                harm[site.index()] += might.borne(hurt(state, foe));
                let left = state.health(foe).saturating_sub(state.figures[foe.index()].wounds);
                let mortal = foe != Foe::ELDER || state.disrupted;
                bulk[site.index()] += if mortal { f32::from(left) } else { 99.0 };
            }
        }
        // Two must go where the work is: whoever waits for a space without neighbours that threaten comes too late.
        let near = if pain::is_pair(state) { [0.0; SITES] } else { around(state, &harm, spaces) };
        let (pace, actions) = (state.run_allowance(who), state.actions_left());
        let far = state.graph().distances(Sites::one(me.site));
        Sight { state, who, me, might, far, harm, near, bulk, pace, actions, foes, spaces }
    }

    pub fn at(&self, site: Site) -> u8 {
        self.far[site.index()]
    }

    /// How likely a roll of so many dice has so many successes, Stress and all.
    pub fn chance(&self, dice: f32, wanted: f32) -> f32 {
        likely(dice, self.spare() + self.might.elder * dice / 6.0, wanted)
    }

    /// Stress one would spend on rerolls.
    fn spare(&self) -> f32 {
        f32::from(4 - self.me.stress.min(4)).min(2.0)
    }

    /// How likely one attack kills, and how many Wounds it is good for.
    pub fn blow(&self, foe: Foe, away: bool) -> (f32, f32) {
        let dice = if away { self.might.away } else { self.might.here };
        let left = self.state.health(foe).saturating_sub(self.state.figures[foe.index()].wounds);
        let mean = dice * (0.5 + self.might.elder / 6.0) + 0.3 * self.spare() + self.might.sure;
        let kill = self.chance(dice, f32::from(left) - self.might.sure);
        (kill, mean.min(f32::from(left)))
    }
}

impl Might {
    /// What is left of an attack after all that helps against it.
    pub fn borne(&self, hurt: f32) -> f32 {
        (hurt - 0.8 * self.cut - 0.4 * self.parry.min(hurt)).max(0.2 * hurt)
    }
}

/// What may come to a space from those around it.
fn around(state: &State, harm: &[f32; SITES], spaces: u8) -> [f32; SITES] {
    let mut near = [0.0; SITES];
    for from in (0..spaces).map(Site).filter(|site| harm[site.index()] > 0.0) {
        let once = Sites::one(from);
        let steps = state.graph().around(from);
        let twice =
            steps.iter().fold(once, |all, site| all.or(state.graph().around(site))).minus(steps).minus(once);
        steps.iter().for_each(|site| near[site.index()] += 0.25 * harm[from.index()]);
        twice.iter().for_each(|site| near[site.index()] += 0.1 * harm[from.index()]);
    }
    near
}

/// Wounds to expect from one attack of this enemy.
pub(super) fn hurt(state: &State, foe: Foe) -> f32 {
    let dice = state.foe_dice(foe);
    let more = if foe.kind() == Some(Kind::Serpent) { 0.15 } else { 0.0 };
    (0.5 + more) * f32::from(dice.standard + dice.bonus)
}

/// Symbols that an attacker counts as another, too.
pub(super) fn counts_also(state: &State, foe: Foe) -> Option<(Symbol, Symbol)> {
    let cosmic = state.figures[foe.index()].cosmic || foe == Foe::ELDER;
    match foe.kind() {
        Some(Kind::Serpent) => Some((Symbol::ElderSign, Symbol::Success)),
        Some(Kind::Unnamable) => Some((Symbol::Blank, Symbol::Tentacle)),
        _ if cosmic && state.elder == Elder::Azathoth && state.stage >= 2 => {
            Some((Symbol::ElderSign, Symbol::Tentacle))
        }
        _ => None,
    }
}

/// One look at everything somebody has.
pub(super) fn might(state: &State, who: Inv) -> Might {
    let base = f32::from(BASE_DICE.standard + state.sheet(who).won_dice());
    let mut might = Might { here: base, away: base, check: base, ..Might::default() };
    let bear =
        state.held(who).map(|(card, _)| state.companion_health(card)).filter(|health| *health < u8::MAX);
    might.companions = bear.sum();
    state.each_ability(who, |it| {
        let Part::Lasting(change) = it.ability.part else { return };
        // What comes once per turn or costs something counts in part.
        let weight = if it.ability.limit == Limit::Always && it.ability.cost.is_none() { 1.0 } else { 0.4 };
        let ctx = state.ctx(who, it.source);
        let count = |num| weight * f32::from(state.number(num, &ctx).clamp(0, 4));
        let mut add = |kind: RollKind, more: f32| {
            match kind {
                RollKind::AnyRoll | RollKind::OwnRoll => {
                    might.here += more;
                    might.away += more;
                    might.check += more;
                    if matches!(change, Mod::Rerolls(..)) {
                        might.parry += more;
                    }
                }
                RollKind::Attacking => {
                    might.here += more;
                    might.away += more;
                }
                RollKind::AttackingHere => might.here += more,
                RollKind::AttackingAway => might.away += more,
                RollKind::Checking | RollKind::Doing(_) => might.check += more,
                RollKind::Defending => might.parry += more,
                RollKind::Burning => {}
            };
        };
        match change {
            Mod::Dice(_, num, kind) => add(kind, count(num)),
            Mod::Rerolls(num, kind) => add(kind, 0.6 * count(num)),
            Mod::FreeSuccesses(num, kind) => add(kind, 2.0 * count(num)),
            Mod::Damage(num, _) => might.sure += count(num),
            Mod::Convert(Symbol::ElderSign, to, ..) => might.elder = might.elder.max(to.len().min(2) as f32),
            Mod::Cut { wounds, cause: Cause::AnyCause | Cause::FromAttack, .. } => {
                might.cut += weight * f32::from(wounds);
            }
            Mod::Range(more) => might.range += more,
            Mod::FullToEach(_) => might.all = true,
            _ => {}
        }
    });
    might
}

/// At least so many successes of so many dice that each have one half the time, with so many rerolls of the others.
pub(super) fn likely(dice: f32, rerolls: f32, wanted: f32) -> f32 {
    let (dice_count, wanted) = (dice.round().clamp(0.0, 14.0) as i32, wanted.round() as i32);
    if wanted <= 0 {
        return 1.0;
    }
    if wanted > dice_count {
        return 0.0;
    }
    let miss = 0.5 / (1.0 + 2.0 * rerolls / dice.max(1.0));
    // So many ways to miss at most so often, term by term.
    let (mut term, mut sum) = ((0..dice_count).fold(1.0, |all, _| all * (1.0 - miss)), 0.0);
    for missed in 0..=dice_count - wanted {
        sum += term;
        term *= (dice_count - missed) as f32 / (missed + 1) as f32 * miss / (1.0 - miss);
    }
    sum.min(1.0)
}
