//! What is in the air? Stars, soil underfoot, and for every mood its own weather.

use super::canvas::Paint;
use super::colour::Rgb;
use super::composition::Composition;
use crate::path::{self, Pt, round};
use obscurio::pictures::Mood;
use std::f64::consts::TAU;

/// Forty stars, as the night needs them, some with rays.
pub fn stars(scene: &mut Composition) {
    let light = scene.mix.light;
    for n in 0..40 {
        let (x, y) = (scene.hand.between(-96.0, 96.0), scene.hand.between(-96.0, 60.0));
        let r = scene.hand.between(0.4, 1.3);
        let opacity = scene.hand.between(0.2, 0.8);
        scene.fill(&path::circle(round(x), round(y), round(r)), light, opacity);
        if n % 8 == 0 {
            scene.fill(&path::star((x, y), r * 3.4, r * 0.5, 4, 0.0), light, opacity * 0.7);
        }
    }
}

/// Tufts, ruts and pebbles, closer together towards the horizon.
pub fn soil(scene: &mut Composition, y: f64) {
    let (ink, light) = (scene.mix.ink, scene.mix.light);
    let (mut dark, mut pale) = (String::new(), String::new());
    let mut row = y + 5.0;
    let mut step = 4.0;
    while row < 100.0 {
        let mut x = scene.hand.between(-104.0, -80.0);
        while x < 104.0 {
            let long = scene.hand.between(0.8, 2.4) * step;
            let sag = scene.hand.between(-0.6, 0.6);
            dark += &path::gouge((x, row + sag), (x + long, row), step * 0.12);
            if scene.hand.unit() < 0.35 {
                pale += &path::gouge(
                    (x + 2.0, row + step * 0.3),
                    (x + 2.0 + long * 0.7, row + step * 0.3),
                    step * 0.07,
                );
            }
            x += long + scene.hand.between(1.5, 5.5) * step;
        }
        row += step;
        step *= 1.22;
    }
    scene.fill(&dark, ink, 0.3);
    scene.fill(&pale, light, 0.2);
    tufts(scene, y);
}

/// Two ranges of hills, each paler than the one before it.
pub fn ridges(scene: &mut Composition, y: f64) {
    for (up, share) in [(19.0, 0.80), (8.0, 0.62)] {
        let mix = scene.mix;
        let mut points: Vec<Pt> =
            (0..9).map(|i| (-112.0 + 28.0 * f64::from(i), y - up + scene.hand.between(-7.0, 7.0))).collect();
        points.push((112.0, y + 30.0));
        let ridge = path::flow(&points[..9]) + &format!("L112 {}H-112z", round(y + 30.0));
        let colour = mix.ground.mix(mix.sky(y - up), share);
        scene.fill(&ridge, colour, 1.0);
        scene.wash(&ridge, (0.0, y - up - 6.0), (0.0, y + 8.0), (mix.light, 0.16), (mix.sky(y), 0.5));
    }
}

/// Blades of grass, dark and near at the lower rim, small and pale on the ridge.
fn tufts(scene: &mut Composition, ridge: f64) {
    let (ink, ground) = (scene.mix.ink, scene.mix.ground);
    let (mut near, mut far) = (String::new(), String::new());
    for _ in 0..16 {
        let x = scene.hand.between(-84.0, 84.0);
        let rim = (98.0_f64 * 98.0 - x * x).sqrt();
        let high = scene.hand.between(7.0, 17.0);
        for blade in 0..5 {
            let lean = f64::from(blade - 2) * scene.hand.between(1.4, 2.6);
            near += &path::spike((x + lean * 0.4, rim + 2.0), (x + lean * 2.0, rim - high + lean.abs()), 1.6);
        }
    }
    for _ in 0..14 {
        let x = scene.hand.between(-96.0, 96.0);
        let y = ridge + 1.0 + x * x / 1900.0;
        for blade in -1..=1 {
            far += &path::spike((x + f64::from(blade), y + 1.0), (x + f64::from(blade) * 2.2, y - 3.0), 0.9);
        }
    }
    scene.fill(&far, ground.mix(ink, 0.3), 0.8);
    scene.fill(&near, ground.mix(ink, 0.75), 0.9);
}

/// The weather of a mood.
pub fn mood(scene: &mut Composition) {
    match scene.shown.mood {
        Mood::Calm => strata(scene, 7, 0.16),
        Mood::Joyful => rays(scene, (-46.0, -58.0), 14, 0.13),
        Mood::Playful => bubbles(scene, 22, 1.5, 6.0),
        Mood::Tender => bubbles(scene, 12, 8.0, 20.0),
        Mood::Dreamy => swirls(scene),
        Mood::Melancholic => rain(scene),
        Mood::Mysterious => fog(scene, 5),
        Mood::Eerie => wisps(scene),
        Mood::Majestic => rays(scene, (0.0, -120.0), 11, 0.16),
        Mood::Menacing => storm(scene),
    }
}

/// Bright on a dark sky, and the other way round.
fn air(scene: &Composition) -> Rgb {
    let mix = &scene.mix;
    if mix.dark() { mix.light } else { mix.top.mix(mix.ink, 0.45) }
}

