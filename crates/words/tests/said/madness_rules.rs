//! Is the rulebook of The Big Book of Madness whole, and the same book in both languages?

use std::collections::BTreeSet;

use madness::Madness;
use madness::options::{Difficulty, Mode, Options, ROWS};
use table::Game as _;
use words::rules::{self, Piece};
use words::{Lang, Speak};

/// Rules per heading: sections 1 to 23, the decisions, the editions, the rulings, the promises.
const SIZES: [usize; 27] =
    [3, 7, 15, 6, 4, 9, 9, 6, 10, 8, 7, 4, 4, 3, 8, 8, 13, 4, 3, 7, 4, 4, 5, 20, 23, 59, 10];
const TOTAL: usize = 263;

fn ids(lang: Lang) -> Vec<&'static str> {
    rules::all(Madness::rules(lang)).map(|rule| rule.id).collect()
}

fn cited(text: &'static str) -> Vec<&'static str> {
    let cite = |piece| match piece {
        Piece::Cite(id) => Some(id),
        Piece::Words(_) => None,
    };
    rules::pieces(text).into_iter().filter_map(cite).collect()
}

#[test]
fn every_heading_has_all_its_rules() {
    for lang in Lang::ALL {
        let sizes: Vec<usize> = Madness::rules(lang).iter().map(|section| section.rules.len()).collect();
        assert_eq!(sizes, SIZES, "{lang:?}");
        assert_eq!(rules::count(Madness::rules(lang)), TOTAL, "{lang:?}");
    }
}

#[test]
fn both_languages_list_the_same_rules_in_the_order_of_the_rulebook() {
    let mut expected = Vec::new();
    for (section, size) in (1..=23).zip(SIZES) {
        expected.extend((1..=size).map(|rule| format!("BBM-{section}.{rule}")));
    }
    for (kind, size) in ["MOM", "ED", "RUL-BBM", "INV"].into_iter().zip(&SIZES[23..]) {
        expected.extend((1..=*size).map(|rule| format!("{kind}-{rule}")));
    }
    for lang in Lang::ALL {
        assert_eq!(ids(lang), expected, "{lang:?}");
    }
}

#[test]
fn every_rule_cited_exists_and_both_languages_cite_the_same() {
    let known: BTreeSet<&str> = ids(Lang::En).into_iter().collect();
    assert_eq!(known.len(), TOTAL, "an ID appears twice");
    for (es, en) in rules::all(Madness::rules(Lang::Es)).zip(rules::all(Madness::rules(Lang::En))) {
        assert_eq!(cited(es.text), cited(en.text), "{}", en.id);
        for id in cited(en.text) {
            assert!(known.contains(id) && id != en.id, "{} cites {id}", en.id);
        }
        for text in [es.text, en.text] {
            let looks_like_ids: usize =
                ["BBM-", "MOM-", "ED-", "INV-"].map(|kind| text.matches(kind).count()).iter().sum();
            assert_eq!(cited(text).len(), looks_like_ids, "a malformed ID in {}", en.id);
        }
    }
}

#[test]
fn every_text_is_plain_and_finished() {
    for lang in Lang::ALL {
        let sections = Madness::rules(lang);
        let meanings = Madness::glossary(lang).iter().map(|&(_, meaning)| meaning);
        let texts = rules::all(sections).map(|rule| rule.text).chain(meanings);
        for text in texts.chain(Madness::primer(lang).iter().copied()) {
            let ends_well = text.ends_with(['.', ')', '!']);
            let is_plain = !text.contains(['*', '`', '\n', '\t', '\'']) && !text.contains("  ");
            assert!(ends_well && is_plain && text.trim() == text, "{lang:?}: {text}");
        }
        assert!(sections.iter().all(|section| !section.title.is_empty()));
    }
}

#[test]
fn no_rule_speaks_like_a_program() {
    for lang in Lang::ALL {
        for rule in rules::all(Madness::rules(lang)) {
            for word in ["seat ", "RNG", "mg_", ".txt", "_", "PUB-", "ICO-", "JSON"] {
                assert!(!rule.text.contains(word), "{} says {word}", rule.id);
            }
        }
    }
}

#[test]
fn glossary_and_primer_match_in_both_languages() {
    assert_eq!(Madness::glossary(Lang::Es).len(), Madness::glossary(Lang::En).len());
    assert_eq!(Madness::primer(Lang::Es).len(), Madness::primer(Lang::En).len());
    for lang in Lang::ALL {
        let terms: BTreeSet<&str> = Madness::glossary(lang).iter().map(|&(term, _)| term).collect();
        assert_eq!(terms.len(), Madness::glossary(lang).len(), "{lang:?}: a term appears twice");
    }
}

fn track(rules: u16, mode: Mode, seats: u8, difficulty: Difficulty) -> [u8; 6] {
    Options { difficulty, mode, ..Options::usual(seats) }.round_track(rules)
}

/// How many multi-element Curses a whole game brings 2, 3, 4 and 5 players.
fn brought(rules: u16, mode: Mode, difficulty: Difficulty) -> [u8; 4] {
    [2, 3, 4, 5].map(|seats| track(rules, mode, seats, difficulty).iter().sum())
}

#[test]
fn the_rulebook_tells_what_the_round_track_brings_in_every_version_and_mode() {
    for lang in Lang::ALL {
        let said =
            rules::all(Madness::rules(lang)).find(|rule| rule.id == "BBM-22.2").expect("the rule").text;
        let frightened = lang.pick("En Terror y Pesadilla:", "In Terror and Nightmare:");
        let older = lang.pick("En la versión 1:", "In version 1:");
        let (now, before) = said.split_once(older).expect("what version 1 brings");
        let (normal, frightened) = now.split_once(frightened).expect("what frightens");
        let (or, on) = (lang.pick("o", "or"), lang.pick("en la", "on"));
        for difficulty in Difficulty::ALL.iter().copied() {
            let list = |mode| {
                let [two, three, four, five] = brought(Madness::RULES, mode, difficulty);
                format!("{two}, {three}, {four} {or} {five} {on} {difficulty}")
            };
            for (told, mode) in
                [(normal, Mode::Normal), (frightened, Mode::Terror), (frightened, Mode::Nightmare)]
            {
                let list = list(mode);
                assert!(
                    [';', ',', '.'].iter().any(|end| told.contains(&format!("{list}{end}"))),
                    "{lang:?}, {mode}: {list} is not in {told}"
                );
            }
            let first = brought(1, Mode::Normal, difficulty);
            assert_eq!(first, [first[0]; 4]);
            assert!(before.contains(&format!("{} {on} {difficulty}", first[0])), "{lang:?}: {before}");
        }
        let exceptions = [
            (2, Mode::Normal, 3, Difficulty::Three),
            (3, Mode::Normal, 3, Difficulty::Three),
            (4, Mode::Normal, 3, Difficulty::Three),
            (4, Mode::Terror, 2, Difficulty::One),
            (4, Mode::Terror, 3, Difficulty::One),
            (4, Mode::Terror, 3, Difficulty::Three),
        ];
        let (_, before) = before.split_once(lang.pick("versiones 2 y 3", "versions 2 and 3")).expect("more");
        for (rules, mode, seats, difficulty) in exceptions {
            let exception: u8 = track(rules, mode, seats, difficulty).iter().sum();
            assert!(before.contains(&format!("{exception} {on} {difficulty}")), "{lang:?}: {before}");
        }
    }
}

/// What BBM-22.2 says of the versions between the first and the newest.
#[test]
fn versions_two_to_four_differ_from_the_newest_where_the_rulebook_says() {
    for difficulty in Difficulty::ALL.iter().copied() {
        for seats in 2..=5 {
            let newest = track(Madness::RULES, Mode::Normal, seats, difficulty);
            let same = (seats, difficulty) != (3, Difficulty::Three);
            for mode in [Mode::Normal, Mode::Terror, Mode::Nightmare] {
                assert_eq!(track(2, mode, seats, difficulty) == newest, same);
                assert_eq!(track(3, mode, seats, difficulty) == newest, same);
            }
            assert_eq!(track(4, Mode::Normal, seats, difficulty) == newest, same);
            for mode in [Mode::Terror, Mode::Nightmare] {
                let same = same && !(seats < 4 && difficulty == Difficulty::One);
                let newest = track(Madness::RULES, mode, seats, difficulty);
                assert_eq!(track(4, mode, seats, difficulty) == newest, same);
            }
        }
    }
}

/// The words beside the three levels hold for any number of players, any mode and every version.
#[test]
fn the_levels_say_no_more_and_no_less_than_the_round_track() {
    for lang in Lang::ALL {
        for (difficulty, first) in Difficulty::ALL.iter().copied().zip([4, 3, 1]) {
            let mut tracks = Vec::new();
            for rules in 1..=Madness::RULES {
                for mode in [Mode::Normal, Mode::Terror, Mode::Nightmare] {
                    tracks.extend((2..=5).map(|seats| track(rules, mode, seats, difficulty)));
                }
            }
            let sums = tracks.iter().map(|track| track.iter().sum::<u8>());
            let (least, most) = (sums.clone().min().unwrap_or(0), sums.max().unwrap_or(0));
            let begins = tracks.iter().filter_map(|track| track.iter().position(|cell| *cell > 0)).min();
            assert_eq!(begins, Some(first - 1), "{difficulty}");
            let help = Madness::option_value(lang, &ROWS[0], difficulty.name()).help;
            let said: Vec<u8> =
                help.split(|c: char| !c.is_ascii_digit()).filter_map(|it| it.parse().ok()).collect();
            let expected = match difficulty {
                Difficulty::One => vec![most, first as u8],
                Difficulty::Two => vec![least, most, first as u8],
                Difficulty::Three => vec![least, most],
            };
            assert_eq!(said, expected, "{help}");
        }
    }
}
