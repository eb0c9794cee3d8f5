//! What the program itself says, in both languages. Games speak through `words`.

use games::BadSetUp;
use table::settings::Misfit;
use words::Lang;

pub fn unknown_language(lang: Lang, code: &str) -> String {
    match lang {
        Lang::Es => format!("no hablo «{code}»; elige es o en."),
        Lang::En => format!("I do not speak \"{code}\"; choose es or en."),
    }
}

pub fn unknown_command(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es => format!("no existe la orden «{name}». Mira «conclave --help»."),
        Lang::En => format!("there is no command \"{name}\". See \"conclave --help\"."),
    }
}

pub fn unknown_argument(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es => format!("no entiendo «{name}». Mira «conclave --help»."),
        Lang::En => format!("I do not understand \"{name}\". See \"conclave --help\"."),
    }
}

pub fn missing_argument(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es => format!("falta {name}. Mira «conclave --help»."),
        Lang::En => format!("{name} is missing. See \"conclave --help\"."),
    }
}

pub fn bad_value(lang: Lang, option: &str, value: &str) -> String {
    match lang {
        Lang::Es => format!("«{value}» no sirve para {option}. Mira «conclave --help»."),
        Lang::En => format!("\"{value}\" does not work for {option}. See \"conclave --help\"."),
    }
}

/// Whoever knows the seed of a rehearsal knows every card.
pub fn rehearsal_in_public(lang: Lang) -> &'static str {
    match lang {
        Lang::Es => {
            "--rehearsal es solo para pruebas: con él se puede saber cada carta, así que no va con --public."
        }
        Lang::En => {
            "--rehearsal is for tests alone: with it every card can be known, so it does not go with --public."
        }
    }
}

pub fn unknown_game(lang: Lang, name: &str, games: &str) -> String {
    match lang {
        Lang::Es => format!("no tenemos el juego «{name}». Hay: {games}."),
        Lang::En => format!("there is no game \"{name}\". We have: {games}."),
    }
}

pub fn misfit(lang: Lang, misfit: &Misfit) -> String {
    match (lang, misfit) {
        (Lang::Es, Misfit::NotAPair(text)) => format!("«{text}» no tiene la forma CLAVE=VALOR."),
        (Lang::En, Misfit::NotAPair(text)) => format!("\"{text}\" does not look like KEY=VALUE."),
        (Lang::Es, Misfit::UnknownKey(key)) => format!("este juego no tiene la opción «{key}»."),
        (Lang::En, Misfit::UnknownKey(key)) => format!("this game has no option \"{key}\"."),
        (Lang::Es, Misfit::UnknownValue { key, value }) => format!("«{value}» no es un valor de «{key}»."),
        (Lang::En, Misfit::UnknownValue { key, value }) => {
            format!("\"{value}\" is not a value of \"{key}\".")
        }
    }
}

pub fn list_of(lang: Lang, items: &str) -> String {
    match lang {
        Lang::Es => format!("A,B,…  (de {items})"),
        Lang::En => format!("A,B,…  (of {items})"),
    }
}

pub fn bad_set_up(lang: Lang, bad: &BadSetUp) -> String {
    match bad {
        BadSetUp::Settings(wrong) => misfit(lang, wrong),
        BadSetUp::Rule { rule, why } => format!("{why} ({rule})"),
    }
}

pub fn unknown_bot(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es => format!("no hay ningún bot «{name}»; elige random, quick o strong."),
        Lang::En => format!("there is no bot \"{name}\"; choose random, quick or strong."),
    }
}

pub fn one_bot_each(lang: Lang, seats: u8, bots: usize) -> String {
    match lang {
        Lang::Es => format!("hacen falta {seats} bots, uno por asiento, y has nombrado {bots}."),
        Lang::En => format!("{seats} bots are needed, one for each seat, and you named {bots}."),
    }
}

pub fn no_such_seat(lang: Lang, seat: u8, seats: u8) -> String {
    match lang {
        Lang::Es => format!("no hay asiento {seat}: se cuentan de 0 a {}.", seats - 1),
        Lang::En => format!("there is no seat {seat}: they count from 0 to {}.", seats - 1),
    }
}

pub fn unreadable_file(lang: Lang, file: &str, why: &str) -> String {
    match lang {
        Lang::Es => format!("no puedo leer {file}: {why}."),
        Lang::En => format!("cannot read {file}: {why}."),
    }
}

pub fn does_not_replay(lang: Lang, entry: usize, why: &str) -> String {
    match lang {
        Lang::Es => format!("la partida no se repite igual: anotación {entry}, {why}."),
        Lang::En => format!("the game does not replay: entry {entry}, {why}."),
    }
}

