//! The Big Book of Madness on a stage: positions and facts in the words of the scenario files.

use table::scenario::Staged;

use crate::{Event, Madness, State, facts, stage};

/// The scenario files: name and text.
pub const SCENARIOS: &[(&str, &str)] = &[
    ("setup", include_str!("../scenarios/setup.scn")),
    ("turns", include_str!("../scenarios/turns.scn")),
    ("actions", include_str!("../scenarios/actions.scn")),
    ("spells", include_str!("../scenarios/spells.scn")),
    ("curses", include_str!("../scenarios/curses.scn")),
    ("book", include_str!("../scenarios/book.scn")),
    ("magicians", include_str!("../scenarios/magicians.scn")),
    ("rulings", include_str!("../scenarios/rulings.scn")),
];

impl Staged for Madness {
    fn stage(given: &[&str]) -> Result<State, String> {
        stage::Position::read(given)?.place()
    }

    fn set_up_refused(given: &[&str]) -> Option<&'static str> {
        stage::Position::read(given).ok()?.options().err()
    }

    fn fact(state: &State, past: &[Event], fact: &str) -> Result<(), String> {
        facts::check(state, past, fact)
    }
}
