//! What happened, as data.

use table::{Seat, SeatSet};

use crate::book::{Butterflies, Perch};
use crate::cards::TrapSet;
use crate::moves::Bell;
use crate::pictures::Card;
use crate::state::{End, HOLDER, Token};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// Set-up: the Grimoire fills the holder (OBS-3.10).
    HolderFilled {
        cards: Option<[Card; HOLDER]>,
    },
    LoyaltyDealt {
        seat: Seat,
        traitor: bool,
    },
    TraitorIs {
        seat: Seat,
    },
    TrapsDrawn {
        turn: u8,
        traps: TrapSet,
    },
    ExitDrawn {
        turn: u8,
        card: Option<Card>,
    },
    PagesDrawn {
        turn: u8,
        cards: Option<[Card; 2]>,
    },
    Landed {
        turn: u8,
        perch: Option<Perch>,
    },
    /// The cards are missing under a filter, and everything after a Dark Night.
    BookShown {
        turn: u8,
        pages: Option<[Card; 2]>,
        butterflies: Option<Butterflies>,
    },
    Ready {
        seat: Seat,
    },
    EyesClosed {
        turn: u8,
    },
    /// A Dark Night takes Pages and Butterflies.
    BookGone {
        turn: u8,
    },
    HolderOpened {
        turn: u8,
        traitor: Seat,
        cards: Option<[Card; HOLDER]>,
    },
    ExitShown {
        turn: u8,
        traitor: Seat,
        card: Option<Card>,
    },
    Picked {
        turn: u8,
        traitor: Seat,
        slot: u8,
        card: Option<Card>,
        refill: Option<Card>,
    },
    HolderClosed {
        turn: u8,
        traitor: Seat,
    },
    EyesMayOpen {
        turn: u8,
        traitor: Seat,
    },
    /// The holder was closed for the Traitor: the night may last no longer.
    NightEnded {
        turn: u8,
        traitor: Seat,
    },
    EyesOpened {
        turn: u8,
    },
    DeckShuffled,
    DoorOpened {
        turn: u8,
        door: u8,
        card: Option<Card>,
    },
    Stood {
        seat: Seat,
        token: Token,
        door: u8,
    },
    Confirmed {
        seat: Seat,
    },
    Withdrew {
        seat: Seat,
    },
    /// Everybody sees a token go into a hand; only its owner that it was for another Door first.
    Held {
        seat: Seat,
        token: Token,
        door: Option<u8>,
        again: bool,
    },
    /// To a locked Door; in secret while the Watcher is awake.
    Answered {
        seat: Seat,
        token: Token,
        door: u8,
        takes: bool,
        secret: bool,
    },
    /// Who called is not told while that would tell who has decided.
    TimeCalled {
        seat: Option<Seat>,
        secret: bool,
    },
    /// The timer was turned and stands here now, from 0.
    SandTurned {
        space: u8,
    },
    /// It ran out on the last space.
    TimeUp,
    /// A token as all see it when Step 4 ends.
    Placed {
        seat: Seat,
        token: Token,
        door: Option<u8>,
    },
    TimeNoted {
        extra: u8,
    },
    ExitWas {
        turn: u8,
        door: u8,
        card: Card,
        found: bool,
    },
    Advanced {
        progress: u8,
    },
    Stayed,
    WatcherWoke,
    Lost {
        seat: Seat,
        count: u8,
    },
    Danger {
        doors: u8,
        count: u8,
    },
    AccusationBegan,
    DebateBegan {
        round: u8,
    },
    ReadyToVote {
        seat: Seat,
    },
    VoteBegan {
        round: u8,
    },
    Voted {
        seat: Seat,
        target: Option<Seat>,
        again: bool,
    },
    /// All point at once.
    Pointed {
        seat: Seat,
        target: Seat,
    },
    Accused {
        seats: SeatSet,
    },
    Innocent {
        seat: Seat,
        count: u8,
    },
    Unmasked {
        seat: Seat,
    },
    TimerRang {
        bell: Bell,
    },
    TurnEnded {
        turn: u8,
        pages: [Card; 2],
    },
    Ended {
        end: End,
    },
}
