//! How are pictures composed that belong nowhere: icons, orbits, silhouettes?

use super::super::backdrops::backdrop;
use super::super::canvas::Paint;
use super::super::composition::Composition;
use super::super::figure::Figure;
use super::super::fringe;
use super::super::sky::dot;
use crate::path::{self, round};
use std::f64::consts::TAU;

/// Like an icon: mirrored left and right, rays behind it.
pub fn symmetry(scene: &mut Composition) {
    let light = scene.mix.light;
    scene.lamp = (0.0, -20.0);
    scene.sky(44.0);
    glory(scene);
    scene.pool((0.0, 0.0), 70.0, light, 0.4);
    backdrop(scene, 0, scene.mix.sky(42.0));
    scene.ground(44.0, 8.0);
    scene.hover(3);
    for at in [2, 5] {
        let figure = scene.figure(at);
        let (x, y) = figure.at;
        for side in [-1.0, 1.0] {
            if y > 0.0 {
                scene.shadow_at((x * side, y + figure.half * 0.97), figure.half * 0.8);
            }
            scene.place(at, Figure { at: (x * side, y), mirrored: side < 0.0, ..figure }, scene.mix.sky(y));
        }
    }
    scene.shadow(1);
    scene.put(1);
    scene.stand(4);
    scene.stand(6);
    fringe::meadow(scene);
}

/// Sixteen rays, and rings of beads or petals round them as on old gilded panels.
fn glory(scene: &mut Composition) {
    let light = scene.mix.light;
    let mut rays = String::new();
    for ray in 0..16 {
        let turn = TAU * f64::from(ray) / 16.0;
        let at = |off: f64| path::polar((0.0, 0.0), 150.0, turn + off);
        rays += &path::poly(&[(0.0, 0.0), at(-0.093), at(0.093)]);
    }
    scene.fill(&rays, light, 0.1);
    let (petals, start) = ([12, 16, 20, 24][scene.hand.pick(4)], scene.hand.between(58.0, 66.0));
    let (mut beads, mut leaves) = (String::new(), String::new());
    for n in 0..petals * 2 {
        let turn = TAU * (f64::from(n) + 0.5) / f64::from(petals * 2);
        let (x, y) = path::polar((0.0, 0.0), start + 18.0, turn);
        dot(&mut beads, x, y);
        if n % 2 == 0 {
            let (a, b) = (path::polar((0.0, 0.0), start, turn), path::polar((0.0, 0.0), start + 14.0, turn));
            leaves += &path::gouge(a, b, 3.4);
        }
    }
    scene.fill(&leaves, light, 0.16);
    scene.faint(&beads, light, 2.2, 0.35);
    scene.faint(&path::circle(0.0, 0.0, round(start - 3.0)), light, 0.9, 0.4);
    scene.faint(&path::circle(0.0, 0.0, round(start + 22.0)), light, 0.6, 0.35);
}

/// Weightless things around a centre.
pub fn orbit(scene: &mut Composition) {
    let light = scene.mix.light;
    scene.sky(100.0);
    let dark = scene.mix.dark();
    let line = if dark { light } else { scene.mix.ink };
    let tilt = scene.hand.between(-34.0, 34.0);
    scene.canvas.dashes("4 5");
    scene.faint(&path::circle(0.0, 0.0, 60.0), line, 1.2, 0.35);
    scene.canvas.dashes("");
    for (turn, high) in [(-14.0, 40.0), (-14.0 + tilt, 26.0)] {
        scene.canvas.placed((0.0, 0.0), round(turn), 1.0, |canvas| {
            canvas.faded(0.35, |canvas| {
                canvas.shape(&path::ellipse(0.0, 0.0, 86.0, high), None, Some((line, 1.0)))
            });
        });
    }
    let mut ticks = String::new();
    for n in 0..72 {
        let (far, turn) = (if n % 6 == 0 { 92.0 } else { 89.5 }, TAU * f64::from(n) / 72.0);
        ticks += &path::open(&[path::polar((0.0, 0.0), 87.0, turn), path::polar((0.0, 0.0), far, turn)]);
    }
    scene.faint(&ticks, line, 0.8, 0.3);
    scene.fill(&path::circle(0.0, 0.0, 46.0), light, 0.12);
    scene.pool((0.0, 0.0), 62.0, light, 0.5);
    for (at, turn) in [(1, -6.0), (2, 8.0), (3, -10.0), (4, 10.0), (5, -8.0), (6, 0.0)] {
        let figure = scene.figure(at);
        let haze = scene.sky_at(at).mix(light, if dark { 0.3 } else { 0.75 });
        scene.pool(figure.at, figure.half * 1.45, haze, 0.7);
        scene.place(at, Figure { turn, ..figure }, scene.sky_at(at));
    }
    scene.put(0);
    fringe::nowhere(scene);
}

/// A huge silhouette with things inside it: one picture exposed over another.
pub fn silhouette(scene: &mut Composition) {
    let mix = scene.mix;
    scene.sky(84.0);
    scene.hover(4);
    backdrop(scene, 1, mix.sky(66.0));
    scene.ground(84.0, 6.0);
    let figure = scene.figure(0);
    let tones = scene.tones(0);
    let larger = Figure { half: figure.half * 1.06, ..figure };
    scene.pool((0.0, 6.0), 92.0, mix.light, 0.4);
    let (high, low) = (tones.main.mix(mix.top, 0.6), tones.main.mix(mix.bottom, 0.6));
    let stops = [(0.0, high, 1.0), (1.0, low, 1.0)];
    if scene.canvas.flat.is_none() {
        // It shines out of itself, brightest at its edge.
        for (wide, opacity) in [(11.0, 0.16), (6.0, 0.26), (1.6, 0.55)] {
            scene.canvas.faded(opacity, |canvas| {
                larger.silhouette(canvas, Paint::Flat(mix.light), Some((mix.light, wide)));
            });
        }
        figure.silhouette(
            &mut scene.canvas,
            Paint::Fade((0.0, -50.0), (0.0, 50.0), &stops),
            Some((tones.main.mix(mix.ink, 0.3), 1.2)),
        );
    }
    // What the shape is of still shows through it, so that one sees an eye and not a lens.
    scene.as_element(0, |scene| scene.canvas.faded(0.6, |canvas| figure.paint(canvas, &tones)));
    for at in [2, 3] {
        let inside = tones.main.mix(scene.sky_at(at), 0.6);
        scene.pool(scene.slot(at).0, scene.slot(at).1 * 1.5, mix.light, 0.45);
        scene.put_on(at, inside);
    }
    scene.put(5);
    scene.stand(6);
    fringe::meadow(scene);
}
