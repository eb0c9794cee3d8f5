//! What can friends tell each other with one press in Spanish?

use madness::cards::{Card, Curse, Element};
use madness::state::Slot;

use super::{name, table_words};
use crate::madness::{card_words, naming};
use crate::sentence::Sentence;
use crate::{Lang, say};

pub fn curse(curse: Curse) -> Sentence {
    say!("Ahora, a por {}.", name(curse))
}

pub fn curse_at(slot: Slot) -> Sentence {
    say!("Ahora esta maldición: {}.", naming::space(slot, table_words::space(slot)))
}

pub fn spell(element: Element) -> Sentence {
    say!("Habría que aprender este hechizo: {}.", card_words::element(Lang::Es, element).name)
}

pub fn stack(card: Card) -> Sentence {
    say!("Nos vendría bien esta carta: {}.", name(card))
}

pub fn pay(element: Element, count: u8) -> Sentence {
    say!("Puedo pagar {}.", table_words::amount(count, element))
}
