//! Grimoire on a stage: its scenario files, and what they can say.

use table::Seed;
use table::scenario::{Field, Kinds, Staged};

use crate::cards::Card;
use crate::stage::Position;
use crate::{Grimoire, Move, Options, State, fields};

/// The scenario files: name and text.
pub const SCENARIOS: &[(&str, &str)] = &[
    ("components", include_str!("../scenarios/components.scn")),
    ("setup", include_str!("../scenarios/setup.scn")),
    ("chapter", include_str!("../scenarios/chapter.scn")),
    ("strength", include_str!("../scenarios/strength.scn")),
    ("chain", include_str!("../scenarios/chain.scn")),
    ("special", include_str!("../scenarios/special.scn")),
    ("flux", include_str!("../scenarios/flux.scn")),
    ("ending", include_str!("../scenarios/ending.scn")),
    ("easy", include_str!("../scenarios/easy.scn")),
    ("tome", include_str!("../scenarios/tome.scn")),
    ("duel", include_str!("../scenarios/duel.scn")),
    ("survival", include_str!("../scenarios/survival.scn")),
    ("timing", include_str!("../scenarios/timing.scn")),
    ("constants", include_str!("../scenarios/constants.scn")),
    ("attributes", include_str!("../scenarios/attributes.scn")),
    ("title", include_str!("../scenarios/title.scn")),
    ("invariants", include_str!("../scenarios/invariants.scn")),
    ("rulings_order", include_str!("../scenarios/rulings_order.scn")),
    ("rulings_power", include_str!("../scenarios/rulings_power.scn")),
    ("rulings_table", include_str!("../scenarios/rulings_table.scn")),
    ("rulings_end", include_str!("../scenarios/rulings_end.scn")),
    ("rulings_people", include_str!("../scenarios/rulings_people.scn")),
    ("examples", include_str!("../scenarios/examples.scn")),
    ("faq", include_str!("../scenarios/faq.scn")),
    ("corners", include_str!("../scenarios/corners.scn")),
    ("views", include_str!("../scenarios/views.scn")),
    ("hunted", include_str!("../scenarios/hunted.scn")),
    ("cards_light", include_str!("../scenarios/cards_light.scn")),
    ("cards_eclipse", include_str!("../scenarios/cards_eclipse.scn")),
];

/// The guided first games.
pub const LESSONS: &[&str] = &[include_str!("../lessons/first.lesson")];

impl Staged for Grimoire {
    type Position = Position;

    const FIELDS: &'static [Field<Grimoire, Position>] = fields::FIELDS;
    const KINDS: &'static [Kinds] = fields::KINDS;
    const LUCK: &'static [(&'static str, &'static str)] = &[
        ("first dealer", "dealer"),
        ("deal", "deal"),
        ("basic flux", "basic flux"),
        ("special flux", "special flux"),
    ];
    const SHORT: &'static [(&'static str, &'static str)] = &[
        ("editions both", "editions light,eclipse"),
        ("open discard", "easy_open_discard true"),
        ("team talk", "easy_team_talk true"),
    ];
    const UNKNOWN_OPTION: &'static str = "GRI-19.1";

    fn usual(options: Options, seed: Seed) -> Position {
        Position::new(options, seed)
    }

    fn place(position: Position) -> Result<State, String> {
        position.place()
    }

    /// A target may also be called by its card's name.
    fn read_move(state: &State, text: &str) -> Result<Move, String> {
        let named = text.strip_prefix("target ").and_then(|name| name.parse::<Card>().ok());
        let Some(card) = named else {
            return text.parse().map_err(|()| format!("\"{text}\" is not a move"));
        };
        let place = state.chapter.spells().iter().position(|spell| spell.card == card);
        place.map(|index| Move::Target(index as u8)).ok_or_else(|| format!("{card:?} is not in the Chapter"))
    }
}
