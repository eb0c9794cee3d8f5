//! Who dares? Ten people on medallions of their own colour, each known by what they wear.

use ::deathmaydie::content::Investigator;

use super::super::Sheet;
use crate::path;
use crate::pen::Pen;
use crate::sketch::{pair, shape, stroke, twin};

/// The colour of an investigator's medallion and of whatever on the page is theirs.
pub const fn colour(investigator: Investigator) -> &'static str {
    match investigator {
        Investigator::Agatha => "#c2506e",
        Investigator::Huikong => "#e08b2d",
        Investigator::Julien => "#cfc9bb",
        Investigator::Leon => "#4a86cf",
        Investigator::Mike => "#7f9a45",
        Investigator::Peters => "#3fa79d",
        Investigator::Ruth => "#8f6cc4",
        Investigator::Sally => "#e3c63c",
        Investigator::Sandra => "#b3743c",
        Investigator::Stella => "#d665a8",
    }
}

pub fn lay(sheet: &mut Sheet) {
    for investigator in Investigator::ALL {
        sheet.painted(&format!("investigator-{investigator}"), (100, 100), |p| {
            medallion(p, investigator);
            bust(investigator)(p);
            p.line(path::circle(50.0, 50.0, 46.0), colour(investigator), 6.0);
            p.line(path::circle(50.0, 50.0, 49.0) + &path::circle(50.0, 50.0, 42.6), p.hue.ink, 1.6);
        });
    }
}

fn medallion(p: &mut Pen, investigator: Investigator) {
    p.fill(path::circle(50.0, 50.0, 49.0), p.hue.ink);
    p.veil(path::circle(50.0, 50.0, 44.0), colour(investigator), 0.34);
    p.veil(path::circle(58.0, 40.0, 28.0), colour(investigator), 0.3);
}

fn bust(investigator: Investigator) -> fn(&mut Pen) {
    match investigator {
        Investigator::Agatha => agatha,
        Investigator::Huikong => huikong,
        Investigator::Julien => julien,
        Investigator::Leon => leon,
        Investigator::Mike => mike,
        Investigator::Peters => peters,
        Investigator::Ruth => ruth,
        Investigator::Sally => sally,
        Investigator::Sandra => sandra,
        Investigator::Stella => stella,
    }
}

/// Shoulders that end where the medallion does.
fn coat(p: &mut Pen, colour: &str) {
    p.inked("M14 74C22 64 36 62 50 62s28 2 36 12A44 44 0 0 1 14 74z", colour, 2.4);
}

fn face(p: &mut Pen, skin: &str, shade: &str) {
    p.inked(twin(50.0, "50 24 62 28 67 42 64 56 56 66 50 68"), skin, 2.4);
    p.fill(shape("52 26 62 30 66 42 63 55 56 64 51 66 58 54 60 42"), shade);
}

fn eyes(p: &mut Pen, y: f64) {
    p.fill(path::circle(43.0, y, 2.4) + &path::circle(57.0, y, 2.4), p.hue.ink);
}

/// A cloche hat pulled low, pearls, and red lips.
fn agatha(p: &mut Pen) {
    coat(p, "#5a1f33");
    face(p, "#f0d2b4", "#d9b08c");
    p.inked(pair(50.0, "63 38 70 44 70 60 62 62 61 50"), "#3a2018", 2.0);
    p.inked(twin(50.0, "50 12 68 18 74 40! 78 44! 64 42 50 43"), "#8e2f4a", 2.6);
    p.line(stroke("27 36 50 32 73 36"), "#f3d9a0", 4.0);
    p.inked(path::star((68.0, 32.0), 7.0, 3.6, 6, 0.0), "#f3d9a0", 1.6);
    eyes(p, 47.0);
    p.fill("M44 58q6-4 12 0-6 6-12 0z", "#b3202c");
    let pearls: String = [-14.0, -7.0, 0.0, 7.0, 14.0]
        .iter()
        .map(|x: &f64| path::circle(50.0 + x, 76.0 - x.abs() * 0.35, 3.2))
        .collect();
    p.inked(pearls, "#f6efe0", 1.2);
}

