//! What is said in English to whoever asks why?

use crate::why_words::WhyWords;

pub static WORDS: WhyWords = WhyWords {
    why: "Why?",
    why_help: "Press this, then anything on the table: it tells you what it would do, or why it cannot be done. The ? key does the same.",
    point: "Why? Press what you want to understand. Esc to stop.",
    now: "What you can do now, and what would happen",
    not_now: "Nothing is asked of you just now.",
    nothing_now: "There is nothing to choose just now.",
    would: "If you do it:",
    only_that: "That, and nothing else at once.",
    luck: "What follows is up to luck, or to what you cannot see.",
    rule: "The rule",
    the_card: "See the card",
    back: "Back to the table",
};
