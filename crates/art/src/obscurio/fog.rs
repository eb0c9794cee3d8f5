//! What does magic mist look like? A bank of fog with two clear circles; behind the fog there is nothing to find.

use super::canvas::{Canvas, Paint};
use super::clip::Circle;
use super::colour::Rgb;
use super::composition::DISC;
use crate::path;
use obscurio::pictures::Mist;

/// How far beyond a clear circle the mist thickens.
const SOFT: f64 = 6.0;

fn pale() -> Rgb {
    Rgb::hex(0xdfe6ea)
}

/// What the mist leaves to be painted at all: the clear circles and their soft edge.
pub fn openings(mist: Mist) -> [Circle; 2] {
    mist.clear().map(|(centre, radius)| Circle { centre, radius: radius + SOFT })
}

/// The fog, under everything: what is not painted over it is hidden.
pub fn bank(canvas: &mut Canvas) {
    canvas.shape(DISC, Some((Paint::Flat(pale()), 1.0)), None);
    let shade = Rgb::hex(0x9fb0bb);
    let stops = [(0.0, shade, 0.0), (0.7, shade, 0.1), (1.0, shade, 0.6)];
    canvas.shape(
        DISC,
        Some((Paint::Pool { centre: (0.0, 0.0), radius: 100.0, height: 1.0, stops: &stops }, 1.0)),
        None,
    );
}

/// The fog closing in round the clear circles, and three wisps that drift over it.
pub fn edge(canvas: &mut Canvas, mist: Mist) {
    for Circle { centre, radius } in openings(mist) {
        // A little wider than what was painted, so that no rim shows.
        let reach = radius + 1.5;
        let thick = (radius - 0.5) / reach;
        let stops = [
            (0.0, pale(), 0.0),
            ((radius - SOFT) / reach, pale(), 0.0),
            ((radius - SOFT * 0.5) / reach, pale(), 0.6),
            (thick, pale(), 1.0),
            (1.0, pale(), 1.0),
        ];
        let d = path::circle(centre.0, centre.1, reach);
        canvas.shape(
            &d,
            Some((Paint::Pool { centre, radius: reach, height: 1.0, stops: &stops }, 1.0)),
            None,
        );
    }
    let side = if mist == Mist::Left { 1.0 } else { -1.0 };
    let white = Rgb(1.0, 1.0, 1.0);
    for wisp in [
        [(-70.0, 66.0), (-30.0, 74.0), (8.0, 68.0), (50.0, 76.0)],
        [(-86.0, -40.0), (-66.0, -60.0), (-40.0, -66.0), (-8.0, -82.0)],
        [(50.0, 34.0), (64.0, 14.0), (72.0, 8.0), (92.0, -6.0)],
    ] {
        let points = wisp.map(|(x, y)| (x * side, y));
        canvas.shape(&path::ribbon(&points, &[0.6, 9.0, 6.0, 0.6]), Some((Paint::Flat(white), 0.6)), None);
    }
}
