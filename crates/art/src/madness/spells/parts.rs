//! What do the vignettes share? Grounds, a face in profile, an open hand, a card, a tree.

use crate::path;
use crate::pen::Pen;
use crate::sketch::shape;

/// Night of the element, with its light at `(x, y)`.
pub fn night(p: &mut Pen, x: f64, y: f64) {
    let (name, deep) = (p.hue.name, p.hue.deep);
    p.raw(&format!(r#"<rect width="200" height="140" fill="url(#n-{name}) {deep}"/>"#));
    p.halo(x, y, 70.0);
}

/// Day of the element.
pub fn day(p: &mut Pen) {
    let (name, tint) = (p.hue.name, p.hue.tint);
    p.raw(&format!(r#"<rect width="200" height="140" fill="url(#d-{name}) {tint}"/>"#));
}

/// A face that looks to the right.
pub fn profile(p: &mut Pen, x: f64, y: f64, scale: f64, colour: &str) {
    p.placed(x, y, 0.0, scale, |p| {
        p.inked(shape("0 -34 18 -30 25 -16! 27 -8 34 4! 28 7 29 13! 25 15 26 23 15 27! 15 44! -18 44! -17 26 -28 8 -27 -14 -16 -29"), colour, 2.4);
    });
}

/// A face that looks to the left.
pub fn facing(p: &mut Pen, x: f64, y: f64, scale: f64, colour: &str) {
    p.raw(&format!(r#"<g transform="translate({x} {y}) scale(-1 1)">"#));
    profile(p, 0.0, 0.0, scale, colour);
    p.raw("</g>");
}

/// An open hand, palm to us, fingers up.
pub fn palm(p: &mut Pen, x: f64, y: f64, turn: f64, scale: f64, skin: &str) {
    p.placed(x, y, turn, scale, |p| {
        let fingers = "-16 44! -18 14 -34 0 -38 -10 -32 -14 -18 -2! -20 -34 -14 -38 -10 -34 -8 -6! -5 -44 0 -48 5 -44 5 -6! 9 -40 14 -43 18 -38 15 -2! 22 -26 27 -28 30 -23 26 4 20 20 18 44!";
        p.inked(shape(fingers), skin, 2.4);
        p.line("M-14 14q12-8 28-4M-8 24q8-4 18-4", p.hue.ink, 1.4);
    });
}

/// A small parchment card.
pub fn card(p: &mut Pen, x: f64, y: f64, turn: f64, scale: f64) {
    p.placed(x, y, turn, scale, |p| {
        p.inked("M-12-17h24q2 0 2 2v30q0 2-2 2h-24q-2 0-2-2v-30q0-2 2-2z", "#f3e7cf", 2.0);
        p.fill("M0-9l6 9-6 9-6-9z", p.hue.mid);
    });
}

/// A trunk with a round crown.
pub fn tree(p: &mut Pen, x: f64, base: f64, tall: f64, leaf: &str) {
    let (w, r) = (tall * 0.12, tall * 0.36);
    p.inked(
        format!(
            "M{} {base}q{} {} {} {}h{}q{} {} {} {}z",
            x - w,
            w * 0.6,
            -tall * 0.2,
            w * 0.5,
            -tall * 0.5,
            w,
            0.0,
            tall * 0.3,
            w * 0.5,
            tall * 0.5
        ),
        p.hue.deep,
        2.0,
    );
    let top = base - tall * 0.62;
    p.massed(
        path::circle(x, top - r * 0.3, r * 0.8)
            + &path::circle(x - r * 0.6, top + r * 0.2, r * 0.6)
            + &path::circle(x + r * 0.6, top + r * 0.2, r * 0.6),
        leaf,
        3.6,
    );
}

/// Lines of moving air.
pub fn breath(p: &mut Pen, notes: &str, colour: &str, width: f64) {
    p.line(crate::sketch::stroke(notes), colour, width);
}
