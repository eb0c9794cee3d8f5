//! What can still have to happen: the frames of the stack. A question is a frame that waits for a seat.

use table::{Seat, SeatSet};

use crate::cards::text::{To, Whose, Zone};
use crate::cards::{Block, Card, Curse, Element, Filter, Magician, Monster, Page, Spell};
use crate::state::Slot;

/// What makes something happen: a card, or a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Spell(Spell),
    Curse(Curse),
    Arrival(Monster),
    /// The final page, when the sixth Monster arrives.
    LastArrival,
    Bonus(Page),
    Failure(Page),
    Ability(Magician),
    SetUp,
    /// A paid Action.
    Action,
    /// What destroying a Curse earns.
    Compensation,
    EmptyDeck,
    Concentration,
    Recuperation,
    RoundEnd,
}

impl Cause {
    /// The text of the card; nothing for a rule.
    #[inline]
    pub fn text(self) -> &'static [Block] {
        match self {
            Cause::Spell(spell) => spell.text(),
            Cause::Curse(curse) => curse.text(),
            Cause::Arrival(monster) => monster.row().arrival,
            Cause::LastArrival => Page::Final.row().arrival.unwrap_or_default(),
            Cause::Bonus(page) => page.row().bonus,
            Cause::Failure(page) => page.row().failure,
            Cause::Ability(magician) => magician.text(),
            Cause::SetUp
            | Cause::Action
            | Cause::Compensation
            | Cause::EmptyDeck
            | Cause::Concentration
            | Cause::Recuperation
            | Cause::RoundEnd => &[],
        }
    }

    /// The rule behind it.
    pub fn rule(self) -> &'static str {
        match self {
            Cause::Spell(_) => "BBM-10.3",
            Cause::Curse(_) => "BBM-7.6",
            Cause::Arrival(_) => "BBM-8.3",
            Cause::LastArrival => "BBM-8.5",
            Cause::Bonus(_) => "BBM-6.6",
            Cause::Failure(_) => "BBM-6.5",
            Cause::Ability(_) => "BBM-19.1",
            Cause::SetUp => "BBM-3.7",
            Cause::Action => "BBM-9.1",
            Cause::Compensation => "BBM-13.3",
            Cause::EmptyDeck => "BBM-16.3",
            Cause::Concentration => "BBM-5.2",
            Cause::Recuperation => "BBM-20.1",
            Cause::RoundEnd => "BBM-8.6",
        }
    }
}

/// A card text being carried out: where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    pub cause: Cause,
    /// Where the Curse lies, if it is one.
    pub slot: Option<Slot>,
    pub caster: Seat,
    pub power: u8,
    pub block: u8,
    /// Whether it is settled who goes through the present block.
    pub open: bool,
    /// Who has still to go through it.
    pub waiting: SeatSet,
    /// Who goes through it now.
    pub seat: Option<Seat>,
    pub step: u8,
    /// What the last step moved: how many cards, and the last of them.
    pub moved: u8,
    pub last: Card,
}

impl Text {
    pub fn new(cause: Cause, caster: Seat) -> Text {
        Text {
            cause,
            slot: None,
            caster,
            power: 1,
            block: 0,
            open: false,
            waiting: SeatSet::NONE,
            seat: None,
            step: 0,
            moved: 0,
            last: Card::MADNESS,
        }
    }
}

/// The five Actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    Cast(Spell, u8),
    Learn(Element),
    Acquire(Card),
    Destroy(Slot),
    Cure(Place),
}

/// Where a card lies, seen from the seat that is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    Hand,
    Support(Seat),
    Discard,
    Destroyed,
}

impl serde::Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A payment under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    pub seat: Seat,
    /// What is still missing of each Element; below zero what was wasted.
    pub left: [i8; 4],
    /// The lowest card given for each Element: if the waste reaches it, that card was not needed.
    pub lowest: [u8; 4],
    /// So much of any one Element, while it is not settled which.
    pub any: u8,
    /// Only with the support pool, and nothing is discarded.
    pub avatar: bool,
}

/// What is done with chosen cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    Discard,
    Destroy,
    Support,
    ToHand,
    OnDeck,
    Cure,
    Give,
}

/// Choosing cards, one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub seat: Seat,
    pub zone: Zone,
    pub filter: Filter,
    pub deed: Deed,
    /// Who receives what is given.
    pub to: Seat,
    pub least: u8,
    pub most: u8,
    pub moved: u8,
    pub last: Card,
    pub cause: Cause,
}

/// Choosing what to swap: first from the hand, then from the own support.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swap {
    pub seat: Seat,
    pub picked: [Card; 4],
    pub count: u8,
    pub cause: Cause,
}

/// What chosen players are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// To go through the present block.
    Block,
    /// To receive so many cards.
    Give(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    // Questions.
    PickMagician(Seat),
    Menu,
    Granted { seat: Seat, left: u8, avatar: bool, cause: Cause },
    LastWindow,
    Pay(Payment),
    Choose(Choice),
    Swap(Swap),
    Targets { seat: Seat, from: SeatSet, chosen: SeatSet, left: u8, aim: Aim, cause: Cause },
    May { seat: Seat, cause: Cause },
    Refresh { seat: Seat, whose: Whose, left: u8, cause: Cause },
    Silence { seat: Seat, element: Option<Element>, until: Option<Slot>, cause: Cause },
    NeutralizeCurse { seat: Seat, left: u8, cause: Cause },
    Take { seat: Seat, value: u8, left: u8, to: To, cause: Cause },
    Forget { seat: Seat, element: Element },
    // What happens by itself.
    Begin,
    Marker,
    Strike(Slot),
    Escape,
    TurnPage,
    NextRow,
    PlaceCurses,
    Wake,
    Recuperate,
    Refill,
    OfferWindow,
    SettleAgain,
    Judge,
    Read(Text),
    SpellDone(Seat, Spell),
    AvatarDone,
    Carry { seat: Seat, action: Action },
    Draw(Seat, Cause),
}

impl Frame {
    /// Who is asked, if it is a question. `active` is whose turn it is.
    #[inline]
    pub fn asks(self, active: Seat) -> Option<Seat> {
        match self {
            Frame::PickMagician(seat)
            | Frame::Granted { seat, .. }
            | Frame::Pay(Payment { seat, .. })
            | Frame::Choose(Choice { seat, .. })
            | Frame::Swap(Swap { seat, .. })
            | Frame::Targets { seat, .. }
            | Frame::May { seat, .. }
            | Frame::Refresh { seat, .. }
            | Frame::Silence { seat, .. }
            | Frame::NeutralizeCurse { seat, .. }
            | Frame::Take { seat, .. }
            | Frame::Forget { seat, .. } => Some(seat),
            Frame::Menu | Frame::LastWindow => Some(active),
            Frame::Begin
            | Frame::Marker
            | Frame::Strike(_)
            | Frame::Escape
            | Frame::TurnPage
            | Frame::NextRow
            | Frame::PlaceCurses
            | Frame::Wake
            | Frame::Recuperate
            | Frame::Refill
            | Frame::OfferWindow
            | Frame::SettleAgain
            | Frame::Judge
            | Frame::Read(_)
            | Frame::SpellDone(..)
            | Frame::AvatarDone
            | Frame::Carry { .. }
            | Frame::Draw(..) => None,
        }
    }
}
