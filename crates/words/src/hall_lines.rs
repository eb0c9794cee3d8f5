//! What do the hall and its books say when a name or a number is part of it?

use crate::lang::{Lang, spoken};
use crate::speak::Glance;
use crate::{en, es};

/// How many can play.
pub fn players(lang: Lang, least: u8, most: u8) -> String {
    let count = if least == most { least.to_string() } else { format!("{least}–{most}") };
    spoken!(lang, hall_lines::players(&count, most))
}

/// How long a game takes.
pub fn minutes(glance: &Glance) -> String {
    let (least, most) = glance.minutes;
    format!("{least}–{most} min")
}

/// Somebody waits for the reader and says so.
pub fn nudged(lang: Lang, name: &str) -> String {
    spoken!(lang, hall_lines::nudged(name))
}

/// What a link to a table says about it elsewhere.
pub fn table_of(lang: Lang, game: &str) -> String {
    spoken!(lang, hall_lines::table_of(game))
}

/// What a link to a book says about it elsewhere: what it is, for how many, how long.
pub fn in_short(help: &str, players: &str, minutes: &str) -> String {
    format!("{help} {players} · {minutes}")
}
