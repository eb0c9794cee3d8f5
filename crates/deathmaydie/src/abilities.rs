//! What does somebody have? The abilities of skills, cards and Relics while they are in force, and how often they were
//! used (DMD-6.9, DMD-11.9, DMD-25.4).

use crate::content::{Discovery, Enemy, HeldAs, HeldSide, Relic, Rule, Skill, at_level};
use crate::effect::{Ability, Aura, Class, Limit, Mod, Numbered, Part};
use crate::figures::Foe;
use crate::frames::{Ctx, Source, Thing};
use crate::moves::{self, Using};
use crate::people::Inv;
use crate::state::{CARDS, CardPlace, State};

/// One ability somebody has: where it comes from and its number among the abilities of that source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Owned {
    pub source: Source,
    pub which: u8,
    pub ability: &'static Ability,
}

impl Owned {
    /// The bit under which a roll or a harm remembers that it was used. It is the same whatever else one holds: a card that
    /// is discarded to be used must not stand for another one afterwards.
    pub fn bit(&self) -> u64 {
        1 << match self.source {
            Source::Signature(_) => usize::from(self.which),
            Source::Skill(skill) => 4 + 4 * skill.index() + usize::from(self.which),
            Source::Card(card) => FIRST_CARD + usize::from(card),
            Source::Relic(relic) => FIRST_CARD + CARDS + relic.index(),
            _ => 63,
        }
    }
}

/// After four levels of the signature skill and of each common one.
const FIRST_CARD: usize = 4 + 4 * Skill::COUNT;

/// Shows one ability of a source after the other.
#[inline]
fn show(source: Source, abilities: impl Iterator<Item = &'static Ability>, visit: &mut impl FnMut(Owned)) {
    (0..).zip(abilities).for_each(|(which, ability)| visit(Owned { source, which, ability }));
}

impl State {
    /// A text of this source, read to this investigator.
    pub fn ctx(&self, you: Inv, from: Source) -> Ctx {
        let by = if from.is_held() || from == Source::Insanity { you } else { self.active };
        let (this, bound) = (Thing::Nothing, Thing::Nothing);
        Ctx { you, by, this, bound, from, main: 0, amount: 0, gates: [None; 2] }
    }

    /// The Discovery card with this number in the Episode.
    pub fn discovery(&self, card: u8) -> Discovery {
        Discovery::at(self.episode as u8 * CARDS as u8 + card)
    }

    pub fn card_number(&self, card: Discovery) -> Option<u8> {
        (card.row().episode == self.episode).then(|| (card.index() % CARDS) as u8)
    }

    /// The cards this investigator holds, with the side that shows.
    pub fn held(&self, who: Inv) -> impl Iterator<Item = (u8, &'static HeldSide)> + '_ {
        self.shown_of(self.held_bits(who))
    }

    /// The cards this investigator holds, a bit for each.
    #[inline]
    fn held_bits(&self, who: Inv) -> u16 {
        let held = |card: usize| u16::from(self.cards[card].place == CardPlace::Held(who)) << card;
        (0..CARDS).fold(0, |all, card| all | held(card))
    }

    #[inline]
    fn shown_of(&self, mut bits: u16) -> impl Iterator<Item = (u8, &'static HeldSide)> + '_ {
        std::iter::from_fn(move || {
            let card = bits.trailing_zeros() as u8;
            bits &= bits.checked_sub(1)?;
            Some((card, self.shown(card)))
        })
    }

    pub fn shown(&self, card: u8) -> &'static HeldSide {
        self.discovery(card).side(self.cards[card as usize].side)
    }

    pub fn relics_of(&self, who: Inv) -> impl Iterator<Item = Relic> + '_ {
        Relic::ALL.into_iter().filter(move |relic| self.relics[relic.index()].holder == Some(who))
    }

    /// The effective level of a common skill, 0 if one does not have it (RUL-DMD-17).
    pub fn level(&self, who: Inv, skill: Skill) -> u8 {
        self.skill_levels(who, self.held_bits(who))[skill.index()]
    }

