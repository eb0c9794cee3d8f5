//! Which words does a plain-text table need in English?

use deathmaydie::content::TRACK_LEN;
use deathmaydie::view::Open;

use super::names;
use crate::deathmaydie::board_words::BoardWords;
use crate::say;
use crate::sentence::Sentence;

pub static WORDS: BoardWords = BoardWords {
    turn: "Turn",
    track: "Summoning",
    actions: "actions left",
    symbols: "symbols in the discards",
    ritual: "Ritual",
    ritual_stands: "under way. To disrupt it:",
    ritual_broken: "disrupted.",
    advance: "If the Elder One advances",
    mythos: "Mythos cards",
    discovery: "Discovery cards",
    to: "leads to",
    start: "start space",
    fire: "Fire",
    stress: "Stress",
    wounds: "Wounds",
    sanity: "Sanity",
    fatigue: "Fatigue",
    dice: "dice won",
    strikes: "strikes at",
    holds: "holds",
    eliminated: "out of the game",
    cosmic: "Cosmic",
    passage: "toward",
    reserve: "In reserve",
    nobody: "nobody",
    to_come: "How this turn will end",
};

/// Where the game is, in a few words.
pub fn progress(view: &Open) -> Sentence {
    let stage = names::stage_number(view.stage);
    say!("Turn {}, {stage}, space {} of {TRACK_LEN}", view.turn, view.track)
}
