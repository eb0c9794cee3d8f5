//! What holds a spell's picture? Border, plate, bookmark and cartouche, with ornament seeded by the card.

use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::TAU;

const PAPER: &str = "url(#paper) #f3e7cf";
const UMBER: &str = "#6b5234";
const CARD: &str =
    "M12 0h176a12 12 0 0 1 12 12v256a12 12 0 0 1-12 12H12A12 12 0 0 1 0 268V12A12 12 0 0 1 12 0z";
const PLATE: &str = "M12 18q6 0 6-6h164q0 6 6 6v166q-6 0-6 6h-62q-10 0-20 6-10-6-20-6h-62q0-6-6-6z";

/// Basic spells have a black border, special ones a white border with gold.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Border {
    Basic,
    Special,
}

/// The ground of the picture: dark for night scenes, bright for day.
pub fn ground(pen: &mut Pen, night: bool) {
    let (kind, flat) = if night { ("n", pen.hue.deep) } else { ("d", pen.hue.tint) };
    let name = pen.hue.name;
    pen.raw(&format!(r#"<rect x="8" y="8" width="184" height="192" fill="url(#{kind}-{name}) {flat}"/>"#));
}

/// Everything around the picture; painted last, so it also trims the picture to its plate.
pub fn surround(pen: &mut Pen, border: Border) {
    let (edge, rim, thread) = match border {
        Border::Basic => ("#1a130e", "#4d3b2a", UMBER),
        Border::Special => ("#fffaf0", "#b98f35", "#b98f35"),
    };
    let ink = pen.hue.ink;
    pen.raw(&format!(
        r#"<path fill="{PAPER}" fill-rule="evenodd" stroke="{ink}" stroke-width="1.4" d="{CARD}{PLATE}"/>"#
    ));
    ring(pen, 2.8, edge, 5.6);
    ring(pen, 0.6, rim, 1.2);
    if border == Border::Special {
        ring(pen, 5.5, rim, 1.0);
    }
    stitching(pen, thread);
    cartouche(pen, thread);
    band(pen, thread);
    bookmark(pen);
}

/// A rounded line round the card, `inset` from its edge.
fn ring(pen: &mut Pen, inset: f64, colour: &str, width: f64) {
    let (w, h) = (path::round(200.0 - inset * 2.0), path::round(280.0 - inset * 2.0));
    let corner = path::round(12.0 - inset);
    pen.raw(&format!(
        r#"<rect x="{inset}" y="{inset}" width="{w}" height="{h}" rx="{corner}" fill="none" stroke="{colour}" stroke-width="{width}"/>"#
    ));
}

/// A fine broken line round the card whose rhythm belongs to this card alone.
fn stitching(pen: &mut Pen, thread: &str) {
    let beat: Vec<String> = (0..4).map(|_| (1 + pen.hand.pick(7)).to_string()).collect();
    pen.raw(&format!(
        r#"<rect x="8.5" y="8.5" width="183" height="263" rx="5" fill="none" stroke="{thread}" stroke-width=".8" stroke-dasharray="{}"/>"#,
        beat.join(" ")
    ));
}

/// The quiet field for name and rules, with a faint seal behind the words.
fn cartouche(pen: &mut Pen, thread: &str) {
    let (tint, mid) = (pen.hue.tint, pen.hue.mid);
    let field = "M17 204h166q0 5 5 5v53q-5 0-5 5H17q0-5-5-5v-53q5 0 5-5z";
    pen.raw(&format!(
        r#"<path fill="{tint}" fill-opacity=".16" stroke="{thread}" stroke-width=".8" d="{field}"/>"#
    ));
    let petals = 5 + pen.hand.pick(7);
    let depth = pen.hand.between(0.14, 0.4);
    let seal = path::rosette((100.0, 236.0), 27.0, depth, petals);
    pen.raw(&format!(r#"<path fill="none" stroke="{mid}" stroke-width=".8" opacity=".26" d="{seal}"/>"#));
}

/// Scrollwork between picture and words, mirrored left and right.
fn band(pen: &mut Pen, thread: &str) {
    let turns = pen.hand.between(0.9, 1.7) * if pen.hand.unit() < 0.5 { 1.0 } else { -1.0 };
    let r = pen.hand.between(3.2, 4.8);
    let reach = pen.hand.between(34.0, 62.0);
    let mut scroll: Vec<Pt> = vec![(110.0, 198.0), (100.0 + reach * 0.5, 195.5)];
    scroll.extend(coil((100.0 + reach, 197.5), r, turns));
    let mirror: Vec<Pt> = scroll.iter().map(|p| (200.0 - p.0, p.1)).collect();
    pen.line(path::flow(&scroll) + &path::flow(&mirror), thread, 1.3);
    let gems: String = (0..1 + pen.hand.pick(4))
        .map(|i| {
            let (x, s) = (reach + 10.0 + i as f64 * 6.0, 1.8 - i as f64 * 0.3);
            let gem = |x: f64| path::poly(&[(x - s, 197.5), (x, 197.5 - s), (x + s, 197.5), (x, 197.5 + s)]);
            gem(100.0 + x) + &gem(100.0 - x)
        })
        .collect();
    pen.fill(gems, thread);
    let points = 4 + pen.hand.pick(5);
    let inner = pen.hand.between(2.2, 4.4);
    pen.inked(path::star((100.0, 198.0), 7.0, inner, points, path::UP), pen.hue.tint, 1.2);
}

/// The curled end of a scroll, with no more points than its size deserves.
fn coil(c: Pt, r: f64, turns: f64) -> Vec<Pt> {
    let start = path::UP * turns.signum();
    let n = (turns.abs() * 5.0).ceil();
    (0..=n as usize)
        .map(|i| {
            let t = i as f64 / n;
            path::polar(c, r * (1.0 - t * 0.85), start + turns * TAU * t)
        })
        .collect()
}

/// The parchment bookmark under power and element glyph.
fn bookmark(pen: &mut Pen) {
    let (mid, ink) = (pen.hue.mid, pen.hue.ink);
    pen.veil("M11 8h39v57q-10 2-19 10-10-8-20-11z", ink, 0.45);
    pen.raw(&format!(
        r#"<path fill="{PAPER}" stroke="{ink}" stroke-width="1.2" d="M9 5.5h38v56q-9 3-19 11-10-8-19-11z"/>"#
    ));
    pen.line("M12.5 6v52.8q8 2.5 15.5 8.5 7.5-6 15.5-8.5V6", mid, 1.1);
}

/// The bookmark alone, for pages that show power and element larger than the face does.
pub fn loose_bookmark() -> String {
    format!(
        r#"<path fill="{PAPER}" stroke="{UMBER}" stroke-width="1.2" d="M1 1h38v56q-9 3-19 11-10-8-19-11z"/><path fill="none" stroke="currentColor" stroke-width="1.1" d="M4.5 1v53.3q8 2.5 15.5 8.5 7.5-6 15.5-8.5V1"/>"#
    )
}
