//! How the game ends.

use table::{Outcome, SeatSet};

use crate::cards::named;
use crate::state::State;

named! {
    /// The one way to win and the three ways to lose.
    End {
        Won = "won",
        MadnessExhausted = "madness-exhausted",
        FinalMonsterEscaped = "final-monster-escaped",
        AllEliminated = "all-eliminated",
    }
}

impl End {
    /// The rule that says so.
    pub fn rule(self) -> &'static str {
        match self {
            End::Won => "BBM-21.1",
            End::MadnessExhausted => "BBM-21.2",
            End::FinalMonsterEscaped => "BBM-21.3",
            End::AllEliminated => "BBM-21.4",
        }
    }
}

/// The game is over: nothing further is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Over;

/// Whether the game goes on.
pub type Flow = Result<(), Over>;

/// Who can win: all players together, or the book.
pub fn parties() -> Vec<String> {
    vec!["players".to_owned(), "book".to_owned()]
}

pub fn outcome(state: &State) -> Option<Outcome> {
    state.end.map(|end| match end {
        End::Won => Outcome { party: 0, winners: SeatSet::all(state.options.seats) },
        End::MadnessExhausted | End::FinalMonsterEscaped | End::AllEliminated => {
            Outcome { party: 1, winners: SeatSet::NONE }
        }
    })
}
