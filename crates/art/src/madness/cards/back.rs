//! What do the others see? The back of the cards in hand, and the spines of the library.

use crate::madness::glyph;
use crate::path::{self, Pt};
use crate::pen::Pen;
use crate::sketch;
use std::f64::consts::TAU;

const GOLD: &str = "#b98f45";
const DIM: &str = "#6e5128";
const MIDDLE: Pt = (100.0, 140.0);

/// Dark cloth, and the four elements round the thing they keep out.
pub fn element(pen: &mut Pen) {
    pen.raw(r##"<rect width="200" height="280" rx="12" fill="#0d0a12"/><rect x="5" y="5" width="190" height="270" rx="8" fill="url(#cloth) #241a33"/>"##);
    frame(pen);
    pen.spokes(MIDDLE, 40.0, 84.0, GOLD, 0.3);
    pen.line(path::rosette(MIDDLE, 84.0, 0.06, 16), DIM, 0.9);
    pen.line(path::circle(100.0, 140.0, 70.0) + &path::circle(100.0, 140.0, 66.0), GOLD, 1.0);
    pen.line("M100 74L166 140 100 206 34 140zM53 93H147V187H53z", DIM, 1.0);
    for (i, (x, y)) in [(100.0, 72.0), (168.0, 140.0), (100.0, 208.0), (32.0, 140.0)].into_iter().enumerate()
    {
        pen.raw(&format!(
            r##"<circle cx="{x}" cy="{y}" r="15" fill="#17101f" stroke="{GOLD}" stroke-width="1.4"/>"##
        ));
        pen.placed(x - 9.6, y - 9.6, 0.0, 0.8, |pen| pen.raw(&glyph(i, GOLD)));
    }
    pen.raw(&format!(
        r##"<circle cx="100" cy="140" r="34" fill="#17101f" stroke="{GOLD}" stroke-width="1.6"/>"##
    ));
    pen.placed(73.6, 116.0, 0.0, 2.2, |pen| pen.raw(&glyph(4, GOLD)));
}

fn frame(pen: &mut Pen) {
    pen.raw(&format!(
        r#"<rect x="11" y="11" width="178" height="258" rx="5" fill="none" stroke="{GOLD}" stroke-width="1.5"/><rect x="15" y="15" width="170" height="250" rx="3" fill="none" stroke="{DIM}" stroke-width=".8"/>"#
    ));
    let curl = "24 46 22 30 32 22 40 28 34 36 28 30 / 46 24 30 22 / 30 60 24 74 24 58 / 60 30 74 24 58 24";
    let tops = sketch::pair_strokes(100.0, curl);
    pen.line(&tops, GOLD, 1.4);
    pen.raw(r#"<g transform="matrix(1 0 0 -1 0 280)">"#);
    pen.line(&tops, GOLD, 1.4);
    pen.raw("</g>");
}

/// The cover of a library book of one element.
pub fn library(pen: &mut Pen, element: usize) {
    let hue = pen.hue;
    let (name, deep, ink) = (hue.name, hue.deep, hue.ink);
    pen.raw(&format!(
        r#"<rect width="200" height="280" rx="12" fill="{ink}"/><rect x="5" y="5" width="190" height="270" rx="8" fill="url(#n-{name}) {deep}"/>"#
    ));
    pen.veil("M5 13a8 8 0 0 1 8-8h17v270H13a8 8 0 0 1-8-8z", ink, 0.6);
    pen.line("M30 6v268M24 40h-18M24 46h-18M24 134h-18M24 146h-18M24 234h-18M24 240h-18", GOLD, 1.2);
    pen.raw(&format!(
        r#"<rect x="40" y="14" width="146" height="252" rx="4" fill="none" stroke="{GOLD}" stroke-width="1.6"/><rect x="45" y="19" width="136" height="242" rx="3" fill="none" stroke="{GOLD}" stroke-width=".7"/>"#
    ));
    let c = (113.0, 140.0);
    pen.spokes(c, 58.0, 66.0, GOLD, 0.8);
    let (w, petals) = (56.0, [8, 6, 10, 12][element]);
    pen.line(path::rosette(c, w, 0.12, petals), GOLD, 1.6);
    pen.raw(&format!(
        r#"<circle cx="113" cy="140" r="40" fill="{ink}" stroke="{GOLD}" stroke-width="1.6"/>"#
    ));
    pen.placed(c.0 - 26.4, c.1 - 26.4, 0.0, 2.2, |pen| pen.raw(&glyph(element, hue.tint)));
    let stars: String = (0..12)
        .map(|i| {
            let p = path::polar(c, 48.0, TAU * f64::from(i) / 12.0);
            path::circle(p.0, p.1, 1.5)
        })
        .collect();
    pen.fill(stars, GOLD);
    let corners = sketch::pair(113.0, "181 19! 181 54! 172 46 168 34 158 30 148 19!");
    pen.fill(&corners, GOLD);
    pen.raw(r#"<g transform="matrix(1 0 0 -1 0 280)">"#);
    pen.fill(&corners, GOLD);
    pen.raw("</g>");
}
