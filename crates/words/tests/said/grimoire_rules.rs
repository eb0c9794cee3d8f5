//! Is the rulebook of Grimoire whole, and the same book in both languages?

use std::collections::BTreeSet;

use grimoire::Grimoire;
use words::rules::{self, Piece};
use words::{Lang, Speak};

/// Rules per heading: sections 1 to 16, 18 and 19, the nine groups of rulings, the worked examples.
const SIZES: [usize; 28] =
    [8, 7, 8, 9, 12, 7, 5, 7, 4, 9, 10, 14, 9, 4, 1, 9, 8, 4, 6, 6, 3, 8, 7, 5, 8, 5, 2, 4];

fn ids(lang: Lang) -> Vec<&'static str> {
    rules::all(Grimoire::rules(lang)).map(|rule| rule.id).collect()
}

#[test]
fn every_heading_has_all_its_rules() {
    for lang in Lang::ALL {
        let sizes: Vec<usize> = Grimoire::rules(lang).iter().map(|section| section.rules.len()).collect();
        assert_eq!(sizes, SIZES, "{lang:?}");
        assert_eq!(rules::count(Grimoire::rules(lang)), 189, "{lang:?}");
    }
}

#[test]
fn both_languages_list_the_same_rules_in_the_same_order() {
    assert_eq!(ids(Lang::Es), ids(Lang::En));
}

#[test]
fn rules_are_numbered_without_gaps() {
    let known: BTreeSet<&str> = ids(Lang::En).into_iter().collect();
    assert_eq!(known.len(), 189, "an ID appears twice");
    let numbers = (1..=16).chain(18..=19);
    for (section, size) in numbers.zip(SIZES) {
        for rule in 1..=size {
            assert!(known.contains(format!("GRI-{section}.{rule}").as_str()), "GRI-{section}.{rule}");
        }
    }
    for ruling in 1..=50 {
        assert!(known.contains(format!("RUL-GRI-{ruling}").as_str()), "RUL-GRI-{ruling}");
    }
    for example in 1..=4 {
        assert!(known.contains(format!("GRI-E{example}").as_str()), "GRI-E{example}");
    }
}

#[test]
fn every_rule_cited_exists_and_both_languages_cite_the_same() {
    let known: BTreeSet<&str> = ids(Lang::En).into_iter().collect();
    for (es, en) in rules::all(Grimoire::rules(Lang::Es)).zip(rules::all(Grimoire::rules(Lang::En))) {
        let cited = |text| -> Vec<&str> {
            let cite = |piece| match piece {
                Piece::Cite(id) => Some(id),
                Piece::Words(_) => None,
            };
            rules::pieces(text).into_iter().filter_map(cite).collect()
        };
        assert_eq!(cited(es.text), cited(en.text), "{}", en.id);
        assert_eq!(cited(en.text).len(), en.text.matches("GRI-").count(), "a malformed ID in {}", en.id);
        for id in cited(en.text) {
            assert!(known.contains(id) && id != en.id, "{} cites {id}", en.id);
        }
    }
}

#[test]
fn every_text_is_plain_and_finished() {
    for lang in Lang::ALL {
        let sections = Grimoire::rules(lang);
        let meanings = Grimoire::glossary(lang).iter().map(|&(_, meaning)| meaning);
        let texts = rules::all(sections).map(|rule| rule.text).chain(meanings);
        for text in texts.chain(Grimoire::primer(lang).iter().copied()) {
            let ends_well = text.ends_with(['.', ')']);
            let is_plain = !text.contains(['*', '`', '\n', '\t']) && !text.contains("  ");
            assert!(ends_well && is_plain && text.trim() == text, "{lang:?}: {text}");
        }
        assert!(sections.iter().all(|section| !section.title.is_empty()));
    }
}

#[test]
fn glossary_and_primer_match_in_both_languages() {
    assert_eq!(Grimoire::glossary(Lang::Es).len(), Grimoire::glossary(Lang::En).len());
    assert_eq!(Grimoire::primer(Lang::Es).len(), Grimoire::primer(Lang::En).len());
    for lang in Lang::ALL {
        let terms: BTreeSet<&str> = Grimoire::glossary(lang).iter().map(|&(term, _)| term).collect();
        assert_eq!(terms.len(), Grimoire::glossary(lang).len(), "{lang:?}: a term appears twice");
    }
}
