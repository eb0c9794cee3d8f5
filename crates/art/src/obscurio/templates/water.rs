//! How are waters composed, seen from above them and from below?

use super::super::backdrops::backdrop;
use super::super::composition::Composition;
use super::super::distance;
use super::super::figure::Figure;
use super::super::sky::dot;
use super::super::{air, fringe};
use crate::path::{self, round};
use std::fmt::Write;

/// What the water mirrors is not what stands above it.
pub fn reflection(scene: &mut Composition) {
    let mix = scene.mix;
    let water = mix.top.mix(mix.ink, 0.25);
    scene.sky(4.0);
    distance::far(scene, 4.0);
    scene.hover(3);
    backdrop(scene, 0, mix.sky(-16.0));
    let haze = mix.sky(4.0).mix(mix.light, 0.5);
    scene.wash("M-100-30H100V4H-100z", (0.0, -28.0), (0.0, 4.0), (haze, 0.0), (haze, 0.55));
    let surface = "M-110 4H110V110H-110z";
    scene.fill(surface, water, 1.0);
    scene.wash(surface, (0.0, 4.0), (0.0, 60.0), (haze, 0.6), (water, 0.0));
    glitter(scene);
    scene.shadow_at((60.0, 1.0), 13.0);
    scene.put(6);
    scene.put(1);
    let below = scene.figure(2);
    let tones = scene.tones(2);
    let upside_down = Figure { at: (below.at.0, below.at.1 - 4.0), turn: 180.0, mirrored: true, ..below };
    if tones.main.contrast(water) < 1.9 {
        upside_down.halo(&mut scene.canvas, mix.light);
    }
    scene.as_element(2, |scene| {
        scene.canvas.faded(0.8, |canvas| upside_down.paint(canvas, &tones));
    });
    ripples(scene);
    scene.faint("M-104 4H104", mix.light, 2.0, 0.7);
    for at in [4, 5] {
        let ((x, y), half) = scene.slot(at);
        scene.puddle((x, y + half * 0.95), half, 0.2, mix.light, 0.5);
        scene.put_on(at, water);
    }
    fringe::nowhere(scene);
}

/// The path the light lays on the water, and the strokes the water is made of.
fn glitter(scene: &mut Composition) {
    let (mix, x) = (scene.mix, scene.lamp.0);
    let (mut bright, mut dark) = (String::new(), String::new());
    for n in 0..46 {
        let y = 8.0 + 90.0 * (f64::from(n) / 46.0).powf(1.4);
        let spread = 6.0 + (y - 4.0) * 0.22;
        let (off, long) = (scene.hand.between(-1.0, 1.0) * spread, scene.hand.between(0.3, 1.0) * spread);
        let _ = write!(bright, "M{} {}h{}", round(x + off - long / 2.0), round(y), round(long));
        let (at, wide) = (scene.hand.between(-98.0, 80.0), scene.hand.between(8.0, 26.0));
        let _ = write!(dark, "M{} {}q{} 1.5 {} 0", round(at), round(y), round(wide / 2.0), round(wide));
    }
    scene.faint(&dark, mix.ink, 1.6, if mix.dark() { 0.3 } else { 0.12 });
    scene.faint(&bright, mix.light, 1.2, 0.5);
}

/// Six broken lines over what the water shows.
fn ripples(scene: &mut Composition) {
    let mut d = String::new();
    for row in 0..6 {
        let y = 14.0 + f64::from(row) * 13.0;
        let x = scene.hand.between(-70.0, -30.0);
        let long = scene.hand.between(30.0, 70.0);
        d += &(path::open(&[(x, y), (x + long * 0.55, y)])
            + &path::open(&[(x + long * 0.7, y), (x + long, y)]));
    }
    scene.faint(&d, scene.mix.light, 1.3, 0.45);
}

/// Under the line of the water.
pub fn depths(scene: &mut Composition) {
    let mix = scene.mix;
    let water = mix.top.mix(mix.ink, 0.35);
    scene.sky(-38.0);
    scene.hover(6);
    let crest = "M-110-42q11-5 22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0";
    let body = format!("{crest}V110H-110z");
    scene.fill(&body, water, 1.0);
    scene.wash(&body, (0.0, -42.0), (0.0, 60.0), (mix.bottom, 0.75), (water.mix(mix.ink, 0.3), 0.9));
    air::strokes(scene, (-96.0, 96.0), (-30.0, 70.0));
    let mut shafts = String::new();
    for shaft in 0..5 {
        let x = -90.0 + f64::from(shaft) * 40.0 + scene.hand.between(-8.0, 8.0);
        let wide = scene.hand.between(9.0, 20.0);
        let foot = x + 40.0 + scene.lamp.0 * 0.2;
        shafts +=
            &path::poly(&[(x, -42.0), (x + wide, -42.0), (foot + wide * 2.2, 96.0), (foot - 8.0, 96.0)]);
    }
    scene.wash(&shafts, (0.0, -42.0), (10.0, 90.0), (mix.light, 0.3), (mix.light, 0.0));
    scene.faint(crest, mix.light, 1.5, 0.9);
    backdrop(scene, 0, water);
    scene.ground(76.0, 6.0);
    scene.put_on(2, mix.sky(-58.0));
    let (at, half) = scene.slot(1);
    scene.pool(at, half * 1.4, mix.bottom.mix(mix.light, 0.4), 0.4);
    scene.put_on(1, water);
    scene.put_on(3, water);
    scene.put_on(4, water);
    scene.shadow(5);
    scene.put_on(5, water);
    let (mut skins, mut glints) = (String::new(), String::new());
    for _ in 0..9 {
        let (x, y) = (scene.hand.between(-80.0, 80.0), scene.hand.between(-34.0, 70.0));
        let r = scene.hand.between(1.2, 3.4);
        skins += &path::circle(round(x), round(y), round(r));
        dot(&mut glints, x - r * 0.35, y - r * 0.35);
    }
    scene.fill(&skins, mix.light, 0.16);
    scene.faint(&skins, mix.light, 0.8, 0.65);
    scene.faint(&glints, mix.light, 1.2, 0.8);
    fringe::weed(scene);
}
