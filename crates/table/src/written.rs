//! How are people and words written in the log, and read again?

use table::company::{Bot, Sitter, Think, Words};
use table::{Entry, Hand, Seat, SeatSet};

/// A sitter as the log writes it.
pub fn sitter_text(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Person(name) => format!("person {name}"),
        Sitter::Bot(Bot { strength, plays_for: None }) => format!("bot {strength}"),
        Sitter::Bot(Bot { strength, plays_for: Some(name) }) => format!("bot {strength} for {name}"),
        Sitter::Kept(name) => format!("kept {name}"),
        Sitter::Nobody => "nobody".to_owned(),
    }
}

/// The entry that seats somebody.
pub fn sit_entry(seat: Seat, sitter: &Sitter, hand: Hand) -> Entry {
    Entry::Sit { seat, who: sitter_text(sitter), hand: Some(hand) }
}

/// Everybody at a table, as storage writes them.
pub fn sitters_text(sitters: &[Sitter]) -> String {
    sitters.iter().map(sitter_text).collect::<Vec<_>>().join("\n")
}

/// How often each seat changed hands, as storage writes it.
pub fn generations_text(generations: &[u32]) -> String {
    generations.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

pub fn read_sitter(text: &str) -> Sitter {
    match text.split_once(' ') {
        Some(("person", name)) => Sitter::Person(name.to_owned()),
        Some(("bot", bot)) => Sitter::Bot(match bot.split_once(" for ") {
            Some((strength, name)) => Bot { strength: strength.to_owned(), plays_for: Some(name.to_owned()) },
            None => Bot::of(bot),
        }),
        Some(("kept", name)) => Sitter::Kept(name.to_owned()),
        _ => Sitter::Nobody,
    }
}

/// A sitter of the log as programs read it.
pub fn sitter_json(text: &str) -> serde_json::Value {
    match read_sitter(text) {
        Sitter::Person(name) => serde_json::json!({"who": "person", "name": name}),
        Sitter::Bot(Bot { strength, plays_for: None }) => {
            serde_json::json!({"who": "bot", "strength": strength})
        }
        Sitter::Bot(Bot { strength, plays_for: Some(name) }) => {
            serde_json::json!({"who": "bot", "strength": strength, "for": name})
        }
        Sitter::Kept(name) => serde_json::json!({"who": "kept", "name": name}),
        Sitter::Nobody => serde_json::json!({"who": "nobody"}),
    }
}

/// A time to think and since when, as storage writes them: `60 move since 1800000000000`.
pub fn think_text(think: Think, since: u64) -> String {
    format!("{think} since {since}")
}

/// Earlier versions wrote no moment; then it has long been so.
pub fn read_think(text: &str) -> (Think, u64) {
    let (think, since) = text.split_once(" since ").unwrap_or((text, "0"));
    (think.parse().unwrap_or_default(), since.parse().unwrap_or(0))
}

/// Words as the log writes them: `phrase ID` or `text …`.
pub fn words_text(words: &Words) -> String {
    match words {
        Words::Phrase(phrase) => format!("phrase {phrase}"),
        Words::Free(text) => format!("text {text}"),
    }
}

/// Who hears something, as the log writes it: `all`, or the seats by name.
pub fn hearers_text(to: Option<SeatSet>) -> String {
    let seats = |to: SeatSet| to.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(",");
    to.map_or_else(|| "all".to_owned(), seats)
}

pub fn read_hearers(text: &str) -> Option<SeatSet> {
    (text != "all").then(|| text.split(',').filter_map(|seat| seat.parse().ok()).collect())
}

pub fn read_words(text: &str) -> Words {
    match text.split_once(' ') {
        Some(("phrase", phrase)) => {
            phrase.parse().map_or_else(|()| Words::Free(text.to_owned()), Words::Phrase)
        }
        Some(("text", free)) => Words::Free(free.to_owned()),
        _ => Words::Free(text.to_owned()),
    }
}
