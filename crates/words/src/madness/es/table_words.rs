//! What do the pages of a table say in Spanish?

use madness::cards::Element;
use madness::state::Slot;

use crate::madness::card_words;
use crate::madness::table_words::TableWords;
use crate::sentence::Sentence;
use crate::{Lang, say};

pub fn amount(amount: u8, of: Element) -> Sentence {
    say!("{amount} de {}", card_words::element(Lang::Es, of).name)
}

pub fn of_any(amount: u8) -> Sentence {
    say!("{amount} de un mismo elemento")
}

pub fn comes_to(of: Option<Element>, left: Option<i8>) -> Sentence {
    let due = |left: i8| match of {
        Some(element) => amount(left.unsigned_abs(), element),
        None => of_any(left.unsigned_abs()),
    };
    match left {
        Some(0) => "Pagado".into(),
        Some(1) => say!("Falta {}", due(1)),
        Some(left @ 2..) => say!("Faltan {}", due(left)),
        Some(lost) => say!("Pagado · Se pierde {}", lost.unsigned_abs()),
        None if of.is_some() => "Sobra una carta: quítala.".into(),
        None => "Elige cartas de un solo elemento, sin que sobre ninguna.".into(),
    }
}

pub fn space(slot: Slot) -> &'static str {
    match slot {
        Slot::Two => "casilla 2",
        Slot::ThreeLeft => "casilla 3, izquierda",
        Slot::ThreeRight => "casilla 3, derecha",
        Slot::Four => "casilla 4",
        Slot::Five => "casilla 5",
    }
}

pub fn when(name: &str, you: bool, next: bool) -> String {
    match (you, next) {
        (true, true) => "Ahora, en tu turno".to_owned(),
        (false, true) => format!("Ahora, en el turno de {name}"),
        (true, false) => "En tu turno".to_owned(),
        (false, false) => format!("Turno de {name}"),
    }
}

pub fn up_to(power: u8) -> String {
    match power {
        1 => "A punto".to_owned(),
        _ => format!("Hasta ×{power}"),
    }
}

pub fn round_of(round: u8, multi: u8) -> String {
    match multi {
        0 => format!("Ronda {round}: sin maldiciones multielemento"),
        1 => format!("Ronda {round}: 1 maldición multielemento"),
        _ => format!("Ronda {round}: {multi} maldiciones multielemento"),
    }
}

pub fn left(count: u8) -> String {
    match count {
        1 => "queda 1".to_owned(),
        _ => format!("quedan {count}"),
    }
}

pub fn turn(turn: u8, name: &str) -> String {
    format!("Turno {turn} · {name}")
}

pub fn round_against(round: u8, monster: &str) -> String {
    format!("Ronda {round}: {monster}")
}

pub fn support_of(name: &str, you: bool) -> String {
    match you {
        true => "Tu apoyo".to_owned(),
        false => format!("Apoyo de {name}"),
    }
}

pub fn spell_kind(level: u8, of: Element) -> String {
    format!("Hechizo de {}, nivel {level}", card_words::element(Lang::Es, of).name)
}

pub fn curses_of(element: Element) -> String {
    format!("Maldiciones {}", card_words::element(Lang::Es, element).of)
}

pub fn goes_mad(name: &str, you: bool) -> String {
    match you {
        true => "Has enloquecido".to_owned(),
        false => format!("{name} ha enloquecido"),
    }
}

pub static WORDS: TableWords = TableWords {
    book: "El grimorio",
    book_closed: "El libro está cerrado",
    book_closed_help: "Cuando empiece el primer turno, se abrirá.",
    arrival: "Al aparecer",
    bonus: "Si cae",
    failure: "Si escapa",
    next_curses: "Después",
    last_monster: "Es el último monstruo.",
    track: "La invocación",
    new_monster: "Nuevo monstruo",
    invocation: "Invocación",
    marker_here: "Aquí está el indicador",
    struck: "Ya ha golpeado",
    sleeps: "No golpeará",
    neutralized: "Neutralizada",
    no_curse: "Sin maldición",
    escapes: "Queda una maldición: el monstruo escapa",
    vanquished: "Sin maldiciones: el monstruo cae",
    rounds: "Rondas",
    madness: "Pila de locura",
    madness_help: "Si hay que tomar una y no queda ninguna, el libro gana.",
    destroyed: "Destruidas",
    nothing_destroyed: "Todavía nada.",
    library: "Biblioteca",
    stacks: "Cartas de elemento",
    empty_shelf: "Vacía",
    players: "Los demás",
    your_spells: "Tus hechizos",
    support: "Apoyo",
    free_slot: "Casilla de apoyo libre",
    deck: "Mazo",
    on_deck: "Encima del mazo",
    discard: "Descarte",
    hand: "Mano",
    exhausted: "Agotado",
    face_down: "Bocabajo",
    resolving: "En curso",
    has_turn: "En turno",
    mad: "Ha enloquecido",
    cost: "Cuesta",
    to_learn: "Aprender",
    cannot_pay: "No alcanza",
    idle: "Sin efecto",
    power: "Potencia",
    pay_with: "Paga con",
    your_hand: "Tu mano",
    only_way: "Es la única forma de pagarlo.",
    kept: "La reserva de apoyos paga y se queda donde está.",
    counts_as: "como",
    just_happened: "Lo que acaba de pasar",
    nothing_happened: "Nada: el indicador avanza sin encontrar maldiciones.",
    choose_magician: "Elige tu mago",
    choose_among: "Elige entre estas cartas",
    ping: "Señala",
    offer: "Ofrece",
    use_ability: "Usa tu habilidad",
    page_turns: "Se pasa la página",
    vanquished_now: "¡Vencido!",
    escaped_now: "¡Escapa!",
    fell: "Vencido",
    fled: "Escapó",
    curses_gone: "Maldiciones destruidas",
    curses_struck: "Golpes de maldiciones",
    spells_learned: "Hechizos aprendidos",
    magicians: "Magos",
    basic_spells: "Hechizos básicos",
    library_spells: "Hechizos de la biblioteca",
    multi_curses: "Maldiciones multielemento",
    monsters: "Monstruos",
    pages: "Páginas",
    element_cards: "Elementos y locura",
    jumps: ["Libro", "Hechizos", "Biblioteca", "Los demás", "Crónica"],
};
