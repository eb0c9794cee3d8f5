//! What lies below? The Kraken, the Leviathan of Oblivion and the Abyss Watcher.

use super::parts::{self, across, arm};
use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, stroke, twin};
use std::f64::consts::TAU;

pub fn kraken(p: &mut Pen) {
    let h = p.hue;
    let (skin, pale) = ("#c9553f", "#f4b48c");
    parts::blot(p, (150.0, 110.0));
    let arms: [Vec<Pt>; 4] = [
        vec![
            (176.0, 170.0),
            (226.0, 158.0),
            (256.0, 112.0),
            (244.0, 62.0),
            (268.0, 34.0),
            (286.0, 56.0),
            (272.0, 68.0),
        ],
        vec![(182.0, 186.0), (236.0, 196.0), (276.0, 166.0), (286.0, 124.0), (262.0, 122.0)],
        vec![(176.0, 196.0), (214.0, 236.0), (258.0, 232.0), (280.0, 202.0), (262.0, 192.0)],
        vec![(162.0, 196.0), (176.0, 246.0), (210.0, 276.0), (246.0, 270.0), (240.0, 252.0)],
    ];
    for points in &arms {
        p.massed(arm(points, 36.0) + &arm(&across(points), 36.0), skin, 5.0);
        let cups: String = points[1..points.len() - 1]
            .iter()
            .zip([6.5, 5.0, 4.0, 3.2, 2.6])
            .flat_map(|(&(x, y), r)| [path::circle(x, y, r), path::circle(300.0 - x, y, r)])
            .collect();
        p.inked(cups, pale, 1.6);
    }
    p.inked(twin(150.0, "150 20 184 34 206 74 204 116 192 146 196 178 176 204 150 208"), skin, 3.6);
    p.fill(shape("118 60 138 36 152 34 134 58 122 92"), pale);
    p.fill(
        path::ellipse(172.0, 52.0, 5.0, 7.0)
            + &path::ellipse(184.0, 78.0, 6.0, 8.0)
            + &path::ellipse(164.0, 76.0, 3.0, 4.0)
            + &path::ellipse(120.0, 104.0, 4.0, 5.0),
        "#8d3326",
    );
    for x in [118.0, 182.0] {
        p.inked(path::ellipse(x, 142.0, 21.0, 17.0), "#ffe9a8", 3.0);
        p.fill(path::ellipse(x, 142.0, 15.0, 4.6), h.ink);
        p.fill(path::circle(x - 9.0, 135.0, 3.0), "#ffffff");
    }
    p.line(pair_strokes(150.0, "158 136! 176 122 206 122!"), h.ink, 5.0);
    p.fill(twin(150.0, "150 176 168 184! 150 208!"), h.ink);
    p.line("M132 180q18-14 36 0", h.ink, 3.0);
    let sea =
        "58 262! 82 252 104 262 128 252 150 262 172 252 196 262 218 252 242 262! 216 282 150 294 84 282";
    p.inked(shape(sea), h.deep, 2.6);
    p.line(stroke("84 272 108 264 132 272 156 264 180 272 206 266"), h.tint, 2.4);
}

pub fn leviathan(p: &mut Pen) {
    let h = p.hue;
    parts::blot(p, (130.0, 100.0));
    coils(p);
    p.inked(shape("152 60! 186 22! 184 66! 214 48! 186 98 160 118"), "#d98a4a", 2.8);
    p.inked(shape("178 78 150 54 112 52 72 66 28 62! 20 78 44 92 82 100! 112 108 96 118 60 130 38 148! 70 158 120 150 160 134 184 112"), h.mid, 3.6);
    p.fill(shape("170 76 146 60 112 60 76 72 44 74 80 84 120 82"), h.tint);
    p.fill("M40 92l44 8q34 6 22 14L62 130l-18 14q20-24 16-36z", h.ink);
    p.fill(
        parts::fangs((112.0, 100.0), (34.0, 88.0), 6, -15.0)
            + &parts::fangs((52.0, 138.0), (110.0, 118.0), 5, -13.0),
        "#fff6dc",
    );
    p.inked(shape("118 76! 132 64 152 72! 142 86 126 86"), "#f7fbf2", 2.4);
    p.line(stroke("110 74! 130 58 158 66!"), h.ink, 4.4);
    p.line(stroke("34 68 10 52 8 30 / 30 150 14 176 26 200 / 60 154 52 182 70 204"), "#d98a4a", 3.0);
    p.fill(path::circle(44.0, 73.0, 3.4), h.ink);
    let sea = "40 262! 62 250 86 262 110 250 136 262 160 252 184 262 208 250 232 262! 210 284 150 296 76 286";
    p.inked(shape(sea), h.deep, 2.6);
    p.line(stroke("70 272 96 264 122 274 150 266 180 274 204 266"), h.tint, 2.4);
    let foam = motif::sparks(&mut p.hand, (130.0, 252.0), 20.0, 60.0, 8);
    p.fill(foam, h.glow);
}

