//! How is a stage composed?

use super::super::backdrops::backdrop;
use super::super::canvas::Paint;
use super::super::composition::Composition;
use crate::path::{self, round};
use obscurio::pictures::Mood;
use std::fmt::Write;

/// A theatre: curtains, a spotlight, hanging props.
pub fn stage(scene: &mut Composition) {
    let mix = scene.mix;
    scene.lamp = (0.0, -84.0);
    scene.sky(50.0);
    if scene.shown.mood != Mood::Menacing {
        scene.wash("M-100-100H100V50H-100z", (0.0, -100.0), (0.0, 40.0), (mix.ink, 0.3), (mix.ink, 0.0));
    }
    backdrop(scene, 1, mix.sky(10.0));
    for (foot, half, strength) in [(0.0, 46.0, 1.0), (-44.0, 20.0, 0.5), (44.0, 20.0, 0.5)] {
        let beam = path::poly(&[
            (foot * -0.6 - 2.0, -100.0),
            (foot * -0.6 + 2.0, -100.0),
            (foot + half, 60.0),
            (foot - half, 60.0),
        ]);
        scene.wash(
            &beam,
            (0.0, -100.0),
            (0.0, 60.0),
            (mix.light, 0.36 * strength),
            (mix.light, 0.12 * strength),
        );
    }
    floor(scene);
    scene.fill(&path::ellipse(0.0, 58.0, 52.0, 8.0), mix.light, 0.4);
    scene.puddle((0.0, 58.0), 46.0, 0.2, mix.light, 0.8);
    for at in [3, 4] {
        let ((x, y), half) = scene.slot(at);
        scene.line(&format!("M{x}-100V{}", round(y - half * 0.8)), mix.ink, 1.6);
        scene.faint(&format!("M{}-100V{}", x - 0.5, round(y - half * 0.8)), mix.light, 0.5, 0.7);
        scene.put(at);
    }
    scene.stand(2);
    scene.stand(5);
    scene.stand(6);
    drapes(scene);
    footlights(scene);
}

/// A row of small lights along the edge of the stage.
fn footlights(scene: &mut Composition) {
    let mix = scene.mix;
    let mut shells = String::new();
    for n in -3..=3 {
        let (x, y) = (f64::from(n) * 17.0, 93.0 - f64::from(n * n) * 1.1);
        scene.puddle((x, y - 5.0), 12.0, 0.8, mix.light, 0.5);
        let _ = write!(shells, "M{} {}a5 5 0 0 1 10 0z", round(x - 5.0), round(y + 3.0));
    }
    scene.fill(&shells, mix.ink, 0.9);
    scene.faint(&shells, mix.light, 0.8, 0.6);
}

/// Boards that run towards the eye.
fn floor(scene: &mut Composition) {
    let mix = scene.mix;
    let boards = "M-110 50H110V110H-110z";
    scene.canvas.shape(boards, Some((Paint::Flat(mix.ground), 1.0)), Some((mix.ink, 1.2)));
    scene.wash(
        boards,
        (0.0, 50.0),
        (0.0, 100.0),
        (mix.ground.mix(mix.light, 0.3), 1.0),
        (mix.ground.mix(mix.ink, 0.5), 1.0),
    );
    let mut gaps = String::new();
    for board in -7..=7 {
        let x = f64::from(board) * 14.0;
        gaps += &path::open(&[(x, 50.0), (x * 2.1, 104.0)]);
    }
    scene.faint(&gaps, mix.ink, 0.9, 0.4);
}

/// Two side curtains and a pelmet over everything.
fn drapes(scene: &mut Composition) {
    let mix = scene.mix;
    let tones = scene.tones(0);
    let (cloth, fold) = (tones.main, tones.main.mix(mix.ink, 0.45));
    scene.as_element(0, |scene| {
        for side in [-1.0, 1.0] {
            scene.canvas.placed((0.0, 0.0), 0.0, side, |canvas| {
                let drape = "M-104-84H-62C-58-40-64-6-76 14C-82 22-88 24-92 26C-84 44-82 74-84 104H-104z";
                canvas.shape(drape, Some((Paint::Flat(cloth), 1.0)), Some((mix.ink, 1.6)));
                for folds in [
                    "M-98-84C-92-40-94 0-96 24L-92 26C-86 0-84-40-90-84z",
                    "M-82-84C-76-44-78-8-88 20L-84 18C-72-4-70-44-74-84z",
                    "M-66-84C-63-46-67-10-78 12L-75 12C-64-8-58-44-62-84z",
                    "M-92 30C-90 56-92 80-94 104H-88C-86 76-86 52-89 34z",
                ] {
                    canvas.shape(folds, Some((Paint::Flat(fold), 0.75)), None);
                }
                canvas.shape(
                    "M-87-82C-82-44-82-10-92 20M-70-82C-68-46-70-12-82 14",
                    None,
                    Some((cloth.mix(mix.light, 0.4), 1.4)),
                );
                canvas.shape(
                    "M-100 24C-92 32-84 26-74 12L-71 16C-82 32-92 38-100 32z",
                    Some((Paint::Flat(tones.accent), 1.0)),
                    Some((mix.ink, 1.0)),
                );
            });
        }
        let pelmet =
            "M-104-104H104V-74Q86-58 69-74Q52-58 34-74Q17-58 0-74Q-17-58-34-74Q-52-58-69-74Q-86-58-104-74z";
        scene.canvas.shape(pelmet, Some((Paint::Flat(tones.accent), 1.0)), Some((mix.ink, 1.6)));
        scene.canvas.shape(
            "M-104-79Q-86-63-69-79Q-52-63-34-79Q-17-63 0-79Q17-63 34-79Q52-63 69-79Q86-63 104-79",
            None,
            Some((mix.light, 1.2)),
        );
        scene.wash(pelmet, (0.0, -100.0), (0.0, -62.0), (mix.ink, 0.5), (mix.ink, 0.0));
    });
}
