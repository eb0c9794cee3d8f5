//! By which ID and which name is a thing of Obscurio known inside a sentence? Pictures by their number, places by
//! where they are: no sentence names what a picture shows (RUL-OBS-35).

use obscurio::book::Perch;
use obscurio::cards::Trap;
use obscurio::pictures::{Card, Spot};

use super::{card_words, en, es};
use crate::lang::{Lang, spoken};
use crate::sentence::{Kind, Piece};

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
    Piece::thing(Kind::Place, format!("door-{door}"), spoken!(lang, places::door(door)))
}

/// As pages and phrases know a spot of the Book: `left-e2`.
pub fn spot_id(perch: Perch) -> String {
    perch.to_string().replace(' ', "-")
}

/// A spot as the log names it: where it is, not what it shows. One finds it by its id.
pub fn spot(lang: Lang, perch: Perch) -> Piece {
    Piece::thing(Kind::Place, spot_id(perch), spoken!(lang, places::spot(perch)))
}

/// A spot one can tell from all others: "detail 3 of the left page".
pub fn numbered(lang: Lang, perch: Perch) -> Piece {
    match perch.spot {
        Spot::Element(at) => {
            Piece::thing(Kind::Place, spot_id(perch), spoken!(lang, places::detail(at + 1, perch.page)))
        }
        Spot::Field | Spot::Bottom => spot(lang, perch),
    }
}
