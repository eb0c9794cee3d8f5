//! How is told who has won a Chapter or the game, to whoever reads it?

use grimoire::story::TurningPoint;

use super::{en, es};
use crate::sentence::Sentence;
use crate::speak::Names;
use crate::{Lang, say};

/// Whose success it is, for the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    You,
    /// The reader's partner.
    Ours,
    Theirs,
    /// The reader looks on, or everybody plays alone.
    Neither,
}

/// The reader, among names.
pub fn you(lang: Lang) -> &'static str {
    lang.pick("Tú", "You")
}

/// Who has won a Chapter, and for whom it counts.
pub fn chapter_won(lang: Lang, chapter: u8, name: &str, whose: Whose, points: u8, teams: bool) -> String {
    let won = match (lang, whose) {
        (Lang::Es, Whose::You) => format!("Ganas el Capítulo {chapter}"),
        (Lang::En, Whose::You) => format!("You win Chapter {chapter}"),
        (Lang::Es, _) => format!("{name} gana el Capítulo {chapter}"),
        (Lang::En, _) => format!("{name} wins Chapter {chapter}"),
    };
    let gain = match (lang, whose) {
        _ if points == 0 => return won,
        (Lang::Es, Whose::You | Whose::Ours) if teams => format!("tu equipo suma {points}"),
        (Lang::En, Whose::You | Whose::Ours) if teams => format!("your team scores {points}"),
        (Lang::Es, Whose::Theirs) if teams => format!("ellos suman {points}"),
        (Lang::En, Whose::Theirs) if teams => format!("they score {points}"),
        _ => format!("+{points}"),
    };
    format!("{won}: {gain}")
}

/// How the game ended, to the reader's face: "You lost by 2".
pub fn game_over(lang: Lang, party: &str, yours: Option<bool>, margin: u16) -> String {
    match (lang, yours) {
        (Lang::Es, Some(true)) => format!("¡Has ganado por {margin}!"),
        (Lang::En, Some(true)) => format!("You won by {margin}!"),
        (Lang::Es, Some(false)) => format!("Has perdido por {margin}"),
        (Lang::En, Some(false)) => format!("You lost by {margin}"),
        (Lang::Es, None) => format!("{party} gana por {margin}"),
        (Lang::En, None) => format!("{party} won by {margin}"),
    }
}

/// Where the game was decided.
pub fn turning_point(lang: Lang, names: &Names, turn: &TurningPoint) -> Sentence {
    let TurningPoint { round, chapter, seat, .. } = *turn;
    match (lang, turn.card) {
        (Lang::Es, Some(card)) => {
            let spell = es::card(card);
            names.say(
                seat,
                || say!("Se decidió en la ronda {round}, Capítulo {chapter}: tu {spell} dio la ventaja que ya nadie quitó."),
                |name| say!("Se decidió en la ronda {round}, Capítulo {chapter}: {spell}, de {name}, dio la ventaja que ya nadie quitó."),
            )
        }
        (Lang::En, Some(card)) => {
            let spell = en::card(card);
            names.say(
                seat,
                || say!("It was decided in round {round}, Chapter {chapter}: your {spell} took a lead that was never lost."),
                |name| say!("It was decided in round {round}, Chapter {chapter}: {name}’s {spell} took a lead that was never lost."),
            )
        }
        (Lang::Es, None) => say!("Se decidió en la ronda {round}, Capítulo {chapter}."),
        (Lang::En, None) => say!("It was decided in round {round}, Chapter {chapter}."),
    }
}
