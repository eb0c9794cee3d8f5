//! What stands on the table of Lanterns beside its cards?

use table::Seat;

use super::{en, es};
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;
use crate::speak::Names;

/// Words on buttons and over the parts of the table.
#[derive(Clone, Copy, Debug)]
pub struct TableWords {
    pub players: &'static str,
    pub your_lanterns: &'static str,
    pub light_it: &'static str,
    pub the_box: &'static str,
    pub you_are_the_moth: &'static str,
    pub you_are_not_the_moth: &'static str,
    pub burning: &'static str,
    pub dark: &'static str,
    pub points: &'static str,
    pub shown_last: &'static str,
    pub make_a_sign: &'static str,
}

pub fn table(lang: Lang) -> &'static TableWords {
    spoken!(lang, &TABLE)
}

/// Who was the Moth.
pub fn unmasked(lang: Lang, names: &Names, moth: Seat) -> Sentence {
    spoken!(lang, unmasked(names, moth))
}
