//! What is said in English at a table for practice, and while a game is read together?

use crate::practice_words::{PracticeWords, SharedReviewWords};
use crate::say;
use crate::sentence::{Piece, Sentence};

pub static PRACTICE: PracticeWords = PracticeWords {
    practice: "Practice table",
    play: "An ordinary game",
    play_help: "As always: one hint at a time.",
    learn: "For practice",
    learn_help: "At each decision you may ask for the three best moves, with an estimate, from what you know alone.",
    here: "Practice table: anybody may ask for the best moves of their own seat.",
    ask: "Best moves",
    ask_help: "The three a strong bot would make in your place, from what you know",
    found: "What a strong bot would do, knowing what you know",
};

pub static SHARED_REVIEW: SharedReviewWords = SharedReviewWords {
    title: "Read together",
    lead: "Lead",
    lead_help: "Whoever follows you sees the moments you show",
    stop: "Stop leading",
    you_lead: "You lead: whoever follows sees what you see.",
    follow: "Follow",
    unfollow: "Go my own way",
    point: "Point",
    point_help: "Press this, then a thing on the table: it lights up for whoever follows",
    remark: "What happened here?",
    say: "Say it",
    here: "About this moment",
    elsewhere: "At other moments",
    nobody: "Nobody leads just now.",
};

pub fn leads(who: Piece, at: usize) -> Sentence {
    say!("{who} leads: move {at}.")
}
