//! Has every card of The Big Book of Madness its words in both languages?

use std::collections::BTreeSet;

use madness::options::Edition::{self, English, Spanish};
use words::Lang;
use words::madness::card_words::{self, CardWords};

/// Magicians, Spells, Curses, Monsters, pages, Element cards with Madness: where each group begins.
const GROUPS: [(usize, &str); 6] =
    [(0, "nerea"), (8, "ice"), (48, "water-drain"), (96, "ghost-librarian"), (112, "p01"), (125, "water-1")];
const TOTAL: usize = 138;

fn spells(lang: Lang) -> &'static [CardWords] {
    &card_words::cards(lang)[8..48]
}

fn pages(lang: Lang) -> &'static [CardWords] {
    &card_words::cards(lang)[112..125]
}

/// The numbers on a card, with the marks of those that Power multiplies.
fn numbers(text: &str) -> Vec<String> {
    let belongs = |letter: char| letter.is_ascii_digit() || letter == '⟨' || letter == '⟩';
    let mut found: Vec<String> =
        text.split(|letter| !belongs(letter)).filter(|part| !part.is_empty()).map(String::from).collect();
    found.sort();
    found
}

#[test]
fn both_languages_list_the_same_cards_once() {
    let ids = |lang| -> Vec<&str> { card_words::cards(lang).iter().map(|card| card.id).collect() };
    assert_eq!(ids(Lang::Es), ids(Lang::En));
    assert_eq!(ids(Lang::En).into_iter().collect::<BTreeSet<_>>().len(), TOTAL);
    for (at, id) in GROUPS {
        assert_eq!(ids(Lang::En)[at], id);
    }
    assert_eq!(ids(Lang::En).last(), Some(&"madness"));
}

#[test]
fn names_and_flavours_are_never_repeated() {
    for lang in Lang::ALL {
        let cards = card_words::cards(lang);
        let names: BTreeSet<&str> = cards.iter().map(|card| card.name).collect();
        let flavours: BTreeSet<&str> = cards.iter().map(|card| card.flavour).collect();
        assert_eq!((names.len(), flavours.len()), (TOTAL, TOTAL), "{lang:?}");
    }
}

#[test]
fn every_line_fits_its_card() {
    for lang in Lang::ALL {
        for card in card_words::cards(lang) {
            assert!(card.flavour.chars().count() <= 70, "{}", card.id);
            assert!(card.text.ends_with('.') && card.text.chars().count() <= 230, "{}", card.id);
            let is_plain = |text: &str| !text.contains(['`', '*', '[', '_', '\'']) && !text.contains("  ");
            assert!([card.name, card.text, card.flavour].into_iter().all(is_plain), "{}", card.id);
        }
        for words in card_words::editions(lang) {
            assert!(words.english.ends_with('.') && words.spanish.ends_with('.'), "{}", words.id);
            assert_ne!(words.english, words.spanish, "{}", words.id);
        }
        for element in card_words::elements(lang) {
            assert!(element.character.ends_with('.'), "{}", element.id);
            assert!(element.of.ends_with(element.name) && element.the.ends_with(element.name));
        }
    }
}

#[test]
fn both_languages_print_the_same_numbers() {
    for (es, en) in card_words::cards(Lang::Es).iter().zip(card_words::cards(Lang::En)) {
        assert_eq!(numbers(es.text), numbers(en.text), "{}", en.id);
    }
}

#[test]
fn every_spell_has_a_variable_and_nothing_else_has() {
    for lang in Lang::ALL {
        let marked = card_words::cards(lang).iter().filter(|card| card.text.contains('⟨'));
        assert!(marked.map(|card| card.id).eq(spells(lang).iter().map(|card| card.id)), "{lang:?}");
        assert!(
            spells(lang).iter().all(|card| card.text.matches('⟨').count() == card.text.matches('⟩').count())
        );
    }
}

#[test]
fn every_page_says_its_bonus_and_its_failure() {
    for lang in Lang::ALL {
        for card in pages(lang) {
            let page = card_words::page(lang, card.id).expect(card.id);
            assert!(page.bonus.ends_with('.') && page.failure.ends_with('.'), "{}", card.id);
            assert_eq!(page.arrival.is_some(), card.id == "final", "{}", card.id);
        }
        assert_eq!(card_words::page(lang, "dragon"), None);
    }
    let last = card_words::page(Lang::En, "final").expect("the final page");
    assert_eq!(last.arrival, Some("Each player puts 1 Madness on top of their deck."));
    assert_eq!((last.bonus, last.failure), ("The players win.", "The players lose."));
}

#[test]
fn a_card_reads_as_the_table_s_edition_says() {
    let nerea = |lang, edition: Edition| card_words::text(lang, "nerea", edition);
    assert_eq!(nerea(Lang::En, Spanish), Some("You may have up to 5 cards in your support."));
    assert_eq!(nerea(Lang::Es, English), Some("Puedes tener hasta 4 cartas en tu apoyo."));
    assert_eq!(card_words::text(Lang::Es, "ice", English), Some("Pasa ⟨1⟩ carta de tu mano a tu apoyo."));
    assert_eq!(card_words::text(Lang::Es, "snow", Spanish), None);
    let ids = |lang| -> Vec<&str> { card_words::editions(lang).iter().map(|words| words.id).collect() };
    assert_eq!(ids(Lang::Es), ids(Lang::En));
    for id in ids(Lang::En) {
        let everywhere = card_words::card(Lang::En, id).expect(id).text;
        assert!(everywhere.contains("Spanish edition"), "{id} hides that the rulebooks differ");
    }
}

#[test]
fn elements_are_found_by_their_id() {
    let ids = |lang| -> Vec<&str> { card_words::elements(lang).iter().map(|element| element.id).collect() };
    assert_eq!(ids(Lang::Es), ["water", "earth", "fire", "air", "madness"]);
    assert_eq!(ids(Lang::Es), ids(Lang::En));
    assert_eq!(card_words::element(Lang::Es, "water").map(|element| element.the), Some("el Agua"));
}
