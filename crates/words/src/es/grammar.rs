//! How do Spanish words agree with each other?

use crate::say;
use crate::sentence::{Say, Sentence};

/// What Spanish articles and adjectives agree with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gender {
    Feminine,
    Masculine,
}

impl Gender {
    /// "silenciada" or "silenciado".
    pub fn agree<T>(self, feminine: T, masculine: T) -> T {
        match self {
            Gender::Feminine => feminine,
            Gender::Masculine => masculine,
        }
    }

    /// "la Gárgola", "el Kraken".
    pub fn the(self, named: &impl Say) -> Sentence {
        say!("{} {named}", self.agree("la", "el"))
    }
}

/// "y" turns into "e" before the sound of an i, though not before "hie" or "ia".
pub fn and(next: &str) -> &'static str {
    let next = next.to_lowercase();
    let sound = next.strip_prefix('h').unwrap_or(&next);
    let glides = sound.chars().nth(1).is_some_and(|letter| "aeouáéóú".contains(letter));
    if sound.starts_with(['i', 'í']) && !glides { "e" } else { "y" }
}
