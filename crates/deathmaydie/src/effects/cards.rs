//! What do Investigating and Relics bring (sections 10, 11 and 23)?

use super::Now;
use crate::content::{Discovery, HeldAs, Relic};
use crate::effect::{Claim, Cost, Held, Mod, Part};
use crate::events::Event;
use crate::frames::{Frame, Source, Thing};
use crate::ids::Side;
use crate::moves::Move;
use crate::people::Inv;
use crate::state::{CardPlace, State};

impl Now<'_> {
    /// Draws a Discovery card and reads it, or does what one may do instead (DMD-10.3, RUL-DMD-40).
    pub(super) fn explore(&mut self, who: Inv, left: u8) {
        if left == 0 || !self.state.is_living(who) {
            return;
        }
        self.push(Frame::Explore { who, left: left - 1 });
        if self.state.instead_of_exploring(who).is_some() {
            self.push(Frame::Replace { who });
        } else {
            self.draw_discovery(who);
        }
    }

    pub(super) fn draw_discovery(&mut self, who: Inv) {
        let Some(card) = self.state.discovery.pop() else { return };
        self.events.settle();
        self.state.cards[card as usize].place = CardPlace::Drawn;
        let discovery = self.state.discovery(card);
        self.tell(Event::Investigated { who: self.name(who), card: discovery });
        self.push(Frame::ClaimEnd { card });
        self.push(Frame::Claim { who, card, claim: &discovery.row().claim });
    }

    pub(super) fn replace(&mut self, who: Inv, accepted: bool) {
        let Some(it) = self.state.instead_of_exploring(who).filter(|_| accepted) else {
            return self.draw_discovery(who);
        };
        if let Part::Lasting(Mod::InsteadOfExploring(effects)) = it.ability.part {
            self.note_use(who, it.source, it.which, it.ability);
            let ctx = self.state.ctx(who, it.source);
            self.push(Frame::Do { effects, ctx });
        }
    }

    /// The central text (CONTENT.md §15.6).
    pub(super) fn claim_by(&mut self, who: Inv, card: u8, claim: &'static Claim) {
        let ctx = crate::frames::Ctx { by: who, ..self.state.ctx(who, Source::Card(card)) };
        match claim {
            Claim::PayOr(_) | Claim::PayForEither(_) | Claim::Offers(_) => {
                self.push(Frame::ClaimBy { who, card, claim });
            }
            Claim::Rolls(check) => self.check(check, ctx),
            Claim::If(tests, first, second) => {
                let claim = if self.state.holds(tests, &ctx) { first } else { second };
                self.push(Frame::Claim { who, card, claim });
            }
            Claim::Must(effects, side) => {
                self.push(Frame::Claimed { who, card, side: *side });
                self.push(Frame::Do { effects, ctx });
            }
        }
    }

    /// What was chosen: a side, an offer, or nothing.
    pub(super) fn answer_claim(&mut self, who: Inv, card: u8, claim: &'static Claim, mv: Move) {
        let ctx = self.state.ctx(who, Source::Card(card));
        match (claim, mv) {
            (Claim::PayOr(cost) | Claim::PayForEither(cost), Move::Claim(side)) => {
                self.push(Frame::Claimed { who, card, side });
                let paid = side == Side::Left || matches!(claim, Claim::PayForEither(_));
                if paid && let Some(cost) = self.state.claim_price(who, card, side, Some(*cost)) {
                    self.push(Frame::Pay { who, cost, ctx });
                }
            }
            (Claim::Offers(offers), Move::Option(number)) => {
                let offer = &offers[usize::from(number) - 1];
                self.push(Frame::Claimed { who, card, side: offer.get });
                self.push(Frame::Do { effects: offer.first, ctx });
                if let Some(cost) = self.state.claim_price(who, card, offer.get, offer.cost) {
                    self.push(Frame::Pay { who, cost, ctx });
                }
            }
            _ => self.tell(Event::Declined { who: self.name(who) }),
        }
    }

    /// Held from now on with that side showing (DMD-11.2).
    pub(super) fn claimed(&mut self, who: Inv, card: u8, side: Side) {
        if !self.state.is_living(who) || self.state.cards[card as usize].place != CardPlace::Drawn {
            return;
        }
        self.state.cards[card as usize] =
            crate::state::Card { place: CardPlace::Held(who), side, wounds: 0, used: [0; 2] };
        self.tell(Event::Claimed { who: self.name(who), card: self.state.discovery(card), side });
    }

    /// What nobody claimed is discarded (DMD-11.4).
    pub(super) fn claim_end(&mut self, card: u8) {
        if self.state.cards[card as usize].place == CardPlace::Drawn {
            self.discard_card(card);
        }
    }

    pub(super) fn discard_card(&mut self, card: u8) {
        self.state.cards[card as usize].place = CardPlace::Discarded;
        self.tell(Event::CardDiscarded { card: self.state.discovery(card) });
    }

    /// The other side shows; a Companion starts unwounded (DMD-11.10).
    pub(super) fn flip_card(&mut self, card: u8) {
        let Some(holder) = self.state.holder(Thing::Card(card)) else { return };
        let it = &mut self.state.cards[card as usize];
        it.side = it.side.other();
        it.wounds = 0;
        let side = it.side;
        self.tell(Event::Turned { who: self.name(holder), card: self.state.discovery(card), side });
    }

    /// Relics from the pool: so many are drawn, one is kept.
    pub(super) fn draw_relics(&mut self, who: Inv, draw: u8, transformed: bool) {
        let drawn: Vec<Relic> = (0..draw).filter_map(|_| self.state.relic_pool.pop()).collect();
        if drawn.is_empty() {
            return;
        }
        self.events.settle();
        let offered = drawn.iter().fold(0, |all, relic| all | 1 << relic.index());
        self.push(Frame::PickRelic { who, offered, transformed, draft: false });
    }

    /// One is taken; what is left over goes back under the pool, or on to the next.
    pub(super) fn take_relic(
        &mut self,
        who: Inv,
        relic: Relic,
        offered: u16,
        draft: bool,
        transformed: bool,
    ) {
        let transformed = transformed || self.state.sheet(who).thresholds() >= 3;
        let it = &mut self.state.relics[relic.index()];
        (it.holder, it.transformed) = (Some(who), transformed);
        self.tell(Event::RelicTaken { who: self.name(who), relic, transformed });
        let rest = offered & !(1 << relic.index());
        if draft {
            let next = Inv((who.0 + 1) % self.state.count);
            if rest != 0 {
                self.push(Frame::PickRelic { who: next, offered: rest, transformed: false, draft });
            }
            return;
        }
        for left in Relic::ALL.into_iter().filter(|it| rest & 1 << it.index() != 0) {
            self.state.relic_pool.push(left);
        }
        self.mix_relics();
    }
}

