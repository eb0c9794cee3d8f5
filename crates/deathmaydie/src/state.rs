//! What lies on the table: sheets, figures, tokens, cards and decks, and the stack of what still has to happen.

use table::{Luck, Pending, Seat, Seed, Stack};

use crate::content::{
    BONUS_THRESHOLDS, Counter, Elder, Episode, Insanity, Investigator, Mythos, Relic, THRESHOLDS, Token,
};
use crate::end::End;
use crate::figures::FOES;
use crate::frames::Frame;
use crate::ids::{Face, Kind, Side, Value};
use crate::map::{Graph, SITES, Site};
use crate::options::Options;
use crate::people::{INVS, Inv, Invs};
use crate::pile::Pile;
use crate::rolls::Roll;

/// The most Episode tokens there are in a game.
pub const CHIPS: usize = 18;
/// Discovery cards of an Episode.
pub const CARDS: usize = 15;
/// How deep effects may lie on each other. Deepest when one blow kills a crowd: each of the dead waits with its own last effect
/// and with what its killer gets for it, and bots have brought 48 together in whole games.
pub const DEPTH: usize = 128;
/// Every figure at once, with three effects each, in the middle of a turn.
const _: () = assert!(DEPTH >= 3 * FOES + 20);

/// What chance is asked for.
pub mod luck {
    use table::Purpose;

    pub const DICE: Purpose = Purpose { name: "dice", row: 0 };
    pub const MYTHOS: Purpose = Purpose { name: "mythos", row: 1 };
    pub const DISCOVERY: Purpose = Purpose { name: "discovery", row: 2 };
    pub const INSANITY: Purpose = Purpose { name: "insanity", row: 3 };
    pub const TOKENS: Purpose = Purpose { name: "tokens", row: 4 };
    pub const UNKNOWN: Purpose = Purpose { name: "unknown", row: 5 };
    pub const RELICS: Purpose = Purpose { name: "relics", row: 6 };
    pub const FIRST: Purpose = Purpose { name: "first", row: 7 };
    pub const PLACES: Purpose = Purpose { name: "places", row: 8 };
    pub const GAME: Purpose = Purpose { name: "game", row: 9 };
    pub const PURPOSES: usize = 10;
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub options: Options,
    /// The version of the rules the game was begun with.
    pub rules: u16,
    pub seed: Seed,
    pub luck: Luck<{ luck::PURPOSES }, 1>,
    /// How many decisions have been taken.
    pub decisions: u32,
    pub episode: Episode,
    /// Where the spaces of the Episode begin among all spaces.
    pub first_space: u8,
    pub elder: Elder,
    /// How many investigators there are.
    pub count: u8,
    pub sheets: [Sheet; INVS],
    /// Whose turn it is.
    pub active: Inv,
    pub turn: u16,
    /// Actions taken this turn that were not free.
    pub acted: u8,
    pub phase: Phase,
    /// For investigators, monsters and tokens; and for Cultists, whom no Lock holds.
    pub graphs: [Graph; 2],
    pub figures: [Figure; FOES],
    /// Figures of each kind killed.
    pub killed: [u8; Kind::COUNT],
    pub chips: [Chip; CHIPS],
    pub chip_count: u8,
    pub counters: [i8; Counter::COUNT],
    /// Fire tokens on each space.
    pub fire: [u8; SITES],
    pub cards: [Card; CARDS],
    /// The Discovery deck, the top last: numbers within the Episode.
    pub discovery: Pile<u8, CARDS>,
    pub mythos: Pile<Mythos, 20>,
    pub mythos_discard: Pile<Mythos, 20>,
    pub relics: [RelicCard; Relic::COUNT],
    pub relic_pool: Pile<Relic, { Relic::COUNT }>,
    /// Where the Elder One or the Progression token is on the Summoning track, from 1.
    pub track: u8,
    /// The last Stage revealed, from 1. From 2 on the Elder One is on the board.
    pub stage: u8,
    pub disrupted: bool,
    /// What stands in slots A and B of the Unknown Dashboard.
    pub unknown: [Option<Kind>; 2],
    /// The random-location tokens still to be drawn: the three Gates and the start space.
    pub places: u8,
    /// Seats that leave ties among enemies to the table.
    pub ties_left: u8,
    /// Figures that have attacked in this Fight.
    pub attacked: crate::figures::FoeSet,
    pub roll: Roll,
    pub stack: Stack<Frame, DEPTH>,
    pub end: Option<End>,
}

