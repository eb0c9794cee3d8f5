//! What is underfoot? A meadow, dunes, flagstones, boards, the edges of a thousand pages, or snow.

use super::canvas::Paint;
use super::composition::Composition;
use super::sky::dot;
use crate::path::{self, Pt, round};
use crate::pen::Hand;
use obscurio::pictures::{Palette, Template};
use std::fmt::Write;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Soil {
    Meadow,
    Dunes,
    Flags,
    Boards,
    Pages,
    Snow,
}

/// What a palette may stand on; the card decides.
pub fn of(palette: Palette, template: Template, hand: &mut Hand) -> Soil {
    use Soil::{Boards, Dunes, Flags, Meadow, Pages, Snow};
    let choice = match palette {
        Palette::Moonlit => [Meadow, Flags, Pages],
        Palette::Ember => [Dunes, Flags, Boards],
        Palette::Verdigris => [Flags, Meadow, Pages],
        Palette::Rosewater => [Snow, Pages, Boards],
        Palette::AmberLibrary => [Boards, Pages, Dunes],
        Palette::Frost => [Snow, Flags, Snow],
        Palette::PoisonGarden => [Meadow, Flags, Meadow],
        Palette::Abyss => [Flags, Dunes, Meadow],
        Palette::DesertDawn => [Dunes, Pages, Dunes],
        Palette::InkAndBlood => [Pages, Boards, Flags],
        Palette::Royal => [Boards, Flags, Pages],
        Palette::Meadow => [Meadow, Pages, Meadow],
    };
    let chosen = choice[hand.pick(3)];
    if template == Template::Depths && matches!(chosen, Flags | Boards | Pages) { Dunes } else { chosen }
}

/// A hill or floor that is highest in the middle: its far edge in the haze, its near edge dark.
pub fn ground(scene: &mut Composition, y: f64, c: f64) {
    let mix = scene.mix;
    let haze = mix.sky(y).mix(mix.light, 0.45);
    let band = format!("M-100 {}H100V{}H-100z", y - 34.0, y + c + 2.0);
    scene.wash(&band, (0.0, y - 30.0), (0.0, y), (haze, 0.0), (haze, 0.5));
    let d = format!("M-110 {}Q0 {} 110 {}V110H-110z", y + c, y - c, y + c);
    let near = mix.ground.mix(mix.ink, 0.6);
    let stops = [(0.0, mix.ground.mix(haze, 0.45), 1.0), (0.3, mix.ground, 1.0), (1.0, near, 1.0)];
    let fade = Paint::Fade((0.0, y), (0.0, 100.0), &stops);
    scene.canvas.shape(&d, Some((Paint::Flat(mix.ground), 1.0)), None);
    scene.canvas.shape(&d, Some((fade, 1.0)), None);
    let lit = (scene.lamp.0 * 0.6, y + c + (96.0 - y) * 0.16);
    scene.puddle(lit, 80.0, 0.24, mix.bottom.mix(mix.light, 0.6), if mix.dark() { 0.4 } else { 0.55 });
    let ridge = format!("M-110 {}Q0 {} 110 {}", y + c, y - c, y + c);
    scene.faint(&ridge, mix.light, 0.9, 0.5);
    match scene.soil {
        Soil::Meadow => meadow(scene, y, c),
        Soil::Dunes => dunes(scene, y, c),
        Soil::Flags => flags(scene, y, c),
        Soil::Boards => boards(scene, y, c),
        Soil::Pages => pages(scene, y, c),
        Soil::Snow => snow(scene, y),
    }
}

/// How high the far edge of the ground is here.
fn rise(x: f64, y: f64, c: f64) -> f64 {
    let t = (x + 110.0) / 220.0;
    y + c * (1.0 - 4.0 * t * (1.0 - t))
}

