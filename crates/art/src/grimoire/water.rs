//! How does Water flow? Calm, Whirlpool, Recycle, Dew, Torrent and the Flux.

use super::sigil;
use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::TAU;

pub fn calm(p: &mut Pen) {
    let h = p.hue;
    let sky = path::strata(&mut p.hand, 10.0, 14.0, 180.0, 84.0, 10, 0.9);
    p.fill(sky, h.deep);
    p.halo(118.0, 62.0, 60.0);
    p.inked(path::circle(118.0, 62.0, 27.0), h.spark, 1.4);
    p.fill(
        path::circle(110.0, 55.0, 5.0) + &path::circle(126.0, 70.0, 6.5) + &path::circle(128.0, 52.0, 3.0),
        "#dcc486",
    );
    p.fill("M6 112l24-20 18 8 26-24 20 18 14-8 30 18 22-22 20 14 20-10v32H6z", h.ink);
    p.fill("M6 112h190v94H6z", h.deep);
    let glint: String = (0..11)
        .map(|i| {
            let y = 118.0 + f64::from(i) * 6.6;
            let half = 27.0 - f64::from(i) * 0.8 + p.hand.between(-7.0, 7.0);
            path::gouge((118.0 - half, y), (118.0 + half, y), 2.4)
        })
        .collect();
    p.fill(glint, h.spark);
    let ripples = path::strata(&mut p.hand, 8.0, 116.0, 186.0, 76.0, 9, 1.0);
    p.fill(ripples, h.mid);
    p.inked("M36 148h46q-4 12-14 12H50q-10 0-14-12z", h.ink, 1.2);
    p.line("M58 148v-32", h.ink, 2.0);
    p.inked("M60 116q16 12 18 28H60z", "#f3e7cf", 1.2);
    p.fill("M40 164q18 8 36 0l-6 6q-12 4-24 0z", h.ink);
    reeds(p, 168.0, 200.0);
    reeds(p, 24.0, 204.0);
}

fn reeds(p: &mut Pen, x: f64, base: f64) {
    let mut stalks = String::new();
    let mut heads = String::new();
    for (dx, tall, lean) in [(-9.0, 44.0, -5.0), (-2.0, 62.0, 2.0), (6.0, 50.0, 7.0), (12.0, 36.0, 10.0)] {
        stalks += &path::spike((x + dx, base), (x + dx + lean, base - tall), 3.0);
        heads += &path::ellipse(x + dx + lean, base - tall, 2.2, 7.0);
    }
    p.fill(stalks + &heads, p.hue.ink);
}

