//! What is written on the table in Spanish?

use crate::grimoire::table_words::TableWords;

pub fn spell(name: &str, element: &str, power: &str) -> String {
    format!("{name}, {element} {power}")
}

pub fn chain_of(of: &str) -> String {
    format!("Cadena {of}")
}

pub fn broken_by(name: &str) -> String {
    format!("La rompió {name}")
}

pub fn trump_of(element: &str) -> String {
    format!("Triunfo: {element}")
}

pub fn in_hand(cards: usize) -> String {
    match cards {
        1 => "1 carta".to_owned(),
        _ => format!("{cards} cartas"),
    }
}

pub fn points(points: u16) -> String {
    match points {
        1 => "1 punto".to_owned(),
        _ => format!("{points} puntos"),
    }
}

pub fn chapter_of(chapter: u8, of: u8) -> String {
    format!("Capítulo {chapter} de {of}")
}

pub fn heading(round: u16, chapter: u8) -> String {
    format!("Ronda {round}, Capítulo {chapter}")
}

pub fn chapter_no(chapter: u8) -> String {
    format!("Capítulo {chapter}")
}

pub fn round_results(round: u16, over: bool) -> String {
    match over {
        true => format!("Fin de la ronda {round}"),
        false => format!("La ronda {round} hasta ahora"),
    }
}

pub fn changed_by(names: &str) -> String {
    format!("Por {names}")
}

pub fn changed_by_several(spells: usize) -> String {
    format!("Por {spells} Hechizos")
}

pub fn lives(lives: u8) -> String {
    format!("Vida {lives}")
}

pub static WORDS: TableWords = TableWords {
    title_spell: "Hechizo de Título",
    no_title: "Este Capítulo no tiene Título",
    trump: "Triunfo",
    property: "Propiedad",
    no_trump: "Sin Triunfo",
    chain_none: "Sin Cadena",
    chain_none_help: "La comienza el primer Hechizo Básico.",
    chain_broken: "Cadena rota",
    silenced: "Silenciado",
    winning: "En cabeza",
    won: "Gana",
    weakest: "El más débil",
    element_deck: "Mazo de Elementos",
    draw_deck: "Mazo de Robo",
    discard: "Pila de descartes",
    dealer: "Reparte",
    leader: "Abre el Capítulo",
    round: "Ronda",
    score: "Puntos",
    decline: "Deja el Título como está",
    eliminated: "Fuera de la ronda",
    partner: "Tu pareja",
    back_in_hand: "De vuelta en la mano",
    choose_target: "Elige",
    flux_down: "Flujo bocabajo",
    tome: "El mazo de Tomos",
    tome_help: "Cada Flujo que se descubre mete en el mazo los seis Hechizos de su Elemento.",
    ranking: "Del más fuerte al más débil",
    final_score: "Resultado final",
};
