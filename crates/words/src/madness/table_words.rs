//! What do the pages of a Madness table say beside names and card texts?

use madness::cards::Element;
use madness::state::Slot;

use super::{card_words, naming};
use crate::sentence::Sentence;
use crate::{Lang, say};

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
    lang.pick(&ES, &EN)
}

pub(super) fn element(lang: Lang, element: Element) -> &'static str {
    card_words::element(lang, element).name
}

/// "3 Fire", "3 de Fuego".
pub(super) fn amount(lang: Lang, amount: u8, of: Element) -> Sentence {
    match lang {
        Lang::Es => say!("{amount} de {}", element(lang, of)),
        Lang::En => say!("{amount} {}", element(lang, of)),
    }
}

/// "4 Fire", "1 Water, 1 Earth, 1 Fire, 1 Air".
pub fn amounts(lang: Lang, cost: [u8; 4]) -> String {
    let amounts = naming::amounts(cost).map(|(count, element)| amount(lang, count, element).to_string());
    let amounts: Vec<String> = amounts.collect();
    amounts.join(", ")
}

/// "2 of any one Element".
pub fn of_any(lang: Lang, amount: u8) -> Sentence {
    match lang {
        Lang::Es => say!("{amount} de un mismo elemento"),
        Lang::En => say!("{amount} of any one Element"),
    }
}

/// What some cards come to: how much they leave to pay of an Element, or of any one; below zero what is lost of them.
/// Nothing if one card is redundant.
pub fn comes_to(lang: Lang, of: Option<Element>, left: Option<i8>) -> Sentence {
    let due = |left: i8| match of {
        Some(element) => amount(lang, left.unsigned_abs(), element),
        None => of_any(lang, left.unsigned_abs()),
    };
    match (lang, left) {
        (Lang::Es, Some(0)) => "Pagado".into(),
        (Lang::En, Some(0)) => "Paid".into(),
        (Lang::Es, Some(1)) => say!("Falta {}", due(1)),
        (Lang::Es, Some(left @ 2..)) => say!("Faltan {}", due(left)),
        (Lang::En, Some(left @ 1..)) => say!("Missing {}", due(left)),
        (Lang::Es, Some(lost)) => say!("Pagado · Se pierde {}", lost.unsigned_abs()),
        (Lang::En, Some(lost)) => say!("Paid · Wasted {}", lost.unsigned_abs()),
        (Lang::Es, None) if of.is_some() => "Sobra una carta: quítala.".into(),
        (Lang::En, None) if of.is_some() => "One card too many: leave it out.".into(),
        (Lang::Es, None) => "Elige cartas de un solo elemento, sin que sobre ninguna.".into(),
        (Lang::En, None) => "Choose cards of one Element, and none too many.".into(),
    }
}

/// A place for a Curse.
pub(super) fn space(lang: Lang, slot: Slot) -> &'static str {
    match (lang, slot) {
        (Lang::Es, Slot::Two) => "casilla 2",
        (Lang::Es, Slot::ThreeLeft) => "casilla 3, izquierda",
        (Lang::Es, Slot::ThreeRight) => "casilla 3, derecha",
        (Lang::Es, Slot::Four) => "casilla 4",
        (Lang::Es, Slot::Five) => "casilla 5",
        (Lang::En, Slot::Two) => "space 2",
        (Lang::En, Slot::ThreeLeft) => "space 3, left",
        (Lang::En, Slot::ThreeRight) => "space 3, right",
        (Lang::En, Slot::Four) => "space 4",
        (Lang::En, Slot::Five) => "space 5",
    }
}

/// Whose turn brings the marker to a space.
pub fn when(lang: Lang, name: &str, you: bool, next: bool) -> String {
    match (lang, you, next) {
        (Lang::Es, true, true) => "Ahora, en tu turno".to_owned(),
        (Lang::En, true, true) => "Next, on your turn".to_owned(),
        (Lang::Es, false, true) => format!("Ahora, en el turno de {name}"),
        (Lang::En, false, true) => format!("Next, on {name}’s turn"),
        (Lang::Es, true, false) => "En tu turno".to_owned(),
        (Lang::En, true, false) => "On your turn".to_owned(),
        (Lang::Es, false, false) => format!("Turno de {name}"),
        (Lang::En, false, false) => format!("{name}’s turn"),
    }
}

/// The most Power a Spell can be given now.
pub fn up_to(lang: Lang, power: u8) -> String {
    match (lang, power) {
        (Lang::Es, 1) => "A punto".to_owned(),
        (Lang::En, 1) => "Ready".to_owned(),
        (Lang::Es, _) => format!("Hasta ×{power}"),
        (Lang::En, _) => format!("Up to ×{power}"),
    }
}

