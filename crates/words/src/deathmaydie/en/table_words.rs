//! What stands on the table beside its cards in English?

use deathmaydie::state::Phase;

use crate::deathmaydie::table_words::TableWords;

pub fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "Set-up",
        Phase::Start | Phase::Actions => "Actions",
        Phase::Mythos => "Mythos card",
        Phase::Encounter => "Investigate or Fight",
        Phase::Effects => "End of the turn",
        Phase::Fire => "Fire!",
        Phase::Discards => "Summoning symbols",
        Phase::Summoning => "Summoning",
        Phase::Elder => "The Elder One",
    }
}

pub static WORDS: TableWords = TableWords {
    map: "The map",
    investigators: "The investigators",
    your_sheet: "Your sheet",
    actions_left: "Actions",
    stress: "Stress",
    wounds: "Wounds",
    sanity: "Sanity",
    health: "Health",
    skills: "Skills",
    signature: "Signature skill",
    level: "Level",
    insanity: "Insanity",
    next_threshold: "Next threshold",
    dice_won: "Dice won",
    fatigue: "Fatigue",
    fire: "Fire",
    holds: "Holds",
    holds_nothing: "Holds nothing.",
    item: "Item",
    companion: "Companion",
    condition: "Condition",
    relic: "Relic",
    eliminated: "Out of the game",
    threat: "The threat",
    summoning: "Summoning track",
    symbols: "Symbols in the discards",
    stage: "Stage",
    ritual: "Ritual",
    ritual_broken: "Disrupted",
    to_disrupt: "To disrupt it",
    when_it_advances: "When it advances",
    episode_actions: "Actions of the Episode",
    mythos: "Mythos",
    discovery: "Discovery",
    discards: "Discards",
    reserve: "Reserve",
    unknown: "Unknown monsters",
    start: "Start space",
    safe: "Safe space",
    unsafe_space: "Enemies here",
    cosmic: "Cosmic",
    roll: "The roll",
    free_rerolls: "Free rerolls",
    for_stress: "For 1 Stress",
    odds: "Odds",
    keep: "Keep it",
};
