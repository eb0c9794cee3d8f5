//! Which parts of a reader's page are out of date? Only those are drawn, and only they are sent.

use std::fmt;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::ops::Range;

use games::guide::Point;
use maud::{Markup, Render, html};

use crate::board::Region;
use crate::chrome::{Place, TableChrome};
use crate::fingerprint::fingerprint;
use crate::guide::light;
use crate::part::{Canvas, Part};

/// What a reader's page shows: the regions and parts by id, each with a fingerprint of what it was made from.
#[derive(Clone, Debug, Default)]
pub struct PageFingerprints {
    all: Vec<(Id, u64)>,
    /// Where the parts of a list are among all.
    list: Range<usize>,
}

impl PageFingerprints {
    /// The same for as long as the page looks the same, and made of nothing but what it shows: whoever comes back with it
    /// has missed nothing.
    pub fn version(&self) -> u64 {
        fingerprint(&self.all)
    }

    /// What this was made from. Pages are drawn in the same order every time, so it is looked for where it would be.
    fn of(&self, id: Id, near: usize) -> Option<u64> {
        if let Some((known, made_from)) = self.all.get(near)
            && *known == id
        {
            return Some(*made_from);
        }
        let (before, after) = self.all.split_at(near.min(self.all.len()));
        after.iter().chain(before).find(|(known, _)| *known == id).map(|(_, made_from)| *made_from)
    }
}

/// The HTML of parts by a fingerprint of what they are drawn from: drawn for one reader, and copied for every other one
/// whose part is drawn from the same.
#[derive(Debug, Default)]
pub struct SharedParts(Vec<(u64, String)>);

impl SharedParts {
    pub(crate) fn copy(&mut self, made_from: u64, draw: impl FnOnce() -> Markup, into: &mut String) {
        if let Some((_, html)) = self.0.iter().find(|(known, _)| *known == made_from) {
            into.push_str(html);
            return;
        }
        let html = draw().into_string();
        into.push_str(&html);
        self.0.push((made_from, html));
    }

    pub fn forget(&mut self) {
        self.0 = Vec::new();
    }
}

/// The id of an element: a name, or one of many by number. Small, since every reader's page is remembered by its ids;
/// the number is kept as the one after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Id {
    // First, since most ids that differ do so here.
    after: Option<NonZeroU32>,
    name: &'static str,
}

impl Id {
    pub const fn numbered(name: &'static str, number: usize) -> Id {
        Id { after: NonZeroU32::new(number as u32 + 1), name }
    }
}

impl From<&'static str> for Id {
    fn from(name: &'static str) -> Id {
        Id { after: None, name }
    }
}

impl fmt::Display for Id {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self.after {
            Some(after) => write!(out, "{}-{}", self.name, after.get() - 1),
            None => out.write_str(self.name),
        }
    }
}

/// Where regions are drawn for one reader. What looks as it did before is left out.
pub struct PageDiff<'a> {
    shown: &'a mut PageFingerprints,
    now: PageFingerprints,
    shared_parts: &'a mut SharedParts,
    /// What everything on the page depends on: who reads, in which language, who sits where.
    reader: u64,
    /// What everything depends on that looks alike to everybody.
    everybody: u64,
    drawn: Vec<Region>,
    /// What a lesson points at.
    points: &'a [Point],
}

