//! Which words does a plain-text table of Grimoire need?

use grimoire::cards::{Card, Element, Power};

use super::{en, es};
use crate::sentence::Sentence;
use crate::{Lang, say};

/// Everything written around the cards of a plain-text table.
pub struct BoardWords {
    pub card: fn(Card) -> &'static str,
    pub element: fn(Element) -> &'static str,
    pub building: &'static str,
    pub basic_flux: &'static str,
    pub special_flux: &'static str,
    pub heading: fn(round: u16, chapter: u8) -> Sentence,
    pub dealer: fn(name: &str) -> String,
    pub title: fn(name: &str, element: &str) -> String,
    pub title_changed: fn(name: &str, element: &str) -> String,
    pub title_special: fn(name: &str, element: &str) -> String,
    pub no_title: &'static str,
    pub chain: fn(element: &str) -> String,
    pub chain_not_started: &'static str,
    pub chain_broken: &'static str,
    pub printed: fn(element: &str, power: Power) -> String,
    pub changed_by: fn(cards: &str) -> String,
    pub silenced: &'static str,
    pub trump: &'static str,
    pub gone: &'static str,
    pub strongest: &'static str,
    pub teams: [&'static str; 2],
    pub scores: fn(scores: &str) -> String,
    pub you: fn(name: &str) -> String,
    pub cards: fn(count: usize) -> String,
    pub lives: fn(lives: u8) -> String,
    pub out: &'static str,
}

pub fn of(lang: Lang) -> &'static BoardWords {
    lang.pick(&ES, &EN)
}

static EN: BoardWords = BoardWords {
    card: en::card_name,
    element: en::element,
    building: "Building the Tome deck",
    basic_flux: "Basic Flux Spells",
    special_flux: "Special Flux Spells",
    heading: |round, chapter| say!("Round {round}, Chapter {chapter} of 6"),
    dealer: |name| format!("Dealer: {name}."),
    title: |name, element| format!("Title Spell: {name}. Trump: {element}."),
    title_changed: |name, element| format!("Title Spell: {name}, changed to {element}. Trump: {element}."),
    title_special: |name, element| format!("Title Spell: {name}, {element}. No Trump."),
    no_title: "No Title Spell. No Trump.",
    chain: |element| format!("Chain: {element}."),
    chain_not_started: "Chain: not started.",
    chain_broken: "Chain: broken.",
    printed: |element, power| format!("printed {element} {power}"),
    changed_by: |cards| format!("changed by {cards}"),
    silenced: "silenced",
    trump: "Trump",
    gone: "back in a hand",
    strongest: "strongest",
    teams: ["Team A", "Team B"],
    scores: |scores| format!("Score — {scores}."),
    you: |name| format!("{name} (you)"),
    cards: |count| if count == 1 { "1 card".to_owned() } else { format!("{count} cards") },
    lives: |lives| format!(" [Life {lives}]"),
    out: " [out of the round]",
};

static ES: BoardWords = BoardWords {
    card: es::card_name,
    element: es::element,
    building: "Se forma el mazo de Tomos",
    basic_flux: "Flujos Básicos",
    special_flux: "Flujos Especiales",
    heading: |round, chapter| say!("Ronda {round}, Capítulo {chapter} de 6"),
    dealer: |name| format!("Reparte {name}."),
    title: |name, element| format!("Título: {name}. Triunfo: {element}."),
    title_changed: |name, element| format!("Título: {name}, ahora de {element}. Triunfo: {element}."),
    title_special: |name, element| format!("Título: {name}, de {element}. Sin Triunfo."),
    no_title: "Sin Título. Sin Triunfo.",
    chain: |element| format!("Cadena: {element}."),
    chain_not_started: "Cadena: sin comenzar.",
    chain_broken: "Cadena: rota.",
    printed: |element, power| format!("impreso: {element} {power}"),
    changed_by: |cards| format!("por {cards}"),
    silenced: "silenciado",
    trump: "Triunfo",
    gone: "de vuelta en una mano",
    strongest: "el más fuerte",
    teams: ["Equipo A", "Equipo B"],
    scores: |scores| format!("Puntos — {scores}."),
    you: |name| format!("{name} (tú)"),
    cards: |count| if count == 1 { "1 carta".to_owned() } else { format!("{count} cartas") },
    lives: |lives| format!(" [Vida: {lives}]"),
    out: " [fuera de la ronda]",
};
