//! Where in a turn does a story begin? With the actions, unless it says another step: `given step encounter`.

use table::scenario::Said;
use table::{Events, Run};

use crate::effects::Now;
use crate::frames::Frame;
use crate::stage::Position;
use crate::state::{Phase, State};

/// The steps of a turn by name, in their order.
const STEPS: [(&str, Phase); 8] = [
    ("actions", Phase::Actions),
    ("mythos", Phase::Mythos),
    ("encounter", Phase::Encounter),
    ("effects", Phase::Effects),
    ("fire", Phase::Fire),
    ("discards", Phase::Discards),
    ("summoning", Phase::Summoning),
    ("elder", Phase::Elder),
];

impl Position {
    /// The turn goes on from the step the story begins with, as far as nobody is asked.
    pub fn place(mut self) -> State {
        self.state.stack.push(Frame::StartTurn);
        self.go_on();
        self.state.acted = self.acted;
        if let Some(step) = self.step {
            while self.state.stack.top().is_some_and(|frame| frame != Frame::Phase(step)) {
                self.state.stack.pop();
            }
            self.go_on();
        }
        self.state
    }

    fn go_on(&mut self) {
        Now { state: &mut self.state, events: &mut Events::silent() }.run();
    }
}

pub fn step(it: &mut Position, said: &Said) -> Result<(), String> {
    let word = said.text();
    let found = STEPS.into_iter().find(|(name, _)| *name == word);
    let known = || STEPS.map(|(name, _)| name).join(", ");
    it.step = Some(found.map(|(_, phase)| phase).ok_or_else(|| format!("{word} is none of {}", known()))?);
    Ok(())
}

/// The name of the step the turn is in.
pub fn name(state: &State) -> &'static str {
    STEPS.into_iter().find(|(_, phase)| *phase == state.phase).map_or("none", |(name, _)| name)
}
