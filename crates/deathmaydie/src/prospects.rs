//! What would each roll be thrown with, and what is it for? Of the roll under way, and of those the answers to a question lead to.

use serde::Serialize;

use crate::chances::{Goal, Prospect};
use crate::content::{Action, Dice, HEALTH, STRESS_MAX};
use crate::effect::{Check, Effect, Mod, Num, Numbered, Plus, Quantity, Test};
use crate::effects::blank_roll;
use crate::figures::{Foe, FoeSet};
use crate::frames::{Ctx, Frame, Source};
use crate::ids::Symbol;
use crate::moves::Move;
use crate::odds::Pool;
use crate::people::Inv;
use crate::rolls::Reason;
use crate::state::State;

/// The roll an answer leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ahead {
    /// The answer, as moves are written.
    #[serde(rename = "move", serialize_with = "text")]
    pub mv: Move,
    pub prospect: Prospect,
}

fn text<S: serde::Serializer>(it: &Move, into: S) -> Result<S::Ok, S::Error> {
    into.collect_str(it)
}

/// The rolls that the answers to the question on top lead to.
pub fn ahead(state: &State) -> Vec<Ahead> {
    let Some(frame) = state.stack.top().filter(|_| state.end.is_none()) else { return Vec::new() };
    if !matches!(frame, Frame::Act | Frame::FreeAct(_) | Frame::Targets { .. } | Frame::Fight) {
        return Vec::new();
    }
    let who = frame.asks(state).unwrap_or(state.active);
    let mut moves = Vec::new();
    crate::legal::options(state, frame, &mut moves);
    let chosen = if let Frame::Targets { chosen, .. } = frame { chosen } else { FoeSet::NONE };
    let prospect = |mv: Move| match mv {
        Move::Task(action) => state.task_prospect(who, action),
        Move::Target(foe) => Some(state.attack_prospect(who, chosen.with(foe))),
        Move::Face(foe) => Some(state.defence_prospect(who, foe)),
        _ => None,
    };
    moves.into_iter().filter_map(|mv| Some(Ahead { mv, prospect: prospect(mv)? })).collect()
}

impl State {
    fn prospect(&self, who: Inv, pool: Pool, goals: Vec<Goal>, linked: u8) -> Prospect {
        Prospect { pool, goals, stress: STRESS_MAX.saturating_sub(self.sheet(who).stress), linked }
    }

    /// With this roll declared instead of the one under way.
    fn linked_in(&self, who: Inv, reason: Reason) -> u8 {
        let mut probe = self.clone();
        probe.roll = blank_roll(who, reason, Dice::default(), self.ctx(who, Source::Rules));
        probe.linked_rerolls(who)
    }

    pub fn attack_prospect(&self, who: Inv, targets: FoeSet) -> Prospect {
        let away = targets.first().is_some_and(|foe| self.foe_site(foe) != Some(self.sheet(who).site));
        let reason = Reason::Attack { away };
        let goals = self.blows(who, targets, reason);
        self.prospect(who, self.attack_pool(who, targets), goals, self.linked_in(who, reason))
    }

    /// To kill all of them; to wound them at all.
    fn blows(&self, who: Inv, targets: FoeSet, reason: Reason) -> Vec<Goal> {
        let needed = |foe: Foe| {
            let left = self.health(foe).saturating_sub(self.figures[foe.index()].wounds);
            left.saturating_add(self.armour(foe, who))
        };
        let mut probe = self.clone();
        probe.roll = blank_roll(who, reason, Dice::default(), self.ctx(who, Source::Rules));
        let full = probe.is_full_to_each(who);
        let needs = targets.iter().map(needed);
        let kill = if full { needs.max().unwrap_or(0) } else { needs.sum() };
        let wound = targets.iter().map(|foe| 1 + self.armour(foe, who)).min().unwrap_or(1);
        let mut goals = vec![Goal::Successes(kill), Goal::Successes(wound)];
        goals.dedup();
        goals
    }

    pub fn task_prospect(&self, who: Inv, action: Action) -> Option<Prospect> {
        let pool = self.task_pool(who, action)?;
        let check = action.row().does.iter().find_map(|effect| match effect {
            Effect::Roll(check) => Some(*check),
            _ => None,
        })?;
        let main = self.main_number(who, action.number(), Numbered::InAction(action));
        let ctx = Ctx { main, ..self.ctx(who, Source::Task(action)) };
        let linked = self.linked_in(who, Reason::Check { task: Some(action) });
        Some(self.prospect(who, pool, self.hopes(check, &ctx), linked))
    }

