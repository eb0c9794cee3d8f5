//! Who sits in a seat, as programs read it.

use serde_json::{Value, json};
use table::company::{Bot, Sitter};

/// One seat.
pub fn sitter_json(sitter: &Sitter) -> Value {
    match sitter {
        Sitter::Person(name) => json!({"who": "person", "name": name}),
        Sitter::Bot(Bot { strength, plays_for: None }) => json!({"who": "bot", "strength": strength}),
        Sitter::Bot(Bot { strength, plays_for: Some(name) }) => {
            json!({"who": "bot", "strength": strength, "for": name})
        }
        Sitter::Kept(name) => json!({"who": "kept", "name": name}),
        Sitter::Nobody => json!({"who": "nobody"}),
    }
}
