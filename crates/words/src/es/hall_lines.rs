//! What does the hall say in Spanish when a name or a number is part of it?

pub fn nudged(name: &str) -> String {
    format!("{name} te da un toque: te está esperando.")
}

pub fn table_of(game: &str) -> String {
    format!("Una mesa de {game}")
}

/// How many can play: a number or a range, and the most of them.
pub fn players(count: &str, most: u8) -> String {
    match most {
        1 => format!("{count} persona"),
        _ => format!("{count} personas"),
    }
}