/// A shaven head, beads as large as plums, and an orange robe over one shoulder.
fn huikong(p: &mut Pen) {
    coat(p, "#d9761f");
    p.inked(shape("14 74! 30 64 44 64 62 92! 40 94 22 86"), "#7a2c1c", 2.2);
    face(p, "#d9a877", "#b98552");
    p.fill(
        path::circle(44.0, 31.0, 1.5) + &path::circle(50.0, 31.0, 1.5) + &path::circle(56.0, 31.0, 1.5),
        "#7a4a28",
    );
    p.line(stroke("37 42 43 39 47 42 / 53 42 57 39 63 42"), p.hue.ink, 3.0);
    eyes(p, 46.0);
    p.line(stroke("44 57 50 59 56 57"), "#5a2a18", 2.6);
    let beads: String =
        [(30.0, 68.0), (34.0, 77.0), (42.0, 83.0), (51.0, 85.0), (60.0, 83.0), (67.0, 77.0), (71.0, 68.0)]
            .iter()
            .map(|&(x, y)| path::circle(x, y, 4.6))
            .collect();
    p.inked(beads, "#5a2f1a", 1.8);
}

/// A white face that says nothing.
fn julien(p: &mut Pen) {
    coat(p, "#f3efe4");
    p.line(stroke("20 76 50 70 80 76 / 24 84 50 78 76 84 / 34 91 50 87 66 91"), "#1d1a18", 4.4);
    face(p, "#fbf8f0", "#d8d3c8");
    p.inked(shape("30 32! 32 18 48 12 68 16 78 26! 66 32 48 30"), "#1d1a18", 2.4);
    p.fill("M43 38l2.6 8-2.6 10-2.6-10zM57 38l2.6 8-2.6 10-2.6-10z", "#1d1a18");
    p.fill("M44 60q6-3 12 0-6 5-12 0z", "#b3202c");
    p.inked(twin(50.0, "50 66! 60 66 66 74! 50 72!"), "#b3202c", 1.8);
}

/// Hair like a wave, a moustache like two, and a bow tie.
fn leon(p: &mut Pen) {
    coat(p, "#1d2d4a");
    p.fill("M42 62l8 12 8-12 6 6-14 22-14-22z", "#f3efe4");
    face(p, "#e8bf94", "#c99a6a");
    p.inked(shape("31 42! 28 24 40 12 58 12 74 20 76 30! 66 26 58 30 46 28 36 32"), "#2a1a10", 2.4);
    p.line(stroke("40 22 54 18 68 22"), "#7a5a3a", 2.4);
    p.line(stroke("38 41 44 38 47 40 / 53 40 57 36 63 38"), p.hue.ink, 2.6);
    eyes(p, 45.0);
    p.inked("M50 54c6-4 12 2 18-4-2 9-12 11-18 6-6 5-16 3-18-6 6 6 12 0 18 4z", "#2a1a10", 1.4);
    p.inked("M50 72l12-6v12zM50 72l-12-6v12z", "#c8502b", 1.8);
}

/// A flat cap, a broken nose and a scarf.
fn mike(p: &mut Pen) {
    coat(p, "#4a4a34");
    face(p, "#dba982", "#b98560");
    p.fill(twin(50.0, "50 54 62 50 64 56 57 66 50 68"), "#7a5a42");
    p.inked(shape("24 36! 26 20 44 12 62 14 76 24 80 38! 66 34 44 34"), "#6a7440", 2.6);
    p.inked(shape("22 36! 40 30 62 32 82 38! 62 42 40 40"), "#4c5430", 2.2);
    p.line(stroke("50 14 46 24 48 32"), "#4c5430", 2.0);
    eyes(p, 47.0);
    p.line(stroke("50 46 54 52 48 54"), "#7a4a30", 2.6);
    p.line(stroke("44 60 52 59 57 61"), "#3a1f14", 2.6);
    p.inked(shape("30 66! 50 74 70 66! 72 76 50 84 28 76"), "#8e2f24", 2.2);
}

/// The surgeon: a mirror on the brow and a mask.
fn peters(p: &mut Pen) {
    coat(p, "#e9efe9");
    face(p, "#e6c4a0", "#c79c74");
    p.inked(shape("32 34! 34 22 50 17 66 22 68 34! 58 29 42 29"), "#8a8478", 2.2);
    p.line(stroke("32 32 50 27 68 32"), "#2b2b2b", 4.0);
    p.inked(path::circle(50.0, 24.0, 10.0), "#dfe8ea", 2.4);
    p.fill(path::circle(50.0, 24.0, 3.0), p.hue.ink);
    p.line(path::circle(43.0, 44.0, 6.0) + &path::circle(57.0, 44.0, 6.0), "#2b2b2b", 2.2);
    eyes(p, 44.0);
    p.inked(twin(50.0, "50 52! 64 50! 64 60 56 68 50 70"), "#7fc4b4", 2.2);
    p.line("M40 58h20M41 63h18", "#3fa79d", 1.8);
}

