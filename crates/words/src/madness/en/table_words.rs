//! What do the pages of a table say in English?

use madness::cards::Element;
use madness::state::Slot;

use crate::madness::card_words;
use crate::madness::table_words::TableWords;
use crate::sentence::Sentence;
use crate::{Lang, say};

pub fn amount(amount: u8, of: Element) -> Sentence {
    say!("{amount} {}", card_words::element(Lang::En, of).name)
}

pub fn of_any(amount: u8) -> Sentence {
    say!("{amount} of any one Element")
}

pub fn comes_to(of: Option<Element>, left: Option<i8>) -> Sentence {
    let due = |left: i8| match of {
        Some(element) => amount(left.unsigned_abs(), element),
        None => of_any(left.unsigned_abs()),
    };
    match left {
        Some(0) => "Paid".into(),
        Some(left @ 1..) => say!("Missing {}", due(left)),
        Some(lost) => say!("Paid · Wasted {}", lost.unsigned_abs()),
        None if of.is_some() => "One card too many: leave it out.".into(),
        None => "Choose cards of one Element, and none too many.".into(),
    }
}

pub fn space(slot: Slot) -> &'static str {
    match slot {
        Slot::Two => "space 2",
        Slot::ThreeLeft => "space 3, left",
        Slot::ThreeRight => "space 3, right",
        Slot::Four => "space 4",
        Slot::Five => "space 5",
    }
}

pub fn when(name: &str, you: bool, next: bool) -> String {
    match (you, next) {
        (true, true) => "Next, on your turn".to_owned(),
        (false, true) => format!("Next, on {name}’s turn"),
        (true, false) => "On your turn".to_owned(),
        (false, false) => format!("{name}’s turn"),
    }
}

pub fn up_to(power: u8) -> String {
    match power {
        1 => "Ready".to_owned(),
        _ => format!("Up to ×{power}"),
    }
}

pub fn round_of(round: u8, multi: u8) -> String {
    match multi {
        0 => format!("Round {round}: no multi-element Curse"),
        1 => format!("Round {round}: 1 multi-element Curse"),
        _ => format!("Round {round}: {multi} multi-element Curses"),
    }
}

pub fn left(count: u8) -> String {
    format!("{count} left")
}

pub fn turn(turn: u8, name: &str) -> String {
    format!("Turn {turn} · {name}")
}

pub fn round_against(round: u8, monster: &str) -> String {
    format!("Round {round}: {monster}")
}

pub fn support_of(name: &str, you: bool) -> String {
    match you {
        true => "Your support".to_owned(),
        false => format!("{name}’s support"),
    }
}

pub fn spell_kind(level: u8, of: Element) -> String {
    format!("{} Spell, level {level}", card_words::element(Lang::En, of).name)
}

pub fn curses_of(element: Element) -> String {
    format!("{} Curses", card_words::element(Lang::En, element).of)
}

pub fn goes_mad(name: &str, you: bool) -> String {
    match you {
        true => "You have gone mad".to_owned(),
        false => format!("{name} has gone mad"),
    }
}

pub static WORDS: TableWords = TableWords {
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
