//! How is an arch or a cabinet composed?

use super::super::backdrops::backdrop;
use super::super::canvas::Paint;
use super::super::colour::Rgb;
use super::super::composition::{Composition, DISC};
use super::super::figure::Figure;
use super::super::sky::dot;
use super::super::{air, distance};
use crate::path::{self, round};
use std::f64::consts::TAU;
use std::fmt::Write;

const ARCH: &str = "M-58 60V-20A58 58 0 0 1 58-20V60z";

/// A scene seen through an arch, two objects on its sill.
pub fn archway(scene: &mut Composition) {
    let mix = scene.mix;
    let bright = mix.bottom.mix(mix.light, 0.25);
    wall(scene);
    scene.canvas.open(ARCH);
    scene.fill(ARCH, bright, 1.0);
    scene.wash(ARCH, (0.0, -78.0), (0.0, 40.0), (mix.top, 0.6), (bright, 0.0));
    scene.lamp = (scene.lamp.0 * 0.5, -24.0);
    scene.pool(scene.lamp, 62.0, mix.light, 0.6);
    air::strokes(scene, (-58.0, 58.0), (-78.0, 28.0));
    if scene.hand.unit() < 0.6 {
        distance::far(scene, 28.0);
    }
    backdrop(scene, 1, bright);
    scene.ground(28.0, 8.0);
    scene.put_on(4, bright);
    scene.shadow(2);
    scene.put_on(2, bright);
    scene.shadow(3);
    scene.put_on(3, bright);
    // The wall is thick: it throws its shadow into the opening.
    scene.faint("M-56 60V-20A56 56 0 0 1 40-59", mix.ink, 7.0, 0.3);
    scene.canvas.shut();
    let tone = scene.tones(0).main;
    scene.line(ARCH, mix.ink, 12.0);
    scene.line(ARCH, tone.mix(mix.ink, 0.15), 7.0);
    scene.faint("M-60 58V-20A60 60 0 0 1 44-61", mix.light, 1.4, 0.7);
    let sill = "M-80 58H80V68H-80z";
    scene.canvas.shape(sill, Some((Paint::Flat(tone), 1.0)), Some((mix.ink, 1.5)));
    scene.fill("M-80 63.5H80V68H-80z", mix.ink, 0.35);
    scene.fill("M-80 68H80L74 76H-74z", mix.ink, 0.3);
    let frame = scene.figure(0);
    let wall = mix.sky(-10.0);
    for (x, y, half, mirrored) in
        [(-80.0, -10.0, 17.0, false), (80.0, -10.0, 17.0, true), (0.0, -80.0, 20.0, false)]
    {
        scene.place(0, Figure { at: (x, y), half, mirrored, ..frame }, wall);
    }
    for at in [5, 6] {
        let ((x, y), half) = scene.slot(at);
        scene.pool((x, y), half * 1.3, mix.bottom.mix(mix.light, 0.4), 0.5);
        scene.put(at);
    }
}

/// The wall round the arch, dark except where the light from the opening reaches it.
fn wall(scene: &mut Composition) {
    let mix = scene.mix;
    let stops = [(0.0, mix.sky(-100.0), 1.0), (0.5, mix.sky(0.0), 1.0), (1.0, mix.bottom, 1.0)];
    scene.canvas.shape(DISC, Some((Paint::Fade((0.0, -100.0), (0.0, 100.0), &stops), 1.0)), None);
    let (courses, tall) =
        ([(21.0, 12.0), (34.0, 17.0), (13.0, 9.0)][scene.hand.pick(3)], scene.hand.unit() < 0.3);
    let (wide, high) = if tall { (18.0, 44.0) } else { courses };
    let (mut joints, mut dark, mut pale) = (String::new(), String::new(), String::new());
    for row in 0..=(204.0 / high) as i32 {
        let y = -102.0 + f64::from(row) * high;
        let _ = write!(joints, "M-102 {}H102", round(y + scene.hand.between(-0.5, 0.5)));
        let mut x = -104.0 - if row % 2 == 0 { 0.0 } else { wide / 2.0 };
        while x < 104.0 {
            let _ = write!(joints, "M{} {}v{}", round(x + scene.hand.between(-0.8, 0.8)), round(y), high);
            let (shade, share) = (scene.hand.unit(), scene.hand.unit());
            let inside = (x + wide / 2.0).abs() < 46.0 && (-70.0..60.0).contains(&y);
            if share < 0.4 && !inside {
                let d = if shade < 0.5 { &mut dark } else { &mut pale };
                let _ = write!(
                    d,
                    "M{} {}h{}v{}h-{}z",
                    round(x + 0.6),
                    round(y + 0.6),
                    wide - 1.2,
                    high - 1.2,
                    wide - 1.2
                );
            }
            x += wide;
        }
    }
    scene.fill(&dark, mix.ink, 0.16);
    scene.fill(&pale, mix.light, 0.12);
    scene.faint(&joints, mix.ink, 1.0, 0.35);
    scene.pool((0.0, -6.0), 112.0, mix.bottom.mix(mix.light, 0.5), 0.45);
    let stops = [(0.0, mix.ink, 0.0), (0.66, mix.ink, 0.05), (1.0, mix.ink, 0.55)];
    scene.oval((0.0, -6.0), 108.0, 1.0, &stops);
}

