//! How does Shadow fall? Penumbra, Veil, Dusk, Gloom, Abyss and the Flux.

use super::sigil;
use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::TAU;

pub fn penumbra(p: &mut Pen) {
    let h = p.hue;
    let c: Pt = (108.0, 86.0);
    let cuts = path::rays(&mut p.hand, c, 62.0, 150.0, 54, 1.6);
    p.fill(cuts, h.mid);
    p.halo(c.0, c.1, 92.0);
    p.inked(path::beams(c, 48.0, 76.0, 32, 8.0), h.spark, 1.0);
    p.inked(path::circle(c.0, c.1, 50.0), "#f6e2ac", 1.8);
    p.inked(path::circle(c.0 + 13.0, c.1 + 9.0, 45.0), h.ink, 1.2);
    p.fill(path::circle(c.0 + 15.0, c.1 + 11.0, 40.0), h.deep);
    let craters = path::strata(&mut p.hand, 98.0, 70.0, 50.0, 52.0, 8, 1.0);
    p.fill(craters, h.ink);
    p.fill("M6 176l20-8V150h5v-9l5-8 5 8v9h6v22l24-6 20 6 26-8 18 6V154l8-12 8 12v20l45-6v40H6z", h.ink);
    p.fill("M33 152h4v6h-4zM142 158h4v6h-4z", h.spark);
    p.line("M60 60q4-5 7 0 4-5 7 0M160 136q4-5 7 0 4-5 7 0M152 28q3-4 6 0 3-4 6 0", h.ink, 1.8);
}

pub fn veil(p: &mut Pen) {
    let h = p.hue;
    p.fill("M6 6h190v196H6z", h.ink);
    p.halo(104.0, 92.0, 92.0);
    p.inked("M104 38q52 4 50 66-2 60 18 102H36q20-42 18-102-2-62 50-66z", h.deep, 2.4);
    p.inked("M104 54q32 0 32 46 0 40-32 56-32-16-32-56 0-46 32-46z", h.glow, 1.8);
    p.fill("M104 54q32 0 32 46 0 40-32 56 18-52 0-102z", h.tint);
    p.line("M78 84q10-7 20-1M110 83q10-6 20 1", h.ink, 2.0);
    p.inked("M78 96q11-10 22 0-11 8-22 0zM108 96q11-10 22 0-11 8-22 0z", h.spark, 1.8);
    p.fill(path::ellipse(89.0, 96.0, 2.4, 4.4) + &path::ellipse(119.0, 96.0, 2.4, 4.4), h.ink);
    p.veil("M62 108q42 16 84 0l14 98H48z", h.mid, 0.9);
    p.line("M62 108q42 16 84 0", h.glow, 2.4);
    let drape = path::hatch((70.0, 118.0), (138.0, 118.0), (0.0, 80.0), 11, 1.5);
    p.fill(drape, h.deep);
    let coins: String = (0..9)
        .map(|i| (66.0 + f64::from(i) * 9.5, 114.0 + 7.0 * (f64::from(i) * 0.39).sin()))
        .map(|q: Pt| path::circle(q.0, q.1, 2.6))
        .collect();
    p.inked(coins, h.spark, 0.8);
    p.inked(motif::crescent(104.0, 60.0, 9.0, 3.0), h.spark, 1.0);
    for (side, sign) in [(4.0, 1.0), (204.0, -1.0)] {
        for k in 0..4 {
            let x = side + sign * (4.0 + f64::from(k) * 12.0);
            let hem = side + sign * (2.0 + f64::from(k) * 9.0);
            let fold = [(x, 8.0), (x - sign * 2.0, 84.0), (x - sign * 9.0, 136.0), (hem, 206.0)];
            p.inked(
                path::ribbon(&fold, &[14.0, 14.0, 11.0, 15.0]),
                if k % 2 == 0 { h.deep } else { h.mid },
                1.6,
            );
        }
    }
    p.inked(
        "M6 6h190v14q-12 12-24 0-12 12-24 0-12 12-24 0-12 12-24 0-12 12-24 0-12 12-24 0-12 12-24 0z",
        h.deep,
        1.8,
    );
    p.line(
        "M6 20q12 12 22 0 12 12 24 0 12 12 24 0 12 12 24 0 12 12 24 0 12 12 24 0 12 12 24 0",
        h.spark,
        1.6,
    );
}

