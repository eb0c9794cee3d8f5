//! How does a card show its element and its value? One, two or three medallions over the element's own pattern.

use crate::elements;
use crate::madness;
use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;
use crate::sketch;
use std::f64::consts::TAU;
use std::fmt::Write;

const PAPER: &str = "url(#paper) #f3e7cf";

/// Where the medallions of each value sit, and how large they are.
const PLACES: [&[(f64, f64, f64)]; 3] = [
    &[(100.0, 146.0, 64.0)],
    &[(118.0, 88.0, 50.0), (82.0, 196.0, 50.0)],
    &[(122.0, 72.0, 44.0), (60.0, 150.0, 44.0), (132.0, 212.0, 44.0)],
];

pub fn face(pen: &mut Pen, element: usize, value: usize) {
    let (name, deep, ink) = (pen.hue.name, pen.hue.deep, pen.hue.ink);
    pen.raw(&format!(r#"<rect width="200" height="280" rx="12" fill="{ink}"/>"#));
    pen.raw(&format!(
        r#"<svg x="6" y="6" width="188" height="268" viewBox="6 6 188 268"><rect width="200" height="280" fill="url(#n-{name}) {deep}"/>"#
    ));
    pen.raw(&format!(r#"<rect width="200" height="280" fill="url(#p-{name}) none"/>"#));
    thread(pen, PLACES[value - 1]);
    for &(x, y, r) in PLACES[value - 1] {
        medallion(pen, element, (x, y), r);
    }
    pen.raw("</svg>");
    edge(pen, value);
    index_zone(pen);
}

/// Paper rim, and a thin gold line that the higher values earn.
fn edge(pen: &mut Pen, value: usize) {
    let tint = pen.hue.tint;
    pen.raw(r##"<rect x="3" y="3" width="194" height="274" rx="10" fill="none" stroke="#f3e7cf" stroke-width="5"/>"##);
    let lines = [&[8.5][..], &[8.5, 11.5], &[8.5, 11.5, 14.5]][value - 1];
    for inset in lines {
        let (w, h) = (200.0 - inset * 2.0, 280.0 - inset * 2.0);
        pen.raw(&format!(
            r#"<rect x="{inset}" y="{inset}" width="{w}" height="{h}" rx="5" fill="none" stroke="{tint}" stroke-width="1"/>"#
        ));
    }
}

/// The parchment tab where the page writes value and glyph.
fn index_zone(pen: &mut Pen) {
    let (mid, ink) = (pen.hue.mid, pen.hue.ink);
    pen.veil("M8 6h44v55q-11 2-21 10-11-8-23-10z", ink, 0.5);
    pen.raw(&format!(
        r#"<path fill="{PAPER}" stroke="{ink}" stroke-width="1.2" d="M7 4h42v54q-11 2-21 10-10-8-21-10z"/>"#
    ));
    pen.line("M10.5 4.5v51q9 1.5 17.5 8 8.5-6.5 17.5-8v-51", mid, 1.1);
}

/// The line that strings the medallions together.
fn thread(pen: &mut Pen, places: &[(f64, f64, f64)]) {
    if places.len() > 1 {
        let points: Vec<Pt> = places.iter().map(|&(x, y, _)| (x, y)).collect();
        let (ink, tint) = (pen.hue.ink, pen.hue.tint);
        pen.line(path::open(&points), ink, 7.0);
        pen.line(path::open(&points), tint, 2.4);
    }
}

/// A tile of each element's pattern, repeated over the ground of its cards.
pub fn tiles(out: &mut String) {
    let curl = path::flow(&path::spiral((24.0, 24.0), 3.0, 17.0, 0.0, 1.3))
        + &path::flow(&path::spiral((72.0, 48.0), 3.0, 17.0, 2.0, 1.3));
    let cell: Vec<Pt> =
        (0..6).map(|k| path::polar((20.0, 0.0), 19.0, path::UP + TAU * f64::from(k) / 6.0)).collect();
    let next: Vec<Pt> = cell.iter().map(|p| (p.0 - 20.0, p.1 + 34.0)).collect();
    let last: Vec<Pt> = next.iter().map(|p| (p.0 + 40.0, p.1)).collect();
    let foot: Vec<Pt> = cell.iter().map(|p| (p.0, p.1 + 68.0)).collect();
    let hive = [cell, next, last, foot].iter().map(|rim| path::poly(rim)).collect();
    let wave = String::from("M0 8q7-7 14 0t14 0M-14 26q7-7 14 0t14 0 14 0 14 0");
    let lick = String::from(
        "M10 44q-8-10 0-20 2 6 6 8 0-10 4-16 0 10 6 16 4 8-4 14M40 14q-5-6 0-12 3 6 6 6 0 4-2 8",
    );
    for (hue, (w, h), d, width) in [
        (madness::WATER, (28, 36), wave, 3.0),
        (madness::EARTH, (40, 68), hive, 2.2),
        (madness::FIRE, (56, 48), lick, 2.6),
        (madness::AIR, (96, 72), curl, 3.2),
    ] {
        let (name, line) = (hue.name, hue.deep);
        let _ = write!(
            out,
            r#"<pattern id="p-{name}" width="{w}" height="{h}" patternUnits="userSpaceOnUse"><path fill="none" stroke="{line}" stroke-width="{width}" stroke-linecap="round" d="{d}"/></pattern>"#
        );
    }
}

/// A lit disc with the element's motif in it.
fn medallion(pen: &mut Pen, element: usize, c: Pt, r: f64) {
    let hue = pen.hue;
    let name = hue.name;
    let (x, y) = c;
    // Twenty-eight teeth: the beat is the circumference divided by twice their number.
    let beat = path::round(TAU * r * 1.03 / 56.0 * 100.0) / 100.0;
    pen.raw(&format!(
        r#"<circle cx="{x}" cy="{y}" r="{}" fill="{}" stroke="{}" stroke-width="5" stroke-dasharray="{beat}" stroke-linecap="butt"/>"#,
        path::round(r * 1.03),
        hue.tint,
        hue.tint
    ));
    pen.line(path::circle(x, y, r * 0.98), hue.ink, 1.4);
    pen.raw(&format!(
        r#"<circle cx="{x}" cy="{y}" r="{}" fill="url(#n-{name}) {}" stroke="{}" stroke-width="2"/>"#,
        path::round(r * 0.88),
        hue.deep,
        hue.ink
    ));
    pen.halo(x, y, r * 0.84);
    pen.placed(x, y, 0.0, path::round(r * 10.0 / 60.0) / 10.0, |pen| match element {
        0 => wave(pen),
        1 => crystal(pen),
        2 => fire(pen),
        _ => gust(pen),
    });
}

fn wave(pen: &mut Pen) {
    let hue = pen.hue;
    pen.inked(motif::drop(0.0, -48.0, 66.0, 86.0), hue.tint, 2.6);
    pen.fill(
        sketch::shape("-33 14! -22 8 -11 14 0 20 11 14 22 8 33 14! 26 30 14 37 0 38 -16 36 -27 30"),
        hue.mid,
    );
    pen.line(sketch::stroke("-32 14 -22 8 -11 14 0 20 11 14 22 8 32 14"), hue.glow, 3.0);
    pen.line(sketch::stroke("-20 26 -11 22 0 28 11 22 20 26"), hue.tint, 2.2);
    pen.line(sketch::stroke("-4 -22 -14 -10 -19 0"), "#ffffff", 4.6);
}

fn crystal(pen: &mut Pen) {
    let hue = pen.hue;
    pen.inked("M-46 34L-30-10-18-22-4 6 6-46 24-30 32 4 46 34z", hue.mid, 2.4);
    pen.fill("M-18-22L-4 6-12 34h-22l4-44zM6-46l6 40-8 40h-12l4-28z", hue.tint);
    pen.fill("M6-46l6 40-4 40h16L24-30z", hue.deep);
    pen.line("M-18-22l4 26-10 30M6-46l6 40-8 40M32 4L22 34", hue.ink, 1.6);
    pen.fill("M-44 34h88l-8 8h-72z", hue.ink);
}

fn fire(pen: &mut Pen) {
    motif::blaze(pen, 0.0, 40.0, 66.0, 88.0);
}

fn gust(pen: &mut Pen) {
    let hue = pen.hue;
    let (dark, bright) = (elements::drawn(elements::AIR, hue.ink), elements::drawn(elements::AIR, hue.glow));
    let ink = hue.ink;
    pen.placed(-42.0, -43.0, 0.0, 3.5, |pen| {
        pen.raw(&format!(r#"<g stroke="{ink}" stroke-width="1.6">{dark}</g>"#));
        pen.raw(&bright);
    });
}
