//! How do words agree with each other? Gender, number and lists, once for every game and both languages.
//! Who is spoken to and who is spoken about is `Names::say`.

use crate::Lang;
use crate::sentence::{Say, Sentence};
use say::say;

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

/// "1 punto", "2 puntos".
pub fn counted(number: u8, one: &'static str, more: &'static str) -> Sentence {
    say!("{number} {}", if number == 1 { one } else { more })
}

/// "Ana, Bea and Cid"; "Ana, Bea y Cid", but "Bea e Inés".
pub fn list(lang: Lang, items: impl IntoIterator<Item = impl Into<Sentence>>) -> Sentence {
    let mut items: Vec<Sentence> = items.into_iter().map(Into::into).collect();
    let Some(last) = items.pop() else { return Sentence::new() };
    let and = match lang {
        Lang::Es => and_es(&last.to_string()),
        Lang::En => "and",
    };
    match items.into_iter().reduce(|said, item| say!("{said}, {item}")) {
        Some(first) => say!("{first} {and} {last}"),
        None => last,
    }
}

/// "y" turns into "e" before the sound of an i, though not before "hie" or "ia".
fn and_es(next: &str) -> &'static str {
    let next = next.to_lowercase();
    let sound = next.strip_prefix('h').unwrap_or(&next);
    let glides = sound.chars().nth(1).is_some_and(|letter| "aeouáéóú".contains(letter));
    if sound.starts_with(['i', 'í']) && !glides { "e" } else { "y" }
}
