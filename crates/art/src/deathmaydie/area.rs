//! Which part of the map belongs to a space? Outlines that the drawing fills and the pages press.

use std::sync::LazyLock;

use ::deathmaydie::content::{Episode, Passage, Space};

use super::map::plans::{self, Shape};
use crate::path::{self, Pt};
use crate::pen::Hand;
use std::f64::consts::TAU;

/// How far two neighbouring places of the data lie apart.
const STEP: f64 = 100.0;
/// What no space reaches: the frame of the map, and what stands between two spaces.
const FRAME: f64 = 26.0;
const WALL: f64 = 24.0;

/// The field of every map: width and height.
pub const FIELD: (f64, f64) = (1300.0, 900.0);

/// The ground of one space.
#[derive(Clone, Debug, PartialEq)]
pub struct Area {
    pub left: f64,
    pub top: f64,
    pub right: f64,
    pub bottom: f64,
    /// The outline, clockwise, inside the rectangle.
    pub points: Vec<Pt>,
}

/// The ground of a space on the map of its Episode.
pub fn area(space: Space) -> &'static Area {
    static AREAS: LazyLock<Vec<Area>> = LazyLock::new(survey);
    &AREAS[space as usize]
}

/// Where a passage crosses from one space into the other: its two ends. What lies on a passage lies between them.
pub fn crossing([a, b]: Passage) -> [Pt; 2] {
    let (here, there) = (area(a), area(b));
    let (from, to) = here.facing(there);
    let between = |t: f64| (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t);
    let steps = 200;
    let at = |i: i32| between(f64::from(i) / f64::from(steps));
    let leave = (0..=steps).rev().find(|&i| here.contains(at(i))).unwrap_or(0);
    let enter = (0..=steps).find(|&i| there.contains(at(i))).unwrap_or(steps);
    [at(leave), at(enter)]
}

impl Area {
    pub fn centre(&self) -> Pt {
        ((self.left + self.right) / 2.0, (self.top + self.bottom) / 2.0)
    }

    pub fn width(&self) -> f64 {
        self.right - self.left
    }

    pub fn height(&self) -> f64 {
        self.bottom - self.top
    }

    /// The outline as path data.
    pub fn path(&self) -> String {
        path::poly(&self.points)
    }

    pub fn contains(&self, (x, y): Pt) -> bool {
        let n = self.points.len();
        let crossed = |i: &usize| {
            let (a, b) = (self.points[*i], self.points[(i + 1) % n]);
            (a.1 > y) != (b.1 > y) && x < (b.0 - a.0) * (y - a.1) / (b.1 - a.1) + a.0
        };
        (0..n).filter(crossed).count() % 2 == 1
    }

    /// A point by its share of the half width and half height from the middle.
    pub fn at(&self, (u, v): Pt) -> Pt {
        let (x, y) = self.centre();
        (x + u * self.width() / 2.0, y + v * self.height() / 2.0)
    }

    /// Where `n` figures stand without hiding one another, and how wide each may be, up to `widest`.
    pub fn stands(&self, n: usize, widest: f64) -> (Vec<Pt>, f64) {
        let corner =
            |k: f64| [(k, k), (k, -k), (-k, k), (-k, -k)].into_iter().all(|at| self.contains(self.at(at)));
        let k = (60..90).rev().map(|k| f64::from(k) / 100.0).find(|&k| corner(k)).unwrap_or(0.6);
        // Figures are round: they may lean a little over the corners.
        let (w, h) = (self.width() * k * 1.08, self.height() * k * 1.08);
        let room = |columns: usize| (w / columns as f64).min(h / n.div_ceil(columns) as f64);
        let columns = (1..=n.max(1)).max_by(|&a, &b| room(a).total_cmp(&room(b))).unwrap_or(1);
        let (rows, size) = (n.div_ceil(columns), room(columns).min(widest));
        let place = |i: usize| {
            let (row, column) = (i / columns, i % columns);
            let here = if row + 1 == rows { n - row * columns } else { columns };
            let off = |at: usize, of: usize, span: f64| {
                (at as f64 - (of - 1) as f64 / 2.0) * (span / of as f64).min(size * 1.2)
            };
            let (x, y) = self.centre();
            (x + off(column, here, w), y + off(row, rows, h))
        };
        ((0..n).map(place).collect(), size)
    }

