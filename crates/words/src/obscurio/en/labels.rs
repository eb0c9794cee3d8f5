//! What are the game and its options called in English?

use obscurio::cards::Character;
use table::OptionRow;

use crate::Lang;
use crate::obscurio::card_words;
use crate::sentence::Sentence;
use crate::speak::{Glance, Label};

pub const TITLE: Label = Label {
    name: "Obscurio",
    help: "A guide who speaks only in pictures, six rooms to cross, and somebody who wants you lost.",
};

pub const GLANCE: Glance = Glance { kind: "Pictures and a hidden traitor", minutes: (30, 45) };

pub fn option(row: &OptionRow) -> Label {
    match row.key {
        "difficulty" => Label {
            name: "Difficulty",
            help: "How much cohesion the group starts with: the more mistakes it forgives, the easier.",
        },
        "clock" => {
            Label { name: "Clock", help: "Whether the sand runs by itself or when the table says so." }
        }
        "grimoire_seat" => {
            Label { name: "Grimoire", help: "Who knows the exit and gives the clues, without speaking." }
        }
        "characters" => Label { name: "Characters", help: "Who each wizard is. They have no powers." },
        "space_ms" => Label { name: "Sand per space", help: "How long the sand runs on one space." },
        "debate_ms" => Label { name: "Debate", help: "How long a debate of the accusation lasts." },
        "vote_ms" => Label { name: "Vote", help: "How long there is to point at somebody." },
        "clue_view_ms" => Label {
            name: "Looking at the book",
            help: "How long there is to look at the clue; the Grimoire goes on when it likes.",
        },
        "eyes_min_ms" => Label { name: "Eyes closed", help: "How long eyes stay closed at least." },
        "night_max_ms" => Label { name: "Longest night", help: "How long eyes stay closed at most." },
        _ => Label { name: row.key, help: "" },
    }
}

pub fn option_value(row: &OptionRow, value: &str) -> Label {
    match (row.key, value) {
        ("difficulty", "beginner") => {
            Label { name: "Beginner", help: "Plenty of cohesion: 18 for five players. For a first game." }
        }
        ("difficulty", "experienced") => {
            Label { name: "Experienced", help: "Less cohesion: 15 for five players." }
        }
        ("difficulty", "expert") => Label {
            name: "Expert",
            help: "Barely enough cohesion: 12 for five players. Little room for mistakes.",
        },
        ("clock", "sand") => {
            Label { name: "Sand", help: "A minute per space, four spaces: the slow meet more traps." }
        }
        ("clock", "untimed") => {
            Label { name: "No hurry", help: "The timer moves only when most of the table ask for it." }
        }
        ("grimoire_seat", "random") => Label { name: "At random", help: "Drawn by lot." },
        ("grimoire_seat", seat) => grimoire_seat(seat),
        ("characters", "random") => Label { name: "At random", help: "Dealt at random." },
        ("characters", id) => id.parse().map_or(Label { name: row.key, help: "" }, character),
        _ => Label { name: row.key, help: "" },
    }
}

fn grimoire_seat(seat: &str) -> Label {
    let (name, help) = match seat {
        "1" => ("Seat 1", "The first seat gives the clues."),
        "2" => ("Seat 2", "The second seat gives the clues."),
        "3" => ("Seat 3", "The third seat gives the clues."),
        "4" => ("Seat 4", "The fourth seat gives the clues."),
        "5" => ("Seat 5", "The fifth seat gives the clues."),
        "6" => ("Seat 6", "The sixth seat gives the clues."),
        "7" => ("Seat 7", "The seventh seat gives the clues."),
        _ => ("Seat 8", "The eighth seat gives the clues."),
    };
    Label { name, help }
}

fn character(character: Character) -> Label {
    let words = card_words::character(Lang::En, character);
    Label { name: words.name, help: words.epithet }
}

pub fn party(party: u8, has_traitor: bool) -> Sentence {
    Sentence::from(match (party, has_traitor) {
        (0, _) => "The wizards and the Grimoire",
        (_, true) => "The Traitor",
        (_, false) => "Nobody",
    })
}

pub fn timer(name: &str) -> &'static str {
    match name {
        "clue-view" => "Looking at the book",
        "eyes-closed" => "Eyes closed",
        "night" => "Night",
        "patience" => "Patience",
        "sand" => "Sand",
        "debate" => "Debate",
        _ => "Vote",
    }
}
