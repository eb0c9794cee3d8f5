//! Death May Die on a stage: its scenario files, and what they can say.

use table::scenario::{Field, Kinds, Staged};
use table::{Actor, Seed};

use crate::stage::Position;
use crate::{DeathMayDie, Event, Move, Options, State, fields, spelling};

/// The scenario files: name and text.
pub const SCENARIOS: &[(&str, &str)] = &[
    ("setup", include_str!("../scenarios/setup.scn")),
    ("map", include_str!("../scenarios/map.scn")),
    ("dice", include_str!("../scenarios/dice.scn")),
    ("actions", include_str!("../scenarios/actions.scn")),
    ("harm", include_str!("../scenarios/harm.scn")),
    ("turns", include_str!("../scenarios/turns.scn")),
    ("elder", include_str!("../scenarios/elder.scn")),
    ("skills", include_str!("../scenarios/skills.scn")),
    ("enemies", include_str!("../scenarios/enemies.scn")),
    ("edges", include_str!("../scenarios/edges.scn")),
    ("orders", include_str!("../scenarios/orders.scn")),
    ("blind", include_str!("../scenarios/blind.scn")),
    ("book", include_str!("../scenarios/book.scn")),
    ("tricky", include_str!("../scenarios/tricky.scn")),
    ("corners", include_str!("../scenarios/corners.scn")),
    ("examples", include_str!("../scenarios/examples.scn")),
    ("content_skills", include_str!("../scenarios/content_skills.scn")),
    ("content_mythos", include_str!("../scenarios/content_mythos.scn")),
    ("content_people", include_str!("../scenarios/content_people.scn")),
    ("content_foes", include_str!("../scenarios/content_foes.scn")),
    ("content_episodes", include_str!("../scenarios/content_episodes.scn")),
    ("content_conditions", include_str!("../scenarios/content_conditions.scn")),
    ("content_claims", include_str!("../scenarios/content_claims.scn")),
    ("content_cards", include_str!("../scenarios/content_cards.scn")),
    ("content_numbers", include_str!("../scenarios/content_numbers.scn")),
];

/// The guided first games.
pub const LESSONS: &[&str] = &[include_str!("../lessons/first.lesson")];

impl Staged for DeathMayDie {
    type Position = Position;

    const FIELDS: &'static [Field<DeathMayDie, Position>] = fields::FIELDS;
    const KINDS: &'static [Kinds] = fields::KINDS;
    const LUCK: &'static [(&'static str, &'static str)] = &[
        ("dice", "dice"),
        ("shuffled mythos", "mythos"),
        ("shuffled discoveries", "discovery"),
        ("dealt insanities", "insanity"),
        ("dealt values", "tokens"),
        ("drawn unknown", "unknown"),
        ("shuffled relics", "relics"),
        ("drawn first", "first"),
        ("drawn place", "places"),
        ("drawn game", "game"),
    ];
    const SEATS: Option<u8> = Some(2);
    const UNKNOWN_OPTION: &'static str = "DMD-3.1";

    fn usual(options: Options, seed: Seed) -> Position {
        Position::new(options, seed)
    }

    fn place(position: Position) -> Result<State, String> {
        Ok(position.place())
    }

    /// Investigators, enemies, spaces and cards by their ids.
    fn spelled(_state: &State, event: &Event) -> String {
        spelling::spelled(event)
    }

    fn meaning(state: &State, _actor: Actor, mv: Move) -> Option<String> {
        spelling::meaning(state, mv)
    }
}
