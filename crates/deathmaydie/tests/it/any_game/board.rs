//! The board as it is shown, and as one would keep it who knows nothing but what is told.

use std::collections::{BTreeMap, BTreeSet};

use deathmaydie::content::{Counter, Discovery, Episode, Investigator, Mythos, Relic, Space, Token};
use deathmaydie::end::End;
use deathmaydie::events::Event;
use deathmaydie::figures::Foe;
use deathmaydie::ids::{Kind, Side};
use deathmaydie::moves::Ability;
use deathmaydie::view::{Open, SheetView};

#[derive(Clone, Debug, PartialEq, Eq)]
struct Person {
    alive: bool,
    space: Space,
    stress: u8,
    wounds: u8,
    sanity: u8,
    fire: u8,
    fatigue: [u8; 2],
    levels: [u8; 3],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    episode: Episode,
    people: BTreeMap<Investigator, Person>,
    /// Who holds a card, with which side and how many Wounds.
    cards: BTreeMap<Discovery, (Investigator, Side, u8)>,
    relics: BTreeMap<Relic, (Investigator, bool)>,
    /// Where an enemy is, its Wounds, and whether it is Cosmic.
    foes: BTreeMap<String, (Space, u8, bool)>,
    reserve: BTreeMap<Kind, u8>,
    fire: BTreeMap<Space, u8>,
    counters: BTreeMap<Counter, i8>,
    /// Tokens in a space and in a hand.
    lying: BTreeMap<(Token, Space), usize>,
    carried: BTreeMap<(Token, Investigator), usize>,
    /// Mythos cards that are read or discarded.
    mythos: BTreeSet<Mythos>,
    /// Discovery cards that are gone.
    gone: BTreeSet<Discovery>,
    track: u8,
    stage: u8,
    disrupted: bool,
    end: Option<End>,
}

impl Person {
    /// The markers of the dead say nothing any more.
    fn of(sheet: &SheetView) -> Person {
        let [first, second] = sheet.printed;
        let person = Person {
            alive: sheet.alive,
            space: sheet.space,
            stress: sheet.stress,
            wounds: sheet.wounds,
            sanity: sheet.sanity,
            fire: sheet.fire,
            fatigue: sheet.fatigue,
            levels: [sheet.signature, first, second],
        };
        if sheet.alive { person } else { person.dead() }
    }

    fn dead(self) -> Person {
        Person { alive: false, stress: 0, wounds: 0, sanity: 0, fire: 0, fatigue: [0; 2], ..self }
    }

    fn level(&mut self, who: Investigator, what: Ability) -> &mut u8 {
        let skills = who.row().skills.map(Ability::Skill);
        let slot = skills.iter().position(|skill| *skill == what).map_or(0, |slot| slot + 1);
        &mut self.levels[slot]
    }
}

impl Board {
    pub fn shown(view: &Open) -> Board {
        let sheets = || view.investigators.iter();
        let held = |sheet: &SheetView| -> Vec<_> {
            sheet.cards.iter().map(|it| (it.card, (sheet.who, it.side, it.wounds))).collect()
        };
        let relics = |sheet: &SheetView| -> Vec<_> {
            sheet.relics.iter().map(|(relic, turned)| (*relic, (sheet.who, *turned))).collect()
        };
        let (mut lying, mut carried) = (BTreeMap::new(), BTreeMap::new());
        for it in &view.tokens {
            it.spaces.into_iter().flatten().for_each(|at| *lying.entry((it.token, at)).or_default() += 1);
            it.holder.into_iter().for_each(|who| *carried.entry((it.token, who)).or_default() += 1);
        }
        Board {
            episode: view.episode,
            people: sheets().map(|sheet| (sheet.who, Person::of(sheet))).collect(),
            cards: sheets().flat_map(held).collect(),
            relics: sheets().flat_map(relics).collect(),
            foes: view
                .foes
                .iter()
                .map(|foe| (foe.name.clone(), (foe.space, foe.wounds, foe.cosmic)))
                .collect(),
            reserve: view.reserve.iter().copied().collect(),
            fire: view.fire.iter().copied().collect(),
            counters: view.counters.iter().copied().collect(),
            lying,
            carried,
            mythos: view.mythos_read.iter().chain(&view.mythos_discard).copied().collect(),
            gone: view.discovery_discard.iter().copied().collect(),
            track: view.track,
            stage: view.stage,
            disrupted: view.disrupted,
            end: view.end,
        }
    }

