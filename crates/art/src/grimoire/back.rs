//! What does everybody else see? The back of every card: a closed grimoire with a watching clasp.

use crate::ground;
use crate::path::{self, Pt};
use crate::pen::{Hue, Pen};
use std::f64::consts::TAU;

const EYE: Pt = (100.0, 140.0);
const GOLD: &str = "#b98f45";
const DIM: &str = "#6e5128";
const LEATHER: Hue = Hue {
    name: "back",
    ink: "#120c09",
    deep: "#2c1a14",
    mid: "#4a2a1e",
    tint: GOLD,
    glow: "#f0d9a0",
    spark: "#c8502b",
};

pub fn grounds(out: &mut String) {
    ground::gradient(out, "leather", [("#5a3022", 1.0), ("#3a1f17", 1.0), ("#170d0a", 1.0)]);
    ground::gradient(out, "h-back", [("#ffe3a1", 0.7), ("#c8782b", 0.25), ("#3a1f17", 0.0)]);
}

pub fn paint() -> String {
    let mut pen = Pen::new("back", LEATHER);
    pen.raw(r##"<rect width="200" height="280" rx="12" fill="#120c09"/>"##);
    pen.raw(r##"<rect x="5" y="5" width="190" height="270" rx="8" fill="url(#leather) #3a1f17"/>"##);
    tooling(&mut pen);
    corners(&mut pen);
    clasp(&mut pen);
    format!(r#"<g stroke-linecap="round" stroke-linejoin="round">{}</g>"#, pen.done())
}

/// Gold lines pressed into the leather.
fn tooling(pen: &mut Pen) {
    pen.raw(&format!(
        r#"<rect x="11" y="11" width="178" height="258" rx="5" fill="none" stroke="{GOLD}" stroke-width="1.6"/><rect x="15" y="15" width="170" height="250" rx="3" fill="none" stroke="{DIM}" stroke-width=".8" stroke-dasharray="1 3"/>"#
    ));
    let rays = path::rays(&mut pen.hand, EYE, 66.0, 150.0, 64, 1.0);
    pen.raw(r#"<svg x="15" y="15" width="170" height="250" viewBox="15 15 170 250">"#);
    pen.veil(rays, GOLD, 0.28);
    pen.raw("</svg>");
    pen.line(path::rosette(EYE, 78.0, 0.1, 20), DIM, 0.8);
    pen.line(path::circle(EYE.0, EYE.1, 62.0) + &path::circle(EYE.0, EYE.1, 58.0), GOLD, 1.0);
    let stars: String = (0..24)
        .map(|i| {
            let r = if i % 2 == 0 { 1.4 } else { 0.7 };
            let p = path::polar(EYE, 60.0, TAU * f64::from(i) / 24.0);
            path::circle(p.0, p.1, r)
        })
        .collect();
    pen.fill(stars, GOLD);
}

fn corners(pen: &mut Pen) {
    let mut d = String::new();
    for (x, y, sx, sy) in [
        (15.0, 15.0, 1.0, 1.0),
        (185.0, 15.0, -1.0, 1.0),
        (15.0, 265.0, 1.0, -1.0),
        (185.0, 265.0, -1.0, -1.0),
    ] {
        let at = |px: f64, py: f64| (x + px * sx, y + py * sy);
        d += &path::blob(&[
            at(0.0, 0.0),
            at(34.0, 0.0),
            at(24.0, 7.0),
            at(20.0, 20.0),
            at(7.0, 24.0),
            at(0.0, 34.0),
        ]);
    }
    pen.inked(d, DIM, 1.0);
    let studs: String = [(23.0, 23.0), (177.0, 23.0), (23.0, 257.0), (177.0, 257.0)]
        .into_iter()
        .map(|(x, y)| path::circle(x, y, 3.2))
        .collect();
    pen.inked(studs, GOLD, 0.8);
}

/// The eye-like clasp in the middle of everything.
fn clasp(pen: &mut Pen) {
    pen.halo(EYE.0, EYE.1, 56.0);
    pen.line(
        path::star(EYE, 57.0, 22.0, 5, path::UP) + &path::star(EYE, 57.0, 22.0, 5, -path::UP),
        GOLD,
        1.2,
    );
    pen.inked("M52 140C68 112 132 112 148 140 132 168 68 168 52 140z", GOLD, 1.6);
    pen.inked("M59 140C74 119 126 119 141 140 126 161 74 161 59 140z", "#f3e0b4", 1.2);
    pen.inked(path::circle(EYE.0, EYE.1, 18.0), "#8a3a1c", 1.6);
    let iris = path::rays(&mut pen.hand, EYE, 7.0, 17.5, 22, 1.1);
    pen.fill(iris, "#e9a04a");
    pen.fill("M100 124c5 8 5 24 0 32-5-8-5-24 0-32z", LEATHER.ink);
    pen.fill(path::circle(94.0, 133.0, 3.0), "#fff6dc");
}
