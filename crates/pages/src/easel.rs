//! Which parts of a reader's page are out of date? Only those are drawn, and only they are sent.

use std::hash::{Hash, Hasher};

use maud::{Markup, html};

use crate::board::Region;
use crate::room::Room;

/// What a reader's page shows: for each region and part, by name, a fingerprint of what it was made from.
#[derive(Clone, Debug, Default)]
pub struct Shown(Vec<(u64, u64)>);

impl Shown {
    fn of(&self, name: u64) -> Option<u64> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, made_from)| *made_from)
    }
}

/// Where regions are drawn for one reader. What looks as it did before is left out.
pub struct Easel<'a> {
    shown: &'a mut Shown,
    now: Shown,
    /// What everything on the page depends on: who reads, in which language, who sits where.
    reader: u64,
    drawn: Vec<Region>,
}

impl<'a> Easel<'a> {
    pub fn new(room: &Room, shown: &'a mut Shown) -> Easel<'a> {
        let reader =
            (room.lang, room.viewer, room.mine, room.host, room.live, room.over, &room.names, &room.seats);
        let now = Shown(Vec::with_capacity(shown.0.len()));
        Easel { shown, now, reader: fingerprint(&reader), drawn: Vec::new() }
    }

    /// A region that depends on little: drawn only if that has changed.
    pub fn region(&mut self, id: &'static str, made_from: impl Hash, draw: impl FnOnce() -> Markup) {
        let made_from = fingerprint(&(self.reader, made_from));
        if self.differs(id, made_from) {
            self.drawn.push(Region { id, html: draw().into_string() });
        }
    }

    /// A region that changes with nearly every move: drawn, and left out if it looks as before.
    pub fn picture(&mut self, id: &'static str, markup: Markup) {
        if self.differs(id, fingerprint(&markup.0)) {
            self.drawn.push(Region { id, html: markup.into_string() });
        }
    }

    /// A region of parts, each with an id of its own: while its frame and the order of its parts stay, only the parts
    /// that changed are left in. The frame says where the parts go with [`parts_here`].
    pub fn framed(&mut self, id: &'static str, frame: &Markup, parts: Vec<Part>) {
        let names: Vec<u64> = parts.iter().map(|part| fingerprint(&part.id)).collect();
        let frame_stays = !self.differs(id, fingerprint(&(&frame.0, &names)));
        let mut html = String::new();
        let (before, after) = frame.0.split_once(HERE).expect("a frame has a place for its parts");
        if !frame_stays {
            html.push_str(before);
        }
        for part in parts {
            let made_from = fingerprint(&(self.reader, part.made_from));
            if self.differs(&part.id, made_from) || !frame_stays {
                html.push_str(&(part.draw)().0);
            }
        }
        if !frame_stays {
            html.push_str(after);
        }
        if !html.is_empty() {
            self.drawn.push(Region { id, html });
        }
    }

    /// What has to be sent: all regions in page order if the reader had none.
    pub fn finish(self) -> Vec<Region> {
        *self.shown = self.now;
        self.drawn
    }

    fn differs(&mut self, id: &str, made_from: u64) -> bool {
        let name = fingerprint(&id);
        self.now.0.push((name, made_from));
        self.shown.of(name) != Some(made_from)
    }
}

/// Where the parts of a framed region go.
pub fn parts_here() -> Markup {
    html! { (HERE) }
}

/// No text of a page contains it.
const HERE: &str = "\u{0}";

/// A part of a region: an element with this id.
pub struct Part<'a> {
    id: String,
    made_from: u64,
    draw: Box<dyn FnOnce() -> Markup + 'a>,
}

impl<'a> Part<'a> {
    /// A part that is drawn only if what it is made from has changed.
    pub fn new(id: String, made_from: impl Hash, draw: impl FnOnce() -> Markup + 'a) -> Part<'a> {
        Part { id, made_from: fingerprint(&made_from), draw: Box::new(draw) }
    }

    /// A part that changes often: drawn, and left out if it looks as before.
    pub fn picture(id: String, markup: Markup) -> Part<'a> {
        Part { id, made_from: fingerprint(&markup.0), draw: Box::new(move || markup) }
    }
}

fn fingerprint(of: &impl Hash) -> u64 {
    let mut print = Fingerprint(0);
    of.hash(&mut print);
    print.0
}

/// Tells versions of a region apart, eight bytes at a time; it guards nothing.
struct Fingerprint(u64);

impl Fingerprint {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(29) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Fingerprint {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.mix(u64::from_le_bytes(*word)));
        rest.iter().for_each(|byte| self.mix(u64::from(*byte)));
        self.mix(bytes.len() as u64);
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }
}
