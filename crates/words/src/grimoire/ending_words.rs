//! How is told who has won a Chapter or the game, to whoever reads it?

use grimoire::story::TurningPoint;

use super::{en, es};
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;
use crate::speak::Names;

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
    spoken!(lang, ending_words::YOU)
}

/// Who has won a Chapter, and for whom it counts.
pub fn chapter_won(lang: Lang, chapter: u8, name: &str, whose: Whose, points: u8, teams: bool) -> String {
    spoken!(lang, ending_words::chapter_won(chapter, name, whose, points, teams))
}

/// How the game ended, to the reader's face: "You lost by 2".
pub fn game_over(lang: Lang, party: &str, yours: Option<bool>, margin: u16) -> String {
    spoken!(lang, ending_words::game_over(party, yours, margin))
}

/// Where the game was decided.
pub fn turning_point(lang: Lang, names: &Names, turn: &TurningPoint) -> Sentence {
    spoken!(lang, ending_words::turning_point(names, turn))
}
