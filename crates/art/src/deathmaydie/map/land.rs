//! What lies round the places of a map? The town, the sea, the rock, the moat, the meadow, the park.

use ::deathmaydie::content::Episode;

use super::super::area::{FIELD, area, crossing};
use super::plans::Floor;
use super::props::{self, Prop};
use super::{light, roofs};
use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::TAU;

pub fn lay(pen: &mut Pen, episode: Episode) {
    let base = match episode {
        Episode::E1 => "#26211c",
        Episode::E2 => "#0f2733",
        Episode::E3 => "#1c1815",
        Episode::E4 => "#1b2219",
        Episode::E5 => "#202a1c",
        Episode::E6 => "#1a231a",
    };
    pen.fill(path::rect(0.0, 0.0, FIELD.0, FIELD.1), base);
    match episode {
        Episode::E1 => town(pen, episode),
        Episode::E2 => island(pen),
        Episode::E3 => rock(pen),
        Episode::E4 => moat(pen, episode),
        Episode::E5 => meadow(pen, episode),
        Episode::E6 => park(pen, episode),
    }
}

/// What hangs over everything: smoke, rain, dust.
pub fn weather(pen: &mut Pen, episode: Episode) {
    match episode {
        Episode::E1 => smoke(pen),
        Episode::E2 => rain(pen),
        Episode::E5 => garlands(pen),
        _ => {}
    }
}

/// How far a point is from the line between two others.
fn beside((x, y): Pt, a: Pt, b: Pt) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let t = (((x - a.0) * dx + (y - a.1) * dy) / (dx * dx + dy * dy).max(1.0)).clamp(0.0, 1.0);
    (a.0 + dx * t - x).hypot(a.1 + dy * t - y)
}

/// Things strewn over the free land where `stands` allows it, never on a place, on a way or on one another.
struct Strewn {
    episode: Episode,
    ways: Vec<[Pt; 2]>,
    taken: Vec<(Pt, f64)>,
}

impl Strewn {
    fn over(episode: Episode) -> Self {
        let ways = episode.row().passages.iter().map(|&passage| crossing(passage)).collect();
        Strewn { episode, ways, taken: Vec::new() }
    }

    /// Whether nothing but land is within `room` of a point.
    fn is_free(&self, (x, y): Pt, room: f64) -> bool {
        let inside = |space| {
            let (a, r) = (area(space), room + 12.0);
            x > a.left - r && x < a.right + r && y > a.top - r && y < a.bottom + r
        };
        let crossed = |[a, b]: &[Pt; 2]| beside((x, y), *a, *b) < room + 26.0;
        !self.episode.spaces().any(inside) && !self.ways.iter().any(crossed)
    }

    /// Up to `tries` of them, each with `room` round it; says where they are.
    fn put(
        &mut self,
        pen: &mut Pen,
        prop: Prop,
        room: f64,
        tries: usize,
        stands: impl Fn(Pt) -> bool,
    ) -> Vec<Pt> {
        let first = self.taken.len();
        for _ in 0..tries {
            let at = (
                pen.hand.between(-10.0, FIELD.0 + 10.0).round(),
                pen.hand.between(-10.0, FIELD.1 + 10.0).round(),
            );
            let apart =
                self.taken.iter().all(|(other, r)| (other.0 - at.0).hypot(other.1 - at.1) > (room + r) * 0.9);
            if stands(at) && apart && self.is_free(at, room) {
                let turn = if prop == Prop::House && pen.hand.unit() < 0.45 { 90.0 } else { 0.0 };
                pen.placed(at.0, at.1, turn, 1.0, |pen| props::draw(pen, prop));
                self.taken.push((at, room));
            }
        }
        self.taken[first..].iter().map(|(at, _)| *at).collect()
    }
}

/// Night falls on everything round the places, so that they stand out.
fn nightfall(pen: &mut Pen, depth: f64) {
    pen.veil(path::rect(0.0, 0.0, FIELD.0, FIELD.1), "#04050a", depth);
}

/// Short cuts of the graver all over the ground.
fn cuts(pen: &mut Pen, n: usize, long: f64, colour: &str) {
    let d: String = (0..n)
        .map(|_| {
            let at = (pen.hand.between(0.0, FIELD.0), pen.hand.between(0.0, FIELD.1));
            let far = (at.0 + pen.hand.between(0.5, 1.0) * long, at.1 + pen.hand.between(-3.0, 3.0));
            path::spike(at, far, 3.0)
        })
        .collect();
    pen.fill(d, colour);
}

