//! What do blows do to enemies, and what does it mean when somebody dies (DMD-8.23, DMD-8.27, section 16)?

use super::Now;
use crate::content::HEALTH;
use crate::effect::{Destination, Mod, Part, Trigger};
use crate::events::Event;
use crate::figures::{FOES, Foe, FoeSet};
use crate::frames::{Ctx, Cue, Frame, Source, Thing};
use crate::ids::Kind;
use crate::people::{Inv, clockwise};
use crate::rolls::Reason;
use crate::state::{CardPlace, Lie, Stand, State, luck};

impl Now<'_> {
    /// The Wounds of an attack: all to one target, all to each, or to be split (DMD-8.22).
    pub(super) fn deal_blows(&mut self) {
        let roll = self.state.roll;
        let more = self.state.damage(roll.who) + i16::from(roll.extra);
        let total = (roll.symbols.success + more).clamp(0, 99) as u8;
        self.state.roll.dealt = [0; FOES];
        let full = self.state.is_full_to_each(roll.who);
        self.push(Frame::Blows);
        if full || roll.targets.len() <= 1 {
            roll.targets.iter().for_each(|foe| self.state.roll.dealt[foe.index()] = total);
        } else if total > 0 {
            self.push(Frame::Split { left: total });
        }
    }

    /// One Wound of the total goes there.
    pub(super) fn split(&mut self, left: u8, foe: Foe) {
        self.state.roll.dealt[foe.index()] += 1;
        if left > 1 {
            self.push(Frame::Split { left: left - 1 });
        }
    }

    /// Reductions, then all Wounds land at once (RUL-DMD-62).
    pub(super) fn blows(&mut self) {
        let roll = self.state.roll;
        let dealt: Vec<(Foe, u8)> = roll
            .targets
            .iter()
            .map(|foe| (foe, roll.dealt[foe.index()].saturating_sub(self.state.armour(foe, roll.who))))
            .collect();
        self.strike(&dealt, Some(roll.who), roll.targets);
    }

    /// Wounds enemies; `attacked` were targets of an attack. Everything that follows from it is set off together.
    pub(super) fn strike(&mut self, blows: &[(Foe, u8)], killer: Option<Inv>, attacked: FoeSet) {
        for (foe, count) in blows {
            self.hurt_foe(*foe, *count);
        }
        let dead: FoeSet =
            blows.iter().map(|(foe, _)| *foe).filter(|foe| self.state.is_dying(*foe)).collect();
        if self.has_won() {
            return;
        }
        let cues = self.fates(dead, killer, attacked);
        if dead.contains(Foe::ELDER) {
            self.push(Frame::StageDown);
        }
        self.set_off(cues);
    }

    pub(super) fn hurt_foe(&mut self, foe: Foe, count: u8) {
        let Some(site) = self.state.foe_site(foe) else { return };
        if count == 0 || self.state.vulnerable(FoeSet::one(foe)).is_empty() {
            return;
        }
        let figure = &mut self.state.figures[foe.index()];
        figure.wounds = figure.wounds.saturating_add(count);
        let space = self.state.space(site);
        self.tell(Event::FoeWounded { foe, count, space });
    }

    /// The last Stage is defeated: that wins at once (DMD-14.12).
    pub(super) fn has_won(&mut self) -> bool {
        let won = self.state.stage >= 4 && self.state.is_dying(Foe::ELDER);
        if won {
            self.end(crate::end::End::Won);
        }
        won
    }

    /// Takes the dead off the board and gathers what their deaths and the attack set off.
    pub(super) fn fates(&mut self, dead: FoeSet, killer: Option<Inv>, attacked: FoeSet) -> Vec<Cue> {
        let mut cues = Vec::new();
        let subject = killer.unwrap_or(self.state.active);
        let health: Vec<(Foe, u8)> = dead.iter().map(|foe| (foe, self.state.health(foe))).collect();
        for (foe, _) in &health {
            self.bury(*foe, killer);
        }
        for foe in attacked.iter() {
            cues.extend(self.foe_cues(foe, Trigger::Targeted, subject));
            if !dead.contains(foe) {
                cues.extend(self.foe_cues(foe, Trigger::Survived, subject));
            }
        }
        for (foe, amount) in health {
            cues.extend(self.foe_cues(foe, Trigger::Death, subject));
            let Some(killer) = killer else { continue };
            let told = |ctx: Ctx| Ctx { this: Thing::Foe(foe), amount, you: killer, ..ctx };
            cues.extend(self.cues_of(killer, |trigger| trigger == Trigger::YouKill, told));
            cues.extend(self.table_cues(|trigger| trigger == Trigger::YouKill, told));
        }
        cues
    }

    /// The figure goes back to the reserve, its token to the supply (DMD-8.23, RUL-DMD-27). The Elder One stays.
    fn bury(&mut self, foe: Foe, killer: Option<Inv>) {
        let Some(site) = self.state.foe_site(foe) else { return };
        let by = killer.map(|who| self.name(who));
        self.tell(Event::FoeDied { foe, space: self.state.space(site), by });
        let Some(kind) = foe.kind() else { return };
        self.state.killed[kind as usize] = self.state.killed[kind as usize].saturating_add(1);
        let place = if self.state.never_returns(kind) { Stand::Boxed } else { Stand::Reserve };
        self.state.figures[foe.index()] =
            crate::state::Figure { place, last: site, wounds: 0, cosmic: false };
    }

    fn foe_cues(&self, foe: Foe, trigger: Trigger, you: Inv) -> Vec<Cue> {
        let does = self.state.card_of(foe).map_or(&[][..], |card| card.row().does);
        let ctx = Ctx { this: Thing::Foe(foe), you, ..self.state.ctx(you, Source::Foe(foe)) };
        let fitting = does.iter().filter(|it| matches!(it.part, Part::On(on, _) if on == trigger));
        fitting.map(|ability| Cue { ability, ctx, which: 0 }).collect()
    }

    /// Everybody whose Wounds landed together: first whether that wins, then the dead (RUL-DMD-63).
    pub(super) fn sweep(&mut self, killer: Option<Inv>) {
        if self.has_won() {
            return;
        }
        let dead: FoeSet = self.state.foes().iter().filter(|foe| self.state.is_dying(*foe)).collect();
        let cues = self.fates(dead, killer, FoeSet::NONE);
        if dead.contains(Foe::ELDER) {
            self.push(Frame::StageDown);
        }
        self.set_off(cues);
        let fallen: Vec<Inv> = clockwise(self.state.living(), self.state.active).collect();
        for who in fallen {
            if self.state.sheet(who).wounds >= HEALTH {
                self.eliminate(who);
            }
        }
    }

    /// An investigator is out (DMD-16.1 to 16.3).
    pub(super) fn eliminate(&mut self, who: Inv) {
        if !self.state.is_living(who) || self.state.end.is_some() {
            return;
        }
        let (name, space) = (self.name(who), self.state.space(self.state.sheet(who).site));
        self.tell(Event::Eliminated { who: name, space });
        if let Some(end) = self.state.end_by_death(who) {
            self.state.sheet_mut(who).alive = false;
            return self.end(end);
        }
        for card in 0..self.state.cards.len() {
            if self.state.cards[card].place == CardPlace::Held(who) {
                self.state.cards[card].place = CardPlace::Discarded;
            }
        }
        self.drop_tokens(who);
        self.return_relics(who);
        let sheet = self.state.sheet_mut(who);
        sheet.alive = false;
        sheet.fire = 0;
        sheet.fatigue = [0; 2];
    }

    /// Episode tokens go where the Episode says, else to their supply.
    fn drop_tokens(&mut self, who: Inv) {
        let site = self.state.sheet(who).site;
        for chip in 0..self.state.chip_count {
            if self.state.chips[chip as usize].place != Lie::Held(who) {
                continue;
            }
            let fallen = self.state.chips[chip as usize].token.row().fallen;
            match fallen {
                Some(Destination::Onto(spot)) => {
                    let ctx = self.state.ctx(who, Source::Rules);
                    let onto = self.state.any_of(spot, &ctx).first().unwrap_or(site);
                    self.lay_chip(chip, Lie::On(onto));
                }
                _ => self.lay_chip(chip, Lie::Pile),
            }
        }
        self.mix_pile();
    }

    /// Back to the pool, the normal side up (RUL-DMD-48).
    fn return_relics(&mut self, who: Inv) {
        let relics: Vec<crate::content::Relic> = self.state.relics_of(who).collect();
        if relics.is_empty() {
            return;
        }
        for relic in relics {
            self.state.relics[relic.index()].holder = None;
            self.state.relics[relic.index()].transformed = false;
            self.state.relic_pool.push(relic);
        }
        self.state.relic_pool.as_mut_slice().sort_unstable();
        let mut chance = self.luck(luck::RELICS);
        chance.shuffle_named(self.state.relic_pool.as_mut_slice(), ToString::to_string);
    }
}

