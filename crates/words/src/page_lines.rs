//! What do the pages say when a name or a number is part of it?

use crate::Lang;

/// The curtain between two people who share a device.
pub fn pass_to(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es => format!("Pasa el dispositivo a {name}"),
        Lang::En => format!("Pass the device to {name}"),
    }
}

/// The button that lifts the curtain.
pub fn i_am(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es => format!("Soy {name}: enseñar mi mano"),
        Lang::En => format!("I am {name}: show my hand"),
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
        Lang::En => format!("Waiting for the answer of {names}."),
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

/// Which move a look back or a replay shows.
pub fn move_of(lang: Lang, at: usize, of: usize) -> String {
    match lang {
        Lang::Es => format!("Jugada {at} de {of}"),
        Lang::En => format!("Move {at} of {of}"),
    }
}

/// A bot's advice.
pub fn would_play(lang: Lang, advice: &str) -> String {
    match lang {
        Lang::Es => format!("Un bot fuerte haría esto: {advice}"),
        Lang::En => format!("A strong bot would do this: {advice}"),
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

/// How many people a way to play is for.
pub fn for_players(lang: Lang, counts: &[u8]) -> String {
    let mut counts = counts.to_vec();
    counts.sort_unstable();
    let numbers: Vec<String> = counts.iter().map(u8::to_string).collect();
    match lang {
        Lang::Es => format!("{} jugadores", numbers.join(" o ")),
        Lang::En => format!("{} players", numbers.join(" or ")),
    }
}

/// The seat by its number, when nobody sits there.
pub fn seat_number(lang: Lang, number: usize) -> String {
    match lang {
        Lang::Es => format!("Asiento {number}"),
        Lang::En => format!("Seat {number}"),
    }
}

/// The ready phrases anybody may say, by id.
pub fn phrases(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::Es => &[
            ("hello", "¡Hola!"),
            ("luck", "¡Suerte!"),
            ("think", "Déjame pensar…"),
            ("nice", "¡Buena jugada!"),
            ("wow", "¡Eso no lo vi venir!"),
            ("oops", "Ay, qué error."),
            ("thanks", "¡Gracias!"),
            ("sorry", "¡Perdón!"),
            ("your-turn", "Te toca."),
            ("break", "Vuelvo enseguida."),
            ("game", "¡Buena partida!"),
        ],
        Lang::En => &[
            ("hello", "Hello!"),
            ("luck", "Good luck!"),
            ("think", "Let me think…"),
            ("nice", "Well played!"),
            ("wow", "Did not see that coming!"),
            ("oops", "Oops, my mistake."),
            ("thanks", "Thank you!"),
            ("sorry", "Sorry!"),
            ("your-turn", "Your turn."),
            ("break", "Back in a moment."),
            ("game", "Good game!"),
        ],
    }
}
