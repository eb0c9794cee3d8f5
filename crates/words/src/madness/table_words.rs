//! What do the pages of a Madness table say beside names and card texts?

use madness::cards::Element;

use super::{en, es, naming};
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;

/// The short words of the table.
pub struct TableWords {
    pub book: &'static str,
    pub book_closed: &'static str,
    pub book_closed_help: &'static str,
    pub arrival: &'static str,
    pub bonus: &'static str,
    pub failure: &'static str,
    pub next_curses: &'static str,
    pub last_monster: &'static str,
    pub track: &'static str,
    pub new_monster: &'static str,
    pub invocation: &'static str,
    pub marker_here: &'static str,
    pub struck: &'static str,
    pub sleeps: &'static str,
    pub neutralized: &'static str,
    pub no_curse: &'static str,
    pub escapes: &'static str,
    pub vanquished: &'static str,
    pub rounds: &'static str,
    pub madness: &'static str,
    pub madness_help: &'static str,
    pub destroyed: &'static str,
    pub nothing_destroyed: &'static str,
    pub library: &'static str,
    pub stacks: &'static str,
    pub empty_shelf: &'static str,
    pub players: &'static str,
    pub your_spells: &'static str,
    pub support: &'static str,
    pub free_slot: &'static str,
    pub deck: &'static str,
    pub on_deck: &'static str,
    pub discard: &'static str,
    pub hand: &'static str,
    pub exhausted: &'static str,
    pub face_down: &'static str,
    pub resolving: &'static str,
    pub has_turn: &'static str,
    pub mad: &'static str,
    pub cost: &'static str,
    pub to_learn: &'static str,
    pub cannot_pay: &'static str,
    pub idle: &'static str,
    pub power: &'static str,
    pub pay_with: &'static str,
    pub your_hand: &'static str,
    pub only_way: &'static str,
    pub kept: &'static str,
    pub counts_as: &'static str,
    pub just_happened: &'static str,
    pub nothing_happened: &'static str,
    pub choose_magician: &'static str,
    pub choose_among: &'static str,
    pub ping: &'static str,
    pub offer: &'static str,
    pub use_ability: &'static str,
    pub page_turns: &'static str,
    pub vanquished_now: &'static str,
    pub escaped_now: &'static str,
    pub fell: &'static str,
    pub fled: &'static str,
    pub curses_gone: &'static str,
    pub curses_struck: &'static str,
    pub spells_learned: &'static str,
    pub magicians: &'static str,
    pub basic_spells: &'static str,
    pub library_spells: &'static str,
    pub multi_curses: &'static str,
    pub monsters: &'static str,
    pub pages: &'static str,
    pub element_cards: &'static str,
    /// Ways about a small screen: the book, the Spells, the library, the others, the story.
    pub jumps: [&'static str; 5],
}

pub fn table(lang: Lang) -> &'static TableWords {
    spoken!(lang, &table_words::WORDS)
}

/// "3 Fire", "3 de Fuego".
fn amount(lang: Lang, amount: u8, of: Element) -> Sentence {
    spoken!(lang, table_words::amount(amount, of))
}

/// "4 Fire", "1 Water, 1 Earth, 1 Fire, 1 Air".
pub fn amounts(lang: Lang, cost: [u8; 4]) -> String {
    let amounts = naming::amounts(cost).map(|(count, element)| amount(lang, count, element).to_string());
    let amounts: Vec<String> = amounts.collect();
    amounts.join(", ")
}

/// "2 of any one Element".
pub fn of_any(lang: Lang, amount: u8) -> Sentence {
    spoken!(lang, table_words::of_any(amount))
}

/// What some cards come to: how much they leave to pay of an Element, or of any one; below zero what is lost of them.
/// Nothing if one card is redundant.
pub fn comes_to(lang: Lang, of: Option<Element>, left: Option<i8>) -> Sentence {
    spoken!(lang, table_words::comes_to(of, left))
}

/// Whose turn brings the marker to a space.
pub fn when(lang: Lang, name: &str, you: bool, next: bool) -> String {
    spoken!(lang, table_words::when(name, you, next))
}

/// The most Power a Spell can be given now.
pub fn up_to(lang: Lang, power: u8) -> String {
    spoken!(lang, table_words::up_to(power))
}

/// The row of the Round track.
pub fn round_of(lang: Lang, round: u8, multi: u8) -> String {
    spoken!(lang, table_words::round_of(round, multi))
}

/// How many cards of a kind are left.
pub fn left(lang: Lang, count: u8) -> String {
    spoken!(lang, table_words::left(count))
}

/// A turn in the log.
pub fn turn(lang: Lang, turn: u8, name: &str) -> String {
    spoken!(lang, table_words::turn(turn, name))
}

/// A round of the book and the Monster on its page.
pub fn round_against(lang: Lang, round: u8, monster: &str) -> String {
    spoken!(lang, table_words::round_against(round, monster))
}

/// Whose support a card lies in.
pub fn support_of(lang: Lang, name: &str, you: bool) -> String {
    spoken!(lang, table_words::support_of(name, you))
}

/// "Level 2 Fire Spell".
pub fn spell_kind(lang: Lang, level: u8, of: Element) -> String {
    spoken!(lang, table_words::spell_kind(level, of))
}

/// All Curses of an Element.
pub fn curses_of(lang: Lang, element: Element) -> String {
    spoken!(lang, table_words::curses_of(element))
}

/// Somebody's mind gives way.
pub fn goes_mad(lang: Lang, name: &str, you: bool) -> String {
    spoken!(lang, table_words::goes_mad(name, you))
}
