//! What do the pages say when a name or a number is part of it?

use table::company::TooLate;

pub use crate::dates::{ends_at, happened, timestamp};
use crate::grammar::list;
use crate::sentence::Sentence;
use crate::{Lang, say};

/// A time to think for each move, and what happens then.
pub fn think(lang: Lang, seconds: u32, then: TooLate) -> String {
    let time = match (lang, seconds) {
        (_, 0..120) => format!("{seconds} s"),
        (_, 120..3600) => format!("{} min", seconds / 60),
        (_, 3600..86_400) => format!("{} h", seconds / 3600),
        (Lang::Es, _) => "1 día".to_owned(),
        (Lang::En, _) => "1 day".to_owned(),
    };
    match (lang, then) {
        (Lang::Es, TooLate::BotMoves) => format!("{time}; después, un bot juega por ti esa vez"),
        (Lang::En, TooLate::BotMoves) => format!("{time}, then a bot makes that one move"),
        (Lang::Es, TooLate::BotSits) => format!("{time}; después, un bot ocupa el asiento hasta que vuelvas"),
        (Lang::En, TooLate::BotSits) => format!("{time}, then a bot keeps the seat until you return"),
    }
}

/// How far a lesson is.
pub fn step_of(lang: Lang, (said, all): (usize, usize)) -> String {
    match lang {
        Lang::Es => format!("{said} de {all}"),
        Lang::En => format!("{said} of {all}"),
    }
}

/// How long the reader may still think.
pub fn your_time(lang: Lang) -> String {
    match lang {
        Lang::Es => "Tu tiempo".to_owned(),
        Lang::En => "Your time".to_owned(),
    }
}

/// How long somebody else may still think.
pub fn time_of(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es => format!("Tiempo de {name}"),
        Lang::En => format!("{name}'s time"),
    }
}

/// The curtain between two people who share a device.
pub fn pass_to(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es => format!("Pásale el dispositivo a {name}"),
        Lang::En => format!("Pass the device to {name}"),
    }
}

/// The button that lifts the curtain.
pub fn i_am(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es => format!("Soy {name}: enséñame mis cartas"),
        Lang::En => format!("I am {name}: show my cards"),
    }
}

/// Somebody would like to take back.
pub fn asks_undo(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es => format!("{name} quiere deshacer su última jugada."),
        Lang::En => format!("{name} would like to take back the last move."),
    }
}

/// Whose answer is still missing.
pub fn undo_waits(lang: Lang, names: &str) -> String {
    match lang {
        Lang::Es => format!("Falta la respuesta de {names}."),
        Lang::En => format!("Waiting for an answer from {names}."),
    }
}

/// For whom bots wait after a Chapter or a round.
pub fn still_looking(lang: Lang, names: &[&str]) -> String {
    let all = list(lang, names.iter().map(ToString::to_string));
    match (lang, names.len()) {
        (Lang::Es, 1) => format!("{all} aún lo está mirando."),
        (Lang::En, 1) => format!("{all} is still looking."),
        (Lang::Es, _) => format!("{all} aún lo están mirando."),
        (Lang::En, _) => format!("{all} are still looking."),
    }
}

/// How many people look on.
pub fn watchers(lang: Lang, count: usize) -> String {
    match (lang, count) {
        (Lang::Es, 1) => "1 persona mirando".to_owned(),
        (Lang::En, 1) => "1 person watching".to_owned(),
        (Lang::Es, _) => format!("{count} personas mirando"),
        (Lang::En, _) => format!("{count} people watching"),
    }
}

/// A table nobody who sits there comes back to.
pub fn goes_soon(lang: Lang, days: u32) -> String {
    match (lang, days) {
        (Lang::Es, 0) => "Nadie de esta mesa ha vuelto en mucho tiempo: hoy pasa al archivo.".to_owned(),
        (Lang::En, 0) => {
            "Nobody of this table has come back for long: it goes to the archive today.".to_owned()
        }
        (Lang::Es, 1) => "Nadie de esta mesa ha vuelto en mucho tiempo: mañana pasa al archivo.".to_owned(),
        (Lang::En, 1) => {
            "Nobody of this table has come back for long: it goes to the archive tomorrow.".to_owned()
        }
        (Lang::Es, _) => {
            format!("Nadie de esta mesa ha vuelto en mucho tiempo: en {days} días pasa al archivo.")
        }
        (Lang::En, _) => {
            format!("Nobody of this table has come back for long: it goes to the archive in {days} days.")
        }
    }
}

