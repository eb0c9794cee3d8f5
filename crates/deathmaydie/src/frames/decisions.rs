//! What kind of decision is it? The thirty kinds of DMD-25.5, for whoever shows the question.

use serde::Serialize;

use super::{Among, Frame};
use crate::state::State;

/// A kind of decision, called as the rules call it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    Inv,
    Relic,
    Act,
    Step,
    Sneak,
    Carry,
    Follow,
    Target,
    Preroll,
    Reroll,
    Postroll,
    Convert,
    Extra,
    Split,
    Prevent,
    Soak,
    Level,
    Heal,
    Fatigue,
    Avoid,
    Trade,
    Consent,
    Claim,
    Option,
    Pick,
    Path,
    Order,
    Push,
    Sacrifice,
    Window,
}

impl Decision {
    pub const COUNT: usize = 30;

    /// What is being decided now.
    pub fn of(state: &State) -> Option<Decision> {
        let frame = state.stack.top().filter(|_| state.end.is_none())?;
        Some(match frame {
            Frame::PickInvestigator(_) => Decision::Inv,
            Frame::PickRelic { .. } => Decision::Relic,
            Frame::Act | Frame::FreeAct(_) => Decision::Act,
            Frame::Window => Decision::Window,
            Frame::Step(_) | Frame::WalkStep { .. } => Decision::Step,
            Frame::Sneak { .. } => Decision::Sneak,
            Frame::Carry { .. } => Decision::Carry,
            Frame::Follow { .. } => Decision::Follow,
            Frame::Targets { .. } => Decision::Target,
            Frame::BeforeRoll => Decision::Preroll,
            Frame::Rerolls => Decision::Reroll,
            Frame::PerSymbol { .. } => Decision::Postroll,
            Frame::Convert { .. } => Decision::Convert,
            Frame::Extra { .. } => Decision::Extra,
            Frame::Split { .. } => Decision::Split,
            Frame::Prevent(..) => Decision::Prevent,
            Frame::Share(_) => Decision::Soak,
            Frame::Level(_) => Decision::Level,
            Frame::Heal { .. } | Frame::ShareHealing { .. } => Decision::Heal,
            Frame::FatigueTrack { .. } => Decision::Fatigue,
            Frame::Avoid { .. } => Decision::Avoid,
            Frame::Trade(_) => Decision::Trade,
            Frame::Consent { .. } => Decision::Consent,
            Frame::ClaimBy { .. } => Decision::Claim,
            Frame::Replace { .. } | Frame::Choose { .. } | Frame::May(_) => Decision::Option,
            Frame::HowMany { .. } => Decision::Pick,
            Frame::Pick { among, .. } => picking(state, among),
            Frame::PushTo { .. } => Decision::Push,
            Frame::Passing { .. } | Frame::Order { .. } | Frame::Fight => Decision::Order,
            Frame::Sacrifice { .. } => Decision::Sacrifice,
            _ => return None,
        })
    }
}

/// A space something moves to, or one of several things.
fn picking(state: &State, among: Among) -> Decision {
    let below = state.stack.frames().iter().rev().nth(1);
    match (among, below) {
        (Among::Sites(_), Some(Frame::Go { .. } | Frame::MoveChips { .. })) => Decision::Path,
        _ => Decision::Pick,
    }
}
