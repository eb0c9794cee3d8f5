//! Which position do the `given` lines of a scenario describe? How it is written, where it is more than one place.
//!
//! Without a word it is the first turn of S0, everybody on the start space with nothing in hand, no enemy on the board, the
//! tokens of the Episode where they belong, and all decks empty: a turn passes and nothing happens.

use std::str::FromStr;

use table::Game;
use table::Seed;
use table::scenario::{Many, Said, one};

use crate::content::{Discovery, Elder, Episode, Insanity, Investigator, Mythos, Relic, Space};
use crate::figures::{FOES, Foe};
use crate::ids::{Kind, Side};
use crate::moves::Ability;
use crate::people::Inv;
use crate::setup;
use crate::state::{CardPlace, Chip, Figure, Lie, Phase, Sheet, Stand, State};
use crate::token_name::TokenName;
use crate::{DeathMayDie, Options};

type Written = Result<(), String>;

/// Whose skills get least in the way of others.
const USUAL_CAST: [Investigator; 5] = [
    Investigator::Mike,
    Investigator::Peters,
    Investigator::Leon,
    Investigator::Huikong,
    Investigator::Stella,
];
const USUAL_INSANITIES: [Insanity; 5] = [
    Insanity::Megalomania,
    Insanity::Persecution,
    Insanity::Autophobia,
    Insanity::Hoarding,
    Insanity::Frenzy,
];

/// A position as far as it is described.
pub struct Position {
    pub state: State,
    /// Actions said to be taken already in this turn.
    pub acted: u8,
    /// The step of the turn in which the story begins, if it is not the first.
    pub step: Option<Phase>,
}

impl Position {
    pub fn new(options: Options, seed: Seed) -> Position {
        let episode = options.episode.unwrap_or(Episode::E1);
        let elder = options.elder.unwrap_or(Elder::Tsathoggua);
        let mut state = setup::blank(options, DeathMayDie::RULES, seed, episode, elder);
        for figure in state.figures.iter_mut().filter(|figure| figure.place != Stand::Boxed) {
            figure.place = Stand::Reserve;
        }
        let usual = USUAL_CAST.into_iter().zip(USUAL_INSANITIES);
        for (sheet, (investigator, insanity)) in state.sheets.iter_mut().zip(usual) {
            (sheet.investigator, sheet.insanity) = (investigator, insanity);
        }
        state.cards.iter_mut().for_each(|card| card.place = CardPlace::Discarded);
        state.stack.clear();
        Position { state, acted: 0, step: None }
    }

    /// The sheet the sentence is about.
    pub fn sheet(&mut self, said: &Said) -> Result<&mut Sheet, String> {
        let who = person(&self.state, said.subject()?)?;
        Ok(self.state.sheet_mut(who))
    }

    pub fn figure(&mut self, said: &Said) -> Result<&mut Figure, String> {
        let foe: Foe = said.subject()?;
        Ok(&mut self.state.figures[foe.index()])
    }

    fn chip(&mut self, said: &Said) -> Result<&mut Chip, String> {
        let chip = chip(&self.state, said.subject()?)?;
        Ok(&mut self.state.chips[chip])
    }
}

/// Who plays this investigator.
pub fn person(state: &State, who: Investigator) -> Result<Inv, String> {
    state.person(who).ok_or(format!("nobody plays {who}"))
}

pub fn chip(state: &State, TokenName(token, number): TokenName) -> Result<usize, String> {
    let found = usize::from(number).checked_sub(1).and_then(|number| state.chips_of(token).nth(number));
    found.map(usize::from).ok_or(format!("there is no {token}-{number}"))
}

fn site(state: &State, space: Space) -> Result<crate::map::Site, String> {
    if space.row().episode == state.episode {
        Ok(state.site(space))
    } else {
        Err(format!("{space} is elsewhere"))
    }
}

/// `cast agatha leon`: by seat; alone one plays two.
pub fn cast(it: &mut Position, said: &Said) -> Written {
    let people: Vec<Investigator> = said.list()?;
    it.state.sheets.iter_mut().zip(people).for_each(|(sheet, person)| sheet.investigator = person);
    Ok(())
}

pub fn stand(it: &mut Position, said: &Said) -> Written {
    it.sheet(said)?.site = site(&it.state, said.one()?)?;
    Ok(())
}

pub fn level(it: &mut Position, said: &Said) -> Written {
    let [skill, level] = said.rest[..] else { return Err("which skill, and which level?".to_owned()) };
    let sheet = it.sheet(said)?;
    let slot = slot(sheet, one(skill)?)?;
    sheet.levels[slot] = one(level)?;
    Ok(())
}

/// Where a printed skill stands on the sheet: the signature skill first.
pub fn slot(sheet: &Sheet, skill: Ability) -> Result<usize, String> {
    let common = sheet.investigator.row().skills;
    match skill {
        Ability::Signature => Ok(0),
        Ability::Skill(skill) if common[0] == skill => Ok(1),
        Ability::Skill(skill) if common[1] == skill => Ok(2),
        other => Err(format!("{other} is not printed on the board")),
    }
}

pub fn fatigue(it: &mut Position, said: &Said) -> Written {
    let [stress, wounds] = said.rest[..] else { return Err("on Stress, and on Wounds?".to_owned()) };
    let sheet = it.sheet(said)?;
    sheet.fatigue = [one(stress)?, one(wounds)?];
    (sheet.stress, sheet.wounds) = (sheet.stress.max(sheet.fatigue[0]), sheet.wounds.max(sheet.fatigue[1]));
    Ok(())
}