impl State {
    /// Health with everything that changes it; that of the present Stage for the Elder One.
    pub fn health(&self, foe: Foe) -> u8 {
        let printed = match self.card_of(foe) {
            Some(card) => card.row().health,
            None => self.elder.stage(self.stage).row().health,
        };
        let mut health = i16::from(printed);
        self.each_foe_ability(foe, |change, ctx| {
            if let Mod::Health(more) = change {
                health += self.number(*more, &ctx);
            }
        });
        health.max(1) as u8
    }

    pub fn is_dying(&self, foe: Foe) -> bool {
        self.foe_site(foe).is_some() && self.figures[foe.index()].wounds >= self.health(foe)
    }

    /// Whoever can be wounded: not the Elder One before the Ritual is disrupted (DMD-14.6).
    pub fn vulnerable(&self, foes: FoeSet) -> FoeSet {
        if self.disrupted { foes } else { foes.without(Foe::ELDER) }
    }

    /// Wounds it does not suffer from an attack of this investigator.
    pub fn armour(&self, foe: Foe, attacker: Inv) -> u8 {
        let mut armour = 0;
        let ctx = Ctx { this: Thing::Foe(foe), ..self.ctx(attacker, Source::Foe(foe)) };
        for ability in self.card_of(foe).map_or(&[][..], |card| card.row().does) {
            if let Part::Lasting(Mod::Armour(less)) = ability.part
                && self.holds(ability.when, &ctx)
            {
                armour += less;
            }
        }
        armour
    }

    /// Targets of a split attack that can still be killed by more (`DEC-SPLIT`).
    pub fn split_targets(&self) -> FoeSet {
        let roll = &self.roll;
        let alive = |foe: &Foe| {
            let suffered = roll.dealt[foe.index()].saturating_sub(self.armour(*foe, roll.who));
            self.figures[foe.index()].wounds + suffered < self.health(*foe)
        };
        roll.targets.iter().filter(alive).collect()
    }

    fn never_returns(&self, kind: Kind) -> bool {
        let mut never = false;
        self.each_table_rule(|_, _, ability| never |= ability.part == Part::Lasting(Mod::NeverReturns(kind)));
        never
    }

    /// Whom this investigator could attack: in reach, in a space it could enter (DMD-18.31).
    pub fn reach(&self, who: Inv, away: bool) -> FoeSet {
        let here = self.sheet(who).site;
        let near = self.graph().within(here, self.range(who));
        let sites = if away { near.without(here) } else { near };
        self.vulnerable(self.foes_at(sites))
    }

    /// What kind of attack it is on an enemy there.
    pub fn attack_reason(&self, who: Inv, foe: Foe) -> Reason {
        Reason::Attack { away: self.foe_site(foe) != Some(self.sheet(who).site) }
    }
}
