//! What does the hall say in English when a name or a number is part of it?

pub fn nudged(name: &str) -> String {
    format!("{name} gives you a nudge: they are waiting for you.")
}

pub fn table_of(game: &str) -> String {
    format!("A table of {game}")
}

/// How many can play: a number or a range, and the most of them.
pub fn players(count: &str, most: u8) -> String {
    match most {
        1 => format!("{count} player"),
        _ => format!("{count} players"),
    }
}
