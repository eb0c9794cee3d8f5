//! What are the places of the table called in English?

use obscurio::book::{Page, Perch};
use obscurio::pictures::Spot;

pub fn door(number: u8) -> String {
    format!("door {number}")
}

/// Where a spot is, and nothing of what it shows.
pub fn spot(perch: Perch) -> &'static str {
    match (perch.spot, perch.page) {
        (Spot::Element(_), Page::Left) => "a detail of the left page",
        (Spot::Element(_), Page::Right) => "a detail of the right page",
        (Spot::Field, Page::Left) => "the colour of the left page",
        (Spot::Field, Page::Right) => "the colour of the right page",
        (Spot::Bottom, Page::Left) => "the whole left page",
        (Spot::Bottom, Page::Right) => "the whole right page",
    }
}

/// A detail by its number, to tell it from the others of its page.
pub fn detail(number: u8, page: Page) -> String {
    match page {
        Page::Left => format!("detail {number} of the left page"),
        Page::Right => format!("detail {number} of the right page"),
    }
}
