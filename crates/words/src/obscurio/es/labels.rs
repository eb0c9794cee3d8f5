//! What are the game and its options called in Spanish?

use obscurio::cards::Character;
use table::OptionRow;

use crate::Lang;
use crate::obscurio::card_words;
use crate::sentence::Sentence;
use crate::speak::{Glance, Label};

pub const TITLE: Label = Label {
    name: "Obscurio",
    help: "Un guía que solo habla con imágenes, seis salas que cruzar y alguien que no quiere que salgas.",
};

pub const GLANCE: Glance = Glance { kind: "Imágenes y un traidor oculto", minutes: (30, 45) };

pub fn option(row: &OptionRow) -> Label {
    match row.key {
        "difficulty" => Label {
            name: "Dificultad",
            help: "Con cuánta cohesión empieza el grupo: cuantos más errores se perdonan, más fácil.",
        },
        "clock" => Label { name: "Reloj", help: "Si la arena corre sola o la mesa decide cuándo corre." },
        "grimoire_seat" => {
            Label { name: "Grimorio", help: "Quién conoce la salida y da las pistas, sin hablar." }
        }
        "characters" => Label { name: "Personajes", help: "Quién es cada mago. No tienen poderes." },
        "space_ms" => {
            Label { name: "Arena de cada casilla", help: "Cuánto tarda en caer la arena en una casilla." }
        }
        "debate_ms" => Label { name: "Debate", help: "Cuánto dura un debate de la acusación." },
        "vote_ms" => Label { name: "Votación", help: "Cuánto hay para señalar a alguien." },
        "clue_view_ms" => Label {
            name: "Mirar el libro",
            help: "Cuánto hay para mirar la pista; el Grimorio sigue cuando quiere.",
        },
        "eyes_min_ms" => {
            Label { name: "Ojos cerrados", help: "Cuánto duran como mínimo los ojos cerrados." }
        }
        "night_max_ms" => {
            Label { name: "Noche más larga", help: "Cuánto duran como máximo los ojos cerrados." }
        }
        _ => Label { name: row.key, help: "" },
    }
}

pub fn option_value(row: &OptionRow, value: &str) -> Label {
    match (row.key, value) {
        ("difficulty", "beginner") => Label {
            name: "Principiante",
            help: "Cohesión de sobra: 18 para cinco personas. Para la primera partida.",
        },
        ("difficulty", "experienced") => {
            Label { name: "Experimentada", help: "Menos cohesión: 15 para cinco personas." }
        }
        ("difficulty", "expert") => {
            Label { name: "Experta", help: "La cohesión justa: 12 para cinco personas. Sin apenas margen." }
        }
        ("clock", "sand") => Label {
            name: "Con arena",
            help: "Un minuto por casilla, cuatro casillas: quien tarda cae en más trampas.",
        },
        ("clock", "untimed") => {
            Label { name: "Sin prisa", help: "El reloj solo avanza cuando lo pide la mayoría." }
        }
        ("grimoire_seat", "random") => Label { name: "Al azar", help: "Se sortea." },
        ("grimoire_seat", seat) => grimoire_seat(seat),
        ("characters", "random") => Label { name: "Al azar", help: "Se reparten al azar." },
        ("characters", id) => id.parse().map_or(Label { name: row.key, help: "" }, character),
        _ => Label { name: row.key, help: "" },
    }
}

fn grimoire_seat(seat: &str) -> Label {
    let (name, help) = match seat {
        "1" => ("Asiento 1", "Da las pistas el primer asiento."),
        "2" => ("Asiento 2", "Da las pistas el segundo asiento."),
        "3" => ("Asiento 3", "Da las pistas el tercer asiento."),
        "4" => ("Asiento 4", "Da las pistas el cuarto asiento."),
        "5" => ("Asiento 5", "Da las pistas el quinto asiento."),
        "6" => ("Asiento 6", "Da las pistas el sexto asiento."),
        "7" => ("Asiento 7", "Da las pistas el séptimo asiento."),
        _ => ("Asiento 8", "Da las pistas el octavo asiento."),
    };
    Label { name, help }
}

fn character(character: Character) -> Label {
    let words = card_words::character(Lang::Es, character);
    Label { name: words.name, help: words.epithet }
}

pub fn party(party: u8, has_traitor: bool) -> Sentence {
    Sentence::from(match (party, has_traitor) {
        (0, _) => "Los magos y el Grimorio",
        (_, true) => "El Traidor",
        (_, false) => "Nadie",
    })
}

pub fn timer(name: &str) -> &'static str {
    match name {
        "clue-view" => "Mirar el libro",
        "eyes-closed" => "Ojos cerrados",
        "night" => "Noche",
        "patience" => "Paciencia",
        "sand" => "Arena",
        "debate" => "Debate",
        _ => "Votación",
    }
}
