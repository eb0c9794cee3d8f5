//! How near is the team to victory? A small net over what lies on the table, taught by finished games.

use deathmaydie::end::End;
use deathmaydie::state::State;

use super::marks::{marks, phase};
use super::net::Net;
use super::weights::WEIGHTS;

pub(super) fn worth(state: &State) -> f32 {
    if let Some(end) = state.end {
        return f32::from(u8::from(end == End::Won));
    }
    Net::of(&WEIGHTS[phase(state)]).likelihood(&marks(state))
}
