//! What are the game and its options called in English?

use grimoire::{Mode, Options};
use table::{OptionRow, Seat};

use crate::Lang;
use crate::grammar::list;
use crate::say;
use crate::sentence::Sentence;
use crate::speak::{Glance, Label, Names};

pub const TITLE: Label = Label {
    name: "Grimoire",
    help: "Trick-taking with spells: keep the Chain, bend the Trump, win the Chapter.",
};

pub const GLANCE: Glance = Glance { kind: "Tricks and spells", minutes: (30, 45) };

pub fn option(row: &OptionRow) -> Label {
    match row.key {
        "mode" => Label { name: "Mode", help: "Who plays against whom." },
        "editions" => Label { name: "Spells", help: "Which Elements are in the deck." },
        "easy_open_discard" => {
            Label { name: "Open discard pile", help: "Easy mode: everybody may look at the cards played." }
        }
        "easy_team_talk" => Label {
            name: "Team talk",
            help: "Easy mode, Teams only: partners see each other’s hands and may talk.",
        },
        _ => Label { name: row.key, help: "" },
    }
}

pub fn option_value(row: &OptionRow, value: &str) -> Label {
    match (row.key, value) {
        ("mode", "teams") => {
            Label { name: "Teams", help: "4 players, two against two, partners face to face." }
        }
        ("mode", "duel") => Label { name: "Duel", help: "2 players, two Spells each per Chapter." },
        ("mode", "survival") => {
            Label { name: "Survival", help: "3 or 4 players, each alone: never play the weakest Spell." }
        }
        ("editions", "light") => Label {
            name: "Light Edition",
            help: "Fire, Earth, Wind, Water and Light. Best for a first game.",
        },
        ("editions", "eclipse") => {
            Label { name: "Eclipse Edition", help: "Ice, Lightning, Wood, Metal and Shadow." }
        }
        ("editions", "light,eclipse") => {
            Label { name: "Both", help: "Build a Tome deck together from all ten Elements." }
        }
        ("easy_open_discard", "false") => Label { name: "No", help: "Remembering is part of the game." },
        ("easy_open_discard", "true") => Label { name: "Yes", help: "The discard pile lies face up." },
        ("easy_team_talk", "false") => Label { name: "No", help: "Partners keep their cards to themselves." },
        ("easy_team_talk", "true") => Label { name: "Yes", help: "Partners share their cards and a chat." },
        _ => Label { name: row.key, help: "" },
    }
}

pub fn party(names: &Names, options: &Options, party: u8) -> Sentence {
    match options.mode {
        Mode::Teams => {
            let team = if party == 0 { "A" } else { "B" };
            let partners = [names.seat(Seat(party)), names.seat(Seat(party + 2))];
            say!("Team {team} ({})", list(Lang::En, partners))
        }
        Mode::Duel | Mode::Survival => names.say(Seat(party), || "You", Sentence::from),
    }
}
