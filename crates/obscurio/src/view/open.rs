//! What does everybody see, also with eyes closed?

use serde::Serialize;
use table::Seat;

use super::page::PageView;
use super::{pairs, secrecy};
use crate::book::{Perch, sorted};
use crate::cards::{Character, Trap};
use crate::options::Clock;
use crate::pictures::Card;
use crate::state::{Book, End, Frame, HOLDER, LAST_SPACE, State, Token};

/// What everybody sees, also with eyes closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Open {
    pub phase: Phase,
    pub turn: u8,
    /// From 1; on the last space the Watcher is awake.
    pub progress: u8,
    pub last_space: u8,
    pub light: u8,
    pub dark: u8,
    pub grimoire: Seat,
    pub wizards: Vec<WizardView>,
    pub traps: Vec<Trap>,
    pub bag: Vec<Trap>,
    /// How many more Traps each space of the track in use brings.
    pub track: Vec<u8>,
    /// Where the sand timer stands, from 0.
    pub space: u8,
    pub extra_traps: u8,
    /// How many have called for the timer to be turned.
    pub calls: usize,
    pub deck_count: usize,
    /// The one discarded last comes last.
    pub discard: Vec<Card>,
    pub book: Option<BookView>,
    /// In order; none for a Door nobody may look behind.
    pub doors: Vec<Option<Card>>,
    pub exit_door: Option<u8>,
    /// How all pointed in the last vote.
    pub votes: Vec<(Seat, Seat)>,
    pub last_turn: Option<LastTurnView>,
    /// What ends a night that lasts too long; nothing where there are no nights, or under version 1 of the rules.
    pub night_limit: Option<NightLimit>,
    pub end: Option<EndView>,
}

