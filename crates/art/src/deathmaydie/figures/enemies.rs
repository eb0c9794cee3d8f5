//! What comes out of the dark? Eleven enemies, each a shape one knows at a glance.

use ::deathmaydie::content::Enemy;

use super::super::Sheet;
use crate::path::{self, Pt};
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, stroke, twin};
use std::f64::consts::TAU;

pub fn lay(sheet: &mut Sheet) {
    for enemy in Enemy::ALL {
        sheet.painted(&format!("enemy-{enemy}"), (100, 100), |p| {
            p.inked(path::ellipse(50.0, 88.0, 38.0, 10.0), "#5e1f16", 2.4);
            p.fill(path::ellipse(50.0, 86.0, 34.0, 7.0), "#1d0f0b");
            painter(enemy)(p);
        });
    }
}

fn painter(enemy: Enemy) -> fn(&mut Pen) {
    match enemy {
        Enemy::CultistOfNkai => cultist_of_nkai,
        Enemy::CultistOfTheSultan => cultist_of_the_sultan,
        Enemy::Scion => scion,
        Enemy::Dancer => dancer,
        Enemy::Ghast => ghast,
        Enemy::Serpent => serpent,
        Enemy::Gug => gug,
        Enemy::Gyaa => gyaa,
        Enemy::Fisher => fisher,
        Enemy::Unnamable => unnamable,
        Enemy::Dhole => dhole,
    }
}

/// Every enemy is set off from the night by a pale seam round its outline.
fn body(p: &mut Pen, d: impl AsRef<str>, colour: &str) {
    p.line(d.as_ref(), "#e9dcc0", 6.6);
    p.line(d.as_ref(), p.hue.ink, 4.4);
    p.fill(d.as_ref(), colour);
}

fn glare(p: &mut Pen, at: &[Pt], r: f64, colour: &str) {
    let all = |k: f64| -> String { at.iter().map(|&(x, y)| path::circle(x, y, r * k)).collect() };
    p.fill(all(1.5), p.hue.ink);
    p.fill(all(1.0), colour);
}

/// A hood that hangs like moss, the mask of a toad under it, a curved knife.
fn cultist_of_nkai(p: &mut Pen) {
    body(p, twin(50.0, "50 4 66 12 74 32 72 48! 82 60 86 88! 50 92!"), "#4a5a26");
    p.fill(twin(50.0, "50 56 62 56 70 66 72 86! 50 88!"), "#333f18");
    p.fill(twin(50.0, "50 16 63 24 67 40 60 54 50 56"), p.hue.ink);
    p.inked(twin(50.0, "50 30 58 26 65 36 60 48 50 51"), "#9aae56", 2.0);
    glare(p, &[(41.0, 31.0), (59.0, 31.0)], 4.0, "#f2d24a");
    p.fill("M40 30h2v3h-2zM58 30h2v3h-2z", p.hue.ink);
    p.line(stroke("39 43 50 47 61 43"), p.hue.ink, 2.6);
    p.line(stroke("38 64 50 70 62 64"), "#c9a24b", 3.0);
    p.inked(shape("80 66! 92 48 88 26! 96 44 94 62 86 72"), "#d8dde0", 2.0);
    p.inked(path::circle(80.0, 70.0, 6.0), "#c7a37a", 1.8);
}

/// A tall pointed hood before a black sun.
fn cultist_of_the_sultan(p: &mut Pen) {
    let rays = path::star((50.0, 32.0), 30.0, 20.0, 14, 0.1);
    p.line(&rays, p.hue.ink, 4.0);
    p.fill(rays, "#c9a24b");
    p.fill(path::circle(50.0, 32.0, 19.0), "#2a1030");
    body(p, twin(50.0, "50 2! 60 22 66 44 64 52! 78 62 82 88! 50 92!"), "#6a2a74");
    p.fill(twin(50.0, "50 54 60 52 68 66 70 86! 50 88!"), "#4a1a54");
    p.fill(twin(50.0, "50 24 59 32 60 46 50 52"), p.hue.ink);
    glare(p, &[(45.0, 38.0), (55.0, 38.0)], 2.6, "#ff6a3a");
    p.line(path::flow(&path::spiral((50.0, 70.0), 1.5, 9.0, 0.0, 1.6)), "#e0bd62", 3.0);
}

