//! What helps in a roll? Dice lent by others, rerolls, conversions and more Wounds (sections 7, 18 and 19).

use crate::abilities::Owned;
use crate::content::{Dice, Die};
use crate::effect::{Ability, Aura, Limit, Mod, Part, Trigger};
use crate::effects::{is_offered_before, symbol_count};
use crate::figures::Foe;
use crate::people::Inv;
use crate::rolls::Reason;
use crate::state::State;

impl State {
    /// The dice of the roll that is declared, with all that joins them, and its free rerolls (DMD-7.4 to 7.7).
    pub fn pool(&self) -> (Dice, u8) {
        let (who, reason) = (self.roll.who, self.roll.reason);
        let more = |die: Die| {
            self.sum(who, |change, ctx| match change {
                Mod::Dice(it, count, kind) if *it == die && reason.is(*kind) => self.number(*count, ctx),
                _ => 0,
            })
        };
        let own = match reason.is_against_roller() {
            true => 0,
            false => i16::from(self.sheet(who).won_dice()) + self.lent_dice(who) + more(Die::Bonus),
        };
        let added = |dice: u8, more: i16| (i16::from(dice) + more).clamp(0, 200) as u8;
        let standard = added(self.roll.standard, more(Die::Standard));
        (Dice { standard, bonus: added(self.roll.bonus, own) }, self.free_rerolls(who, reason))
    }

    /// Dice others in the space give (DMD-19.8).
    pub fn lent_dice(&self, who: Inv) -> i16 {
        let reason = self.roll.reason;
        let mut lent = 0;
        for other in self.others_within(who, 0).iter() {
            self.each_ability(other, |it| {
                if let Part::Lasting(Mod::Shared(Aura::OthersInSpace, Mod::Dice(_, count, kind))) =
                    it.ability.part
                    && reason.is(*kind)
                {
                    lent += self.number(*count, &self.ctx(other, it.source));
                }
            });
        }
        lent
    }

    /// The dice of an enemy's card, and what its side adds; the Elder One has those of all its Stages (DMD-14.8).
    pub fn foe_dice(&self, foe: Foe) -> Dice {
        let mut pool = match self.card_of(foe) {
            Some(card) => card.row().dice,
            None => {
                let stages = self.elder.stages();
                let revealed = &stages[..usize::from(self.stage.min(4))];
                revealed.iter().fold(Dice::default(), |all, stage| {
                    let dice = stage.row().dice;
                    Dice { standard: all.standard + dice.standard, bonus: all.bonus + dice.bonus }
                })
            }
        };
        self.each_foe_ability(foe, |change, ctx| {
            if let Mod::Dice(die, count, _) = change {
                let count = self.amount(*count, &ctx);
                match die {
                    Die::Standard => pool.standard += count,
                    Die::Bonus => pool.bonus += count,
                }
            }
        });
        pool
    }

    fn bans_free_rerolls(&self, who: Inv) -> bool {
        self.sum(who, |change, _| i16::from(*change == Mod::NoFreeRerolls)) > 0
    }

    pub fn free_rerolls(&self, who: Inv, reason: Reason) -> u8 {
        if self.bans_free_rerolls(who) {
            return 0;
        }
        let free = self.sum(who, |change, ctx| match change {
            Mod::Rerolls(count, kind) if reason.is(*kind) => self.number(*count, ctx),
            _ => 0,
        });
        free.clamp(0, 99) as u8
    }

    /// Rerolls that come once per turn and have not been used.
    pub fn turn_rerolls(&self, who: Inv) -> Vec<Owned> {
        let reason = self.roll.reason;
        let fits = |ability: &Ability| {
            let reroll = matches!(ability.part, Part::Lasting(Mod::Rerolls(_, kind)) if reason.is(kind));
            reroll && ability.limit != Limit::Always
        };
        if self.bans_free_rerolls(who) {
            return Vec::new();
        }
        self.still_usable(who, self.owned(who, fits))
    }

    /// More rerolls with each Stress (DMD-19.5).
    pub fn linked_rerolls(&self, who: Inv) -> u8 {
        let reason = self.roll.reason;
        let linked = self.sum(who, |change, _| match change {
            Mod::Linked(count, kind) if reason.is(*kind) => i16::from(*count),
            _ => 0,
        });
        linked.clamp(0, 9) as u8
    }

