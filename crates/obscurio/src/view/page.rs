//! What is left of a Page under red glass or mist? Nothing that is filtered out leaves the rules (RUL-OBS-32).

use serde::Serialize;

use crate::book::Page;
use crate::cards::{Trap, TrapSet};
use crate::pictures::{Card, Colour, Look, Motif, Palette, Point};

/// A Page as it lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PageView {
    Bare(Card),
    Filtered(FilteredPage),
}

/// What shows through the filters: never what the picture is called by those who painted it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FilteredPage {
    pub red: bool,
    pub mist: bool,
    /// Where the colour field is.
    pub field: Point,
    /// Red glass leaves no colours.
    pub palette: Option<Palette>,
    pub elements: Vec<SeenElement>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenElement {
    /// Which spot of the Page it is.
    pub spot: u8,
    /// Where it is on the picture.
    pub at: Point,
    pub motif: Motif,
    pub look: Option<Look>,
    pub colour: Option<Colour>,
}

impl PageView {
    pub fn both(cards: [Card; 2], traps: TrapSet) -> [PageView; 2] {
        Page::BOTH.map(|page| PageView::of(cards[page as usize], page, traps))
    }

    fn of(card: Card, page: Page, traps: TrapSet) -> PageView {
        let (red, mist) = (traps.contains(Trap::TwilightCorridor), traps.contains(Trap::MagicMist));
        if !red && !mist {
            return PageView::Bare(card);
        }
        let filter = mist.then(|| page.mist());
        let clear = card.placed().enumerate().filter(|(_, (_, slot))| slot.clear(filter));
        let elements = clear.map(|(spot, (element, slot))| SeenElement {
            spot: spot as u8,
            at: slot.anchors().first().copied().unwrap_or(slot.at),
            motif: element.motif,
            look: element.look,
            colour: (!red).then_some(element.colour),
        });
        let row = card.row();
        PageView::Filtered(FilteredPage {
            red,
            mist,
            field: row.template.row().field,
            palette: (!red).then_some(row.palette),
            elements: elements.collect(),
        })
    }
}