/// Grass in tufts, small and pale far off, dark and long near by, and a few flowers nobody planted.
fn meadow(scene: &mut Composition, y: f64, c: f64) {
    let mix = scene.mix;
    let deep = 98.0 - y;
    for (from, to, count, size) in [(0.0, 0.25, 24, 0.45), (0.2, 0.6, 15, 0.9), (0.55, 1.0, 9, 1.5)] {
        let (mut dark, mut pale) = (String::new(), String::new());
        for n in 0..count {
            let x = scene.hand.between(-96.0, 96.0);
            let foot = rise(x, y, c) + 1.0 + deep * scene.hand.between(from, to);
            let (lean, high) = (scene.hand.between(-1.2, 1.2), size * scene.hand.between(3.0, 5.6));
            tuft(if n % 3 == 0 { &mut pale } else { &mut dark }, (x, foot), lean, high);
        }
        scene.faint(&dark, mix.ground.mix(mix.ink, 0.55), 0.5 + size * 0.35, 0.75);
        scene.faint(&pale, mix.ground.mix(mix.light, 0.45), 0.4 + size * 0.3, 0.6);
    }
    let hue = mix.families[scene.hand.pick(4)].mix(mix.light, 0.35);
    let mut flowers = String::new();
    for _ in 0..12 {
        let x = scene.hand.between(-90.0, 90.0);
        dot(&mut flowers, x, rise(x, y, c) + deep * scene.hand.between(0.06, 0.8));
    }
    scene.faint(&flowers, hue, 1.7, 0.8);
}

/// Four blades from one root, bending outwards.
fn tuft(d: &mut String, (x, y): Pt, lean: f64, high: f64) {
    let _ = write!(d, "M{} {}", round(x), round(y));
    for (side, share) in [(-0.55, 0.7), (-0.12, 1.0), (0.2, 0.85), (0.6, 0.6)] {
        let (dx, dy) = (round(lean + side * high), round(-share * high));
        let _ = write!(d, "q{} {} {dx} {dy}m{} {}", round(dx * 0.1), round(dy * 0.7), -dx, -dy);
    }
}

/// Ripples the wind left, closer together towards the horizon.
fn dunes(scene: &mut Composition, y: f64, c: f64) {
    let mix = scene.mix;
    let (mut dark, mut pale) = (String::new(), String::new());
    let (mut down, mut step) = (3.0, 3.4);
    let phase = scene.hand.between(0.0, 6.0);
    while y + down < 100.0 {
        let line: Vec<Pt> = (0..7)
            .map(|i| {
                let x = -104.0 + 35.0 * f64::from(i);
                let wave = (x / 31.0 + phase + down / 9.0).sin() * step * 0.42;
                (x + scene.hand.between(-5.0, 5.0), rise(x, y, c) + down + wave)
            })
            .collect();
        dark += &path::flow(&line);
        let above: Vec<Pt> = line.iter().map(|p| (p.0, p.1 + step * 0.22)).collect();
        pale += &path::flow(&above);
        down += step;
        step *= 1.3;
    }
    scene.faint(&dark, mix.ground.mix(mix.ink, 0.6), 1.1, 0.45);
    scene.faint(&pale, mix.light, 0.9, 0.3);
}

/// Lines that run together behind the picture, and lines across them.
fn perspective(scene: &Composition, y: f64, c: f64, step: f64, rows: bool) -> String {
    let mut d = String::new();
    for n in -9..=9 {
        let x = f64::from(n) * step;
        d += &path::open(&[(x, rise(x, y, c) + 0.6), (x * 2.4 - scene.lamp.0 * 0.12, 112.0)]);
    }
    let (mut down, mut gap) = (4.0, 5.0);
    while rows && y + down < 104.0 {
        let _ = write!(
            d,
            "M-104 {}Q0 {} 104 {}",
            round(rise(-104.0, y, c) + down),
            round(y - c + down),
            round(rise(104.0, y, c) + down)
        );
        down += gap;
        gap *= 1.45;
    }
    d
}

/// Old stones with the light lying on some of them.
fn flags(scene: &mut Composition, y: f64, c: f64) {
    let mix = scene.mix;
    let joints = perspective(scene, y, c, 15.0, true);
    scene.faint(&joints, mix.ink, 1.0, 0.45);
    let mut glints = String::new();
    for _ in 0..14 {
        let (x, down) = (scene.hand.between(-88.0, 80.0), scene.hand.between(4.0, 96.0 - y));
        let _ = write!(glints, "M{} {}h{}", round(x), round(rise(x, y, c) + down), round(3.0 + down * 0.14));
    }
    scene.faint(&glints, mix.light, 1.2, 0.32);
}

