//! What may each viewer know? Built up field by field: what is open to all, and what is one's own.

use serde::Serialize;
use table::{Pending, Seat, Viewer};

use crate::lamps::Lamp;
use crate::state::{IN_THE_BOX, State, Wish};

pub type View = table::View<Open, Own>;

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Open {
    pub night: u8,
    pub nights: u8,
    pub moment: Moment,
    pub lamplighter: Seat,
    pub wish: Wish,
    pub players: Vec<PlayerView>,
    /// All lanterns shown so far, from faint to bright.
    pub shown: Vec<Lamp>,
    /// How bright the brightest lantern of this game is.
    pub brightest: u8,
    pub winner: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Moment {
    Dusk,
    Night,
    Over,
}

/// What everybody sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub points: u8,
    /// How many lanterns they hold.
    pub held: usize,
    /// Whether one of theirs burns tonight.
    pub lit: bool,
    /// What they showed at the last dawn.
    pub last: Option<Lamp>,
}

/// What only the viewer knows; whoever looks on knows nothing of this, and the referee everything.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Own {
    pub seat: Option<Seat>,
    /// By seat: the lanterns in hand.
    pub hands: Vec<Option<Vec<Lamp>>>,
    /// By seat: the lantern lit tonight.
    pub lit: Vec<Option<Lamp>>,
    /// The Moth, for the Moth itself; for everybody once the game is over.
    pub moth: Option<Seat>,
    /// The lanterns in the box the viewer may see just now.
    pub in_the_box: [Option<Lamp>; IN_THE_BOX],
}

pub fn open(state: &State) -> Open {
    let player = |seat: Seat| PlayerView {
        seat,
        points: state.points[seat.index()],
        held: state.hands[seat.index()].len(),
        lit: state.lit[seat.index()].is_some(),
        last: state.last[seat.index()],
    };
    let moment = match (state.is_over(), state.is_dusk()) {
        (true, _) => Moment::Over,
        (false, true) => Moment::Dusk,
        (false, false) => Moment::Night,
    };
    Open {
        night: state.night,
        nights: state.options.nights,
        moment,
        lamplighter: state.lamplighter(),
        wish: state.wish,
        players: state.seats().map(player).collect(),
        shown: state.shown.iter().collect(),
        brightest: state.options.brightest(),
        winner: crate::end::outcome(state).map(|outcome| Seat(outcome.party)),
    }
}

pub fn own(state: &State, viewer: Viewer) -> Own {
    let sees = |seat: &Seat| viewer.sees_seat(*seat);
    let hand = |seat: Seat| Some(seat).filter(sees).map(|seat| state.hands[seat.index()].iter().collect());
    let is_moth = viewer.sees_seat(state.moth);
    let open = state.is_over() || viewer == Viewer::Referee;
    let mut in_the_box = [None; IN_THE_BOX];
    for (index, place) in in_the_box.iter_mut().enumerate() {
        let seen = open || is_moth && state.looked_at[index];
        *place = seen.then_some(state.in_the_box[index]);
    }
    Own {
        seat: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None },
        hands: state.seats().map(hand).collect(),
        lit: state.seats().map(|seat| state.lit[seat.index()].filter(|_| sees(&seat))).collect(),
        moth: (open || is_moth).then_some(state.moth),
        in_the_box,
    }
}

/// Everybody knows who has yet to light a lantern. That the Moth is still about, only the Moth.
pub fn awaited(state: &State, viewer: Viewer) -> Pending {
    let truth = state.pending();
    if !state.is_night() || viewer.sees_seat(state.moth) {
        return truth;
    }
    Pending { seats: state.in_the_dark(), ..truth }
}
