//! What runs out at a table, as one viewer may know it? The game's timers, and the time to think of those awaited.

use table::company::Sitter;
use table::{Seat, Viewer};

use super::state::TableState;

/// Something that runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    pub what: RunsOut,
    /// In milliseconds since 1970.
    pub deadline: u64,
    /// In milliseconds.
    pub length: u32,
}

/// A timer of the game, or somebody's time to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunsOut {
    Timer(&'static str),
    Thinking(Seat),
}

/// The clocks this viewer may see.
pub fn seen_by(state: &TableState, viewer: Viewer) -> Vec<Seen> {
    let session = &state.session;
    if session.outcome().is_some() || (!state.begun && state.waits_for_people()) {
        return Vec::new();
    }
    let awaited = session.awaited(viewer);
    let running = session.timers().iter().filter(|running| awaited.timers.contains(running.timer));
    let timers = running.map(|running| Seen {
        what: RunsOut::Timer(running.timer.name),
        deadline: running.deadline(),
        length: running.timer.ms,
    });
    let person = |seat: &Seat| matches!(state.sitter(*seat), Some(Sitter::Person(_)));
    let thinking = awaited.seats.iter().filter(person).filter_map(|seat| {
        let deadline = state.time_is_up(seat)?;
        Some(Seen { what: RunsOut::Thinking(seat), deadline, length: state.think.ms? })
    });
    timers.chain(thinking).collect()
}
