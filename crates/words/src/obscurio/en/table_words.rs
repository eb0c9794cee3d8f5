//! What do the pages of a table say in English?

use obscurio::cards::{Symbol, TrapColour};

use crate::obscurio::table_words::TableWords;
use crate::say;
use crate::sentence::Sentence;

pub fn bites(colour: TrapColour) -> &'static str {
    match colour {
        TrapColour::Brown => "Bites during the riddle",
        TrapColour::Purple => "Bites while eyes are closed",
        TrapColour::Green => "Bites at the doors",
        TrapColour::None => "Does not bite",
    }
}

pub fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Drop => "drop",
        Symbol::Leaf => "leaf",
        Symbol::Flame => "flame",
        Symbol::Sun => "sun",
        Symbol::Star => "star",
        Symbol::Cog => "cog",
        Symbol::SnowCrystal => "snow crystal",
    }
}

pub fn verdict(won: bool) -> &'static str {
    if won { "You have won!" } else { "You have lost." }
}

pub fn turn(turn: u8) -> Sentence {
    say!("Turn {turn}")
}

pub fn room(room: u8, last: u8) -> Sentence {
    say!("Room {room} of {last}")
}

pub fn cohesion(light: u8, dark: u8) -> Sentence {
    say!("{light} in the light, {dark} in the dark")
}

pub fn sand(space: u8, spaces: usize, extra: u8) -> Sentence {
    say!("Space {space} of {spaces}: +{extra}")
}

pub fn picks_left(left: usize) -> Sentence {
    match left {
        0 => "No more cards".into(),
        1 => "You may slip in one more card".into(),
        _ => say!("You may slip in {left} more cards"),
    }
}

pub fn calls(calls: usize) -> Sentence {
    match calls {
        1 => "1 asks for it".into(),
        _ => say!("{calls} ask for it"),
    }
}

pub static WORDS: TableWords = TableWords {
    book: "The book",
    book_waits: "The Grimoire is preparing the riddle.",
    book_gone: "Pages and butterflies are gone.",
    left_page: "Left page",
    right_page: "Right page",
    under_left: "Under the left page: all of it",
    under_right: "Under the right page: all of it",
    colour_of_page: "The colour of the page",
    butterfly: "Butterfly",
    red_glass: "Under red glass",
    mist: "Under mist",
    lift_filters: "See without filters",
    exit: "The exit",
    exit_secret: "Only you see it",
    holder: "The holder",
    picks: "Slipped in among the doors",
    planted: "Slipped in by the Traitor",
    hall: "The doors",
    door: "Door",
    face_down: "Face down",
    shut: "Still shut",
    is_exit: "It was the exit",
    nobody_here: "Nobody",
    wizards: "The wizards",
    grimoire: "Grimoire",
    wizard: "Wizard",
    loyal: "Loyal",
    traitor: "Traitor",
    card_down: "Loyalty card face down",
    your_loyalty: "Your loyalty card",
    show_loyalty: "Press and hold to see it",
    you_are_grimoire: "You are the Grimoire: guide the wizards with pictures alone.",
    you_are_wizard: "You are a wizard: find the exit.",
    you_are_loyal: "You are loyal: find the exit together with the others.",
    you_are_traitor: "You are the Traitor: let them miss the exit, and let nobody notice.",
    centre: "In the centre",
    in_hand: "Token in hand",
    removed: "Off the board",
    companion: "Companion",
    is_sure: "Sure",
    thinking: "Thinking",
    is_ready: "Ready",
    has_voted: "Has voted",
    has_called: "Asks for time",
    wrong: "Cohesion lost",
    cohesion: "Cohesion",
    light: "Light",
    dark: "Dark",
    progress: "Rooms",
    traps: "Traps",
    bag: "In the bag",
    time_track: "Time",
    sand: "Sand",
    extra_traps: "more traps next turn",
    deck: "Deck",
    discard: "Discards",
    last_turn: "The turn before",
    enlarge: "Enlarge",
    shrink: "Back to the table",
    place_butterfly: "Land a butterfly here",
    show_book: "Show the book",
    seen_enough: "Seen enough",
    close_eyes: "Close all eyes",
    lay_doors: "Lay out the doors",
    close_holder: "Close the holder",
    am_sure: "I am sure",
    think_again: "Let me think again",
    take: "Take this door",
    pass: "Let it pass",
    call_time: "Turn the timer",
    ready_to_vote: "Let us vote",
    point: "Point",
    your_token: "Your token",
    companion_token: "Your companion",
    eyes_closed: "Eyes closed",
    eyes_closed_help: "The library is dark. No talking, no looking.",
    watcher: "The Watcher",
    watcher_help: "No talking. Choose in secret, reveal together.",
    accusation: "The accusation",
    accusation_help: "The light is gone. Somebody at this table lies.",
    debate: "Debate",
    vote: "Vote",
    votes: "Who pointed at whom",
    escaped: "Out of the library!",
    lost: "Lost in the library",
    story: "Room by room",
    was_traitor: "Was the Traitor",
    misled: "Misled",
    say_it: "Say it",
    because: "because it goes with",
    no_reason: "no reason",
    cue_speak: "Speak",
    cue_hush: "Silence",
    cue_close: "Close your eyes",
    cue_open: "Open your eyes",
    cue_look: "Look",
    cue_guide: "Guide without a word",
    mute_grimoire: "The Grimoire cannot speak.",
    mute_watcher: "The Watcher forbids talking.",
    mute_eyes: "Eyes closed: no talking.",
    mute_vote: "The vote is silent.",
    mute_unmasked: "You are unmasked: you can no longer speak to the wizards.",
    steps: ["Traps", "The riddle", "Eyes closed", "Choosing a door", "End of the turn", "The accusation"],
    jumps: ["Book", "Doors", "Wizards", "Talk", "Story"],
};
