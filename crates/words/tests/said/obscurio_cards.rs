//! What can be read about a Trap, a Character and a picture of Obscurio? Both languages side by side, for a person to read.

use std::fmt::Write;

use obscurio::Obscurio;
use obscurio::book::Page;
use obscurio::cards::{Character, Trap, TrapSet};
use obscurio::pictures::{Card, Motif, Spot};
use obscurio::view::PageView;
use words::obscurio::{card_words, pictures};
use words::{Lang, Speak};

const LANGS: [Lang; 2] = [Lang::En, Lang::Es];

#[test]
fn everything_with_words_on_it_reads_well() {
    let mut text = String::new();
    for id in Trap::NAMES.iter().copied().chain(["watcher"]) {
        let _ = writeln!(text, "{id}");
        for lang in LANGS {
            let words = Obscurio::card_words(lang, id).expect("a Trap has words");
            assert_eq!(words.id, id);
            let _ = writeln!(text, "  {}  {}: {} {}", lang.code(), words.name, words.text, words.flavour);
        }
    }
    for character in Character::ALL {
        let _ = writeln!(text, "{character}");
        for lang in LANGS {
            let words = card_words::character(lang, character);
            let _ = writeln!(text, "  {}  {}, {} ({})", lang.code(), words.name, words.epithet, words.colour);
        }
    }
    for motif in Motif::ALL {
        let [en, es] = LANGS.map(|lang| card_words::motif(lang, motif));
        let _ = writeln!(text, "{motif}: {} / {} / {} / {}", en.a, en.the, es.a, es.the);
    }
    for card in Card::ALL {
        let _ = writeln!(text, "{card}");
        LANGS.iter().for_each(|lang| {
            let _ = writeln!(text, "  {}  {}", lang.code(), pictures::illusion(*lang, card));
        });
    }
    crate::support::compare("snapshots/obscurio_cards.txt", &text);
}

/// Whoever can see a picture reads only its number (RUL-OBS-35).
#[test]
fn an_illusion_has_a_number_and_no_words() {
    for lang in LANGS {
        let texts = Card::ALL.map(|card| {
            let words = Obscurio::card_words(lang, card.name()).expect("an Illusion is found by its id");
            assert_eq!(words.id, card.name());
            let number: usize =
                words.name.rsplit(' ').next().and_then(|it| it.parse().ok()).expect("a number");
            assert_eq!(number, card.index() + 1);
            words.text
        });
        assert!(texts.iter().all(|text| text == &texts[0]), "a text tells one picture from another");
    }
    assert!(Obscurio::card_words(Lang::En, "I85").is_none() && Obscurio::card_words(Lang::En, "").is_none());
}

/// A screen reader is told the motifs in sight: no more under the mist, and no colour anywhere.
#[test]
fn a_page_is_read_as_it_is_seen() {
    let traps: TrapSet = [Trap::MagicMist, Trap::TwilightCorridor].into_iter().collect();
    for lang in LANGS {
        for card in Card::ALL {
            let pages = PageView::both([card, card], traps);
            for (side, page) in Page::BOTH.into_iter().zip(&pages) {
                let said = pictures::page(lang, page);
                for (element, slot) in card.placed() {
                    let named = said.to_lowercase().contains(card_words::motif(lang, element.motif).a);
                    // "a clock" is not "a clock tower"; but "un reloj" stands in "un reloj de arena".
                    let longer = card.placed().any(|(other, slot)| {
                        let a = card_words::motif(lang, other.motif).a;
                        let part = card_words::motif(lang, element.motif).a;
                        a != part && a.starts_with(part) && slot.clear(Some(side.mist()))
                    });
                    assert!(named == slot.clear(Some(side.mist())) || longer, "{card} {side:?}: {said}");
                }
            }
        }
    }
}

#[test]
fn a_spot_is_read_with_its_article() {
    let card: Card = "I10".parse().expect("an Illusion");
    let read = |lang, spot| pictures::spot(lang, card, spot);
    assert_eq!(read(Lang::En, Spot::Element(1)), "the tower");
    assert_eq!(read(Lang::Es, Spot::Element(1)), "la torre");
    assert_eq!(read(Lang::Es, Spot::Field), "el color");
    assert_eq!(read(Lang::En, Spot::Bottom), "the whole page");
    assert_eq!(card_words::motif(Lang::Es, Motif::Anchor).the, "el ancla");
    assert_eq!(card_words::motif(Lang::Es, Motif::Wings).a, "unas alas");
}
