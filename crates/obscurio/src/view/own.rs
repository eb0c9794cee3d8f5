//! What does one viewer see besides?

use serde::Serialize;
use table::{Pending, Seat, SeatSet, Viewer};

use super::{pairs, secrecy};
use crate::book::{Perch, sorted};
use crate::cards::Trap;
use crate::moves::Bell;
use crate::pictures::Card;
use crate::state::{Book, Frame, HOLDER, State, Token};

/// What only the viewer knows; whoever looks on knows nothing of this, and the referee everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Own {
    pub seat: Option<Seat>,
    pub role: Option<Role>,
    /// The Grimoire and the Traitor know.
    pub traitor: Option<Seat>,
    /// Awake while all others have their eyes closed.
    pub awake: bool,
    /// Whether the Grimoire may go on from here: close all eyes, lay the Doors, end a night that lasts too long, or turn the
    /// timer of a single Wizard who does not decide.
    pub may_call: bool,
    pub deck_count: Option<usize>,
    /// The pile as it is now, for those awake: the deck may have been made of it.
    pub discard: Option<Vec<Card>>,
    pub exit: Option<Card>,
    /// The bare Book.
    pub pages: Option<[Card; 2]>,
    pub butterflies: Vec<Perch>,
    pub holder: Option<[Card; HOLDER]>,
    /// How many more cards the Traitor may pick tonight: none once the holder is closed.
    pub picks_left: Option<usize>,
    pub picks: Vec<Card>,
    /// Doors held or taken in secret, by token.
    pub holds: Vec<(Seat, Token, u8)>,
    /// Whether all one's tokens have answered the locked Door that was opened last.
    pub answered: bool,
    pub called: bool,
    pub votes: Vec<(Seat, Seat)>,
}

impl Own {
    /// The card in this slot of the holder, from 1, for those who see it.
    pub fn in_slot(&self, slot: u8) -> Option<Card> {
        self.holder?.get(usize::from(slot).checked_sub(1)?).copied()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    Grimoire,
    /// Without a Traitor in the game, simply a Wizard.
    Wizard,
    Loyal,
    Traitor,
}

pub fn own(state: &State, viewer: Viewer) -> Own {
    let all = viewer == Viewer::Referee || state.end.is_some();
    let sees = |seat: Seat| viewer.sees_seat(seat);
    let grimoire = sees(state.grimoire);
    let traitor = state.traitor.is_some_and(sees);
    let night = state.is_night();
    let awake = night && (grimoire || traitor);
    let espionage = traitor && night && state.traps.contains(Trap::Espionage);
    let sees_exit = all || state.resolved || grimoire && state.is_riddle() || espionage;
    let bare = all || grimoire && state.book != Book::Gone;
    let holds = state
        .seats()
        .filter(|seat| sees(*seat))
        .flat_map(|seat| Token::BOTH.map(|token| (seat, token, state.standing(seat, token))));
    Own {
        seat: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None },
        role: if let Viewer::Seat(seat) = viewer { Some(role(state, seat)) } else { None },
        traitor: state.traitor.filter(|_| all || grimoire || traitor),
        awake,
        may_call: grimoire && may_call(state),
        deck_count: awake.then_some(state.deck.len()),
        discard: awake.then(|| state.discard.iter().collect()),
        exit: state.exit.filter(|_| sees_exit),
        pages: state.pages.filter(|_| bare),
        butterflies: if bare { sorted(state.butterflies) } else { Vec::new() },
        holder: state.holder.filter(|_| all || awake),
        picks_left: (awake && !state.holder_closed).then(|| state.pick_limit() - state.picks.len()),
        picks: if all || traitor || awake { state.picks.iter().collect() } else { Vec::new() },
        holds: if secrecy(state).0 { holds.filter(|(_, _, door)| *door > 0).collect() } else { Vec::new() },
        answered: answered(state, viewer),
        called: state.called.iter().any(|seat| viewer == Viewer::Seat(seat)),
        votes: pairs(state, &state.votes, sees),
    }
}

fn may_call(state: &State) -> bool {
    let clue = state.stack.top() == Some(Frame::ClueShown) && state.may_call();
    clue || state.may_open_eyes() || state.may_press(state.grimoire)
}

fn answered(state: &State, viewer: Viewer) -> bool {
    let locked = state.choosing().is_some_and(|choosing| choosing.locked);
    let done = |seat: Seat| viewer == Viewer::Seat(seat) && state.has_answered_all(seat);
    locked && state.active().iter().any(done)
}

fn role(state: &State, seat: Seat) -> Role {
    match state.traitor {
        _ if seat == state.grimoire => Role::Grimoire,
        None => Role::Wizard,
        Some(traitor) if seat == traitor => Role::Traitor,
        Some(_) => Role::Loyal,
    }
}

/// Patience is not a clock anybody plays against: where none runs, none is shown.
fn without_patience(truth: Pending) -> Pending {
    let shown = truth.timers.iter().filter(|timer| timer.name != Bell::Patience.name());
    shown.fold(Pending::seats(truth.seats), Pending::with_timer)
}

/// Everybody knows who has yet to answer, except in the night, and while the Watcher guards locked Doors (OBS-17.7).
pub fn awaited(state: &State, viewer: Viewer) -> Pending {
    let truth = state.pending();
    let sees = |seat: Seat| viewer.sees_seat(seat);
    if state.is_night() {
        let awake = sees(state.grimoire) || state.traitor.is_some_and(sees);
        return if awake { without_patience(truth) } else { Pending::NOBODY };
    }
    let truth = without_patience(truth);
    if secrecy(state).1 {
        let seats: SeatSet = truth.seats.iter().filter(|seat| sees(*seat)).collect();
        return Pending { seats, ..truth };
    }
    if matches!(state.stack.top(), Some(Frame::Riddle | Frame::ClueShown)) {
        // Others who could go on without the Grimoire are not waited for until somebody asks them to.
        let looks = |seat: Seat| state.stack.top() == Some(Frame::ClueShown) && !state.ready.contains(seat);
        let waits =
            |seat: &Seat| *seat == state.grimoire || sees(*seat) || looks(*seat) || state.is_pressed(*seat);
        let seats: SeatSet = truth.seats.iter().filter(waits).collect();
        return Pending { seats, ..truth };
    }
    truth
}
