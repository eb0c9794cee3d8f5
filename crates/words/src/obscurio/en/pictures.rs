//! What is said about pictures in English, and what is written on the Watcher?

use crate::speak::CardWords;

/// On every Illusion.
pub const ILLUSION: &str = "One of the library’s 84 illusions. What counts is there to see.";

pub const DETAIL: &str = "a detail";
pub const COLOUR: &str = "the colour";
pub const WHOLE_PAGE: &str = "the whole page";

pub static WATCHER: CardWords = CardWords {
    id: "watcher",
    name: "The Watcher",
    text: "No talking. Choose in secret, reveal together.",
    flavour: "It has not blinked for centuries.",
};
