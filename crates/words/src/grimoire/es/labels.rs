//! What are the game and its options called in Spanish?

use grimoire::{Mode, Options};
use table::{OptionRow, Seat};

use crate::Lang;
use crate::grammar::list;
use crate::say;
use crate::sentence::Sentence;
use crate::speak::{Glance, Label, Names};

pub const TITLE: Label = Label {
    name: "Grimorio",
    help: "Bazas con magia: sigue la Cadena, tuerce el Triunfo y gana el Capítulo.",
};

pub const GLANCE: Glance = Glance { kind: "Bazas y hechizos", minutes: (30, 45) };

pub fn option(row: &OptionRow) -> Label {
    match row.key {
        "mode" => Label { name: "Modo", help: "Quién juega contra quién." },
        "editions" => Label { name: "Hechizos", help: "Qué Elementos hay en el mazo." },
        "easy_open_discard" => Label {
            name: "Descartes bocarriba",
            help: "Modo fácil: cualquiera puede mirar las cartas ya jugadas.",
        },
        "easy_team_talk" => Label {
            name: "Hablar en equipo",
            help: "Modo fácil, solo por Equipos: los compañeros se ven la mano y pueden hablar.",
        },
        _ => Label { name: row.key, help: "" },
    }
}

pub fn option_value(row: &OptionRow, value: &str) -> Label {
    match (row.key, value) {
        ("mode", "teams") => {
            Label { name: "Por Equipos", help: "4 jugadores, dos contra dos, con tu pareja enfrente." }
        }
        ("mode", "duel") => {
            Label { name: "Duelo", help: "2 jugadores, dos Hechizos cada uno por Capítulo." }
        }
        ("mode", "survival") => Label {
            name: "Supervivencia",
            help: "3 o 4 jugadores, cada cual por su cuenta: que el Hechizo más débil no sea el tuyo.",
        },
        ("editions", "light") => {
            Label { name: "Edición Luz", help: "Fuego, Tierra, Viento, Agua y Luz. La mejor para empezar." }
        }
        ("editions", "eclipse") => {
            Label { name: "Edición Eclipse", help: "Hielo, Rayo, Madera, Metal y Sombra." }
        }
        ("editions", "light,eclipse") => Label {
            name: "Las dos",
            help: "Entre todos se forma un mazo de Tomos a partir de los diez Elementos.",
        },
        ("easy_open_discard", "false") => Label { name: "No", help: "La memoria también juega." },
        ("easy_open_discard", "true") => Label { name: "Sí", help: "Los descartes quedan a la vista." },
        ("easy_team_talk", "false") => Label { name: "No", help: "Cada cual se guarda sus cartas." },
        ("easy_team_talk", "true") => Label { name: "Sí", help: "La pareja comparte cartas y chat." },
        _ => Label { name: row.key, help: "" },
    }
}

pub fn party(names: &Names, options: &Options, party: u8) -> Sentence {
    match options.mode {
        Mode::Teams => {
            let team = if party == 0 { "A" } else { "B" };
            let partners = [names.seat(Seat(party)), names.seat(Seat(party + 2))];
            say!("Equipo {team} ({})", list(Lang::Es, partners))
        }
        Mode::Duel | Mode::Survival => names.say(Seat(party), || "Tú", Sentence::from),
    }
}
