//! What are monsters made of? The blot they rise from, fangs, eyes, arms that curl, and stolen books.

use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::TAU;

/// The spilt ink a monster rises from, with a pool of its own light.
pub fn blot(pen: &mut Pen, light: Pt) {
    let hue = pen.hue;
    let points: Vec<Pt> = (0..16)
        .map(|i| {
            let far = pen.hand.between(126.0, 146.0);
            path::polar((150.0, 150.0), far, TAU * f64::from(i) / 16.0)
        })
        .collect();
    let mut drops = path::blob(&points);
    for _ in 0..5 {
        let p = path::polar((150.0, 150.0), pen.hand.between(138.0, 146.0), pen.hand.between(0.0, TAU));
        drops += &path::circle(p.0, p.1, pen.hand.between(1.5, 4.0));
    }
    pen.fill(drops, hue.ink);
    let (name, deep) = (hue.name, hue.deep);
    pen.raw(&format!(r#"<circle cx="150" cy="150" r="122" fill="url(#n-{name}) {deep}"/>"#));
    pen.spokes((150.0, 150.0), 84.0, 122.0, hue.ink, 0.55);
    pen.halo(light.0, light.1, light.1.min(112.0));
}

/// Teeth on the line from `a` to `b`, pointing to its right hand when `long` is positive.
pub fn fangs(a: Pt, b: Pt, n: usize, long: f64) -> String {
    let (dx, dy) = ((b.0 - a.0) / n as f64, (b.1 - a.1) / n as f64);
    let len = dx.hypot(dy);
    let (nx, ny) = (-dy / len * long, dx / len * long);
    (0..n)
        .map(|i| {
            let t = i as f64;
            let from = (a.0 + dx * t, a.1 + dy * t);
            let tip = (from.0 + dx * 0.5 + nx, from.1 + dy * 0.5 + ny);
            path::poly(&[from, tip, (from.0 + dx, from.1 + dy)])
        })
        .collect()
}

/// An arm that thins out along its points.
pub fn arm(points: &[Pt], root: f64) -> String {
    path::ribbon(points, &[root, root * 0.86, root * 0.62, root * 0.38, root * 0.12])
}

/// The same points on the other side of the page.
pub fn across(points: &[Pt]) -> Vec<Pt> {
    points.iter().map(|p| (300.0 - p.0, p.1)).collect()
}

/// A burning eye with a slit.
pub fn eye(pen: &mut Pen, x: f64, y: f64, r: f64, white: &str) {
    pen.inked(path::circle(x, y, r), white, r * 0.16);
    let slit = path::gouge((x, y - r * 0.8), (x, y + r * 0.8), r * 0.42);
    let ink = pen.hue.ink;
    pen.fill(slit, ink);
    pen.fill(path::circle(x - r * 0.36, y - r * 0.36, r * 0.16), "#ffffff");
}

/// A closed book adrift.
pub fn book(pen: &mut Pen, (x, y): Pt, turn: f64, scale: f64, cover: &str) {
    pen.placed(x, y, turn, scale, |pen| {
        pen.inked("M-20-26h34q6 0 6 6v46h-34q-6 0-6-6z", cover, 2.4);
        pen.fill("M-14 18h32v6h-32q-4-3 0-6z", "#f3e7cf");
        pen.line("M-12-18h24M-12 8h24M0-12l6 7-6 7-6-7z", "#e2b94f", 1.8);
    });
}
