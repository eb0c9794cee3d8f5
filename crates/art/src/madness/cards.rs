//! What is on the cards in hand? Element faces whose value is a count of motifs, Madness, and the backs.

mod back;
mod element;
mod lost;

use ::madness::cards::Element;

use super::{Sheet, hue};
use crate::elements::DELIRIUM;

pub use element::tiles;

const CARD: (u32, u32) = (200, 280);

pub fn lay(sheet: &mut Sheet) {
    for element in Element::ALL {
        let (hue, glyph) = (hue(element), element.index());
        for value in 1..=3 {
            let id = format!("element-{}{value}", &element.name()[..1]);
            sheet.painted(&id, CARD, hue, |pen| element::face(pen, glyph, value));
        }
        sheet.painted(&format!("library-deck-{element}"), CARD, hue, |pen| back::library(pen, glyph));
    }
    sheet.painted("madness", CARD, DELIRIUM, lost::face);
    sheet.painted("element-back", CARD, DELIRIUM, back::element);
}
