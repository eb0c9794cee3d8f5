//! What is true at the table, and who owes an answer?

use serde::Serialize;
use table::{Pending, Seat, SeatSet, Seed, Stack};

use crate::book::Butterflies;
use crate::cards::{Character, Row, Track, Trap, TrapSet};
use crate::options::Options;
use crate::pictures::Card;

/// A turn, and an Accusation within it.
pub const DEPTH: usize = 4;
pub const MOST_SEATS: usize = 8;
pub const HOLDER: usize = 8;
/// The last space of the Progress track, where the Watcher waits.
pub const LAST_SPACE: u8 = 6;
/// All Cohesion tokens in the box.
pub const COHESION: u8 = 30;

/// Pictures that lie on each other; the last one is the top.
pub type Pile = Row<Card, { Card::COUNT }>;

/// Which of a Wizard's tokens: only the single Wizard of two players has a companion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Token {
    Own,
    Companion,
}

impl Token {
    pub const BOTH: [Token; 2] = [Token::Own, Token::Companion];
}

/// What still has to happen. Questions say who must act; the rest follows by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    StartTurn,
    Riddle,
    ClueShown,
    TraitorPicks,
    LayDoors,
    Doors(Choosing),
    Resolve,
    Debate { round: u8 },
    Vote { round: u8 },
    CleanUp,
}

/// How Doors are chosen this turn: settled when Step 4 starts (section 18).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choosing {
    /// How many Doors lie open to choose, from 1.
    pub opened: u8,
    pub locked: bool,
    pub watched: bool,
}

/// Whether the Wizards may look at the Book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Book {
    Turned,
    Shown,
    /// A Dark Night took it.
    Gone,
}

/// What those whose eyes are closed go on seeing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asleep {
    pub deck: u8,
    pub discard: Pile,
}

/// How the turn before ended: all of it is open by then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastTurn {
    pub turn: u8,
    pub doors: Row<Card, 7>,
    pub exit: Card,
    pub pages: [Card; 2],
    pub butterflies: Butterflies,
    pub standing: [[u8; 2]; MOST_SEATS],
    pub traps: TrapSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    Escaped,
    Lost,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub options: Options,
    /// The version of the rules the game was begun with.
    pub rules: u16,
    pub seed: Seed,
    pub grimoire: Seat,
    pub traitor: Option<Seat>,
    /// By seat; the Grimoire's means nothing.
    pub characters: [Character; MOST_SEATS],
    pub companion: Option<Character>,
    pub turn: u8,
    pub progress: u8,
    pub light: u8,
    pub dark: u8,
    pub boxed: u8,
    /// By seat: the Cohesion on the Character card.
    pub wrong: [u8; MOST_SEATS],
    pub extra_traps: u8,
    pub bag: TrapSet,
    pub traps: TrapSet,
    pub deck: Pile,
    pub discard: Pile,
    /// Whether the deck was shuffled anew and nobody has been told yet.
    pub shuffled: bool,
    pub holder: Option<[Card; HOLDER]>,
    pub exit: Option<Card>,
    pub picks: Row<Card, 4>,
    pub pages: Option<[Card; 2]>,
    pub butterflies: Butterflies,
    pub book: Book,
    pub doors: Row<Card, 7>,
    /// Whether the Exit's Door has been pointed out.
    pub resolved: bool,
    /// Where the sand timer stands, from 0.
    pub space: u8,
    /// By seat and token: the Door in front of it, or held in secret; 0 for none.
    pub standing: [[u8; 2]; MOST_SEATS],
    /// By token: who has passed the Door that was opened last.
    pub passed: [SeatSet; 2],
    pub confirmed: SeatSet,
    pub called: SeatSet,
    pub ready: SeatSet,
    /// Whether the timer of this phase has run out: the clue may be put away, eyes may open, the others may go on.
    pub rung: bool,
    pub holder_closed: bool,
    pub asleep: Option<Asleep>,
    /// Whose Loyalty card lies face up.
    pub exposed: SeatSet,
    pub votes: [Option<Seat>; MOST_SEATS],
    /// How all pointed in the last vote.
    pub pointed: [Option<Seat>; MOST_SEATS],
    pub last: Option<LastTurn>,
    pub end: Option<End>,
    pub stack: Stack<Frame, DEPTH>,
}

