//! What is written on the table in English?

use crate::grimoire::table_words::TableWords;

pub fn spell(name: &str, element: &str, power: &str) -> String {
    format!("{name}, {element} {power}")
}

pub fn chain_of(of: &str) -> String {
    format!("{of} Chain")
}

pub fn broken_by(name: &str) -> String {
    format!("Broken by {name}")
}

pub fn trump_of(element: &str) -> String {
    format!("Trump: {element}")
}

pub fn in_hand(cards: usize) -> String {
    match cards {
        1 => "1 card".to_owned(),
        _ => format!("{cards} cards"),
    }
}

pub fn points(points: u16) -> String {
    match points {
        1 => "1 point".to_owned(),
        _ => format!("{points} points"),
    }
}

pub fn chapter_of(chapter: u8, of: u8) -> String {
    format!("Chapter {chapter} of {of}")
}

pub fn heading(round: u16, chapter: u8) -> String {
    format!("Round {round}, Chapter {chapter}")
}

pub fn chapter_no(chapter: u8) -> String {
    format!("Chapter {chapter}")
}

pub fn round_results(round: u16, over: bool) -> String {
    match over {
        true => format!("Round {round} is over"),
        false => format!("Round {round} so far"),
    }
}

pub fn changed_by(names: &str) -> String {
    format!("By {names}")
}

pub fn changed_by_several(spells: usize) -> String {
    format!("By {spells} Spells")
}

pub fn lives(lives: u8) -> String {
    format!("Life {lives}")
}

pub static WORDS: TableWords = TableWords {
    title_spell: "Title Spell",
    no_title: "This Chapter has no Title Spell",
    trump: "Trump",
    property: "Property",
    no_trump: "No Trump",
    chain_none: "No Chain yet",
    chain_none_help: "The first Basic Spell starts it.",
    chain_broken: "Chain broken",
    silenced: "Silenced",
    winning: "Winning",
    won: "Wins",
    weakest: "Weakest",
    element_deck: "Element deck",
    draw_deck: "Draw deck",
    discard: "Discard pile",
    dealer: "Dealer",
    leader: "Leads",
    round: "Round",
    score: "Score",
    decline: "Leave the Title Spell as it is",
    eliminated: "Out of the round",
    partner: "Your partner",
    back_in_hand: "Back in hand",
    choose_target: "Choose",
    flux_down: "Face-down Flux",
    tome: "The Tome deck",
    tome_help: "Each Flux turned over brings the six Spells of its Element into the deck.",
    ranking: "From strongest to weakest",
    final_score: "Final score",
};
