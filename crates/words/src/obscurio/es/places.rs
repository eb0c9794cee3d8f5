//! What are the places of the table called in Spanish?

use obscurio::book::{Page, Perch};
use obscurio::pictures::Spot;

pub fn door(number: u8) -> String {
    format!("puerta {number}")
}

/// Where a spot is, and nothing of what it shows.
pub fn spot(perch: Perch) -> &'static str {
    match (perch.spot, perch.page) {
        (Spot::Element(_), Page::Left) => "un detalle de la página izquierda",
        (Spot::Element(_), Page::Right) => "un detalle de la página derecha",
        (Spot::Field, Page::Left) => "el color de la página izquierda",
        (Spot::Field, Page::Right) => "el color de la página derecha",
        (Spot::Bottom, Page::Left) => "toda la página izquierda",
        (Spot::Bottom, Page::Right) => "toda la página derecha",
    }
}

/// A detail by its number, to tell it from the others of its page.
pub fn detail(number: u8, page: Page) -> String {
    match page {
        Page::Left => format!("el detalle {number} de la página izquierda"),
        Page::Right => format!("el detalle {number} de la página derecha"),
    }
}
