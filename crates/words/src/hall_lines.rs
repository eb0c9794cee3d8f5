//! What do the hall and its books say when a name or a number is part of it?

use crate::Lang;
use crate::speak::Glance;

/// How many can play.
pub fn players(lang: Lang, least: u8, most: u8) -> String {
    let count = if least == most { least.to_string() } else { format!("{least}–{most}") };
    match (lang, most) {
        (Lang::Es, 1) => format!("{count} persona"),
        (Lang::En, 1) => format!("{count} player"),
        (Lang::Es, _) => format!("{count} personas"),
        (Lang::En, _) => format!("{count} players"),
    }
}

/// How long a game takes.
pub fn minutes(glance: &Glance) -> String {
    let (least, most) = glance.minutes;
    format!("{least}–{most} min")
}

/// Somebody waits for the reader and says so.
pub fn nudged(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Es => format!("{name} te da un toque: te está esperando."),
        Lang::En => format!("{name} gives you a nudge: they are waiting for you."),
    }
}

/// What a link to a table says about it elsewhere.
pub fn table_of(lang: Lang, game: &str) -> String {
    match lang {
        Lang::Es => format!("Una mesa de {game}"),
        Lang::En => format!("A table of {game}"),
    }
}

/// What a link to a book says about it elsewhere: what it is, for how many, how long.
pub fn in_short(help: &str, players: &str, minutes: &str) -> String {
    format!("{help} {players} · {minutes}")
}