/// Where a turn stands (DMD-25.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    SetUp,
    Start,
    Actions,
    Mythos,
    Encounter,
    /// End-of-turn effects (4.1).
    Effects,
    Fire,
    Discards,
    Summoning,
    Elder,
}

/// One investigator's board (DMD-6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sheet {
    pub investigator: Investigator,
    pub insanity: Insanity,
    /// Tokens on the Insanity.
    pub tally: u8,
    /// Where it is; where it died.
    pub site: Site,
    pub stress: u8,
    pub wounds: u8,
    pub sanity: u8,
    pub levels: [u8; 3],
    pub fire: u8,
    /// Fatigue on the Stress and on the Wound track.
    pub fatigue: [u8; 2],
    pub alive: bool,
    pub turns: u8,
    /// Once-per-turn uses of skills: the signature, then the common ones; two bits each.
    pub used: u16,
    /// What may be used once in this Run and was: the signature skill, a Relic.
    pub used_in_run: u8,
}

impl Sheet {
    /// How many thresholds have been reached (DMD-20.1).
    pub fn thresholds(&self) -> usize {
        THRESHOLDS.iter().filter(|threshold| **threshold <= self.sanity).count()
    }

    /// Bonus dice won for good (DMD-20.7).
    pub fn won_dice(&self) -> u8 {
        BONUS_THRESHOLDS.iter().filter(|threshold| **threshold <= self.sanity).count() as u8
    }

    pub fn fatigues(&self) -> u8 {
        self.fatigue[0] + self.fatigue[1]
    }
}

/// A figure of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    pub place: Stand,
    /// Where it stood last: where it died.
    pub last: Site,
    pub wounds: u8,
    pub cosmic: bool,
}

/// Where a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// In the box: not part of this game, or out of it.
    Boxed,
    Reserve,
    On(Site),
}

/// An Episode token, by its number in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chip {
    pub token: Token,
    pub place: Lie,
    /// Where it lay last.
    pub last: Site,
    pub face: Face,
    /// What is printed on the hidden face.
    pub value: Option<Value>,
    /// It was shown and has not been mixed with others since: who remembers, knows it.
    pub seen: bool,
}

/// Where a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lie {
    OutOfGame,
    /// In the pile one draws from; or put aside until an effect brings it.
    Pile,
    On(Site),
    /// On a passage, in both spaces it joins (RUL-DMD-54).
    Between(Site, Site),
    Held(Inv),
}

/// A Discovery card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    pub place: CardPlace,
    pub side: Side,
    /// Wounds of a Companion.
    pub wounds: u8,
    /// How often its first and its second ability were used this turn.
    pub used: [u8; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardPlace {
    Deck,
    /// Being resolved.
    Drawn,
    Held(Inv),
    Discarded,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RelicCard {
    pub holder: Option<Inv>,
    pub transformed: bool,
    pub used: [u8; 2],
}

impl State {
    #[inline]
    pub fn sheet(&self, inv: Inv) -> &Sheet {
        &self.sheets[inv.index()]
    }

    #[inline]
    pub fn sheet_mut(&mut self, inv: Inv) -> &mut Sheet {
        &mut self.sheets[inv.index()]
    }

    /// Who is still in the game.
    pub fn living(&self) -> Invs {
        (0..self.count).map(Inv).filter(|inv| self.sheet(*inv).alive).collect()
    }

    pub fn is_living(&self, inv: Inv) -> bool {
        self.sheet(inv).alive
    }

    /// Whose decisions this investigator's are (DMD-3.9).
    pub fn seat(&self, inv: Inv) -> Seat {
        if self.options.seats == 1 { Seat(0) } else { Seat(inv.0) }
    }

    /// Whether dice are being thrown or applied.
    pub fn is_rolling(&self) -> bool {
        self.stack.frames().contains(&Frame::Tentacles)
    }

    pub fn elder_on_board(&self) -> bool {
        self.stage >= 2
    }

    pub fn pending(&self) -> Pending {
        match self.stack.top().and_then(|frame| frame.asks(self)) {
            Some(inv) if self.end.is_none() => Pending::seat(self.seat(inv)),
            _ => Pending::NOBODY,
        }
    }
}
