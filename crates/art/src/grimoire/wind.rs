//! How does Wind move? Breeze, Mirage, Gust, Gale, Storm and the Flux.

use super::sigil;
use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::TAU;

/// A stream of air that ends in a curl.
fn curl(from: &[Pt], centre: Pt, r: f64, turns: f64, w: f64) -> String {
    let mut line = from.to_vec();
    let start = if turns > 0.0 { path::UP } else { -path::UP };
    line.extend(path::spiral(centre, r, r * 0.2, start, turns));
    path::ribbon(&line, &[1.0, w, w, w * 0.6])
}

pub fn breeze(p: &mut Pen) {
    let h = p.hue;
    let sky = path::strata(&mut p.hand, 10.0, 16.0, 180.0, 110.0, 12, 1.1);
    p.fill(sky, h.mid);
    p.fill("M6 160q50-30 100-12t94-16v70H6z", h.mid);
    p.fill("M6 178q60-26 110-8t84-10v44H6z", h.deep);
    let blades: String = (0..26)
        .map(|i| {
            let x = 12.0 + f64::from(i) * 7.0;
            let y = 182.0 - p.hand.between(0.0, 8.0);
            path::spike((x, 194.0), (x + 12.0, y - 8.0), 3.4)
        })
        .collect();
    p.fill(blades, h.ink);
    for (d, w) in [
        (curl(&[(10.0, 104.0), (60.0, 92.0), (110.0, 54.0)], (138.0, 52.0), 24.0, 1.5, 7.0), 1.4),
        (
            curl(
                &[(12.0, 138.0), (70.0, 124.0), (120.0, 138.0), (152.0, 112.0)],
                (164.0, 124.0),
                16.0,
                1.3,
                6.0,
            ),
            1.4,
        ),
        (curl(&[(10.0, 120.0), (40.0, 112.0), (64.0, 132.0)], (78.0, 146.0), 13.0, 1.3, 5.0), 1.2),
    ] {
        p.massed(d, h.glow, w * 1.8);
    }
    p.placed(92.0, 92.0, -16.0, 1.0, |p| {
        p.inked("M-30-30q16-9 30 0t30-2l4 50q-16 8-30 0t-31 3z", p.hue.spark, 2.2);
        p.line("M-20-18q10-4 18 0M6-16q9 4 18 1M-19-7q10-4 18 0M7-5q9 4 18 1M-18 4q10-4 18 0M8 6q9 4 18 1M1-29l3 48", p.hue.deep, 1.6);
        p.fill("M24 20l10-2-5-12z", p.hue.tint);
    });
    p.inked(
        motif::leaf((48.0, 84.0), (62.0, 74.0), 0.4)
            + &motif::leaf((150.0, 92.0), (164.0, 86.0), 0.4)
            + &motif::leaf((120.0, 160.0), (136.0, 154.0), 0.4),
        h.mid,
        1.2,
    );
}

