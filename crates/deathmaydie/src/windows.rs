//! What comes after a moment at which cards without a time of their own may be used (DMD-25.6)?

use serde::Serialize;

use crate::frames::Frame;
use crate::state::{Phase, State};

/// What would come next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    Mythos,
    Encounter,
    /// The next enemy of a Fight attacks.
    Attack,
    EndOfTurn,
    Fire,
    /// The Fire roll is over.
    AfterFire,
}

impl Next {
    /// What waits below the window on top of the stack.
    pub(crate) fn after(state: &State) -> Next {
        match state.stack.frames().iter().rev().nth(1) {
            Some(Frame::Fight) => Next::Attack,
            Some(Frame::Phase(Phase::Mythos)) => Next::Mythos,
            Some(Frame::Phase(Phase::Encounter)) => Next::Encounter,
            Some(Frame::Phase(Phase::Effects)) => Next::EndOfTurn,
            Some(Frame::Phase(Phase::Fire)) => Next::Fire,
            _ => Next::AfterFire,
        }
    }
}
