//! Do the words on the sixty Spells fit their cards? That there are any is known when they compile.

use std::collections::BTreeSet;

use grimoire::cards::{Card, Element};
use words::Lang;
use words::grimoire::card_words;

#[test]
fn names_and_flavours_are_never_repeated() {
    for lang in Lang::ALL {
        let cards = || Card::all().map(|card| card_words::card(lang, card));
        let names: BTreeSet<&str> = cards().map(|card| card.name).collect();
        let flavours: BTreeSet<&str> = cards().map(|card| card.flavour).collect();
        assert_eq!((names.len(), flavours.len()), (Card::COUNT, Card::COUNT), "{lang:?}");
    }
}

#[test]
fn every_line_fits_its_card() {
    for lang in Lang::ALL {
        for card in Card::all().map(|card| card_words::card(lang, card)) {
            assert!(card.flavour.chars().count() <= 70, "{}", card.id);
            assert!(card.text.ends_with('.') && card.text.chars().count() <= 160, "{}", card.id);
        }
        for element in Element::ALL.map(|element| card_words::element(lang, element)) {
            assert!(element.character.ends_with('.') && element.of.ends_with(element.name), "{}", element.id);
        }
    }
}

#[test]
fn words_are_those_of_their_card() {
    assert_eq!(card_words::card(Lang::Es, Card::Whirlpool).name, "Remolino");
    assert_eq!(card_words::element(Lang::En, Element::Lightning).name, "Lightning");
    assert!(Card::all().all(|card| card_words::card(Lang::En, card).id == card.id()));
}