    /// The effective levels of all common skills: those of the sheet, and what cards lift (DMD-11.9).
    #[inline]
    fn skill_levels(&self, who: Inv, held: u16) -> [u8; Skill::COUNT] {
        let mut lifts = [0_u8; Skill::COUNT];
        for (_, side) in self.shown_of(held) {
            for ability in side.does() {
                if let Part::Lasting(Mod::Level(skill)) = ability.part {
                    lifts[skill.index()] += 1;
                }
            }
        }
        let sheet = self.sheet(who);
        let mut levels = lifts.map(|lifts| lifts.min(1));
        for (skill, level) in sheet.investigator.row().skills.into_iter().zip(&sheet.levels[1..]) {
            levels[skill.index()] = (level + lifts[skill.index()]).min(4);
        }
        levels
    }

    /// Shows every ability this investigator has.
    #[inline]
    pub fn each_ability(&self, who: Inv, mut visit: impl FnMut(Owned)) {
        let sheet = self.sheet(who);
        let person = sheet.investigator;
        show(Source::Signature(person), at_level(&person.row().levels, sheet.levels[0]), &mut visit);
        let held = self.held_bits(who);
        let levels = self.skill_levels(who, held);
        for skill in Skill::ALL {
            let level = levels[skill.index()];
            if level > 0 {
                show(Source::Skill(skill), at_level(&skill.row().levels, level), &mut visit);
            }
        }
        for (card, side) in self.shown_of(held) {
            show(Source::Card(card), side.does().iter(), &mut visit);
        }
        for relic in self.relics_of(who) {
            let row = relic.row();
            let does = if self.relics[relic.index()].transformed { row.transformed } else { row.normal };
            show(Source::Relic(relic), does.iter(), &mut visit);
        }
    }

    /// The abilities that fit, and whose conditions hold.
    pub fn owned(&self, who: Inv, fits: impl Fn(&Ability) -> bool) -> Vec<Owned> {
        let mut all = Vec::new();
        self.each_ability(who, |it| {
            if fits(it.ability) && self.holds(it.ability.when, &self.ctx(who, it.source)) {
                all.push(it);
            }
        });
        all
    }

    /// Lasting changes that cost nothing and are not limited, added up: one's own and those of the Episode.
    pub fn sum(&self, who: Inv, amount: impl Fn(&Mod, &Ctx) -> i16) -> i16 {
        let mut sum = self.own_sum(who, &amount);
        self.each_table_rule(|source, rule, ability| {
            if let (Part::Lasting(change), Some(rule)) = (ability.part, rule) {
                let main = self.main_number(who, rule.number(), Numbered::InRule(rule));
                sum += amount(&change, &Ctx { main, ..self.ctx(who, source) });
            }
        });
        sum
    }

    fn own_sum(&self, who: Inv, amount: &impl Fn(&Mod, &Ctx) -> i16) -> i16 {
        let mut sum = 0;
        self.each_ability(who, |it| {
            if let Part::Lasting(change) = it.ability.part
                && it.ability.limit == Limit::Always
                && it.ability.cost.is_none()
            {
                let ctx = self.ctx(who, it.source);
                let more = amount(&change, &ctx);
                if more != 0 && self.holds(it.ability.when, &ctx) {
                    sum += more;
                }
            }
        });
        sum
    }

    /// How often it may still be used this turn or this Run.
    pub fn uses_left(&self, who: Inv, it: Owned) -> u8 {
        match it.ability.limit {
            Limit::Always => u8::MAX,
            Limit::PerTurn(times) => times.saturating_sub(self.times_used(who, it.source, it.which)),
            Limit::OncePerRun => u8::from(self.sheet(who).used_in_run & run_bit(it.source) == 0),
        }
    }

    fn times_used(&self, who: Inv, source: Source, which: u8) -> u8 {
        let which = usize::from(which.min(1));
        match source {
            Source::Card(card) => self.cards[card as usize].used[which],
            Source::Relic(relic) => self.relics[relic.index()].used[which],
            _ => (self.sheet(who).used >> skill_shift(source) & 3) as u8,
        }
    }

