//! Which words does a plain-text table of Obscurio need?

use super::{en, es};
use crate::lang::{Lang, spoken};

/// Everything written around the pictures of a plain-text table.
pub struct BoardWords {
    pub turn: &'static str,
    pub room: fn(progress: u8, last: u8) -> String,
    pub cohesion: fn(light: u8, dark: u8) -> String,
    pub timer: fn(space: usize, track: &[u8]) -> String,
    pub watcher: &'static str,
    pub deck: &'static str,
    pub exit: &'static str,
    pub pages: [&'static str; 2],
    pub butterfly: &'static str,
    pub holder: &'static str,
    pub picks: &'static str,
    pub door: &'static str,
    pub face_down: &'static str,
    pub shut: &'static str,
    pub is_exit: &'static str,
    pub you: &'static str,
    pub grimoire: &'static str,
    pub loyal: &'static str,
    pub traitor: &'static str,
    pub centre: &'static str,
    pub hand: &'static str,
    pub at_door: &'static str,
    pub removed: &'static str,
    pub companion: &'static str,
    pub holds: &'static str,
    pub sure: &'static str,
    pub ready: &'static str,
    pub voted: &'static str,
    pub pointed: &'static str,
    pub wrong: fn(u8) -> String,
}

pub fn of(lang: Lang) -> &'static BoardWords {
    spoken!(lang, &board_words::WORDS)
}