    /// After all this was told; where a token comes from or goes to untold, it is as it is shown.
    pub fn after(mut self, told: &[Event], shown: &Board) -> Board {
        told.iter().for_each(|event| self.hear(event));
        let loose = |token: Token, held: bool| {
            told.iter().any(|event| match *event {
                Event::TokenTaken { token: it, .. } => it == token && !held,
                Event::TokenPut { token: it, .. }
                | Event::TokenReturned { token: it }
                | Event::TokenRemoved { token: it } => it == token,
                Event::Eliminated { .. } => true,
                _ => false,
            })
        };
        self.lying.retain(|(token, _), _| !loose(*token, false));
        self.carried.retain(|(token, _), _| !loose(*token, true));
        let lying = shown.lying.iter().filter(|((token, _), _)| loose(*token, false));
        let carried = shown.carried.iter().filter(|((token, _), _)| loose(*token, true));
        self.lying.extend(lying.map(|(place, count)| (*place, *count)));
        self.carried.extend(carried.map(|(place, count)| (*place, *count)));
        self
    }

    fn person(&mut self, who: Investigator) -> &mut Person {
        self.people.get_mut(&who).expect("somebody plays them")
    }

    fn foe(&mut self, foe: Foe) -> &mut (Space, u8, bool) {
        self.foes.get_mut(&foe.to_string()).expect("it is on the board")
    }

    fn hear(&mut self, event: &Event) {
        self.hear_of_people(event);
        self.hear_of_foes(event);
        self.hear_of_cards(event);
        self.hear_of_tokens(event);
        match *event {
            Event::SpaceBurns { space, count } => *self.fire.entry(space).or_default() += count,
            Event::SpaceDoused { space, count } => {
                *self.fire.entry(space).or_default() -= count;
                self.fire.retain(|_, count| *count > 0);
            }
            Event::Counted { counter, now } => _ = self.counters.insert(counter, now),
            Event::MythosDrawn { card } => assert!(self.mythos.insert(card), "{card} is drawn twice"),
            Event::MythosShuffled => self.mythos.clear(),
            Event::Advanced { space } => self.track = space,
            Event::StageRevealed { stage } => self.stage = stage,
            Event::StageDefeated { stage } => {
                assert_eq!(stage, self.stage);
                self.foe(Foe::ELDER).1 = 0;
            }
            Event::RitualBroken => self.disrupted = true,
            Event::Ended { end } => self.end = Some(end),
            _ => {}
        }
    }

    fn hear_of_people(&mut self, event: &Event) {
        match *event {
            Event::Stepped { who, from, to } => {
                assert_eq!(self.person(who).space, from);
                self.person(who).space = to;
            }
            Event::Placed { who, to } => self.person(who).space = to,
            Event::CaughtFire { who, count } => self.person(who).fire += count,
            Event::FireOut { who, count } => self.person(who).fire -= count,
            Event::Burns { who, count } => assert_eq!(self.person(who).fire, count),
            Event::Rerolled { who, stress, .. } => self.person(who).stress += u8::from(stress),
            Event::StressRose { who, count } => self.person(who).stress += count,
            Event::Wounded { who, count } => self.person(who).wounds += count,
            Event::SanityLost { who, count } => self.person(who).sanity += count,
            Event::Levelled { who, what, level } => {
                *self.person(who).level(who, what) += 1;
                assert_eq!(*self.person(who).level(who, what), level);
            }
            Event::Healed { who, stress, wounds } => {
                self.person(who).stress -= stress;
                self.person(who).wounds -= wounds;
            }
            Event::FatigueCame { who, meter } => self.person(who).fatigue[meter as usize] += 1,
            Event::FatigueWent { who, meter } => self.person(who).fatigue[meter as usize] -= 1,
            Event::Eliminated { who, space } => {
                assert_eq!(self.person(who).space, space);
                *self.person(who) = self.person(who).clone().dead();
                let held = self.cards.iter().filter(|(_, held)| held.0 == who).map(|(card, _)| *card);
                self.gone.extend(held.collect::<Vec<_>>());
                self.cards.retain(|_, held| held.0 != who);
                self.relics.retain(|_, held| held.0 != who);
            }
            _ => {}
        }
    }