    /// Notes that it was used.
    pub fn use_up(&mut self, who: Inv, source: Source, which: u8, ability: &Ability) {
        let place = usize::from(which.min(1));
        match (ability.limit, source) {
            (Limit::Always, _) => {}
            (Limit::OncePerRun, _) => self.sheet_mut(who).used_in_run |= run_bit(source),
            (_, Source::Card(card)) => self.cards[card as usize].used[place] += 1,
            (_, Source::Relic(relic)) => self.relics[relic.index()].used[place] += 1,
            _ => self.sheet_mut(who).used += 1 << skill_shift(source),
        }
    }

    /// The name of an ability in moves.
    pub fn using(&self, source: Source, which: u8) -> Option<Using> {
        let what = match source {
            Source::Signature(_) => moves::Ability::Signature,
            Source::Skill(skill) => moves::Ability::Skill(skill),
            Source::Card(card) => moves::Ability::Card(self.discovery(card)),
            Source::Relic(relic) => moves::Ability::Relic(relic),
            _ => return None,
        };
        Some(Using { what, which })
    }

    /// The rules of the Episode and what the revealed Stages say as long as they lie there.
    pub fn each_table_rule(&self, mut visit: impl FnMut(Source, Option<Rule>, &'static Ability)) {
        for rule in self.episode.rules(self.rules) {
            for ability in rule.row().does {
                visit(Source::Episode, Some(rule), ability);
            }
        }
        for stage in &self.elder.stages()[..usize::from(self.stage.min(4))] {
            for ability in stage.row().lasting {
                visit(Source::Stage(stage.row().number), None, ability);
            }
        }
    }

    /// What stands on an enemy's card; nothing on the Elder One's, whose Stages say it all.
    pub fn card_of(&self, foe: Foe) -> Option<Enemy> {
        foe.kind().map(|kind| Enemy::of(kind, self.elder))
    }

    /// Shows what an enemy has: its own, and what the table gives it.
    pub fn each_foe_ability(&self, foe: Foe, mut visit: impl FnMut(&'static Mod, Ctx)) {
        let ctx = Ctx { this: Thing::Foe(foe), ..self.ctx(self.active, Source::Foe(foe)) };
        for ability in self.card_of(foe).map_or(&[][..], |card| card.row().does) {
            if let Part::Lasting(change) = &ability.part
                && self.holds(ability.when, &ctx)
            {
                visit(change, ctx);
            }
        }
        self.each_table_rule(|source, _, ability| {
            if let Part::Lasting(Mod::Shared(aura, change)) = ability.part {
                let shared = match aura {
                    Aura::OthersInSpace => false,
                    Aura::EveryFoe(class) => self.is_class(foe, class),
                    Aura::ElderAndCosmic => foe == Foe::ELDER || self.is_class(foe, Class::Cosmic),
                };
                if shared {
                    visit(change, Ctx { from: source, ..ctx });
                }
            }
        });
    }

    /// The main number of an action or rule for this investigator: only Discovery cards change one.
    pub fn main_number(&self, who: Inv, printed: i8, of: Numbered) -> i8 {
        let adjusts = |(card, side): (u8, &'static HeldSide)| -> i8 {
            let fitting = side.does().iter().filter_map(|ability| match ability.part {
                Part::Lasting(Mod::Adjust(it, by)) if it == of => Some((ability, by)),
                _ => None,
            });
            let ctx = self.ctx(who, Source::Card(card));
            fitting.filter(|(ability, _)| self.holds(ability.when, &ctx)).map(|(_, by)| by).sum()
        };
        printed + self.shown_of(self.held_bits(who)).map(adjusts).sum::<i8>()
    }

    pub fn is_item(&self, card: u8) -> bool {
        self.shown(card).held == HeldAs::Item
    }

    pub fn is_companion(&self, card: u8) -> bool {
        matches!(self.shown(card).held, HeldAs::Companion(_))
    }
}

fn run_bit(source: Source) -> u8 {
    match source {
        Source::Signature(_) => 1,
        Source::Relic(_) => 2,
        _ => 4,
    }
}

fn skill_shift(source: Source) -> u32 {
    match source {
        Source::Skill(skill) => 2 + 2 * skill.index() as u32,
        _ => 0,
    }
}