/// The body it drags behind it, finned and ringed.
fn coils(p: &mut Pen) {
    let h = p.hue;
    let body = [
        (158.0, 92.0),
        (208.0, 62.0),
        (258.0, 92.0),
        (262.0, 160.0),
        (212.0, 194.0),
        (146.0, 194.0),
        (88.0, 214.0),
        (66.0, 254.0),
        (78.0, 274.0),
    ];
    let fins: String = [
        (212.0, 62.0, 214.0, 22.0),
        (240.0, 72.0, 270.0, 40.0),
        (262.0, 104.0, 296.0, 98.0),
        (264.0, 144.0, 294.0, 164.0),
        (236.0, 180.0, 256.0, 212.0),
    ]
    .iter()
    .map(|&(x, y, tx, ty)| path::spike((x, y), (tx, ty), 34.0))
    .collect();
    p.inked(fins, "#d98a4a", 2.6);
    p.massed(path::ribbon(&body, &[54.0, 58.0, 56.0, 54.0, 46.0]), h.mid, 6.0);
    let belly: Vec<Pt> = body.iter().map(|&(x, y)| (x - 7.0, y + 11.0)).collect();
    p.fill(path::ribbon(&belly, &[16.0, 20.0, 20.0, 18.0, 14.0]), h.tint);
    let rings: String = (1..8)
        .map(|i| path::gouge((body[i].0 - 20.0, body[i].1 + 14.0), (body[i].0 + 20.0, body[i].1 - 14.0), 3.0))
        .collect();
    p.veil(rings, h.ink, 0.5);
}

pub fn abyss_watcher(p: &mut Pen) {
    let h = p.hue;
    parts::blot(p, (150.0, 150.0));
    p.inked(
        twin(150.0, "150 8! 164 44! 160 64! 196 96! 212 146! 202 196! 168 232! 172 256! 150 294!"),
        "#0a0518",
        3.6,
    );
    let cracks =
        "164 44! 196 30! 204 40! / 196 96! 232 78! 252 84! / 202 196! 238 216! 244 236! / 172 256! 198 262!";
    p.line(pair_strokes(150.0, cracks), "#0a0518", 4.0);
    let frill: String = (0..20)
        .map(|i| {
            let a = TAU * f64::from(i) / 20.0;
            path::gouge(
                (150.0 + 34.0 * a.cos(), 146.0 + 54.0 * a.sin()),
                (150.0 + 50.0 * a.cos(), 146.0 + 78.0 * a.sin()),
                5.0,
            )
        })
        .collect();
    p.fill(frill, h.mid);
    p.inked(path::ellipse(150.0, 146.0, 42.0, 62.0), "#f7f0d8", 3.2);
    let veins = path::rays(&mut p.hand, (150.0, 146.0), 30.0, 42.0, 22, 0.9);
    p.fill(veins, "#b04a4a");
    p.inked(path::circle(150.0, 146.0, 31.0), "#e0a92e", 2.8);
    let iris = path::rays(&mut p.hand, (150.0, 146.0), 13.0, 30.0, 30, 1.1);
    p.fill(iris, "#7a3f10");
    p.fill(path::gouge((150.0, 116.0), (150.0, 176.0), 13.0), h.ink);
    p.fill(path::circle(139.0, 133.0, 5.0), "#ffffff");
    fingers(p);
    p.inked(pair(150.0, "246 86 272 104 280 150 262 196 236 204 246 170 252 130"), h.mid, 3.2);
    for (x, y, r) in [
        (150.0, 38.0, 5.0),
        (158.0, 62.0, 4.0),
        (146.0, 252.0, 5.0),
        (156.0, 232.0, 4.0),
        (150.0, 272.0, 3.0),
    ] {
        p.fill(path::circle(x, y, r), "#e0a92e");
        p.fill(path::circle(x, y, r * 0.4), h.ink);
    }
}

/// Four on each side, holding the rift open.
fn fingers(p: &mut Pen) {
    let h = p.hue;
    for (y, reach) in [(88.0, 26.0), (112.0, 38.0), (138.0, 42.0), (164.0, 38.0)] {
        let x = 150.0 + 62.0 - (y - 126.0_f64).abs() * 0.36;
        let finger = format!(
            "{} {} {} {} {} {} {} {}! {} {} {} {} {} {}",
            x + 46.0,
            y + 8.0,
            x + 14.0,
            y - 2.0,
            x - reach * 0.3,
            y + 1.0,
            x - reach,
            y + 14.0,
            x - reach * 0.3,
            y + 14.0,
            x + 10.0,
            y + 16.0,
            x + 44.0,
            y + 26.0
        );
        p.inked(pair(150.0, &finger), h.mid, 3.0);
        let nail = format!(
            "{} {}! {} {} {} {}",
            x - reach,
            y + 14.0,
            x - reach * 0.5,
            y + 3.0,
            x - reach * 0.42,
            y + 13.0
        );
        p.fill(pair(150.0, &nail), "#f7f0d8");
    }
}
