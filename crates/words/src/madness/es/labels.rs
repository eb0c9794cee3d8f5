//! What are the game and its options called in Spanish?

use table::OptionRow;

use crate::sentence::Sentence;
use crate::speak::{Glance, Label};

pub const TITLE: Label = Label {
    name: "El Gran Libro de la Locura",
    help: "Estudiantes de magia contra el libro que abrieron: seis monstruos, un solo equipo y mucha cordura.",
};

pub const GLANCE: Glance = Glance { kind: "Cooperativo, de construir mazos", minutes: (60, 90) };

pub fn option(row: &OptionRow) -> Label {
    match row.key {
        "difficulty" => Label {
            name: "Dificultad",
            help: "Cuántas maldiciones de los cuatro elementos traen las rondas.",
        },
        "mode" => Label { name: "Modo", help: "Cómo son los mazos iniciales." },
        "edition" => Label { name: "Reglamento", help: "Qué edición manda donde las dos difieren." },
        "magicians" => Label { name: "Magos", help: "Cómo recibe cada jugador su mago." },
        "first_player" => Label { name: "Quién empieza", help: "De quién es el primer turno." },
        "open_hands" => Label { name: "Manos a la vista", help: "Si se ven las cartas de los demás." },
        _ => Label { name: row.key, help: "" },
    }
}

pub fn option_value(row: &OptionRow, value: &str) -> Label {
    match (row.key, value) {
        ("difficulty", "I") => Label {
            name: "I",
            help: "Hasta 6 maldiciones multielemento, ninguna antes de la ronda 4. Para empezar.",
        },
        ("difficulty", "II") => {
            Label { name: "II", help: "De 1 a 7 maldiciones multielemento, ninguna antes de la ronda 3." }
        }
        ("difficulty", "III") => {
            Label { name: "III", help: "De 4 a 9 maldiciones multielemento, desde la primera ronda." }
        }
        ("mode", "normal") => Label { name: "Normal", help: "Cada mago con las cartas que indica." },
        ("mode", "terror") => Label { name: "Terror", help: "En cada mazo inicial espera una locura." },
        ("mode", "nightmare") => {
            Label { name: "Pesadilla", help: "Tu carta de valor 2 se cambia por una de valor 1." }
        }
        ("edition", "en") => Label {
            name: "Inglés",
            help: "Nerea puede tener 4 en apoyo; los hechizos que calla una maldición vuelven cuando ella se va.",
        },
        ("edition", "es") => Label {
            name: "Español",
            help: "Nerea puede tener 5 en apoyo; los hechizos que calla una maldición vuelven con el próximo monstruo.",
        },
        ("magicians", "choose") => Label { name: "A elegir", help: "Cada cual elige el suyo, por orden." },
        ("magicians", "random") => Label { name: "Al azar", help: "Se reparten al azar." },
        ("first_player", "random") => Label { name: "Al azar", help: "Se sortea." },
        ("first_player", "S0") => Label { name: "Asiento 1", help: "Empieza el primer asiento." },
        ("first_player", "S1") => Label { name: "Asiento 2", help: "Empieza el segundo asiento." },
        ("first_player", "S2") => Label { name: "Asiento 3", help: "Empieza el tercer asiento." },
        ("first_player", "S3") => Label { name: "Asiento 4", help: "Empieza el cuarto asiento." },
        ("first_player", "S4") => Label { name: "Asiento 5", help: "Empieza el quinto asiento." },
        ("open_hands", "true") => {
            Label { name: "Sí", help: "Todas las manos están a la vista: a hacer planes." }
        }
        ("open_hands", "false") => Label { name: "No", help: "Cada mano es secreta: cuenta lo que tienes." },
        _ => Label { name: row.key, help: "" },
    }
}

pub fn party(party: u8) -> Sentence {
    Sentence::from(if party == 0 { "El grupo" } else { "El Libro" })
}
