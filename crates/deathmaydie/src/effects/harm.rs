//! What do Wounds, Stress and lost Sanity do to an investigator (DMD-6.2 to 6.12, section 20)?

use super::Now;
use crate::content::{HEALTH, SANITY_SKULL, STRESS_MAX, THRESHOLDS};
use crate::effect::{Cause, Cost, Excess, Foes, Held, Mod, Part, Trigger};
use crate::events::Event;
use crate::frames::{Among, Blow, Ctx, Frame, Harm, Loss, Picks, Source, Thing};
use crate::moves::Using;
use crate::people::{Inv, Invs, clockwise};
use crate::state::CardPlace;

impl Harm {
    pub fn new(who: Inv, left: u8, cause: Blow) -> Harm {
        let (may_prevent, may_share, together, in_roll) = (true, true, false, false);
        Harm { who, left, cause, may_prevent, may_share, together, in_roll, used: 0, own: 0, shared: 0 }
    }

    /// Whether an ability against this cause helps.
    pub fn is(&self, cause: Cause) -> bool {
        match cause {
            Cause::AnyCause => true,
            Cause::FromAttack => self.cause == Blow::Attack,
            Cause::FromFire => self.cause == Blow::Fire,
        }
    }
}

impl Now<'_> {
    pub(super) fn wound(&mut self, who: Inv, count: u8, cause: Blow) {
        self.suffer(Harm::new(who, count, cause));
    }

    pub(super) fn suffer(&mut self, harm: Harm) {
        if harm.left > 0 && self.state.is_living(harm.who) {
            self.push(if harm.may_prevent { Frame::Prevent(harm, Loss::Wounds) } else { Frame::Share(harm) });
        }
    }

    pub(super) fn lose_sanity(&mut self, who: Inv, count: u8, cause: Blow, in_roll: bool) {
        let harm = Harm { in_roll, ..Harm::new(who, count, cause) };
        if count > 0 && self.state.is_living(who) {
            self.push(Frame::Prevent(harm, Loss::Sanity));
        }
    }

    /// Nothing more is prevented.
    pub(super) fn accept(&mut self, harm: Harm, loss: Loss) {
        match loss {
            Loss::Wounds if harm.left > 0 => self.push(Frame::Share(harm)),
            Loss::Wounds => {}
            Loss::Sanity => self.land_sanity(harm),
        }
    }

    /// So many Wounds or so much Sanity less, each source once (DMD-18.19).
    pub(super) fn prevent(&mut self, mut harm: Harm, loss: Loss, using: Using, count: u8) {
        let found = self.state.preventions(&harm, loss).into_iter().find(|it| self.is_it(*it, using));
        let Some(it) = found else { return self.accept(harm, loss) };
        harm.used |= it.bit();
        harm.left = harm.left.saturating_sub(count);
        self.state.use_up(harm.who, it.source, it.which, it.ability);
        self.tell(Event::Prevented { who: self.name(harm.who), what: using, count });
        if harm.left > 0 {
            self.push(Frame::Prevent(harm, loss));
        }
    }

    /// Wounds become Sanity, or go to an enemy.
    pub(super) fn turn_aside(&mut self, harm: Harm, using: Using) {
        let found = self.state.preventions(&harm, Loss::Wounds).into_iter().find(|it| self.is_it(*it, using));
        let Some(it) = found else { return };
        self.note_use(harm.who, it.source, it.which, it.ability);
        let ctx = self.state.ctx(harm.who, it.source);
        match it.ability.part {
            Part::Lasting(Mod::SanityForWounds(most)) => {
                let count = harm.left.min(self.state.amount(most, &ctx));
                self.land_sanity(Harm { left: count, in_roll: false, ..harm });
            }
            Part::Lasting(Mod::Redirect(_, foes)) => {
                let picks = Picks::default();
                self.push(Frame::Redirect { who: harm.who, count: harm.left, foes, picks });
            }
            _ => {}
        }
    }

    pub(super) fn redirect(&mut self, who: Inv, count: u8, foes: Foes, mut picks: Picks) {
        let ctx = self.state.ctx(who, Source::Rules);
        let fitting = self.state.distinct(self.state.vulnerable(self.state.fitting_foes(&foes, &ctx)));
        let picked = match (picks.get(0), fitting.len()) {
            (Some(Thing::Foe(foe)), _) => Some(foe),
            (_, 0 | 1) => fitting.first(),
            _ => {
                picks = Picks::default();
                self.push(Frame::Redirect { who, count, foes, picks });
                return self.push(Frame::Pick { by: who, among: Among::Foes(fitting) });
            }
        };
        if let Some(foe) = picked {
            self.tell(Event::Redirected { who: self.name(who), foe, count });
            self.strike(&[(foe, count)], Some(who), crate::figures::FoeSet::NONE);
        }
    }

    /// One Wound goes to oneself or to a Companion (DMD-11.7).
    pub(super) fn share(&mut self, mut harm: Harm, companion: Option<u8>) {
        match companion {
            Some(card) => {
                self.state.cards[card as usize].wounds += 1;
                harm.shared += 1;
                let event =
                    Event::CompanionWounded { who: self.name(harm.who), card: self.state.discovery(card) };
                self.tell(event);
            }
            None => harm.own += 1,
        }
        harm.left -= 1;
        let full = harm.own + self.state.sheet(harm.who).wounds >= HEALTH;
        if harm.left > 0 && !(full && self.state.soakers(harm.who) == 0) {
            return self.push(Frame::Share(harm));
        }
        self.land(harm);
    }

    /// All Wounds of one cause land at once (DMD-6.11).
    fn land(&mut self, harm: Harm) {
        let name = self.name(harm.who);
        let sheet = self.state.sheet_mut(harm.who);
        sheet.wounds = (sheet.wounds + harm.own).min(HEALTH);
        if harm.own > 0 {
            self.tell(Event::Wounded { who: name, count: harm.own });
        }
        if harm.cause == Blow::Attack {
            self.state.roll.hurt += harm.own + harm.shared;
        }
        for card in 0..self.state.cards.len() as u8 {
            if self.state.holder(Thing::Card(card)) == Some(harm.who)
                && self.state.companion_health(card) == 0
            {
                self.state.cards[card as usize].place = CardPlace::Discarded;
                self.tell(Event::CompanionLost { who: name, card: self.state.discovery(card) });
            }
        }
        if !(harm.together && self.state.sheet(harm.who).wounds >= HEALTH) {
            self.after_wounds(harm.who);
        }
    }

    /// Death, or what being wounded sets off.
    pub(super) fn after_wounds(&mut self, who: Inv) {
        if self.state.sheet(who).wounds >= HEALTH {
            return self.eliminate(who);
        }
        self.cue_owner(who, |trigger| trigger == Trigger::Wounded, |ctx| ctx);
    }

    /// The marker moves and stops at a threshold (DMD-20.2).
    fn land_sanity(&mut self, harm: Harm) {
        if harm.left == 0 || !self.state.is_living(harm.who) {
            return;
        }
        let before = self.state.sheet(harm.who).sanity;
        let goal = before.saturating_add(harm.left).min(SANITY_SKULL);
        let stop = THRESHOLDS.iter().copied().find(|threshold| *threshold > before);
        let now = stop.map_or(goal, |stop| goal.min(stop));
        self.state.sheet_mut(harm.who).sanity = now;
        self.tell(Event::SanityLost { who: self.name(harm.who), count: now - before });
        let reached = now >= SANITY_SKULL || THRESHOLDS.contains(&now);
        let at_once = reached && !self.waits_for_others(harm.who);
        if now >= SANITY_SKULL && at_once {
            return self.eliminate(harm.who);
        }
        if harm.in_roll {
            self.cue_owner(harm.who, |trigger| trigger == Trigger::SanityRoll, |ctx| ctx);
        }
        if at_once {
            self.push(Frame::Threshold(harm.who));
        }
    }

    /// Several are to lose Sanity by one effect: what they reach waits until all markers have moved (DMD-22.4). Up to
    /// version 3, each was resolved before the next lost any.
    pub(super) fn lose_together(&mut self, people: Invs) {
        if self.state.rules >= 4 && people.len() > 1 {
            self.push(Frame::Thresholds { reached: Invs::NONE });
        }
    }

    /// Whether others lose Sanity by the same effect; then it is noted that this one has reached a threshold.
    fn waits_for_others(&mut self, who: Inv) -> bool {
        let frames = self.state.stack.frames();
        let Some(at) = frames.iter().rposition(|frame| matches!(frame, Frame::Thresholds { .. })) else {
            return false;
        };
        let above: Vec<Frame> = (at + 1..frames.len()).filter_map(|_| self.state.stack.pop()).collect();
        if let Some(Frame::Thresholds { reached }) = self.state.stack.pop() {
            self.push(Frame::Thresholds { reached: reached.with(who) });
        }
        above.into_iter().rev().for_each(|frame| self.push(frame));
        true
    }

    /// All markers have moved: clockwise from the active player, whoever has reached a threshold (DMD-22.4).
    pub(super) fn thresholds(&mut self, reached: Invs) {
        let order: Vec<Inv> = clockwise(reached, self.state.active).collect();
        order.into_iter().rev().for_each(|who| self.push(Frame::Threshold(who)));
    }

    /// A die, Relics, the Insanity, a level: in this order (DMD-20.4).
    pub(super) fn threshold(&mut self, who: Inv) {
        let sheet = *self.state.sheet(who);
        if !sheet.alive {
            return;
        }
        if sheet.sanity >= SANITY_SKULL {
            return self.eliminate(who);
        }
        let number = sheet.thresholds() as u8;
        let die = crate::content::BONUS_THRESHOLDS.contains(&sheet.sanity);
        self.tell(Event::ThresholdReached { who: self.name(who), number, die });
        if number == 3 && self.state.relics_of(who).next().is_some() {
            self.state
                .relics
                .iter_mut()
                .filter(|it| it.holder == Some(who))
                .for_each(|it| it.transformed = true);
            self.tell(Event::RelicsTurned { who: self.name(who) });
        }
        self.push(Frame::Level(who));
        self.tell(Event::InsanityStruck { who: self.name(who), insanity: sheet.insanity });
        let ctx = self.state.ctx(who, Source::Insanity);
        self.push(Frame::Do { effects: sheet.insanity.row().does, ctx });
    }

    /// As far as it goes; the rest is lost, or hurts (DMD-6.3).
    pub(super) fn stress(&mut self, who: Inv, count: u8, excess: Excess) {
        if !self.state.is_living(who) || count == 0 {
            return;
        }
        let sheet = self.state.sheet_mut(who);
        let rise = count.min(STRESS_MAX - sheet.stress);
        sheet.stress += rise;
        if rise > 0 {
            self.tell(Event::StressRose { who: self.name(who), count: rise });
        }
        if excess == Excess::AsWounds {
            self.wound(who, count - rise, Blow::Effect);
        }
    }

    /// Pays a cost in full: nothing prevents it, but Companions may bear its Wounds (DMD-11.12).
    pub(super) fn pay(&mut self, who: Inv, cost: Cost, ctx: Ctx) {
        match cost {
            Cost::TakeStress(count) => self.stress(who, count, Excess::Ignored),
            Cost::SufferWounds(count) => {
                self.suffer(Harm { may_prevent: false, ..Harm::new(who, count, Blow::Effect) })
            }
            Cost::LoseSanity(count) => self.land_sanity(Harm::new(who, count, Blow::Effect)),
            Cost::CatchFire(count) => self.ignite(who, count),
            Cost::GiveUp(kinds) => self.give_up(who, kinds, Picks::default()),
            Cost::DiscardThis => {
                if let Source::Card(card) = ctx.from {
                    self.discard_card(card);
                }
            }
        }
    }

    /// One held card of that kind goes, of the holder's choice.
    pub(super) fn give_up(&mut self, who: Inv, kinds: Held, picks: Picks) {
        let fitting = self.state.cards_of(who, kinds);
        match (picks.get(0), fitting.count_ones()) {
            (Some(Thing::Card(card)), _) => self.discard_card(card),
            (_, 0) => {}
            (_, 1) => self.discard_card(fitting.trailing_zeros() as u8),
            _ => {
                self.push(Frame::GiveUp { who, kinds, picks });
                self.push(Frame::Pick { by: who, among: Among::Cards(fitting) });
            }
        }
    }
}
