//! The sixty Spells, as `content/spells.toml` has them. What is in scope here is what a text may be written with.

use super::Element::{self, *};
use super::Power;
use super::row::Amount::{Each, Plain};
use super::row::Attribute;
use super::row::Condition::*;
use super::row::Constant::{Add as Lasting, Become, LockTitleElement};
use super::row::Filter::*;
use super::row::Property::*;
use super::row::Step::*;
use super::row::Targets::{Chosen, Itself, Others, Trigger};
use super::row::Text::{Nothing, Property};
use super::row::Timing::*;
use super::row::{Count, NewElement, NewPower, Row, Targets, constant, effect};

include!(concat!(env!("OUT_DIR"), "/spells.rs"));

/// What is printed in the corner, close together: the rules look there at every turn.
static CORNERS: [(Element, Power); Card::COUNT] = {
    let mut corners = [(Fire, Power::FLUX); Card::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        let row = Card::ALL[index].row();
        corners[index] = (row.element, row.power);
        index += 1;
    }
    corners
};

impl Card {
    pub fn all() -> impl Iterator<Item = Card> {
        Card::ALL.into_iter()
    }

    /// The printed Element.
    #[inline]
    pub fn element(self) -> Element {
        CORNERS[self as usize].0
    }

    /// The printed Power.
    #[inline]
    pub fn power(self) -> Power {
        CORNERS[self as usize].1
    }

    /// The card's name in records, links and pictures, such as `FIR-2`.
    pub fn id(self) -> &'static str {
        self.name()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_follow_element_and_power() {
        for card in Card::all() {
            assert_eq!(card.id(), format!("{}-{}", card.element().code(), card.power()));
            assert_eq!(card.id().parse(), Ok(card));
            assert_eq!(card.row().name.parse(), Ok(card));
        }
    }

    #[test]
    fn cards_are_listed_by_element_and_power() {
        assert!(Card::ALL.is_sorted_by_key(|card| (card.element(), card.power())));
        assert!(Element::ALL.into_iter().all(|element| element.flux().power().is_flux()));
    }

    /// GRI-1.3, GRI-1.4, GRI-7.5: only Basic Spells that are no Flux have effects.
    #[test]
    fn every_row_has_the_text_its_border_and_power_allow() {
        for card in Card::all() {
            let text = card.row().text;
            let property = matches!(text, Property(_));
            assert_eq!(property, card.element().is_special(), "{card:?}");
            if card.power().is_flux() && !property {
                assert!(matches!(text, Nothing), "{card:?}");
            }
        }
    }
}
