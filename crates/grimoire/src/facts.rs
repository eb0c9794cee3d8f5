//! How is what a story says of a position written down, and how is it read back? The table is in `fields.rs`.
//!
//! `chain` and `title` speak of the present Chapter; Spells, Trump and ranking also of the one that has just ended,
//! while nothing lies in the next. `last …` always means the one that has just ended.

use std::fmt;
use std::str::FromStr;

use table::checks::hidden_worlds;
use table::scenario::{Evidence, Found, Many, Said, one};
use table::{Game, Seat, Viewer, Voice};

use crate::cards::{Card, CardSet};
use crate::chapter::{Chain, Chapter, Spell};
use crate::stage::Position;
use crate::state::{Finished, State};
use crate::view::View;
use crate::{Deed, Grimoire};

pub type Stage<'a> = Evidence<'a, Grimoire>;
type Reading = Result<Found, String>;

/// A card by its name rather than its number.
pub struct Name(pub Card);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.row().name)
    }
}

impl FromStr for Name {
    type Err = ();

    fn from_str(text: &str) -> Result<Name, ()> {
        text.parse().map(Name)
    }
}

pub fn heap(cards: CardSet) -> Found {
    Found::heap(cards.iter().map(Name))
}

pub fn names(cards: CardSet) -> String {
    cards.iter().map(|card| card.row().name).collect::<Vec<_>>().join(" ")
}

pub fn fill<T: Copy>(places: &mut [T; 4], values: &[T]) -> Result<(), String> {
    places.iter_mut().zip(values).for_each(|(place, value)| *place = *value);
    if values.len() > 4 { Err("there are four seats".to_owned()) } else { Ok(()) }
}

/// The cards on top of a deck; the rest is filled in.
pub fn top(deck: &mut Vec<Card>, said: &Said) -> Result<(), String> {
    match said.many()? {
        Many::Top(cards) => *deck = cards,
        Many::Exactly(none) if none.is_empty() => {}
        _ => return Err("only the top of a deck can be given".to_owned()),
    }
    Ok(())
}

/// `Recycle`, or with its Element as it is read back; `none`.
pub fn write_title(position: &mut Position, said: &Said) -> Result<(), String> {
    position.title = Some(match said.rest[..] {
        ["none"] => None,
        [card] => Some(one(card)?),
        [card, element] => {
            let card: Card = one(card)?;
            if card.element().name() != element {
                return Err(format!("{} is printed with {}", card.row().name, card.element().name()));
            }
            Some(card)
        }
        _ => return Err("which card?".to_owned()),
    });
    Ok(())
}

pub fn title(chapter: &Chapter) -> Found {
    let words = |title: crate::chapter::Title| format!("{} {}", title.card.row().name, title.element.name());
    Found::maybe(chapter.title.map(words))
}

pub fn chain(chapter: &Chapter) -> Found {
    Found::is(match chapter.chain {
        Chain::NotStarted => "not started",
        Chain::Active(element) => element.name(),
        Chain::Broken => "broken",
    })
}

/// As pages show the Chain: its Element, how many Spells hang in it, and which one broke it.
pub fn links(chapter: &Chapter) -> Found {
    let links = chapter.links();
    let element = links.element.map_or("none", |element| element.name());
    let breaker = links.breaker.map_or(String::new(), |card| format!(" broken by {}", card.row().name));
    Found::is(format!("{element} {}{breaker}", links.count))
}

pub fn finished<'a>(scene: &Stage<'a>) -> Result<&'a Finished, String> {
    scene.state.finished.as_ref().ok_or_else(|| "no Chapter has just ended".to_owned())
}

/// The Chapter whose Spells still lie there to be looked at.
pub fn lying<'a>(scene: &Stage<'a>) -> &'a Chapter {
    match &scene.state.finished {
        Some(finished) if scene.state.chapter.spells().is_empty() => &finished.chapter,
        _ => &scene.state.chapter,
    }
}

pub fn spell(scene: &Stage, card: Card) -> Result<Spell, String> {
    let found = lying(scene).spells().iter().find(|spell| spell.card == card).copied();
    found.ok_or_else(|| format!("{} is not in the Chapter", card.row().name))
}

pub fn is_trump(scene: &Stage, card: Card) -> Result<bool, String> {
    Ok(lying(scene).is_trump(&spell(scene, card)?))
}

/// The discard pile, the hands of the eliminated included.
pub fn thrown(state: &State) -> CardSet {
    state.out.iter().fold(state.discard, |pile, hand| pile.or(*hand))
}

/// GRI-18.1: how many cards there are, each of the deck in exactly one place.
pub fn conserved(state: &State) -> Result<usize, String> {
    let spells: CardSet =
        state.chapter.spells().iter().filter(|spell| !spell.gone).map(|it| it.card).collect();
    let title: CardSet = state.chapter.title.iter().map(|title| title.card).collect();
    let piles = [spells, title, state.buried.set(), state.element_deck.set(), state.draw_deck.set()];
    let places: Vec<CardSet> = piles.into_iter().chain([thrown(state)]).chain(state.hands).collect();
    let union = places.iter().fold(CardSet::NONE, |all, place| all.or(*place));
    if union != state.deck() {
        return Err(format!("other cards than those of the deck: {}", names(union)));
    }
    Ok(places.iter().map(|place| place.len()).sum())
}

