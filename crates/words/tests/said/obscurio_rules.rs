//! Does the rulebook of Obscurio say the numbers the game plays with, in every language?

use obscurio::Obscurio;
use words::rules;
use words::{Lang, Speak};

/// A wrong number in one language would be a different game.
#[test]
fn both_languages_tell_the_same_numbers() {
    for (es, en) in rules::all(Obscurio::rulebook(Lang::Es).sections)
        .zip(rules::all(Obscurio::rulebook(Lang::En).sections))
    {
        let numbers = |text: &'static str| -> Vec<&'static str> {
            text.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty()).collect()
        };
        assert_eq!(numbers(es.text), numbers(en.text), "{}", en.id);
    }
}

/// The tables of the rules, as a player reads them.
#[test]
fn the_cohesion_in_the_book_is_the_cohesion_on_the_table() {
    use obscurio::options::{Difficulty, Options};
    for lang in Lang::ALL {
        let text = rules::find(Obscurio::rulebook(lang).sections, "OBS-3.8").map_or("", |rule| rule.text);
        let numbers: Vec<u8> = text
            .split(|letter: char| !letter.is_ascii_digit())
            .filter_map(|part| part.parse().ok())
            .collect();
        for seats in (2..=8_u8).rev() {
            let cohesion = Difficulty::ALL.map(|difficulty| {
                let (light, dark) = Options { difficulty, ..Options::untimed(seats) }.cohesion();
                light + dark
            });
            let row = [&[seats], &cohesion[..]].concat();
            assert!(numbers.windows(4).any(|told| told == row), "{lang:?}: {seats} players");
        }
    }
}
