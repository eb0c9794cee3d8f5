//! What is between us and the scene? Grass, stones, a carved window or the sweep of the brush, all along the rim.

use super::composition::Composition;
use crate::path::{self, Pt, round};
use std::f64::consts::{FRAC_PI_2, PI, TAU};
use std::fmt::Write;

/// The near edge of a landscape.
pub fn meadow(scene: &mut Composition) {
    match scene.hand.pick(4) {
        0 => grass(scene),
        1 => stones(scene),
        2 => window(scene),
        _ => sweep(scene),
    }
}

/// The near edge of a picture that has no ground.
pub fn nowhere(scene: &mut Composition) {
    if scene.hand.unit() < 0.5 { window(scene) } else { sweep(scene) }
}

/// The near edge under water: weed that leans with the current.
pub fn weed(scene: &mut Composition) {
    let (ink, ground) = (scene.mix.ink, scene.mix.ground);
    let (mut d, lean) = (String::new(), scene.hand.between(-7.0, 7.0));
    for side in [-1.0, 1.0] {
        for n in 0..6 {
            let x = side * (50.0 + 8.0 * f64::from(n) + scene.hand.between(-3.0, 3.0));
            let rim = (99.0_f64 * 99.0 - (x * x).min(9_600.0)).sqrt();
            let high = scene.hand.between(12.0, 20.0) + f64::from(n) * 5.0;
            let bend = |t: f64| (x + lean * t * t + 3.0 * (t * 6.0 + x).sin(), rim + 2.0 - high * t);
            let points: Vec<Pt> = (0..5).map(|i| bend(f64::from(i) / 4.0)).collect();
            d += &path::ribbon(&points, &[2.6, 3.2, 2.4, 0.3]);
        }
    }
    scene.fill(&d, ground.mix(ink, 0.7), 0.85);
    sweep(scene);
}

/// Blades that stand up at the lower rim.
fn grass(scene: &mut Composition) {
    let (ink, ground) = (scene.mix.ink, scene.mix.ground);
    let mut d = String::new();
    for _ in 0..30 {
        let x = scene.hand.between(-92.0, 92.0);
        let rim = (99.0_f64 * 99.0 - x * x).sqrt();
        let (lean, high) = (scene.hand.between(-5.0, 5.0), scene.hand.between(6.0, 15.0));
        let tip = (lean, -high - x.abs() * 0.06);
        let _ = write!(
            d,
            "M{} {}q{} {} {} {}q{} {} {} {}z",
            round(x),
            round(rim + 2.0),
            round(tip.0 * 0.2),
            round(tip.1 * 0.6),
            round(tip.0),
            round(tip.1),
            round(2.2 - tip.0 * 0.8),
            round(-tip.1 * 0.4),
            round(2.2 - tip.0),
            round(-tip.1)
        );
    }
    scene.fill(&d, ground.mix(ink, 0.8), 0.9);
}

/// Dark stones in both lower corners.
fn stones(scene: &mut Composition) {
    let mix = scene.mix;
    let (mut d, mut lit) = (String::new(), String::new());
    for turn in [0.34, 0.42, 0.27, 0.66, 0.58, 0.73] {
        let at = path::polar((0.0, 0.0), 101.0, PI * (turn + scene.hand.between(-0.02, 0.02)));
        let r = scene.hand.between(7.0, 12.0);
        let points: Vec<Pt> = (0..6)
            .map(|i| path::polar(at, r * scene.hand.between(0.75, 1.1), TAU * f64::from(i) / 6.0))
            .collect();
        d += &path::blob(&points);
        let _ = write!(
            lit,
            "M{} {}q{} {} {} {}",
            round(at.0 - r * 0.8),
            round(at.1 - r * 0.3),
            round(r * 0.4),
            round(-r * 0.6),
            round(r),
            round(-r * 0.6)
        );
    }
    scene.fill(&d, mix.ground.mix(mix.ink, 0.8), 0.92);
    scene.faint(&lit, mix.light, 0.9, 0.35);
}

/// How far from the middle the points of a carved window are, and the bottom of its lobes.
const CUSP: f64 = 91.0;
const RIM: f64 = 98.5;

/// Seen through a round window: a ring of carved cusps.
fn window(scene: &mut Composition) {
    let mix = scene.mix;
    let lobes = [8, 10, 12, 14][scene.hand.pick(4)];
    let start = if scene.hand.unit() < 0.5 { 0.0 } else { PI / f64::from(lobes) };
    let half = PI / f64::from(lobes);
    let at = |n: i32| path::polar((0.0, 0.0), CUSP, start + 2.0 * half * f64::from(n));
    // The lobe that just touches the rim between two cusps.
    let (chord, deep) = (CUSP * half.sin(), RIM - CUSP * half.cos());
    let bow = round((chord * chord + deep * deep) / (2.0 * deep));
    let mut cusps = format!("M{} {}", round(at(0).0), round(at(0).1));
    for n in 1..=lobes {
        let _ = write!(cusps, "A{bow} {bow} 0 0 1 {} {}", round(at(n).0), round(at(n).1));
    }
    let ring = format!("M-102 0A102 102 0 0 0 102 0A102 102 0 0 0-102 0z{cusps}z");
    scene.fill(&ring, mix.ground.mix(mix.ink, 0.75), 0.9);
    scene.faint(&cusps, mix.families[0].mix(mix.light, 0.5), 1.0, 0.55);
}

/// Long strokes of dark paint that follow the rim.
fn sweep(scene: &mut Composition) {
    let ink = scene.mix.ink;
    for (count, near, far, width, opacity) in [(16, 91.0, 98.0, 4.0, 0.3), (14, 95.0, 99.0, 5.0, 0.45)] {
        let mut d = String::new();
        for _ in 0..count {
            let (r, long) = (scene.hand.between(near, far), scene.hand.between(0.2, 0.6));
            let turn = scene.hand.between(0.0, TAU);
            let (a, b) = (path::polar((0.0, 0.0), r, turn), path::polar((0.0, 0.0), r + 2.0, turn + long));
            let bend = path::polar((0.0, 0.0), (r + 1.0) / (long / 2.0).cos(), turn + long / 2.0);
            let _ = write!(
                d,
                "M{} {}Q{} {} {} {}",
                round(a.0),
                round(a.1),
                round(bend.0),
                round(bend.1),
                round(b.0),
                round(b.1)
            );
        }
        scene.faint(&d, ink, width, opacity);
    }
    // Darkest below, where the picture rests.
    let low = path::polar((0.0, 0.0), 104.0, FRAC_PI_2);
    scene.puddle(low, 70.0, 0.26, ink, 0.6);
}
