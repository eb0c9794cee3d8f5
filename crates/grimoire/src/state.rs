//! Where everything is: hands, decks, the Chapter on the table, scores, and what still has to happen.

use serde::Serialize;
use table::{Outcome, Seat, Seed, Stack};

use crate::cards::{Card, CardSet, Element};
use crate::chapter::Chapter;

/// How the game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Hash)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    Teams,
    Duel,
    Survival,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub mode: Mode,
    pub seats: u8,
    pub editions: Editions,
    pub open_discard: bool,
    pub team_talk: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Hash)]
#[serde(rename_all = "lowercase")]
pub enum Editions {
    Light,
    Eclipse,
    Both,
}

/// A short pile whose order matters; the first card is on top.
#[derive(Clone, Copy, Debug)]
pub struct Pile<const N: usize> {
    cards: [Card; N],
    next: u8,
    end: u8,
}

impl<const N: usize> Pile<N> {
    pub const EMPTY: Pile<N> = Pile { cards: [Card::Pyre; N], next: 0, end: 0 };

    pub fn of(cards: impl IntoIterator<Item = Card>) -> Pile<N> {
        let mut pile = Pile::EMPTY;
        cards.into_iter().for_each(|card| pile.put_under(card));
        pile
    }

    pub fn put_under(&mut self, card: Card) {
        self.cards[self.end as usize] = card;
        self.end += 1;
    }

    #[inline]
    pub fn take(&mut self) -> Option<Card> {
        let card = *self.cards().first()?;
        self.next += 1;
        Some(card)
    }

    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[self.next as usize..self.end as usize]
    }

    pub fn len(&self) -> usize {
        (self.end - self.next) as usize
    }

    pub fn is_empty(&self) -> bool {
        self.next == self.end
    }

    pub fn set(&self) -> CardSet {
        self.cards().iter().copied().collect()
    }
}

/// Cards already taken from the pile leave no trace.
impl<const N: usize> PartialEq for Pile<N> {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl<const N: usize> Eq for Pile<N> {}

/// The face-down Flux Spells from which the Tome deck is built (section 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tome {
    pub basic: Slots,
    pub special: Slots,
    /// Elements whose Spells are in the deck.
    pub chosen: CardSet,
}

/// A row of face-down Flux Spells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slots {
    pub elements: [Element; 8],
    pub count: u8,
    /// Which slots lie face up, as bits.
    pub revealed: u8,
    /// Whether these are the slots now being revealed.
    pub open: bool,
}

impl Slots {
    pub const NONE: Slots = Slots { elements: [Element::Fire; 8], count: 0, revealed: 0, open: false };
}

impl Tome {
    pub fn table(&self) -> &Slots {
        if self.special.open { &self.special } else { &self.basic }
    }

    pub fn slots(&self) -> u8 {
        self.table().count
    }

    pub fn is_face_down(&self, slot: u8) -> bool {
        self.table().revealed >> slot & 1 == 0
    }
}

/// Effects set each other off; no chain of them is longer.
pub const DEPTH: usize = 8;

/// What still has to happen. The `Ask…` frames are questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    AskReveal {
        seat: Seat,
    },
    AskPlay {
        seat: Seat,
    },
    AskTarget {
        spell: u8,
        step: u8,
        trigger: u8,
    },
    AskSwap {
        spell: u8,
    },
    /// Build the Tome deck: this seat reveals next, so many are still to come.
    TomeBasic {
        seat: Seat,
        left: u8,
    },
    TomeSpecial,
    Deal,
    StartChapter,
    /// This seat plays next, unless the Chapter is complete.
    Turn {
        seat: Seat,
        left: u8,
    },
    /// Spells waiting to activate, as bits, in play order; set off by the play of `trigger`.
    Queue {
        waiting: u8,
        trigger: u8,
    },
    Sweep,
}

impl Frame {
    #[inline]
    pub(crate) fn is_question(self) -> bool {
        matches!(
            self,
            Frame::AskReveal { .. } | Frame::AskPlay { .. } | Frame::AskTarget { .. } | Frame::AskSwap { .. }
        )
    }
}

/// The Chapter that has just ended, still lying there to be looked at until the next Spell is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finished {
    pub chapter: Chapter,
    /// Play indices.
    pub winner: u8,
    pub weakest: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub options: Options,
    pub seed: Seed,
    pub hands: [CardSet; 4],
    /// Cards everybody saw going into a hand and not leaving it.
    pub shown: [CardSet; 4],
    /// Hands of eliminated players, face down.
    pub out: [CardSet; 4],
    pub chapter: Chapter,
    /// Earlier Title Spells of this round, the oldest first.
    pub buried: Pile<6>,
    pub element_deck: Pile<6>,
    pub draw_deck: Pile<12>,
    pub discard: CardSet,
    /// By party: team A and B, or the seat.
    pub scores: [u16; 4],
    pub lives: [u8; 4],
    pub round: u16,
    pub dealer: Seat,
    pub leader: Seat,
    pub tome: Tome,
    pub finished: Option<Finished>,
    pub outcome: Option<Outcome>,
    pub(crate) stack: Stack<Frame, DEPTH>,
}

impl State {
    /// Who scores for this seat.
    #[inline]
    pub fn party(&self, seat: Seat) -> usize {
        if self.options.mode == Mode::Teams { seat.index() % 2 } else { seat.index() }
    }

    /// Whether the seat still takes turns this round.
    #[inline]
    pub fn is_in(&self, seat: Seat) -> bool {
        self.options.mode != Mode::Survival || self.lives[seat.index()] > 0
    }

    #[inline]
    pub fn seats_in(&self) -> u8 {
        if self.options.mode != Mode::Survival {
            return self.options.seats;
        }
        Seat::all(self.options.seats).filter(|seat| self.is_in(*seat)).count() as u8
    }

    /// The next seat clockwise that still takes turns.
    #[inline]
    pub fn next_in(&self, seat: Seat) -> Seat {
        let mut next = seat.left(self.options.seats);
        while !self.is_in(next) && next != seat {
            next = next.left(self.options.seats);
        }
        next
    }

    /// Every card of the deck in use.
    pub fn deck(&self) -> CardSet {
        self.tome.chosen
    }

    pub fn is_last_chapter(&self) -> bool {
        self.chapter.is_last()
    }
}