/// How often the card's effect has activated since the story began.
pub fn times(scene: &Stage, card: &str) -> Result<usize, String> {
    let card = one(card)?;
    Ok(scene.past.iter().filter(|event| event.deed == Deed::Activated { card }).count())
}

/// `S0 free`, `S0 phrases`, `S0 partner S2`.
pub fn talk(scene: &Stage, said: &Said) -> Reading {
    let talk = Grimoire::talk(scene.state, said.subject()?);
    let partners: Vec<String> = talk.partners.iter().map(|seat| format!("partner {seat}")).collect();
    Ok(match talk.to_all {
        _ if !talk.partners.is_empty() => Found::is(partners.join(" ")),
        Voice::Free => Found::is("free"),
        Voice::Phrases => Found::is("phrases"),
        Voice::Silent => Found::is("silent"),
    })
}

pub fn viewer(word: &str) -> Result<Viewer, String> {
    if word == "spectator" { Ok(Viewer::Spectator) } else { one(word).map(Viewer::Seat) }
}

pub fn sees(scene: &Stage, said: &Said, wanted: bool) -> Reading {
    let viewer = viewer(&said.subject::<String>()?)?;
    let seen = shows(scene.state, &Grimoire::view(scene.state, viewer), said)?;
    Ok(Found::so(seen == wanted, seen))
}

/// `hand of S0`, `S0 out`, `discard`, `discard of 7`, `Flash in discard`, `Flash changed by Blizzard`, `slot 3`, `ended Chapter`,
/// `ended Chapter worth 2`.
fn shows(state: &State, view: &View, said: &Said) -> Result<bool, String> {
    Ok(match said.rest[..] {
        ["hand", "of", owner] => {
            let owner: Seat = one(owner)?;
            let hand = view.own.seats[owner.index()].hand.as_ref();
            hand.is_some_and(|hand| hand.iter().copied().eq(state.hands[owner.index()].iter()))
        }
        [seat, "out"] => {
            let seat: Seat = one(seat)?;
            !view.own.seats[seat.index()].playing
        }
        ["slot", slot] => {
            let slot = one::<usize>(slot)?.checked_sub(1).ok_or("slots count from 1")?;
            view.tome.as_ref().and_then(|tome| *tome.slots.get(slot)?).is_some()
        }
        [card, "in", "discard"] => {
            let card = one(card)?;
            view.discard.cards.as_ref().is_some_and(|cards| cards.contains(&card))
        }
        ["discard"] => view.discard.cards.is_some(),
        ["discard", "of", count] => view.discard.count == one::<usize>(count)?,
        ["ended", "Chapter"] => view.finished.is_some(),
        ["ended", "Chapter", "worth", points] => {
            let ended = view.finished.as_ref().ok_or("no Chapter has just ended")?;
            ended.points == one::<u8>(points)?
        }
        [card, "changed", "by", ref by @ ..] => {
            let card: Card = one(card)?;
            let spell = view.open.spells.iter().find(|spell| spell.card == card);
            let by = by.iter().map(|card| one(card)).collect::<Result<Vec<Card>, _>>()?;
            spell.ok_or("it is not in the Chapter")?.changed_by == by
        }
        _ => return Err("sees what?".to_owned()),
    })
}

/// Whether these cards are the same in every world that looks like this one from there.
pub fn knows(scene: &Stage, said: &Said, wanted: bool) -> Reading {
    let seat: Seat = said.subject().map_err(|_| "only seats imagine worlds")?;
    let cards = |world: &State| match said.rest[..] {
        ["hand", "of", owner] => {
            let owner: Seat = one(owner)?;
            Ok(world.hands[owner.index()].iter().collect())
        }
        ["element", "deck"] => Ok(world.element_deck.cards().to_vec()),
        ["draw", "deck"] => Ok(world.draw_deck.cards().to_vec()),
        _ => Err("knows what?".to_owned()),
    };
    let truth = cards(scene.state)?;
    let worlds = hidden_worlds::<Grimoire>(scene.state, seat, 8, 1);
    let view = |state: &State| Grimoire::view(state, Viewer::Seat(seat));
    if worlds.iter().any(|world| view(world) != view(scene.state)) {
        return Err("an imagined world looks different".to_owned());
    }
    let known = worlds.iter().all(|world| cards(world).as_ref() == Ok(&truth));
    Ok(Found::so(known == wanted, known))
}

/// Whether the log, as this viewer may read it now, names the card.
pub fn reads_of(scene: &Stage, said: &Said) -> Result<bool, String> {
    let (viewer, card) = (viewer(&said.subject::<String>()?)?, said.one::<Card>()?);
    let told = scene.past.iter().filter_map(|event| Grimoire::tell(scene.state, viewer, event));
    Ok(told
        .map(|event| format!("{:?}", event.deed))
        .any(|text| text.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == card.row().name)))
}
