//! What can friends tell each other with one press in English?

use madness::cards::{Card, Curse, Element};
use madness::state::Slot;

use super::{name, table_words};
use crate::madness::{card_words, naming};
use crate::sentence::Sentence;
use crate::{Lang, say};

pub fn curse(curse: Curse) -> Sentence {
    say!("{} next.", name(curse))
}

pub fn curse_at(slot: Slot) -> Sentence {
    say!("This Curse next: {}.", naming::space(slot, table_words::space(slot)))
}

pub fn spell(element: Element) -> Sentence {
    say!("Somebody should learn this Spell: {}.", card_words::element(Lang::En, element).name)
}

pub fn stack(card: Card) -> Sentence {
    say!("We could use this card: {}.", name(card))
}

pub fn pay(element: Element, count: u8) -> Sentence {
    say!("I can pay {}.", table_words::amount(count, element))
}