pub fn rules_fail(lang: Lang, entries: usize) -> String {
    match lang {
        Lang::Es => format!("las reglas fallan en una de las {entries} anotaciones; arriba dice dónde."),
        Lang::En => format!("the rules fail on one of the {entries} entries; it says above where."),
    }
}

pub fn replays(lang: Lang, moves: usize) -> String {
    match lang {
        Lang::Es => format!("Todo cuadra: {moves} jugadas repetidas y comprobadas."),
        Lang::En => format!("All is well: {moves} moves replayed and checked."),
    }
}

pub fn unknown_rule(lang: Lang, id: &str, game: &str) -> String {
    match lang {
        Lang::Es => format!("{game} no tiene la regla «{id}»."),
        Lang::En => format!("{game} has no rule \"{id}\"."),
    }
}

pub fn unknown_card(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es => format!("No hay ninguna carta que se llame «{name}»."),
        Lang::En => format!("There is no card called \"{name}\"."),
    }
}

pub fn open_in_browser(lang: Lang, address: &str) -> String {
    match lang {
        Lang::Es => format!("Conclave te espera en {address}  (Ctrl+C para cerrar)"),
        Lang::En => format!("Conclave is waiting at {address}  (Ctrl+C to close)"),
    }
}

pub fn cannot_serve(lang: Lang, address: &str, why: &str) -> String {
    match lang {
        Lang::Es => format!("no puedo servir en {address}: {why}."),
        Lang::En => format!("cannot serve on {address}: {why}."),
    }
}

pub fn operators_look_at(lang: Lang, address: &str) -> String {
    match lang {
        Lang::Es => format!("Para quien lo administra: http://{address}/metrics y /health/ready"),
        Lang::En => format!("For operators: http://{address}/metrics and /health/ready"),
    }
}

pub fn looked_at(lang: Lang, tables: usize, entries: usize) -> String {
    match lang {
        Lang::Es => format!("Mesas miradas: {tables}; anotaciones: {entries}."),
        Lang::En => format!("Tables looked at: {tables}; entries: {entries}."),
    }
}

pub fn older_database(lang: Lang, tables: usize) -> String {
    match lang {
        Lang::Es => format!(
            "Mesas: {tables}. Las escribió una versión anterior, así que solo se ha mirado el archivo."
        ),
        Lang::En => {
            format!("Tables: {tables}. An earlier version wrote them, so only the file itself was looked at.")
        }
    }
}

pub fn not_whole(lang: Lang, wrong: usize) -> String {
    match lang {
        Lang::Es => format!("no todo está entero: {wrong} cosas."),
        Lang::En => format!("not everything is whole: {wrong} things."),
    }
}

pub fn backed_up(lang: Lang, to: &str) -> String {
    match lang {
        Lang::Es => format!("Copiado y comprobado: {to}"),
        Lang::En => format!("Copied and checked: {to}"),
    }
}

pub fn seat_name(lang: Lang, seat: u8, you: bool, bot: &str) -> String {
    let number = seat + 1;
    match (lang, you) {
        (Lang::Es, true) => format!("Jugador {number}"),
        (Lang::En, true) => format!("Player {number}"),
        (Lang::Es | Lang::En, false) => format!("Bot {number} ({})", strength(lang, bot)),
    }
}

/// A bot by its strength, as one says it.
pub fn strength(lang: Lang, bot: &str) -> String {
    let words = words::page::page(lang);
    let name = match bot {
        "random" => words.random,
        "quick" => words.quick,
        "strong" => words.strong,
        other => other,
    };
    name.to_lowercase()
}

pub fn how_to_answer(lang: Lang) -> &'static str {
    match lang {
        Lang::Es => "Número (p pista · d deshacer · t tablero · c CARTA · r REGLA · s salir)",
        Lang::En => "Number (h hint · u undo · b board · c CARD · r RULE · q quit)",
    }
}

pub fn not_understood(lang: Lang) -> &'static str {
    match lang {
        Lang::Es => "No te entiendo. Escribe el número de una jugada de la lista.",
        Lang::En => "I do not understand. Type the number of a move in the list.",
    }
}

pub fn a_bot_would(lang: Lang, mv: &str) -> String {
    match lang {
        Lang::Es => format!("Un bot fuerte te diría: «{mv}»"),
        Lang::En => format!("A strong bot would do this: {mv}"),
    }
}

pub fn nothing_to_undo(lang: Lang) -> &'static str {
    match lang {
        Lang::Es => "No hay nada que deshacer.",
        Lang::En => "There is nothing to take back.",
    }
}

pub fn until_next_time(lang: Lang) -> &'static str {
    match lang {
        Lang::Es => "Hasta la próxima.",
        Lang::En => "Until next time.",
    }
}
