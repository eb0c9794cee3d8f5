//! The whole table at one moment, small and without pointers. What nobody can know yet is not in it: decks, piles and
//! pages are heaps, and chance says what comes when it comes.

use table::{Luck, Purpose, Seat, SeatSet, Seed, Stack};

pub use crate::board::{CursePile, Shelf, Slot, Spot};
use crate::cards::curses::CurseSet;
use crate::cards::{Card, Cards, Element, Kind, Monster, Page, SpellSet};
use crate::end::End;
use crate::frames::Frame;
use crate::options::Options;
pub use crate::player::{KnownTop, Player, UNTIL_MONSTER};

/// How deep effects can nest. Every Spell resolves at most once at a time, so this is far out of reach.
pub const DEPTH: usize = 64;

/// What chance is asked for: a seat's next card, the next Curse of a pile, the next page.
pub const DRAW: Purpose = Purpose { name: "draw", row: 0 };
pub const CURSE: Purpose = Purpose { name: "curse", row: 1 };
pub const PAGE: Purpose = Purpose { name: "page", row: 2 };

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub options: Options,
    /// The version of the rules the game was begun with.
    pub rules: u16,
    pub seed: Seed,
    pub luck: Luck<3, 5>,
    pub players: [Player; 5],
    pub board: [Spot; 5],
    pub piles: [CursePile; 5],
    /// The Madness stack.
    pub madness: u8,
    /// The eight stacks of value-2 and value-3 cards.
    pub table: Cards,
    /// Element tokens nobody uses.
    pub tokens: [u8; 4],
    pub destroyed: Cards,
    pub destroyed_curses: CurseSet,
    pub destroyed_spells: [u8; 40],
    /// Out of the game from the start, or with an eliminated player.
    pub boxed: Cards,
    pub library: [Shelf; 4],
    /// Library Spells nobody has seen.
    pub unseen: SpellSet,
    /// Inside pages nobody has seen, as bits.
    pub pages: u16,
    pub monster: Option<Monster>,
    pub page: Option<Page>,
    pub turn: u8,
    pub round: u8,
    /// Where the Invocation marker stands; 0 is the Invocation space.
    pub space: u8,
    pub active: Seat,
    pub ability_used: bool,
    /// Seats whose hidden hands have exchanged cards, at a table with closed hands.
    pub mingled: SeatSet,
    pub end: Option<End>,
    pub frames: Stack<Frame, DEPTH>,
}

impl State {
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.options.seats)
    }

    #[inline]
    pub fn in_play(&self) -> SeatSet {
        self.seats().filter(|seat| self.player(*seat).in_play).collect()
    }

    /// The seats of a set, the active one first, then clockwise.
    #[inline]
    pub fn first_of(&self, set: SeatSet) -> Option<Seat> {
        let seats = self.options.seats;
        (0..seats).map(|step| Seat((self.active.0 + step) % seats)).find(|seat| set.contains(*seat))
    }

    #[inline]
    pub fn spot(&self, slot: Slot) -> &Spot {
        &self.board[slot.index()]
    }

    #[inline]
    pub fn spot_mut(&mut self, slot: Slot) -> &mut Spot {
        &mut self.board[slot.index()]
    }

    /// How many multi-element Curses a round brings: the cell of the Round track.
    pub fn multi_curses(&self, round: u8) -> u8 {
        self.options.round_track(self.rules)[round.clamp(1, 6) as usize - 1]
    }

    /// The slots with a Curse, in order.
    #[inline]
    pub fn cursed(&self) -> impl Iterator<Item = Slot> + use<> {
        let board = self.board;
        Slot::ALL.iter().copied().filter(move |slot| board[slot.index()].curse.is_some())
    }

    pub fn pile(&self, kind: Kind) -> &CursePile {
        &self.piles[kind.index()]
    }

    /// Elements of which a card of this value is left on the table, in order.
    pub fn stocked(&self, value: u8) -> impl Iterator<Item = Element> + use<> {
        let table = self.table;
        Element::ALL.iter().copied().filter(move |element| table.has(Card::new(*element, value)))
    }
}
