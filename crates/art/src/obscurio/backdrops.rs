//! What stands far away? One motif as a skyline, a pair or a single landmark, paled by the air between.

use super::canvas::Paint;
use super::colour::Rgb;
use super::composition::Composition;
use super::figure::Figure;
use obscurio::pictures::{Element, Look, Motif, Template};
use std::fmt::Write;

/// Base line, height and spread of a template's backdrop.
fn measures(template: Template) -> (f64, f64, f64) {
    match template {
        Template::Horizon => (30.0, 46.0, 1.0),
        Template::Colossus => (48.0, 40.0, 1.0),
        Template::Archway => (26.0, 44.0, 0.56),
        Template::Symmetry => (44.0, 36.0, 1.0),
        Template::WindingPath => (4.0, 42.0, 1.0),
        Template::Reflection => (4.0, 40.0, 1.0),
        Template::Vessel => (50.0, 44.0, 1.0),
        Template::Silhouette => (86.0, 38.0, 1.0),
        Template::Depths => (78.0, 40.0, 1.0),
        Template::Stage => (44.0, 52.0, 0.6),
        Template::Orbit | Template::Cabinet => (0.0, 0.0, 0.0),
    }
}

/// Paints the backdrop in its slot, through air of this colour.
pub fn backdrop(scene: &mut Composition, at: usize, air: Rgb) {
    let (y0, h, q) = measures(scene.shown.template);
    let element = scene.element(at);
    if element.motif == Motif::Sea {
        return sea(scene, at, air, y0, h);
    }
    let tones = scene.tones(at).distant(air);
    let x = scene.slot(at).0.0;
    let places: Vec<(f64, f64, f64, bool)> = match element.motif {
        Motif::Whirlpool | Motif::Labyrinth | Motif::Waterfall | Motif::Staircase => {
            if scene.shown.template == Template::Symmetry {
                vec![(-34.0, 44.0, 24.0, true), (34.0, 44.0, 24.0, false)]
            } else {
                vec![(x, y0 - 0.5 * h, 0.8 * h, false)]
            }
        }
        Motif::Bridge => {
            let half = 0.75 * h * q.sqrt();
            vec![(-52.0 * q, y0 - 0.35 * h, half, true), (52.0 * q, y0 - 0.35 * h, half, false)]
        }
        Motif::Forest => row(y0, h, q, &[(-78.0, 0.62), (-26.0, 0.80), (26.0, 0.55), (78.0, 0.70)]),
        _ => row(y0, h, q, &[(-64.0, 0.62), (4.0, 0.80), (70.0, 0.55)]),
    };
    scene.as_element(at, |scene| {
        for (x, y, half, mirrored) in places {
            let Element { motif, look, .. } = *element;
            let figure = Figure { motif, look, at: (x, y), half, turn: 0.0, mirrored };
            figure.paint(&mut scene.canvas, &tones);
        }
    });
}

/// Side by side, their feet on the base line.
fn row(y0: f64, h: f64, q: f64, places: &[(f64, f64)]) -> Vec<(f64, f64, f64, bool)> {
    let place = |&(x, share): &(f64, f64)| (x * q, y0 - h * share, h * share, x > 10.0);
    places.iter().map(place).collect()
}

/// Four layers of waves across the whole picture.
fn sea(scene: &mut Composition, at: usize, air: Rgb, y0: f64, h: f64) {
    let tones = scene.tones(at).distant(air);
    let stormy = scene.element(at).look == Some(Look::Stormy);
    let high = if stormy { 16.0 } else { 9.0 };
    let light = scene.mix.light;
    scene.as_element(at, |scene| {
        for layer in 0..4 {
            let y = y0 - 0.35 * h + 0.34 * h * f64::from(layer);
            // A crest, not a trough, where the Butterfly points.
            let x = scene.slot(at).0.0 - 121.5 - f64::from(layer) * 9.0;
            let mut crest = format!("M{x} {y}q13 {} 27 0", -high);
            for _ in 0..12 {
                crest.push_str("t27 0");
            }
            let mut body = crest.clone();
            let _ = write!(body, "V110H{x}z");
            let colour = tones.main.mix(if layer % 2 == 0 { light } else { tones.ink }, 0.12);
            scene.canvas.shape(&body, Some((Paint::Flat(colour), 1.0)), Some((tones.ink, 0.8)));
            let deep = colour.mix(tones.ink, 0.45);
            scene.wash(
                &body,
                (0.0, y - high),
                (0.0, y + 0.5 * h),
                (colour.mix(light, 0.22), 0.9),
                (deep, 0.9),
            );
            if stormy || layer == 0 {
                scene.faint(&crest, light, if stormy { 1.8 } else { 1.0 }, 0.7);
            }
        }
    });
}
