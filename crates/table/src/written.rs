//! How are people and words written in the log, and read again?

use crate::company::{Bot, Sitter, Words};
use crate::entry::{Entry, Hand};
use crate::seat::{Seat, SeatSet};

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

/// Reads what [`sitter_text`] wrote; anything else is an empty seat.
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

/// Reads what [`hearers_text`] wrote.
pub fn read_hearers(text: &str) -> Option<SeatSet> {
    (text != "all").then(|| text.split(',').filter_map(|seat| seat.parse().ok()).collect())
}

/// Reads what [`words_text`] wrote.
pub fn read_words(text: &str) -> Words {
    match text.split_once(' ') {
        Some(("phrase", phrase)) => {
            phrase.parse().map_or_else(|()| Words::Free(text.to_owned()), Words::Phrase)
        }
        Some(("text", free)) => Words::Free(free.to_owned()),
        _ => Words::Free(text.to_owned()),
    }
}
