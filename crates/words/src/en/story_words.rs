//! What does the page say in English that tells what decided a game?

use crate::say;
use crate::sentence::Sentence;
use crate::story_words::StoryWords;
use crate::tale::Turning;

pub static WORDS: StoryWords = StoryWords {
    title: "What decided it",
    course: "The course of the game",
    turns: "The moments that counted",
    feats: "Who did what best",
    see: "See that moment",
    in_words: "The course in words",
    moment: "Moment",
    goal: "Goal",
    share: "Share",
    picture: "The picture to share",
    at_start: "At the start",
    at_end: "At the end",
};

pub fn turning(why: Turning) -> &'static str {
    match why {
        Turning::ForGood => "Ahead for good",
        Turning::Leap => "The greatest leap",
        Turning::Blow => "The hardest blow",
        Turning::Moment => "A moment to remember",
        Turning::End => "The end",
    }
}

pub fn ran(who: &Sentence, from: Sentence, low: Sentence, high: Sentence, to: Sentence) -> Sentence {
    say!("{who}: begins at {from}, moves between {low} and {high}, and ends at {to}.")
}