/// Houses shoulder to shoulder, some of them burning, and the river below.
fn town(pen: &mut Pen, episode: Episode) {
    cuts(pen, 110, 34.0, "#342c25");
    roofs::worn(pen, &path::rect(0.0, 0.0, FIELD.0, FIELD.1), Floor::Cobbles, 0.42);
    let bank: Vec<Pt> = vec![
        (1320.0, 690.0),
        (1120.0, 730.0),
        (960.0, 800.0),
        (700.0, 700.0),
        (520.0, 700.0),
        (330.0, 830.0),
        (-20.0, 850.0),
    ];
    pen.line(path::flow(&bank), "#0c0a09", 150.0);
    pen.line(path::flow(&bank), "#4b4136", 140.0);
    pen.line(path::flow(&bank), "#15323d", 124.0);
    for shift in [-38.0, -12.0, 16.0, 40.0] {
        let wave: Vec<Pt> = bank.iter().map(|p| (p.0, p.1 + shift)).collect();
        pen.raw(&format!(r##"<path d="{}" fill="none" stroke="#3f6d7b" stroke-width="2.4" stroke-dasharray="40 70 16 90"/>"##, path::flow(&wave)));
    }
    let dry = |at: Pt| bank.windows(2).all(|pair| beside(at, pair[0], pair[1]) > 92.0);
    let mut strewn = Strewn::over(episode);
    let houses = strewn.put(pen, Prop::House, 38.0, 1600, dry);
    strewn.put(pen, Prop::Tree, 28.0, 160, dry);
    nightfall(pen, 0.3);
    for (x, y) in houses.into_iter().step_by(3) {
        light(pen, (x, y), 130.0);
        pen.placed(x, y, 0.0, 1.2, |pen| props::draw(pen, Prop::Fire));
    }
}

/// A rock in the storm: surf, cliffs, thin grass, and the walls of the asylum on it.
fn island(pen: &mut Pen) {
    let rows: String = (0..30)
        .flat_map(|row| (0..9).map(move |k| (row, k)))
        .map(|(row, k)| {
            let (x, y) =
                (f64::from(k) * 160.0 + f64::from(row % 3) * 55.0 - 60.0, 15.0 + f64::from(row) * 30.0);
            format!("M{x} {y}q20-12 40 0t40 0")
        })
        .collect();
    pen.line(rows, "#214653", 2.4);
    let coast: Vec<Pt> = ragged(pen, (632.0, 440.0), (625.0, 442.0), 44, 0.94);
    let scaled = |k: f64| -> Vec<Pt> {
        coast.iter().map(|p| (632.0 + (p.0 - 632.0) * k, 440.0 + (p.1 - 440.0) * k)).collect()
    };
    pen.line(path::blob(&scaled(1.012)), "#9fc0c4", 5.0);
    pen.fill(path::blob(&coast), "#171412");
    pen.fill(path::blob(&scaled(0.982)), "#3c362f");
    pen.fill(path::blob(&scaled(0.955)), "#2c3126");
    pen.line(path::blob(&scaled(0.955)), "#14120f", 3.0);
    let inner: String = (0..90)
        .map(|_| {
            let at = path::polar((632.0, 440.0), pen.hand.between(40.0, 410.0), pen.hand.between(0.0, TAU));
            path::spike(at, (at.0 + 26.0, at.1 + pen.hand.between(-3.0, 3.0)), 3.0)
        })
        .collect();
    pen.fill(inner, "#39402f");
    let bay: Vec<Pt> = [
        (1040.0, 590.0),
        (1140.0, 575.0),
        (1220.0, 620.0),
        (1330.0, 600.0),
        (1330.0, 850.0),
        (1180.0, 830.0),
        (1060.0, 820.0),
        (960.0, 830.0),
        (940.0, 780.0),
    ]
    .into();
    pen.line(path::blob(&bay), "#9fc0c4", 5.0);
    pen.fill(path::blob(&bay), "#123040");
    pen.line("M1120 640q20-12 40 0t40 0M1130 700q20-12 40 0t40 0M1140 770q20-12 40 0t40 0M1000 812q20-12 40 0t40 0", "#3a6a78", 2.4);
    let dry = |at: Pt| {
        let (u, v) = ((at.0 - 632.0) / 560.0, (at.1 - 440.0) / 396.0);
        u.abs().powf(4.4) + v.abs().powf(4.4) < 1.0 && !(at.0 > 925.0 && at.1 > 555.0)
    };
    let mut strewn = Strewn::over(Episode::E2);
    strewn.put(pen, Prop::Rocks, 22.0, 190, dry);
    strewn.put(pen, Prop::Pine, 22.0, 220, dry);
    strewn.put(pen, Prop::Rocks, 24.0, 60, |at| !dry(at));
    nightfall(pen, 0.26);
}

/// A superellipse with an uneven edge.
fn ragged(pen: &mut Pen, c: Pt, r: Pt, n: usize, least: f64) -> Vec<Pt> {
    (0..n)
        .map(|i| {
            let a = TAU * i as f64 / n as f64;
            let bulge = |v: f64| v.signum() * v.abs().powf(0.46);
            let far = pen.hand.between(least, 1.0);
            (c.0 + r.0 * bulge(a.cos()) * far, c.1 + r.1 * bulge(a.sin()) * far)
        })
        .collect()
}

/// Solid rock, cut in beds, with bones in it.
fn rock(pen: &mut Pen) {
    for row in 0..16 {
        let y = 30.0 + f64::from(row) * 58.0;
        let bed: Vec<Pt> =
            (0..10).map(|i| (f64::from(i) * 150.0 - 20.0, y + pen.hand.between(-16.0, 16.0))).collect();
        pen.line(
            path::flow(&bed),
            if row % 2 == 0 { "#2b2520" } else { "#110e0c" },
            if row % 2 == 0 { 9.0 } else { 4.0 },
        );
    }
    cuts(pen, 160, 40.0, "#2b2520");
    let mut strewn = Strewn::over(Episode::E3);
    strewn.put(pen, Prop::Bones, 38.0, 40, |_| true);
    strewn.put(pen, Prop::Rocks, 26.0, 500, |_| true);
    nightfall(pen, 0.45);
}

/// The black wood, the moat, and the rock the castle stands on.
fn moat(pen: &mut Pen, episode: Episode) {
    cuts(pen, 120, 30.0, "#26301f");
    let keep: Vec<Pt> = ragged(pen, (810.0, 460.0), (455.0, 425.0), 40, 0.965);
    pen.line(path::blob(&keep), "#0b0908", 96.0);
    pen.line(path::blob(&keep), "#3b3a30", 90.0);
    pen.line(path::blob(&keep), "#14303a", 74.0);
    pen.raw(&format!(
        r##"<path d="{}" fill="none" stroke="#3f6d7b" stroke-width="2.2" stroke-dasharray="30 44 12 60"/>"##,
        path::blob(&keep)
    ));
    pen.fill(path::blob(&keep), "#0b0908");
    pen.veil(path::blob(&keep), "#38332d", 1.0);
    roofs::worn(pen, &path::blob(&keep), Floor::Flags, 0.5);
    pen.line(path::blob(&keep), "#0b0908", 22.0);
    pen.line(path::blob(&keep), "#6e665b", 14.0);
    pen.raw(&format!(r##"<path d="{}" fill="none" stroke="#453f38" stroke-width="14" stroke-dasharray="12 12" stroke-linecap="butt"/>"##, path::blob(&keep)));
    let within =
        |at: Pt| ((at.0 - 810.0) / 400.0).abs().powf(4.4) + ((at.1 - 460.0) / 372.0).abs().powf(4.4) < 1.0;
    let mut strewn = Strewn::over(episode);
    strewn.put(pen, Prop::House, 37.0, 500, within);
    strewn.put(pen, Prop::Rocks, 22.0, 60, within);
    strewn
        .put(pen, Prop::Pine, 20.0, 1200, |at| at.0 < 296.0 || at.1 < 24.0 || at.1 > 880.0 || at.0 > 1280.0);
    nightfall(pen, 0.3);
}

/// Trodden grass, tents, and the dark trees beyond.
fn meadow(pen: &mut Pen, episode: Episode) {
    cuts(pen, 150, 30.0, "#2c3a25");
    let trodden: Vec<Pt> = ragged(pen, (650.0, 450.0), (600.0, 405.0), 36, 0.93);
    pen.fill(path::blob(&trodden), "#332e20");
    pen.veil(
        path::blob(
            &trodden
                .iter()
                .map(|p| (650.0 + (p.0 - 650.0) * 0.94, 450.0 + (p.1 - 450.0) * 0.94))
                .collect::<Vec<_>>(),
        ),
        "#3f3826",
        0.8,
    );
    let inside = |at: Pt| at.0 > 80.0 && at.1 > 60.0 && at.1 < 845.0 && at.0 < 1225.0;
    let mut strewn = Strewn::over(episode);
    strewn.put(pen, Prop::Tent, 38.0, 140, inside);
    strewn.put(pen, Prop::Stall, 38.0, 60, inside);
    strewn.put(pen, Prop::Crate, 24.0, 60, inside);
    strewn.put(pen, Prop::Pine, 22.0, 900, |at| !inside(at));
    nightfall(pen, 0.34);
}

/// An old park in the west, and in the east the rock that hides what lies below the house.
fn park(pen: &mut Pen, episode: Episode) {
    cuts(pen, 150, 30.0, "#273321");
    let below: Vec<Pt> = ragged(pen, (1120.0, 640.0), (290.0, 330.0), 34, 0.93);
    pen.line(path::blob(&below), "#0b0908", 12.0);
    pen.fill(path::blob(&below), "#15110f");
    for k in [0.93, 0.84, 0.74] {
        let bed: Vec<Pt> =
            below.iter().map(|p| (1120.0 + (p.0 - 1120.0) * k, 640.0 + (p.1 - 640.0) * k)).collect();
        pen.line(path::blob(&bed), "#241e1a", 5.0);
    }
    let house = "M400 30H1010V420H830V800H400z";
    roofs::slates(pen, house);
    roofs::ridge(pen, (408.0, 66.0), (596.0, 66.0));
    roofs::ridge(pen, (604.0, 250.0), (806.0, 250.0));
    roofs::ridge(pen, (408.0, 752.0), (596.0, 752.0));
    [(560.0, 66.0), (690.0, 250.0), (470.0, 752.0)].into_iter().for_each(|at| roofs::chimney(pen, at));
    [(450.0, 82.0), (752.0, 266.0), (556.0, 768.0), (642.0, 552.0)]
        .into_iter()
        .for_each(|at| roofs::dormer(pen, at));
    let mut strewn = Strewn::over(episode);
    strewn.put(pen, Prop::Rocks, 24.0, 240, |at| at.0 > 860.0 && at.1 > 430.0);
    strewn.put(pen, Prop::Pine, 22.0, 900, |at| {
        at.0 < 380.0 || at.0 > 1040.0 && at.1 < 290.0 || at.1 > 830.0 && at.0 < 800.0
    });
    nightfall(pen, 0.34);
}

fn smoke(pen: &mut Pen) {
    for (x, y) in [(240.0, 170.0), (760.0, 90.0), (1010.0, 500.0), (180.0, 780.0)] {
        for k in 0..3 {
            let at = (x + f64::from(k) * 46.0, y - f64::from(k) * 26.0);
            let puff: Vec<Pt> = (0..11)
                .map(|i| path::polar(at, pen.hand.between(34.0, 62.0), TAU * f64::from(i) / 11.0))
                .collect();
            pen.veil(path::blob(&puff), "#14100e", 0.28);
        }
    }
    let embers: String = (0..60)
        .map(|_| {
            path::circle(
                pen.hand.between(0.0, FIELD.0),
                pen.hand.between(0.0, FIELD.1),
                pen.hand.between(0.8, 2.0),
            )
        })
        .collect();
    pen.veil(embers, "#ff9b3a", 0.8);
}

fn rain(pen: &mut Pen) {
    let drops: String = (0..150)
        .map(|_| {
            let at = (pen.hand.between(0.0, FIELD.0), pen.hand.between(-20.0, FIELD.1));
            path::open(&[at, (at.0 - 7.0, at.1 + 22.0)])
        })
        .collect();
    pen.raw(&format!(
        r##"<path d="{drops}" fill="none" stroke="#bcd6dc" stroke-width="1.2" opacity=".22"/>"##
    ));
}

/// Strings of coloured lamps from mast to mast.
fn garlands(pen: &mut Pen) {
    let masts: [[Pt; 2]; 6] = [
        [(190.0, 380.0), (420.0, 330.0)],
        [(190.0, 640.0), (420.0, 640.0)],
        [(420.0, 330.0), (600.0, 330.0)],
        [(600.0, 120.0), (900.0, 260.0)],
        [(880.0, 720.0), (1120.0, 640.0)],
        [(420.0, 640.0), (620.0, 600.0)],
    ];
    for [a, b] in masts {
        let sag =
            |t: f64| (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t + 26.0 * (1.0 - (2.0 * t - 1.0).powi(2)));
        pen.line(path::flow(&(0..=6).map(|i| sag(f64::from(i) / 6.0)).collect::<Vec<_>>()), "#0b0908", 1.8);
        for i in 0..=8 {
            let (x, y) = sag(f64::from(i) / 8.0);
            let tone = ["#ffcf6b", "#e0623a", "#7fc4b4", "#d58ab0"][i as usize % 4];
            pen.fill(path::circle(x, y, 4.2), tone);
        }
    }
}
