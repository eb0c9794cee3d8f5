//! What stands in the hall of Obscurio beside the Illusions? Doors, tokens, Traps, Butterflies and the dark.
//!
//! Ids of the sprite:
//!
//! | ids | field |
//! |---|---|
//! | `token-<character>`: `token-blue`, … | 48 × 48 |
//! | `trap-<trap>` for all fourteen, in the shape of its colour: `trap-dark_night`, … | 48 × 48 |
//! | `loyal`, `traitor`, `loyalty-back` | 100 × 140 |
//! | `butterfly` | 64 × 64, the antennae meet at (32, 6) |
//! | `door-shut`, `picture-back` | 204 × 204 |
//! | `room`, `room-crossed`, `watcher` (the last room) | 40 × 52 |
//! | `light`, `dark`, `gone` (Cohesion), `monster` | 24 × 32, 64 × 32 |
//! | `lids` (closed eyes), `open-eyes` | 240 × 80 |
//! | `book-turned` | 400 × 240 |
//! | `sand` | 48 × 64 |
//! | `exit`, `decoy`, `loupe`, `point`, `like`, `doubt`, `reject`, `sure`, `ready`, `bottom`, `hush`, `speak`, `wings` | 24 × 24, current colour |

mod marks;
mod scenery;
mod tokens;
mod traps;

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
}

pub fn sprite() -> String {
    let mut sheet = Sheet(r#"<svg xmlns="http://www.w3.org/2000/svg">"#.to_owned());
    tokens::lay(&mut sheet);
    traps::lay(&mut sheet);
    scenery::lay(&mut sheet);
    marks::lay(&mut sheet);
    sheet.0 + "</svg>"
}