/// Black slime that looks back.
fn scion(p: &mut Pen) {
    let d = "50 24 62 30 70 22 76 8! 82 22 80 38 92 40 97 54! 86 54 84 66 94 84! 78 90 50 92 24 90 6 84! 16 68 12 58 2 52! 12 44 22 44 20 26 28 14! 32 28 40 30";
    body(p, shape(d), "#14161a");
    p.fill(shape("30 46 44 36 62 40 58 46 44 46 34 56"), "#39424e");
    p.line(stroke("22 72 34 66 40 76 / 70 74 78 66 84 72"), "#4d5a68", 3.0);
    for (x, y, r) in
        [(40.0, 54.0, 8.0), (62.0, 50.0, 6.0), (54.0, 68.0, 6.6), (74.0, 58.0, 4.2), (28.0, 66.0, 4.6)]
    {
        p.inked(path::circle(x, y, r), "#d6e27a", 2.0);
        p.fill(path::gouge((x, y - r * 0.8), (x, y + r * 0.8), r * 0.5), p.hue.ink);
    }
}

/// It whirls, it pipes, and it has too many arms.
fn dancer(p: &mut Pen) {
    for arm in [
        "44 44! 30 34 18 38 8 26! 4 32 14 48 32 48 / 46 52! 32 52 22 60 6 58! 8 66 24 68 42 60",
        "56 44! 70 34 82 38 92 26! 96 32 86 48 68 48 / 54 52! 68 52 78 60 94 58! 92 66 76 68 58 60",
    ] {
        body(p, shape(arm), "#a9d4d2");
    }
    body(
        p,
        shape("50 34! 58 46 56 58 76 74 94 78! 84 92 62 86 50 94 38 86 16 92 6 78! 24 74 44 58 42 46"),
        "#2f7f86",
    );
    p.line(stroke("46 62 34 76 22 82 / 50 62 50 76 48 88 / 54 62 66 76 78 82"), "#8fd6d0", 2.8);
    body(p, twin(50.0, "50 10 60 14 62 26 56 36 50 38"), "#cfeceb");
    p.fill(twin(50.0, "51 20 58 18 60 24 54 26"), p.hue.ink);
    p.fill(path::circle(50.0, 31.0, 3.0), p.hue.ink);
    p.inked("M48 30l26 10-2 5-26-10z", "#c9a24b", 1.8);
    p.line("M80 30q6-10 2-18M88 34q8-8 8-18", "#e8d79a", 2.4);
}

/// Hooves, a hunched leap, a face without a nose.
fn ghast(p: &mut Pen) {
    body(
        p,
        shape(
            "52 26 68 24 84 38 88 58 80 70 90 80 92 90! 76 90 66 74 54 70 40 76 32 90! 20 90! 28 74 34 60 26 58 12 66! 14 52 30 44 40 36",
        ),
        "#9a8f86",
    );
    p.line(stroke("60 36 74 44 78 58 / 56 46 66 54 66 64"), "#5f564f", 3.0);
    body(p, shape("16 22 28 10 46 12 54 26 50 42 36 50 20 46 12 34"), "#b8aca0");
    glare(p, &[(26.0, 26.0), (42.0, 26.0)], 4.0, "#ff5a2a");
    p.fill("M32 33l3-4 3 4z", p.hue.ink);
    p.inked(shape("20 38! 34 36 48 38! 42 47 26 47"), "#3a0f0c", 1.6);
    p.fill("M23 39l3 5 3-5 3 5 3-5 3 5 3-5 3 5 2-5z", "#f3e7cf");
    p.fill("M76 86h16v5H76zM19 86h14v5H19z", "#2a2420");
}

