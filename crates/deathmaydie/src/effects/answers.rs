//! What does an answer do? Each kind of question hands its answer on (DMD-25.5).

use super::Now;
use crate::content::Relic;
use crate::effect::{Choice, Mode};
use crate::events::Event;
use crate::figures::FoeSet;
use crate::frames::{Ctx, Frame, Thing};
use crate::moves::{Ability, Move, Named};
use crate::people::Inv;
use crate::state::State;

impl Now<'_> {
    /// The question is off the stack; the answer is one of those offered.
    pub(super) fn take_answer(&mut self, frame: Frame, mv: Move) {
        match (frame, mv) {
            (Frame::PickInvestigator(who), Move::Play(person)) => self.join(who, person),
            (Frame::PickRelic { who, offered, draft, transformed, .. }, Move::Take(relic)) => {
                self.take_relic(who, relic, offered, draft, transformed)
            }
            (Frame::Act, mv) => self.act(mv),
            (Frame::FreeAct(who), mv) => self.perform(who, mv),
            (Frame::Window, Move::Use(using)) => {
                self.push(Frame::Window);
                self.use_card(self.state.active, using);
            }
            (Frame::Step(run), Move::Step(space)) => self.step(run, space),
            (Frame::Step(run), _) => self.push(Frame::EndRun(run)),
            (Frame::Sneak { run, to, past }, Move::Sneak(foe)) => self.sneak(run, to, past, foe),
            (Frame::Sneak { run, to, past }, _) => self.push(Frame::Carry { run, to, past }),
            (Frame::Carry { run, to, past }, Move::Carry(person)) => {
                self.depart(run, to, past, self.state.person(person))
            }
            (Frame::Carry { run, to, past }, _) => self.depart(run, to, past, None),
            (Frame::Passing { who, left, again }, Move::Pick(Named::Foe(foe))) => {
                self.pass(who, left, again, foe)
            }
            (Frame::Follow { who, to }, Move::Follow) => self.follow(who, to),
            (Frame::WalkStep { who, origin, left }, Move::Step(space)) => {
                self.walk_step(who, origin, left, self.state.site(space))
            }
            (Frame::Targets { who, chosen, paid }, mv) => self.aim(who, chosen, paid, mv),
            (Frame::Sacrifice { asked, cancels }, mv) => {
                self.sacrifice(asked, cancels, mv == Move::Sacrifice)
            }
            (Frame::Fight, Move::Face(foe)) => {
                self.push(Frame::Fight);
                if self.state.rules >= 4 {
                    self.push(Frame::Window);
                }
                self.push(Frame::EnemyAttack(foe));
            }
            (Frame::Order { left }, Move::First(number)) => self.reorder(left, number),
            (Frame::Level(who), Move::LevelUp(what)) => self.level_up(who, what),
            (Frame::HowMany { who, chips, .. }, Move::Number(count)) => self.take_number(who, chips, count),
            (Frame::May(cue), Move::Yes) => self.carry_cue(cue),
            (Frame::Replace { who }, mv) => self.replace(who, mv == Move::Yes),
            (Frame::Choose { choices, mode, ctx }, Move::Option(number)) => {
                self.take_option(choices, mode, ctx, number)
            }
            (Frame::Pick { .. } | Frame::PushTo { .. }, mv) => self.hand_on(mv),
            (frame, mv) => self.take_answer_about_harm(frame, mv),
        }
    }

    /// Dice, Wounds, healing and trade.
    fn take_answer_about_harm(&mut self, frame: Frame, mv: Move) {
        match (frame, mv) {
            (Frame::BeforeRoll, Move::Use(using)) => self.before_roll(using),
            (Frame::Rerolls, Move::Reroll(die, with)) => self.reroll(die, with),
            (Frame::PerSymbol { left }, Move::Use(using)) => self.per_symbol(left, using),
            (Frame::Convert { used }, Move::Convert(using, count)) => self.convert(used, using, count),
            (Frame::Extra { used }, Move::Use(using)) => self.extra(used, using),
            (Frame::Split { left }, Move::Wound(foe)) => self.split(left, foe),
            (Frame::Prevent(harm, loss), Move::Prevent(using, count)) => {
                self.prevent(harm, loss, using, count)
            }
            (Frame::Prevent(harm, _), Move::Use(using)) => self.turn_aside(harm, using),
            (Frame::Prevent(harm, loss), _) => self.accept(harm, loss),
            (Frame::Share(harm), Move::Soak(card)) => self.share(harm, self.state.card_number(card)),
            (Frame::Share(harm), _) => self.share(harm, None),
            (Frame::Heal { who, by, left, of, .. }, Move::Refresh(meter)) => {
                self.refresh(who, by, left, of, meter)
            }
            (Frame::Heal { who, .. }, Move::Heal(stress, wounds)) => self.heal(who, stress, wounds),
            (Frame::ShareHealing { by, among, left }, Move::Mend(person, meter)) => {
                if let Some(who) = self.state.person(person) {
                    self.mend_point(by, among, left, who, meter);
                }
            }
            (Frame::FatigueTrack { who }, Move::Fatigue(meter)) => self.take_fatigue(who, meter),
            (Frame::Avoid { who, cost, ctx, .. }, Move::Avoid) => self.avoid(who, cost, ctx),
            (Frame::Avoid { who, left, .. }, _) => self.push(Frame::Fatigue { who, left }),
            (Frame::Trade(deal), Move::Give(named, person)) => {
                if let (Some(thing), Some(to)) = (self.state.thing(named), self.state.person(person)) {
                    self.propose(deal, thing, to);
                }
            }
            (Frame::Consent { deal, thing, to }, mv) => self.consent(deal, thing, to, mv == Move::Yes),
            (Frame::ClaimBy { who, card, claim }, mv) => self.answer_claim(who, card, claim, mv),
            // Whatever else ends a question ends it and no more: done, stop, stay, roll.
            _ => {}
        }
    }

    /// Another target, or the attack (DMD-8.20). Only an attack outside one's space can be free.
    fn aim(&mut self, who: Inv, chosen: FoeSet, paid: bool, mv: Move) {
        if let Move::Target(foe) = mv {
            return self.push(Frame::Targets { who, chosen: chosen.with(foe), paid });
        }
        let Some(first) = chosen.first() else { return };
        if !paid {
            let away = self.state.foe_site(first) != Some(self.state.sheet(who).site);
            match away {
                true => self.spend(who, crate::effect::Deed::AttackAway),
                false => self.state.acted += 1,
            }
        }
        self.tell(Event::Acted { who: self.name(who), deed: crate::events::Deed::Attack });
        self.attack(who, chosen);
    }

    fn level_up(&mut self, who: Inv, what: Ability) {
        let Some(slot) = self.state.skill_slot(who, what) else { return };
        let level = &mut self.state.sheet_mut(who).levels[slot];
        *level += 1;
        let level = *level;
        self.tell(Event::Levelled { who: self.name(who), what, level });
    }

    fn take_option(&mut self, choices: &'static [Choice], _: Mode, ctx: Ctx, number: u8) {
        let choice = &choices[usize::from(number) - 1];
        let of = crate::question::origin(self.state, &ctx);
        self.tell(Event::Chose { who: self.name(ctx.you), of, option: number });
        self.push(Frame::Do { effects: choice.does, ctx });
        if let Some(cost) = choice.cost {
            self.push(Frame::Pay { who: ctx.you, cost, ctx });
        }
    }

    /// The frame below gets what was picked.
    fn hand_on(&mut self, mv: Move) {
        let thing = match mv {
            Move::Pick(named) => self.state.thing(named).unwrap_or(Thing::Nothing),
            _ => Thing::Nothing,
        };
        if let Some(below) = self.state.stack.pop() {
            self.push(below.told(thing));
        }
    }

    /// The Relics still on offer, from the one who drafts first.
    pub(super) fn mix_relics(&mut self) {
        self.state.relic_pool.as_mut_slice().sort_unstable();
        let mut chance = self.luck(crate::state::luck::RELICS);
        chance.shuffle_named(self.state.relic_pool.as_mut_slice(), Relic::to_string);
    }
}

impl State {
    /// Which of the three printed skills is meant.
    pub fn skill_slot(&self, who: Inv, what: Ability) -> Option<usize> {
        match what {
            Ability::Signature => Some(0),
            Ability::Skill(skill) => {
                let printed = self.sheet(who).investigator.row().skills;
                printed.iter().position(|it| *it == skill).map(|slot| slot + 1)
            }
            Ability::Card(_) | Ability::Relic(_) => None,
        }
    }

    /// What a name in a move means here.
    pub fn thing(&self, named: Named) -> Option<Thing> {
        Some(match named {
            Named::Foe(foe) => Thing::Foe(foe),
            Named::Space(space) if space.row().episode == self.episode => Thing::Site(self.site(space)),
            Named::Space(_) => return None,
            Named::Investigator(person) => Thing::Inv(self.person(person)?),
            Named::Token(token, number) => {
                Thing::Chip(self.chips_of(token).nth(usize::from(number).checked_sub(1)?)?)
            }
            Named::Card(card) => self.card_named(card)?,
        })
    }
}