/// A hood, a fox's eyes, and half a face.
fn ruth(p: &mut Pen) {
    p.inked(twin(50.0, "50 8! 70 22 78 46 80 70 72 86 50 92"), "#5a3f8a", 2.8);
    p.fill(twin(50.0, "50 20! 62 28 67 44 64 62 50 74!"), p.hue.ink);
    p.fill(twin(50.0, "50 30 60 34 63 44 62 54! 50 54!"), "#e8c4a0");
    p.inked(shape("36 40! 42 38 48 44! 42 47 / 64 40! 58 38 52 44! 58 47"), "#e8e23a", 1.4);
    p.fill(path::circle(43.0, 43.0, 1.7) + &path::circle(57.0, 43.0, 1.7), p.hue.ink);
    p.inked(twin(50.0, "50 52! 64 51! 62 62 50 76!"), "#2c1d45", 2.2);
    p.line(stroke("40 60 50 57 60 60 / 42 66 50 63 58 66"), "#8f6cc4", 2.0);
}

/// She sees it through the lens.
fn sally(p: &mut Pen) {
    coat(p, "#3c5a6a");
    p.inked(twin(50.0, "50 16 66 18 78 36 76 62 66 66 62 40!"), "#c0662a", 2.4);
    face(p, "#f2d3b2", "#dcb28a");
    p.inked(twin(50.0, "50 16 66 22 70 40! 60 32 50 31!"), "#c0662a", 2.2);
    p.line(stroke("44 62 50 65 56 62"), "#8e2f2a", 2.4);
    p.inked("M28 38h44v20H28z", "#22201f", 2.4);
    p.inked("M40 32h18v7H40z", "#3a3735", 1.8);
    p.inked(path::circle(50.0, 48.0, 10.0), "#8d8d8a", 2.2);
    p.fill(path::circle(50.0, 48.0, 6.4), "#14283a");
    p.fill(path::circle(47.0, 45.0, 2.4), "#dff1ff");
    p.inked(path::star((72.0, 27.0), 13.0, 5.0, 8, 0.2), "#fff6c8", 2.0);
}

/// Wide brim, sun-burnt, and an idol in her hand.
fn sandra(p: &mut Pen) {
    coat(p, "#8a6a3e");
    p.inked(pair(50.0, "60 40 68 44 72 62 66 68 60 58"), "#2a1a10", 2.0);
    face(p, "#b57a4c", "#935d34");
    p.inked(twin(50.0, "50 14 60 12 66 18 68 32! 50 34!"), "#9a7240", 2.4);
    p.inked(shape("8 38! 30 30 50 33 70 30 92 38! 70 43 50 41 30 43"), "#7d5a30", 2.4);
    p.line(stroke("32 30 50 33 68 30"), "#3a2414", 4.0);
    eyes(p, 48.0);
    p.line(stroke("44 59 50 62 57 58"), "#4a1f14", 2.4);
    p.inked(shape("68 66! 80 64! 84 74 82 88! 68 92! 66 78"), "#c9a24b", 2.2);
    p.fill(path::circle(72.0, 73.0, 2.0) + &path::circle(78.0, 73.0, 2.0) + "M70 81h10v3H70z", "#5a3a10");
}

/// Goggles, soot, and hair that stood too near.
fn stella(p: &mut Pen) {
    coat(p, "#efe6d4");
    p.inked(path::star((50.0, 36.0), 36.0, 24.0, 13, 0.12), "#e8dcc0", 2.4);
    p.fill(path::star((52.0, 38.0), 28.0, 20.0, 11, 0.3), "#c8b890");
    face(p, "#f2d0b0", "#d8a884");
    p.line(stroke("30 42 50 38 70 42"), "#3a2a1c", 5.0);
    p.inked(path::circle(41.0, 43.0, 9.4) + &path::circle(59.0, 43.0, 9.4), "#c69a4a", 2.2);
    p.fill(path::circle(41.0, 43.0, 6.0) + &path::circle(59.0, 43.0, 6.0), "#3f8a4a");
    p.line("M38 42l4-4M56 42l4-4", "#e8ffd0", 2.4);
    p.line(stroke("43 58 50 62 58 57"), "#7a1f3a", 2.6);
    p.inked("M70 62h8v8l8 16a5 5 0 0 1-5 6H67a5 5 0 0 1-5-6l8-16z", "#d665a8", 2.2);
    p.fill("M66 82h16l2 6H64z", "#fff0a0");
}
