//! How short can a path be written? Relative, rounded, and smooth where it carries on smoothly.

use super::Pt;

/// Writes relative path data rounded to tenths, keeping track of the rounded point so errors never add up.
pub struct Track {
    pub d: String,
    at: (i64, i64),
    /// Where the next curve's first control lies if it carries on smoothly.
    onward: (i64, i64),
    letter: char,
    dotted: bool,
}

fn tenths(v: f64) -> i64 {
    (v * 10.0).round() as i64
}

/// Far quicker than formatting: numbers are most of what a picture is made of.
fn digits(v: i64, out: &mut String) {
    if v >= 10 {
        digits(v / 10, out);
    }
    out.push(char::from(b'0' + (v % 10) as u8));
}

/// Writes a number rounded to tenths.
pub fn write_tenths(v: f64, out: &mut String) {
    let v = tenths(v);
    if v < 0 {
        out.push('-');
    }
    digits(v.abs() / 10, out);
    if v % 10 != 0 {
        out.push('.');
        digits(v.abs() % 10, out);
    }
}

impl Track {
    pub fn from(p: Pt) -> Self {
        let at = (tenths(p.0), tenths(p.1));
        let mut track = Track { d: String::from("M"), at, onward: at, letter: 'M', dotted: false };
        track.number(track.at.0, true);
        track.number(track.at.1, false);
        track
    }

    /// Writes a number with as little in front of it as the grammar of paths allows.
    fn number(&mut self, v: i64, after_letter: bool) {
        let (whole, tenth) = (v.abs() / 10, v.abs() % 10);
        let bare = whole == 0 && tenth != 0;
        if v < 0 {
            self.d.push('-');
        } else if !(after_letter || bare && self.dotted) {
            self.d.push(' ');
        }
        if !bare {
            digits(whole, &mut self.d);
        }
        if tenth != 0 {
            self.d.push('.');
            digits(tenth, &mut self.d);
        }
        self.dotted = tenth != 0;
    }

    pub fn segment(&mut self, letter: char, points: &[Pt]) {
        let grid = |p: &Pt| (tenths(p.0), tenths(p.1));
        let first = grid(&points[0]);
        let smooth = (first.0 - self.onward.0).abs() <= 1 && (first.1 - self.onward.1).abs() <= 1;
        let (letter, points) = if letter == 'c' && smooth { ('s', &points[1..]) } else { (letter, points) };
        let mut after_letter = self.letter != letter;
        if after_letter {
            self.d.push(letter);
            self.letter = letter;
        }
        let mut last = self.at;
        for p in points {
            last = (tenths(p.0), tenths(p.1));
            self.number(last.0 - self.at.0, after_letter);
            self.number(last.1 - self.at.1, false);
            after_letter = false;
        }
        self.at = last;
        self.onward = last;
        if matches!(letter, 'c' | 's') {
            let control = grid(&points[points.len() - 2]);
            self.onward = (last.0 * 2 - control.0, last.1 * 2 - control.1);
        }
    }
}