/// What ends a night that lasts too long (RUL-OBS-37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NightLimit {
    /// The clock, after so many milliseconds.
    Clock(u32),
    /// The Grimoire, where no clock runs.
    Grimoire,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Riddle,
    ClueShown,
    EyesClosed,
    Doors,
    DoorsLocked { opened: u8 },
    DoorsWatched,
    DoorsLockedWatched { opened: u8 },
    Debate { round: u8 },
    Vote { round: u8 },
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WizardView {
    pub seat: Seat,
    pub character: Character,
    pub companion: Option<Character>,
    /// Cohesion on the Character card.
    pub wrong: u8,
    pub card: LoyaltyView,
    pub token: TokenView,
    pub second: Option<TokenView>,
    pub confirmed: bool,
    /// Ready to go on from the clue, or from the debate.
    pub ready: bool,
    /// Has called for the timer; said of nobody while that is a secret.
    pub called: bool,
    pub voted: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LoyaltyView {
    /// Nobody has one with two or three players.
    None,
    Down,
    Loyal,
    Traitor,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TokenView {
    Centre,
    Hand,
    Door(u8),
    Removed,
}

/// The Book as the Wizards see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BookView {
    pub pages: [PageView; 2],
    /// In an order that tells nothing.
    pub butterflies: Vec<Perch>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LastTurnView {
    pub turn: u8,
    pub doors: Vec<Card>,
    pub exit_door: u8,
    /// Not before the turn has ended.
    pub book: Option<([Card; 2], Vec<Perch>)>,
    pub stood: Vec<(Seat, Token, u8)>,
    pub traps: Vec<Trap>,
}

/// All secrets at last (OBS-12.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EndView {
    pub escaped: bool,
    pub traitor: Option<Seat>,
    pub picks: Vec<Card>,
    pub holder: Option<[Card; HOLDER]>,
    /// The top card first.
    pub deck: Vec<Card>,
}

pub fn open(state: &State) -> Open {
    let (deck_count, discard) = match &state.asleep {
        Some(asleep) => (asleep.deck.into(), asleep.discard.iter().collect()),
        None => (state.deck.len(), state.discard.iter().collect()),
    };
    Open {
        phase: phase(state),
        turn: state.turn,
        progress: state.progress,
        last_space: LAST_SPACE,
        light: state.light,
        dark: state.dark,
        grimoire: state.grimoire,
        wizards: state.wizards().iter().map(|seat| wizard(state, seat)).collect(),
        traps: state.traps.iter().collect(),
        bag: state.bag.iter().collect(),
        track: state.track().to_vec(),
        space: state.space,
        extra_traps: state.extra_traps,
        calls: state.called.len(),
        deck_count,
        discard,
        book: book(state),
        doors: (1..=state.doors.len() as u8).map(|door| state.face(door)).collect(),
        exit_door: state.exit_door().filter(|_| state.resolved),
        votes: pairs(state, &state.pointed, |_| true),
        last_turn: last_turn(state),
        night_limit: night_limit(state),
        end: end(state),
    }
}

fn phase(state: &State) -> Phase {
    match state.stack.top() {
        Some(Frame::ClueShown) => Phase::ClueShown,
        Some(Frame::TraitorPicks) => Phase::EyesClosed,
        Some(Frame::Doors(choosing)) => match (choosing.locked, choosing.watched) {
            (false, false) => Phase::Doors,
            (true, false) => Phase::DoorsLocked { opened: choosing.opened },
            (false, true) => Phase::DoorsWatched,
            (true, true) => Phase::DoorsLockedWatched { opened: choosing.opened },
        },
        Some(Frame::Debate { round }) => Phase::Debate { round },
        Some(Frame::Vote { round }) => Phase::Vote { round },
        None => Phase::Over,
        Some(_) => Phase::Riddle,
    }
}

fn wizard(state: &State, seat: Seat) -> WizardView {
    let (where_is_secret, who_is_secret) = secrecy(state);
    let token = |token: Token| match state.standing(seat, token) {
        _ if !state.active().contains(seat) => TokenView::Removed,
        0 => TokenView::Centre,
        _ if who_is_secret => TokenView::Centre,
        _ if where_is_secret => TokenView::Hand,
        door => TokenView::Door(door),
    };
    let is_traitor = state.traitor == Some(seat);
    let card = match (state.options.has_traitor(), state.exposed.contains(seat) || state.end.is_some()) {
        (false, _) => LoyaltyView::None,
        (true, false) => LoyaltyView::Down,
        (true, true) if is_traitor => LoyaltyView::Traitor,
        (true, true) => LoyaltyView::Loyal,
    };
    WizardView {
        seat,
        character: state.characters[seat.index()],
        companion: state.companion,
        wrong: state.wrong[seat.index()],
        card,
        token: token(Token::Own),
        second: (state.options.seats == 2).then(|| token(Token::Companion)),
        confirmed: state.confirmed.contains(seat),
        ready: state.ready.contains(seat),
        called: state.called.contains(seat) && !who_is_secret,
        voted: state.votes[seat.index()].is_some(),
    }
}

fn book(state: &State) -> Option<BookView> {
    let pages = state.pages.filter(|_| state.book == Book::Shown)?;
    let traps = if state.end.is_some() { Default::default() } else { state.traps };
    Some(BookView { pages: PageView::both(pages, traps), butterflies: sorted(state.butterflies) })
}

fn night_limit(state: &State) -> Option<NightLimit> {
    let limit = match state.options.clock {
        Clock::Sand(times) => NightLimit::Clock(times.night_max.max(times.eyes_min)),
        Clock::Untimed => NightLimit::Grimoire,
    };
    (state.rules >= 2 && state.options.has_traitor()).then_some(limit)
}

fn last_turn(state: &State) -> Option<LastTurnView> {
    let last = state.last?;
    let stood = state.seats().flat_map(|seat| {
        let at = move |token: Token| (seat, token, last.standing[seat.index()][token as usize]);
        Token::BOTH.map(at)
    });
    let ended = last.turn < state.turn || state.end.is_some();
    Some(LastTurnView {
        turn: last.turn,
        doors: last.doors.iter().collect(),
        exit_door: last.doors.iter().position(|card| card == last.exit).map_or(0, |place| place as u8 + 1),
        book: ended.then(|| (last.pages, sorted(last.butterflies))),
        stood: stood.filter(|(_, _, door)| *door > 0).collect(),
        traps: last.traps.iter().collect(),
    })
}

fn end(state: &State) -> Option<EndView> {
    let end = state.end?;
    Some(EndView {
        escaped: end == End::Escaped,
        traitor: state.traitor,
        picks: state.picks.iter().collect(),
        holder: state.holder,
        deck: state.deck.iter().rev().collect(),
    })
}