    fn hear_of_foes(&mut self, event: &Event) {
        match *event {
            Event::Followed { foe, to } => self.foe(foe).0 = to,
            Event::FoeWounded { foe, count, space } => {
                assert_eq!(self.foe(foe).0, space);
                self.foe(foe).1 += count;
            }
            Event::FoeMended { foe, count } => self.foe(foe).1 -= count,
            Event::FoeDied { foe, space, .. } => {
                assert_eq!(self.foe(foe).0, space);
                let Some(kind) = foe.kind() else { return };
                self.foes.remove(&foe.to_string());
                // The Beast does not come back.
                let returns = u8::from((self.episode, kind) != (Episode::E6, Kind::Unnamable));
                *self.reserve.entry(kind).or_default() += returns;
            }
            Event::FoeMoved { foe, from, to } => {
                assert_eq!(self.foe(foe).0, from);
                self.foe(foe).0 = to;
            }
            Event::FoePlaced { foe, to } => {
                self.foes.entry(foe.to_string()).or_insert((to, 0, false)).0 = to;
            }
            Event::Summoned { foe, space } => {
                assert!(self.foes.insert(foe.to_string(), (space, 0, false)).is_none(), "{foe} is there");
                *self.reserve.entry(foe.kind().expect("no Elder One")).or_default() -= 1;
            }
            Event::NobodyLeft { kind } => assert_eq!(self.reserve[&kind], 0),
            Event::BecameCosmic { foe } => self.foe(foe).2 = true,
            _ => {}
        }
    }

    fn hear_of_cards(&mut self, event: &Event) {
        match *event {
            Event::RelicTaken { who, relic, transformed } => {
                self.relics.insert(relic, (who, transformed));
            }
            Event::RelicsTurned { who } => {
                self.relics.values_mut().filter(|held| held.0 == who).for_each(|held| held.1 = true);
            }
            Event::Claimed { who, card, side } => _ = self.cards.insert(card, (who, side, 0)),
            Event::Turned { who, card, side } => {
                assert_eq!(self.cards.insert(card, (who, side, 0)).map(|held| held.0), Some(who));
            }
            Event::CompanionWounded { who, card } => {
                let held = self.cards.get_mut(&card).expect("somebody holds it");
                assert_eq!(held.0, who);
                held.2 += 1;
            }
            Event::CompanionLost { card, .. } | Event::CardDiscarded { card } => {
                self.cards.remove(&card);
                assert!(self.gone.insert(card), "{card} is gone already");
            }
            Event::Given { card, from, to } => {
                let held = self.cards.get_mut(&card).expect("somebody holds it");
                assert_eq!(std::mem::replace(&mut held.0, to), from);
            }
            _ => {}
        }
    }

    fn hear_of_tokens(&mut self, event: &Event) {
        match *event {
            Event::TokenMoved { token, from, to } => {
                let left = self.lying.get_mut(&(token, from)).expect("one lies there");
                *left -= 1;
                *self.lying.entry((token, to)).or_default() += 1;
                self.lying.retain(|_, count| *count > 0);
            }
            Event::TokenGiven { token, from, to } => {
                let left = self.carried.get_mut(&(token, from)).expect("they carry one");
                *left -= 1;
                *self.carried.entry((token, to)).or_default() += 1;
                self.carried.retain(|_, count| *count > 0);
            }
            Event::TokenTaken { token, who } => *self.carried.entry((token, who)).or_default() += 1,
            _ => {}
        }
    }
}
