//! What is written on a card in hand in English?

use crate::grimoire::hand_words::HandWords;

pub static WORDS: HandWords = HandWords {
    only_card: "Your only card",
    trump: "Trump",
    then_choose: "Then you choose",
    leads: "Takes the lead",
    wins: "Wins the Chapter",
    costs_life: "Costs you a Life",
    starts_chain: "Starts Chain",
    keeps_chain: "Keeps Chain",
    breaks_silenced: "Breaks: silenced",
    breaks_chain: "Breaks Chain",
    silenced: "Silenced",
};
