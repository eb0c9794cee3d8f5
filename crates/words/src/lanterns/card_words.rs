//! What can a person read about a lantern? The words are in `crates/lanterns/content/`.

use lanterns::Lamp;

use crate::Lang;
use crate::sentence::Piece;
use crate::speak::CardWords;

/// Nothing is told about a lantern beside what it does.
macro_rules! lamp {
    ($($key:ident: $words:literal,)*) => {
        CardWords { $($key: $words,)* flavour: "" }
    };
}

include!(concat!(env!("OUT_DIR"), "/lanterns_lamps.rs"));

/// A lantern inside a sentence.
pub fn piece(lang: Lang, id: Lamp) -> Piece {
    let words = lamp(lang, id);
    Piece::card(words.id, words.name)
}
