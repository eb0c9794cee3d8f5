//! What do the pages say when a name or a number is part of it?

use table::company::TooLate;

pub use crate::dates::{ends_at, happened, timestamp};
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;
use crate::{en, es};

/// A time to think for each move, and what happens then.
pub fn think(lang: Lang, seconds: u32, then: TooLate) -> String {
    spoken!(lang, page_lines::think(seconds, then))
}

/// How far a lesson is.
pub fn step_of(lang: Lang, (said, all): (usize, usize)) -> String {
    spoken!(lang, page_lines::step_of(said, all))
}

/// How long the reader may still think.
pub fn your_time(lang: Lang) -> String {
    spoken!(lang, page_lines::your_time())
}

/// How long somebody else may still think.
pub fn time_of(lang: Lang, name: &str) -> String {
    spoken!(lang, page_lines::time_of(name))
}

/// The curtain between two people who share a device.
pub fn pass_to(lang: Lang, name: &str) -> String {
    spoken!(lang, page_lines::pass_to(name))
}

/// The button that lifts the curtain.
pub fn i_am(lang: Lang, name: &str) -> String {
    spoken!(lang, page_lines::i_am(name))
}

/// Somebody would like to take back.
pub fn asks_undo(lang: Lang, name: &str) -> String {
    spoken!(lang, page_lines::asks_undo(name))
}

/// Whose answer is still missing.
pub fn undo_waits(lang: Lang, names: &str) -> String {
    spoken!(lang, page_lines::undo_waits(names))
}

/// For whom bots wait after a Chapter or a round.
pub fn still_looking(lang: Lang, names: &[&str]) -> String {
    spoken!(lang, page_lines::still_looking(names))
}

/// How many people look on.
pub fn watchers(lang: Lang, count: usize) -> String {
    spoken!(lang, page_lines::watchers(count))
}

/// A table nobody who sits there comes back to.
pub fn goes_soon(lang: Lang, days: u32) -> String {
    spoken!(lang, page_lines::goes_soon(days))
}

/// The same table, when somebody of it does come back.
pub fn stays_after_all(lang: Lang, days: u32) -> String {
    spoken!(lang, page_lines::stays_after_all(days))
}

/// Which move a look back or a replay shows.
pub fn move_of(lang: Lang, at: usize, of: usize) -> String {
    spoken!(lang, page_lines::move_of(at, of))
}

/// A bot's advice.
pub fn would_play(lang: Lang, advice: &Sentence) -> Sentence {
    spoken!(lang, page_lines::would_play(advice))
}

/// A replay through somebody's eyes.
pub fn seen_by(lang: Lang, name: &str) -> String {
    spoken!(lang, page_lines::seen_by(name))
}

/// How many rules a search has found.
pub fn found(lang: Lang, count: usize) -> String {
    spoken!(lang, page_lines::found(count))
}

/// The seat by its number, when nobody sits there.
pub fn seat_number(lang: Lang, number: usize) -> String {
    spoken!(lang, page_lines::seat_number(number))
}

/// Who has yet to sit down: these people, and so many others.
pub fn waits_for(lang: Lang, names: &[&str], others: usize) -> String {
    spoken!(lang, page_lines::waits_for(names, others))
}

/// What an invitation begins with: who sits there already.
pub fn waited_for(lang: Lang, people: &[String]) -> String {
    spoken!(lang, page_lines::waited_for(people))
}

/// How many seats are still free.
pub fn free_seats(lang: Lang, count: usize) -> String {
    spoken!(lang, page_lines::free_seats(count))
}

/// The ready phrases anybody may say, by id. None of them says anything about a card, a plan or a wish.
pub fn phrases(lang: Lang) -> &'static [(&'static str, &'static str)] {
    spoken!(lang, page_lines::PHRASES)
}
