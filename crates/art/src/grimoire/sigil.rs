//! How is the might of an element shown? The great seal on its Flux: glyph, ring and a wreath of its own.

use crate::elements;
use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::{PI, TAU};

/// The middle of every seal.
pub const HEART: Pt = (104.0, 105.0);

/// The seal of the element at `index`, in light on the night ground, crowned by `wreath`.
pub fn seal(pen: &mut Pen, index: usize, points: usize, wreath: &str) {
    let hue = pen.hue;
    let rays = path::rays(&mut pen.hand, HEART, 80.0, 140.0, 36, 1.7);
    pen.fill(rays, hue.mid);
    pen.halo(HEART.0, HEART.1, 100.0);
    pen.inked(wreath, hue.tint, 1.4);
    pen.inked(path::circle(HEART.0, HEART.1, 61.0), hue.ink, 1.0);
    pen.line(path::circle(HEART.0, HEART.1, 60.0), hue.glow, 2.0);
    pen.line(path::circle(HEART.0, HEART.1, 55.0), hue.mid, 0.9);
    let ticks = points * 5;
    let cuts: String = (0..ticks)
        .map(|i| {
            let a = TAU * i as f64 / ticks as f64;
            let near = if i % 5 == 0 { 46.0 } else { 50.5 };
            path::open(&[path::polar(HEART, near, a), path::polar(HEART, 53.5, a)])
        })
        .collect();
    pen.line(cuts, hue.tint, 0.9);
    pen.line(path::star(HEART, 47.0, 30.0, points, path::UP), hue.mid, 1.4);
    pen.line(path::star(HEART, 47.0, 30.0, points, path::UP + PI / points as f64), hue.deep, 1.3);
    pen.halo(HEART.0, HEART.1, 50.0);
    let (dark, bright) = (elements::glyph(index, hue.ink), elements::glyph(index, hue.glow));
    let ink = hue.ink;
    pen.placed(HEART.0 - 33.6, HEART.1 - 33.6, 0.0, 2.8, |p| {
        p.raw(&format!(r#"<g stroke="{ink}" stroke-width="1.6">{dark}</g>"#));
        p.raw(&bright);
    });
}
