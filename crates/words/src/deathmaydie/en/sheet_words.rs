//! What stands on the sheets, beside the dice and over the scenes in English?

use crate::deathmaydie::sheet_words::SheetWords;

pub static WORDS: SheetWords = SheetWords {
    now: "Now",
    then: "Then",
    level_up: "Madness teaches: raise a skill",
    full_level: "At its best",
    other_side: "The other side",
    strikes: "Strikes at each threshold",
    bonus_die: "+1 die",
    skull: "Lost to madness",
    active: "On turn",
    acts_now: "Actions of this turn",
    other_ways: "Another way",
    step_by_step: "Decide step by step",
    deal_so: "Deal them like this",
    all_yourself: "Take them all yourself",
    last_roll: "Last roll",
    rerolls: "Rerolls",
    linked: "each Stress brings a free one",
    this_turn: "of this turn",
    best: "Best",
    just_happened: "What just happened",
    forecast: "How this turn will end",
    if_advances: "If it advances",
    stages: "Stages in force",
    task: "The task",
    special_rules: "Rules of this place",
    carries: "Tokens",
    gives: "Give to",
    trade: "The trade",
    price: "Price",
    central: "What it offers",
    start_board: "Begins with",
    use_card: "Use",
    free: "free",
    in_reserve: "In reserve",
    places: "Spaces",
    on_map: "Choose on the map.",
    people_card: "Investigators",
    enemies: "Enemies",
    insanities: "Insanities",
    relics: "Relics",
    episodes: "Episodes and their actions",
    conditions: "Conditions",
    close: "Close",
};

pub fn out_of(name: &str, at: u8, last: u8) -> String {
    format!("{name}: {at} of {last}")
}

pub fn next_threshold(left: Option<u8>) -> String {
    match left {
        Some(left) => format!("Next threshold: {left} Sanity away"),
        None => "The next loss of Sanity is the last".to_owned(),
    }
}

pub fn level(level: u8) -> String {
    format!("Level {level}")
}

pub fn symbols(have: usize, of: u8) -> String {
    format!("{have} of {of} symbols")
}

pub fn space_of(at: u8, of: u8) -> String {
    format!("Space {at} of {of}")
}
