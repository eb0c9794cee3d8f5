//! What does the page say that tells what decided a game?

use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;
use crate::tale::Turning;
use crate::{en, es};

/// The words of that page.
pub struct StoryWords {
    pub title: &'static str,
    pub course: &'static str,
    pub turns: &'static str,
    pub feats: &'static str,
    pub see: &'static str,
    pub in_words: &'static str,
    pub moment: &'static str,
    pub goal: &'static str,
    pub share: &'static str,
    pub picture: &'static str,
    pub at_start: &'static str,
    pub at_end: &'static str,
}

pub fn story(lang: Lang) -> &'static StoryWords {
    spoken!(lang, &story_words::WORDS)
}

/// Why a moment is named.
pub fn turning(lang: Lang, why: Turning) -> &'static str {
    spoken!(lang, story_words::turning(why))
}

/// The chart in one sentence, for whoever does not see it: where one line began, its heights, and where it ended.
pub fn ran(
    lang: Lang,
    who: &Sentence,
    unit: &'static str,
    from: i16,
    low: i16,
    high: i16,
    to: i16,
) -> Sentence {
    let number = |value: i16| Sentence::from(format!("{value}{unit}"));
    let (from, low, high, to) = (number(from), number(low), number(high), number(to));
    spoken!(lang, story_words::ran(who, from, low, high, to))
}