pub fn mirage(p: &mut Pen) {
    let h = p.hue;
    p.inked(path::circle(150.0, 46.0, 19.0), "#f4d894", 1.6);
    let cuts = path::beams((150.0, 46.0), 23.0, 46.0, 20, 5.0);
    p.fill(cuts, "#f4d894");
    let palace = "M56 100V78h8V66q0-8 7-13 7 5 7 13v12h8V60h4V46q0-14 16-24 16 10 16 24v14h4v18h8V66q0-8 7-13 7 5 7 13v12h8v22z";
    p.inked(palace, h.glow, 2.0);
    p.fill("M71 100V88q5-8 10 0v12zM97 100V80q9-14 18 0v20zM131 100V88q5-8 10 0v12z", h.mid);
    p.fill("M112 24q10 10 10 22v14h4v18h-10V50q0-14-4-26z", h.tint);
    p.raw(r#"<g transform="matrix(1 0 0 -.62 0 166)" opacity=".55">"#);
    p.fill(palace, h.deep);
    p.raw("</g>");
    let shimmer: String = (0..6)
        .map(|i| {
            let y = 106.0 + f64::from(i) * 7.0;
            let pts: Vec<Pt> = (0..9)
                .map(|k| (40.0 + f64::from(k) * 16.0, y + if k % 2 == 0 { 2.0 } else { -2.0 }))
                .collect();
            path::flow(&pts)
        })
        .collect();
    p.line(shimmer, h.glow, 2.4);
    p.inked("M6 102q40-8 60 2 40 16 70 0 30-12 64-4v8q-40-4-60 6-40 16-76 0-30-10-58-2z", "#e4cf9c", 1.6);
    p.inked("M6 160q40-26 84-8 40 14 60-4 24-16 50-6v62H6z", "#e4cf9c", 2.0);
    p.fill("M6 160q40-26 84-8-30 4-44 20-14 16-40 14zM150 148q24-16 50-6v30q-26-24-50-24z", "#c0a670");
    let dunes = path::hatch((30.0, 176.0), (150.0, 176.0), (30.0, 8.0), 8, 1.0);
    p.fill(dunes, h.deep);
}

pub fn gust(p: &mut Pen) {
    let h = p.hue;
    p.halo(132.0, 82.0, 76.0);
    let breath: String = (0..13)
        .map(|i| {
            let t = f64::from(i) - 6.0;
            let far = (16.0 + p.hand.between(0.0, 22.0), 150.0 + t * 9.0);
            path::gouge((104.0, 106.0 + t * 0.9), far, 1.8)
        })
        .collect();
    p.fill(breath, h.glow);
    for (x, y, r) in [
        (124.0, 38.0, 20.0),
        (152.0, 36.0, 22.0),
        (174.0, 58.0, 20.0),
        (178.0, 90.0, 20.0),
        (170.0, 118.0, 18.0),
        (148.0, 134.0, 16.0),
    ] {
        p.inked(path::circle(x, y, r), h.tint, 1.8);
        p.line(path::flow(&path::spiral((x, y), r * 0.7, 1.0, 0.0, 1.6)), h.deep, 1.6);
    }
    p.inked("M120 48q30-12 48 14 12 32-8 58-20 16-42 6-8-4-8-14l-10 2q-8-5-3-11-8-6-1-12l8-1q-4-6-10-8 2-10 10-16 4-12 16-18z", "#ead9bd", 2.2);
    p.fill("M150 116q-22 12-38 4-4-4-4-10l16 4q16 0 22-14 10-14 4-40 22 24 14 46-4 8-14 10z", "#cdb48e");
    p.line("M112 74q8-8 18-3M114 80q6-3 12 0M148 82q12 4 12 18-2 10-10 14", h.ink, 2.2);
    p.fill(path::circle(120.0, 81.0, 2.6), h.ink);
    p.inked(path::ellipse(101.0, 107.0, 4.0, 6.0), h.ink, 1.0);
    p.inked("M26 202v-38q8-5 16 0v38z", "#f3e7cf", 1.8);
    p.line("M34 162v-8q-2-6-10-8", h.ink, 2.4);
    p.line("M24 144q-6-6 0-12t-4-14", h.tint, 2.0);
}

pub fn gale(p: &mut Pen) {
    let h = p.hue;
    let sky = path::strata(&mut p.hand, -130.0, -120.0, 260.0, 240.0, 22, 1.5);
    p.placed(104.0, 100.0, -11.0, 1.0, |p| p.fill(sky, h.mid));
    for (x, y, w) in [(150.0, 44.0, 84.0), (88.0, 36.0, 56.0)] {
        p.inked(motif::cloud(x, y, w), h.glow, 1.8);
    }
    p.inked("M6 178q60-22 190-8v34H6z", h.deep, 2.0);
    let trunk = [(146.0, 182.0), (144.0, 154.0), (128.0, 126.0), (98.0, 106.0), (66.0, 98.0)];
    p.inked(path::ribbon(&trunk, &[20.0, 13.0, 10.0, 7.0, 3.0]), "#5a4630", 2.0);
    for branch in [
        [(136.0, 138.0), (112.0, 132.0), (80.0, 138.0)],
        [(122.0, 120.0), (92.0, 124.0), (56.0, 122.0)],
        [(132.0, 130.0), (118.0, 98.0), (82.0, 78.0)],
    ] {
        p.inked(path::ribbon(&branch, &[6.0, 4.0, 1.0]), "#5a4630", 1.6);
    }
    let mut crown = String::new();
    for _ in 0..34 {
        let (x, y) = (p.hand.between(46.0, 112.0), p.hand.between(74.0, 142.0));
        crown += &motif::leaf((x, y), (x - p.hand.between(16.0, 26.0), y + p.hand.between(-5.0, 9.0)), 0.34);
    }
    p.massed(crown, h.mid, 2.4);
    let mut lit = String::new();
    for _ in 0..12 {
        let (x, y) = (p.hand.between(46.0, 110.0), p.hand.between(74.0, 118.0));
        lit += &motif::leaf((x, y), (x - 18.0, y + 3.0), 0.3);
    }
    p.fill(lit, h.tint);
    let mut torn = String::new();
    for (x, y) in [(34.0, 84.0), (26.0, 120.0), (40.0, 158.0), (64.0, 166.0), (92.0, 160.0), (20.0, 146.0)] {
        torn += &motif::leaf((x, y), (x - 14.0, y + 5.0), 0.4);
    }
    p.inked(torn, h.glow, 1.1);
    let grass: String = (0..24)
        .map(|i| {
            let x = 16.0 + f64::from(i) * 7.6;
            path::spike((x, 184.0), (x - 15.0, 172.0 + p.hand.between(-3.0, 3.0)), 3.6)
        })
        .collect();
    p.fill(grass, h.ink);
}

pub fn storm(p: &mut Pen) {
    let h = p.hue;
    let c = (106.0, 82.0);
    let rain = path::hatch((20.0, 120.0), (200.0, 120.0), (-22.0, 66.0), 22, 1.1);
    p.fill(rain, h.mid);
    for k in 0..5 {
        let start = TAU * f64::from(k) / 5.0;
        let arm = path::spiral(c, 10.0, 92.0, start, 0.62);
        p.inked(
            path::ribbon(&arm, &[6.0, 22.0, 24.0, 14.0, 0.5]),
            if k % 2 == 0 { h.tint } else { h.glow },
            1.8,
        );
        let groove = path::spiral(c, 22.0, 84.0, start + 0.12, 0.5);
        p.line(path::flow(&groove), h.mid, 1.4);
    }
    p.inked(path::circle(c.0, c.1, 14.0), h.ink, 2.0);
    p.line(path::circle(c.0, c.1, 9.0), h.glow, 1.4);
    let bolts = motif::bolt(&mut p.hand, (132.0, 112.0), (116.0, 190.0), 13.0, 4)
        + &motif::bolt(&mut p.hand, (66.0, 124.0), (54.0, 186.0), 9.0, 3);
    p.inked(bolts, "#ffe27a", 1.6);
    p.fill("M6 186q40-14 80-4t60-4 54-2v30H6z", h.ink);
}

pub fn flux(p: &mut Pen) {
    let wreath: String = (0..9)
        .map(|i| {
            let blade = path::spiral(sigil::HEART, 46.0, 92.0, TAU * f64::from(i) / 9.0, 0.19);
            path::ribbon(&blade, &[16.0, 18.0, 0.5])
        })
        .collect();
    sigil::seal(p, 2, 9, &wreath);
}
