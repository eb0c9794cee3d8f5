//! What can a person read about a Trap, a Character or an Illusion? The words are in `crates/obscurio/content/`. An
//! Illusion has a number and no words: it is looked at.

use obscurio::cards::{Character, Trap};
use obscurio::pictures::{Card, Motif};

use crate::Lang;
pub use crate::speak::CardWords;

/// Who a Wizard is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CharacterWords {
    pub id: &'static str,
    pub name: &'static str,
    pub epithet: &'static str,
    pub colour: &'static str,
}

/// A motif with its articles: "a moon" and "the moon".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MotifWords {
    pub a: &'static str,
    pub the: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/obscurio_characters.rs"));
include!(concat!(env!("OUT_DIR"), "/obscurio_motifs.rs"));
include!(concat!(env!("OUT_DIR"), "/obscurio_traps.rs"));

/// The Trap that is no token: it waits on the last space of the Progress track.
pub fn watcher(lang: Lang) -> &'static CardWords {
    lang.pick(
        &CardWords {
            id: "watcher",
            name: "El Vigilante",
            text: "Silencio. Se elige en secreto y se muestra a la vez.",
            flavour: "Lleva siglos sin parpadear.",
        },
        &CardWords {
            id: "watcher",
            name: "The Watcher",
            text: "No talking. Choose in secret, reveal together.",
            flavour: "It has not blinked for centuries.",
        },
    )
}

/// An Illusion by its number, and nothing about what it shows.
pub fn illusion(lang: Lang, card: Card) -> &'static CardWords {
    &lang.pick(&ILLUSIONS_ES, &ILLUSIONS_EN)[card.index()]
}

/// What is written on the piece with this id.
pub fn find(lang: Lang, id: &str) -> Option<&'static CardWords> {
    let illusion = || id.parse().ok().map(|card| illusion(lang, card));
    let watcher = || Some(watcher(lang)).filter(|words| words.id == id);
    id.parse().ok().map(|trap| self::trap(lang, trap)).or_else(illusion).or_else(watcher)
}

macro_rules! illusions {
    ($name:literal, $text:literal) => {
        illusions!(
            $name, $text:
            "I0" "1"; "I0" "2"; "I0" "3"; "I0" "4"; "I0" "5"; "I0" "6"; "I0" "7"; "I0" "8"; "I0" "9"; "I" "10";
            "I" "11"; "I" "12"; "I" "13"; "I" "14"; "I" "15"; "I" "16"; "I" "17"; "I" "18"; "I" "19"; "I" "20";
            "I" "21"; "I" "22"; "I" "23"; "I" "24"; "I" "25"; "I" "26"; "I" "27"; "I" "28"; "I" "29"; "I" "30";
            "I" "31"; "I" "32"; "I" "33"; "I" "34"; "I" "35"; "I" "36"; "I" "37"; "I" "38"; "I" "39"; "I" "40";
            "I" "41"; "I" "42"; "I" "43"; "I" "44"; "I" "45"; "I" "46"; "I" "47"; "I" "48"; "I" "49"; "I" "50";
            "I" "51"; "I" "52"; "I" "53"; "I" "54"; "I" "55"; "I" "56"; "I" "57"; "I" "58"; "I" "59"; "I" "60";
            "I" "61"; "I" "62"; "I" "63"; "I" "64"; "I" "65"; "I" "66"; "I" "67"; "I" "68"; "I" "69"; "I" "70";
            "I" "71"; "I" "72"; "I" "73"; "I" "74"; "I" "75"; "I" "76"; "I" "77"; "I" "78"; "I" "79"; "I" "80";
            "I" "81"; "I" "82"; "I" "83"; "I" "84"
        )
    };
    ($name:literal, $text:literal: $($letter:literal $number:literal);*) => {
        [$(CardWords {
            id: concat!($letter, $number),
            name: concat!($name, " ", $number),
            text: $text,
            flavour: "",
        }),*]
    };
}

static ILLUSIONS_ES: [CardWords; Card::COUNT] =
    illusions!("Ilusión", "Una de las 84 ilusiones de la biblioteca. Lo que cuenta está a la vista.");

static ILLUSIONS_EN: [CardWords; Card::COUNT] =
    illusions!("Illusion", "One of the library’s 84 illusions. What counts is there to see.");
