//! What is written on Grimoire's table: marks, piles and short notes beside the cards.

use super::{en, es};
use crate::lang::{Lang, spoken};

/// Words that stand on the table by themselves.
pub struct TableWords {
    pub title_spell: &'static str,
    pub no_title: &'static str,
    pub trump: &'static str,
    pub property: &'static str,
    pub no_trump: &'static str,
    pub chain_none: &'static str,
    pub chain_none_help: &'static str,
    pub chain_broken: &'static str,
    pub silenced: &'static str,
    pub winning: &'static str,
    pub won: &'static str,
    pub weakest: &'static str,
    pub element_deck: &'static str,
    pub draw_deck: &'static str,
    pub discard: &'static str,
    pub dealer: &'static str,
    pub leader: &'static str,
    pub round: &'static str,
    pub score: &'static str,
    pub decline: &'static str,
    pub eliminated: &'static str,
    pub partner: &'static str,
    pub back_in_hand: &'static str,
    pub choose_target: &'static str,
    pub flux_down: &'static str,
    pub tome: &'static str,
    pub tome_help: &'static str,
    pub ranking: &'static str,
    pub final_score: &'static str,
}

/// The words of the table in this language.
pub fn table(lang: Lang) -> &'static TableWords {
    spoken!(lang, &table_words::WORDS)
}

/// A Spell as one reads it out: "Flash, Fire 4".
pub fn spell(lang: Lang, name: &str, element: &str, power: &str) -> String {
    spoken!(lang, table_words::spell(name, element, power))
}

/// The Chain by its Element; `of` as in "de Fuego".
pub fn chain_of(lang: Lang, of: &str) -> String {
    spoken!(lang, table_words::chain_of(of))
}

/// Which Spell broke the Chain.
pub fn broken_by(lang: Lang, name: &str) -> String {
    spoken!(lang, table_words::broken_by(name))
}

/// The Trump by its Element.
pub fn trump_of(lang: Lang, element: &str) -> String {
    spoken!(lang, table_words::trump_of(element))
}

/// How many cards somebody holds.
pub fn in_hand(lang: Lang, cards: usize) -> String {
    spoken!(lang, table_words::in_hand(cards))
}

/// Points as they are added.
pub fn points(lang: Lang, points: u16) -> String {
    spoken!(lang, table_words::points(points))
}

/// The Chapter within its round.
pub fn chapter_of(lang: Lang, chapter: u8, of: u8) -> String {
    spoken!(lang, table_words::chapter_of(chapter, of))
}

/// The round and its Chapter, over a part of the log.
pub fn heading(lang: Lang, round: u16, chapter: u8) -> String {
    spoken!(lang, table_words::heading(round, chapter))
}

/// A Chapter by its number.
pub fn chapter_no(lang: Lang, chapter: u8) -> String {
    spoken!(lang, table_words::chapter_no(chapter))
}

/// How the Chapters of a round went.
pub fn round_results(lang: Lang, round: u16, over: bool) -> String {
    spoken!(lang, table_words::round_results(round, over))
}

/// What made a Spell different from what is printed.
pub fn changed_by(lang: Lang, names: &[&str]) -> String {
    spoken!(lang, table_words::changed_by(&names.join(", ")))
}

/// The same where there is room for one name only.
pub fn changed_in_short(lang: Lang, names: &[&str]) -> String {
    match names {
        [] | [_] => changed_by(lang, names),
        _ => spoken!(lang, table_words::changed_by_several(names.len())),
    }
}

/// A Life count for those who cannot see the hearts.
pub fn lives(lang: Lang, lives: u8) -> String {
    spoken!(lang, table_words::lives(lives))
}
