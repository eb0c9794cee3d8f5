//! What is said in English about the deals that are the same for all?

use crate::deal_words::DealWords;

pub static WORDS: DealWords = DealWords {
    title: "The same deal for all",
    there: "The deals of the day and the week",
    lead: "A deal of the day and one of the week for each game: the same cards, the same seat and the same bots for everybody.",
    day: "The deal of the day",
    week: "The deal of the week",
    play: "Play this deal",
    at_once: "Bots answer the same moves in the same way; only where all act at once does it also matter how long you take.",
    nobody: "Nobody has finished it yet.",
    results: "Results",
    fair: "Only games finished in time and with the seats as they were at the start are counted. No hints.",
    won: "Won",
    lost: "Lost",
    secret: "The replays open to everybody when time is up.",
};

pub fn margin(edge: i16, moves: usize) -> String {
    format!("{edge:+} in {moves} moves")
}

pub fn until(when: &str) -> String {
    format!("Until {when}")
}