pub fn dusk(p: &mut Pen) {
    let h = p.hue;
    for (y, colour) in
        [(6.0, h.deep), (44.0, h.mid), (74.0, "#9c5c7c"), (98.0, "#d0806a"), (118.0, "#ecb068")]
    {
        p.fill(format!("M6 {y}h190v130H6z"), colour);
    }
    let bands = path::strata(&mut p.hand, 8.0, 20.0, 186.0, 112.0, 15, 1.5);
    p.fill(bands, h.deep);
    p.inked(path::circle(112.0, 134.0, 44.0), "#f8dc92", 2.0);
    p.fill("M68 128h88v5H68zM70 118h84v3H70z", "#ecb068");
    p.fill("M6 136q30-16 60-6t70-4 60-6v90H6z", h.mid);
    p.inked("M6 152q40-20 90-6t100-10v70H6z", h.deep, 1.6);
    p.fill("M6 176q60-24 110-10t80-10v50H6z", h.ink);
    let trunk = [(56.0, 196.0), (58.0, 150.0), (50.0, 112.0), (58.0, 72.0)];
    p.fill(path::ribbon(&trunk, &[20.0, 10.0, 8.0, 3.0]), h.ink);
    let limbs = [
        [(55.0, 130.0), (78.0, 112.0), (92.0, 84.0)],
        [(52.0, 116.0), (32.0, 102.0), (22.0, 80.0)],
        [(76.0, 114.0), (92.0, 110.0), (108.0, 100.0)],
        [(54.0, 96.0), (68.0, 82.0), (76.0, 62.0)],
        [(34.0, 104.0), (22.0, 104.0), (12.0, 96.0)],
        [(86.0, 96.0), (98.0, 88.0), (102.0, 74.0)],
    ];
    let d: String = limbs.iter().map(|l| path::ribbon(l, &[6.0, 4.0, 1.0])).collect();
    p.fill(d, h.ink);
    for (x, y, s) in [(132.0, 58.0, 1.0), (156.0, 80.0, 0.7), (118.0, 36.0, 0.6), (168.0, 40.0, 0.8)] {
        p.placed(x, y, 0.0, s, |p| {
            p.fill(
                "M0 2l3-5 2 4 4-4q8-3 13 3-6-1-8 4-5-3-8 2-3 1-6 5-3-4-6-5-3-5-8-2-2-5-8-4 5-6 13-3l4 4 2-4z",
                p.hue.ink,
            )
        });
    }
    p.fill(path::star((96.0, 30.0), 7.0, 1.4, 4, 0.0), "#fff0d0");
}

