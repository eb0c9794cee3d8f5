//! How does the round pass? A ring of six places, the markers that walk it, and tokens.

use crate::madness::glyph;
use crate::motif;
use crate::path;
use crate::pen::Pen;
use crate::sketch::{pair_strokes, twin};
use std::f64::consts::TAU;

const GOLD: &str = "#c69a4a";

/// Six places; the first, at the top, is where monsters come and go.
pub fn ring(p: &mut Pen) {
    let h = p.hue;
    let c = (120.0, 120.0);
    p.line(path::circle(120.0, 120.0, 92.0), h.ink, 26.0);
    p.line(path::circle(120.0, 120.0, 92.0), h.mid, 20.0);
    p.line(path::circle(120.0, 120.0, 82.0) + &path::circle(120.0, 120.0, 102.0), GOLD, 1.4);
    for i in 0..6 {
        let turn = TAU * f64::from(i) / 6.0;
        let at = path::polar(c, 92.0, path::UP + turn + TAU / 12.0);
        p.placed(
            path::round(at.0),
            path::round(at.1),
            path::round((turn + TAU / 12.0).to_degrees()),
            1.0,
            |p| {
                p.line("M-4-5L3 0l-7 5", GOLD, 2.4);
            },
        );
    }
    for i in 1..6 {
        let (x, y) = path::polar(c, 92.0, path::UP + TAU * f64::from(i) / 6.0);
        p.inked(path::circle(x, y, 22.0), h.deep, 2.4);
        p.line(path::circle(x, y, 18.5), GOLD, 1.6);
    }
    p.inked(path::star((120.0, 28.0), 28.0, 22.0, 12, 0.0), "#6a1f20", 2.4);
    p.inked(path::circle(120.0, 28.0, 20.0), "#2a0c0e", 1.8);
    p.placed(103.2, 12.0, 0.0, 1.4, |p| p.raw(&glyph(4, "#e8a08a")));
}

/// Red wax with an eye: where the invocation stands.
pub fn invocation(p: &mut Pen) {
    let h = p.hue;
    p.veil(path::ellipse(32.0, 58.0, 20.0, 5.0), h.ink, 0.6);
    p.inked(twin(32.0, "32 4! 44 18 50 34 44 50 32 56"), "#a8322c", 2.6);
    p.fill("M30 12Q18 26 18 36q0 8 6 12-2-18 6-36z", "#e0705a");
    p.inked("M19 35C25 26 39 26 45 35 39 44 25 44 19 35z", "#fff3d8", 1.8);
    p.fill(path::gouge((32.0, 28.0), (32.0, 42.0), 6.0), h.ink);
}

/// A brass moon: which round it is.
pub fn round(p: &mut Pen) {
    let h = p.hue;
    p.veil(path::ellipse(32.0, 59.0, 18.0, 4.0), h.ink, 0.6);
    p.inked("M20 52h24l4 6H16zM28 44h8l2 8H26z", GOLD, 2.2);
    p.inked(path::circle(32.0, 25.0, 20.0), "#8a6426", 2.4);
    p.inked(path::circle(32.0, 25.0, 15.0), "#241a33", 1.6);
    p.fill(motif::crescent(31.0, 25.0, 11.0, 4.0), "#f4dfa6");
    p.fill(path::star((40.0, 22.0), 4.0, 1.6, 4, path::UP), "#f4dfa6");
}

/// A lit candle: whose turn it is.
pub fn active(p: &mut Pen) {
    let h = p.hue;
    p.halo(32.0, 18.0, 18.0);
    p.inked("M10 52q22 10 44 0-4 10-22 10T10 52z", GOLD, 2.2);
    p.inked("M22 30h20v24q-10 4-20 0z", "#f3e7cf", 2.4);
    p.fill("M35 31h6v22l-6 2z", "#cfb98c");
    p.line("M32 30v-5", h.ink, 2.2);
    p.inked(motif::flame(32.0, 27.0, 13.0, 24.0, 1.0), "#f29a3e", 1.8);
    p.fill(motif::flame(32.0, 26.0, 7.0, 13.0, 0.0), "#fff2c0");
    p.line(pair_strokes(32.0, "52 50 60 46 58 54 52 54"), GOLD, 2.4);
}

/// A wooden token with the element burnt in.
pub fn token(p: &mut Pen, element: usize) {
    let h = p.hue;
    p.raw(&format!(
        r#"<circle cx="32" cy="33" r="29" fill="{}"/><circle cx="32" cy="31" r="29" fill="url(#n-{}) {}" stroke="{}" stroke-width="2"/><circle cx="32" cy="31" r="25" fill="none" stroke="{}" stroke-width="1.4"/>"#,
        h.ink, h.name, h.mid, h.ink, h.tint
    ));
    p.placed(15.2, 14.2, 0.0, 1.4, |p| p.raw(&glyph(element, h.glow)));
}
