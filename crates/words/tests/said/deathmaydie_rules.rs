//! Is the rulebook of Death May Die whole, and the same book in both languages?

use std::collections::BTreeSet;

use deathmaydie::DeathMayDie;
use deathmaydie::content::{ACTIONS, HEALTH, REST, RUN, SANITY_SKULL, STRESS_MAX, THRESHOLDS, TRACK_LEN};
use words::rules::{self, Piece};
use words::{Lang, Speak};

/// Rules per heading: sections 1 to 25, the rulings.
const SIZES: [usize; 26] =
    [5, 6, 15, 4, 16, 12, 19, 30, 8, 9, 12, 10, 3, 22, 4, 7, 4, 32, 10, 10, 6, 5, 15, 5, 10, 76];

fn ids(lang: Lang) -> Vec<&'static str> {
    rules::all(DeathMayDie::rules(lang)).map(|rule| rule.id).collect()
}

fn both() -> impl Iterator<Item = (&'static str, [&'static str; 2])> {
    let [es, en] = Lang::ALL.map(|lang| rules::all(DeathMayDie::rules(lang)));
    es.zip(en).map(|(es, en)| (en.id, [es.text, en.text]))
}

fn cited(text: &'static str) -> Vec<&'static str> {
    let cite = |piece| match piece {
        Piece::Cite(id) => Some(id),
        Piece::Words(_) => None,
    };
    rules::pieces(text).into_iter().filter_map(cite).collect()
}

fn numbers(text: &'static str) -> Vec<&'static str> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty()).collect()
}

#[test]
fn every_heading_has_all_its_rules_in_their_order() {
    for lang in Lang::ALL {
        let sizes: Vec<usize> = DeathMayDie::rules(lang).iter().map(|section| section.rules.len()).collect();
        assert_eq!(sizes, SIZES, "{lang:?}");
    }
    crate::support::in_the_order_of_the_book(&Lang::ALL.map(ids));
}

#[test]
fn every_rule_cited_exists_and_both_languages_cite_the_same() {
    let known: BTreeSet<&str> = ids(Lang::En).into_iter().collect();
    for (rule, [es, en]) in both() {
        assert_eq!(cited(es), cited(en), "{rule}");
        assert_eq!(cited(en).len(), en.matches("DMD-").count(), "a malformed ID in {rule}");
        for id in cited(en) {
            assert!(known.contains(id) && id != rule, "{rule} cites {id}");
        }
    }
}

/// A wrong number in one language would be a different game.
#[test]
fn both_languages_tell_the_same_numbers() {
    for (rule, [es, en]) in both() {
        assert_eq!(numbers(es), numbers(en), "{rule}");
    }
    let [es, en] = Lang::ALL.map(DeathMayDie::primer);
    for (es, en) in es.iter().zip(en) {
        assert_eq!(numbers(es), numbers(en), "{en}");
    }
}

#[test]
fn every_text_is_plain_and_finished() {
    for lang in Lang::ALL {
        let sections = DeathMayDie::rules(lang);
        let meanings = DeathMayDie::glossary(lang).iter().map(|&(_, meaning)| meaning);
        let texts = rules::all(sections).map(|rule| rule.text).chain(meanings);
        for text in texts.chain(DeathMayDie::primer(lang).iter().copied()) {
            let ends_well = text.ends_with(['.', ')', '!']);
            let is_plain = !text.contains(['*', '`', '\n', '\t', '\'', '_']) && !text.contains("  ");
            assert!(ends_well && is_plain && text.trim() == text, "{lang:?}: {text}");
        }
        assert!(sections.iter().all(|section| !section.title.is_empty()));
    }
}

/// The numbers of the book are those the rules play with.
#[test]
fn the_book_tells_the_numbers_of_the_game() {
    let last = |id: &str, number: u8| {
        for lang in Lang::ALL {
            let text = rules::find(DeathMayDie::rules(lang), id).map_or("", |rule| rule.text);
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

#[test]
fn glossary_and_primer_match_in_both_languages() {
    assert_eq!(DeathMayDie::glossary(Lang::Es).len(), DeathMayDie::glossary(Lang::En).len());
    assert_eq!(DeathMayDie::primer(Lang::Es).len(), DeathMayDie::primer(Lang::En).len());
    for lang in Lang::ALL {
        let terms: BTreeSet<&str> = DeathMayDie::glossary(lang).iter().map(|&(term, _)| term).collect();
        assert_eq!(terms.len(), DeathMayDie::glossary(lang).len(), "{lang:?}: a term appears twice");
    }
}
