//! Which points does path data run through? Curves become short straight pieces, so that they can be cut.

use crate::path::Pt;
use std::f64::consts::TAU;

/// One run of a path as points, and whether it comes back to its start.
pub struct Run {
    pub points: Vec<Pt>,
    pub closed: bool,
}

/// Path data as runs of points; `fineness` is how long a straight piece of a curve may be.
pub fn runs(d: &str, fineness: f64) -> Vec<Run> {
    let mut reader =
        Reader { text: d.as_bytes(), at: 0, runs: Vec::new(), pen: (0.0, 0.0), control: None, fineness };
    reader.read();
    reader.runs.retain(|run| run.points.len() > 1);
    reader.runs
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    runs: Vec<Run>,
    pen: Pt,
    /// The last control point and whether it belongs to a cubic curve, for `S` and `T`.
    control: Option<(Pt, bool)>,
    fineness: f64,
}

impl Reader<'_> {
    fn read(&mut self) {
        let mut command = b'M';
        while let Some(next) = self.peek() {
            if next.is_ascii_alphabetic() {
                command = next;
                self.at += 1;
                if command.eq_ignore_ascii_case(&b'z') {
                    self.close();
                    continue;
                }
            }
            self.segment(command);
            // More pairs after a move are lines.
            command = match command {
                b'M' => b'L',
                b'm' => b'l',
                other => other,
            };
        }
    }

    fn peek(&mut self) -> Option<u8> {
        while self.text.get(self.at).is_some_and(|c| c.is_ascii_whitespace() || *c == b',') {
            self.at += 1;
        }
        self.text.get(self.at).copied()
    }

    /// A number as paths have them: a sign, digits, perhaps a point. Reading them is most of the work.
    fn number(&mut self) -> f64 {
        let negative = self.peek() == Some(b'-');
        self.at += usize::from(negative);
        let start = self.at;
        let (mut value, mut unit, mut dot) = (0.0, 1.0, false);
        while let Some(&c) = self.text.get(self.at) {
            match c {
                b'0'..=b'9' => {
                    value = value * 10.0 + f64::from(c - b'0');
                    unit *= if dot { 10.0 } else { 1.0 };
                }
                b'.' if !dot => dot = true,
                _ => break,
            }
            self.at += 1;
        }
        assert!(self.at > start, "a path with a gap");
        if negative { -value / unit } else { value / unit }
    }

    fn point(&mut self, relative: bool) -> Pt {
        let (x, y) = (self.number(), self.number());
        if relative { (self.pen.0 + x, self.pen.1 + y) } else { (x, y) }
    }

    fn close(&mut self) {
        if let Some(run) = self.runs.last_mut() {
            run.closed = true;
            self.pen = run.points[0];
        }
        self.control = None;
    }

    fn to(&mut self, p: Pt) {
        if self.runs.last().is_none_or(|run| run.closed) {
            self.runs.push(Run { points: vec![self.pen], closed: false });
        }
        if let Some(run) = self.runs.last_mut() {
            run.points.push(p);
        }
        self.pen = p;
    }

    fn segment(&mut self, command: u8) {
        let relative = command.is_ascii_lowercase();
        let base = if relative { self.pen } else { (0.0, 0.0) };
        let reflected = |control: Option<(Pt, bool)>, cubic: bool, pen: Pt| match control {
            Some((c, kind)) if kind == cubic => (2.0 * pen.0 - c.0, 2.0 * pen.1 - c.1),
            _ => pen,
        };
        let mut control = None;
        match command.to_ascii_uppercase() {
            b'M' => {
                self.pen = self.point(relative);
                self.runs.push(Run { points: vec![self.pen], closed: false });
            }
            b'L' => {
                let p = self.point(relative);
                self.to(p);
            }
            b'H' => {
                let x = base.0 + self.number();
                self.to((x, self.pen.1));
            }
            b'V' => {
                let y = base.1 + self.number();
                self.to((self.pen.0, y));
            }
            letter @ (b'C' | b'S') => {
                let first = if letter == b'C' {
                    self.point(relative)
                } else {
                    reflected(self.control, true, self.pen)
                };
                let (second, end) = (self.point(relative), self.point(relative));
                self.cubic(first, second, end);
                control = Some((second, true));
            }
            letter @ (b'Q' | b'T') => {
                let bend = if letter == b'Q' {
                    self.point(relative)
                } else {
                    reflected(self.control, false, self.pen)
                };
                let end = self.point(relative);
                let toward = |p: Pt| (p.0 + (bend.0 - p.0) * 2.0 / 3.0, p.1 + (bend.1 - p.1) * 2.0 / 3.0);
                self.cubic(toward(self.pen), toward(end), end);
                control = Some((bend, false));
            }
            b'A' => self.arc(relative),
            _ => panic!("a path with an unknown letter"),
        }
        self.control = control;
    }

    fn cubic(&mut self, b: Pt, c: Pt, d: Pt) {
        let a = self.pen;
        let span = |p: Pt, q: Pt| (p.0 - q.0).hypot(p.1 - q.1);
        let n = ((span(a, b) + span(b, c) + span(c, d)) / self.fineness).ceil().clamp(1.0, 24.0) as usize;
        for i in 1..=n {
            let t = i as f64 / n as f64;
            let u = 1.0 - t;
            let at = |a: f64, b: f64, c: f64, d: f64| {
                u * u * u * a + 3.0 * u * u * t * b + 3.0 * u * t * t * c + t * t * t * d
            };
            self.to((at(a.0, b.0, c.0, d.0), at(a.1, b.1, c.1, d.1)));
        }
    }

    /// Arcs of ellipses, by way of the centre (SVG 1.1, appendix F.6).
    fn arc(&mut self, relative: bool) {
        let (mut rx, mut ry) = (self.number().abs(), self.number().abs());
        let turn = self.number().to_radians();
        let (large, sweep) = (self.flag(), self.flag());
        let (from, end) = (self.pen, self.point(relative));
        let (sin, cos) = turn.sin_cos();
        let (hx, hy) = ((from.0 - end.0) / 2.0, (from.1 - end.1) / 2.0);
        let (x, y) = (cos * hx + sin * hy, cos * hy - sin * hx);
        let reach = (x / rx).powi(2) + (y / ry).powi(2);
        if reach > 1.0 {
            rx *= reach.sqrt();
            ry *= reach.sqrt();
        }
        let rest = ((rx * ry).powi(2) / ((rx * y).powi(2) + (ry * x).powi(2)) - 1.0).max(0.0).sqrt();
        let k = if large == sweep { -rest } else { rest };
        let (mx, my) = (k * rx * y / ry, -k * ry * x / rx);
        let centre =
            (cos * mx - sin * my + (from.0 + end.0) / 2.0, sin * mx + cos * my + (from.1 + end.1) / 2.0);
        let start = ((y - my) / ry).atan2((x - mx) / rx);
        let mut sweep_by = ((-y - my) / ry).atan2((-x - mx) / rx) - start;
        if sweep && sweep_by < 0.0 {
            sweep_by += TAU;
        } else if !sweep && sweep_by > 0.0 {
            sweep_by -= TAU;
        }
        let n = (sweep_by.abs() * rx.max(ry) / self.fineness).ceil().clamp(2.0, 40.0) as usize;
        for i in 1..=n {
            let a = start + sweep_by * i as f64 / n as f64;
            let (px, py) = (rx * a.cos(), ry * a.sin());
            self.to((cos * px - sin * py + centre.0, sin * px + cos * py + centre.1));
        }
    }

    /// Flags may be written without a space after them.
    fn flag(&mut self) -> bool {
        let set = self.peek() == Some(b'1');
        self.at += 1;
        set
    }
}