impl<'a> PageDiff<'a> {
    pub fn new(
        chrome: &'a TableChrome,
        shown: &'a mut PageFingerprints,
        shared_parts: &'a mut SharedParts,
    ) -> PageDiff<'a> {
        let reader = (
            chrome.lang,
            chrome.viewer,
            chrome.mine,
            chrome.host,
            chrome.live,
            chrome.over,
            &chrome.names,
            &chrome.seats,
        );
        let seat = |place: &Place| {
            (fingerprint(&chrome.names.of(place.seat)), fingerprint(&place.sitter), place.present)
        };
        let everybody =
            (chrome.lang, chrome.live, chrome.over, chrome.seats.iter().map(seat).collect::<Vec<_>>());
        // Room for a few more than before: growing would double what is kept for every reader.
        let now = PageFingerprints { all: Vec::with_capacity(shown.all.len() + MORE), list: 0..0 };
        let (reader, everybody) = (fingerprint(&reader), fingerprint(&everybody));
        let points = chrome.speech().map_or(&[][..], |speech| &speech.points);
        PageDiff { shown, now, shared_parts, reader, everybody, drawn: Vec::new(), points }
    }

    /// A region that depends on little: drawn only if that has changed.
    pub fn region(&mut self, id: &'static str, made_from: impl Hash, draw: impl FnOnce() -> Markup) {
        let made_from = fingerprint(&(self.reader, made_from));
        if self.differs(id.into(), made_from) {
            self.drawn.push(Region { id, html: draw().into_string() });
        }
    }

    /// A region that changes with nearly every move: drawn, and left out if it looks as before.
    pub fn picture(&mut self, id: &'static str, markup: Markup) {
        if self.differs(id.into(), fingerprint(&markup.0)) {
            self.drawn.push(Region { id, html: markup.into_string() });
        }
    }

    /// A region with a place for each of its parts: while what its frame is made from stays, only the parts that changed
    /// are drawn. The frame says where each goes with [`slot`].
    pub fn framed(
        &mut self,
        id: &'static str,
        made_from: impl Hash,
        frame: impl FnOnce() -> Markup,
        parts: Vec<Part>,
    ) {
        let made_from = fingerprint(&(self.reader, made_from));
        let mut html = String::with_capacity(USUAL_LENGTH);
        if self.differs(id.into(), made_from) {
            let frame = frame();
            let mut pieces = frame.0.split(SLOT);
            for part in parts {
                html.push_str(pieces.next().expect("a frame has a slot for each part"));
                self.part(part, true, &mut html);
            }
            html.extend(pieces);
        } else {
            parts.into_iter().for_each(|part| self.part(part, false, &mut html));
        }
        self.keep(id, html);
    }

    /// A region that is a list, in a frame with one [`slot`] that never changes for this reader: what is gone is said, what
    /// is new goes to the end of the element that its `data-into` names.
    pub fn list(&mut self, id: &'static str, frame: impl FnOnce() -> Markup, parts: Vec<Part>) {
        let mut html = String::with_capacity(USUAL_LENGTH);
        let (mut next, mut grows) = (0, true);
        for (id, _) in &self.shown.all[self.shown.list.clone()] {
            match place_of(*id, &parts, next) {
                Some(place) => {
                    grows &= place == next;
                    next = place + 1;
                }
                None => html! { i id=(id) data-gone {} }.render_to(&mut html),
            }
        }
        let whole = self.differs(id.into(), self.reader) || !grows;
        self.now.list = self.now.all.len()..self.now.all.len() + parts.len();
        if whole {
            let frame = frame();
            let (before, after) = frame.0.split_once(SLOT).expect("a list has one slot");
            before.clone_into(&mut html);
            parts.into_iter().for_each(|part| self.part(part, true, &mut html));
            html.push_str(after);
        } else {
            parts.into_iter().for_each(|part| self.part(part, false, &mut html));
        }
        self.keep(id, html);
    }

    fn part(&mut self, part: Part, anyway: bool, html: &mut String) {
        let made_from = fingerprint(&(self.reader, part.made_from));
        if self.differs(part.id, made_from) || anyway {
            let shared_parts = (!anyway).then_some(&mut *self.shared_parts);
            (part.draw)(&mut Canvas { html, shared_parts, everybody: self.everybody });
        }
    }

    fn keep(&mut self, id: &'static str, html: String) {
        if !html.is_empty() {
            self.drawn.push(Region { id, html });
        }
    }

    /// What has to be sent: all regions in page order if the reader had none.
    pub fn finish(mut self) -> Vec<Region> {
        self.now.all.shrink_to(self.now.all.len() + MORE);
        *self.shown = self.now;
        if !self.points.is_empty() {
            self.drawn.iter_mut().for_each(|region| light(&mut region.html, self.points));
        }
        self.drawn
    }

    fn differs(&mut self, id: Id, mut made_from: u64) -> bool {
        if !self.points.is_empty() {
            made_from = fingerprint(&(made_from, self.points));
        }
        let differs = self.shown.of(id, self.now.all.len()) != Some(made_from);
        self.now.all.push((id, made_from));
        differs
    }
}

/// Where this part is, looked for first where it would be.
fn place_of(id: Id, parts: &[Part], near: usize) -> Option<usize> {
    (near..parts.len()).chain(0..near.min(parts.len())).find(|place| parts[*place].id == id)
}

/// As many parts a page gains with a move, mostly.
const MORE: usize = 8;

/// What the changes of a move in one region take up, mostly.
const USUAL_LENGTH: usize = 4096;

/// Where a part goes in its frame.
pub fn slot() -> Markup {
    html! { (SLOT) }
}

/// No text of a page contains it.
const SLOT: char = '\u{0}';
