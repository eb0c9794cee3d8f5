//! What is overhead? The colours of dusk, banks of coloured haze, the light everything is seen by, and stars.

use super::air;
use super::canvas::Paint;
use super::colour::Rgb;
use super::composition::{Composition, DISC};
use crate::path::{self, Pt};
use std::f64::consts::TAU;

/// The field the whole picture lies on, down to where the ground begins.
pub fn sky(scene: &mut Composition, floor: f64) {
    let mix = scene.mix;
    let stops = [
        (0.0, mix.top.mix(mix.ink, mix.dusk()), 1.0),
        (0.3, mix.sky(-40.0), 1.0),
        (0.65, mix.sky(30.0), 1.0),
        (1.0, mix.bottom, 1.0),
    ];
    scene.canvas.shape(DISC, Some((Paint::Fade((0.0, -100.0), (0.0, 100.0), &stops), 1.0)), None);
    haze(scene, floor);
    air::strokes(scene, (-100.0, 100.0), (-98.0, floor));
    source(scene);
    if mix.dark() {
        stars(scene, floor);
    } else {
        motes(scene, floor);
    }
    air::weather(scene, floor);
}

/// Banks of colour, laid out another way on every card: a slanting river, a ring, a low bank, or four corners.
fn haze(scene: &mut Composition, floor: f64) {
    let mix = scene.mix;
    let way = scene.hand.pick(4);
    let slant = scene.hand.between(-0.7, 0.7);
    let first = scene.hand.pick(4);
    for n in 0..6 {
        let t = f64::from(n) / 5.0 * 2.0 - 1.0;
        let jog = (scene.hand.between(-14.0, 14.0), scene.hand.between(-12.0, 12.0));
        let at: Pt = match way {
            0 => (t * 84.0, -34.0 + t * 84.0 * slant),
            1 => (scene.lamp.0 + 74.0 * (t * 3.1).cos(), scene.lamp.1 + 62.0 * (t * 3.1).sin()),
            2 => (t * 92.0, floor - 34.0 + 18.0 * slant * t),
            _ => (if n % 2 == 0 { -78.0 } else { 78.0 }, -70.0 + 60.0 * (t + 1.0)),
        };
        let radius = scene.hand.between(34.0, 58.0);
        let y = (at.1 + jog.1).min(floor);
        let hue = mix.families[(first + n as usize) % 4].mix(mix.sky(y), 0.3);
        let colour = if n % 3 == 2 { mix.sky(y).mix(mix.ink, 0.5) } else { hue };
        scene.puddle(
            (at.0 + jog.0, y),
            radius,
            if way == 2 { 0.4 } else { 0.7 },
            colour,
            if mix.dark() || mix.pale() { 0.5 } else { 0.42 },
        );
    }
}

/// The light itself is never seen, only what it does to the air.
fn source(scene: &mut Composition) {
    let mix = scene.mix;
    let warm = mix.bottom.mix(mix.light, 0.4);
    scene.pool(scene.lamp, 118.0, warm, if mix.dark() { 0.55 } else { 0.6 });
    scene.pool(scene.lamp, 44.0, mix.light, if mix.dark() { 0.6 } else { 0.7 });
}

/// A point of light as short as a path can be.
pub fn dot(d: &mut String, x: f64, y: f64) {
    d.push('M');
    path::write_tenths(x, d);
    d.push(' ');
    path::write_tenths(y, d);
    d.push_str("h.1");
}

/// Forty stars, as the night needs them, in three sizes.
fn stars(scene: &mut Composition, floor: f64) {
    let light = scene.mix.light;
    for (count, width, opacity) in [(22, 0.9, 0.45), (13, 1.5, 0.65), (5, 2.3, 0.85)] {
        let mut d = String::new();
        for _ in 0..count {
            let at = (scene.hand.between(-96.0, 96.0), scene.hand.between(-96.0, 1.0));
            dot(&mut d, at.0, -97.0 + (at.1 + 97.0) * (floor + 97.0) / 98.0);
        }
        scene.faint(&d, light, width, opacity);
    }
}

/// Dust in the light, closer together near its source.
fn motes(scene: &mut Composition, floor: f64) {
    let light = scene.mix.light;
    for (width, opacity) in [(1.3, 0.8), (2.4, 0.55)] {
        let mut d = String::new();
        for _ in 0..16 {
            let (turn, far) = (scene.hand.between(0.0, TAU), scene.hand.unit());
            let at = (scene.lamp.0 + 120.0 * far * turn.cos(), scene.lamp.1 + 110.0 * far * turn.sin());
            if at.1 < floor {
                dot(&mut d, at.0, at.1);
            }
        }
        scene.faint(&d, light, width, opacity);
    }
}

/// Bright on a dark sky, and the other way round.
pub fn contrary(scene: &Composition) -> Rgb {
    let mix = &scene.mix;
    if mix.dark() { mix.light } else { mix.top.mix(mix.ink, 0.45) }
}