/// The row of the Round track.
pub fn round_of(lang: Lang, round: u8, multi: u8) -> String {
    match (lang, multi) {
        (Lang::Es, 0) => format!("Ronda {round}: sin maldiciones multielemento"),
        (Lang::Es, 1) => format!("Ronda {round}: 1 maldición multielemento"),
        (Lang::Es, _) => format!("Ronda {round}: {multi} maldiciones multielemento"),
        (Lang::En, 0) => format!("Round {round}: no multi-element Curse"),
        (Lang::En, 1) => format!("Round {round}: 1 multi-element Curse"),
        (Lang::En, _) => format!("Round {round}: {multi} multi-element Curses"),
    }
}

/// How many cards of a kind are left.
pub fn left(lang: Lang, count: u8) -> String {
    match (lang, count) {
        (Lang::Es, 1) => "queda 1".to_owned(),
        (Lang::Es, _) => format!("quedan {count}"),
        (Lang::En, _) => format!("{count} left"),
    }
}

/// A turn in the log.
pub fn turn(lang: Lang, turn: u8, name: &str) -> String {
    match lang {
        Lang::Es => format!("Turno {turn} · {name}"),
        Lang::En => format!("Turn {turn} · {name}"),
    }
}

/// A round of the book and the Monster on its page.
pub fn round_against(lang: Lang, round: u8, monster: &str) -> String {
    match lang {
        Lang::Es => format!("Ronda {round}: {monster}"),
        Lang::En => format!("Round {round}: {monster}"),
    }
}

/// Whose support a card lies in.
pub fn support_of(lang: Lang, name: &str, you: bool) -> String {
    match (lang, you) {
        (Lang::Es, true) => "Tu apoyo".to_owned(),
        (Lang::Es, false) => format!("Apoyo de {name}"),
        (Lang::En, true) => "Your support".to_owned(),
        (Lang::En, false) => format!("{name}’s support"),
    }
}

/// "Level 2 Fire Spell".
pub fn spell_kind(lang: Lang, level: u8, of: Element) -> String {
    match lang {
        Lang::Es => format!("Hechizo de {}, nivel {level}", element(lang, of)),
        Lang::En => format!("{} Spell, level {level}", element(lang, of)),
    }
}

/// Somebody's mind gives way.
pub fn goes_mad(lang: Lang, name: &str, you: bool) -> String {
    match (lang, you) {
        (Lang::Es, true) => "Has enloquecido".to_owned(),
        (Lang::Es, false) => format!("{name} ha enloquecido"),
        (Lang::En, true) => "You have gone mad".to_owned(),
        (Lang::En, false) => format!("{name} has gone mad"),
    }
}

static ES: TableWords = TableWords {
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

static EN: TableWords = TableWords {
    book: "The grimoire",
    book_closed: "The book is closed",
    book_closed_help: "The first turn will open it.",
    arrival: "On arrival",
    bonus: "If you vanquish it",
    failure: "If it escapes",
    next_curses: "Then come",
    last_monster: "This is the last Monster.",
    track: "The invocation",
    new_monster: "New Monster",
    invocation: "Invocation",
    marker_here: "The marker is here",
    struck: "Has struck",
    sleeps: "Will not strike",
    neutralized: "Neutralized",
    no_curse: "No Curse",
    escapes: "A Curse is left: the Monster escapes",
    vanquished: "No Curse left: the Monster falls",
    rounds: "Rounds",
    madness: "Madness stack",
    madness_help: "If one must be taken and none is left, the book wins.",
    destroyed: "Destroyed",
    nothing_destroyed: "Nothing yet.",
    library: "Library",
    stacks: "Element cards",
    empty_shelf: "Empty",
    players: "The others",
    your_spells: "Your Spells",
    support: "Support",
    free_slot: "Free support slot",
    deck: "Deck",
    on_deck: "On the deck",
    discard: "Discard",
    hand: "Hand",
    exhausted: "Exhausted",
    face_down: "Face down",
    resolving: "Under way",
    has_turn: "On turn",
    mad: "Gone mad",
    cost: "Costs",
    to_learn: "Learn",
    cannot_pay: "Cannot pay",
    idle: "No effect",
    power: "Power",
    pay_with: "Pay with",
    your_hand: "Your hand",
    only_way: "There is only one way to pay.",
    kept: "The support pool pays and stays where it is.",
    counts_as: "as",
    just_happened: "What just happened",
    nothing_happened: "Nothing: the marker moves on and meets no Curse.",
    choose_magician: "Choose your Magician",
    choose_among: "Choose among these cards",
    ping: "Point out",
    offer: "Offer",
    use_ability: "Use ability",
    page_turns: "The page turns",
    vanquished_now: "Vanquished!",
    escaped_now: "It escapes!",
    fell: "Vanquished",
    fled: "Escaped",
    curses_gone: "Curses destroyed",
    curses_struck: "Times a Curse struck",
    spells_learned: "Spells learned",
    magicians: "Magicians",
    basic_spells: "Basic Spells",
    library_spells: "Library Spells",
    multi_curses: "Multi-element Curses",
    monsters: "Monsters",
    pages: "Pages",
    element_cards: "Elements and Madness",
    jumps: ["Book", "Spells", "Library", "Others", "Story"],
};
