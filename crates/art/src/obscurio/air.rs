//! How does the air move? Strokes of the brush that run as the mood runs, and the weather of that mood.

use super::composition::Composition;
use super::sky::{contrary, dot};
use crate::path::{self, Pt, round};
use obscurio::pictures::Mood;
use std::f64::consts::{FRAC_PI_2, TAU};
use std::fmt::Write;

/// The way the brush runs at a point.
fn run(mood: Mood, (x, y): Pt, lamp: Pt, phase: f64) -> f64 {
    let from_lamp = (y - lamp.1).atan2(x - lamp.0);
    match mood {
        Mood::Calm => 0.22 * (x / 38.0 + phase).sin(),
        Mood::Joyful => from_lamp,
        Mood::Playful => 2.4 * (x / 25.0 + phase).sin() * (y / 21.0 - phase).cos(),
        Mood::Tender => y.atan2(x) + FRAC_PI_2,
        Mood::Dreamy => {
            let eddy = |c: Pt, turn: f64| {
                let (dx, dy) = (x - c.0, y - c.1);
                let near = turn / (1.0 + (dx * dx + dy * dy) / 900.0);
                (-dy * near, dx * near)
            };
            let (a, b) = (eddy((-42.0, -34.0 + 9.0 * phase), 1.0), eddy((46.0, -46.0 + 4.0 * phase), -1.0));
            (a.1 + b.1).atan2(a.0 + b.0 + 3.0)
        }
        Mood::Melancholic => 1.25 + 0.2 * (y / 30.0 + phase).sin(),
        Mood::Mysterious => 0.75 * (y / 17.0 + x / 42.0 + phase).sin(),
        Mood::Eerie => -FRAC_PI_2 + 0.8 * (y / 15.0 + x / 33.0 + phase).sin(),
        Mood::Majestic => from_lamp + FRAC_PI_2,
        Mood::Menacing => -0.5 + 0.7 * (x / 30.0 + phase).sin() * (y / 26.0).cos(),
    }
}

/// How long and how broad a stroke is.
fn measure(mood: Mood) -> (f64, f64) {
    match mood {
        Mood::Calm => (30.0, 2.2),
        Mood::Joyful => (13.0, 2.0),
        Mood::Playful => (10.0, 2.4),
        Mood::Tender => (15.0, 2.6),
        Mood::Dreamy => (17.0, 2.2),
        Mood::Melancholic => (17.0, 1.5),
        Mood::Mysterious => (24.0, 2.6),
        Mood::Eerie => (18.0, 1.8),
        Mood::Majestic => (19.0, 2.4),
        Mood::Menacing => (21.0, 3.2),
    }
}

/// The air as it was painted: pale strokes near the light, dark ones away from it, a few in the palette's colours.
pub fn strokes(scene: &mut Composition, (left, right): Pt, (top, foot): Pt) {
    let (mood, mix) = (scene.shown.mood, scene.mix);
    let phase = scene.hand.between(0.0, TAU);
    let (long, wide) = measure(mood);
    let count = ((right - left) * (foot - top) / 230.0 * (18.0 / long).sqrt()) as usize;
    let mut batches = [const { String::new() }; 8];
    for n in 0..count {
        let p = (scene.hand.between(left, right), scene.hand.between(top, foot));
        let (kind, stretch) = (scene.hand.unit(), scene.hand.between(0.6, 1.3));
        if p.0.hypot(p.1) > 98.0 {
            continue;
        }
        let near = (p.0 - scene.lamp.0).hypot(p.1 - scene.lamp.1) < 58.0;
        let batch = if kind < 0.16 {
            3
        } else if near {
            0
        } else {
            1 + usize::from(kind > 0.58)
        };
        let first = path::polar((0.0, 0.0), long * stretch / 2.0, run(mood, p, scene.lamp, phase));
        let half = (p.0 + first.0, p.1 + first.1);
        let second = path::polar(first, long * stretch / 2.0, run(mood, half, scene.lamp, phase));
        if n % 2 == 0 {
            batches[batch] += &dab(p, first, second, wide);
        } else {
            let at = (p.0.round(), p.1.round());
            let _ = write!(batches[batch + 4], "M{} {}q{}", at.0, at.1, pairs(&[first, second]));
        }
    }
    let hue = mix.families[scene.hand.pick(4)].mix(mix.light, 0.2);
    let night = mix.dark();
    let looks = [
        (mix.light, 1.0, if night { 0.2 } else { 0.5 }),
        (mix.bottom.mix(mix.light, 0.3), 0.85, if night { 0.17 } else { 0.4 }),
        (mix.ink, 1.1, if night { 0.26 } else { 0.09 }),
        (hue, 0.9, 0.3),
    ];
    // A broad brush first, then a fine one over it.
    for (at, (colour, share, opacity)) in looks.into_iter().enumerate() {
        scene.fill(&batches[at], colour, opacity * 0.6);
        scene.faint(&batches[at + 4], colour, wide * share * 0.85, opacity * 0.75);
    }
}

