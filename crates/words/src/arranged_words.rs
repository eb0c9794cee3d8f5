//! What was changed at a table, said to everybody there.

use table::company::{Pace, Think};

use crate::lang::{Lang, spoken};
use crate::page::page;
use crate::{en, es};

/// Something the host changed, or somebody else where it concerns everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arranged<'a> {
    /// A bot plays for this person, who may come back.
    BotFor(&'a str),
    /// A bot has the seat of this name.
    Bot(&'a str),
    /// The seat of this name is free.
    Freed(&'a str),
    /// This person has left their seat before the game began.
    Left(&'a str),
    Pace(Pace),
    Think(Think),
}

/// The table itself, where it speaks.
pub fn table(lang: Lang) -> &'static str {
    spoken!(lang, arranged_words::TABLE)
}

/// Whoever opened the table, as its lines begin.
pub fn host(lang: Lang) -> &'static str {
    spoken!(lang, arranged_words::HOST)
}

/// What the bot in this seat is called; seats are counted from 1.
pub fn bot_number(lang: Lang, number: usize) -> String {
    format!("{} {number}", page(lang).bot)
}

/// What was changed; without a name, by the host.
pub fn arranged(lang: Lang, by: Option<&str>, what: Arranged<'_>) -> String {
    let by = by.unwrap_or(host(lang));
    spoken!(lang, arranged_words::arranged(by, what))
}
