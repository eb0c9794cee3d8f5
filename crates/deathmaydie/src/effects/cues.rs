//! What happens by itself when something else does, and in which order (DMD-22.2)?

use super::Now;
use crate::abilities::Owned;
use crate::content::{Condition, HeldAs};
use crate::effect::{Ability, Part, Trigger};
use crate::frames::{Ctx, Cue, Frame, Source};
use crate::ids::Kind;
use crate::people::Inv;
use crate::state::State;

/// What a text is printed on. Two figures of a kind have one text, and so have two cards with the same Condition.
#[derive(PartialEq, Eq)]
enum Printed {
    Enemy(Kind),
    Condition(Condition),
    On(Source),
}

impl State {
    /// Whether two of the things that happen at once are the same text, whose order nobody is asked for (DMD-22.2).
    ///
    /// Version 4 compares what they are printed on and what they do. Up to version 3 what they do is enough: the released
    /// program compared addresses, and its compiler had put all equal abilities at the same address.
    pub(crate) fn have_no_order(&self, one: &Frame, other: &Frame) -> bool {
        let (Frame::Cue(one), Frame::Cue(other)) = (one, other) else { return true };
        let same_source = || self.printed(one.ctx.from) == self.printed(other.ctx.from);
        one.ability == other.ability && (self.rules < 4 || same_source())
    }

    fn printed(&self, source: Source) -> Printed {
        let on = Printed::On(source);
        match source {
            Source::Foe(foe) => foe.kind().map_or(on, Printed::Enemy),
            Source::Card(card) => match self.shown(card).held {
                HeldAs::Condition(condition) => Printed::Condition(condition),
                _ => on,
            },
            _ => on,
        }
    }
}

impl Now<'_> {
    /// Everything of this investigator that such a moment sets off, as cues that know more by `told`.
    pub(super) fn cues_of(
        &self,
        who: Inv,
        fits: impl Fn(Trigger) -> bool,
        told: impl Fn(Ctx) -> Ctx,
    ) -> Vec<Cue> {
        let mut cues = Vec::new();
        self.state.each_ability(who, |it| {
            if matches!(it.ability.part, Part::On(trigger, _) if fits(trigger)) {
                let ctx = told(self.state.ctx(who, it.source));
                cues.push(Cue { ability: it.ability, ctx, which: it.which });
            }
        });
        cues
    }

    /// The same of the rules of the Episode; `you` is whoever `told` says.
    pub(super) fn table_cues(&self, fits: impl Fn(Trigger) -> bool, told: impl Fn(Ctx) -> Ctx) -> Vec<Cue> {
        let mut cues = Vec::new();
        self.state.each_table_rule(|source, _, ability| {
            if matches!(ability.part, Part::On(trigger, _) if fits(trigger)) {
                cues.push(Cue { ability, ctx: told(self.state.ctx(self.state.active, source)), which: 0 });
            }
        });
        cues
    }

    pub(super) fn cue_owner(&mut self, who: Inv, fits: impl Fn(Trigger) -> bool, told: impl Fn(Ctx) -> Ctx) {
        let cues = self.cues_of(who, fits, told);
        self.set_off(cues);
    }

    pub(super) fn cue_table(&mut self, fits: impl Fn(Trigger) -> bool, told: impl Fn(Ctx) -> Ctx) {
        let cues = self.table_cues(fits, told);
        self.set_off(cues);
    }

    /// Lets all of these happen, in the order the active seat chooses. What comes to nothing is left out, so that nobody is
    /// asked about it; the same ability twice makes no order.
    pub(super) fn set_off(&mut self, mut cues: Vec<Cue>) {
        cues.retain(|cue| self.is_due(cue));
        let left = cues.len() as u8;
        cues.into_iter().rev().for_each(|cue| self.push(Frame::Cue(cue)));
        if left > 1 {
            self.push(Frame::Order { left });
        }
    }

    fn is_due(&self, cue: &Cue) -> bool {
        let owned = Owned { source: cue.ctx.from, which: cue.which, ability: cue.ability };
        self.state.holds(cue.ability.when, &cue.ctx) && self.state.uses_left(cue.ctx.you, owned) > 0
    }

    /// One of them happens, if it still can.
    pub(super) fn cue(&mut self, cue: Cue) {
        let held = cue.ctx.from.is_held();
        if !self.is_due(&cue) || held && !self.state.is_living(cue.ctx.you) {
            return;
        }
        if cue.ability.optional {
            return self.push(Frame::May(cue));
        }
        self.carry_cue(cue);
    }

    pub(super) fn carry_cue(&mut self, cue: Cue) {
        let Part::On(_, effects) = cue.ability.part else { return };
        self.note_use(cue.ctx.you, cue.ctx.from, cue.which, cue.ability);
        self.push(Frame::Do { effects, ctx: cue.ctx });
    }

    /// Counts a use and tells of it.
    pub(super) fn note_use(&mut self, who: Inv, source: Source, which: u8, ability: &Ability) {
        self.state.use_up(who, source, which, ability);
        if let Some(what) = self.state.using(source, which) {
            let who = self.name(who);
            self.tell(crate::Event::Used { who, what });
        }
    }

    /// Brings the one that was named to the top, and asks on.
    pub(super) fn reorder(&mut self, left: u8, first: u8) {
        let mut waiting: Vec<Frame> = (0..left).filter_map(|_| self.state.stack.pop()).collect();
        let chosen = waiting.remove(usize::from(first - 1));
        waiting.into_iter().rev().for_each(|frame| self.push(frame));
        if left > 2 {
            self.push(Frame::Order { left: left - 1 });
        }
        self.push(chosen);
    }
}
