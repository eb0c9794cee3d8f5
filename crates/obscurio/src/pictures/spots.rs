//! What can a Butterfly point at, and what of it shows through the mist?

use super::tables::{Card, Slot};

/// A point in card-space: the disc of radius 100 round (0, 0), y down.
pub type Point = [i8; 2];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    Element(u8),
    /// The colour of the whole picture.
    Field,
    /// Under the Page: everything it shows, taken together.
    Bottom,
}

/// The mist filter of the left or of the right Page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mist {
    Left,
    Right,
}

/// A spot of a Page as one sees it through the filters that lie on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clue {
    pub page: Card,
    pub spot: Spot,
    pub red: bool,
    pub mist: Option<Mist>,
}

impl Mist {
    /// The circles it leaves clear: centre and radius.
    pub const fn clear(self) -> [((f64, f64), f64); 2] {
        match self {
            Mist::Left => [((-14.0, 4.0), 50.0), ((44.0, -52.0), 26.0)],
            Mist::Right => [((14.0, 4.0), 50.0), ((-44.0, -52.0), 26.0)],
        }
    }

    pub fn shows(self, [x, y]: Point) -> bool {
        self.clear().iter().any(|&((cx, cy), r)| (f64::from(x) - cx).hypot(f64::from(y) - cy) <= r)
    }
}

impl Slot {
    /// A spot is clear if one of its anchors is.
    pub fn clear(&self, mist: Option<Mist>) -> bool {
        mist.is_none_or(|mist| self.anchors().iter().any(|&anchor| mist.shows(anchor)))
    }
}

impl Card {
    /// The spots of the picture itself, those the mist hides left out; the bottom is always there besides.
    pub fn spots(self, mist: Option<Mist>) -> impl Iterator<Item = Spot> {
        let template = self.row().template.row();
        let field = mist.is_none_or(|mist| mist.shows(template.field)).then_some(Spot::Field);
        let clear = template.slots.iter().enumerate().filter(move |(_, slot)| slot.clear(mist));
        clear.map(|(at, _)| Spot::Element(at as u8)).chain(field)
    }

    /// Where a Butterfly points at a spot; nowhere on the picture for the bottom.
    pub fn anchors(self, spot: Spot) -> &'static [Point] {
        let template = self.row().template.row();
        match spot {
            Spot::Element(at) => template.slots.get(at as usize).map_or(&[], Slot::anchors),
            Spot::Field => std::slice::from_ref(&template.field),
            Spot::Bottom => &[],
        }
    }
}