    pub fn free_successes(&self, who: Inv, reason: Reason) -> i16 {
        self.sum(who, |change, ctx| match change {
            Mod::FreeSuccesses(count, kind) if reason.is(*kind) => self.number(*count, ctx),
            _ => 0,
        })
    }

    /// What may be used before the roll, once in each roll.
    pub fn preroll(&self, who: Inv) -> Vec<Owned> {
        let reason = self.roll.reason;
        let offered = self.owned(who, |ability| is_offered_before(ability, reason));
        let fresh = offered.into_iter().filter(|it| self.roll.used & it.bit() == 0).collect();
        let mut usable = self.still_usable(who, fresh);
        usable.retain(|it| match it.ability.part {
            Part::On(_, effects) => {
                effects.iter().all(|effect| self.can_do(effect, &self.ctx(who, it.source)))
            }
            _ => true,
        });
        usable
    }

    /// What may happen for a Tentacle after the rerolls.
    pub fn per_symbol(&self, who: Inv) -> Vec<Owned> {
        let reason = self.roll.reason;
        let fits = |ability: &Ability| match ability.part {
            Part::On(Trigger::PerSymbol(kind, _) | Trigger::PerSymbolInstead(kind, _), _) => reason.is(kind),
            _ => false,
        };
        let mut all = self.owned(who, fits);
        all.retain(|it| match it.ability.part {
            Part::On(_, effects) => {
                effects.iter().any(|effect| self.can_do(effect, &self.ctx(who, it.source)))
            }
            _ => false,
        });
        all
    }

    /// Conversions that still have something to convert.
    pub fn conversions(&self, who: Inv, used: u64) -> Vec<Owned> {
        let reason = self.roll.reason;
        let fits = |ability: &Ability| match ability.part {
            Part::Lasting(Mod::Convert(from, _, _, kind)) => {
                reason.is(kind) && symbol_count(&self.roll.symbols, from) > 0
            }
            _ => false,
        };
        let fresh = self.owned(who, fits).into_iter().filter(|it| used & it.bit() == 0).collect();
        self.still_usable(who, fresh)
    }

    /// Wounds an attack may have besides: those that cost something or come once per turn.
    pub fn extras(&self, who: Inv, used: u64) -> Vec<Owned> {
        let reason = self.roll.reason;
        let fits = |ability: &Ability| {
            let damage = matches!(ability.part, Part::Lasting(Mod::Damage(_, kind)) if reason.is(kind));
            damage && (ability.cost.is_some() || ability.limit != Limit::Always)
        };
        let fresh = self.owned(who, fits).into_iter().filter(|it| used & it.bit() == 0).collect();
        self.still_usable(who, fresh)
    }

    /// Wounds every attack has besides.
    pub fn damage(&self, who: Inv) -> i16 {
        let reason = self.roll.reason;
        self.sum(who, |change, ctx| match change {
            Mod::Damage(count, kind) if reason.is(*kind) => self.number(*count, ctx),
            _ => 0,
        })
    }

    /// Those with a use left that can be paid.
    pub fn still_usable(&self, who: Inv, all: Vec<Owned>) -> Vec<Owned> {
        let usable = |it: &Owned| {
            self.uses_left(who, *it) > 0 && it.ability.cost.is_none_or(|cost| self.can_pay(who, cost))
        };
        all.into_iter().filter(usable).collect()
    }

    /// So many more targets in the target's space.
    pub fn more_targets(&self, who: Inv, reason: Reason) -> i16 {
        self.sum(who, |change, ctx| match change {
            Mod::MoreTargets(count, kind) if reason.is(*kind) => self.number(*count, ctx),
            _ => 0,
        })
    }

    pub fn is_full_to_each(&self, who: Inv) -> bool {
        let reason = self.roll.reason;
        self.sum(who, |change, _| i16::from(matches!(change, Mod::FullToEach(kind) if reason.is(*kind)))) > 0
    }

    pub fn range(&self, who: Inv) -> u8 {
        let range = self.sum(who, |change, _| match change {
            Mod::Range(more) => i16::from(*more),
            _ => 0,
        });
        range.clamp(0, 15) as u8
    }
}