/// The same table, when somebody of it does come back.
pub fn stays_after_all(lang: Lang, days: u32) -> String {
    match lang {
        Lang::Es => {
            format!("Qué bien que vuelvas: esta mesa iba ya al archivo. Ahora se queda otros {days} días.")
        }
        Lang::En => {
            format!(
                "Good to see you: this table was about to go to the archive. It stays for another {days} days."
            )
        }
    }
}

/// Which move a look back or a replay shows.
pub fn move_of(lang: Lang, at: usize, of: usize) -> String {
    match lang {
        Lang::Es => format!("Jugada {at} de {of}"),
        Lang::En => format!("Move {at} of {of}"),
    }
}

/// A bot's advice.
pub fn would_play(lang: Lang, advice: &Sentence) -> Sentence {
    match lang {
        Lang::Es => say!("Un bot fuerte te diría: «{advice}»"),
        Lang::En => say!("A strong bot would do this: {advice}"),
    }
}

/// A replay through somebody's eyes.
pub fn seen_by(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es => format!("Como lo vio {name}"),
        Lang::En => format!("As {name} saw it"),
    }
}

/// How many rules a search has found.
pub fn found(lang: Lang, count: usize) -> String {
    match (lang, count) {
        (Lang::Es, 1) => "1 regla".to_owned(),
        (Lang::En, 1) => "1 rule".to_owned(),
        (Lang::Es, _) => format!("{count} reglas"),
        (Lang::En, _) => format!("{count} rules"),
    }
}

/// The seat by its number, when nobody sits there.
pub fn seat_number(lang: Lang, number: usize) -> String {
    match lang {
        Lang::Es => format!("Asiento {number}"),
        Lang::En => format!("Seat {number}"),
    }
}

/// Who has yet to sit down: these people, and so many others.
pub fn waits_for(lang: Lang, names: &[&str], others: usize) -> String {
    let others = match (lang, others) {
        (_, 0) => None,
        (Lang::Es, 1) => Some("una persona".to_owned()),
        (Lang::En, 1) => Some("one person".to_owned()),
        (Lang::Es, count) => Some(format!("{count} personas")),
        (Lang::En, count) => Some(format!("{count} people")),
    };
    let all = list(lang, names.iter().map(ToString::to_string).chain(others));
    match lang {
        Lang::Es => format!("Esperando a {all}"),
        Lang::En => format!("Waiting for {all}"),
    }
}

/// What an invitation begins with: who sits there already.
pub fn waited_for(lang: Lang, people: &[String]) -> String {
    let names = list(lang, people.iter().cloned());
    match (lang, people.len()) {
        (Lang::Es, 0) => "Hay un asiento para ti".to_owned(),
        (Lang::En, 0) => "There is a seat for you".to_owned(),
        (Lang::Es, 1) => format!("{names} te espera en la mesa"),
        (Lang::En, 1) => format!("{names} is waiting for you at the table"),
        (Lang::Es, _) => format!("{names} te esperan en la mesa"),
        (Lang::En, _) => format!("{names} are waiting for you at the table"),
    }
}

/// How many seats are still free.
pub fn free_seats(lang: Lang, count: usize) -> String {
    match (lang, count) {
        (Lang::Es, 0) => "Sin asientos libres".to_owned(),
        (Lang::En, 0) => "No free seats".to_owned(),
        (Lang::Es, 1) => "1 asiento libre".to_owned(),
        (Lang::En, 1) => "1 free seat".to_owned(),
        (Lang::Es, _) => format!("{count} asientos libres"),
        (Lang::En, _) => format!("{count} free seats"),
    }
}

/// The ready phrases anybody may say, by id. None of them says anything about a card, a plan or a wish.
pub fn phrases(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::Es => &[
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
        ],
        Lang::En => &[
            ("hello", "Hello!"),
            ("luck", "Good luck!"),
            ("your-turn", "Your turn!"),
            ("think", "Let me think…"),
            ("moment", "One moment, please."),
            ("no-hurry", "Take your time."),
            ("break", "Back in a moment."),
            ("back", "I am back."),
            ("nice", "Well played!"),
            ("wow", "Did not see that coming!"),
            ("oops", "Oops!"),
            ("laugh", "Ha, ha!"),
            ("thanks", "Thank you!"),
            ("sorry", "Sorry!"),
            ("game", "Good game!"),
            ("again", "Another game?"),
        ],
    }
}
