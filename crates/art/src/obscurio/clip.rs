//! What of a shape lies inside a circle? Shapes are cut for good: what the mist hides is not in the file.

use super::outline::Run;
use crate::path::{Pt, write_tenths};
use std::f64::consts::TAU;
use std::sync::LazyLock;

#[derive(Clone, Copy, Debug)]
pub struct Circle {
    pub centre: Pt,
    pub radius: f64,
}

impl Circle {
    fn holds(self, p: Pt) -> bool {
        (p.0 - self.centre.0).hypot(p.1 - self.centre.1) <= self.radius
    }

    /// Where the segment from `a` to `b` crosses the rim, as shares of its length.
    fn crossings(self, a: Pt, b: Pt) -> Option<(f64, f64)> {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let (fx, fy) = (a.0 - self.centre.0, a.1 - self.centre.1);
        let long = dx * dx + dy * dy;
        let half = fx * dx + fy * dy;
        let rest = half * half - long * (fx * fx + fy * fy - self.radius * self.radius);
        (rest > 0.0 && long > 0.0).then(|| ((-half - rest.sqrt()) / long, (-half + rest.sqrt()) / long))
    }
}

/// How a path lies to a circle.
pub enum Lie {
    Inside,
    Outside,
    Across,
}

/// Whether a path needs cutting at all; `reach` is how far its line goes beyond it.
pub fn lie(runs: &[Run], circle: Circle, reach: f64) -> Lie {
    let points = || runs.iter().flat_map(|run| &run.points);
    let within = Circle { radius: circle.radius - reach, ..circle };
    if points().all(|&p| within.holds(p)) {
        return Lie::Inside;
    }
    let far = circle.radius + reach;
    let beyond =
        |side: fn(Pt) -> f64, sign: f64| points().all(|&p| (side(p) - side(circle.centre)) * sign > far);
    let apart = [1.0, -1.0].into_iter().any(|sign| beyond(|p| p.0, sign) || beyond(|p| p.1, sign));
    if apart { Lie::Outside } else { Lie::Across }
}

/// The part of a filled path inside the circle.
pub fn fill(runs: &[Run], circle: Circle) -> String {
    // As many sides as the soft edge of the mist hides the corners of.
    static ROUND: LazyLock<[Pt; 25]> =
        LazyLock::new(|| std::array::from_fn(|i| crate::path::polar((0.0, 0.0), 1.0, TAU * i as f64 / 24.0)));
    let ((x, y), r) = (circle.centre, circle.radius);
    let corners = ROUND.map(|corner| (x + r * corner.0, y + r * corner.1));
    let mut out = String::new();
    let (mut points, mut kept) = (Vec::new(), Vec::new());
    for run in runs {
        match lie(std::slice::from_ref(run), circle, 0.0) {
            Lie::Outside => continue,
            Lie::Inside => {
                write_run(&run.points, true, &mut out);
                continue;
            }
            Lie::Across => points.clone_from(&run.points),
        }
        for side in corners.windows(2) {
            // Few sides are crossed by any one shape.
            if points.iter().any(|&p| left_of(side[0], side[1], p) < 0.0) {
                half_plane(&points, side[0], side[1], &mut kept);
                std::mem::swap(&mut points, &mut kept);
            }
        }
        if points.len() > 2 {
            write_run(&points, true, &mut out);
        }
    }
    out
}

/// The parts of a drawn line inside the circle.
pub fn line(runs: &[Run], circle: Circle) -> String {
    let mut out = String::new();
    for run in runs {
        if matches!(lie(std::slice::from_ref(run), circle, 0.0), Lie::Outside) {
            continue;
        }
        let back = run.closed.then_some(run.points[0]);
        let mut inside: Vec<Pt> = Vec::new();
        let ends = run.points.iter().skip(1).copied().chain(back);
        for (&a, b) in run.points.iter().zip(ends) {
            let at = |t: f64| (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t);
            let (enter, leave) = match circle.crossings(a, b) {
                Some((enter, leave)) => (enter.max(0.0), leave.min(1.0)),
                None => (1.0, 0.0),
            };
            if enter < leave {
                if inside.is_empty() {
                    inside.push(at(enter));
                }
                inside.push(at(leave));
            }
            if !circle.holds(b) && !inside.is_empty() {
                write_run(&inside, false, &mut out);
                inside.clear();
            }
        }
        if inside.len() > 1 {
            write_run(&inside, false, &mut out);
        }
    }
    out
}

/// Positive to the left of the line from `a` to `b`.
fn left_of(a: Pt, b: Pt, p: Pt) -> f64 {
    (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0)
}

/// Keeps what lies left of the line from `a` to `b`.
fn half_plane(points: &[Pt], a: Pt, b: Pt, kept: &mut Vec<Pt>) {
    kept.clear();
    let Some(&last) = points.last() else { return };
    let (mut from, mut s) = (last, left_of(a, b, last));
    for &to in points {
        let t = left_of(a, b, to);
        if (s < 0.0) != (t < 0.0) {
            let share = s / (s - t);
            kept.push((from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share));
        }
        if t >= 0.0 {
            kept.push(to);
        }
        (from, s) = (to, t);
    }
}

fn write_run(points: &[Pt], closed: bool, out: &mut String) {
    for (i, &(x, y)) in points.iter().enumerate() {
        out.push(if i == 0 { 'M' } else { 'L' });
        write_tenths(x, out);
        out.push(' ');
        write_tenths(y, out);
    }
    if closed {
        out.push('z');
    }
}
