//! What is written down about motifs, palettes, templates and cards? Read from `content/` while building.

use super::spots::Point;
use super::vocabulary::*;

/// Everything a picture of a motif can mean.
#[derive(Debug)]
pub struct Facts {
    pub class: Class,
    pub shapes: Set<Shape>,
    /// The colours it takes, the most natural first.
    pub colours: &'static [Colour],
    pub materials: Set<Material>,
    pub places: Set<Place>,
    pub moods: Set<Mood>,
    pub concepts: Set<Concept>,
    pub related: Set<Motif>,
    pub opposite: Set<Motif>,
    pub fits: Set<Fit>,
    /// How many ways there are to draw it.
    pub variants: u8,
}

/// A place in a template.
#[derive(Debug)]
pub struct Slot {
    /// Any one of these is enough for a motif to stand here.
    pub fits: Set<Fit>,
    pub at: Point,
    /// Half the height of what stands here, in card units.
    pub half: u8,
    /// Where a Butterfly points; a mirrored pair has two.
    pub anchors: &'static [Point],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Element {
    pub motif: Motif,
    pub variant: u8,
    pub colour: Colour,
}

#[derive(Debug)]
pub struct Illusion {
    pub template: Template,
    pub palette: Palette,
    pub theme: Theme,
    pub mood: Mood,
    /// In the order of the spots.
    pub elements: &'static [Element],
}

/// One of the 84 cards, `I01` to `I84`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    pub const COUNT: usize = 84;

    /// The card printed with this number, from 1.
    pub const fn new(number: u8) -> Option<Card> {
        if number >= 1 && number as usize <= Self::COUNT { Some(Card(number - 1)) } else { None }
    }

    pub fn all() -> impl ExactSizeIterator<Item = Card> {
        (0..Self::COUNT as u8).map(Card)
    }

    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn shows(self) -> &'static Illusion {
        &ILLUSIONS[self.index()]
    }

    /// Its elements with the places they stand in.
    pub fn placed(self) -> impl ExactSizeIterator<Item = (&'static Element, &'static Slot)> {
        let illusion = self.shows();
        illusion.elements.iter().zip(illusion.template.slots())
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "I{:02}", self.number())
    }
}

impl Palette {
    /// The first of its colour families.
    pub fn dominant(self) -> Colour {
        self.families()[0]
    }
}

include!(concat!(env!("OUT_DIR"), "/pictures.rs"));
