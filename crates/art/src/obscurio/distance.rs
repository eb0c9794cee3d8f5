//! What lies far away, where nobody goes? Hills, veils, or the galleries of a hall without walls.

use super::composition::Composition;
use crate::path::{self, Pt, round};
use obscurio::pictures::Palette;
use std::fmt::Write;

/// Everything behind the backdrop that stands on the horizon at this height.
pub fn far(scene: &mut Composition, y: f64) {
    let indoors = matches!(scene.mix.palette, Palette::AmberLibrary | Palette::Royal | Palette::InkAndBlood);
    match (scene.hand.pick(4), indoors) {
        (0, _) | (1, false) => hills(scene, y),
        (2, false) | (3, false) => veils(scene, y),
        (1, true) => arcade(scene, y),
        _ => galleries(scene, y),
    }
}

/// Two ranges of hills, each paler than the one before it.
fn hills(scene: &mut Composition, y: f64) {
    let steep = scene.hand.between(4.0, 13.0);
    for (up, share) in [(24.0, 0.82), (10.0, 0.62)] {
        let mix = scene.mix;
        let points: Vec<Pt> = (0..9)
            .map(|i| (-112.0 + 28.0 * f64::from(i), y - up + scene.hand.between(-steep, steep)))
            .collect();
        let crest = path::flow(&points);
        let ridge = format!("{crest}V{}H-112z", round(y + 30.0));
        let colour = mix.ground.mix(mix.sky(y - up), share);
        scene.wash(
            &ridge,
            (0.0, y - up - 6.0),
            (0.0, y + 8.0),
            (colour, 1.0),
            (mix.sky(y).mix(mix.light, 0.2), 0.85),
        );
        scene.faint(&crest, mix.light, 0.8, 0.35);
    }
}

/// Great folds of air, as if the sky were hung up.
fn veils(scene: &mut Composition, y: f64) {
    let mix = scene.mix;
    let lean = scene.hand.between(-26.0, 26.0);
    let hue = mix.families[scene.hand.pick(4)];
    for n in 0..4 {
        let x = -78.0 + 50.0 * f64::from(n) + scene.hand.between(-12.0, 12.0);
        let (wide, high) = (scene.hand.between(16.0, 30.0), scene.hand.between(46.0, 84.0));
        let top = y - high;
        let d = path::curves(
            (x, y),
            &[
                [(x + lean, y - high * 0.4), (x - lean, top + high * 0.2), (x + lean * 0.6, top)],
                [(x + wide * 0.6, top + high * 0.1), (x + wide * 1.4 + lean, y - high * 0.3), (x + wide, y)],
            ],
        );
        scene.wash(&d, (0.0, top), (0.0, y), (hue.mix(mix.light, 0.3), 0.0), (hue.mix(mix.light, 0.4), 0.4));
    }
}

/// A row of tall arches with light behind them.
fn arcade(scene: &mut Composition, y: f64) {
    let mix = scene.mix;
    let shift = scene.hand.between(-16.0, 16.0);
    let (mut openings, mut ribs) = (String::new(), String::new());
    for n in -3..=3 {
        let x = f64::from(n) * 33.0 + shift;
        let spring = y - 52.0 + x * x / 420.0;
        let _ = write!(
            openings,
            "M{} {}V{}a11 13 0 0 1 22 0V{}z",
            round(x - 11.0),
            y + 12.0,
            round(spring),
            y + 12.0
        );
        let _ = write!(
            ribs,
            "M{} {}V{}M{} {}a14 17 0 0 1 28 0",
            round(x + 16.5),
            y + 12.0,
            round(spring - 26.0),
            round(x - 14.0),
            round(spring)
        );
    }
    let pale = mix.bottom.mix(mix.light, 0.4);
    scene.wash(&openings, (0.0, y - 66.0), (0.0, y), (pale, 0.12), (pale, 0.5));
    scene.faint(&ribs, mix.ink, 1.6, 0.3);
}

/// Balconies of a round hall, one above the other.
fn galleries(scene: &mut Composition, y: f64) {
    let mix = scene.mix;
    for (up, sag, posts) in [(70.0, -16.0, 26), (44.0, -6.0, 20), (20.0, 6.0, 16)] {
        let base = y - up;
        let at = |x: f64| base + sag * (1.0 - (x / 104.0).powi(2));
        let rail = format!("M-104 {}Q0 {} 104 {}", round(base), round(base + 2.0 * sag), round(base));
        let mut bars = String::new();
        for n in 0..=posts {
            let x = -100.0 + 200.0 * f64::from(n) / f64::from(posts);
            let _ = write!(bars, "M{} {}v9", round(x), round(at(x)));
        }
        let below = format!("{rail}v9Q0 {} -104 {}z", round(base + 2.0 * sag + 9.0), round(base + 9.0));
        scene.wash(&below, (0.0, base - 14.0), (0.0, base + 14.0), (mix.ink, 0.1), (mix.ink, 0.34));
        scene.faint(&bars, mix.ink, 1.0, 0.25);
        scene.faint(&rail, mix.bottom.mix(mix.light, 0.5), 1.3, 0.4);
    }
}
