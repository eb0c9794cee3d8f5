//! Turns `content/` into the rows the rules play with.

use content::Shape::{Array, Code, Flag, List, Made, Number, Opt, Record, Ref};
use content::{Book, Family, Shape};

/// What happens, or what is given while it lasts, over the words of `src/effect.rs`.
const DOES: Shape = List(&Code);
/// The first and the last version of the rules that plays with a piece, where it is not every one.
const FIRST: (&str, Shape) = ("first", Opt(&Number));
const LAST: (&str, Shape) = ("last", Opt(&Number));
const DICE: Shape = Record("Dice", &[("standard", Number), ("bonus", Number)]);
const PASSAGES: Shape = List(&Array(&Ref("Space")));

const DIE: Shape = Record("DieRow", &[("faces", Array(&List(&Ref("Symbol"))))]);
const TRACK: Shape = Record(
    "TrackRow",
    &[
        ("first", Number),
        ("last", Number),
        ("thresholds", Opt(&List(&Number))),
        ("bonus_dice", Opt(&List(&Number))),
        ("first_red", Opt(&Number)),
    ],
);
const LEVELS: Shape = Array(&Record("Level", &[("replaces", Opt(&List(&Number))), ("does", DOES)]));
const SKILL: Shape = Record("SkillRow", &[("levels", LEVELS)]);
const INVESTIGATOR: Shape =
    Record("InvestigatorRow", &[("skills", Array(&Ref("Skill"))), ("levels", LEVELS)]);
const ENEMY: Shape = Record(
    "EnemyRow",
    &[
        ("kind", Ref("Kind")),
        ("serves", Opt(&Ref("Elder"))),
        ("health", Number),
        ("dice", DICE),
        ("reserve", Number),
        ("does", DOES),
    ],
);
const INSANITY: Shape = Record("InsanityRow", &[("does", DOES)]);
const RELIC: Shape = Record("RelicRow", &[("normal", DOES), ("transformed", DOES)]);
const UNKNOWN: Shape = Record("UnknownRow", &[("kind", Ref("Kind")), ("figures", Number), ("advance", DOES)]);
const ELDER: Shape = Record("ElderRow", &[("minions", Array(&Ref("Enemy")))]);
const STAGE: Shape = Record(
    "StageRow",
    &[
        ("elder", Ref("Elder")),
        ("number", Number),
        ("health", Number),
        ("dice", DICE),
        ("reveal", DOES),
        ("advance", DOES),
        ("end_of_turn", DOES),
        ("lasting", DOES),
    ],
);
const MYTHOS: Shape = Record(
    "MythosRow",
    &[("deck", Ref("Deck")), ("symbol", Flag), ("again", Flag), FIRST, LAST, ("does", DOES)],
);

const SPACE: Shape = Record("SpaceRow", &[("episode", Ref("Episode")), ("at", Array(&Number))]);
const EPISODE: Shape = Record(
    "EpisodeRow",
    &[
        ("monsters", Array(&Ref("Kind"))),
        ("start", Ref("Space")),
        ("gates", Array(&Ref("Space"))),
        ("stairs", Opt(&Array(&Ref("Space")))),
        ("tunnel", Opt(&Array(&Ref("Space")))),
        ("passages", PASSAGES),
        ("locks", Opt(&PASSAGES)),
        ("enemies", List(&Record("Garrison", &[("kind", Ref("Kind")), ("at", List(&Ref("Space")))]))),
        ("disrupted", List(&Code)),
        ("advance", DOES),
    ],
);
const TOKEN: Shape = Record(
    "TokenRow",
    &[
        ("episode", Ref("Episode")),
        ("count", Number),
        ("faces", List(&Ref("Face"))),
        ("values", Opt(&List(&Ref("Value")))),
        ("laid", Code),
        ("traded", Flag),
        ("fallen", Opt(&Code)),
    ],
);
const COUNTER: Shape =
    Record("CounterRow", &[("episode", Ref("Episode")), ("start", Number), ("most", Number)]);
const ACTION: Shape = Record(
    "ActionRow",
    &[("episode", Ref("Episode")), ("needs", List(&Code)), ("number", Opt(&Number)), ("does", DOES)],
);
const RULE: Shape =
    Record("RuleRow", &[("episode", Ref("Episode")), ("number", Opt(&Number)), FIRST, LAST, ("does", DOES)]);
const CONDITION: Shape = Record("ConditionRow", &[("episode", Ref("Episode")), ("does", DOES)]);
const SIDE: Shape = Made(
    "side!",
    "HeldSide",
    &[
        ("item", Flag),
        ("companion", Opt(&Number)),
        ("condition", Opt(&Ref("Condition"))),
        ("tags", Opt(&List(&Ref("Tag")))),
        ("does", Opt(&DOES)),
    ],
);
const DISCOVERY: Shape =
    Record("DiscoveryRow", &[("episode", Ref("Episode")), ("claim", Code), ("left", SIDE), ("right", SIDE)]);

fn main() {
    let mut book = Book::open("content");
    let mut family = |file: &str, name, about, row| book.rules(file, &Family { name, about, row });
    let ids = Record("Nothing", &[]);
    family("symbols.toml", "Symbol", "What can be on a face of a die (DMD-7.1).", ids);
    family("dice.toml", "Die", "The two kinds of die (DMD-7.1).", DIE);
    family("tracks.toml", "Track", "What a marker runs along.", TRACK);
    family("tags.toml", "Tag", "What an Item or a Companion counts as, besides.", ids);
    family("skills.toml", "Skill", "The six common skills (DMD-18).", SKILL);
    family("investigators.toml", "Investigator", "Who a player can be (DMD-19).", INVESTIGATOR);
    family("enemies.toml", "Enemy", "What stands on every enemy card.", ENEMY);
    family("insanities.toml", "Insanity", "The eight Insanities.", INSANITY);
    family("relics.toml", "Relic", "The twelve Relics, with two sides each.", RELIC);
    family("unknown.toml", "Unknown", "The unknown monsters (DMD-23).", UNKNOWN);
    family("elders.toml", "Elder", "The Elder Ones.", ELDER);
    family("stages.toml", "Stage", "The Stages of the Elder Ones, four each.", STAGE);
    family("mythos.toml", "Mythos", "Every Mythos card.", MYTHOS);
    family("gates.toml", "Gate", "The three Gates of every map (DMD-5.5).", ids);
    family("episodes.toml", "Episode", "The six Episodes.", EPISODE);
    family("spaces.toml", "Space", "Every space of every map.", SPACE);
    family("faces.toml", "Face", "What an Episode token shows.", ids);
    family("values.toml", "Value", "What is printed on the hidden face of a token.", ids);
    family("tokens.toml", "Token", "The kinds of Episode token.", TOKEN);
    family("counters.toml", "Counter", "What an Episode counts.", COUNTER);
    family("actions.toml", "Action", "The actions of the Episodes, two each.", ACTION);
    family("rules.toml", "Rule", "The special rules of the Episodes.", RULE);
    family("conditions.toml", "Condition", "The Conditions one can be in.", CONDITION);
    family("discoveries.toml", "Discovery", "The Discovery cards, fifteen for each Episode.", DISCOVERY);
    book.close();
}
