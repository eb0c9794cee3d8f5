//! Which words does a plain-text table need in Spanish?

use crate::grimoire::board_words::BoardWords;
use crate::say;

pub static WORDS: BoardWords = BoardWords {
    card: super::card_name,
    element: super::element,
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
