//! How does a roll begin? Its pool, what may be done before it, and the throw (DMD-7.4 to 7.9).

use super::Now;
use crate::content::{BASE_DICE, Dice as PoolDice, Die};
use crate::dice::{Dice, DieFace, Symbols};
use crate::effect::{Ability, Check, Mod, Part, RollKind, Trigger};
use crate::events::Event;
use crate::figures::{FOES, Foe, FoeSet};
use crate::frames::{Ctx, Frame, Source, Thing};
use crate::moves::Using;
use crate::people::Inv;
use crate::rolls::{Reason, Roll};
use crate::state::luck;

impl Now<'_> {
    /// Declares a roll: pool, rerolls and all that follows.
    fn declare(&mut self, roll: Roll) {
        self.state.roll = roll;
        let reason = roll.reason;
        let (pool, free) = self.state.pool();
        (self.state.roll.standard, self.state.roll.bonus) = (pool.standard, pool.bonus);
        self.state.roll.free = free;
        self.push(Frame::Tentacles);
        self.push(Frame::Linked);
        self.push(Frame::Apply);
        if matches!(reason, Reason::Attack { .. }) {
            self.push(Frame::Extra { used: 0 });
        }
        self.push(Frame::Convert { used: 0 });
        self.push(Frame::Tally);
        self.push(Frame::Rerolls);
        self.push(Frame::Throw);
        self.push(Frame::BeforeRoll);
    }

    /// Attacks the targets: three dice and all that helps (DMD-7.4).
    pub(super) fn attack(&mut self, who: Inv, targets: FoeSet) {
        let site = targets.first().and_then(|foe| self.state.foe_site(foe));
        let away = site != Some(self.state.sheet(who).site);
        for target in targets.iter() {
            self.tell(Event::Attacks { who: self.name(who), target });
        }
        let ctx = self.state.ctx(who, Source::Rules);
        let roll = Roll { targets, ..blank(who, Reason::Attack { away }, BASE_DICE, ctx) };
        self.declare(roll);
    }

    pub(super) fn check(&mut self, check: &'static Check, ctx: Ctx) {
        if !self.state.is_living(ctx.you) {
            return;
        }
        let task = if let Source::Task(action) = ctx.from { Some(action) } else { None };
        let mut roll = blank(ctx.you, Reason::Check { task }, BASE_DICE, ctx);
        roll.bonus += self.state.amount(check.bonus, &ctx);
        roll.check = Some(check);
        self.declare(roll);
    }

    /// An enemy attacks the active investigator with the dice of its card (DMD-7.5, DMD-10.8).
    pub(super) fn enemy_attack(&mut self, foe: Foe) {
        let who = self.state.active;
        self.state.attacked = self.state.attacked.with(foe);
        self.tell(Event::EnemyAttacks { foe, who: self.name(who) });
        let ctx = Ctx { this: Thing::Foe(foe), ..self.state.ctx(who, Source::Foe(foe)) };
        self.declare(blank(who, Reason::Defence(foe), self.state.foe_dice(foe), ctx));
    }

    /// One die for each Fire token (DMD-7.6).
    pub(super) fn burn(&mut self, who: Inv) {
        let standard = self.state.sheet(who).fire;
        if standard == 0 {
            return;
        }
        self.tell(Event::Burns { who: self.name(who), count: standard });
        if self.state.rules >= 4 {
            self.push(Frame::Window);
        }
        self.push(Frame::Burnt);
        let ctx = self.state.ctx(who, Source::Rules);
        self.declare(blank(who, Reason::Fire, PoolDice { standard, bonus: 0 }, ctx));
    }

    pub(super) fn burnt(&mut self) {
        let who = self.state.roll.who;
        let count = std::mem::take(&mut self.state.sheet_mut(who).fire);
        if count > 0 {
            self.tell(Event::FireOut { who: self.name(who), count });
        }
    }

    /// Before the roll: dice that cost something, and what may happen first (DMD-7.9).
    pub(super) fn before_roll(&mut self, using: Using) {
        self.push(Frame::BeforeRoll);
        let who = self.state.roll.who;
        let Some(it) = self.state.preroll(who).into_iter().find(|it| self.is_it(*it, using)) else { return };
        self.state.roll.used |= it.bit();
        self.note_use(who, it.source, it.which, it.ability);
        let ctx = self.state.ctx(who, it.source);
        match it.ability.part {
            Part::Lasting(Mod::Dice(die, count, _)) => {
                let count = self.state.amount(count, &ctx);
                match die {
                    Die::Standard => self.state.roll.standard += count,
                    Die::Bonus => self.state.roll.bonus += count,
                }
            }
            Part::On(_, effects) => self.push(Frame::Do { effects, ctx }),
            _ => {}
        }
        if let Some(cost) = it.ability.cost {
            self.push(Frame::Pay { who, cost, ctx });
        }
    }

    /// Standard dice first, then bonus dice (DMD-7.19).
    pub(super) fn throw(&mut self) {
        let roll = self.state.roll;
        if !self.state.is_living(roll.who) {
            return;
        }
        let mut chance = self.luck(luck::DICE);
        let who = self.name(roll.who);
        let kinds = std::iter::repeat_n(false, roll.standard.into());
        for bonus in kinds.chain(std::iter::repeat_n(true, roll.bonus.into())) {
            let die = DieFace::throw(bonus, &mut chance);
            self.state.roll.dice.add(die);
            self.tell(Event::Thrown { who, die });
        }
    }
}

/// A roll before anything is added to it.
pub fn blank(who: Inv, reason: Reason, pool: PoolDice, ctx: Ctx) -> Roll {
    Roll {
        who,
        reason,
        targets: FoeSet::NONE,
        standard: pool.standard,
        bonus: pool.bonus,
        dice: Dice::default(),
        free: 0,
        used: 0,
        symbols: Symbols::default(),
        extra: 0,
        hurt: 0,
        check: None,
        ctx,
        dealt: [0; FOES],
    }
}

/// Whether an ability adds to this kind of roll by costing or being limited: decided before the roll.
pub fn is_offered_before(ability: &Ability, reason: Reason) -> bool {
    match ability.part {
        Part::Lasting(Mod::Dice(_, _, kind)) => {
            (ability.cost.is_some() || ability.limit != crate::effect::Limit::Always) && fits(reason, kind)
        }
        Part::On(Trigger::BeforeRoll(kind), _) => reason.is(kind),
        _ => false,
    }
}

/// Dice of one's own never join rolls against oneself (DMD-7.7).
fn fits(reason: Reason, kind: RollKind) -> bool {
    reason.is(kind) && !reason.is_against_roller()
}
