//! What is said at a table opened for practice, and while a finished game is read together?

use table::Seat;

use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;
use crate::speak::Names;
use crate::{en, es};

/// The words of practice.
pub struct PracticeWords {
    pub practice: &'static str,
    pub play: &'static str,
    pub play_help: &'static str,
    pub learn: &'static str,
    pub learn_help: &'static str,
    /// On the table, for everybody who sits there.
    pub here: &'static str,
    pub ask: &'static str,
    pub ask_help: &'static str,
    pub found: &'static str,
}

pub fn practice(lang: Lang) -> &'static PracticeWords {
    spoken!(lang, &practice_words::PRACTICE)
}

/// The words of reading a game together.
pub struct SharedReviewWords {
    pub title: &'static str,
    pub lead: &'static str,
    pub lead_help: &'static str,
    pub stop: &'static str,
    pub you_lead: &'static str,
    pub follow: &'static str,
    pub unfollow: &'static str,
    pub point: &'static str,
    pub point_help: &'static str,
    pub remark: &'static str,
    pub say: &'static str,
    pub here: &'static str,
    pub elsewhere: &'static str,
    pub nobody: &'static str,
}

pub fn shared_review(lang: Lang) -> &'static SharedReviewWords {
    spoken!(lang, &practice_words::SHARED_REVIEW)
}

/// "Ana leads: move 17."
pub fn leads(lang: Lang, names: &Names, by: Seat, at: usize) -> Sentence {
    spoken!(lang, practice_words::leads(names.seat(by), at))
}
