//! What can be paid, and what can be done against harm (DMD-6.4, DMD-6.11)?

use crate::abilities::Owned;
use crate::content::{HeldAs, STRESS_MAX};
use crate::effect::{Ability, Cost, Held, Mod, Part};
use crate::frames::{Harm, Loss, Source};
use crate::people::Inv;
use crate::state::State;

impl State {
    /// Cards of a kind somebody holds, as bits.
    pub fn cards_of(&self, who: Inv, kinds: Held) -> u16 {
        let fits = |held: HeldAs| match kinds {
            Held::Item => held == HeldAs::Item,
            Held::Companion => matches!(held, HeldAs::Companion(_)),
            Held::ItemOrCompanion => !matches!(held, HeldAs::Condition(_)),
            Held::Condition(condition) => held == HeldAs::Condition(condition),
        };
        self.held(who).filter(|(_, side)| fits(side.held)).fold(0, |all, (card, _)| all | 1 << card)
    }

    /// All of it must be payable (DMD-6.4).
    pub fn can_pay(&self, who: Inv, cost: Cost) -> bool {
        match cost {
            Cost::TakeStress(count) => self.sheet(who).stress + count <= STRESS_MAX,
            Cost::GiveUp(kinds) => self.cards_of(who, kinds) != 0,
            Cost::SufferWounds(_) | Cost::LoseSanity(_) | Cost::CatchFire(_) | Cost::DiscardThis => true,
        }
    }

    /// What a Companion can still bear.
    pub fn companion_health(&self, card: u8) -> u8 {
        match self.shown(card).held {
            HeldAs::Companion(health) => health - self.cards[card as usize].wounds.min(health),
            _ => u8::MAX,
        }
    }

    /// Companions that can bear a Wound, as bits.
    pub fn soakers(&self, who: Inv) -> u16 {
        let companions = self.cards_of(who, Held::Companion);
        let able = |card: &u8| companions & 1 << card != 0 && self.companion_health(*card) > 0;
        (0..self.cards.len() as u8).filter(able).fold(0, |all, card| all | 1 << card)
    }

    /// What can be done against a harm, each source once.
    pub fn preventions(&self, harm: &Harm, loss: Loss) -> Vec<Owned> {
        let helps = |ability: &Ability| match ability.part {
            Part::Lasting(Mod::Cut { wounds, sanity, cause }) => {
                harm.is(cause) && if loss == Loss::Wounds { wounds > 0 } else { sanity > 0 }
            }
            Part::Lasting(Mod::SanityForWounds(_)) => loss == Loss::Wounds,
            Part::Lasting(Mod::Redirect(cause, foes)) => {
                let ctx = self.ctx(harm.who, Source::Rules);
                let foes = self.vulnerable(self.fitting_foes(&foes, &ctx));
                loss == Loss::Wounds && harm.is(cause) && !foes.is_empty()
            }
            _ => false,
        };
        let fresh = self.owned(harm.who, helps).into_iter().filter(|it| harm.used & it.bit() == 0);
        self.still_usable(harm.who, fresh.collect())
    }
}
