//! Obscurio on a stage: positions, moves and facts in the words of the scenario files.

use table::scenario::Staged;

use crate::{Event, Move, Obscurio, State, facts, stage};

/// The scenario files: name and text.
pub const SCENARIOS: &[(&str, &str)] = &[
    ("setup", include_str!("../scenarios/setup.scn")),
    ("riddle", include_str!("../scenarios/riddle.scn")),
    ("night", include_str!("../scenarios/night.scn")),
    ("doors", include_str!("../scenarios/doors.scn")),
    ("resolution", include_str!("../scenarios/resolution.scn")),
    ("accusation", include_str!("../scenarios/accusation.scn")),
    ("traps", include_str!("../scenarios/traps.scn")),
    ("watcher", include_str!("../scenarios/watcher.scn")),
    ("few", include_str!("../scenarios/few.scn")),
    ("secrets", include_str!("../scenarios/secrets.scn")),
];

impl Staged for Obscurio {
    fn stage(given: &[&str]) -> Result<State, String> {
        stage::Position::read(given)?.place()
    }

    fn set_up_refused(given: &[&str]) -> Option<&'static str> {
        stage::Position::read(given).ok()?.options().err()
    }

    /// Doors may also be called `exit`, `wrong`, `wrong2`, `wrong3`: luck decides where they are.
    fn read_move(state: &State, text: &str) -> Result<Move, String> {
        let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        for word in &mut words {
            if let Some(door) = stage::door(state, word) {
                *word = door.to_string();
            }
        }
        words.join(" ").parse().map_err(|()| format!("\"{text}\" is not a move"))
    }

    fn fact(state: &State, past: &[Event], fact: &str) -> Result<(), String> {
        facts::check(state, past, fact)
    }
}
