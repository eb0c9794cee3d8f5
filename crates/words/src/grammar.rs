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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_as_people_say_them() {
        let list = |lang, items: &[&'static str]| list(lang, items.iter().copied()).to_string();
        assert_eq!(list(Lang::En, &["Ana", "Bea", "Cid"]), "Ana, Bea and Cid");
        assert_eq!(list(Lang::Es, &["Ana", "Bea", "Cid"]), "Ana, Bea y Cid");
        assert_eq!(list(Lang::Es, &["Bea", "Inés"]), "Bea e Inés");
        assert_eq!(list(Lang::Es, &["Bea", "Hilario"]), "Bea e Hilario");
        assert_eq!(list(Lang::Es, &["Agua", "Hielo"]), "Agua y Hielo");
        assert_eq!(list(Lang::Es, &["Bea", "Ian"]), "Bea y Ian");
        assert_eq!(list(Lang::Es, &["Bea"]), "Bea");
        assert_eq!(list(Lang::En, &[]), "");
    }

    #[test]
    fn words_agree() {
        assert_eq!(Gender::Feminine.the(&"Banshee").to_string(), "la Banshee");
        assert_eq!(Gender::Masculine.the(&"Kraken").capital().to_string(), "El Kraken");
        assert_eq!(counted(1, "punto", "puntos").to_string(), "1 punto");
        assert_eq!(counted(2, "punto", "puntos").to_string(), "2 puntos");
    }
}
