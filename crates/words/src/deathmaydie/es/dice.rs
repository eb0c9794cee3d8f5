//! What do dice say in Spanish?

use deathmaydie::content::Dice;
use deathmaydie::dice::DieFace;

use crate::grammar::{counted, list};
use crate::sentence::Sentence;
use crate::{Lang, say};

/// What a face shows.
pub fn face(die: DieFace) -> &'static str {
    match die {
        DieFace::Success | DieFace::BonusSuccess => "Éxito",
        DieFace::SuccessTentacle => "Éxito y Tentáculo",
        DieFace::Tentacle => "Tentáculo",
        DieFace::Elder | DieFace::BonusElder => "Símbolo arcano",
        DieFace::BonusSuccessElder => "Éxito y Símbolo arcano",
        DieFace::Blank | DieFace::BonusBlank => "nada",
    }
}

pub fn kind(die: DieFace) -> &'static str {
    if die.is_bonus() { "dado de bonificación" } else { "dado normal" }
}

/// "3 dados normales y 1 de bonificación".
pub fn pool(dice: Dice) -> Sentence {
    let standard = counted(dice.standard, "dado normal", "dados normales");
    match (dice.standard, dice.bonus) {
        (_, 0) => standard,
        (0, bonus) => counted(bonus, "dado de bonificación", "dados de bonificación"),
        (_, bonus) => say!("{standard} y {bonus} de bonificación"),
    }
}

/// "4 dados".
pub fn count(dice: Dice) -> Sentence {
    counted(dice.standard + dice.bonus, "dado", "dados")
}

/// "2 Éxitos y 1 Tentáculo", or that there is nothing.
pub fn symbols(success: u8, elder: u8, tentacle: u8) -> Sentence {
    let all = [
        (success, "Éxito", "Éxitos"),
        (elder, "Símbolo arcano", "Símbolos arcanos"),
        (tentacle, "Tentáculo", "Tentáculos"),
    ];
    let shown = all.into_iter().filter(|(count, ..)| *count > 0);
    let shown: Vec<Sentence> = shown.map(|(count, one, more)| counted(count, one, more)).collect();
    if shown.is_empty() { "nada".into() } else { list(Lang::Es, shown) }
}
