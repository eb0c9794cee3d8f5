//! How does Earth weigh? Landslide, Collision, Sediment, Gravity, Sturdiness and the Flux.

use super::sigil;
use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::TAU;

pub fn landslide(p: &mut Pen) {
    let h = p.hue;
    let sky = path::strata(&mut p.hand, 10.0, 14.0, 180.0, 120.0, 12, 1.2);
    p.fill(sky, h.mid);
    p.inked("M196 10h-44l-10 22-18 6 2 24-22 10-2 26-26 16-6 28-28 14-34 8v44h188z", h.deep, 2.4);
    p.fill(
        "M152 10l-10 22-18 6 2 24-22 10-2 26-26 16-6 28-28 14 40-8 10-30 26-14 4-28 22-10 2-24 14-8 6-22z",
        h.mid,
    );
    let cuts = path::hatch((176.0, 24.0), (110.0, 186.0), (24.0, 12.0), 15, 1.3);
    p.fill(cuts, h.ink);
    p.placed(36.0, 152.0, -7.0, 1.0, |p| {
        p.inked("M-16-4h32v26h-32z", p.hue.glow, 1.8);
        p.inked("M-21-2L0-22 21-2z", p.hue.spark, 1.8);
        p.fill("M-4 8h8v14h-8z", p.hue.ink);
    });
    for (x, y, r) in [
        (134.0, 36.0, 12.0),
        (100.0, 54.0, 18.0),
        (126.0, 84.0, 10.0),
        (70.0, 100.0, 28.0),
        (112.0, 126.0, 20.0),
        (148.0, 112.0, 9.0),
        (84.0, 150.0, 12.0),
        (60.0, 56.0, 7.0),
        (146.0, 148.0, 13.0),
    ] {
        if r > 10.0 {
            let streak = |side: f64| {
                path::spike((x + r * side, y - r * 0.8), (x + r * (side + 1.1), y - r * 2.2), r * 0.16)
            };
            p.fill(streak(0.1) + &streak(0.7), h.glow);
        }
        motif::rock(p, x, y, r);
    }
    for (x, y, w) in [(150.0, 196.0, 90.0), (96.0, 192.0, 70.0), (30.0, 200.0, 72.0), (76.0, 204.0, 74.0)] {
        p.inked(motif::cloud(x, y, w), h.glow, 1.6);
    }
}

pub fn collision(p: &mut Pen) {
    let h = p.hue;
    let c = (104.0, 100.0);
    let cuts = path::rays(&mut p.hand, c, 40.0, 150.0, 40, 2.4);
    p.fill(cuts, h.mid);
    p.halo(c.0, c.1, 96.0);
    p.inked(path::star(c, 84.0, 34.0, 14, 0.1), h.spark, 1.8);
    p.inked(path::star(c, 64.0, 28.0, 12, 0.3), h.glow, 1.4);
    motif::rock(p, 58.0, 118.0, 43.0);
    motif::rock(p, 152.0, 90.0, 43.0);
    p.inked(
        "M104 42l6 28-12 10 14 16-14 12 12 16-10 16 4 22-12-24 6-16-12-14 12-14-10-14 12-14z",
        h.glow,
        1.6,
    );
    let lines = path::hatch((10.0, 140.0), (20.0, 172.0), (26.0, -8.0), 4, 1.4);
    p.fill(lines + &path::hatch((196.0, 44.0), (192.0, 70.0), (-22.0, 6.0), 3, 1.4), h.glow);
    for (x, y, r) in [
        (98.0, 30.0, 6.0),
        (122.0, 24.0, 4.0),
        (84.0, 176.0, 7.0),
        (118.0, 172.0, 5.0),
        (134.0, 158.0, 4.0),
        (74.0, 44.0, 4.0),
    ] {
        motif::rock(p, x, y, r);
    }
}

pub fn sediment(p: &mut Pen) {
    let h = p.hue;
    p.inked("M8 66q30-14 56-4 40 12 72-6 30-10 60 2v40H8z", "#8a9a4c", 2.0);
    let edges: [(f64, &str); 6] =
        [(78.0, h.mid), (98.0, h.tint), (116.0, h.deep), (134.0, h.mid), (152.0, h.glow), (170.0, h.spark)];
    for (i, (y, colour)) in edges.into_iter().enumerate() {
        let sway = if i % 2 == 0 { 6.0 } else { -4.0 };
        let line = path::flow(&[
            (6.0, y),
            (50.0, y - sway),
            (100.0, y + sway * 0.6),
            (150.0, y - sway * 0.8),
            (196.0, y + 2.0),
        ]);
        p.inked(format!("{line}V206H6z"), colour, 1.8);
    }
    let grains = path::strata(&mut p.hand, 10.0, 84.0, 180.0, 104.0, 17, 0.8);
    p.fill(grains, h.ink);
    p.line(path::flow(&path::spiral((64.0, 126.0), 15.0, 1.0, 0.4, 2.6)), h.ink, 4.4);
    p.line(path::flow(&path::spiral((64.0, 126.0), 15.0, 1.0, 0.4, 2.6)), h.glow, 2.4);
    p.line("M118 144q18-10 40 0M124 140v8M131 138v11M138 138v11M145 138v11M152 140v8M158 144l10-6v12zM118 144a4 4 0 1 0-.1 0", h.ink, 2.0);
    p.fill(
        path::ellipse(100.0, 178.0, 9.0, 4.0)
            + &path::ellipse(150.0, 182.0, 13.0, 4.5)
            + &path::ellipse(40.0, 180.0, 12.0, 4.0),
        h.ink,
    );
    p.line("M128 60V34M128 46l-8-8M128 42l9-9", h.ink, 3.0);
    let crown =
        path::circle(128.0, 30.0, 13.0) + &path::circle(116.0, 37.0, 9.0) + &path::circle(140.0, 37.0, 9.0);
    p.massed(crown, "#6f8440", 3.0);
    p.fill(path::circle(124.0, 26.0, 6.0), "#9caf5c");
}

