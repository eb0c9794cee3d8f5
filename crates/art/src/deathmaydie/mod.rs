//! What is painted for Death May Die? Six maps, and a sprite of everybody and everything that stands on them.
//!
//! `map(episode)` is a picture of its own on `FIELD`; `area(space)` is the outline of a space on it, for what is pressed and
//! for where figures stand; `crossing(passage)` is where one goes from a space to the next, for Locks and paths.
//! `colour(investigator)` is a person's colour. Ids of the sprite:
//!
//! | ids | field |
//! |---|---|
//! | `investigator-<investigator>`: `investigator-agatha`, … | 100 × 100, round |
//! | `enemy-<enemy>`: `enemy-cultist-of-nkai`, …, standing on a base | 100 × 100 |
//! | `elder-tsathoggua`, `elder-azathoth` | 200 × 200 |
//! | `gate-red`, `gate-yellow`, `gate-blue` | 64 × 64 |
//! | `token-<token>-<face>`: `token-juror-guilty`, …; with a hidden value, the value instead of `up`: `token-key-down`, `token-key-two`, `token-whisper-howl` | 64 × 64 |
//! | `fire`, `staircase`, `tunnel`, `start`, `progression`, `fatigue`, `cosmic`, `wounded` | 64 × 64 |
//! | `die-standard`, `die-bonus` (bare faces; lay a symbol on them) | 48 × 48 |
//! | `symbol-success`, `symbol-elder-sign`, `symbol-tentacle`, `symbol-blank` | 24 × 24, current colour |
//! | `stress`, `wounds`, `health`, `sanity`, `skull`, `threshold`, `reroll`, `linked`, `run`, `attack`, `rest`, `investigate`, `trade`, `mythos`, `discovery`, `relic`, `insanity`, `item`, `companion`, `condition`, `level`, `sneak`, `safe`, `ritual`, `disrupted`, `summoning` | 24 × 24, current colour |

mod area;
mod figures;
mod map;
mod marks;
mod tokens;

pub use area::{Area, FIELD, area, crossing};
pub use figures::colour;
pub(crate) use figures::elder_at_the_centre;
pub use map::map;
pub use tokens::looks;

use crate::pen::Pen;
use std::fmt::Write;

/// The sprite while it grows.
struct Sheet(String);

impl Sheet {
    fn symbol(&mut self, id: &str, (w, h): (u32, u32), inside: &str) {
        let _ = write!(
            self.0,
            r#"<symbol id="{id}" viewBox="0 0 {w} {h}"><g stroke-linecap="round" stroke-linejoin="round">{inside}</g></symbol>"#
        );
    }

    fn painted(&mut self, id: &str, size: (u32, u32), paint: impl FnOnce(&mut Pen)) {
        let mut pen = Pen::new(id, map::NIGHT);
        paint(&mut pen);
        self.symbol(id, size, &pen.done());
    }
}

pub fn sprite() -> String {
    let mut sheet = Sheet(r#"<svg xmlns="http://www.w3.org/2000/svg">"#.to_owned());
    figures::lay(&mut sheet);
    tokens::lay(&mut sheet);
    marks::lay(&mut sheet);
    sheet.0 + "</svg>"
}
