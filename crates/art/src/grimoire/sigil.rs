//! How is the might of an element shown? The great seal on its Flux: glyph, ring and rays.

use crate::elements;
use crate::path::{self, Pt};
use crate::pen::Pen;

const HEART: Pt = (104.0, 106.0);

/// The seal of the element at `index`, drawn in light on the night ground.
pub fn seal(pen: &mut Pen, index: usize, points: usize) {
    let hue = pen.hue;
    let rays = path::rays(&mut pen.hand, HEART, 66.0, 130.0, 44, 1.9);
    pen.fill(rays, hue.mid);
    pen.halo(HEART.0, HEART.1, 88.0);
    pen.fill(path::circle(HEART.0, HEART.1, 64.0), hue.ink);
    pen.line(path::circle(HEART.0, HEART.1, 64.0), hue.tint, 2.0);
    pen.line(path::circle(HEART.0, HEART.1, 59.5), hue.mid, 0.8);
    let ticks: String = (0..points * 6)
        .map(|i| {
            let a = std::f64::consts::TAU * i as f64 / (points * 6) as f64;
            path::gouge(path::polar(HEART, 52.0, a), path::polar(HEART, 59.0, a), 0.9)
        })
        .collect();
    pen.fill(ticks, hue.tint);
    pen.line(path::star(HEART, 51.0, 33.0, points, path::UP), hue.mid, 1.4);
    pen.line(
        path::star(HEART, 51.0, 33.0, points, path::UP + std::f64::consts::PI / points as f64),
        hue.deep,
        1.2,
    );
    pen.halo(HEART.0, HEART.1, 46.0);
    let (dark, bright) = (elements::glyph(index, hue.ink), elements::glyph(index, hue.glow));
    pen.placed(HEART.0 - 33.6, HEART.1 - 33.6, 0.0, 2.8, |p| p.raw(&dark));
    pen.placed(HEART.0 - 31.2, HEART.1 - 31.2, 0.0, 2.6, |p| p.raw(&bright));
}
