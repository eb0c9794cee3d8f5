//! How is told in Spanish who has won?

use grimoire::story::TurningPoint;

use super::card;
use crate::grimoire::ending_words::Whose;
use crate::say;
use crate::sentence::Sentence;
use crate::speak::Names;

pub const YOU: &str = "Tú";

pub fn chapter_won(chapter: u8, name: &str, whose: Whose, points: u8, teams: bool) -> String {
    let won = match whose {
        Whose::You => format!("Ganas el Capítulo {chapter}"),
        _ => format!("{name} gana el Capítulo {chapter}"),
    };
    let gain = match whose {
        _ if points == 0 => return won,
        Whose::You | Whose::Ours if teams => format!("tu equipo suma {points}"),
        Whose::Theirs if teams => format!("ellos suman {points}"),
        _ => format!("+{points}"),
    };
    format!("{won}: {gain}")
}

pub fn game_over(party: &str, yours: Option<bool>, margin: u16) -> String {
    match yours {
        Some(true) => format!("¡Has ganado por {margin}!"),
        Some(false) => format!("Has perdido por {margin}"),
        None => format!("{party} gana por {margin}"),
    }
}

pub fn turning_point(names: &Names, turn: &TurningPoint) -> Sentence {
    let TurningPoint { round, chapter, seat, .. } = *turn;
    match turn.card {
        Some(card) => {
            let spell = self::card(card);
            names.say(
                seat,
                || say!("Se decidió en la ronda {round}, Capítulo {chapter}: tu {spell} dio la ventaja que ya nadie quitó."),
                |name| say!("Se decidió en la ronda {round}, Capítulo {chapter}: {spell}, de {name}, dio la ventaja que ya nadie quitó."),
            )
        }
        None => say!("Se decidió en la ronda {round}, Capítulo {chapter}."),
    }
}
