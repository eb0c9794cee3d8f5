//! How is the end told to whoever was there?

use deathmaydie::content::{Investigator, SANITY_SKULL};
use deathmaydie::end::End;
use deathmaydie::story::Turning;
use deathmaydie::view::SheetView;

use super::{en, es};
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;

/// Won or lost, to the reader's face; from outside for those who only looked on.
pub fn headline(lang: Lang, end: End, played: bool) -> &'static str {
    spoken!(lang, ending_words::headline(end, played))
}

/// Where the game was decided.
pub fn turning(lang: Lang, turning: Turning) -> Sentence {
    spoken!(lang, ending_words::turning(turning))
}

/// How far it got.
pub fn how_far(lang: Lang, turn: u16, track: u8, disrupted: bool) -> Sentence {
    spoken!(lang, ending_words::how_far(turn, track, disrupted))
}

/// What became of somebody.
pub fn fate(lang: Lang, sheet: &SheetView) -> String {
    match sheet.alive {
        true => spoken!(lang, ending_words::survived(sheet.wounds, sheet.sanity)),
        false if sheet.sanity >= SANITY_SKULL => spoken!(lang, ending_words::LOST_TO_MADNESS).to_owned(),
        false => spoken!(lang, ending_words::DID_NOT_COME_BACK).to_owned(),
    }
}

/// The Ritual is broken, and what that means from now on.
pub fn ritual_broken(lang: Lang) -> [&'static str; 2] {
    spoken!(lang, ending_words::RITUAL_BROKEN)
}

/// What a death leaves behind.
pub fn leaves(lang: Lang, who: Investigator) -> Sentence {
    spoken!(lang, ending_words::leaves(who))
}
