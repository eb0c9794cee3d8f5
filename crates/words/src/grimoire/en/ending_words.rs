//! How is told in English who has won?

use grimoire::story::TurningPoint;

use super::card;
use crate::grimoire::ending_words::Whose;
use crate::say;
use crate::sentence::Sentence;
use crate::speak::Names;

pub const YOU: &str = "You";

pub fn chapter_won(chapter: u8, name: &str, whose: Whose, points: u8, teams: bool) -> String {
    let won = match whose {
        Whose::You => format!("You win Chapter {chapter}"),
        _ => format!("{name} wins Chapter {chapter}"),
    };
    let gain = match whose {
        _ if points == 0 => return won,
        Whose::You | Whose::Ours if teams => format!("your team scores {points}"),
        Whose::Theirs if teams => format!("they score {points}"),
        _ => format!("+{points}"),
    };
    format!("{won}: {gain}")
}

pub fn game_over(party: &str, yours: Option<bool>, margin: u16) -> String {
    match yours {
        Some(true) => format!("You won by {margin}!"),
        Some(false) => format!("You lost by {margin}"),
        None => format!("{party} won by {margin}"),
    }
}

pub fn turning_point(names: &Names, turn: &TurningPoint) -> Sentence {
    let TurningPoint { round, chapter, seat, .. } = *turn;
    match turn.card {
        Some(card) => {
            let spell = self::card(card);
            names.say(
                seat,
                || say!("It was decided in round {round}, Chapter {chapter}: your {spell} took a lead that was never lost."),
                |name| say!("It was decided in round {round}, Chapter {chapter}: {name}’s {spell} took a lead that was never lost."),
            )
        }
        None => say!("It was decided in round {round}, Chapter {chapter}."),
    }
}