    pub fn defence_prospect(&self, who: Inv, foe: Foe) -> Prospect {
        let pool = self.with_signs(self.defence_pool(who, foe), foe);
        let linked = self.linked_in(who, Reason::Defence(foe));
        self.prospect(who, pool, self.safety(who, pool), linked)
    }

    /// Enemies whose Elder Signs wound, too.
    fn with_signs(&self, mut pool: Pool, foe: Foe) -> Pool {
        self.each_foe_ability(foe, |change, _| {
            if matches!(change, Mod::CountsAlso(Symbol::ElderSign, Symbol::Success)) {
                (pool.elders, pool.elder_worth) = (u8::MAX, 1);
            }
        });
        pool
    }

    /// To stay unhurt; and, where it could kill, to live.
    fn safety(&self, who: Inv, pool: Pool) -> Vec<Goal> {
        let left = HEALTH.saturating_sub(self.sheet(who).wounds);
        let most = (pool.standard + pool.bonus) * (1 + pool.elder_worth.min(1));
        let mut goals = vec![Goal::NoMoreThan(0)];
        goals.extend((most >= left && left > 1).then(|| Goal::NoMoreThan(left - 1)));
        goals
    }

    /// The roll under way.
    pub fn roll_prospect(&self) -> Prospect {
        let roll = &self.roll;
        let mut pool = self.planned();
        (pool.standard, pool.bonus, pool.rerolls) = (roll.standard, roll.bonus, roll.free);
        let goals = match roll.reason {
            Reason::Attack { .. } => {
                pool.plus += self.damage(roll.who).clamp(0, 99) as u8 + roll.extra;
                self.blows(roll.who, roll.targets, roll.reason)
            }
            Reason::Check { .. } => {
                pool.plus +=
                    roll.check.map_or(0, |check| self.added(check, Symbol::Success, &roll.ctx)) as u8;
                roll.check.map_or_else(Vec::new, |check| self.hopes(check, &roll.ctx))
            }
            Reason::Defence(foe) => {
                pool = self.with_signs(Pool { elders: 0, elder_worth: 0, ..pool }, foe);
                self.safety(roll.who, pool)
            }
            Reason::Fire => {
                (pool.elders, pool.elder_worth) = (0, 0);
                self.safety(roll.who, pool)
            }
        };
        self.prospect(roll.who, pool, goals, self.linked_rerolls(roll.who))
    }

    /// What a check sees of a symbol beyond the dice.
    fn added(&self, check: &'static Check, symbol: Symbol, ctx: &Ctx) -> i16 {
        let fits = |plus: &&'static Plus| plus.0 == symbol && self.holds(plus.2, ctx);
        check.plus.iter().filter(fits).map(|plus| self.number(plus.1, ctx)).sum()
    }

    /// What the tiers of a check ask of the dice, the best first.
    fn hopes(&self, check: &'static Check, ctx: &Ctx) -> Vec<Goal> {
        check.tiers.iter().filter_map(|(tests, _)| self.hope(check, tests, ctx)).collect()
    }

    fn hope(&self, check: &'static Check, tests: &'static [Test], ctx: &Ctx) -> Option<Goal> {
        let number = |num: Num| self.number(num, ctx);
        let (mut successes, mut signs, mut tentacles) = (None, None, None);
        for test in tests {
            match test {
                Test::AtLeast(Quantity::Successes, count) => successes = Some(number(*count)),
                Test::AtLeast(Quantity::ElderSigns, count) => signs = Some(number(*count)),
                Test::Under(Quantity::Tentacles, count) => tentacles = Some(number(*count) - 1),
                _ if self.holds(std::slice::from_ref(test), ctx) => {}
                _ => return None,
            }
        }
        let clamp = |count: i16| count.clamp(0, 99) as u8;
        Some(match (successes, signs, tentacles) {
            (_, Some(signs), _) => Goal::ElderSigns(clamp(signs - self.added(check, Symbol::ElderSign, ctx))),
            (_, _, Some(tentacles)) => Goal::Clean {
                successes: clamp(successes.unwrap_or(0)),
                tentacles: clamp(tentacles - self.added(check, Symbol::Tentacle, ctx)),
            },
            (Some(successes), ..) => Goal::Successes(clamp(successes)),
            _ => return None,
        })
    }
}
