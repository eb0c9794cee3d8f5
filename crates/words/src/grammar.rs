//! How do words agree with each other? Numbers and lists, once for every game and every language.
//! Who is spoken to and who is spoken about is `Names::say`.

use say::say;

use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;
use crate::{en, es};

/// "1 punto", "2 puntos".
pub fn counted(number: u8, one: &'static str, more: &'static str) -> Sentence {
    say!("{number} {}", if number == 1 { one } else { more })
}

/// "Ana, Bea and Cid"; "Ana, Bea y Cid", but "Bea e Inés".
pub fn list(lang: Lang, items: impl IntoIterator<Item = impl Into<Sentence>>) -> Sentence {
    let mut items: Vec<Sentence> = items.into_iter().map(Into::into).collect();
    let Some(last) = items.pop() else { return Sentence::new() };
    let and = spoken!(lang, grammar::and(&last.to_string()));
    match items.into_iter().reduce(|said, item| say!("{said}, {item}")) {
        Some(first) => say!("{first} {and} {last}"),
        None => last,
    }
}
