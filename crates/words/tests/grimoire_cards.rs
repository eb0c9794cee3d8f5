//! Has every Spell and every Element of Grimoire its words in both languages?

use std::collections::BTreeSet;
use words::Lang;
use words::grimoire::card_words;

#[test]
fn every_element_has_six_spells_in_order_of_power() {
    for lang in Lang::ALL {
        let elements = card_words::elements(lang).iter();
        let expected: Vec<String> = elements
            .flat_map(|element| {
                ["2", "3", "4", "5", "6", "F"].map(|power| format!("{}-{power}", element.code))
            })
            .collect();
        let ids: Vec<&str> = card_words::cards(lang).iter().map(|card| card.id).collect();
        assert_eq!(ids, expected, "{lang:?}");
        assert_eq!(ids.len(), 60);
    }
}

#[test]
fn both_languages_know_the_same_elements() {
    let keys = |lang| -> Vec<_> {
        card_words::elements(lang).iter().map(|element| (element.code, element.id)).collect()
    };
    assert_eq!(keys(Lang::Es), keys(Lang::En));
}

#[test]
fn names_and_flavours_are_never_repeated() {
    for lang in Lang::ALL {
        let cards = card_words::cards(lang);
        let names: BTreeSet<&str> = cards.iter().map(|card| card.name).collect();
        let flavours: BTreeSet<&str> = cards.iter().map(|card| card.flavour).collect();
        assert_eq!((names.len(), flavours.len()), (60, 60), "{lang:?}");
    }
}

#[test]
fn every_line_fits_its_card() {
    for lang in Lang::ALL {
        for card in card_words::cards(lang) {
            assert!(card.flavour.chars().count() <= 70, "{}", card.id);
            assert!(card.text.ends_with('.') && card.text.chars().count() <= 160, "{}", card.id);
        }
        for element in card_words::elements(lang) {
            assert!(element.character.ends_with('.') && element.of.ends_with(element.name), "{}", element.id);
        }
    }
}

#[test]
fn a_spell_is_found_by_its_id() {
    assert_eq!(card_words::card(Lang::Es, "WAT-3").map(|card| card.name), Some("Remolino"));
    assert_eq!(card_words::element(Lang::En, "VLT").map(|element| element.name), Some("Lightning"));
    assert_eq!(card_words::card(Lang::En, "FIR-7"), None);
}
