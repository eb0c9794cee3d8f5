//! What are the game and its options called in Spanish?

use table::OptionRow;

use crate::Lang;
use crate::deathmaydie::card_words as on;
use crate::speak::{Glance, Label};

pub const TITLE: Label = Label {
    name: "Death May Die: Miedo a lo desconocido",
    help: "Interrumpid un ritual, despertad a un dios y matadlo antes de perder la cabeza.",
};

/// What a cover shows below the title.
pub const SUBTITLE: &str = "Miedo a lo desconocido";

pub const GLANCE: Glance = Glance { kind: "Aventura cooperativa con dados", minutes: (90, 120) };

pub fn option(row: &OptionRow) -> Label {
    match row.key {
        "episode" => Label { name: "Episodio", help: "Dónde estáis y cómo se interrumpe el Ritual." },
        "elder" => Label { name: "Primigenio", help: "A quién hay que matar." },
        "unknown" => Label {
            name: "Monstruos desconocidos",
            help: "Monstruos de más, al azar. Cuantos más, más difícil.",
        },
        "relics" => Label {
            name: "Reliquias desconocidas",
            help: "Una Reliquia para cada Investigador. Hacen la partida más fácil.",
        },
        "random_elder_place" => Label {
            name: "Primigenio imprevisible",
            help: "Si las últimas Etapas lo llevan a un lugar sorteado.",
        },
        _ => Label { name: row.key, help: "" },
    }
}

pub fn option_value(row: &OptionRow, value: &str) -> Label {
    match (row.key, value) {
        ("episode" | "elder", "random") => Label { name: "Al azar", help: "Se sortea al empezar." },
        ("episode", value) => value.parse().map_or(Label { name: row.key, help: "" }, |episode| {
            let words = on::episode(Lang::Es, episode);
            Label { name: words.name, help: words.flavour }
        }),
        ("elder", "tsathoggua") => {
            Label { name: "Tsathoggua", help: "El durmiente de N’kai: su Fatiga os va quitando margen." }
        }
        ("elder", _) => {
            Label { name: "Azathoth", help: "El sultán demoníaco: fortalece a sus siervos con el Cosmos." }
        }
        ("unknown", "off") => Label { name: "Ninguno", help: "La partida normal." },
        ("unknown", "one") => Label { name: "Uno", help: "Un monstruo de más y dos cartas de Mitos más." },
        ("unknown", _) => Label { name: "Dos", help: "Dos monstruos de más y cuatro cartas de Mitos más." },
        ("relics", "off") => Label { name: "Sin Reliquias", help: "La partida normal." },
        ("relics", _) => Label {
            name: "Con Reliquias",
            help: "Cada Investigador empieza con una, que acabará transformándose.",
        },
        ("random_elder_place", "off") => Label { name: "Donde dice su carta", help: "La partida normal." },
        ("random_elder_place", _) => {
            Label { name: "Al azar", help: "Las Etapas III y final sortean dónde aparece." }
        }
        _ => Label { name: row.key, help: "" },
    }
}

pub fn party(party: u8) -> &'static str {
    if party == 0 { "Los Investigadores" } else { "El Primigenio" }
}
