//! What are the game and its options called in English?

use table::OptionRow;

use crate::Lang;
use crate::deathmaydie::card_words as on;
use crate::speak::{Glance, Label};

pub const TITLE: Label = Label {
    name: "Death May Die: Fear of the Unknown",
    help: "Disrupt a ritual, wake a god, and kill it before you lose your mind.",
};

/// What a cover shows below the title.
pub const SUBTITLE: &str = "Fear of the Unknown";

pub const GLANCE: Glance = Glance { kind: "Cooperative adventure with dice", minutes: (90, 120) };

pub fn option(row: &OptionRow) -> Label {
    match row.key {
        "episode" => Label { name: "Episode", help: "Where you are, and how the Ritual is disrupted." },
        "elder" => Label { name: "Elder One", help: "Whom you have to kill." },
        "unknown" => {
            Label { name: "Unknown monsters", help: "More monsters, drawn at random. The more, the harder." }
        }
        "relics" => {
            Label { name: "Unknown Relics", help: "A Relic for every investigator. They make it easier." }
        }
        "random_elder_place" => Label {
            name: "Fickle Elder One",
            help: "Whether its last Stages take it to a place drawn at random.",
        },
        _ => Label { name: row.key, help: "" },
    }
}

pub fn option_value(row: &OptionRow, value: &str) -> Label {
    match (row.key, value) {
        ("episode" | "elder", "random") => Label { name: "Random", help: "Drawn when the game begins." },
        ("episode", value) => value.parse().map_or(Label { name: row.key, help: "" }, |episode| {
            let words = on::episode(Lang::En, episode);
            Label { name: words.name, help: words.flavour }
        }),
        ("elder", "tsathoggua") => {
            Label { name: "Tsathoggua", help: "The sleeper of N’kai: Fatigue takes your margin away." }
        }
        ("elder", _) => {
            Label { name: "Azathoth", help: "The daemon sultan: the Cosmos strengthens its servants." }
        }
        ("unknown", "off") => Label { name: "None", help: "The standard game." },
        ("unknown", "one") => Label { name: "One", help: "One more monster and two more Mythos cards." },
        ("unknown", _) => Label { name: "Two", help: "Two more monsters and four more Mythos cards." },
        ("relics", "off") => Label { name: "No Relics", help: "The standard game." },
        ("relics", _) => {
            Label { name: "Relics", help: "Every investigator starts with one, and in time it transforms." }
        }
        ("random_elder_place", "off") => Label { name: "As its card says", help: "The standard game." },
        ("random_elder_place", _) => {
            Label { name: "Random", help: "Stages III and Final draw the place where it appears." }
        }
        _ => Label { name: row.key, help: "" },
    }
}

pub fn party(party: u8) -> &'static str {
    if party == 0 { "The investigators" } else { "The Elder One" }
}
