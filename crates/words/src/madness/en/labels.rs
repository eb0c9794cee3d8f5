//! What are the game and its options called in English?

use table::OptionRow;

use crate::sentence::Sentence;
use crate::speak::{Glance, Label};

pub const TITLE: Label = Label {
    name: "The Big Book of Madness",
    help: "Students of magic against the book they opened: six Monsters, one team, keep your wits.",
};

pub const GLANCE: Glance = Glance { kind: "Cooperative deck-building", minutes: (60, 90) };

pub fn option(row: &OptionRow) -> Label {
    match row.key {
        "difficulty" => {
            Label { name: "Difficulty", help: "How many Curses of all four Elements the rounds bring." }
        }
        "mode" => Label { name: "Mode", help: "What your starting decks look like." },
        "edition" => Label { name: "Rulebook", help: "Which edition decides where the two differ." },
        "magicians" => Label { name: "Magicians", help: "How each player gets a Magician." },
        "first_player" => Label { name: "First player", help: "Who takes the first turn." },
        "open_hands" => Label { name: "Open hands", help: "Whether you see each other’s cards." },
        _ => Label { name: row.key, help: "" },
    }
}

pub fn option_value(row: &OptionRow, value: &str) -> Label {
    match (row.key, value) {
        ("difficulty", "I") => {
            Label { name: "I", help: "Up to 6 multi-element Curses, none before round 4. Start here." }
        }
        ("difficulty", "II") => {
            Label { name: "II", help: "1 to 7 multi-element Curses, none before round 3." }
        }
        ("difficulty", "III") => {
            Label { name: "III", help: "4 to 9 multi-element Curses, from the very first round." }
        }
        ("mode", "normal") => Label { name: "Normal", help: "Every Magician with the printed cards." },
        ("mode", "terror") => Label { name: "Terror", help: "A Madness waits in every starting deck." },
        ("mode", "nightmare") => {
            Label { name: "Nightmare", help: "Your value-2 card is replaced by one of value 1." }
        }
        ("edition", "en") => Label {
            name: "English",
            help: "Nerea holds 4 in support; Spells silenced by a Curse wake when it leaves.",
        },
        ("edition", "es") => Label {
            name: "Spanish",
            help: "Nerea holds 5 in support; Spells silenced by a Curse wake with the next Monster.",
        },
        ("magicians", "choose") => Label { name: "Choose", help: "Each player picks one, seat by seat." },
        ("magicians", "random") => Label { name: "Random", help: "They are dealt at random." },
        ("first_player", "random") => Label { name: "Random", help: "Somebody is drawn." },
        ("first_player", "S0") => Label { name: "Seat 1", help: "The first seat begins." },
        ("first_player", "S1") => Label { name: "Seat 2", help: "The second seat begins." },
        ("first_player", "S2") => Label { name: "Seat 3", help: "The third seat begins." },
        ("first_player", "S3") => Label { name: "Seat 4", help: "The fourth seat begins." },
        ("first_player", "S4") => Label { name: "Seat 5", help: "The fifth seat begins." },
        ("open_hands", "true") => Label { name: "Yes", help: "All hands lie open: plan together." },
        ("open_hands", "false") => {
            Label { name: "No", help: "Hands are hidden: tell the others what you hold." }
        }
        _ => Label { name: row.key, help: "" },
    }
}

pub fn party(party: u8) -> Sentence {
    Sentence::from(if party == 0 { "The players" } else { "The Book" })
}