/// A dab of a broad brush: it swells and runs out.
fn dab(p: Pt, bend: Pt, end: Pt, wide: f64) -> String {
    let long = end.0.hypot(end.1).max(0.1);
    let (nx, ny) = (-end.1 / long * wide * 1.9, end.0 / long * wide * 1.9);
    let there = pairs(&[(bend.0 + nx, bend.1 + ny), end]);
    let back = pairs(&[(bend.0 - end.0 - nx, bend.1 - end.1 - ny), (-end.0, -end.1)]);
    format!("M{} {}q{there} {back}z", p.0.round(), p.1.round())
}

/// Numbers as a path has them.
fn pairs(points: &[Pt]) -> String {
    let mut text = String::new();
    for &(x, y) in points {
        for v in [x, y] {
            if !text.is_empty() && v > -0.05 {
                text.push(' ');
            }
            path::write_tenths(v, &mut text);
        }
    }
    text
}

/// The weather of a mood.
pub fn weather(scene: &mut Composition, floor: f64) {
    match scene.shown.mood {
        Mood::Calm | Mood::Tender => embers(scene, floor, 9),
        Mood::Joyful => rays(scene, 13, 0.12),
        Mood::Playful => bubbles(scene, floor),
        Mood::Dreamy => swirls(scene, floor),
        Mood::Melancholic => rain(scene, floor),
        Mood::Mysterious => banks(scene, floor, 4),
        Mood::Eerie => wisps(scene, floor),
        Mood::Majestic => rays(scene, 9, 0.17),
        Mood::Menacing => storm(scene),
    }
}

/// Sparks that drift upwards from somewhere below.
fn embers(scene: &mut Composition, floor: f64, count: usize) {
    let (light, mut d, mut trail) = (scene.mix.light, String::new(), String::new());
    for _ in 0..count {
        let (x, y) = (scene.hand.between(-86.0, 86.0), floor - scene.hand.between(4.0, 70.0));
        let sway = scene.hand.between(-5.0, 5.0);
        dot(&mut d, x, y);
        let _ = write!(trail, "M{} {}q{} 5 {} 11", round(x), round(y + 2.0), round(sway), round(sway * 0.4));
    }
    scene.faint(&trail, light, 0.7, 0.3);
    scene.faint(&d, light, 2.0, 0.8);
}

/// Beams from the source of the light.
fn rays(scene: &mut Composition, count: usize, opacity: f64) {
    let (light, from) = (scene.mix.light.mix(scene.mix.bottom, 0.2), scene.lamp);
    let mut d = String::new();
    for i in 0..count {
        let turn = TAU * (i as f64 + scene.hand.between(-0.25, 0.25)) / count as f64;
        let wide = scene.hand.between(0.04, 0.12);
        d += &path::poly(&[
            from,
            path::polar(from, 200.0, turn - wide),
            path::polar(from, 200.0, turn + wide),
        ]);
    }
    let stops = [(0.0, light, opacity * 2.4), (0.55, light, opacity), (1.0, light, 0.0)];
    let beam = super::canvas::Paint::Pool { centre: from, radius: 190.0, height: 1.0, stops: &stops };
    scene.canvas.shape(&d, Some((beam, 1.0)), None);
}