impl State {
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.options.seats)
    }

    /// Everybody but the Grimoire.
    pub fn wizards(&self) -> SeatSet {
        SeatSet::all(self.options.seats).without(self.grimoire)
    }

    pub fn is_unmasked(&self) -> bool {
        self.traitor.is_some_and(|traitor| self.exposed.contains(traitor))
    }

    /// The Wizards whose tokens are on the board.
    pub fn active(&self) -> SeatSet {
        match self.traitor {
            Some(traitor) if self.is_unmasked() => self.wizards().without(traitor),
            _ => self.wizards(),
        }
    }

    /// The tokens each Wizard plays.
    pub fn tokens(&self) -> &'static [Token] {
        if self.options.seats == 2 { &Token::BOTH } else { &[Token::Own] }
    }

    /// From the moment the marker arrives on the last space (OBS-14.1).
    pub fn is_watched(&self) -> bool {
        self.progress == LAST_SPACE
    }

    pub fn track(&self) -> &'static [u8] {
        let track = if self.traps.contains(Trap::EvanescentRoom) { Track::Evanescent } else { Track::Time };
        track.row().spaces
    }

    pub fn choosing(&self) -> Option<Choosing> {
        if let Some(Frame::Doors(choosing)) = self.stack.top() { Some(choosing) } else { None }
    }

    pub fn is_night(&self) -> bool {
        self.stack.top() == Some(Frame::TraitorPicks)
    }

    /// The card of a Door as it lies, from 1: none if nobody may look at it.
    pub fn face(&self, door: u8) -> Option<Card> {
        let card = self.doors.as_slice().get(usize::from(door).checked_sub(1)?).copied()?;
        let hidden = door == 4 && self.traps.contains(Trap::HiddenDoor);
        let shut = self.choosing().is_some_and(|choosing| door > choosing.opened);
        Some(card).filter(|_| self.resolved || !hidden && !shut)
    }

    /// Where the Exit is, from 1.
    pub fn exit_door(&self) -> Option<u8> {
        let exit = self.exit?;
        self.doors.iter().position(|card| card == exit).map(|place| place as u8 + 1)
    }

    pub fn standing(&self, seat: Seat, token: Token) -> u8 {
        self.standing[seat.index()][token as usize]
    }

    /// Whether all tokens of this Wizard have a Door.
    pub fn is_placed(&self, seat: Seat) -> bool {
        self.tokens().iter().all(|token| self.standing(seat, *token) > 0)
    }

    /// Whether this token has said yes or no to the Door opened last.
    pub fn has_answered(&self, seat: Seat, token: Token) -> bool {
        self.standing(seat, token) > 0 || self.passed[token as usize].contains(seat)
    }

    pub fn has_answered_all(&self, seat: Seat) -> bool {
        self.tokens().iter().all(|token| self.has_answered(seat, *token))
    }

    /// Whom this Wizard may accuse (OBS-11.4).
    pub fn targets(&self, voter: Seat) -> SeatSet {
        SeatSet(self.wizards().without(voter).0 & !self.exposed.0)
    }

    pub fn voters(&self) -> SeatSet {
        self.wizards().iter().filter(|seat| !self.targets(*seat).is_empty()).collect()
    }

    /// How many cards the Traitor may pick (OBS-7.5).
    pub fn pick_limit(&self) -> usize {
        if self.traps.contains(Trap::BlackMagic) { 4 } else { 2 }
    }

    /// Who is asked whether they have seen enough of the clue: in version 2 an unmasked Traitor is not (RUL-OBS-12).
    pub fn lookers(&self) -> SeatSet {
        if self.rules >= 2 { self.active() } else { self.wizards() }
    }

    /// Whether the Grimoire may go on from the clue (OBS-6.10): at any time, since version 2.
    pub fn may_call(&self) -> bool {
        self.rules >= 2 || self.rung || self.ready == self.wizards()
    }

    pub fn pending(&self) -> Pending {
        let seats = match self.stack.top() {
            Some(Frame::Riddle) => self.pressers().with(self.grimoire),
            Some(Frame::ClueShown) => {
                let waiting = SeatSet(self.lookers().0 & !self.ready.0 | self.pressers().0);
                if self.may_call() { waiting.with(self.grimoire) } else { waiting }
            }
            Some(Frame::TraitorPicks) => {
                let traitor = self.traitor.filter(|_| !self.holder_closed);
                traitor.into_iter().chain(self.may_open_eyes().then_some(self.grimoire)).collect()
            }
            Some(Frame::Doors(Choosing { locked: true, .. })) => {
                let owes = |seat: &Seat| !self.has_answered_all(*seat) || self.may_call_time(*seat);
                self.active().iter().filter(owes).chain(self.pressers().iter()).collect()
            }
            Some(Frame::Doors(_)) => SeatSet(self.active().0 | self.pressers().0),
            Some(Frame::Debate { .. }) => SeatSet(self.voters().0 & !self.ready.0),
            Some(Frame::Vote { .. }) => {
                let able = |seat: &Seat| {
                    let open = self.targets(*seat).len() > 1 || self.votes[seat.index()].is_none();
                    open || self.may_press(*seat)
                };
                self.voters().iter().filter(able).collect()
            }
            _ => SeatSet::NONE,
        };
        let pending = Pending::seats(seats);
        self.timer().map_or(pending, |timer| pending.with_timer(timer))
    }
}
