//! How is an arch, a cabinet or a stage composed?

use super::super::backdrops::backdrop;
use super::super::canvas::Paint;
use super::super::colour::Rgb;
use super::super::composition::Composition;
use super::super::figure::Figure;
use crate::path::{self, round};
use obscurio::pictures::Mood;

const ARCH: &str = "M-58 60V-20A58 58 0 0 1 58-20V60z";

/// A scene seen through an arch, two objects on its sill.
pub fn archway(scene: &mut Composition) {
    let mix = scene.mix;
    let bright = mix.bottom.mix(mix.light, 0.25);
    scene.sky();
    bricks(scene);
    scene.canvas.open(ARCH);
    scene.fill(ARCH, bright, 1.0);
    scene.wash(ARCH, (0.0, -78.0), (0.0, 40.0), (mix.top, 0.5), (bright, 0.0));
    scene.pool((0.0, -6.0), 62.0, mix.light, 0.6);
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
    scene.put(5);
    scene.put(6);
}

/// Courses of stone round the arch.
fn bricks(scene: &mut Composition) {
    let mix = scene.mix;
    let mut joints = String::new();
    for row in 0..17 {
        let y = -100.0 + f64::from(row) * 12.0;
        joints += &path::open(&[(-102.0, y), (102.0, y + scene.hand.between(-0.6, 0.6))]);
        let mut x = -104.0 + if row % 2 == 0 { 0.0 } else { 11.0 };
        while x < 104.0 {
            joints += &path::open(&[(x, y), (x + scene.hand.between(-0.8, 0.8), y + 12.0)]);
            if scene.hand.unit() < 0.22 {
                let d = path::rect(round(x + 0.5), round(y + 0.5), 20.0, 11.0);
                let (colour, opacity) =
                    if scene.hand.unit() < 0.5 { (mix.ink, 0.14) } else { (mix.light, 0.10) };
                scene.fill(&d, colour, opacity);
            }
            x += 21.0;
        }
    }
    scene.faint(&joints, mix.ink, 0.9, 0.3);
}

/// A cabinet of wonders with eight niches.
pub fn cabinet(scene: &mut Composition) {
    let mix = scene.mix;
    let wood = mix.ground.mix(mix.bottom, 0.25);
    scene.sky();
    scene.fill("M-102-102H102V102H-102z", wood, 1.0);
    scene.wash("M-102-102H102V102H-102z", (-60.0, -90.0), (60.0, 90.0), (mix.light, 0.22), (mix.ink, 0.45));
    grain(scene);
    for at in 0..8 {
        niche(scene, at, wood);
    }
}

/// The run of the wood.
fn grain(scene: &mut Composition) {
    let (ink, light) = (scene.mix.ink, scene.mix.light);
    let mut d = String::new();
    for _ in 0..46 {
        let (x, y) = (scene.hand.between(-100.0, 100.0), scene.hand.between(-104.0, 70.0));
        let long = scene.hand.between(16.0, 60.0);
        d += &path::flow(&[(x, y), (x + scene.hand.between(-2.0, 2.0), y + long / 2.0), (x, y + long)]);
    }
    scene.faint(&d, ink, 0.8, 0.22);
    scene.faint("M-102-30H102M-102 33H102", ink, 1.6, 0.35);
    scene.faint("M-102-28.6H102M-102 34.4H102", light, 0.8, 0.3);
}

fn niche(scene: &mut Composition, at: usize, wood: Rgb) {
    let mix = scene.mix;
    let ((x, y), half) = scene.slot(at);
    let inside = if at == 0 { mix.bottom.mix(mix.light, 0.35) } else { mix.top.mix(mix.ink, 0.30) };
    let w = half + 6.0;
    let arch = |w: f64| {
        let (left, right, foot, spring) = (round(x - w), round(x + w), round(y + w), round(y - w * 0.25));
        format!("M{left} {foot}V{spring}A{} {} 0 0 1 {right} {spring}V{foot}z", round(w), round(w))
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

/// A theatre: curtains, a spotlight, hanging props.
pub fn stage(scene: &mut Composition) {
    let mix = scene.mix;
    scene.sky();
    if scene.shown.mood != Mood::Menacing {
        scene.wash("M-100-100H100V50H-100z", (0.0, -100.0), (0.0, 40.0), (mix.ink, 0.3), (mix.ink, 0.0));
    }
    backdrop(scene, 1, mix.sky(10.0));
    scene.wash("M0-100L46 60H-46z", (0.0, -100.0), (0.0, 60.0), (mix.light, 0.36), (mix.light, 0.14));
    floor(scene);
    scene.fill(&path::ellipse(0.0, 58.0, 52.0, 8.0), mix.light, 0.4);
    scene.fill(&path::ellipse(0.0, 58.0, 40.0, 5.5), mix.light, 0.3);
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
