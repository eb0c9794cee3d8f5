//! The sixty Spells: their numbering, and the row that says what each one does.

mod eclipse;
mod light;
pub mod row;
mod set;

pub use row::{Row, Text};
pub use set::CardSet;

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// The ten Elements, in the order in which cards are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Element {
    Fire,
    Earth,
    Wind,
    Water,
    Light,
    Ice,
    Lightning,
    Wood,
    Metal,
    Shadow,
}

impl Element {
    pub const ALL: [Element; 10] = {
        use Element::*;
        [Fire, Earth, Wind, Water, Light, Ice, Lightning, Wood, Metal, Shadow]
    };

    /// Special Elements have a white border, no effects and a Property.
    #[inline]
    pub const fn is_special(self) -> bool {
        matches!(self, Element::Light | Element::Shadow)
    }

    pub const fn code(self) -> &'static str {
        ["FIR", "EAR", "WIN", "WAT", "LIG", "ICE", "VLT", "WOO", "MET", "SHA"][self as usize]
    }

    pub const fn name(self) -> &'static str {
        ["fire", "earth", "wind", "water", "light", "ice", "lightning", "wood", "metal", "shadow"]
            [self as usize]
    }

    /// The six Spells of this Element.
    pub const fn cards(self) -> CardSet {
        CardSet(0b11_1111 << (self as u8 * 6))
    }

    pub const fn flux(self) -> Card {
        Card(self as u8 * 6 + 5)
    }
}

impl FromStr for Element {
    type Err = ();

    fn from_str(text: &str) -> Result<Element, ()> {
        Element::ALL.into_iter().find(|element| element.name() == text).ok_or(())
    }
}

/// A Power: a number from 1 up, or F, which is above every number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Power(pub u8);

impl Power {
    pub const FLUX: Power = Power(u8::MAX);

    #[inline]
    pub const fn is_flux(self) -> bool {
        self.0 == u8::MAX
    }

    /// Gains and losses: F stays F, and nothing falls below 1.
    #[inline]
    pub fn plus(self, amount: i16) -> Power {
        if self.is_flux() { self } else { Power((i16::from(self.0) + amount).clamp(1, 254) as u8) }
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_flux() { f.write_str("F") } else { self.0.fmt(f) }
    }
}

impl FromStr for Power {
    type Err = ();

    fn from_str(text: &str) -> Result<Power, ()> {
        match text {
            "F" => Ok(Power::FLUX),
            number => number.parse().ok().filter(|n| (1..255).contains(n)).map(Power).ok_or(()),
        }
    }
}

impl Serialize for Power {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_flux() { serializer.serialize_str("F") } else { serializer.serialize_u8(self.0) }
    }
}

/// One of the sixty Spells, ordered by Element, then by printed Power.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

impl Card {
    pub const COUNT: usize = 60;

    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT as u8).map(Card)
    }

    #[inline]
    pub fn row(self) -> &'static Row {
        &ROWS[self.0 as usize]
    }

    /// The printed Element.
    #[inline]
    pub fn element(self) -> Element {
        Element::ALL[self.0 as usize / 6]
    }

    /// The printed Power.
    #[inline]
    pub fn power(self) -> Power {
        const PRINTED: [Power; 6] = [Power(2), Power(3), Power(4), Power(5), Power(6), Power::FLUX];
        PRINTED[self.0 as usize % 6]
    }

    /// The card's name in records, links and pictures, such as `FIR-2`.
    pub fn id(self) -> &'static str {
        IDS[self.0 as usize]
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().name)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Reads the id (`FIR-2`) or the working name (`Pyre`).
impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Card, ()> {
        Card::all().find(|card| card.id() == text || card.row().name == text).ok_or(())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// Every Spell of both editions, in card order.
pub static ROWS: [Row; Card::COUNT] = {
    let mut rows = [light::ROWS[0]; Card::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        rows[index] = if index < 30 { light::ROWS[index] } else { eclipse::ROWS[index - 30] };
        index += 1;
    }
    rows
};

static IDS: [&str; Card::COUNT] = [
    "FIR-2", "FIR-3", "FIR-4", "FIR-5", "FIR-6", "FIR-F", "EAR-2", "EAR-3", "EAR-4", "EAR-5", "EAR-6",
    "EAR-F", "WIN-2", "WIN-3", "WIN-4", "WIN-5", "WIN-6", "WIN-F", "WAT-2", "WAT-3", "WAT-4", "WAT-5",
    "WAT-6", "WAT-F", "LIG-2", "LIG-3", "LIG-4", "LIG-5", "LIG-6", "LIG-F", "ICE-2", "ICE-3", "ICE-4",
    "ICE-5", "ICE-6", "ICE-F", "VLT-2", "VLT-3", "VLT-4", "VLT-5", "VLT-6", "VLT-F", "WOO-2", "WOO-3",
    "WOO-4", "WOO-5", "WOO-6", "WOO-F", "MET-2", "MET-3", "MET-4", "MET-5", "MET-6", "MET-F", "SHA-2",
    "SHA-3", "SHA-4", "SHA-5", "SHA-6", "SHA-F",
];

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

    /// GRI-1.3, GRI-1.4, GRI-7.5: only Basic Spells that are no Flux have effects.
    #[test]
    fn every_row_has_the_text_its_border_and_power_allow() {
        for card in Card::all() {
            let text = card.row().text;
            let property = matches!(text, Text::Property(_));
            assert_eq!(property, card.element().is_special(), "{card:?}");
            if card.power().is_flux() && !property {
                assert!(matches!(text, Text::Nothing), "{card:?}");
            }
        }
    }
}
