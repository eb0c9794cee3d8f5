//! How are landscapes and waters composed?

use super::super::atmosphere;
use super::super::backdrops::backdrop;
use super::super::canvas::Paint;
use super::super::composition::Composition;
use super::super::figure::Figure;
use crate::path::{self, round};

/// A calm landscape with one big standing thing.
pub fn horizon(scene: &mut Composition) {
    scene.sky();
    atmosphere::ridges(scene, 30.0);
    scene.put(2);
    scene.put(6);
    backdrop(scene, 0, scene.mix.sky(10.0));
    scene.ground(30.0, 8.0);
    scene.stand(3);
    scene.stand(1);
    scene.stand(4);
    scene.stand(5);
}

/// An enormous thing lies in the land, tiny things on top of it.
pub fn colossus(scene: &mut Composition) {
    scene.sky();
    atmosphere::ridges(scene, 46.0);
    scene.put(4);
    backdrop(scene, 0, scene.mix.sky(34.0));
    scene.ground(46.0, 10.0);
    scene.shadow_at((6.0, 68.0), 62.0);
    scene.put(2);
    scene.put(3);
    scene.put(1);
    scene.stand(5);
    scene.stand(6);
}

const ROAD: &str = "M-70 110C-60 60 70 60 40 30C10 6-60 20-30 0C-10-8 20-4 24-8L30-6C26 2 0 2-8 8C-30 20 70 6 84 40C90 70 10 70 0 110z";

/// A road climbs through the picture past three things.
pub fn winding_path(scene: &mut Composition) {
    let mix = scene.mix;
    scene.sky();
    atmosphere::ridges(scene, -2.0);
    scene.put(5);
    backdrop(scene, 0, mix.sky(-14.0));
    scene.ground(-2.0, 10.0);
    let road = mix.light.mix(mix.ground, 0.35);
    scene.canvas.shape(ROAD, Some((Paint::Flat(road), 1.0)), Some((mix.ground.mix(mix.ink, 0.5), 1.2)));
    scene.wash(ROAD, (0.0, -8.0), (0.0, 100.0), (mix.light, 0.35), (mix.ground.mix(mix.ink, 0.3), 0.55));
    scene.faint("M-52 106C-42 68 66 66 60 38C54 12-40 24-22 4", mix.ink, 1.0, 0.25);
    scene.faint("M-24 106C-8 74 74 68 72 40C66 12-34 22-14 5", mix.ink, 1.0, 0.18);
    scene.stand(1);
    scene.stand(4);
    scene.stand(3);
    scene.stand(2);
    scene.stand(6);
}

/// What the water mirrors is not what stands above it.
pub fn reflection(scene: &mut Composition) {
    let mix = scene.mix;
    let water = mix.top.mix(mix.ink, 0.25);
    scene.sky();
    atmosphere::ridges(scene, 4.0);
    scene.put(3);
    backdrop(scene, 0, mix.sky(-16.0));
    let haze = mix.sky(4.0).mix(mix.light, 0.5);
    scene.wash("M-100-30H100V4H-100z", (0.0, -28.0), (0.0, 4.0), (haze, 0.0), (haze, 0.55));
    let surface = "M-110 4H110V110H-110z";
    scene.fill(surface, water, 1.0);
    scene.wash(surface, (0.0, 4.0), (0.0, 60.0), (haze, 0.6), (water, 0.0));
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
    scene.line("M-104 4H104", mix.light, 2.0);
    scene.put_on(4, water);
    scene.put_on(5, water);
}

/// Six broken lines on the water, and many small ones.
fn ripples(scene: &mut Composition) {
    let (light, ink) = (scene.mix.light, scene.mix.ink);
    for row in 0..6 {
        let y = 14.0 + f64::from(row) * 13.0;
        let x = scene.hand.between(-70.0, -30.0);
        let long = scene.hand.between(30.0, 70.0);
        let d =
            path::open(&[(x, y), (x + long * 0.55, y)]) + &path::open(&[(x + long * 0.7, y), (x + long, y)]);
        scene.faint(&d, light, 1.3, 0.45);
    }
    let mut glints = String::new();
    for _ in 0..26 {
        let (x, y) = (scene.hand.between(-96.0, 80.0), scene.hand.between(8.0, 94.0));
        glints += &path::gouge((x, y), (x + scene.hand.between(4.0, 18.0), y), 0.7);
    }
    scene.fill(&glints, if scene.mix.dark() { light } else { ink }, 0.22);
}

/// A world inside a vessel.
pub fn vessel(scene: &mut Composition) {
    let mix = scene.mix;
    scene.sky();
    atmosphere::ridges(scene, 50.0);
    scene.put(6);
    backdrop(scene, 0, mix.sky(20.0));
    scene.ground(50.0, 8.0);
    scene.shadow_at((6.0, 67.0), 56.0);
    scene.put(1);
    let pool = mix.light.mix(mix.bottom, 0.30);
    let oval = path::ellipse(0.0, 20.0, 36.0, 34.0);
    scene.fill(&oval, pool, 0.9);
    let glow = [(0.0, mix.light, 0.9), (0.6, mix.light, 0.2), (0.85, mix.ink, 0.0), (1.0, mix.ink, 0.35)];
    scene.oval((0.0, 20.0), 36.0, 34.0 / 36.0, &glow);
    scene.faint(&oval, mix.light, 1.2, 0.8);
    scene.shadow_at((2.0, 50.0), 18.0);
    scene.put_on(2, pool);
    scene.put_on(3, pool);
    scene.stand(4);
    scene.stand(5);
}

/// Under the line of the water.
pub fn depths(scene: &mut Composition) {
    let mix = scene.mix;
    let water = mix.top.mix(mix.ink, 0.35);
    scene.sky();
    scene.put(6);
    let crest = "M-110-42q11-5 22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0";
    let body = format!("{crest}V110H-110z");
    scene.fill(&body, water, 1.0);
    scene.wash(&body, (0.0, -42.0), (0.0, 60.0), (mix.bottom, 0.75), (water.mix(mix.ink, 0.3), 0.9));
    for shaft in 0..5 {
        let x = -90.0 + f64::from(shaft) * 40.0 + scene.hand.between(-8.0, 8.0);
        let wide = scene.hand.between(9.0, 20.0);
        let d = path::poly(&[(x, -42.0), (x + wide, -42.0), (x + wide * 2.2 + 34.0, 96.0), (x + 26.0, 96.0)]);
        scene.wash(&d, (0.0, -42.0), (10.0, 90.0), (mix.light, 0.26), (mix.light, 0.0));
    }
    scene.faint(crest, mix.light, 1.5, 0.9);
    backdrop(scene, 0, water);
    scene.ground(76.0, 6.0);
    scene.put_on(2, mix.sky(-58.0));
    scene.put_on(1, water);
    scene.put_on(3, water);
    scene.put_on(4, water);
    scene.shadow(5);
    scene.put_on(5, water);
    for _ in 0..9 {
        let (x, y) = (scene.hand.between(-80.0, 80.0), scene.hand.between(-34.0, 70.0));
        let r = scene.hand.between(1.2, 3.4);
        let d = path::circle(round(x), round(y), round(r));
        scene.fill(&d, mix.light, 0.16);
        scene.faint(&d, mix.light, 0.8, 0.65);
        scene.fill(&path::circle(round(x - r * 0.35), round(y - r * 0.35), round(r * 0.25)), mix.light, 0.8);
    }
}
