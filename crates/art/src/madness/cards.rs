//! What is on the cards in hand? Element faces whose value is a count of motifs, Madness, and the backs.

mod back;
mod element;
mod lost;

use super::{ELEMENTS, MADNESS_INKS, Sheet};
use crate::elements::DELIRIUM;

pub use element::tiles;

const CARD: (u32, u32) = (200, 280);

pub fn lay(sheet: &mut Sheet) {
    for (i, (hue, letter)) in ELEMENTS.into_iter().zip(["w", "e", "f", "a"]).enumerate() {
        for value in 1..=3 {
            let id = format!("element-{letter}{value}");
            sheet.painted(&id, CARD, hue, |pen| element::face(pen, i, value));
        }
        let id = format!("library-deck-{}", MADNESS_INKS[i].id);
        sheet.painted(&id, CARD, hue, |pen| back::library(pen, i));
    }
    sheet.painted("madness", CARD, DELIRIUM, lost::face);
    sheet.painted("element-back", CARD, DELIRIUM, back::element);
}
