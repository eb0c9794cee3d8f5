//! Who will be where at the end of this turn, whatever anybody decides? A dry run of the texts that are read then.

use serde::Serialize;
use table::{Events, Run};

use crate::content::Space;
use crate::effects::Now;
use crate::events::Event;
use crate::frames::Frame;
use crate::legal;
use crate::moves::Move;
use crate::state::{Phase, State};

/// No end of a turn asks so much.
const LONGEST: usize = 40;

/// An enemy that moves or appears.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coming {
    pub foe: String,
    /// Nothing for one that is not on the map yet.
    pub from: Option<Space>,
    pub to: Space,
}

/// As the board stands now. What hangs on chance or on somebody's choice is not foretold: both the first and the last
/// answer to every question must lead there.
pub fn coming(state: &State) -> Vec<Coming> {
    let in_turn = (Phase::Start..Phase::Discards).contains(&state.phase);
    if !in_turn || state.end.is_some() || !state.is_living(state.active) {
        return Vec::new();
    }
    let mut sure = rehearsed(state, |moves| moves.first().copied());
    if !sure.is_empty() {
        let other = rehearsed(state, |moves| moves.last().copied());
        sure.retain(|it| other.contains(it));
    }
    sure
}

/// The last steps of the turn, each question answered in this way, until chance speaks.
fn rehearsed(state: &State, choose: impl Fn(&[Move]) -> Option<Move>) -> Vec<Coming> {
    let (mut future, mut events) = (state.clone(), Events::new());
    state.mythos_read().for_each(|card| future.mythos_discard.push(card));
    future.stack.clear();
    let mut now = Now { state: &mut future, events: &mut events };
    now.phase(Phase::Discards);
    // Nothing at the end of a turn looks at the deck, so that its shuffle need not end the forecast.
    let read: Vec<Frame> =
        now.state.stack.frames().iter().copied().filter(|it| *it != Frame::ShuffleMythos).collect();
    now.state.stack.clear();
    for frame in [Frame::Phase(Phase::Elder), Frame::Phase(Phase::Summoning)].into_iter().chain(read) {
        now.state.stack.push(frame);
    }
    let mut moves = Vec::new();
    for _ in 0..LONGEST {
        now.run();
        let Some(question) = now.state.stack.top().filter(|_| !now.events.is_settled()) else { break };
        moves.clear();
        legal::options(now.state, question, &mut moves);
        let Some(answer) = choose(&moves) else { break };
        now.answer(question, answer);
    }
    let named = |event: Event| match event {
        Event::FoeMoved { foe, from, to } => Some(Coming { foe: foe.to_string(), from: Some(from), to }),
        Event::FoePlaced { foe, to } | Event::Summoned { foe, space: to } => {
            Some(Coming { foe: foe.to_string(), from: None, to })
        }
        _ => None,
    };
    events.take_foreseeable().into_iter().filter_map(named).collect()
}