/// Long thin clouds.
fn strata(scene: &mut Composition, rows: usize, opacity: f64) {
    let air = air(scene);
    let light = scene.mix.light;
    for row in 0..rows {
        let y = -84.0 + 130.0 * (row as f64 + scene.hand.between(0.0, 0.8)) / rows as f64;
        let x = scene.hand.between(-95.0, 40.0);
        let long = scene.hand.between(40.0, 95.0);
        scene.fill(&path::gouge((x, y), (x + long, y), 2.5), air, opacity);
        scene.fill(&path::gouge((x + 8.0, y - 1.6), (x + long * 0.8, y - 1.6), 1.0), light, opacity * 1.6);
    }
}

/// Beams from a source of light.
fn rays(scene: &mut Composition, from: Pt, n: usize, opacity: f64) {
    let light = scene.mix.light.mix(scene.mix.bottom, 0.2);
    for i in 0..n {
        let turn = TAU * (i as f64 + scene.hand.between(-0.25, 0.25)) / n as f64;
        let wide = scene.hand.between(0.05, 0.13);
        let d =
            path::poly(&[from, path::polar(from, 240.0, turn - wide), path::polar(from, 240.0, turn + wide)]);
        let stops = [(0.0, light, opacity * 2.2), (0.6, light, opacity), (1.0, light, 0.0)];
        let beam = Paint::Pool { centre: from, radius: 210.0, height: 1.0, stops: &stops };
        scene.canvas.shape(&d, Some((beam, 1.0)), None);
    }
}

/// Discs of light that drift, small and merry or large and soft.
fn bubbles(scene: &mut Composition, n: usize, least: f64, most: f64) {
    let (air, light) = (air(scene), scene.mix.light);
    for _ in 0..n {
        let at = (scene.hand.between(-92.0, 92.0), scene.hand.between(-92.0, 40.0));
        let r = scene.hand.between(least, most);
        let opacity = scene.hand.between(0.06, 0.15);
        scene.fill(
            &path::circle(round(at.0), round(at.1), round(r)),
            if r < 7.0 { air } else { light },
            opacity,
        );
        if r < 7.0 {
            scene.faint(&path::circle(round(at.0), round(at.1), round(r)), light, 0.7, 0.35);
        }
    }
}

/// The air turns in its sleep.
fn swirls(scene: &mut Composition) {
    let (air, light) = (air(scene), scene.mix.light);
    for n in 0..6 {
        let at = (scene.hand.between(-80.0, 80.0), scene.hand.between(-84.0, 20.0));
        let size = scene.hand.between(12.0, 26.0);
        let start = scene.hand.between(0.0, TAU);
        let turns = if n % 2 == 0 { 1.6 } else { -1.6 };
        let mut points = path::spiral(at, 1.5, size, start, turns);
        let last = points[points.len() - 1];
        points.push((last.0 + size * 1.3, last.1 + size * 0.25));
        points.push((last.0 + size * 2.8, last.1 - size * 0.1));
        scene.fill(&path::ribbon(&points, &[0.5, 2.4, 3.2, 0.3]), if n % 3 == 0 { light } else { air }, 0.17);
    }
}

/// Fine rain, falling aslant.
fn rain(scene: &mut Composition) {
    let air = air(scene);
    let mut d = String::new();
    for _ in 0..70 {
        let (x, y) = (scene.hand.between(-100.0, 110.0), scene.hand.between(-104.0, 70.0));
        let long = scene.hand.between(7.0, 18.0);
        d += &path::gouge((x, y), (x - long * 0.3, y + long), 0.5);
    }
    scene.fill(&d, air, 0.34);
    strata(scene, 3, 0.12);
}

/// Banks of fog, one behind the other.
fn fog(scene: &mut Composition, banks: usize) {
    let pale = scene.mix.bottom.mix(scene.mix.light, 0.4);
    for _ in 0..banks {
        let (x, y) = (scene.hand.between(-70.0, 70.0), scene.hand.between(-40.0, 56.0));
        let wide = scene.hand.between(50.0, 90.0);
        let high = scene.hand.between(7.0, 15.0);
        let stops = [(0.0, pale, 0.34), (0.6, pale, 0.18), (1.0, pale, 0.0)];
        scene.oval((x, y), wide, high / wide, &stops);
    }
}

/// Thin things rise that have no business rising.
fn wisps(scene: &mut Composition) {
    let air = air(scene);
    for _ in 0..9 {
        let x = scene.hand.between(-85.0, 85.0);
        let foot = scene.hand.between(20.0, 90.0);
        let sway = scene.hand.between(6.0, 14.0);
        let high = scene.hand.between(50.0, 100.0);
        let points: Vec<Pt> = (0..6)
            .map(|i| {
                let t = f64::from(i) / 5.0;
                (x + sway * (t * 7.0 + x).sin() * (0.4 + t), foot - high * t)
            })
            .collect();
        scene.fill(&path::ribbon(&points, &[0.4, 3.0, 1.6, 2.4, 0.2]), air, 0.15);
    }
    fog(scene, 3);
}

/// Something gathers overhead.
fn storm(scene: &mut Composition) {
    let ink = scene.mix.ink;
    scene.wash("M-100-100H100V20H-100z", (0.0, -100.0), (0.0, 10.0), (ink, 0.55), (ink, 0.0));
    let mut d = String::new();
    for row in 0..9 {
        let y = -92.0 + f64::from(row) * 9.0;
        let mut x = scene.hand.between(-110.0, -90.0);
        while x < 100.0 {
            let long = scene.hand.between(14.0, 46.0);
            d += &path::gouge((x, y), (x + long, y - long * 0.22), 2.6 - f64::from(row) * 0.22);
            x += long + scene.hand.between(6.0, 26.0);
        }
    }
    scene.fill(&d, ink, 0.26);
}
