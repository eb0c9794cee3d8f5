//! What heals, and what Fatigue does to the tracks (DMD-6.8, DMD-8.30, section 14.C).

use super::Now;
use crate::content::FATIGUE_TOKENS;
use crate::effect::{Cost, Healing, Num, Who};
use crate::events::Event;
use crate::frames::{Blow, Ctx, Frame, Harm, Source};
use crate::moves::Meter;
use crate::people::{Inv, Invs, clockwise};
use crate::state::State;

impl Now<'_> {
    /// Each of them heals; who shares an amount is mended point by point.
    pub(super) fn heal_all(&mut self, people: Invs, who: Who, count: Num, of: Healing, ctx: &Ctx) {
        let left = self.state.amount(count, ctx);
        if matches!(who, Who::ShareWithin(_)) {
            return self.push(Frame::ShareHealing { by: ctx.by, among: people, left });
        }
        // A surgeon knows best (DEC-HEAL); otherwise everybody heals as they like.
        let surgeon = matches!(ctx.from, Source::Signature(_)).then_some(ctx.by);
        let order: Vec<Inv> = clockwise(people, self.state.active).collect();
        for who in order.into_iter().rev() {
            let by = surgeon.unwrap_or(who);
            self.push(Frame::Heal { who, by, left, of, resting: false });
        }
    }

    /// Markers move left, never past their start nor past Fatigue (DMD-14.24).
    pub(super) fn heal(&mut self, who: Inv, stress: u8, wounds: u8) {
        let sheet = self.state.sheet_mut(who);
        sheet.stress -= stress;
        sheet.wounds -= wounds;
        if stress + wounds > 0 {
            self.tell(Event::Healed { who: self.name(who), stress, wounds });
        }
    }

    /// A Fatigue token goes, and one point less is healed (DMD-14.25).
    pub(super) fn refresh(&mut self, who: Inv, by: Inv, left: u8, of: Healing, meter: Meter) {
        self.state.sheet_mut(who).fatigue[meter as usize] -= 1;
        self.tell(Event::FatigueWent { who: self.name(who), meter });
        self.push(Frame::Heal { who, by, left: left.saturating_sub(1), of, resting: false });
    }

    /// One point of somebody, and on with the rest.
    pub(super) fn mend_point(&mut self, by: Inv, among: Invs, left: u8, who: Inv, meter: Meter) {
        if left > 1 {
            self.push(Frame::ShareHealing { by, among, left: left - 1 });
        }
        match meter {
            Meter::Stress => self.heal(who, 1, 0),
            Meter::Wounds => self.heal(who, 0, 1),
        }
    }

    /// Each receives so much Fatigue, unless they pay (DMD-14.20).
    pub(super) fn fatigue_all(&mut self, people: Invs, count: u8, unless: Option<Cost>, ctx: Ctx) {
        let order: Vec<Inv> = clockwise(people, self.state.active).collect();
        for who in order.into_iter().rev() {
            self.push(match unless {
                Some(cost) => Frame::Avoid { who, cost, left: count, ctx },
                None => Frame::Fatigue { who, left: count },
            });
        }
    }

    /// One token at a time, while there are any (DMD-14.23).
    pub(super) fn fatigue(&mut self, who: Inv, left: u8) {
        if left == 0 || !self.state.is_living(who) || self.state.fatigue_left() == 0 {
            return;
        }
        self.push(Frame::Fatigue { who, left: left - 1 });
        self.push(Frame::FatigueTrack { who });
    }

    /// If the marker stands where the token goes it makes room first (DMD-14.21).
    pub(super) fn take_fatigue(&mut self, who: Inv, meter: Meter) {
        let sheet = *self.state.sheet(who);
        self.push(Frame::FatigueLaid { who, meter });
        match meter {
            Meter::Stress if sheet.stress == sheet.fatigue[0] => {
                self.stress(who, 1, crate::effect::Excess::Ignored);
            }
            Meter::Wounds if sheet.wounds == sheet.fatigue[1] => {
                let harm = Harm::new(who, 1, Blow::Effect);
                self.suffer(Harm { may_prevent: false, may_share: false, ..harm });
            }
            _ => {}
        }
    }

    pub(super) fn lay_fatigue(&mut self, who: Inv, meter: Meter) {
        if self.state.is_living(who) {
            self.state.sheet_mut(who).fatigue[meter as usize] += 1;
            self.tell(Event::FatigueCame { who: self.name(who), meter });
        }
    }

    /// Paid, and spared.
    pub(super) fn avoid(&mut self, who: Inv, cost: Cost, ctx: Ctx) {
        self.tell(Event::Avoided { who: self.name(who) });
        self.push(Frame::Pay { who, cost, ctx });
    }
}

impl State {
    /// How much Stress and how many Wounds could be healed.
    pub fn healable(&self, who: Inv) -> (u8, u8) {
        let sheet = self.sheet(who);
        if !sheet.alive {
            return (0, 0);
        }
        let left = |marker: u8, fatigue: u8| marker.saturating_sub(fatigue);
        (left(sheet.stress, sheet.fatigue[0]), left(sheet.wounds, sheet.fatigue[1]))
    }

    pub fn fatigue_left(&self) -> u8 {
        FATIGUE_TOKENS - self.sheets.iter().map(|sheet| sheet.fatigues()).sum::<u8>()
    }
}