/// A cabinet of wonders with eight niches.
pub fn cabinet(scene: &mut Composition) {
    let mix = scene.mix;
    let wood = mix.ground.mix(mix.bottom, 0.25);
    scene.fill("M-102-102H102V102H-102z", wood, 1.0);
    scene.wash("M-102-102H102V102H-102z", (-60.0, -90.0), (60.0, 90.0), (mix.light, 0.22), (mix.ink, 0.45));
    grain(scene);
    inlay(scene);
    let top = [Top::Round, Top::Pointed, Top::Flat][scene.hand.pick(3)];
    for at in 0..8 {
        niche(scene, at, wood, top);
    }
    // A lamp somewhere above, its light on everything that sticks out.
    scene.pool(scene.lamp, 90.0, mix.light, 0.28);
    let mut dust = String::new();
    for _ in 0..24 {
        dot(&mut dust, scene.hand.between(-90.0, 90.0), scene.hand.between(-90.0, 90.0));
    }
    scene.faint(&dust, mix.light, 0.9, 0.5);
}

/// Paler wood let into the darker: rings, a star, or a lattice.
fn inlay(scene: &mut Composition) {
    let (mix, mut d) = (scene.mix, String::new());
    match scene.hand.pick(3) {
        0 => {
            for r in [40.0, 44.0, 90.0, 94.0] {
                d += &path::circle(0.0, 0.0, r);
            }
        }
        1 => {
            for n in 0..16 {
                let turn = TAU * f64::from(n) / 16.0;
                let end = |off: f64, r: f64| path::polar((0.0, 0.0), r, turn + off);
                d += &path::poly(&[end(0.0, 34.0), end(0.1, 66.0), end(0.0, 98.0), end(-0.1, 66.0)]);
            }
        }
        _ => {
            for n in -7..=7 {
                let x = f64::from(n) * 28.0;
                let _ = write!(d, "M{} -102l204 204M{} -102l-204 204", x - 102.0, x + 102.0);
            }
        }
    }
    scene.faint(&d, mix.ink, 2.4, 0.3);
    scene.faint(&d, mix.bottom.mix(mix.light, 0.3), 1.2, 0.4);
}

/// How the niches end above.
#[derive(Clone, Copy)]
enum Top {
    Round,
    Pointed,
    Flat,
}

/// The run of the wood, with a knot here and there that the grain flows round.
fn grain(scene: &mut Composition) {
    let (ink, light) = (scene.mix.ink, scene.mix.light);
    let knots = [0, 1, 2].map(|_| (scene.hand.between(-90.0, 90.0), scene.hand.between(-90.0, 90.0)));
    let (mut dark, mut pale) = (String::new(), String::new());
    for n in 0..60 {
        let (x, y) = (scene.hand.between(-100.0, 100.0), scene.hand.between(-104.0, 80.0));
        let long = scene.hand.between(14.0, 44.0);
        let push: f64 = knots
            .iter()
            .map(|k| {
                (x - k.0).signum()
                    * 9.0
                    * (-((x - k.0).powi(2) + (y + long / 2.0 - k.1).powi(2)) / 300.0).exp()
            })
            .sum();
        let d = if n % 4 == 0 { &mut pale } else { &mut dark };
        let _ =
            write!(d, "M{} {}q{} {} 0 {}", round(x), round(y), round(push), round(long / 2.0), round(long));
    }
    scene.faint(&dark, ink, 0.9, 0.25);
    scene.faint(&pale, light, 0.7, 0.25);
    scene.faint("M-102-30H102M-102 33H102", ink, 1.6, 0.35);
    scene.faint("M-102-28.6H102M-102 34.4H102", light, 0.8, 0.3);
}

fn niche(scene: &mut Composition, at: usize, wood: Rgb, top: Top) {
    let mix = scene.mix;
    let ((x, y), half) = scene.slot(at);
    let inside = if at == 0 { mix.bottom.mix(mix.light, 0.35) } else { mix.top.mix(mix.ink, 0.30) };
    let w = half + 6.0;
    let arch = |w: f64| {
        let (left, right, foot, spring) = (round(x - w), round(x + w), round(y + w), round(y - w * 0.25));
        let (high, w, x) = (round(y - w * 1.25), round(w), round(x));
        match top {
            Top::Round => format!("M{left} {foot}V{spring}A{w} {w} 0 0 1 {right} {spring}V{foot}z"),
            Top::Pointed => {
                format!(
                    "M{left} {foot}V{spring}Q{left} {} {x} {high}Q{right} {} {right} {spring}V{foot}z",
                    round(high + w * 0.3),
                    round(high + w * 0.3)
                )
            }
            Top::Flat => {
                let (a, b, c) = (round(left + w * 0.45), round(right - w * 0.45), round(high + w * 0.12));
                format!("M{left} {foot}V{spring}L{a} {c}H{b}L{right} {spring}V{foot}z")
            }
        }
    };
    scene.line(&arch(w + 1.6), wood.mix(mix.light, 0.35), 2.6);
    scene.canvas.shape(&arch(w), Some((Paint::Flat(inside), 1.0)), Some((mix.ink, 1.8)));
    // Lit from the upper left: the left wall is in shadow, the back is not.
    let (edge, deep) = if at == 0 { (mix.light, 0.7) } else { (mix.bottom.mix(mix.light, 0.3), 0.5) };
    scene.canvas.open(&arch(w));
    scene.pool((x + w * 0.15, y), w * 1.1, edge, deep);
    scene.wash(&arch(w), (x - w, y - w), (x + w * 0.2, y), (mix.ink, 0.6), (mix.ink, 0.0));
    scene.fill(&path::rect(round(x - w), round(y + w * 0.84), round(w * 2.0), round(w * 0.2)), mix.ink, 0.3);
    scene.shadow_at((x + 1.0, y + 2.0 + half * 0.97), half * 0.7);
    scene.canvas.shut();
    let figure = scene.figure(at);
    scene.place(at, Figure { at: (x, y + 2.0), ..figure }, inside);
}
