//! Which words does a plain-text table need in English?

use crate::grimoire::board_words::BoardWords;
use crate::say;

pub static WORDS: BoardWords = BoardWords {
    card: super::card_name,
    element: super::element,
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
