//! Which words does a plain-text table need in Spanish?

use madness::options::Mode;
use madness::state::Slot;
use madness::view::Until;

use crate::madness::board_words::BoardWords;
use crate::say;

pub static WORDS: BoardWords = BoardWords {
    slot: |slot| match slot {
        Slot::ThreeLeft => "3 izq.",
        Slot::ThreeRight => "3 der.",
        slot => slot.name(),
    },
    cost: super::cost,
    round: |round| say!("Ronda {round} de 6"),
    turn: |turn, name| format!("turno {turn}: {name}"),
    mode: |difficulty, mode| match mode {
        Mode::Normal => format!("Dificultad {difficulty}."),
        Mode::Terror => format!("Dificultad {difficulty}, Terror."),
        Mode::Nightmare => format!("Dificultad {difficulty}, Pesadilla."),
    },
    closed: "El Libro está cerrado",
    book: |monster, curses| format!("{monster} ({curses})."),
    bonus: "Si cae",
    failure: "Si escapa",
    next: |curses| format!("El próximo monstruo trae {curses}."),
    marker: |space| match space {
        0 => "Indicador en la casilla de invocación.".to_owned(),
        1 => "Indicador en 1, Nuevo monstruo.".to_owned(),
        _ => format!("Indicador en {space}."),
    },
    madness: "Pila de locura",
    piles: "Pilas de maldiciones",
    multi: "multielemento",
    no_curses: "No hay maldiciones en el tablero.",
    neutralized: "neutralizada",
    passed: "ya ha golpeado",
    strikes: "golpea el próximo turno",
    over_madness: |count| match count {
        1 => "1 locura debajo".to_owned(),
        _ => format!("{count} locuras debajo"),
    },
    table: "Mesa",
    library: "Biblioteca",
    shelf: |level, left| match left {
        1 => format!("nivel {level}, queda 1"),
        _ => format!("nivel {level}, quedan {left}"),
    },
    empty: "vacío",
    destroyed: "Destruidas",
    you: "tú",
    active: "en turno",
    out: "fuera de la partida",
    hand: "mano",
    support: "apoyo",
    deck: "mazo",
    on_top: "encima",
    discard: "descarte",
    spells: "Hechizos",
    exhausted: "agotado",
    resolving: "en curso",
    face_down: |until| match until {
        Until::CurseLeaves(slot) => format!("bocabajo mientras siga la maldición de {}", super::slot(slot)),
        Until::NextMonster => "bocabajo hasta el próximo monstruo".to_owned(),
    },
    ability_used: "habilidad usada",
};
