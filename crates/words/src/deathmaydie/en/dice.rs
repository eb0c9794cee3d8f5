//! What do dice say in English?

use deathmaydie::content::Dice;
use deathmaydie::dice::DieFace;

use crate::grammar::{counted, list};
use crate::sentence::Sentence;
use crate::{Lang, say};

/// What a face shows.
pub fn face(die: DieFace) -> &'static str {
    match die {
        DieFace::Success | DieFace::BonusSuccess => "success",
        DieFace::SuccessTentacle => "success and Tentacle",
        DieFace::Tentacle => "Tentacle",
        DieFace::Elder | DieFace::BonusElder => "Elder Sign",
        DieFace::BonusSuccessElder => "success and Elder Sign",
        DieFace::Blank | DieFace::BonusBlank => "nothing",
    }
}

pub fn kind(die: DieFace) -> &'static str {
    if die.is_bonus() { "bonus die" } else { "standard die" }
}

/// "3 standard dice and 1 bonus die".
pub fn pool(dice: Dice) -> Sentence {
    let standard = counted(dice.standard, "standard die", "standard dice");
    let bonus = counted(dice.bonus, "bonus die", "bonus dice");
    match (dice.standard, dice.bonus) {
        (_, 0) => standard,
        (0, _) => bonus,
        _ => say!("{standard} and {bonus}"),
    }
}

/// "4 dice".
pub fn count(dice: Dice) -> Sentence {
    counted(dice.standard + dice.bonus, "die", "dice")
}

/// "2 successes and 1 Tentacle", or that there is nothing.
pub fn symbols(success: u8, elder: u8, tentacle: u8) -> Sentence {
    let all = [
        (success, "success", "successes"),
        (elder, "Elder Sign", "Elder Signs"),
        (tentacle, "Tentacle", "Tentacles"),
    ];
    let shown = all.into_iter().filter(|(count, ..)| *count > 0);
    let shown: Vec<Sentence> = shown.map(|(count, one, more)| counted(count, one, more)).collect();
    if shown.is_empty() { "nothing".into() } else { list(Lang::En, shown) }
}
