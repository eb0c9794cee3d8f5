//! Where may Butterflies land? The two Pages, their spots, and what the Traps forbid (OBS-6.4 to OBS-6.8).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::cards::{Trap, TrapSet};
use crate::pictures::{Card, Mist, Spot};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Page {
    Left,
    Right,
}

impl Page {
    pub const BOTH: [Page; 2] = [Page::Left, Page::Right];

    /// The mist filter made for this Page.
    pub fn mist(self) -> Mist {
        match self {
            Page::Left => Mist::Left,
            Page::Right => Mist::Right,
        }
    }
}

/// Where a Butterfly is: at a spot of a Page, or under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Perch {
    pub page: Page,
    pub spot: Spot,
}

/// How many spots a Page can have: eight elements, the colour field, the bottom.
const SPOTS: u8 = 10;
const BOTTOM: u16 = 1 << 9;

impl Perch {
    /// Every perch there can be, in order.
    pub fn all() -> impl Iterator<Item = Perch> {
        let spots = |page: Page| (0..SPOTS).map(move |bit| Perch { page, spot: spot(bit) });
        Page::BOTH.into_iter().flat_map(spots)
    }

    fn bit(self) -> u16 {
        match self.spot {
            Spot::Element(at) => 1_u16.checked_shl(at.into()).unwrap_or(0) & 0xff,
            Spot::Field => 1 << 8,
            Spot::Bottom => BOTTOM,
        }
    }
}

fn spot(bit: u8) -> Spot {
    match bit {
        8 => Spot::Field,
        9 => Spot::Bottom,
        element => Spot::Element(element),
    }
}

/// The Butterflies that have landed, in the order they did.
pub type Butterflies = [Option<Perch>; 2];

/// In an order that tells nothing of when each one came.
pub fn sorted(butterflies: Butterflies) -> Vec<Perch> {
    let mut all: Vec<Perch> = butterflies.into_iter().flatten().collect();
    all.sort_unstable();
    all
}

/// What is allowed on this Book with these Traps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing {
    /// By Page: the spots one may point at.
    spots: [u16; 2],
    /// Both on the same Page.
    union: bool,
    /// At least one under a Page.
    bottom: bool,
    /// Both may lie under one Page: with Butterfly Union, since version 2 (RUL-OBS-10).
    twice: bool,
}

impl Landing {
    /// If no placement keeps all restrictions, the mist yields first, then the union, then the bottom (RUL-OBS-11).
    pub fn on(pages: [Card; 2], traps: TrapSet, rules: u16) -> Landing {
        let mist = traps.contains(Trap::MagicMist);
        let spots = |mist: bool| {
            Page::BOTH.map(|page| spots_of(pages[page as usize], mist.then(|| page.mist())) | BOTTOM)
        };
        let (union, bottom) = (traps.contains(Trap::ButterflyUnion), traps.contains(Trap::BottomButterfly));
        let strict = Landing { spots: spots(mist), union, bottom, twice: union && rules >= 2 };
        if !mist || strict.is_possible() { strict } else { Landing { spots: spots(false), ..strict } }
            .yielding()
    }

    fn yielding(mut self) -> Landing {
        if !self.is_possible() {
            self.union = false;
        }
        if !self.is_possible() {
            self.bottom = false;
        }
        self
    }

    fn is_possible(self) -> bool {
        Perch::all().any(|perch| self.may_land([None; 2], perch))
    }

    /// Whether one more Butterfly may land here: some complete placement must still be in reach.
    pub fn may_land(self, landed: Butterflies, perch: Perch) -> bool {
        if self.spots[perch.page as usize] & perch.bit() == 0 {
            return false;
        }
        match landed {
            [None, _] => self.is_complete([Some(perch), None]) || self.has_partner(perch),
            [Some(first), None] => self.is_complete([Some(first), Some(perch)]),
            [Some(_), Some(_)] => false,
        }
    }

    fn has_partner(self, first: Perch) -> bool {
        let wanted = if self.bottom && first.spot != Spot::Bottom { BOTTOM } else { !0 };
        Page::BOTH.into_iter().any(|page| {
            let same = page == first.page;
            let taken = if same && !self.twice_at(first) { first.bit() } else { 0 };
            (same || !self.union) && self.spots[page as usize] & wanted & !taken != 0
        })
    }

    fn twice_at(self, perch: Perch) -> bool {
        self.twice && perch.spot == Spot::Bottom
    }

    /// Whether a second Butterfly here marks something else than the first, as far as it has to (OBS-6.7).
    pub fn differ(self, first: Option<Perch>, second: Perch) -> bool {
        first != Some(second) || self.twice_at(second)
    }

    /// Whether the Book may be shown like this.
    pub fn is_complete(self, landed: Butterflies) -> bool {
        let [Some(first), second] = landed else { return false };
        let differ = second.is_none_or(|second| self.differ(Some(first), second));
        let united = !self.union || second.is_some_and(|second| second.page == first.page);
        let low = !self.bottom || [Some(first), second].iter().flatten().any(|it| it.spot == Spot::Bottom);
        differ && united && low
    }
}

/// The spots of a picture as bits, the bottom left out.
fn spots_of(card: Card, mist: Option<Mist>) -> u16 {
    if mist.is_none() {
        let elements = card.row().template.row().slots.len();
        return ((1 << elements) - 1) | 1 << 8;
    }
    card.spots(mist).fold(0, |bits, spot| bits | Perch { page: Page::Left, spot }.bit())
}

impl fmt::Display for Perch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.page == Page::Left { "left " } else { "right " })?;
        match self.spot {
            Spot::Element(at) => write!(f, "e{at}"),
            Spot::Field => f.write_str("f"),
            Spot::Bottom => f.write_str("bottom"),
        }
    }
}

impl FromStr for Perch {
    type Err = ();

    fn from_str(text: &str) -> Result<Perch, ()> {
        Perch::all().find(|perch| perch.to_string() == text).ok_or(())
    }
}

impl Serialize for Perch {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn perch(text: &str) -> Perch {
        text.parse().unwrap()
    }

    /// No card of ours is so misty; a deck of others might be (RUL-OBS-11).
    #[test]
    fn what_cannot_be_kept_yields() {
        let bare = Landing { spots: [BOTTOM; 2], union: true, bottom: true, twice: false };
        assert!(!bare.is_possible());
        let free = bare.yielding();
        assert!((free.union, free.bottom) == (false, true) && free.is_possible());
        let none = Landing { spots: [1, 1], union: false, bottom: true, twice: false };
        assert!(!none.yielding().bottom);
    }

    #[test]
    fn union_and_bottom_together_want_one_under_the_page_and_one_on_it() {
        let both = Landing { spots: [0b111 | BOTTOM, 0b111 | BOTTOM], union: true, bottom: true, twice: false };
        let first = [Some(perch("left e1")), None];
        let ends: Vec<Perch> = Perch::all().filter(|end| both.may_land(first, *end)).collect();
        assert_eq!(ends, [perch("left bottom")]);
        assert!(!both.is_complete(first));
    }
}
