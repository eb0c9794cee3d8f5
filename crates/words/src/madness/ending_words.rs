//! How is the end of the Big Book told to whoever was there?

use madness::end::End;
use madness::story::TurningPoint;

use super::{en, es};
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;
use crate::speak::Names;

/// Won or lost, to the reader's face; from outside for those who only looked on.
pub fn headline(lang: Lang, end: End, played: bool) -> &'static str {
    spoken!(lang, ending_words::headline(end, played))
}

/// How close it was.
pub fn close(lang: Lang, end: End, madness: u8) -> Option<Sentence> {
    (end == End::Won).then(|| spoken!(lang, ending_words::left_on_stack(madness)))
}

/// Where the game was decided.
pub fn turning_point(lang: Lang, names: &Names, turn: TurningPoint) -> Sentence {
    spoken!(lang, ending_words::turning_point(names, turn))
}
