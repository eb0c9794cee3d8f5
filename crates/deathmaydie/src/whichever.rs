//! Does it matter how this is answered? A dry run of the rules: where every answer comes to the same, nobody has to be
//! asked (DMD-25.1).

use table::{Actor, Events, Game};

use crate::frames::Frame;
use crate::moves::Move;
use crate::people::Inv;
use crate::state::State;
use crate::{DeathMayDie, legal};

/// More ways than any question has whose answers come to the same; whoever finds more is asked.
const MOST: usize = 240;

/// The only answer, or the first of several that come to the same, whatever is put in order after them. Where chance or a
/// secret would speak nobody can know, and the answer is asked for.
pub fn whichever(state: &State) -> Option<Move> {
    let (frame, who) = asked(state)?;
    let mut moves = Vec::new();
    legal::options(state, frame, &mut moves);
    match moves[..] {
        [only] => Some(only),
        [first, ..] if may_come_to_the_same(frame) => {
            let (mut came, mut left) = (None, MOST);
            let same = moves.iter().all(|mv| comes_to(state, who, *mv, &mut came, &mut left));
            same.then_some(first)
        }
        _ => None,
    }
}

/// Wherever one goes, fights, rolls, learns or deals is another place to be.
fn may_come_to_the_same(frame: Frame) -> bool {
    !matches!(
        frame,
        Frame::PickInvestigator(_)
            | Frame::PickRelic { .. }
            | Frame::Act
            | Frame::FreeAct(_)
            | Frame::Window
            | Frame::Step(_)
            | Frame::WalkStep { .. }
            | Frame::Targets { .. }
            | Frame::Rerolls
            | Frame::Level(_)
            | Frame::Trade(_)
            | Frame::Consent { .. }
            | Frame::Sacrifice { .. }
    )
}

fn asked(state: &State) -> Option<(Frame, Inv)> {
    let frame = state.stack.top().filter(|_| state.end.is_none())?;
    Some((frame, frame.asks(state)?))
}

/// Whether everything that can follow from this answer is what came of the others. What is still to be put in order is
/// put in every order.
fn comes_to(state: &State, who: Inv, mv: Move, came: &mut Option<State>, left: &mut usize) -> bool {
    let Some(now) = after(state, who, mv) else { return false };
    if let Some((frame @ (Frame::Order { .. } | Frame::Passing { .. }), next)) = asked(&now) {
        let mut moves = Vec::new();
        legal::options(&now, frame, &mut moves);
        return moves.iter().all(|mv| comes_to(&now, next, *mv, came, left));
    }
    *left = left.saturating_sub(1);
    let now = forgotten(now);
    *left > 0 && *came.get_or_insert_with(|| now.clone()) == now
}

/// The table after this answer, if that is certain.
fn after(state: &State, who: Inv, mv: Move) -> Option<State> {
    let mut now = state.clone();
    let mut events = Events::silent();
    DeathMayDie::play(&mut now, Actor::Seat(state.seat(who)), mv, &mut events).ok()?;
    (!events.is_settled()).then_some(now)
}

/// Without what no rule reads any more: how often somebody has decided, and what a roll that is over came to.
fn forgotten(mut state: State) -> State {
    state.decisions = 0;
    if !state.is_rolling() {
        state.roll.symbols = Default::default();
        state.roll.dealt = [0; crate::figures::FOES];
    }
    state
}
