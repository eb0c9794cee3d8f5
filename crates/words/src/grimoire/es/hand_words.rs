//! What is written on a card in hand in Spanish?

use crate::grimoire::hand_words::HandWords;

pub static WORDS: HandWords = HandWords {
    only_card: "Tu única carta",
    trump: "Triunfo",
    then_choose: "Luego eliges",
    leads: "En cabeza",
    wins: "Gana el Capítulo",
    costs_life: "Te cuesta Vida",
    starts_chain: "Abre Cadena",
    keeps_chain: "Encadena",
    breaks_silenced: "Rompe: silencio",
    breaks_chain: "Rompe Cadena",
    silenced: "Silenciado",
};