pub fn whirlpool(p: &mut Pen) {
    let h = p.hue;
    let c = (106.0, 112.0);
    p.raw(r#"<g transform="matrix(1 0 0 .72 0 32)">"#);
    p.fill(path::circle(c.0, c.1, 170.0), h.mid);
    for k in 0..4 {
        let start = TAU * f64::from(k) / 4.0;
        let arm = path::spiral(c, 8.0, 168.0, start, 1.3);
        p.fill(path::ribbon(&arm, &[3.0, 16.0, 26.0, 38.0]), h.deep);
        let foam = path::spiral(c, 10.0, 170.0, start + 0.34, 1.3);
        p.fill(path::ribbon(&foam, &[1.0, 6.0, 10.0, 14.0]), h.glow);
        p.line(path::flow(&path::spiral(c, 18.0, 170.0, start + 0.8, 1.2)), h.tint, 1.8);
    }
    p.fill(path::circle(c.0, c.1, 17.0), h.ink);
    p.line(path::circle(c.0, c.1, 20.0), h.glow, 2.0);
    p.raw("</g>");
    p.placed(142.0, 66.0, 24.0, 1.0, |p| {
        p.inked("M-26 0h52q-4 15-16 17h-20q-12-2-16-17z", "#7a4f2a", 2.0);
        p.line("M0 0v-36", p.hue.ink, 2.4);
        p.inked("M3-36q22 10 22 30H3zM-3-32q-14 10-16 26h16z", "#f3e7cf", 1.8);
        p.fill("M0-44l12 4-12 4z", "#c8502b");
    });
    let spray: String =
        [(118.0, 92.0, 3.0), (170.0, 92.0, 4.0), (124.0, 84.0, 2.0), (60.0, 92.0, 3.0), (72.0, 160.0, 3.5)]
            .into_iter()
            .map(|(x, y, r)| path::circle(x, y, r))
            .collect();
    p.inked(spray, h.glow, 1.0);
}

pub fn recycle(p: &mut Pen) {
    let h = p.hue;
    let c: Pt = (104.0, 106.0);
    let cuts = path::rays(&mut p.hand, c, 74.0, 140.0, 40, 1.6);
    p.fill(cuts, h.mid);
    p.halo(c.0, c.1, 92.0);
    p.fill(path::circle(c.0, c.1, 44.0), h.ink);
    let fins: String = (0..9)
        .map(|i| {
            let a = -0.5 + f64::from(i) * 0.45;
            let at = |r: f64, t: f64| path::polar(c, r, a + t);
            path::poly(&[
                at(70.0 - f64::from(i) * 0.7, -0.14),
                at(83.0 - f64::from(i), 0.2),
                at(70.0 - f64::from(i) * 0.7, 0.14),
            ])
        })
        .collect();
    p.inked(fins, h.tint, 1.4);
    let body: Vec<Pt> = (0..=20).map(|i| path::polar(c, 58.0, -1.0 + f64::from(i) / 20.0 * 5.75)).collect();
    let d = path::ribbon(&body, &[30.0, 30.0, 27.0, 22.0, 15.0, 3.0]);
    p.inked(d, h.mid, 2.4);
    let belly: Vec<Pt> = (0..=16).map(|i| path::polar(c, 51.0, -0.9 + f64::from(i) / 16.0 * 5.2)).collect();
    p.fill(path::ribbon(&belly, &[9.0, 9.0, 7.0, 3.0]), h.tint);
    let scales: String = (0..30)
        .map(|i| {
            let a = -0.7 + f64::from(i) * 0.165;
            let size = 12.0 * (1.0 - f64::from(i) / 40.0);
            path::open(&[
                path::polar(c, 58.0, a),
                path::polar(c, 58.0 + size * 0.6, a + 0.09),
                path::polar(c, 58.0 + size, a),
            ])
        })
        .collect();
    p.line(scales, h.ink, 1.4);
    p.placed(135.0, 57.0, 0.0, 1.0, |p| {
        p.inked(
            "M18 8Q10-20-18-22q-16 0-26 6 6 6 14 7-10 3-12 10 16 4 28 3 8 12 20 16 12 0 12-12z",
            p.hue.mid,
            2.4,
        );
        p.fill("M12-2Q4-18-16-19q-8 0-14 2 14 2 22 9 8 8 20 6z", p.hue.tint);
        p.inked(path::circle(-8.0, -11.0, 4.2), p.hue.spark, 1.6);
        p.fill(path::circle(-9.0, -11.0, 1.8), p.hue.ink);
    });
    p.inked(motif::drop(104.0, 78.0, 34.0, 52.0), h.tint, 2.0);
    p.fill(motif::drop(100.0, 98.0, 14.0, 26.0), h.glow);
}

pub fn dew(p: &mut Pen) {
    let h = p.hue;
    p.fill("M6 6h190v196H6z", "#cfe3cf");
    let mist = path::strata(&mut p.hand, 10.0, 14.0, 180.0, 90.0, 9, 1.2);
    p.fill(mist, h.tint);
    p.inked(path::circle(156.0, 46.0, 18.0), h.spark, 1.4);
    p.inked("M6 168Q30 84 104 70q54-8 92-40-6 70-60 104Q86 166 6 190z", "#6c9c50", 2.4);
    p.fill("M10 178Q80 130 196 32q-8 66-60 100-50 30-126 50z", "#4d7d3c");
    p.line("M6 182Q90 130 194 34", "#1f3d1c", 2.6);
    p.line("M52 152q4-24 0-44M84 128q4-24-2-44M116 104q6-18 2-34M146 80q6-12 4-22M70 142q24 10 40 2M104 118q22 8 40 0M134 92q20 4 36-4", "#1f3d1c", 1.4);
    for (x, y, r) in [
        (92.0, 112.0, 25.0),
        (140.0, 72.0, 13.0),
        (48.0, 146.0, 14.0),
        (124.0, 128.0, 9.0),
        (66.0, 104.0, 7.0),
        (164.0, 92.0, 6.0),
    ] {
        bead(p, x, y, r);
    }
    p.line("M134 158v6", h.ink, 1.6);
    p.inked(motif::drop(134.0, 150.0, 18.0, 32.0), h.tint, 1.8);
    p.fill(path::circle(131.0, 174.0, 3.0), h.spark);
}

fn bead(p: &mut Pen, x: f64, y: f64, r: f64) {
    let h = p.hue;
    p.inked(path::circle(x, y, r), h.mid, 1.8);
    p.fill(path::circle(x + r * 0.12, y + r * 0.14, r * 0.78), h.tint);
    p.fill(motif::crescent(x + r * 0.3, y + r * 0.3, r * 0.6, -r * 0.1), h.glow);
    p.fill(path::ellipse(x - r * 0.35, y - r * 0.38, r * 0.26, r * 0.2), "#ffffff");
}

pub fn torrent(p: &mut Pen) {
    let h = p.hue;
    p.inked("M6 6h66l-8 36 10 30-14 34 8 40-20 60H6z", "#5d6a72", 2.4);
    p.inked("M196 6h-50l6 44-12 26 16 40-8 34 22 54h26z", "#5d6a72", 2.4);
    let stone = path::hatch((52.0, 76.0), (40.0, 180.0), (-34.0, -8.0), 10, 1.6)
        + &path::hatch((160.0, 20.0), (176.0, 180.0), (26.0, -8.0), 14, 1.6);
    p.fill(stone, "#2c363e");
    p.fill("M72 6l-8 36 10 30-14 34 8 40-20 60h122l-22-60 8-34-16-40 12-26-6-40z", h.mid);
    for (x, w, colour) in [
        (80.0, 12.0, h.glow),
        (100.0, 8.0, h.tint),
        (114.0, 12.0, h.glow),
        (134.0, 8.0, h.tint),
        (92.0, 4.0, h.deep),
        (124.0, 5.0, h.deep),
    ] {
        let sway = p.hand.between(-6.0, 6.0);
        let fall = [(x, 6.0), (x + sway, 50.0), (x - sway, 96.0), (x + (x - 106.0) * 0.3, 150.0)];
        p.fill(path::ribbon(&fall, &[w * 0.4, w, w * 0.7, w * 0.3]), colour);
    }
    for (x, y, w) in [(106.0, 172.0, 110.0), (62.0, 182.0, 70.0), (150.0, 184.0, 74.0), (104.0, 198.0, 96.0)]
    {
        p.inked(motif::cloud(x, y, w), h.glow, 1.8);
    }
    p.fill(motif::swell(2.0, 200.0, 190.0, 7.0, 5, 206.0), h.deep);
    p.placed(106.0, 112.0, -18.0, 1.0, |p| {
        p.inked("M-34-20h68v46h-68z", "#7a2f22", 2.2);
        p.inked("M-30-22q16-8 30 2 14-10 30-2v42q-16-8-30 2-14-10-30-2z", "#f3e7cf", 1.8);
        p.line("M0-20v42M-24-14q10-3 18 2M-24-5q10-3 18 2M-24 4q10-3 18 2M24-14q-10-3-18 2M24-5q-10-3-18 2M24 4q-10-3-18 2", p.hue.deep, 1.5);
    });
    p.inked("M62 142q14-16 22-10 10-12 22-4 14-10 22 2 12-6 20 12 10 12-4 14H70q-18 0-8-14z", h.glow, 1.8);
    let spray = motif::sparks(&mut p.hand, (106.0, 96.0), 26.0, 48.0, 14);
    p.fill(spray, "#ffffff");
}

pub fn flux(p: &mut Pen) {
    let wreath: String = (0..8)
        .map(|i| {
            let a = TAU * f64::from(i) / 8.0;
            let at = |r: f64, t: f64| path::polar(sigil::HEART, r, a + t);
            let crest = [
                at(59.0, -0.1),
                at(72.0, 0.1),
                at(85.0, 0.42),
                at(86.0, 0.62),
                at(79.0, 0.68),
                at(77.0, 0.56),
            ];
            path::ribbon(&crest, &[6.0, 20.0, 15.0, 9.0, 5.0, 1.0])
        })
        .collect();
    sigil::seal(p, 3, 8, &wreath);
}
