//! How does a game end (section 17)? All win or lose together.

use table::{Outcome, SeatSet};

use crate::content::TRACK_LEN;
use crate::people::Inv;
use crate::state::State;

/// The Ritual and the three Stages on the board are a quarter of the way each.
const QUARTER: i16 = 25;
/// From the first space of the Summoning track to the last.
const STEPS: i16 = TRACK_LEN as i16 - 1;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The Final Stage is defeated (DMD-17.1).
    Won,
    /// An investigator was eliminated while the Elder One was on the track (DMD-16.2).
    TooEarly,
    AllDead,
    /// The Progression token came to the last space (DMD-14.2).
    Track,
}

pub fn parties() -> Vec<String> {
    vec!["investigators".to_owned(), "elder".to_owned()]
}

pub fn outcome(state: &State) -> Option<Outcome> {
    Some(match state.end? {
        End::Won => Outcome { party: 0, winners: SeatSet::all(state.options.seats) },
        _ => Outcome { party: 1, winners: SeatSet::NONE },
    })
}

impl State {
    /// What this investigator's elimination means for all (DMD-16.2, DMD-16.7).
    pub fn end_by_death(&self, dead: Inv) -> Option<End> {
        if !self.elder_on_board() {
            return Some(End::TooEarly);
        }
        self.living().without(dead).is_empty().then_some(End::AllDead)
    }

    /// How far the investigators have come, and how far the Elder One, in hundredths of their way.
    pub fn ways(&self) -> [i16; 2] {
        let fought = i16::from(self.disrupted) + i16::from(self.stage.saturating_sub(2).min(2));
        let people = if self.end == Some(End::Won) { 100 } else { QUARTER * fought };
        let elder = match self.end {
            Some(End::TooEarly | End::AllDead | End::Track) => 100,
            Some(End::Won) | None => (i16::from(self.track) - 1).clamp(0, STEPS) * 100 / STEPS,
        };
        [people, elder]
    }
}
