//! Obscurio on a stage: its scenario files, and what they can say.

use table::Seed;
use table::scenario::{Field, Kinds, Staged};

use crate::stage::{self, Position};
use crate::{Move, Obscurio, Options, State, fields};

/// The scenario files: name and text.
pub const SCENARIOS: &[(&str, &str)] = &[
    ("setup", include_str!("../scenarios/setup.scn")),
    ("riddle", include_str!("../scenarios/riddle.scn")),
    ("illusions", include_str!("../scenarios/illusions.scn")),
    ("night", include_str!("../scenarios/night.scn")),
    ("doors", include_str!("../scenarios/doors.scn")),
    ("resolution", include_str!("../scenarios/resolution.scn")),
    ("accusation", include_str!("../scenarios/accusation.scn")),
    ("traps", include_str!("../scenarios/traps.scn")),
    ("watcher", include_str!("../scenarios/watcher.scn")),
    ("few", include_str!("../scenarios/few.scn")),
    ("clocks", include_str!("../scenarios/clocks.scn")),
    ("players", include_str!("../scenarios/players.scn")),
    ("corners", include_str!("../scenarios/corners.scn")),
    ("hunted", include_str!("../scenarios/hunted.scn")),
    ("absent", include_str!("../scenarios/absent.scn")),
    ("secrets", include_str!("../scenarios/secrets.scn")),
];

/// The guided first games.
pub const LESSONS: &[&str] = &[include_str!("../lessons/first.lesson")];

impl Staged for Obscurio {
    type Position = Position;

    const FIELDS: &'static [Field<Obscurio, Position>] = fields::FIELDS;
    const KINDS: &'static [Kinds] = fields::KINDS;
    const LUCK: &'static [(&'static str, &'static str)] = &[
        ("drawn traps", "bag"),
        ("laid doors", "doors"),
        ("drawn votes", "votes"),
        ("drawn butterflies", "butterflies"),
        ("shuffled deck", "deck"),
        ("drawn grimoire", "seats"),
        ("drawn traitor", "loyalty"),
        ("drawn characters", "characters"),
    ];
    const SHORT: &'static [(&'static str, &'static str)] =
        &[("untimed", "clock untimed"), ("timed", "clock sand")];
    const SEATS: Option<u8> = Some(5);
    const UNKNOWN_OPTION: &'static str = "OBS-0.6";

    fn usual(options: Options, seed: Seed) -> Position {
        Position::new(options, seed)
    }

    fn place(position: Position) -> Result<State, String> {
        position.place()
    }

    /// Doors may also be called `exit`, `wrong`, `wrong2`, `wrong3`: luck decides where they are.
    fn read_move(state: &State, text: &str) -> Result<Move, String> {
        let named = |word: &str| stage::door(state, word).map_or(word.to_owned(), |door| door.to_string());
        let words: Vec<String> = text.split(' ').map(named).collect();
        words.join(" ").parse().map_err(|()| format!("\"{text}\" is not a move"))
    }
}
