//! Does the rulebook of Death May Die say the numbers the game plays with, in every language?

use deathmaydie::DeathMayDie;
use deathmaydie::content::{ACTIONS, HEALTH, REST, RUN, SANITY_SKULL, STRESS_MAX, THRESHOLDS, TRACK_LEN};
use words::rules;
use words::{Lang, Speak};

fn both() -> impl Iterator<Item = (&'static str, [&'static str; 2])> {
    let [es, en] = Lang::ALL.map(|lang| rules::all(DeathMayDie::rulebook(lang).sections));
    es.zip(en).map(|(es, en)| (en.id, [es.text, en.text]))
}

fn numbers(text: &'static str) -> Vec<&'static str> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty()).collect()
}

/// A wrong number in one language would be a different game.
#[test]
fn both_languages_tell_the_same_numbers() {
    for (rule, [es, en]) in both() {
        assert_eq!(numbers(es), numbers(en), "{rule}");
    }
    let [es, en] = Lang::ALL.map(|lang| DeathMayDie::rulebook(lang).primer);
    for (es, en) in es.iter().zip(en) {
        assert_eq!(numbers(es), numbers(en), "{en}");
    }
}

/// The numbers of the book are those the rules play with.
#[test]
fn the_book_tells_the_numbers_of_the_game() {
    let last = |id: &str, number: u8| {
        for lang in Lang::ALL {
            let text = rules::find(DeathMayDie::rulebook(lang).sections, id).map_or("", |rule| rule.text);
            assert!(numbers(text).contains(&number.to_string().as_str()), "{id}: {text}");
        }
    };
    last("DMD-6.2", STRESS_MAX);
    last("DMD-6.5", HEALTH);
    last("DMD-6.7", SANITY_SKULL);
    last("DMD-8.2", ACTIONS);
    last("DMD-8.10", RUN);
    last("DMD-8.30", REST);
    last("DMD-14.1", TRACK_LEN);
    THRESHOLDS.iter().for_each(|threshold| last("DMD-20.1", *threshold));
}
