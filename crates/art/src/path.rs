//! Which curve is it? Path data for lines, rings, smooth curves and tapered woodcut strokes.

mod track;

use crate::pen::Hand;
use std::f64::consts::{PI, TAU};
use track::Track;
pub use track::write_tenths;

pub type Pt = (f64, f64);

/// The angle that points to the top of the page.
pub const UP: f64 = -std::f64::consts::FRAC_PI_2;

pub fn polar(c: Pt, r: f64, turn: f64) -> Pt {
    (c.0 + r * turn.cos(), c.1 + r * turn.sin())
}

/// Straight lines through the points.
pub fn open(points: &[Pt]) -> String {
    let mut t = Track::from(points[0]);
    for p in &points[1..] {
        t.segment('l', &[*p]);
    }
    t.d
}

/// A closed polygon.
pub fn poly(points: &[Pt]) -> String {
    open(points) + "z"
}

/// A circle as a path, so that many can share one element or punch holes.
pub fn circle(x: f64, y: f64, r: f64) -> String {
    ellipse(x, y, r, r)
}

pub fn ellipse(x: f64, y: f64, rx: f64, ry: f64) -> String {
    let t = Track::from((x - rx, y));
    let (w, rx, ry) = (round(rx * 2.0), round(rx), round(ry));
    format!("{}a{rx} {ry} 0 1 0 {w} 0a{rx} {ry} 0 1 0-{w} 0z", t.d)
}

