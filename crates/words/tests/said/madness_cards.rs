//! Do the words on the cards of The Big Book of Madness fit their cards? That there are any is known when they compile.

use std::collections::BTreeSet;

use madness::cards::{Card, Curse, Element, Magician, Page, Spell};
use madness::options::Edition::{self, English, Spanish};
use words::Lang;
use words::madness::card_words::{self, AnyCard, CardWords, TextPart};

fn cards(lang: Lang) -> impl Iterator<Item = &'static CardWords> {
    AnyCard::all().map(move |card| card_words::of(lang, card))
}

/// A card's text with the numbers that Power multiplies in ⟨ ⟩, as its file has it.
pub fn marked(lang: Lang, card: AnyCard) -> String {
    let AnyCard::Spell(spell) = card else { return card_words::of(lang, card).text.to_owned() };
    let part = |part: &TextPart| match part {
        TextPart::Words(words) => (*words).to_owned(),
        TextPart::Number(number) => format!("⟨{number}⟩"),
    };
    card_words::spell(lang, spell).parts.iter().map(part).collect()
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
fn ids_are_unique_in_the_whole_box() {
    assert_eq!(AnyCard::all().map(AnyCard::id).collect::<BTreeSet<_>>().len(), 154);
    for card in AnyCard::all() {
        assert_eq!((card.id().parse(), card_words::of(Lang::En, card).id), (Ok(card), card.id()));
    }
    assert_eq!("fire-9".parse::<AnyCard>(), Err(()));
}

#[test]
fn names_and_flavours_are_never_repeated() {
    for lang in Lang::ALL {
        let names: BTreeSet<&str> = cards(lang).map(|card| card.name).collect();
        let flavours: BTreeSet<&str> = cards(lang).map(|card| card.flavour).collect();
        assert_eq!((names.len(), flavours.len()), (154, 154), "{lang:?}");
    }
}

#[test]
fn every_line_fits_its_card() {
    for lang in Lang::ALL {
        for card in cards(lang) {
            assert!(card.flavour.chars().count() <= 70, "{}", card.id);
            assert!(card.text.ends_with('.') && card.text.chars().count() <= 230, "{}", card.id);
            let is_plain = |text: &str| !text.contains(['`', '*', '[', '_', '\'']);
            assert!([card.name, card.text, card.flavour].into_iter().all(is_plain), "{}", card.id);
        }
        for element in Element::ALL.map(|element| card_words::element(lang, element)) {
            assert!(element.character.ends_with('.'), "{}", element.id);
            assert!(element.of.ends_with(element.name) && element.the.ends_with(element.name));
        }
    }
}

#[test]
fn both_languages_print_the_same_numbers() {
    for card in AnyCard::all() {
        let [es, en] = [Lang::Es, Lang::En].map(|lang| numbers(&marked(lang, card)));
        assert_eq!(es, en, "{}", card.id());
    }
}

#[test]
fn every_spell_has_a_variable_and_nothing_else_has() {
    for lang in Lang::ALL {
        for card in AnyCard::all() {
            let text = card_words::of(lang, card).text;
            assert_eq!(marked(lang, card).contains('⟨'), matches!(card, AnyCard::Spell(_)), "{}", card.id());
            assert_eq!(marked(lang, card).replace(['⟨', '⟩'], ""), text, "{}", card.id());
        }
    }
}

#[test]
fn every_page_says_its_bonus_and_its_failure() {
    for lang in Lang::ALL {
        for page in Page::ALL {
            let words = card_words::page(lang, page);
            assert!(words.bonus.ends_with('.') && words.failure.ends_with('.'), "{page}");
            assert_eq!(words.arrival.is_some(), page.row().arrival.is_some(), "{page}");
        }
    }
    let last = card_words::page(Lang::En, Page::Final);
    assert_eq!(
        last.card.text,
        "On arrival: Each player puts 1 Madness on top of their deck. If you vanquish it: The players win. If it escapes: The players lose."
    );
}

#[test]
fn a_card_reads_as_the_table_s_edition_says() {
    let nerea = |lang, edition: Edition| card_words::text(lang, Magician::Nerea, edition);
    assert_eq!(nerea(Lang::En, Spanish), "You may have up to 5 cards in your support.");
    assert_eq!(nerea(Lang::Es, English), "Puedes tener hasta 4 cartas en tu apoyo.");
    assert_eq!(card_words::text(Lang::Es, Spell::Ice, English), "Pasa 1 carta de tu mano a tu apoyo.");
    assert_eq!(marked(Lang::Es, Spell::Ice.into()), "Pasa ⟨1⟩ carta de tu mano a tu apoyo.");
}

#[test]
fn both_languages_tell_where_the_rulebooks_differ() {
    let mut differing = Vec::new();
    for card in AnyCard::all() {
        let [es, en] = [Lang::Es, Lang::En].map(|lang| card_words::editions(lang, card));
        assert_eq!(es.is_some(), en.is_some(), "{}", card.id());
        for words in es.iter().chain(&en) {
            assert!(words.english.ends_with('.') && words.spanish.ends_with('.'), "{}", card.id());
            assert_ne!(words.english, words.spanish, "{}", card.id());
        }
        if en.is_some() {
            let everywhere = card_words::of(Lang::En, card).text;
            assert!(everywhere.contains("Spanish edition"), "{} hides that they differ", card.id());
            differing.push(card);
        }
    }
    assert!(differing.contains(&Curse::SealedTongue.into()) && differing.len() == 6, "{differing:?}");
}

#[test]
fn words_are_those_of_their_card() {
    assert_eq!(card_words::element(Lang::Es, Element::Water).the, "el Agua");
    assert_eq!(card_words::of(Lang::Es, Card::MADNESS).name, "Locura");
}
