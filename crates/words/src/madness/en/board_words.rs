//! Which words does a plain-text table need in English?

use madness::options::Mode;
use madness::state::Slot;
use madness::view::Until;

use crate::madness::board_words::BoardWords;
use crate::say;

pub static WORDS: BoardWords = BoardWords {
    slot: |slot| match slot {
        Slot::ThreeLeft => "3 left",
        Slot::ThreeRight => "3 right",
        slot => slot.name(),
    },
    cost: super::cost,
    round: |round| say!("Round {round} of 6"),
    turn: |turn, name| format!("turn {turn}: {name}"),
    mode: |difficulty, mode| match mode {
        Mode::Normal => format!("Difficulty {difficulty}."),
        Mode::Terror => format!("Difficulty {difficulty}, Terror."),
        Mode::Nightmare => format!("Difficulty {difficulty}, Nightmare."),
    },
    closed: "The Book is closed",
    book: |monster, curses| format!("{monster} ({curses})."),
    bonus: "If you vanquish it",
    failure: "If it escapes",
    next: |curses| format!("The next Monster brings {curses}."),
    marker: |space| match space {
        0 => "Marker on the Invocation space.".to_owned(),
        1 => "Marker on 1, New Monster.".to_owned(),
        _ => format!("Marker on {space}."),
    },
    madness: "Madness stack",
    piles: "Curse piles",
    multi: "multi",
    no_curses: "No Curse on the board.",
    neutralized: "neutralized",
    passed: "has struck",
    strikes: "strikes next turn",
    over_madness: |count| format!("{count} Madness below"),
    table: "Table",
    library: "Library",
    shelf: |level, left| format!("level {level}, {left} left"),
    empty: "empty",
    destroyed: "Destroyed",
    you: "you",
    active: "active",
    out: "out of the game",
    hand: "hand",
    support: "support",
    deck: "deck",
    on_top: "on top",
    discard: "discard",
    spells: "Spells",
    exhausted: "exhausted",
    resolving: "taking effect",
    face_down: |until| match until {
        Until::CurseLeaves(slot) => format!("face down until the Curse on {} leaves", super::slot(slot)),
        Until::NextMonster => "face down until the next Monster".to_owned(),
    },
    ability_used: "ability used",
};
