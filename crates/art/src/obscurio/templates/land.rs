//! How are landscapes composed?

use super::super::backdrops::backdrop;
use super::super::canvas::Paint;
use super::super::composition::Composition;
use super::super::distance;
use super::super::fringe;
use crate::path;

/// A calm landscape with one big standing thing.
pub fn horizon(scene: &mut Composition) {
    scene.sky(30.0);
    distance::far(scene, 30.0);
    scene.hover(2);
    scene.hover(6);
    backdrop(scene, 0, scene.mix.sky(10.0));
    scene.ground(30.0, 8.0);
    let (at, half) = scene.slot(1);
    scene.pool(at, half * 1.4, scene.mix.bottom.mix(scene.mix.light, 0.5), 0.3);
    scene.stand(3);
    scene.stand(1);
    scene.stand(4);
    scene.stand(5);
    fringe::meadow(scene);
}

/// An enormous thing lies in the land, tiny things on top of it.
pub fn colossus(scene: &mut Composition) {
    let mix = scene.mix;
    scene.sky(46.0);
    distance::far(scene, 46.0);
    scene.hover(4);
    backdrop(scene, 0, mix.sky(34.0));
    scene.ground(46.0, 10.0);
    scene.shadow_at((6.0, 68.0), 62.0);
    scene.pool((0.0, 0.0), 84.0, mix.bottom.mix(mix.light, 0.5), 0.4);
    scene.put(2);
    scene.put(3);
    scene.put(1);
    // Mist round its foot: it is as large as a hill.
    for (x, wide) in [(-44.0, 44.0), (40.0, 50.0), (0.0, 60.0)] {
        scene.puddle((x, 69.0), wide, 0.14, mix.sky(60.0).mix(mix.light, 0.5), 0.6);
    }
    scene.stand(5);
    scene.stand(6);
    fringe::meadow(scene);
}

const ROAD: &str = "M-70 110C-60 60 70 60 40 30C10 6-60 20-30 0C-10-8 20-4 24-8L30-6C26 2 0 2-8 8C-30 20 70 6 84 40C90 70 10 70 0 110z";

/// A road climbs through the picture past three things.
pub fn winding_path(scene: &mut Composition) {
    let mix = scene.mix;
    scene.sky(-2.0);
    distance::far(scene, -2.0);
    scene.hover(5);
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
    fringe::meadow(scene);
}

/// A world inside a vessel.
pub fn vessel(scene: &mut Composition) {
    let mix = scene.mix;
    scene.sky(50.0);
    distance::far(scene, 50.0);
    scene.hover(6);
    backdrop(scene, 0, mix.sky(20.0));
    scene.ground(50.0, 8.0);
    scene.shadow_at((6.0, 67.0), 56.0);
    scene.pool((0.0, 6.0), 88.0, mix.bottom.mix(mix.light, 0.5), 0.45);
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
    // Light on the glass.
    scene.faint("M-27 6Q-20-10-4-12", mix.light, 2.2, 0.8);
    scene.faint("M26 36Q20 47 8 51", mix.light, 1.4, 0.5);
    scene.stand(4);
    scene.stand(5);
    fringe::meadow(scene);
}
