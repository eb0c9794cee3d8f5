//! The Big Book of Madness on a stage: its scenario files, and what they can say.

use table::Seed;
use table::scenario::{Field, Kinds, Staged};

use crate::stage::Position;
use crate::{Madness, Options, State, fields};

/// The scenario files: name and text.
pub const SCENARIOS: &[(&str, &str)] = &[
    ("setup", include_str!("../scenarios/setup.scn")),
    ("turns", include_str!("../scenarios/turns.scn")),
    ("actions", include_str!("../scenarios/actions.scn")),
    ("answers", include_str!("../scenarios/answers.scn")),
    ("spells", include_str!("../scenarios/spells.scn")),
    ("curses", include_str!("../scenarios/curses.scn")),
    ("book", include_str!("../scenarios/book.scn")),
    ("magicians", include_str!("../scenarios/magicians.scn")),
    ("versions", include_str!("../scenarios/versions.scn")),
    ("rulings", include_str!("../scenarios/rulings.scn")),
    ("corners", include_str!("../scenarios/corners.scn")),
    ("views", include_str!("../scenarios/views.scn")),
    ("hunted", include_str!("../scenarios/hunted.scn")),
];

/// The guided first games.
pub const LESSONS: &[&str] = &[include_str!("../lessons/first.lesson")];

impl Staged for Madness {
    type Position = Position;

    const FIELDS: &'static [Field<Madness, Position>] = fields::FIELDS;
    const KINDS: &'static [Kinds] = fields::KINDS;
    const LUCK: &'static [(&'static str, &'static str)] = &[
        ("draws", "draw"),
        ("drawn curses", "curse"),
        ("drawn pages", "page"),
        ("drawn spells", "library"),
        ("drawn magicians", "magicians"),
        ("drawn first player", "first player"),
    ];
    const SEATS: Option<u8> = Some(2);
    const UNKNOWN_OPTION: &'static str = "BBM-3.11";

    fn usual(options: Options, seed: Seed) -> Position {
        Position::new(options, seed)
    }

    fn place(position: Position) -> Result<State, String> {
        Ok(position.place())
    }
}
