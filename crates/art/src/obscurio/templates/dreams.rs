//! How are pictures composed that belong nowhere: icons, orbits, silhouettes?

use super::super::backdrops::backdrop;
use super::super::canvas::Paint;
use super::super::composition::Composition;
use super::super::figure::Figure;
use crate::path::{self, round};

/// Like an icon: mirrored left and right, rays behind it.
pub fn symmetry(scene: &mut Composition) {
    let light = scene.mix.light;
    scene.sky();
    for ray in 0..16 {
        scene.canvas.placed((0.0, 0.0), f64::from(ray) * 22.5, 1.0, |canvas| {
            canvas.shape("M0 0L-14-150H14z", Some((Paint::Flat(light), 0.1)), None);
        });
    }
    scene.pool((0.0, 0.0), 70.0, light, 0.4);
    backdrop(scene, 0, scene.mix.sky(42.0));
    scene.ground(44.0, 8.0);
    scene.put(3);
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
}

/// Weightless things around a centre.
pub fn orbit(scene: &mut Composition) {
    let light = scene.mix.light;
    scene.sky();
    let dark = scene.mix.dark();
    let line = if dark { light } else { scene.mix.ink };
    scene.canvas.dashes("4 5");
    scene.faint(&path::circle(0.0, 0.0, 60.0), line, 1.2, 0.35);
    scene.canvas.dashes("");
    scene.canvas.placed((0.0, 0.0), -14.0, 1.0, |canvas| {
        canvas.faded(0.35, |canvas| {
            canvas.shape(&path::ellipse(0.0, 0.0, 86.0, 40.0), None, Some((line, 1.2)))
        });
    });
    scene.fill(&path::circle(0.0, 0.0, 46.0), light, 0.12);
    scene.pool((0.0, 0.0), 58.0, light, 0.45);
    for (at, turn) in [(1, -6.0), (2, 8.0), (3, -10.0), (4, 10.0), (5, -8.0), (6, 0.0)] {
        let figure = scene.figure(at);
        let (x, y) = figure.at;
        scene.fill(
            &path::ellipse(
                round(x + 3.0),
                round(y + 4.0),
                round(figure.half * 0.85),
                round(figure.half * 0.85),
            ),
            scene.mix.ink,
            0.10,
        );
        scene.place(at, Figure { turn, ..figure }, scene.sky_at(at));
    }
    scene.put(0);
}

/// A huge silhouette with things inside it: one picture exposed over another.
pub fn silhouette(scene: &mut Composition) {
    let mix = scene.mix;
    scene.sky();
    scene.put(4);
    backdrop(scene, 1, mix.sky(66.0));
    scene.ground(84.0, 6.0);
    let figure = scene.figure(0);
    let tones = scene.tones(0);
    let larger = Figure { half: figure.half * 1.06, ..figure };
    scene.pool((0.0, 6.0), 92.0, mix.light, 0.4);
    let (high, low) = (tones.main.mix(mix.top, 0.6), tones.main.mix(mix.bottom, 0.6));
    let stops = [(0.0, high, 1.0), (1.0, low, 1.0)];
    if scene.canvas.flat.is_none() {
        larger.silhouette(&mut scene.canvas, Paint::Flat(mix.light), Some((mix.light, 2.0)));
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
}
