//! What does the page say in Spanish that tells what decided a game?

use crate::say;
use crate::sentence::Sentence;
use crate::story_words::StoryWords;
use crate::tale::Turning;

pub static WORDS: StoryWords = StoryWords {
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

pub fn turning(why: Turning) -> &'static str {
    match why {
        Turning::ForGood => "En cabeza hasta el final",
        Turning::Leap => "El mayor salto",
        Turning::Blow => "El golpe más duro",
        Turning::Moment => "Un momento señalado",
        Turning::End => "El final",
    }
}

pub fn ran(who: &Sentence, from: Sentence, low: Sentence, high: Sentence, to: Sentence) -> Sentence {
    say!("{who}: empieza en {from}, se mueve entre {low} y {high}, y acaba en {to}.")
}
