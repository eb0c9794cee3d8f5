//! What a viewer sees of a table, written down: everything any page or stream is made from, and nothing else.

use std::io::Write as _;

use table::{Actor, Viewer};
use words::Lang;
use words::problem::Problem;

use crate::tables::{Table, clocks, undo};

/// All that this viewer sees now.
pub fn sight(table: &Table, viewer: Viewer) -> Result<Vec<u8>, Problem> {
    let state = table.state();
    table.ask(&state, &Vec::new, || {
        let session = &state.session;
        let mut seen = Vec::new();
        session.write_open(&mut seen);
        session.write_own(viewer, &mut seen);
        let (question, moves) = match viewer {
            Viewer::Seat(seat) => {
                let question = session.question(seat).map(|question| question.id);
                let asked = question.map_or(Vec::new(), |_| session.legal(Actor::Seat(seat)));
                (question, asked)
            }
            Viewer::Spectator | Viewer::Referee => (None, Vec::new()),
        };
        let game = (session.made(viewer), question, moves, session.awaited(viewer), session.outcome());
        let around = (&state.sitters, state.has_lost(), state.pace, state.think, state.heard(viewer));
        let nudge = state.nudge_of(viewer, table::SeatSet::NONE).map(|nudge| (nudge.by, nudge.number));
        let asked = (undo::open_to(&state, viewer), nudge, clocks::seen_by(&state, viewer));
        let changed = (&state.arranged, &state.rematch, &state.shared_review, state.names(Lang::En));
        // Writing to memory cannot fail.
        let _ = write!(seen, "{game:?} {around:?} {asked:?} {changed:?}");
        seen
    })
}
