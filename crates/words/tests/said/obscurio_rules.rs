//! Is the rulebook of Obscurio whole, and the same book in both languages?

use std::collections::BTreeSet;

use obscurio::Obscurio;
use words::rules::{self, Piece};
use words::{Lang, Speak};

/// Rules per heading: sections 0 to 17, section 20, the rulings.
const SIZES: [usize; 20] = [8, 7, 5, 11, 2, 6, 11, 9, 9, 12, 4, 12, 4, 24, 6, 11, 8, 10, 3, 38];

fn ids(lang: Lang) -> Vec<&'static str> {
    rules::all(Obscurio::rules(lang)).map(|rule| rule.id).collect()
}

fn cited(text: &'static str) -> Vec<&'static str> {
    let cite = |piece| match piece {
        Piece::Cite(id) => Some(id),
        Piece::Words(_) => None,
    };
    rules::pieces(text).into_iter().filter_map(cite).collect()
}

#[test]
fn every_heading_has_all_its_rules_in_their_order() {
    for lang in Lang::ALL {
        let sizes: Vec<usize> = Obscurio::rules(lang).iter().map(|section| section.rules.len()).collect();
        assert_eq!(sizes, SIZES, "{lang:?}");
    }
    crate::support::in_the_order_of_the_book(&Lang::ALL.map(ids));
}

#[test]
fn every_rule_cited_exists_and_both_languages_cite_the_same() {
    let known: BTreeSet<&str> = ids(Lang::En).into_iter().collect();
    for (es, en) in rules::all(Obscurio::rules(Lang::Es)).zip(rules::all(Obscurio::rules(Lang::En))) {
        assert_eq!(cited(es.text), cited(en.text), "{}", en.id);
        assert_eq!(cited(en.text).len(), en.text.matches("OBS-").count(), "a malformed ID in {}", en.id);
        for id in cited(en.text) {
            assert!(known.contains(id) && id != en.id, "{} cites {id}", en.id);
        }
    }
}

/// A wrong number in one language would be a different game.
#[test]
fn both_languages_tell_the_same_numbers() {
    for (es, en) in rules::all(Obscurio::rules(Lang::Es)).zip(rules::all(Obscurio::rules(Lang::En))) {
        let numbers = |text: &'static str| -> Vec<&'static str> {
            text.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty()).collect()
        };
        assert_eq!(numbers(es.text), numbers(en.text), "{}", en.id);
    }
}

#[test]
fn every_text_is_plain_and_finished() {
    for lang in Lang::ALL {
        let sections = Obscurio::rules(lang);
        let meanings = Obscurio::glossary(lang).iter().map(|&(_, meaning)| meaning);
        let texts = rules::all(sections).map(|rule| rule.text).chain(meanings);
        for text in texts.chain(Obscurio::primer(lang).iter().copied()) {
            let ends_well = text.ends_with(['.', ')', '!']);
            let is_plain = !text.contains(['*', '`', '\n', '\t', '\'', '_']) && !text.contains("  ");
            assert!(ends_well && is_plain && text.trim() == text, "{lang:?}: {text}");
        }
        assert!(sections.iter().all(|section| !section.title.is_empty()));
    }
}

/// The tables of the rules, as a player reads them.
#[test]
fn the_cohesion_in_the_book_is_the_cohesion_on_the_table() {
    use obscurio::options::{Difficulty, Options};
    for lang in Lang::ALL {
        let text = rules::find(Obscurio::rules(lang), "OBS-3.8").map_or("", |rule| rule.text);
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

#[test]
fn glossary_and_primer_match_in_both_languages() {
    assert_eq!(Obscurio::glossary(Lang::Es).len(), Obscurio::glossary(Lang::En).len());
    assert_eq!(Obscurio::primer(Lang::Es).len(), Obscurio::primer(Lang::En).len());
    for lang in Lang::ALL {
        let terms: BTreeSet<&str> = Obscurio::glossary(lang).iter().map(|&(term, _)| term).collect();
        assert_eq!(terms.len(), Obscurio::glossary(lang).len(), "{lang:?}: a term appears twice");
    }
}