/// Rings of light that drift, large and small.
fn bubbles(scene: &mut Composition, floor: f64) {
    let (air, light) = (contrary(scene), scene.mix.light);
    let (mut rings, mut glints) = (String::new(), String::new());
    for _ in 0..15 {
        let at = (scene.hand.between(-90.0, 90.0), floor - scene.hand.between(6.0, floor + 96.0));
        let r = scene.hand.between(1.4, 6.5);
        rings += &path::circle(round(at.0), round(at.1), round(r));
        dot(&mut glints, at.0 - r * 0.4, at.1 - r * 0.4);
    }
    scene.fill(&rings, air, 0.1);
    scene.faint(&rings, light, 0.7, 0.5);
    scene.faint(&glints, light, 1.4, 0.8);
}

/// The air turns in its sleep.
fn swirls(scene: &mut Composition, floor: f64) {
    let (air, mut d) = (contrary(scene), String::new());
    for n in 0..4 {
        let at = (scene.hand.between(-78.0, 78.0), floor - scene.hand.between(24.0, floor + 84.0));
        let size = scene.hand.between(8.0, 18.0);
        let turns = if n % 2 == 0 { 1.5 } else { -1.5 };
        let mut points = path::spiral(at, 1.5, size, scene.hand.between(0.0, TAU), turns);
        let last = points[points.len() - 1];
        points.push((last.0 + size * 1.3, last.1 + size * 0.25));
        points.push((last.0 + size * 2.6, last.1 - size * 0.1));
        d += &path::flow(&points);
    }
    scene.faint(&d, air, 1.6, 0.2);
}

/// Fine rain, falling aslant.
fn rain(scene: &mut Composition, floor: f64) {
    let (air, mut d) = (contrary(scene), String::new());
    for _ in 0..60 {
        let (x, y) = (scene.hand.between(-96.0, 106.0), scene.hand.between(-104.0, floor));
        let long = scene.hand.between(6.0, 15.0);
        let _ = write!(d, "M{} {}l{} {}", round(x), round(y), round(-long * 0.3), round(long));
    }
    scene.faint(&d, air, 0.6, 0.34);
}

/// Banks of fog, one behind the other.
pub fn banks(scene: &mut Composition, floor: f64, count: usize) {
    let pale = scene.mix.bottom.mix(scene.mix.light, 0.4);
    for _ in 0..count {
        let at = (scene.hand.between(-70.0, 70.0), floor - scene.hand.between(-4.0, 62.0));
        let wide = scene.hand.between(50.0, 88.0);
        scene.puddle(at, wide, 0.18, pale, 0.4);
    }
}

/// Thin things rise that have no business rising.
fn wisps(scene: &mut Composition, floor: f64) {
    let (air, mut d) = (contrary(scene), String::new());
    for _ in 0..7 {
        let x = scene.hand.between(-85.0, 85.0);
        let (sway, high) = (scene.hand.between(6.0, 13.0), scene.hand.between(50.0, 90.0));
        let points: Vec<Pt> = (0..6)
            .map(|i| {
                let t = f64::from(i) / 5.0;
                (x + sway * (t * 7.0 + x).sin() * (0.4 + t), floor - high * t)
            })
            .collect();
        d += &path::ribbon(&points, &[0.4, 3.0, 1.6, 2.4, 0.2]);
    }
    scene.fill(&d, air, 0.15);
    banks(scene, floor, 2);
}

/// Something gathers overhead.
fn storm(scene: &mut Composition) {
    let (ink, mut d) = (scene.mix.ink, String::new());
    scene.wash("M-100-100H100V20H-100z", (0.0, -100.0), (0.0, 10.0), (ink, 0.5), (ink, 0.0));
    for row in 0..6 {
        let y = -92.0 + f64::from(row) * 10.0;
        let mut x = scene.hand.between(-110.0, -90.0);
        while x < 100.0 {
            let long = scene.hand.between(16.0, 46.0);
            d += &path::gouge((x, y), (x + long, y - long * 0.22), 2.8 - f64::from(row) * 0.3);
            x += long + scene.hand.between(8.0, 30.0);
        }
    }
    scene.fill(&d, ink, 0.24);
}