/// `mike holds e1-d01 left`.
pub fn holds(it: &mut Position, said: &Said) -> Written {
    let [card, side] = said.rest[..] else { return Err("which card, and which side?".to_owned()) };
    let who = person(&it.state, said.subject()?)?;
    let number = it.state.card_number(one::<Discovery>(card)?).ok_or("a card of another Episode")?;
    let card = &mut it.state.cards[usize::from(number)];
    card.place = CardPlace::Held(who);
    card.side = side_named(side)?;
    Ok(())
}

pub fn side_named(word: &str) -> Result<Side, String> {
    match word {
        "left" => Ok(Side::Left),
        "right" => Ok(Side::Right),
        _ => Err(format!("{word} is no side")),
    }
}

/// `mike relic sword`, or `mike relic sword transformed`.
pub fn relic(it: &mut Position, said: &Said) -> Written {
    let (relic, transformed): (Relic, bool) = match said.rest[..] {
        [relic] => (one(relic)?, false),
        [relic, "transformed"] => (one(relic)?, true),
        _ => return Err("which Relic?".to_owned()),
    };
    let who = person(&it.state, said.subject()?)?;
    let card = &mut it.state.relics[relic.index()];
    (card.holder, card.transformed) = (Some(who), transformed);
    Ok(())
}

pub fn pool(it: &mut Position, said: &Said) -> Written {
    it.state.relic_pool.clear();
    said.list::<Relic>()?.into_iter().rev().for_each(|relic| it.state.relic_pool.push(relic));
    Ok(())
}

/// Dead before the story begins.
pub fn dead(it: &mut Position, said: &Said) -> Written {
    said.plainly()?;
    it.sheet(said)?.alive = false;
    Ok(())
}

/// A figure on the board; the Elder One only from Stage II on.
pub fn foe(it: &mut Position, said: &Said) -> Written {
    let site = site(&it.state, said.one()?)?;
    if said.subject::<Foe>()? == Foe::ELDER {
        it.state.stage = it.state.stage.max(2);
    }
    let figure = it.figure(said)?;
    (figure.place, figure.last) = (Stand::On(site), site);
    Ok(())
}

/// `reserve ghast 1`: so many can still be summoned.
pub fn reserve(it: &mut Position, said: &Said) -> Written {
    let [kind, count] = said.rest[..] else { return Err("of which kind, and how many?".to_owned()) };
    let kind: Kind = crate::figures::kind_named(kind).ok_or("no such kind")?;
    let waiting: Vec<Foe> = Foe::of(kind)
        .iter()
        .filter(|foe| !matches!(it.state.figures[foe.index()].place, Stand::On(_)))
        .collect();
    let count: usize = one(count)?;
    for (number, foe) in waiting.into_iter().enumerate() {
        it.state.figures[foe.index()].place = if number < count { Stand::Reserve } else { Stand::Boxed };
    }
    Ok(())
}

pub fn fire(it: &mut Position, said: &Said) -> Written {
    let site = site(&it.state, said.subject()?)?;
    it.state.fire[site.index()] = said.one()?;
    Ok(())
}

/// `juror-1 at e1-square`; `at pile`, `at mike`, `at nowhere`.
pub fn token(it: &mut Position, said: &Said) -> Written {
    let place = match said.rest[..] {
        ["pile"] => Lie::Pile,
        ["nowhere"] => Lie::OutOfGame,
        [word] => match word.parse::<Investigator>() {
            Ok(who) => Lie::Held(person(&it.state, who)?),
            Err(()) => Lie::On(site(&it.state, one(word)?)?),
        },
        _ => return Err("where?".to_owned()),
    };
    let chip = it.chip(said)?;
    chip.place = place;
    if let Lie::On(site) = place {
        chip.last = site;
    }
    it.state.join_passages();
    Ok(())
}

pub fn face(it: &mut Position, said: &Said) -> Written {
    it.chip(said)?.face = said.one()?;
    Ok(())
}

pub fn value(it: &mut Position, said: &Said) -> Written {
    it.chip(said)?.value = Some(said.one()?);
    Ok(())
}

/// All the cards of the deck, the top one first.
pub fn mythos(it: &mut Position, said: &Said) -> Written {
    let cards = whole(said)?;
    it.state.mythos.clear();
    cards.into_iter().rev().for_each(|card: Mythos| it.state.mythos.push(card));
    Ok(())
}

pub fn mythos_discard(it: &mut Position, said: &Said) -> Written {
    let cards = whole(said)?;
    it.state.mythos_discard.clear();
    cards.into_iter().for_each(|card: Mythos| it.state.mythos_discard.push(card));
    Ok(())
}

pub fn discoveries(it: &mut Position, said: &Said) -> Written {
    it.state.discovery.clear();
    for card in whole::<Discovery>(said)?.into_iter().rev() {
        let number = it.state.card_number(card).ok_or("a card of another Episode")?;
        it.state.cards[usize::from(number)].place = CardPlace::Deck;
        it.state.discovery.push(number);
    }
    Ok(())
}

fn whole<T: FromStr + Clone>(said: &Said) -> Result<Vec<T>, String> {
    match said.many()? {
        Many::Exactly(cards) => Ok(cards),
        _ => Err("say all the cards, the top one first".to_owned()),
    }
}

/// `unknown ghast dhole`: slot A, then slot B, with all their figures in reserve.
pub fn unknown(it: &mut Position, said: &Said) -> Written {
    for (slot, word) in said.rest.iter().enumerate().take(2) {
        let kind = crate::figures::kind_named(word).ok_or("no such kind")?;
        setup::to_reserve(&mut it.state, kind);
        it.state.unknown[slot] = Some(kind);
    }
    Ok(())
}

/// Every figure of the box.
pub fn all_foes() -> impl Iterator<Item = Foe> {
    (0..FOES as u8).map(Foe)
}
