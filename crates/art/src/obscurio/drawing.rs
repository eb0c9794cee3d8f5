//! How is a motif noted down? Marks laid over one another in a box from -50 to 50, in tones rather than colours.

use crate::{path, sketch};

/// What a mark is painted with; the card says which colours these are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Main,
    Accent,
    Ink,
    Light,
}

#[derive(Clone, Copy, Debug)]
pub enum Width {
    Exactly(f64),
    /// A multiple of the usual line.
    Lines(f64),
}

impl Width {
    pub fn of(self, line: f64) -> f64 {
        match self {
            Width::Exactly(width) => width,
            Width::Lines(times) => line * times,
        }
    }
}

/// One shape, noted as text (see [`Mark::outline`]).
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    notes: &'static str,
    pub fill: Option<(Tone, f64)>,
    pub edge: Option<(Tone, Width)>,
    /// A stroke with an ink line on both sides.
    pub cased: bool,
    /// How often it is repeated round the middle, from which angle and how far on each time.
    pub turn: (u8, f64, f64),
    /// Too fine to be seen when the motif is small.
    pub fine: bool,
}

const fn mark(notes: &'static str) -> Mark {
    Mark { notes, fill: None, edge: None, cased: false, turn: (1, 0.0, 0.0), fine: false }
}

/// A shape with an ink line round it.
pub const fn part(tone: Tone, notes: &'static str) -> Mark {
    Mark { fill: Some((tone, 1.0)), edge: Some((Tone::Ink, Width::Lines(1.0))), ..mark(notes) }
}

/// The main shape: most motifs have one.
pub const fn body(notes: &'static str) -> Mark {
    part(Tone::Main, notes)
}

/// A shape without a line.
pub const fn fill(tone: Tone, notes: &'static str) -> Mark {
    veil(tone, 1.0, notes)
}

/// A shape one can see through.
pub const fn veil(tone: Tone, opacity: f64, notes: &'static str) -> Mark {
    Mark { fill: Some((tone, opacity)), ..mark(notes) }
}

/// The side away from the light.
pub const fn shade(notes: &'static str) -> Mark {
    veil(Tone::Ink, 0.3, notes)
}

/// Where the light falls.
pub const fn sheen(notes: &'static str) -> Mark {
    veil(Tone::Light, 0.55, notes)
}

/// A stroke of the pen.
pub const fn line(notes: &'static str) -> Mark {
    Mark { edge: Some((Tone::Ink, Width::Lines(1.0))), ..mark(notes) }
}

/// Texture, left out where it would only blur.
pub const fn fine(notes: &'static str) -> Mark {
    Mark { edge: Some((Tone::Ink, Width::Lines(0.6))), fine: true, ..mark(notes) }
}

/// A stroke of a given width.
pub const fn stroke(tone: Tone, width: f64, notes: &'static str) -> Mark {
    Mark { edge: Some((tone, Width::Exactly(width))), ..mark(notes) }
}

/// A stroke with an ink line on both sides: limbs, stems, bars.
pub const fn rod(tone: Tone, width: f64, notes: &'static str) -> Mark {
    Mark { cased: true, ..stroke(tone, width, notes) }
}

impl Mark {
    /// Repeated round the middle: how often, from which angle, how many degrees on each time.
    pub const fn round(self, times: u8, from: f64, step: f64) -> Mark {
        Mark { turn: (times, from, step), ..self }
    }

    /// Turned about the middle.
    pub const fn turned(self, degrees: f64) -> Mark {
        self.round(1, degrees, 0.0)
    }

    /// Left out where it would only blur.
    pub const fn detail(self) -> Mark {
        Mark { fine: true, ..self }
    }

    /// Large things have their dark side cut with a graver.
    pub fn is_shade(&self) -> bool {
        self.edge.is_none() && matches!(self.fill, Some((Tone::Ink, opacity)) if opacity < 0.5)
    }

    /// Path data from the notes. The first letter says how they are meant: `M` path data, `o` circles and ovals,
    /// `|` the right half of something symmetric, `:` something and its mirror image; otherwise points of an
    /// outline as in [`sketch`].
    pub fn outline(&self) -> String {
        let notes = self.notes.trim_start();
        let closed = self.fill.is_some();
        match notes.as_bytes().first() {
            Some(b'M') => notes.to_owned(),
            Some(b'o') => notes[1..].split('/').map(oval).collect(),
            Some(b'|') => sketch::twin(0.0, &notes[1..]),
            Some(b':') if closed => sketch::pair(0.0, &notes[1..]),
            Some(b':') => sketch::pair_strokes(0.0, &notes[1..]),
            _ if closed => sketch::shape(notes),
            _ => sketch::stroke(notes),
        }
    }
}

/// `x y r` or `x y rx ry`.
fn oval(notes: &str) -> String {
    let numbers: Vec<f64> = notes.split_whitespace().map(|word| word.parse().unwrap_or_default()).collect();
    match numbers[..] {
        [x, y, r] => path::circle(x, y, r),
        [x, y, rx, ry] => path::ellipse(x, y, rx, ry),
        _ => String::new(),
    }
}