impl State {
    /// What may be done instead of Investigating, while there are Relics.
    pub fn instead_of_exploring(&self, who: Inv) -> Option<crate::abilities::Owned> {
        let instead = |part: Part| matches!(part, Part::Lasting(Mod::InsteadOfExploring(_)));
        let found = self.owned(who, |ability| instead(ability.part));
        found.into_iter().next().filter(|_| !self.relic_pool.is_empty())
    }

    /// What a claim costs this investigator: Items may be free of Stress and Wounds (DMD-19.9).
    pub fn claim_price(&self, who: Inv, card: u8, side: Side, cost: Option<Cost>) -> Option<Cost> {
        let held = self.discovery(card).side(side).held;
        let waived = matches!(cost, Some(Cost::TakeStress(_) | Cost::SufferWounds(_)))
            && held == HeldAs::Item
            && self.sum(who, |change, _| i16::from(*change == Mod::FreeClaim(Held::Item))) > 0;
        cost.filter(|_| !waived)
    }

    pub fn can_claim(&self, who: Inv, card: u8, side: Side, cost: Option<Cost>) -> bool {
        self.claim_price(who, card, side, cost).is_none_or(|cost| self.can_pay(who, cost))
    }

    /// The card by its name, if it belongs to this Episode.
    pub fn card_named(&self, card: Discovery) -> Option<Thing> {
        self.card_number(card).map(Thing::Card)
    }
}
