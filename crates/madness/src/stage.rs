//! Which position do the `given` lines of a scenario describe? How it is written, where it is more than one place.
//!
//! Without a word the table is in the Action Phase of S0, turn 1, two players with six cards each and no Curse on
//! the board: everything not said is as plain as possible.

use table::scenario::{Many, Said, one};
use table::{Game, Seat, Seed};

use crate::cards::curses::CurseSet;
use crate::cards::{Card, Cards, Curse, Element, Kind, Magician, Monster, Page, Spell, SpellSet};
use crate::frames::Frame;
use crate::player::{KnownTop, Player, UNTIL_MONSTER};
use crate::state::{CursePile, Shelf, Slot, State};
use crate::{Madness, Options, setup};

type Written = Result<(), String>;

const USUAL_CAST: [Magician; 5] =
    [Magician::Gale, Magician::Nerea, Magician::Ember, Magician::Rowan, Magician::Flora];

/// A position as far as it is described.
pub struct Position {
    pub state: State,
    /// Curses and Spells said to be asleep since the present turn, whichever that will be.
    asleep: Vec<Slot>,
}

/// A pile of Curses by its name: an Element, or `multi`.
pub fn kind(word: &str) -> Result<Kind, String> {
    if word == "multi" { Ok(Kind::Multi) } else { one(word).map(Kind::Linked) }
}

impl Position {
    pub fn new(options: Options, seed: Seed) -> Position {
        let mut state = setup::blank(options, Madness::RULES, seed);
        for (seat, magician) in state.seats().zip(USUAL_CAST) {
            let player = state.player_mut(seat);
            player.magician = Some(magician);
            player.spells = Spell::basic();
            player.hand.add_many(Card::new(Element::Water, 1), 2);
            player.hand.add_many(Card::new(Element::Earth, 1), 2);
            player.hand.add_all([Card::new(Element::Fire, 1), Card::new(Element::Air, 1)]);
            player.deck.add_many(Card::new(Element::Earth, 1), 6);
        }
        state.monster = Some(Monster::GhostLibrarian);
        state.page = Some(Page::P07);
        state.pages &= !(1 << Page::P07.index());
        state.space = 1;
        state.frames.push(Frame::Recuperate);
        state.frames.push(Frame::Menu);
        Position { state, asleep: Vec::new() }
    }

    pub fn place(mut self) -> State {
        if self.state.turn == 0 {
            self.state.turn = 5 * (self.state.round - 1) + self.state.space;
        }
        for slot in self.asleep {
            self.state.spot_mut(slot).asleep = self.state.turn;
        }
        self.state
    }

    /// The player the sentence is about.
    pub fn player(&mut self, said: &Said) -> Result<&mut Player, String> {
        let seat: Seat = said.subject()?;
        if seat.0 >= self.state.options.seats {
            return Err(format!("nobody sits at {seat}"));
        }
        Ok(self.state.player_mut(seat))
    }
}

/// A game begun with an older version of the rules: its Curses, its Round track.
pub fn rules(it: &mut Position, said: &Said) -> Written {
    it.state.rules = said.one()?;
    it.state.piles = setup::piles(it.state.rules);
    Ok(())
}

pub fn eliminated(it: &mut Position, said: &Said) -> Written {
    said.plainly()?;
    let player = it.player(said)?;
    player.in_play = false;
    (player.hand, player.deck, player.spells) = (Cards::NONE, Cards::NONE, SpellSet::NONE);
    Ok(())
}

/// The cards on a deck that everybody knows, the top one first.
pub fn on_deck(it: &mut Position, said: &Said) -> Written {
    let player = it.player(said)?;
    player.known = KnownTop::NONE;
    said.list::<Card>()?.into_iter().rev().for_each(|card| player.on_deck(card, true));
    Ok(())
}

/// `ice`, or `ice by 3L`: until that Curse is gone rather than until the next Monster.
pub fn silenced(it: &mut Position, said: &Said) -> Written {
    let (spell, reason) = match said.rest[..] {
        [spell] => (spell, UNTIL_MONSTER),
        [spell, "by", slot] => (spell, one::<Slot>(slot)?.index()),
        _ => return Err("which Spell?".to_owned()),
    };
    it.player(said)?.silenced[reason].add(one(spell)?);
    Ok(())
}

pub fn page(it: &mut Position, said: &Said) -> Written {
    let page: Page = said.one()?;
    it.state.page = Some(page);
    it.state.pages &= !(1 << page.index());
    Ok(())
}

pub fn unopened(it: &mut Position, said: &Said) -> Written {
    it.state.pages = said.list::<Page>()?.iter().fold(0, |pages, page| pages | 1 << page.index());
    Ok(())
}

/// Before the first turn: no page is open.
pub fn closed_book(it: &mut Position, said: &Said) -> Written {
    said.plainly()?;
    (it.state.monster, it.state.page, it.state.space) = (None, None, 0);
    it.state.pages = (1 << Page::INSIDE) - 1;
    Ok(())
}

pub fn stock(it: &mut Position, said: &Said) -> Written {
    let (card, count) = (said.subject()?, said.one()?);
    while it.state.table.remove(card) {}
    it.state.table.add_many(card, count);
    Ok(())
}

/// The face-up Spell, then those that will follow it.
pub fn library(it: &mut Position, said: &Said) -> Written {
    let element: Element = said.subject()?;
    let deck: Vec<Spell> = said.list()?;
    let top = deck.first().copied();
    let state = &mut it.state;
    state.library[element.index()] = Shelf { top, left: top.map_or(0, |top| 4 - top.level()) };
    let following: SpellSet = deck.into_iter().skip(1).collect();
    state.unseen = state.unseen.minus(Spell::only(state.unseen, Some(element))).or(following);
    Ok(())
}

/// `top` of a pile comes first; alone, these are all there are.
pub fn pile(it: &mut Position, said: &Said) -> Written {
    let Many::Exactly(curses) = said.many::<Curse>()? else {
        return Err("say all the Curses of the pile, the top one first".to_owned());
    };
    let mut pile = CursePile::new(CurseSet::NONE);
    curses.into_iter().for_each(|curse| pile.put_under(curse));
    it.state.piles[kind(&said.subject::<String>()?)?.index()] = pile;
    Ok(())
}

pub fn curse(it: &mut Position, said: &Said) -> Written {
    let curse: Curse = said.one()?;
    it.state.spot_mut(said.subject()?).curse = Some(curse);
    it.state.piles[curse.kind().index()].unseen.remove(curse);
    Ok(())
}

pub fn neutralized_curse(it: &mut Position, said: &Said) -> Written {
    said.plainly()?;
    it.asleep.push(said.subject()?);
    Ok(())
}

pub fn madness_below(it: &mut Position, said: &Said) -> Written {
    let ([count, "madness"] | [count]) = said.rest[..] else { return Err("how many?".to_owned()) };
    it.state.spot_mut(said.subject()?).madness = one(count)?;
    Ok(())
}

pub fn token(it: &mut Position, said: &Said) -> Written {
    for element in said.list::<Element>()? {
        it.state.spot_mut(said.subject()?).tokens[element.index()] += 1;
        it.state.tokens[element.index()] -= 1;
    }
    Ok(())
}