/// The spread hood of a cobra over a coiled tail.
fn serpent(p: &mut Pen) {
    body(
        p,
        shape("50 60 66 62 84 70 90 82 76 92 50 94 24 92 10 82 18 72 34 70 28 78 42 84 58 80 60 72"),
        "#3f6b3a",
    );
    body(p, twin(50.0, "50 6 60 10 78 26 80 46 66 62 60 76 50 78"), "#4f8445");
    p.fill(twin(50.0, "50 30 56 32 60 46 56 72 50 74"), "#d6c878");
    p.line(pair_strokes(50.0, "50 42 57 42 / 50 50 58 50 / 50 58 57 58 / 50 66 55 66"), "#8a7a3a", 2.2);
    p.fill(pair(50.0, "64 30 72 34 70 46 64 44"), "#2b4a26");
    p.inked(twin(50.0, "50 10 61 14 62 24 56 32 50 34"), "#6aa05a", 2.0);
    p.inked(shape("40 19! 46 18 48 23! 42 24 / 60 19! 54 18 52 23! 58 24"), "#ffd84a", 1.4);
    p.line("M50 33v8l-4 5M50 41l4 5", "#c8203a", 2.4);
}

/// A mouth that opens sideways, and each arm forks in two.
fn gug(p: &mut Pen) {
    body(p, pair(50.0, "62 40 84 36 92 20! 98 30 94 44 98 54! 90 60 86 52 66 56"), "#5a4a42");
    body(p, twin(50.0, "50 10 62 14 68 30 84 44 82 66 76 78 80 92! 60 92! 58 80 50 78"), "#6f5c50");
    p.fill(path::hatch((66.0, 50.0), (74.0, 76.0), (-12.0, 2.0), 6, 2.0), "#3f332c");
    p.inked("M50 14c8 10 9 34 0 50-9-16-8-40 0-50z", "#4a0d12", 2.2);
    let teeth: String = (0..6)
        .flat_map(|i| {
            let y = 22.0 + f64::from(i) * 6.4;
            [path::spike((44.0, y), (51.0, y + 2.0), 5.0), path::spike((56.0, y + 3.0), (49.0, y + 5.0), 5.0)]
        })
        .collect();
    p.fill(teeth, "#f6ead0");
    p.inked(path::circle(34.0, 28.0, 5.6) + &path::circle(66.0, 28.0, 5.6), "#ff9aa0", 2.0);
    p.fill(path::circle(33.0, 28.0, 2.0) + &path::circle(67.0, 28.0, 2.0), p.hue.ink);
    p.fill("M88 18l6-8 2 12zM94 52l6 6-8 2zM12 18L6 10 4 22zM6 52l-6 6 8 2z", "#e9dcc0");
}

/// A beast of burden on its knuckles: a hump of bristles, a horn, and almost a man's face.
fn gyaa(p: &mut Pen) {
    let bristles = "34 32! 36 16! 44 26! 50 8! 56 22! 66 8! 68 24! 80 14! 80 32! 92 30! 88 44!";
    body(p, shape(bristles), "#3a2b26");
    let hide =
        "26 36 44 22 66 24 86 40 94 62 94 90! 80 90! 78 72 66 66 54 68 50 78 52 90! 34 90! 36 68 24 56";
    body(p, shape(hide), "#9c7a6a");
    p.line(stroke("56 34 62 48 58 60 / 70 36 76 50 72 62 / 84 48 86 60"), "#684c42", 3.2);
    body(p, shape("6 36 16 26 34 28 42 44 38 62 26 72 12 68 4 54"), "#c29a86");
    body(p, shape("18 28! 6 18 4 2! 18 10 28 26!"), "#f3e7cf");
    p.line(stroke("8 40 18 44 / 36 40 27 44"), p.hue.ink, 3.4);
    glare(p, &[(15.0, 47.0), (30.0, 47.0)], 2.8, "#ffd24a");
    p.inked(shape("9 58! 22 56 36 57! 32 67 22 69 13 66"), "#3a0f0c", 1.8);
    p.fill("M11 58l3 6 3-6 3 5 3-5 3 5 3-5 3 6 2-6z", "#f6ead0");
    p.fill("M12 68l2-12 3 11zM30 67l3-11 2 11z", "#f6ead0");
}

