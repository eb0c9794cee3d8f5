//! By which ID and which name is a thing of Obscurio known inside a sentence? Pictures by their number, places by
//! where they are: no sentence names what a picture shows (RUL-OBS-35).

use obscurio::book::{Page, Perch};
use obscurio::cards::Trap;
use obscurio::pictures::{Card, Spot};

use super::card_words;
use crate::sentence::{Kind, Piece, Sentence};
use crate::{Lang, say};

pub fn card(lang: Lang, card: Card) -> Piece {
    let words = card_words::illusion(lang, card);
    Piece::card(words.id, words.name)
}

pub fn trap(lang: Lang, trap: Trap) -> Piece {
    let words = card_words::trap(lang, trap);
    Piece::card(words.id, words.name)
}

/// "door 3", by the id `door-3`.
pub fn door(lang: Lang, door: u8) -> Piece {
    let called = lang.pick("puerta", "door");
    Piece::thing(Kind::Place, format!("door-{door}"), format!("{called} {door}"))
}

/// As pages and phrases know a spot of the Book: `left-e2`.
pub fn spot_id(perch: Perch) -> String {
    perch.to_string().replace(' ', "-")
}

/// A spot as the log names it: where it is, not what it shows. One finds it by its id.
pub fn spot(lang: Lang, perch: Perch) -> Piece {
    let called = match (lang, perch.spot, perch.page) {
        (Lang::Es, Spot::Element(_), Page::Left) => "un detalle de la página izquierda",
        (Lang::Es, Spot::Element(_), Page::Right) => "un detalle de la página derecha",
        (Lang::Es, Spot::Field, Page::Left) => "el color de la página izquierda",
        (Lang::Es, Spot::Field, Page::Right) => "el color de la página derecha",
        (Lang::Es, Spot::Bottom, Page::Left) => "toda la página izquierda",
        (Lang::Es, Spot::Bottom, Page::Right) => "toda la página derecha",
        (Lang::En, Spot::Element(_), Page::Left) => "a detail of the left page",
        (Lang::En, Spot::Element(_), Page::Right) => "a detail of the right page",
        (Lang::En, Spot::Field, Page::Left) => "the colour of the left page",
        (Lang::En, Spot::Field, Page::Right) => "the colour of the right page",
        (Lang::En, Spot::Bottom, Page::Left) => "the whole left page",
        (Lang::En, Spot::Bottom, Page::Right) => "the whole right page",
    };
    Piece::thing(Kind::Place, spot_id(perch), called)
}

/// A spot one can tell from all others: "detail 3 of the left page".
pub fn numbered(lang: Lang, perch: Perch) -> Sentence {
    let Spot::Element(at) = perch.spot else { return spot(lang, perch).into() };
    let called = match (lang, perch.page) {
        (Lang::Es, Page::Left) => format!("el detalle {} de la página izquierda", at + 1),
        (Lang::Es, Page::Right) => format!("el detalle {} de la página derecha", at + 1),
        (Lang::En, Page::Left) => format!("detail {} of the left page", at + 1),
        (Lang::En, Page::Right) => format!("detail {} of the right page", at + 1),
    };
    say!("{}", Piece::thing(Kind::Place, spot_id(perch), called))
}
