//! What do the scenes of a table say in English?

use crate::obscurio::hall_words::HallWords;

pub const NIGHT_MAY_END: &str = "If the night grows long, the Grimoire may have all eyes opened.";

pub static WORDS: HallWords = HallWords {
    illusions: "Illusions",
    final_landing: "A butterfly that has landed stays.",
    found: "They found the exit!",
    missed: "Nobody found the exit.",
    whole_page: "The whole page",
    all_point: "Nobody sees where you point until everybody does.",
    accusation_was: "How the accusation ended",
    by_voice: "We talk by voice",
};

pub fn night_lasts(seconds: u32) -> String {
    format!("The night lasts {seconds} seconds at most.")
}