/// One eye, two wings, and lines that fish from above.
fn fisher(p: &mut Pen) {
    body(p, pair(50.0, "58 38 74 14 96 8! 92 22 98 34! 86 38 88 50! 74 48 64 54"), "#3c3f6a");
    p.line(pair_strokes(50.0, "62 40 78 24 92 14 / 66 46 80 36 92 33"), "#7a80c0", 2.2);
    for line in ["44 58 36 70 42 80 34 92", "50 60 52 72 46 82 52 93", "56 58 66 70 60 80 70 90"] {
        p.line(stroke(line), p.hue.ink, 8.0);
        p.line(stroke(line), "#8f94d8", 4.6);
    }
    body(p, path::ellipse(50.0, 42.0, 20.0, 21.0), "#54599a");
    p.inked(path::ellipse(50.0, 40.0, 14.0, 11.0), "#f4f0d8", 2.2);
    p.inked(path::circle(50.0, 40.0, 7.4), "#e0902a", 1.8);
    p.fill(path::circle(50.0, 40.0, 3.4), p.hue.ink);
    p.inked("M43 56h14l-7 10z", "#d8b64a", 1.8);
}

/// Horns, mist, eyes, and nothing that holds still.
fn unnamable(p: &mut Pen) {
    let cloud: Vec<Pt> = (0..15)
        .map(|i| path::polar((50.0, 56.0), if i % 2 == 0 { 42.0 } else { 33.0 }, TAU * f64::from(i) / 15.0))
        .map(|(x, y)| (x, y.min(92.0)))
        .collect();
    body(p, path::blob(&cloud), "#5b2036");
    body(p, pair(50.0, "58 30! 72 26 80 12 74 2! 90 8 92 26 80 38 66 42"), "#e2d4b4");
    p.line(path::flow(&path::spiral((50.0, 58.0), 4.0, 34.0, 0.6, 1.7)), "#a04a62", 5.0);
    p.fill(path::circle(50.0, 58.0, 13.0), "#1a050c");
    let fangs: String = (0..9)
        .map(|i| {
            let a = TAU * f64::from(i) / 9.0;
            path::spike(path::polar((50.0, 58.0), 14.0, a), path::polar((50.0, 58.0), 5.0, a), 6.0)
        })
        .collect();
    p.fill(fangs, "#f6ead0");
    glare(p, &[(30.0, 46.0), (70.0, 46.0), (26.0, 68.0), (74.0, 68.0), (50.0, 34.0)], 3.8, "#ffd24a");
}

/// A worm from under the world, all mouth.
fn dhole(p: &mut Pen) {
    body(p, shape("30 90! 34 70 22 52 24 30 40 12 62 10 80 22 84 42 74 58 78 74 86 92! 58 94"), "#b7a98c");
    for (y, bow) in [(66.0, 6.0), (74.0, 7.0), (83.0, 8.0)] {
        p.line(
            format!("M{} {y}q24 {bow} {} 0", 33.0 - (y - 66.0) * 0.1, 42.0 + (y - 66.0) * 0.3),
            "#6f6450",
            3.0,
        );
    }
    p.inked(path::ellipse(53.0, 36.0, 25.0, 22.0), "#7c2a30", 2.4);
    for (rx, ry, n, back) in [(22.0, 19.0, 14, "#4a1018"), (13.0, 11.0, 10, "#14040a")] {
        p.fill(path::ellipse(53.0, 36.0, rx, ry), back);
        let ring: String = (0..n)
            .map(|i| {
                let (s, c) = (TAU * f64::from(i) / f64::from(n)).sin_cos();
                path::spike(
                    (53.0 + rx * c, 36.0 + ry * s),
                    (53.0 + rx * 0.62 * c, 36.0 + ry * 0.62 * s),
                    rx * 0.3,
                )
            })
            .collect();
        p.fill(ring, "#f6ead0");
    }
    p.fill("M8 92l8-10 6 8 6-6 4 9zM84 92l6-7 6 8z", "#4a3823");
}
