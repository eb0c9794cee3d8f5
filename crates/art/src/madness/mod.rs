//! What is painted for The Big Book of Madness? Glyphs, cards, magicians, spells, curses, monsters, book and marks.
//!
//! Colours for words and glyphs are in `MADNESS_INKS`. Ids of the sprite (`<element>` is `water`, `earth`, `fire` or `air`):
//!
//! | ids | field |
//! |---|---|
//! | `el-<element>`, `el-madness` | 24 × 24, current colour |
//! | `element-w1` … `element-w3`, `element-e1` …, `element-f1` …, `element-a1` …, `madness`, `element-back` | 200 × 280; index zone of the faces: x 8–50, y 6–66 |
//! | `library-deck-<element>` (backs of the library decks) | 200 × 280 |
//! | `magician-nerea`, `-zephyr`, `-maris`, `-rowan`, `-flora`, `-ember`, `-cinder`, `-gale` | 200 × 240 |
//! | `spell-<spell>` for all forty, named as in the rules: `spell-ice`, `spell-cool-head`, … | 200 × 140 |
//! | `curse-<curse>` for all of every version, named as in the rules: `curse-water-drain`, `curse-undertow`, …; `curse-back` (neutralized) | 200 × 140 |
//! | `monster-<monster>` for all sixteen: `monster-ghost-librarian`, …, and `monster-final` | 300 × 300 |
//! | `cover-1` … `cover-4` (Ghost Librarian, Gargoyle, Ink Fiend, Nightmare Steed) | 200 × 280 |
//! | `book` (quiet pages: x 84–368 and 432–716, y 64–352), `lectern` (the same without the book) | 800 × 500 |
//! | `book-closed` | 400 × 500 |
//! | `track` (six places on a ring: 60° apart, Invocation at the top, then clockwise; radius 92) | 240 × 240 |
//! | `marker-invocation`, `marker-round`, `marker-active`, `token-<element>` | 64 × 64 |
//! | `support`, `exhausted`, `neutralized`, `shuffle`, `heal`, `destroy`, `learn`, `draw`, `arrive`, `bonus`, `failure`, `mad`, `ping`, `forecast` | 24 × 24, current colour |

mod cards;
mod curses;
mod icons;
mod magicians;
mod monsters;
mod scenery;
mod spells;

pub(crate) use monsters::portrait_of_the_abyss;

use ::madness::cards::Element;

use crate::elements::{self, DELIRIUM, HUES, MADNESS_INKS};
use crate::ground;
use crate::pen::{Hue, Pen};
use std::fmt::Write;

const WATER: Hue = HUES[3];
const EARTH: Hue = HUES[1];
const FIRE: Hue = HUES[0];
const AIR: Hue = HUES[2];

fn hue(element: Element) -> Hue {
    match element {
        Element::Water => WATER,
        Element::Earth => EARTH,
        Element::Fire => FIRE,
        Element::Air => AIR,
    }
}

/// One picture: its id without the family's prefix, its palette, and who paints it.
struct Picture {
    id: &'static str,
    hue: Hue,
    paint: fn(&mut Pen),
}

const fn picture(id: &'static str, hue: Hue, paint: fn(&mut Pen)) -> Picture {
    Picture { id, hue, paint }
}

/// The sprite while it grows, one symbol after the other.
struct Sheet(String);

impl Sheet {
    fn symbol(&mut self, id: &str, (w, h): (u32, u32), inside: &str) {
        let _ = write!(
            self.0,
            r#"<symbol id="{id}" viewBox="0 0 {w} {h}"><g stroke-linecap="round" stroke-linejoin="round">{inside}</g></symbol>"#
        );
    }

    fn painted(&mut self, id: &str, size: (u32, u32), hue: Hue, paint: impl FnOnce(&mut Pen)) {
        let mut pen = Pen::new(id, hue);
        paint(&mut pen);
        self.symbol(id, size, &pen.done());
    }

    fn album(&mut self, prefix: &str, size: (u32, u32), pictures: &[Picture]) {
        for picture in pictures {
            self.painted(&format!("{prefix}-{}", picture.id), size, picture.hue, picture.paint);
        }
    }
}

pub fn sprite() -> String {
    let mut sheet = Sheet(String::from(r#"<svg xmlns="http://www.w3.org/2000/svg">"#));
    grounds(&mut sheet.0);
    for (i, ink) in MADNESS_INKS.iter().enumerate() {
        sheet.symbol(&format!("el-{}", ink.id), (24, 24), &glyph(i, "currentColor"));
    }
    icons::lay(&mut sheet);
    cards::lay(&mut sheet);
    magicians::lay(&mut sheet);
    spells::lay(&mut sheet);
    curses::lay(&mut sheet);
    monsters::lay(&mut sheet);
    scenery::lay(&mut sheet);
    sheet.0 + "</svg>"
}

/// The glyph of Water, Earth, Fire, Air or Madness, in the order of `MADNESS_INKS`.
fn glyph(index: usize, colour: &str) -> String {
    let parts = match index {
        0 => elements::GLYPHS[3],
        1 => elements::GLYPHS[1],
        2 => elements::GLYPHS[0],
        3 => elements::AIR,
        _ => elements::MADNESS,
    };
    elements::drawn(parts, colour)
}

fn grounds(out: &mut String) {
    out.push_str("<defs>");
    ground::gradient(out, "paper", [("#f9f0dc", 1.0), ("#f3e7cf", 1.0), ("#dcc8a0", 1.0)]);
    for hue in HUES.iter().chain([&DELIRIUM]) {
        ground::of_hue(out, hue);
    }
    cards::tiles(out);
    curses::tile(out);
    scenery::grounds(out);
    out.push_str("</defs>");
}