pub fn rect(x: f64, y: f64, w: f64, h: f64) -> String {
    poly(&[(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
}

/// Rounds to tenths, for numbers that go straight into attributes.
pub fn round(v: f64) -> f64 {
    (v * 10.0).round() / 10.0
}

/// A flowing open line through the points.
pub fn flow(points: &[Pt]) -> String {
    let n = points.len();
    let mut t = Track::from(points[0]);
    for i in 0..n - 1 {
        let before = points[i.saturating_sub(1)];
        let after = points[(i + 2).min(n - 1)];
        t.segment('c', &bend(before, points[i], points[i + 1], after));
    }
    t.d
}

/// A flowing closed outline through the points.
pub fn blob(points: &[Pt]) -> String {
    let n = points.len();
    let mut t = Track::from(points[0]);
    for i in 0..n {
        let at = |k: usize| points[(i + k) % n];
        t.segment('c', &bend(at(n - 1), at(0), at(1), at(2)));
    }
    t.d + "z"
}

/// An outline that bends through its points, except where a point is a corner.
pub fn outline(points: &[(Pt, bool)], closed: bool) -> String {
    let n = points.len();
    let mut t = Track::from(points[0].0);
    let at = |i: isize| {
        let k = if closed { i.rem_euclid(n as isize) } else { i.clamp(0, n as isize - 1) };
        points[k as usize]
    };
    for i in 0..(if closed { n } else { n - 1 }) as isize {
        let ((b, sharp), (c, edge)) = (at(i), at(i + 1));
        if sharp && edge {
            t.segment('l', &[c]);
            continue;
        }
        let mut to = bend(at(i - 1).0, b, c, at(i + 2).0);
        to = [coarse(to[0], b), coarse(to[1], c), c];
        if sharp {
            to[0] = b;
        }
        if edge {
            to[1] = c;
        }
        t.segment('c', &to);
    }
    if closed { t.d + "z" } else { t.d }
}

/// Whole numbers for a control far from its point, where nobody sees the difference and the sprite gets lighter.
fn coarse(control: Pt, point: Pt) -> Pt {
    let (dx, dy) = (control.0 - point.0, control.1 - point.1);
    if dx.abs() + dy.abs() > 6.0 { (point.0 + dx.round(), point.1 + dy.round()) } else { control }
}

fn bend(a: Pt, b: Pt, c: Pt, d: Pt) -> [Pt; 3] {
    let s = 1.0 / 6.0;
    [(b.0 + (c.0 - a.0) * s, b.1 + (c.1 - a.1) * s), (c.0 - (d.0 - b.0) * s, c.1 - (d.1 - b.1) * s), c]
}

/// A closed outline of cubic curves: each triple is two controls and the next point.
pub fn curves(start: Pt, triples: &[[Pt; 3]]) -> String {
    let mut t = Track::from(start);
    for triple in triples {
        t.segment('c', triple);
    }
    t.d + "z"
}

/// One cut of the graver: pointed at both ends, `w` thick in the middle.
pub fn gouge(a: Pt, b: Pt, w: f64) -> String {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let len = dx.hypot(dy).max(0.1);
    let (nx, ny) = (-dy / len * w, dx / len * w);
    let mid = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
    let mut t = Track::from(a);
    t.segment('q', &[(mid.0 + nx, mid.1 + ny), b]);
    t.segment('q', &[(mid.0 - nx, mid.1 - ny), a]);
    t.d + "z"
}

/// A wedge: `w` thick at `a`, pointed at `b`.
pub fn spike(a: Pt, b: Pt, w: f64) -> String {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let len = dx.hypot(dy).max(0.1);
    let (nx, ny) = (-dy / len * w / 2.0, dx / len * w / 2.0);
    poly(&[(a.0 + nx, a.1 + ny), b, (a.0 - nx, a.1 - ny)])
}

/// Cuts around a centre that come to a point at `r0` and are `2w` thick at `r1`, uneven like a hand's.
pub fn rays(hand: &mut Hand, c: Pt, r0: f64, r1: f64, n: usize, w: f64) -> String {
    (0..n)
        .map(|i| {
            let a = TAU * (i as f64 + hand.between(-0.2, 0.2)) / n as f64;
            let near = r0 * hand.between(0.95, 1.2);
            let far = r1 * hand.between(0.85, 1.0);
            spike(polar(c, far, a), polar(c, near, a), w * 2.0)
        })
        .collect()
}

/// Beams around a centre, thick at `r0` and pointed at `r1`, long and short in turn.
pub fn beams(c: Pt, r0: f64, r1: f64, n: usize, w: f64) -> String {
    (0..n)
        .map(|i| {
            let a = UP + TAU * i as f64 / n as f64;
            let far = if i % 2 == 0 { r1 } else { r0 + (r1 - r0) * 0.62 };
            spike(polar(c, r0, a), polar(c, far, a), w)
        })
        .collect()
}

/// Rows of horizontal cuts filling a box: skies, water, dusk.
pub fn strata(hand: &mut Hand, x: f64, y: f64, w: f64, h: f64, rows: usize, thick: f64) -> String {
    let mut d = String::new();
    for row in 0..rows {
        let yy = y + h * (row as f64 + 0.5) / rows as f64;
        let mut xx = x + hand.between(-10.0, 14.0);
        while xx < x + w {
            let len = hand.between(0.15, 0.45) * w;
            let (a, b) = ((xx, yy), ((xx + len).min(x + w + 6.0), yy + hand.between(-1.0, 1.0)));
            d += &if row % 2 == 0 { spike(a, b, thick * 1.5) } else { spike(b, a, thick * 1.5) };
            xx += len + hand.between(0.06, 0.24) * w;
        }
    }
    d
}

/// Parallel cuts across a slanted band: the shaded side of a thing.
pub fn hatch(from: Pt, to: Pt, stroke: Pt, n: usize, w: f64) -> String {
    (0..n)
        .map(|i| {
            let t = i as f64 / (n - 1).max(1) as f64;
            let a = (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t);
            spike(a, (a.0 + stroke.0, a.1 + stroke.1), w * 1.7)
        })
        .collect()
}

/// A brush stroke along the points; `widths` are spread evenly along it.
pub fn ribbon(points: &[Pt], widths: &[f64]) -> String {
    let n = points.len();
    let side = |i: usize, sign: f64| {
        let (a, b) = (points[i.saturating_sub(1)], points[(i + 1).min(n - 1)]);
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let len = dx.hypot(dy).max(0.01);
        let t = i as f64 / (n - 1) as f64 * (widths.len() - 1) as f64;
        let k = (t as usize).min(widths.len().saturating_sub(2));
        let w = widths[k] + (widths[(k + 1).min(widths.len() - 1)] - widths[k]) * (t - k as f64);
        (points[i].0 - dy / len * w / 2.0 * sign, points[i].1 + dx / len * w / 2.0 * sign)
    };
    let there: Vec<Pt> = (0..n).map(|i| side(i, 1.0)).collect();
    let back: Vec<Pt> = (0..n).rev().map(|i| side(i, -1.0)).collect();
    let mut t = Track::from(there[0]);
    for (k, line) in [&there, &back].into_iter().enumerate() {
        if k == 1 {
            t.segment('l', &[line[0]]);
        }
        for i in 0..n - 1 {
            let (before, after) = (line[i.saturating_sub(1)], line[(i + 2).min(n - 1)]);
            t.segment('c', &bend(before, line[i], line[i + 1], after));
        }
    }
    t.d + "z"
}

/// Points of a spiral from radius `r0` to `r1`.
pub fn spiral(c: Pt, r0: f64, r1: f64, start: f64, turns: f64) -> Vec<Pt> {
    let n = (turns.abs() * 8.0).ceil() as usize;
    (0..=n)
        .map(|i| {
            let t = i as f64 / n as f64;
            polar(c, r0 + (r1 - r0) * t, start + turns * TAU * t)
        })
        .collect()
}

/// An arc of a circle as points; angles in turns of `PI`.
pub fn arc(c: Pt, rx: f64, ry: f64, from: f64, to: f64) -> Vec<Pt> {
    let n = ((to - from).abs() * 5.0).ceil().max(2.0) as usize;
    (0..=n)
        .map(|i| {
            let a = PI * (from + (to - from) * i as f64 / n as f64);
            (c.0 + rx * a.cos(), c.1 + ry * a.sin())
        })
        .collect()
}

/// A star of `n` points.
pub fn star(c: Pt, outer: f64, inner: f64, n: usize, turn: f64) -> String {
    let points: Vec<Pt> = (0..n * 2)
        .map(|i| polar(c, if i % 2 == 0 { outer } else { inner }, turn + PI * i as f64 / n as f64))
        .collect();
    poly(&points)
}

/// A rosette drawn with one line, as on banknotes and old seals.
pub fn rosette(c: Pt, r: f64, depth: f64, petals: usize) -> String {
    let points: Vec<Pt> = (0..petals * 2)
        .map(|i| {
            let far = if i % 2 == 0 { r } else { r * (1.0 - depth * 2.0) };
            polar(c, far, UP + PI * i as f64 / petals as f64)
        })
        .collect();
    blob(&points)
}
