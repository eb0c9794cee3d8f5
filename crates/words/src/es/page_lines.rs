//! What do the pages say in Spanish when a name or a number is part of it?

use table::company::TooLate;

use crate::grammar::list;
use crate::sentence::Sentence;
use crate::{Lang, say};

pub fn think(seconds: u32, then: TooLate) -> String {
    let time = match seconds {
        0..120 => format!("{seconds} s"),
        120..3600 => format!("{} min", seconds / 60),
        3600..86_400 => format!("{} h", seconds / 3600),
        _ => "1 día".to_owned(),
    };
    match then {
        TooLate::BotMoves => format!("{time}; después, un bot juega por ti esa vez"),
        TooLate::BotSits => format!("{time}; después, un bot ocupa el asiento hasta que vuelvas"),
    }
}

pub fn your_time() -> String {
    "Tu tiempo".to_owned()
}

pub fn time_of(name: &str) -> String {
    format!("Tiempo de {name}")
}

pub fn pass_to(name: &str) -> String {
    format!("Pásale el dispositivo a {name}")
}

pub fn i_am(name: &str) -> String {
    format!("Soy {name}: enséñame mis cartas")
}

pub fn asks_undo(name: &str) -> String {
    format!("{name} quiere deshacer su última jugada.")
}

pub fn undo_waits(names: &str) -> String {
    format!("Falta la respuesta de {names}.")
}

pub fn still_looking(names: &[&str]) -> String {
    let all = list(Lang::Es, names.iter().map(ToString::to_string));
    match names.len() {
        1 => format!("{all} aún lo está mirando."),
        _ => format!("{all} aún lo están mirando."),
    }
}

pub fn watchers(count: usize) -> String {
    match count {
        1 => "1 persona mirando".to_owned(),
        _ => format!("{count} personas mirando"),
    }
}

pub fn goes_soon(days: u32) -> String {
    match days {
        0 => "Nadie de esta mesa ha vuelto en mucho tiempo: hoy pasa al archivo.".to_owned(),
        1 => "Nadie de esta mesa ha vuelto en mucho tiempo: mañana pasa al archivo.".to_owned(),
        _ => {
            format!("Nadie de esta mesa ha vuelto en mucho tiempo: en {days} días pasa al archivo.")
        }
    }
}

pub fn stays_after_all(days: u32) -> String {
    format!("Qué bien que vuelvas: esta mesa iba ya al archivo. Ahora se queda otros {days} días.")
}

pub fn move_of(at: usize, of: usize) -> String {
    format!("Jugada {at} de {of}")
}

pub fn would_play(advice: &Sentence) -> Sentence {
    say!("Un bot fuerte te diría: «{advice}»")
}

pub fn seen_by(name: &str) -> String {
    format!("Como lo vio {name}")
}

pub fn found(count: usize) -> String {
    match count {
        1 => "1 regla".to_owned(),
        _ => format!("{count} reglas"),
    }
}

pub fn seat_number(number: usize) -> String {
    format!("Asiento {number}")
}

pub fn waits_for(names: &[&str], others: usize) -> String {
    let others = match others {
        0 => None,
        1 => Some("una persona".to_owned()),
        count => Some(format!("{count} personas")),
    };
    let all = list(Lang::Es, names.iter().map(ToString::to_string).chain(others));
    format!("Esperando a {all}")
}

pub fn waited_for(people: &[String]) -> String {
    let names = list(Lang::Es, people.iter().cloned());
    match people.len() {
        0 => "Hay un asiento para ti".to_owned(),
        1 => format!("{names} te espera en la mesa"),
        _ => format!("{names} te esperan en la mesa"),
    }
}

pub fn free_seats(count: usize) -> String {
    match count {
        0 => "Sin asientos libres".to_owned(),
        1 => "1 asiento libre".to_owned(),
        _ => format!("{count} asientos libres"),
    }
}

pub const PHRASES: &[(&str, &str)] = &[
    ("hello", "¡Hola!"),
    ("luck", "¡Suerte!"),
    ("your-turn", "¡Te toca!"),
    ("think", "Déjame pensar…"),
    ("moment", "Un momento, por favor."),
    ("no-hurry", "Sin prisa."),
    ("break", "Vuelvo enseguida."),
    ("back", "Ya estoy de vuelta."),
    ("nice", "¡Bien jugado!"),
    ("wow", "¡Eso no lo vi venir!"),
    ("oops", "¡Uy!"),
    ("laugh", "¡Ja, ja!"),
    ("thanks", "¡Gracias!"),
    ("sorry", "¡Perdón!"),
    ("game", "¡Buena partida!"),
    ("again", "¿Otra partida?"),
];

pub fn step_of(said: usize, all: usize) -> String {
    format!("{said} de {all}")
}
