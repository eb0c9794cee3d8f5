//! What do Spells do to the Chain, to each other and to the Title Spell, in Spanish?

use grimoire::cards::row::{Attribute, Condition, Count, Filter};
use grimoire::cards::{Card, Element, Power, Text};

use super::{card, element, grammar, of};
use crate::say;
use crate::sentence::{Piece, Sentence};

/// What a Title Spell of this Element means for Trump.
pub fn trump(title: Element) -> Sentence {
    let name = element(title);
    match title.is_special() {
        true => {
            say!("{} es Especial: no hay Triunfo.", grammar::element_gender(title).the(&name).capital())
        }
        false => say!("Triunfo: {name}."),
    }
}

pub fn title_revealed(title: Card, chapter: u8) -> Sentence {
    say!("Capítulo {chapter}: el Título es {}. {}", card(title), trump(title.element()))
}

pub fn chain_started(spell: Card, chained: Element) -> Sentence {
    say!("{} comienza una Cadena {}.", card(spell), of(chained))
}

pub fn chain_continued(spell: Card, chained: Element) -> Sentence {
    say!("{} continúa la Cadena {}.", card(spell), of(chained))
}

pub fn chain_untouched(spell: Card) -> Sentence {
    say!("{} es Especial: la Cadena sigue igual.", card(spell))
}

pub fn chain_broken(spell: Card, chained: Element) -> Sentence {
    say!("{} rompe la Cadena {}.", card(spell), of(chained))
}

pub fn silenced(spell: Card, by: Option<Card>) -> Sentence {
    let (name, silenced) = (card(spell), grammar::card_gender(spell).agree("silenciada", "silenciado"));
    match (by, spell.row().text) {
        (Some(by), _) => say!("{}: {name} queda {silenced}.", card(by)),
        (None, Text::Nothing) => say!("{name} queda {silenced}, pero no tenía efecto que perder."),
        (None, Text::Effect { .. } | Text::Constant(_) | Text::Property(_)) => {
            say!("{name} queda {silenced}: en este Capítulo no tiene efecto.")
        }
    }
}

/// Why an effect whose moment had come did nothing.
pub fn fizzled(spell: Card) -> Sentence {
    let name = card(spell);
    let conditions = match spell.row().text {
        Text::Effect { only_if, .. } => only_if,
        Text::Nothing | Text::Property(_) | Text::Constant(_) => &[],
    };
    match conditions.first() {
        None => say!("{name} no tiene otro Hechizo que elegir: no pasa nada."),
        Some(Condition::MoreThan(number, what)) => too_few(name, *number, *what),
        Some(Condition::TitleExists) if conditions.contains(&Condition::HandNotEmpty) => {
            say!("{name} no se activa: hacen falta un Título y una carta en la mano.")
        }
        Some(Condition::TitleExists) => say!("{name} no se activa: no hay Título."),
        Some(Condition::TitleIsNot(unwanted)) => {
            say!("{name} no se activa: hace falta un Título que no sea {}.", of(*unwanted))
        }
        Some(Condition::HandNotEmpty) => say!("{name} no se activa: no quedan cartas en la mano."),
        Some(Condition::Won) => {
            say!("{name} no se activa: hay que ganar el Capítulo y que haya un Hechizo con menos Poder.")
        }
        Some(Condition::NotWon) => say!("{name} se queda donde está: el Capítulo lo ganó su bando."),
        Some(Condition::ChainBroken) => say!("{name} no se activa: la Cadena no está rota."),
        Some(Condition::PreviousExists) => say!("{name} no se activa: antes no se jugó ningún Hechizo."),
    }
}

fn too_few(name: Piece, number: u8, what: Count) -> Sentence {
    match what {
        Count::All(Filter::Is(wanted)) => {
            say!("{name} no se activa: hay menos de {} Hechizos {}.", number + 1, of(wanted))
        }
        Count::Others(Filter::Is(wanted)) => {
            say!("{name} no se activa: no hay otro Hechizo {}.", of(wanted))
        }
        Count::All(_) | Count::Others(_) => say!("{name} no se activa: hay pocos Hechizos."),
    }
}

pub fn power(spell: Card, from: Power, to: Power, by: Card) -> Sentence {
    let name = card(spell);
    let flux = from.is_flux() || to.is_flux();
    match (spell == by, to > from) {
        (true, _) if flux => say!("{name} cambia su propio Poder: {from} → {to}."),
        (true, true) => say!("{name} gana {} de Poder: {from} → {to}.", to.0 - from.0),
        (true, false) => say!("{name} pierde {} de Poder: {from} → {to}.", from.0 - to.0),
        (false, _) if flux => say!("{}: {name} cambia de {from} a {to}.", card(by)),
        (false, true) => say!("{}: {name} sube de {from} a {to}.", card(by)),
        (false, false) => say!("{}: {name} baja de {from} a {to}.", card(by)),
    }
}

pub fn turned(spell: Card, to: Element, by: Card) -> Sentence {
    let (name, now) = (card(spell), of(to));
    match (spell == by, to == spell.element()) {
        (true, true) => say!("{name} vuelve a ser {now}."),
        (true, false) => say!("{name} pasa a ser {now}."),
        (false, true) => say!("{}: {name} vuelve a ser {now}.", card(by)),
        (false, false) => say!("{}: {name} pasa a ser {now}.", card(by)),
    }
}

pub fn unmoved(spell: Card, by: Card) -> Sentence {
    let (name, by) = (card(spell), card(by));
    match spell.row().attribute {
        Some(Attribute::PowerCannotChange) => say!("{by}: el Poder de {name} no puede cambiar."),
        Some(Attribute::CannotBeSilenced) | None if spell.power().is_flux() => {
            say!("{by}: {name} sigue en F, que ni sube ni baja.")
        }
        Some(Attribute::CannotBeSilenced) | None => say!("{by}: {name} sigue igual."),
    }
}

pub fn title_turned(title: Card, to: Element, by: Card) -> Sentence {
    say!("{}: el Título, {}, pasa a ser {}. {}", card(by), card(title), of(to), trump(to))
}

pub fn title_locked(by: Card, lock: Card) -> Sentence {
    say!("{}: el Título no cambia, {} fija su Elemento.", card(by), card(lock))
}

pub fn title_discarded(title: Card, by: Card) -> Sentence {
    say!("{} descarta el Título, {}. En este Capítulo no hay Triunfo.", card(by), card(title))
}