pub fn gravity(p: &mut Pen) {
    let h = p.hue;
    let c = (104.0, 132.0);
    p.halo(104.0, 70.0, 80.0);
    for k in 0..7 {
        let f = f64::from(k);
        let y = 84.0 + f * 11.0;
        let sag = 64.0 - f * 7.0;
        let line = path::flow(&[
            (6.0, y),
            (48.0, y + sag * 0.16),
            (84.0, y + sag * 0.72),
            (104.0, y + sag),
            (124.0, y + sag * 0.72),
            (160.0, y + sag * 0.16),
            (200.0, y),
        ]);
        p.line(line, h.tint, 0.9 + f * 0.12);
    }
    for k in 0..9 {
        let x = -20.0 + f64::from(k) * 31.0;
        p.line(
            path::flow(&[
                (104.0 + (x - 104.0) * 0.82, 84.0),
                (104.0 + (x - 104.0) * 0.6, 124.0),
                (104.0 + (x - 104.0) * 1.4, 200.0),
            ]),
            h.mid,
            1.0,
        );
    }
    p.inked(path::circle(c.0, c.1, 35.0), h.deep, 2.4);
    p.fill(path::circle(c.0 - 4.0, c.1 - 5.0, 28.0), h.mid);
    p.fill(path::circle(c.0 - 9.0, c.1 - 11.0, 17.0), h.tint);
    p.fill(path::circle(c.0 - 13.0, c.1 - 15.0, 7.0), h.glow);
    let shade: String = (0..9)
        .map(|i| {
            let a = -0.7 + f64::from(i) * 0.28;
            path::gouge(path::polar(c, 24.0, a), path::polar(c, 34.0, a), 1.2)
        })
        .collect();
    p.fill(shade, h.ink);
    let pull = path::hatch((62.0, 22.0), (150.0, 22.0), (0.0, 34.0), 7, 1.4);
    p.fill(pull, h.glow);
    for (x, y, r) in [(70.0, 74.0, 10.0), (140.0, 66.0, 12.0), (104.0, 60.0, 8.0), (168.0, 92.0, 6.0)] {
        motif::rock(p, x, y, r);
    }
}

pub fn sturdiness(p: &mut Pen) {
    let h = p.hue;
    p.inked(path::circle(104.0, 92.0, 40.0), h.glow, 1.6);
    let cuts = path::rays(&mut p.hand, (104.0, 92.0), 46.0, 140.0, 34, 2.0);
    p.fill(cuts, h.mid);
    p.inked("M8 170q40-18 96-16t90 14v36H8z", h.deep, 2.0);
    p.inked("M44 74l34-4 5 98-46 4z", h.mid, 2.6);
    p.inked("M128 70l34 4 7 98-46-4z", h.mid, 2.6);
    p.inked("M28 46l74-8 76 8 6 26-80 6-80-4z", h.mid, 2.6);
    p.fill("M30 48l72-8 74 8 2 8-76-6-74 6z", h.tint);
    p.fill("M46 76l10-1 2 94-18 2zM130 73l10 1 4 94-18-1z", h.tint);
    let shade = path::hatch((78.0, 84.0), (82.0, 164.0), (-17.0, 3.0), 10, 1.2)
        + &path::hatch((164.0, 86.0), (168.0, 164.0), (-17.0, 2.0), 10, 1.2)
        + &path::hatch((60.0, 66.0), (176.0, 62.0), (-4.0, 9.0), 14, 1.0);
    p.fill(shade, h.ink);
    p.line("M92 52l12-6 12 6v12l-12 6-12-6zM98 63l6-10 6 10", h.ink, 2.0);
    p.line("M48 100l10 8-4 12M146 96l-6 12 7 8", h.ink, 1.6);
    let grass: String = (0..22)
        .map(|i| {
            let x = 14.0 + f64::from(i) * 8.0;
            let lean = p.hand.between(-4.0, 4.0);
            path::spike((x, 178.0), (x + lean, 164.0 - p.hand.between(0.0, 6.0)), 3.0)
        })
        .collect();
    p.fill(grass, h.ink);
}

pub fn flux(p: &mut Pen) {
    let mut wreath = String::new();
    for i in 0..6 {
        let a = path::UP + TAU * f64::from(i) / 6.0;
        let at = |r: f64, t: f64| -> Pt { path::polar(sigil::HEART, r, a + t) };
        wreath +=
            &path::poly(&[at(60.0, -0.46), at(76.0, -0.3), at(88.0, 0.0), at(76.0, 0.3), at(60.0, 0.46)]);
        wreath += &path::poly(&[at(72.0, -0.16), at(72.0, 0.16), at(82.0, 0.0)]);
    }
    sigil::seal(p, 1, 6, &wreath);
}
