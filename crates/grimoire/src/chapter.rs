//! The Chapter on the table: Title Spell, Chain, the Spells played, and how strong they are.

use std::cmp::Reverse;

use serde::Serialize;
use table::Seat;

use crate::cards::{Card, Element, Power};

/// The Chain of a Chapter (GRI-5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Hash)]
#[serde(rename_all = "lowercase")]
pub enum Chain {
    NotStarted,
    Active(Element),
    Broken,
}

/// The Chain link by link, as the Spells were printed (GRI-5.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Hash)]
pub struct Links {
    pub element: Option<Element>,
    pub count: usize,
    /// The Spell that broke it.
    pub breaker: Option<Card>,
}

/// A Spell in the Chapter. `base_*` is what activated effects made of it; `power` and `element` add the
/// constants now in force (RUL-GRI-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spell {
    pub card: Card,
    pub player: Seat,
    pub base_power: Power,
    pub base_element: Element,
    pub power: Power,
    pub element: Element,
    pub silenced: bool,
    /// Taken back to a hand when the Chapter ended; the others keep their play index.
    pub gone: bool,
    /// Play indices of the Spells whose effects changed this one, as bits.
    pub touched_by: u8,
}

impl Spell {
    pub fn new(card: Card, player: Seat) -> Spell {
        let (power, element) = (card.power(), card.element());
        Spell {
            card,
            player,
            base_power: power,
            base_element: element,
            power,
            element,
            silenced: false,
            gone: false,
            touched_by: 0,
        }
    }
}

/// The Title Spell of the Chapter with its current Element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Title {
    pub card: Card,
    pub element: Element,
}

impl Title {
    pub fn new(card: Card) -> Title {
        Title { card, element: card.element() }
    }

    /// The Trump Element, unless the Title Spell is Special (GRI-4.6).
    #[inline]
    pub fn trump(self) -> Option<Element> {
        if self.element.is_special() { None } else { Some(self.element) }
    }
}

/// The Spells played so far, under their Title Spell.
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// From 1 to 6 within a round.
    pub number: u8,
    pub title: Option<Title>,
    pub chain: Chain,
    pub(crate) spells: [Spell; 4],
    pub(crate) played: u8,
    /// Play indices as bits, derived from the Spells: constants in force that press on Spells, and that lock the Title
    /// Spell's Element; Spells that act when others are played, and when the Chapter ends.
    pub(crate) pressing: u8,
    pub(crate) locking: u8,
    pub(crate) watchers: u8,
    pub(crate) enders: u8,
}

impl Chapter {
    /// In a round.
    pub const COUNT: u8 = 6;

    pub fn new(number: u8, title: Option<Title>) -> Chapter {
        let nothing = Spell::new(Card::Pyre, Seat(0));
        Chapter {
            number,
            title,
            chain: Chain::NotStarted,
            spells: [nothing; 4],
            played: 0,
            pressing: 0,
            locking: 0,
            watchers: 0,
            enders: 0,
        }
    }

    /// Lays a Spell down, as the last one so far.
    #[inline]
    pub(crate) fn add(&mut self, card: Card, player: Seat) -> u8 {
        let (index, role) = (self.played, card.role());
        self.spells[index as usize] = Spell::new(card, player);
        self.played += 1;
        self.pressing |= role.presses << index;
        self.locking |= role.locks << index;
        self.watchers |= role.watches << index;
        self.enders |= role.ends << index;
        index
    }

    /// Silences a Spell: its constants are in force no more.
    #[inline]
    pub(crate) fn silence(&mut self, index: u8) {
        self.spells[index as usize].silenced = true;
        self.pressing &= !(1 << index);
        self.locking &= !(1 << index);
    }

    /// Play indices of the Spells that pass, as bits. All four places are asked, played or not: no branch to mispredict.
    #[inline]
    pub(crate) fn select(&self, passes: impl Fn(&Spell) -> bool) -> u8 {
        let all = self.spells.iter().enumerate();
        let bits = all.fold(0, |bits, (index, spell)| bits | u8::from(passes(spell)) << index);
        bits & ((1 << self.played) - 1)
    }

    /// The Spells in play order, those already taken back included.
    #[inline]
    pub fn spells(&self) -> &[Spell] {
        &self.spells[..self.played as usize]
    }

    pub fn is_last(&self) -> bool {
        self.number == Chapter::COUNT
    }

    /// What winning it is worth where points are played for (GRI-8.1).
    pub fn points(&self) -> u8 {
        if self.is_last() { 2 } else { 1 }
    }

    pub fn links(&self) -> Links {
        let printed =
            || self.spells().iter().map(|spell| spell.card).filter(|card| !card.element().is_special());
        let element = printed().next().map(Card::element);
        let follows = |card: &Card| Some(card.element()) == element;
        Links {
            element,
            count: printed().take_while(follows).count(),
            breaker: printed().find(|card| !follows(card)),
        }
    }

    pub fn trump(&self) -> Option<Element> {
        self.title.and_then(Title::trump)
    }

    pub fn is_trump(&self, spell: &Spell) -> bool {
        self.trump() == Some(spell.element)
    }

    /// GRI-4.9: class, then Power, in one number; among equals the earlier play is the stronger one.
    #[inline]
    fn strength(&self, inverted: bool, spell: &Spell) -> u16 {
        let class = match spell.element {
            _ if self.is_trump(spell) => 2,
            Element::Light => 1,
            _ => 0,
        };
        let Power(power) = spell.power;
        class << 8 | u16::from(if inverted { u8::MAX - power } else { power })
    }

    /// RUL-GRI-43: while a Shadow Spell is in the Chapter, lower Power is stronger.
    #[inline]
    fn is_inverted(&self) -> bool {
        self.spells().iter().any(|spell| spell.element == Element::Shadow)
    }

    /// Play indices from the strongest Spell to the weakest.
    pub fn ranking(&self) -> Vec<usize> {
        let inverted = self.is_inverted();
        let mut order: Vec<usize> = (0..self.played as usize).collect();
        order.sort_by_key(|index| Reverse(self.strength(inverted, &self.spells[*index])));
        order
    }

    /// Play indices of the strongest and the weakest Spell so far.
    #[inline]
    pub fn extremes(&self) -> Option<(usize, usize)> {
        let inverted = self.is_inverted();
        let (mut most, mut least) = (0, u16::MAX);
        for (index, spell) in self.spells().iter().enumerate() {
            // The play index settles ties: the smaller it is, the stronger the Spell.
            let strength = self.strength(inverted, spell) << 2 | (3 - index as u16);
            (most, least) = (most.max(strength), least.min(strength));
        }
        let index = |strength: u16| 3 - (strength & 3) as usize;
        (self.played > 0).then(|| (index(most), index(least)))
    }
}

/// Places not played yet do not matter.
impl PartialEq for Chapter {
    fn eq(&self, other: &Self) -> bool {
        let bare = |chapter: &Chapter| (chapter.number, chapter.title, chapter.chain);
        bare(self) == bare(other) && self.spells() == other.spells()
    }
}

impl Eq for Chapter {}