pub fn gloom(p: &mut Pen) {
    let h = p.hue;
    p.fill("M6 6h190v196H6z", h.mid);
    p.halo(104.0, 110.0, 104.0);
    p.raw(r##"<circle cx="104" cy="110" r="62" fill="url(#h-fire) none"/>"##);
    p.inked("M92 130h24l2 66H90z", "#e8dcc0", 1.8);
    p.fill("M108 130h8l2 66h-10z", "#a8957a");
    p.inked("M90 132q4 12 7 3 4 18 8 4 5 6 12-7-12-4-27 0z", "#f6edd6", 1.4);
    p.line("M104 130v-10", h.ink, 2.2);
    p.inked(motif::flame(104.0, 124.0, 13.0, 32.0, 2.0), "#e9a04a", 1.4);
    p.fill(motif::flame(104.0, 122.0, 7.0, 18.0, 1.0), "#fff0c0");
    for sign in [1.0, -1.0] {
        let at = |x: f64, y: f64| (104.0 + sign * x, y);
        let arm = [at(106.0, 20.0), at(84.0, 26.0), at(62.0, 50.0)];
        p.fill(path::ribbon(&arm, &[70.0, 48.0, 34.0]), h.ink);
        for (knuckle, bend, tip) in [
            ((40.0, 34.0), (20.0, 44.0), (12.0, 76.0)),
            ((48.0, 50.0), (30.0, 66.0), (22.0, 98.0)),
            ((58.0, 64.0), (44.0, 90.0), (32.0, 122.0)),
            ((70.0, 66.0), (64.0, 104.0), (46.0, 144.0)),
            ((88.0, 50.0), (92.0, 116.0), (72.0, 164.0)),
        ] {
            let finger = [at(66.0, 40.0), at(knuckle.0, knuckle.1), at(bend.0, bend.1), at(tip.0, tip.1)];
            p.fill(path::ribbon(&finger, &[16.0, 13.0, 8.0, 0.5]), h.ink);
        }
        p.fill(
            path::blob(&[
                at(100.0, 204.0),
                at(100.0, 150.0),
                at(76.0, 172.0),
                at(50.0, 190.0),
                at(40.0, 206.0),
            ]),
            h.ink,
        );
    }
    p.fill("M6 6h190v20q-40 20-60 12t-64 0T6 26z", h.ink);
    p.inked("M74 196h60l6 10H68z", "#b98f45", 1.6);
    p.inked("M78 26q7-6 14 0-7 6-14 0zM116 26q7-6 14 0-7 6-14 0z", h.spark, 1.0);
    p.fill(path::ellipse(85.0, 26.0, 1.6, 3.2) + &path::ellipse(123.0, 26.0, 1.6, 3.2), h.ink);
}

pub fn abyss(p: &mut Pen) {
    let h = p.hue;
    let c: Pt = (106.0, 102.0);
    let tones = [h.glow, h.tint, h.mid, h.deep, "#170d22", h.ink];
    for (i, colour) in tones.into_iter().enumerate() {
        let r = 118.0 - f64::from(i as u8) * 17.0;
        let rim: Vec<Pt> = (0..13)
            .map(|k| path::polar(c, r * p.hand.between(0.9, 1.08), TAU * f64::from(k) / 13.0))
            .collect();
        p.inked(path::poly(&rim), colour, 1.8);
        let cuts = path::rays(&mut p.hand, c, r * 0.84, r * 0.97, 26, 1.0);
        p.fill(cuts, h.ink);
    }
    for k in 0..6 {
        let a = TAU * f64::from(k) / 6.0 + 0.3;
        let arm: Vec<Pt> = (0..9)
            .map(|i| {
                let t = f64::from(i);
                let curl = 0.3 * (t * 0.85).sin() + if i > 5 { (t - 5.0).powi(2) * 0.09 } else { 0.0 };
                path::polar(c, 6.0 + t * 10.5 - (t - 5.0).max(0.0).powi(2) * 1.2, a + curl)
            })
            .collect();
        p.inked(path::ribbon(&arm, &[22.0, 19.0, 14.0, 8.0, 1.0]), "#84508c", 1.8);
        let cups: String =
            (2..7).map(|i| (arm[i], 3.4 - i as f64 * 0.32)).map(|(q, r)| path::circle(q.0, q.1, r)).collect();
        p.fill(cups, h.glow);
    }
    p.inked(path::circle(c.0, c.1, 31.0), h.ink, 1.0);
    p.halo(c.0, c.1, 34.0);
    p.inked("M78 102q28-30 56 0-28 30-56 0z", h.spark, 2.2);
    p.inked(path::circle(c.0, c.1, 12.5), "#8e2f3c", 1.6);
    p.fill("M106 89q6 13 0 26-6-13 0-26z", h.ink);
    p.fill(path::circle(102.0, 97.0, 2.6), "#fff6dc");
}

pub fn flux(p: &mut Pen) {
    let wreath: String = (0..16)
        .map(|i| {
            let a = TAU * f64::from(i) / 16.0;
            let long = if i % 2 == 0 { 95.0 } else { 80.0 };
            let at = |r: f64, t: f64| path::polar(sigil::HEART, r, a + t);
            path::ribbon(
                &[at(54.0, -0.1), at(66.0, 0.06), at(78.0, 0.02), at(long, -0.2)],
                &[24.0, 15.0, 8.0, 0.5],
            )
        })
        .collect();
    sigil::seal(p, 9, 9, &wreath);
}
