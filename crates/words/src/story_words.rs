//! What does the page say that tells what decided a game?

use crate::tale::Turning;
use crate::{Lang, Sentence, say};

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
    lang.pick(&ES, &EN)
}

static ES: StoryWords = StoryWords {
    title: "Qué lo decidió",
    course: "El curso de la partida",
    turns: "Los momentos que contaron",
    feats: "Quién destacó en qué",
    see: "Ver ese momento",
    in_words: "El curso en palabras",
    moment: "Momento",
    goal: "Meta",
    share: "Compartir",
    picture: "La imagen para compartir",
    at_start: "Al empezar",
    at_end: "Al terminar",
};

static EN: StoryWords = StoryWords {
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

/// Why a moment is named.
pub fn turning(lang: Lang, why: Turning) -> &'static str {
    match why {
        Turning::ForGood => lang.pick("En cabeza hasta el final", "Ahead for good"),
        Turning::Leap => lang.pick("El mayor salto", "The greatest leap"),
        Turning::Blow => lang.pick("El golpe más duro", "The hardest blow"),
        Turning::Moment => lang.pick("Un momento señalado", "A moment to remember"),
        Turning::End => lang.pick("El final", "The end"),
    }
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
    match lang {
        Lang::Es => say!("{who}: empieza en {from}, se mueve entre {low} y {high}, y acaba en {to}."),
        Lang::En => say!("{who}: begins at {from}, moves between {low} and {high}, and ends at {to}."),
    }
}
