//! What is written down about motifs, palettes, templates and cards? Read from `content/` while building.

use super::facts::MotifRow;
use super::spots::Point;
use table::Member;

use super::vocabulary::*;

/// Colours as `0xrrggbb`; the rules only ask for the families.
#[derive(Debug)]
pub struct PaletteRow {
    /// Top and bottom.
    pub sky: [u32; 2],
    pub ground: u32,
    pub ink: u32,
    pub light: u32,
    /// The dominant one first.
    pub families: [Colour; 4],
    /// One for each family.
    pub tones: [u32; 4],
}

#[derive(Debug)]
pub struct TemplateRow {
    /// Where a Butterfly points at the colour field.
    pub field: Point,
    /// In the order of the spots.
    pub slots: &'static [Slot],
}

/// A place in a template.
#[derive(Debug)]
pub struct Slot {
    /// Any one of these is enough for a motif to stand here.
    pub fits: &'static [Fit],
    pub at: Point,
    /// Half the height of what stands here, in card units.
    pub half: u8,
    /// Where a Butterfly points, if not at the middle; a mirrored pair has two.
    anchors: Option<&'static [Point]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Element {
    pub motif: Motif,
    /// Which of the motif's drawings; none if there is only one.
    pub look: Option<Look>,
    pub colour: Colour,
}

#[derive(Clone, Copy, Debug)]
pub struct Illusion {
    pub template: Template,
    pub palette: Palette,
    pub theme: Theme,
    pub mood: Mood,
    /// In the order of the spots.
    pub elements: &'static [Element],
}

impl Member for Card {
    fn number(self) -> u8 {
        self.index() as u8
    }

    fn at(number: u8) -> Card {
        Card::ALL[usize::from(number) % Card::COUNT]
    }
}

impl Card {
    /// Its elements with the places they stand in.
    pub fn placed(self) -> impl ExactSizeIterator<Item = (&'static Element, &'static Slot)> {
        let illusion = self.row();
        illusion.elements.iter().zip(illusion.template.row().slots)
    }
}

impl Slot {
    pub fn anchors(&self) -> &[Point] {
        self.anchors.unwrap_or(std::slice::from_ref(&self.at))
    }
}

impl Palette {
    /// The first of its colour families.
    pub fn dominant(self) -> Colour {
        self.row().families[0]
    }
}

include!(concat!(env!("OUT_DIR"), "/motifs.rs"));
include!(concat!(env!("OUT_DIR"), "/palettes.rs"));
include!(concat!(env!("OUT_DIR"), "/templates.rs"));
include!(concat!(env!("OUT_DIR"), "/illusions.rs"));
