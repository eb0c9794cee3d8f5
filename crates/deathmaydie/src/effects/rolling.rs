//! How does a roll go on? Rerolled, tallied and applied, in the order of the book (DMD-7.9, DMD-7.16).

use super::Now;
use crate::dice::{DieFace, Symbols};
use crate::effect::{Mod, Part, Trigger};
use crate::events::Event;
use crate::frames::{Blow, Ctx, Frame, Source, Thing};
use crate::ids::Symbol;
use crate::moves::{Using, With};
use crate::rolls::Reason;
use crate::state::luck;

impl Now<'_> {
    /// One die again; its old result is void (DMD-7.10, DMD-7.11).
    pub(super) fn reroll(&mut self, die: DieFace, with: With) {
        self.push(Frame::Rerolls);
        let who = self.state.roll.who;
        match with {
            With::Free => self.state.roll.free -= 1,
            With::Turn => {
                if let Some(it) = self.state.turn_rerolls(who).first() {
                    self.state.roll.used |= it.bit();
                    self.note_use(who, it.source, it.which, it.ability);
                }
            }
            With::Stress => {
                self.state.sheet_mut(who).stress += 1;
                self.state.roll.free += self.state.linked_rerolls(who);
            }
        }
        let mut chance = self.luck(luck::DICE);
        let to = DieFace::throw(die.is_bonus(), &mut chance);
        self.state.roll.dice.remove(die);
        self.state.roll.dice.add(to);
        let stress = with == With::Stress;
        self.tell(Event::Rerolled { who: self.name(who), from: die, to, stress });
    }

    /// Counts what lies there; an enemy's symbols may count twice over (CONTENT.md §4).
    pub(super) fn tally(&mut self) {
        let who = self.state.roll.who;
        if !self.state.is_living(who) {
            return;
        }
        let mut symbols = self.state.roll.dice.symbols();
        if let Reason::Defence(foe) = self.state.roll.reason {
            let shown = symbols;
            self.state.each_foe_ability(foe, |change, _| {
                if let Mod::CountsAlso(from, also) = change {
                    *count_of(&mut symbols, *also) += symbol_count(&shown, *from);
                }
            });
        }
        self.state.roll.symbols = symbols;
        let left = symbols.tentacle.clamp(0, 99) as u8;
        if left > 0 {
            self.push(Frame::PerSymbol { left });
        }
    }

    /// Something happens for a symbol after the rerolls (DMD-19.3).
    pub(super) fn per_symbol(&mut self, left: u8, using: Using) {
        if left > 1 {
            self.push(Frame::PerSymbol { left: left - 1 });
        }
        let who = self.state.roll.who;
        let Some(it) = self.state.per_symbol(who).into_iter().find(|it| self.is_it(*it, using)) else {
            return;
        };
        let Part::On(_, effects) = it.ability.part else { return };
        self.note_use(who, it.source, it.which, it.ability);
        let ctx = self.state.ctx(who, it.source);
        self.push(Frame::Do { effects, ctx });
    }

    /// Some symbols count as something else, and no longer as what they were (DMD-7.13).
    pub(super) fn convert(&mut self, used: u64, using: Using, count: u8) {
        let who = self.state.roll.who;
        let found = self.state.conversions(who, used).into_iter().find(|it| self.is_it(*it, using));
        let Some(it) = found else { return self.push(Frame::Convert { used }) };
        let Part::Lasting(Mod::Convert(from, to, ..)) = it.ability.part else { return };
        self.push(Frame::Convert { used: used | it.bit() });
        self.state.use_up(who, it.source, it.which, it.ability);
        self.tell(Event::Converted { who: self.name(who), what: using, count });
        let symbols = &mut self.state.roll.symbols;
        *count_of(symbols, from) -= i16::from(count);
        to.iter().for_each(|symbol| *count_of(symbols, *symbol) += i16::from(count));
        if to.contains(&Symbol::Success) {
            let told = |ctx: Ctx| Ctx { amount: count, ..ctx };
            self.cue_owner(who, |trigger| trigger == Trigger::Conversion(from), told);
        }
    }

    /// More Wounds for an attack, if one likes (DMD-19.1).
    pub(super) fn extra(&mut self, used: u64, using: Using) {
        let who = self.state.roll.who;
        let found = self.state.extras(who, used).into_iter().find(|it| self.is_it(*it, using));
        let Some(it) = found else { return };
        let Part::Lasting(Mod::Damage(count, _)) = it.ability.part else { return };
        self.push(Frame::Extra { used: used | it.bit() });
        self.note_use(who, it.source, it.which, it.ability);
        let ctx = self.state.ctx(who, it.source);
        self.state.roll.extra += self.state.amount(count, &ctx);
        if let Some(cost) = it.ability.cost {
            self.push(Frame::Pay { who, cost, ctx });
        }
    }

    /// Successes first (DMD-7.16).
    pub(super) fn apply(&mut self) {
        let roll = self.state.roll;
        if !self.state.is_living(roll.who) {
            return;
        }
        self.state.roll.symbols.success += self.state.free_successes(roll.who, roll.reason);
        let symbols = self.state.roll.symbols;
        let shown = |count: i16| count.clamp(0, 255) as u8;
        let (success, elder) = (shown(symbols.success), shown(symbols.elder));
        let tentacle = shown(symbols.tentacle);
        self.tell(Event::Tallied { who: self.name(roll.who), success, elder, tentacle });
        match roll.reason {
            Reason::Attack { .. } => self.deal_blows(),
            Reason::Check { .. } => self.judge_check(),
            Reason::Defence(_) => self.wound(roll.who, success, Blow::Attack),
            Reason::Fire => self.wound(roll.who, success, Blow::Fire),
        }
    }

    /// The first tier whose tests hold, with what the check adds to the counts.
    fn judge_check(&mut self) {
        let roll = self.state.roll;
        let Some(check) = roll.check else { return };
        let ctx = roll.ctx;
        for plus in check.plus {
            if self.state.holds(plus.2, &ctx) {
                let more = self.state.number(plus.1, &ctx);
                *count_of(&mut self.state.roll.symbols, plus.0) += more;
            }
        }
        let tier = check.tiers.iter().find(|(tests, _)| self.state.holds(tests, &ctx));
        self.state.roll.symbols = roll.symbols;
        let effects = tier.map_or(check.otherwise, |(_, effects)| effects);
        if let (Some(_), Source::Task(action)) = (tier, ctx.from) {
            let won = |trigger: Trigger| matches!(trigger, Trigger::Succeeded(of) if of.contains(&action));
            self.cue_owner(ctx.you, won, |ctx| ctx);
        }
        self.push(Frame::Do { effects, ctx });
    }

    /// What the outcome brings: for whoever was attacked (DMD-7.16). What an attack brings is set off with its Wounds.
    pub(super) fn linked(&mut self) {
        let roll = self.state.roll;
        let Reason::Defence(foe) = roll.reason else { return };
        if self.state.is_living(roll.who) {
            let told = |ctx: Ctx| Ctx { this: Thing::Foe(foe), ..ctx };
            self.cue_owner(roll.who, |trigger| trigger == Trigger::Attacked, told);
        }
    }

    /// Tentacles last, as one single loss (DMD-20.3).
    pub(super) fn tentacles(&mut self) {
        let roll = self.state.roll;
        let count = roll.symbols.tentacle.clamp(0, 99) as u8;
        if count > 0 && self.state.is_living(roll.who) {
            let blow = match roll.reason {
                Reason::Defence(_) => Blow::Attack,
                Reason::Fire => Blow::Fire,
                _ => Blow::Roll,
            };
            self.lose_sanity(roll.who, count, blow, true);
        }
    }

    /// A symbol of the roll no longer counts.
    pub(super) fn cancel(&mut self, symbol: Symbol) {
        let count = count_of(&mut self.state.roll.symbols, symbol);
        *count = (*count - 1).max(0);
    }
}

pub fn count_of(symbols: &mut Symbols, symbol: Symbol) -> &mut i16 {
    match symbol {
        Symbol::Success => &mut symbols.success,
        Symbol::ElderSign => &mut symbols.elder,
        Symbol::Tentacle => &mut symbols.tentacle,
        Symbol::Blank => &mut symbols.blank,
    }
}

pub fn symbol_count(symbols: &Symbols, symbol: Symbol) -> i16 {
    *count_of(&mut { *symbols }, symbol)
}