    /// Two points, one well inside each, on the straight way between them.
    fn facing(&self, other: &Area) -> (Pt, Pt) {
        let along = |low: f64, high: f64, from: f64, to: f64| {
            let inset = 44.0;
            let (start, end) = (low.max(from) + inset, high.min(to) - inset);
            (end + 24.0 >= start).then_some((start + end) / 2.0)
        };
        let x = along(self.left, self.right, other.left, other.right);
        let y = along(self.top, self.bottom, other.top, other.bottom);
        let (a, b) = (self.centre(), other.centre());
        let inside = |area: &Area, (px, py): Pt| {
            let (w, h) = (area.width() * 0.26, area.height() * 0.26);
            let (cx, cy) = area.centre();
            (px.clamp(cx - w, cx + w), py.clamp(cy - h, cy + h))
        };
        match (x, y) {
            (Some(x), _) => ((x, a.1), (x, b.1)),
            (None, Some(y)) => ((a.0, y), (b.0, y)),
            (None, None) => (inside(self, b), inside(other, a)),
        }
    }
}

/// A rectangle that still grows.
#[derive(Clone, Copy)]
struct Plot {
    seat: Pt,
    sides: [f64; 4],
}

impl Plot {
    fn edges(&self) -> [f64; 4] {
        let ((x, y), [l, t, r, b]) = (self.seat, self.sides);
        [x - l, y - t, x + r, y + b]
    }

    fn clears(&self, other: &Plot) -> bool {
        let ([l, t, r, b], [ol, ot, or, ob]) = (self.edges(), other.edges());
        r + WALL <= ol || or + WALL <= l || b + WALL <= ot || ob + WALL <= t
    }

    fn is_framed(&self) -> bool {
        let [l, t, r, b] = self.edges();
        l >= FRAME && t >= FRAME && r <= FIELD.0 - FRAME && b <= FIELD.1 - FRAME
    }
}

fn survey() -> Vec<Area> {
    let mut areas: Vec<Option<Area>> = vec![None; Space::COUNT];
    for episode in Episode::ALL {
        let spaces: Vec<Space> = episode.spaces().collect();
        for (space, plot) in spaces.iter().zip(grown(&spaces)) {
            areas[*space as usize] = Some(shaped(*space, plot));
        }
    }
    areas.into_iter().flatten().collect()
}

/// Every space takes what room there is round its place, a little at a time so that none starves another.
fn grown(spaces: &[Space]) -> Vec<Plot> {
    let mut plots: Vec<Plot> = spaces
        .iter()
        .map(|space| {
            let [x, y] = space.row().at;
            Plot { seat: (f64::from(x) * STEP, f64::from(y) * STEP), sides: [66.0, 62.0, 66.0, 62.0] }
        })
        .collect();
    for _ in 0..20 {
        for i in 0..plots.len() {
            let most = plans::plan(spaces[i]).reach;
            for (side, limit) in [most.0, most.1, most.0, most.1].into_iter().enumerate() {
                let mut wider = plots[i];
                wider.sides[side] = (wider.sides[side] + 4.0).min(limit);
                let clear = plots.iter().enumerate().all(|(k, other)| k == i || wider.clears(other));
                if clear && wider.is_framed() {
                    plots[i] = wider;
                }
            }
        }
    }
    plots
}

fn shaped(space: Space, plot: Plot) -> Area {
    let [left, top, right, bottom] = plot.edges();
    let points = match plans::plan(space).shape {
        Shape::Square => vec![(left, top), (right, top), (right, bottom), (left, bottom)],
        Shape::Cut => cut(left, top, right, bottom, 26.0),
        Shape::Round => ring(space, plot, 24, 2.0, 1.0),
        Shape::Wild => ring(space, plot, 28, 4.6, 0.94),
    };
    Area { left, top, right, bottom, points }
}

fn cut(l: f64, t: f64, r: f64, b: f64, c: f64) -> Vec<Pt> {
    vec![(l + c, t), (r - c, t), (r, t + c), (r, b - c), (r - c, b), (l + c, b), (l, b - c), (l, t + c)]
}

/// Points of a rounded field: the higher the power, the fuller its corners; uneven where `least` is below one.
fn ring(space: Space, plot: Plot, n: usize, power: f64, least: f64) -> Vec<Pt> {
    let mut hand = Hand::new(&space.to_string());
    let [l, t, r, b] = plot.edges();
    let (cx, cy, rx, ry) = ((l + r) / 2.0, (t + b) / 2.0, (r - l) / 2.0, (b - t) / 2.0);
    (0..n)
        .map(|i| {
            let a = TAU * i as f64 / n as f64;
            let bulge = |v: f64| v.signum() * v.abs().powf(2.0 / power);
            let far = hand.between(least, 1.0);
            (cx + rx * bulge(a.cos()) * far, cy + ry * bulge(a.sin()) * far)
        })
        .collect()
}
