//! How does a game end, and who has won (section 12)?

use table::{Outcome, SeatSet};

use crate::options::Options;
use crate::state::{End, State};

/// The Wizards and their Grimoire; whoever wins if they do not.
pub fn parties(options: &Options) -> Vec<String> {
    let other = if options.has_traitor() { "traitor" } else { "nobody" };
    vec!["wizards".to_owned(), other.to_owned()]
}

pub fn outcome(state: &State) -> Option<Outcome> {
    let traitor: SeatSet = state.traitor.into_iter().collect();
    Some(match state.end? {
        End::Escaped => {
            let all = SeatSet::all(state.options.seats);
            Outcome { party: 0, winners: SeatSet(all.0 & !traitor.0) }
        }
        End::Lost => Outcome { party: 1, winners: traitor },
    })
}