/// The floor of a long room.
fn boards(scene: &mut Composition, y: f64, c: f64) {
    let mix = scene.mix;
    let gaps = perspective(scene, y, c, 11.0, false);
    scene.faint(&gaps, mix.ink, 1.0, 0.5);
    let mut ends = String::new();
    for _ in 0..16 {
        let slot = f64::from(scene.hand.pick(16) as u32) - 8.0;
        let t = scene.hand.between(0.05, 0.95);
        let at = |n: f64| (n * 11.0 * (1.0 + 1.4 * t), rise(n * 11.0, y, c) + (108.0 - y) * t);
        let (a, b) = (at(slot), at(slot + 1.0));
        ends += &path::open(&[a, b]);
    }
    scene.faint(&ends, mix.ink, 0.9, 0.45);
    scene.faint(&perspective(scene, y + 0.7, c, 11.0, false), mix.light, 0.4, 0.3);
}

/// The hill is a book that lies open, and these are the edges of its pages.
fn pages(scene: &mut Composition, y: f64, c: f64) {
    let mix = scene.mix;
    let (mut dark, mut pale) = (String::new(), String::new());
    let (mut down, mut n) = (2.2, 0);
    while y + down < 102.0 {
        let (sag, bow) = (scene.hand.between(-0.8, 0.8), 1.0 - down / 160.0);
        let d = if n % 3 == 1 { &mut pale } else { &mut dark };
        let ends = y + c * bow + down;
        let _ = write!(
            d,
            "M-104 {}Q{} {} 104 {}",
            round(ends + sag),
            round(sag * 20.0),
            round(y - c * bow + down),
            round(ends)
        );
        down += 2.0 + down * 0.055;
        n += 1;
    }
    scene.faint(&dark, mix.ink, 0.8, 0.4);
    scene.faint(&pale, mix.light, 1.0, 0.45);
}

/// Soft drifts, and here and there a glint.
fn snow(scene: &mut Composition, y: f64) {
    let mix = scene.mix;
    let shade = mix.ground.mix(mix.ink, 0.35);
    for _ in 0..4 {
        let at = (scene.hand.between(-84.0, 84.0), scene.hand.between(y + 12.0, 92.0));
        let wide = scene.hand.between(26.0, 44.0);
        scene.puddle((at.0 + 5.0, at.1 + 5.0), wide, 0.22, shade, 0.55);
        scene.puddle(at, wide, 0.2, mix.light, 0.7);
    }
    let mut glints = String::new();
    for _ in 0..26 {
        let x = scene.hand.between(-94.0, 94.0);
        dot(&mut glints, x, scene.hand.between(y + 10.0, 97.0));
    }
    scene.faint(&glints, mix.light, 1.1, 0.85);
}

/// What closes round the foot of something that stands there. Nothing here is left to chance: how often the hand
/// moves must not tell what stands where the mist is.
pub fn foot(scene: &mut Composition, at: usize, (x, y): Pt, wide: f64) {
    let mix = scene.mix;
    let jitter = |n: i32| (f64::from(n) * 2.4 + at as f64 * 1.7).sin();
    let mut d = String::new();
    match scene.soil {
        Soil::Meadow => {
            for n in -2..=2 {
                let px = x + wide * (f64::from(n) / 2.0 + 0.12 * jitter(n));
                tuft(&mut d, (px, y + 1.5), jitter(n + 3), 2.6 + wide * 0.1 + jitter(n * 2));
            }
            scene.line(&d, mix.ground.mix(mix.light, 0.22), 0.8);
        }
        Soil::Snow => scene.puddle((x, y + wide * 0.12), wide * 1.1, 0.16, mix.light, 0.9),
        Soil::Dunes | Soil::Pages => {
            let _ = write!(
                d,
                "M{} {}q{} {} {} 0t{} {}",
                round(x - wide * 1.1),
                round(y + 1.4),
                round(wide * 0.55),
                round(-2.4),
                round(wide),
                round(wide * 1.1),
                round(jitter(1))
            );
            scene.faint(&d, mix.ground.mix(mix.light, 0.3), 1.8, 0.9);
        }
        Soil::Flags | Soil::Boards => {
            let glow = mix.families[0].mix(mix.light, 0.4);
            scene.puddle((x, y + 3.0), wide, 0.18, glow, 0.22);
        }
    }
}
