//! What does an action do? Running, resting, trading, Episode actions and what cards allow (section 8).

use super::Now;
use crate::abilities::Owned;
use crate::content::{Action, REST};
use crate::effect::{Deed as FreeDeed, Healing, Mod, Numbered, Part, Trigger, Use};
use crate::events::{Deed, Event};
use crate::figures::FoeSet;
use crate::frames::{Ctx, Deal, Frame, Run, Source, Thing};
use crate::moves::{Move, Using};
use crate::people::Inv;

impl Now<'_> {
    /// An action of the active investigator in its own turn: it costs one unless it is free.
    pub(super) fn act(&mut self, mv: Move) {
        if mv == Move::EndActions {
            return;
        }
        self.push(Frame::Act);
        let who = self.state.active;
        match mv {
            Move::Use(using) => return self.use_card(who, using),
            Move::Attack => {}
            Move::Run => self.spend(who, FreeDeed::Run),
            Move::Trade => self.spend(who, FreeDeed::Trade),
            Move::Task(action) => self.spend(who, FreeDeed::Task(action)),
            _ => self.state.acted += 1,
        }
        self.perform(who, mv);
    }

    /// The action itself, whoever pays for it.
    pub(super) fn perform(&mut self, who: Inv, mv: Move) {
        let name = self.name(who);
        let deed = match mv {
            Move::Run => {
                self.state.sheet_mut(who).used_in_run = 0;
                self.push(Frame::Step(Run { who, steps: 0, sneaks: 0 }));
                Deed::Run
            }
            Move::Attack => {
                let paid = self.state.stack.top() != Some(Frame::Act);
                return self.push(Frame::Targets { who, chosen: FoeSet::NONE, paid });
            }
            Move::Rest => {
                self.rest(who);
                Deed::Rest
            }
            Move::Trade => {
                self.push(Frame::Trade(Deal { who, offered: 0 }));
                Deed::Trade
            }
            Move::Task(action) => {
                self.push(Frame::Task { who, action });
                let before =
                    |trigger: Trigger| matches!(trigger, Trigger::Before(of) if of.contains(&action));
                self.cue_owner(who, before, |ctx| ctx);
                Deed::Task(action)
            }
            _ => return,
        };
        self.tell(Event::Acted { who: name, deed });
    }

    /// A free use if there is one, otherwise an action.
    pub(super) fn spend(&mut self, who: Inv, deed: FreeDeed) {
        match self.state.free_uses(who, deed).first() {
            Some(it) => self.state.use_up(who, it.source, it.which, it.ability),
            None => self.state.acted += 1,
        }
    }

    pub(super) fn task(&mut self, who: Inv, action: Action) {
        if !self.state.is_living(who) {
            return;
        }
        let row = action.row();
        let main = self.state.main_number(who, action.number(), Numbered::InAction(action));
        let ctx = Ctx { main, by: who, ..self.state.ctx(who, Source::Task(action)) };
        self.push(Frame::Do { effects: row.does, ctx });
    }

    /// Up to three points, one less for a Fatigue token (DMD-8.30, DMD-14.25).
    fn rest(&mut self, who: Inv) {
        self.push(Frame::Rested { who });
        let better = self.state.sum(who, |change, _| match change {
            Mod::RestBetter(more) => i16::from(*more),
            _ => 0,
        });
        let left = (i16::from(REST) + better).max(0) as u8;
        self.push(Frame::Heal { who, by: who, left, of: Healing::OfAny, resting: true });
    }

    /// After a Rest: one's own cards, then others who looked on.
    pub(super) fn rested(&mut self, who: Inv) {
        let mut cues = self.cues_of(who, |trigger| trigger == Trigger::Rested, |ctx| ctx);
        for other in self.state.others_within(who, 0).iter() {
            let told = |ctx: Ctx| Ctx { this: Thing::Inv(who), ..ctx };
            cues.extend(self.cues_of(other, |trigger| trigger == Trigger::OtherRested, told));
        }
        self.set_off(cues);
    }

    /// A free or special action of a card, a Relic or a skill; or a card used at any moment (DMD-11.6).
    pub(super) fn use_card(&mut self, who: Inv, using: Using) {
        let Some(it) = self.state.usable(who).into_iter().find(|it| self.is_it(*it, using)) else { return };
        let Part::Use(when, effects) = it.ability.part else { return };
        if when == Use::Special {
            self.state.acted += 1;
        }
        self.note_use(who, it.source, it.which, it.ability);
        let ctx = self.state.ctx(who, it.source);
        self.push(Frame::Do { effects, ctx });
        if let Some(cost) = it.ability.cost {
            self.push(Frame::Pay { who, cost, ctx });
        }
    }

    pub(super) fn is_it(&self, it: Owned, using: Using) -> bool {
        self.state.using(it.source, it.which) == Some(using)
    }

    /// A card or token changes hands; whoever has it must agree, unless they propose it themselves (DMD-8.43, RUL-DMD-12).
    pub(super) fn propose(&mut self, mut deal: Deal, thing: Thing, to: Inv) {
        deal.offered |= 1 << offer_bit(thing);
        let own = |holder: Inv| self.state.seat(holder) == self.state.seat(deal.who);
        if self.state.holder(thing).is_some_and(own) {
            self.push(Frame::Trade(deal));
            self.hand_over(thing, to);
        } else {
            self.push(Frame::Consent { deal, thing, to });
        }
    }

    pub(super) fn consent(&mut self, deal: Deal, thing: Thing, to: Inv, agreed: bool) {
        let asked = self.state.holder(thing);
        self.push(Frame::Trade(deal));
        if agreed {
            self.hand_over(thing, to);
        } else if let Some(asked) = asked {
            self.tell(Event::Declined { who: self.name(asked) });
        }
    }

    pub(super) fn hand_over(&mut self, thing: Thing, to: Inv) {
        let Some(from) = self.state.holder(thing) else { return };
        let (giver, taker) = (self.name(from), self.name(to));
        match thing {
            Thing::Card(card) => {
                self.state.cards[card as usize].place = crate::state::CardPlace::Held(to);
                let card = self.state.discovery(card);
                self.tell(Event::Given { card, from: giver, to: taker });
            }
            Thing::Chip(chip) => {
                self.state.chips[chip as usize].place = crate::state::Lie::Held(to);
                let token = self.state.chips[chip as usize].token;
                self.tell(Event::TokenGiven { token, from: giver, to: taker });
            }
            _ => {}
        }
    }
}

/// The bit under which a Trade remembers that something was offered.
pub fn offer_bit(thing: Thing) -> u8 {
    match thing {
        Thing::Card(card) => card,
        Thing::Chip(chip) => 16 + chip,
        _ => 63,
    }
}
