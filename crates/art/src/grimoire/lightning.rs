//! How does Lightning strike? Spark, Overload, Arc, Discharge, Thunder and the Flux.

use super::sigil;
use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::TAU;

/// A bolt with a dark edge and a white core.
fn strike(p: &mut Pen, a: Pt, b: Pt, w: f64, kinks: usize) {
    let mut twin = p.hand.clone();
    let outer = motif::bolt(&mut p.hand, a, b, w, kinks);
    p.inked(outer, p.hue.spark, path::round((w * 0.2).clamp(0.9, 2.0)));
    let core = motif::bolt(&mut twin, a, b, w * 0.4, kinks);
    p.fill(core, p.hue.glow);
}

pub fn spark(p: &mut Pen) {
    let h = p.hue;
    let c: Pt = (104.0, 98.0);
    let cuts = path::rays(&mut p.hand, c, 40.0, 150.0, 36, 1.4);
    p.fill(cuts, h.deep);
    p.halo(c.0, c.1, 70.0);
    p.placed(52.0, 156.0, -40.0, 1.0, |p| {
        p.inked("M-40-10L36-14l16 10-12 14-78 6z", "#5f5966", 2.2);
        p.fill("M-40-10L36-14l12 8-84 4z", "#a9a2b2");
        p.fill(path::hatch((-28.0, 0.0), (26.0, -2.0), (4.0, 10.0), 8, 1.0), p.hue.ink);
    });
    p.placed(158.0, 146.0, 38.0, 1.0, |p| {
        p.inked("M-46 2l10-14 30-4 36 4 14 14-18 12-44 4z", "#4c3f38", 2.2);
        p.fill("M-44 1l10-11 28-4 12 8-20 6z", "#9a8474");
        p.line("M-6-14l4 12-14 16M-2-2l24-4", p.hue.ink, 1.6);
    });
    p.inked(path::star(c, 50.0, 10.0, 8, 0.16), h.spark, 1.8);
    p.fill(path::star(c, 34.0, 8.0, 8, 0.16), h.glow);
    p.fill(path::circle(c.0, c.1, 9.0), "#ffffff");
    let flung: String = (0..16)
        .map(|i| {
            let a = TAU * f64::from(i) / 16.0 + p.hand.between(-0.15, 0.15);
            let r = p.hand.between(46.0, 66.0);
            path::gouge(path::polar(c, r, a), path::polar(c, r + 16.0, a), 2.0)
        })
        .collect();
    p.fill(flung, h.spark);
}

pub fn overload(p: &mut Pen) {
    let h = p.hue;
    p.halo(104.0, 96.0, 96.0);
    p.inked("M58 190h92l6 14H52zM70 178h68v14H70z", "#6a4a2c", 2.2);
    p.inked("M72 84q-22 14-22 46 0 40 34 48h40q34-8 34-48 0-32-22-46V62H72z", h.mid, 2.6);
    p.fill("M78 88q-20 12-20 42 0 34 28 42h16q-24-12-24-44 0-26 12-40z", h.tint);
    p.inked("M66 48h76v18H66z", "#b5803e", 2.2);
    p.fill("M68 50h72v5H68z", "#e4bd74");
    p.line("M104 48V26", h.ink, 5.0);
    p.inked(path::circle(104.0, 24.0, 9.0), h.spark, 2.0);
    for (a, b, w) in [
        ((104.0, 68.0), (104.0, 170.0), 10.0),
        ((96.0, 100.0), (66.0, 150.0), 6.0),
        ((112.0, 100.0), (144.0, 146.0), 6.0),
    ] {
        strike(p, a, b, w, 4);
    }
    p.line("M138 92l10 16-8 10 12 16-8 12M66 96l-8 14 8 8-12 14", h.ink, 2.2);
    for (a, b) in [
        ((112.0, 20.0), (170.0, 40.0)),
        ((98.0, 18.0), (60.0, 20.0)),
        ((146.0, 110.0), (186.0, 84.0)),
        ((150.0, 150.0), (188.0, 168.0)),
        ((54.0, 134.0), (16.0, 116.0)),
        ((56.0, 160.0), (20.0, 178.0)),
    ] {
        strike(p, a, b, 8.0, 3);
    }
    let glass = path::hatch((146.0, 122.0), (134.0, 162.0), (-12.0, -2.0), 6, 1.1);
    p.fill(glass, h.ink);
}

pub fn arc(p: &mut Pen) {
    let h = p.hue;
    let sky = path::strata(&mut p.hand, 10.0, 14.0, 180.0, 130.0, 12, 1.0);
    p.fill(sky, h.deep);
    p.halo(106.0, 76.0, 84.0);
    for x in [44.0, 166.0] {
        p.inked(format!("M{} 200l4-74h20l4 74z", x - 14.0), "#6a4a2c", 2.2);
        for k in 0..6 {
            p.inked(path::ellipse(x, 132.0 + f64::from(k) * 10.0, 19.0, 6.0), "#c4793c", 1.6);
        }
        p.line(path::open(&[(x, 126.0), (x, 106.0)]), h.ink, 6.0);
        p.inked(path::circle(x, 96.0, 16.0), "#b3bdc5", 2.4);
        p.fill(path::circle(x - 5.0, 91.0, 6.0), "#ffffff");
    }
    for (lift, w, dark) in [(50.0, 8.0, true), (24.0, 5.0, false), (64.0, 3.5, false)] {
        let points: Vec<Pt> = (0..=10)
            .map(|i| {
                let t = f64::from(i) / 10.0;
                let jitter = if i == 0 || i == 10 {
                    0.0
                } else {
                    p.hand.between(-7.0, 7.0) + if i % 2 == 0 { 5.0 } else { -5.0 }
                };
                (52.0 + 106.0 * t, 92.0 - lift * (1.0 - (2.0 * t - 1.0).powi(2)) + jitter)
            })
            .collect();
        let d = path::open(&points);
        if dark {
            p.line(&d, h.ink, w + 4.0);
        }
        p.line(&d, h.spark, w);
        p.line(d, h.glow, w * 0.4);
    }
    let bits = motif::sparks(&mut p.hand, (106.0, 70.0), 10.0, 60.0, 14);
    p.fill(bits, h.glow);
}

pub fn discharge(p: &mut Pen) {
    let h = p.hue;
    let c: Pt = (108.0, 100.0);
    p.fill("M6 6h190v196H6z", h.tint);
    let cuts = path::rays(&mut p.hand, c, 36.0, 150.0, 44, 2.2);
    p.fill(cuts, h.mid);
    for i in 0..7 {
        let a = TAU * f64::from(i) / 7.0 + 0.3;
        let far = path::polar(c, 112.0, a + p.hand.between(-0.08, 0.08));
        strike(p, path::polar(c, 14.0, a), far, 21.0, 3);
    }
    p.inked(path::star(c, 42.0, 22.0, 11, 0.0), h.deep, 2.0);
    p.inked(path::star(c, 32.0, 17.0, 11, 0.3), h.spark, 1.6);
    p.fill(path::circle(c.0, c.1, 15.0), h.glow);
}

pub fn thunder(p: &mut Pen) {
    let h = p.hue;
    p.halo(112.0, 110.0, 84.0);
    let rings: String = [54.0, 76.0, 98.0, 120.0]
        .into_iter()
        .map(|r| path::flow(&path::arc((112.0, 78.0), r, r, 0.06, 0.94)))
        .collect();
    p.line(rings, h.mid, 3.0);
    for (x, y, w, colour) in
        [(146.0, 62.0, 96.0, h.mid), (80.0, 66.0, 100.0, h.mid), (112.0, 78.0, 120.0, h.tint)]
    {
        p.inked(motif::cloud(x, y, w), colour, 2.4);
    }
    let shade = path::hatch((64.0, 70.0), (164.0, 70.0), (8.0, -10.0), 14, 1.3);
    p.fill(shade, h.deep);
    p.inked("M128 72l-44 54h26l-18 62 60-78h-30l22-38z", h.spark, 2.8);
    p.fill("M126 78l-32 42h24l-14 42 34-46h-28l18-38z", h.glow);
    strike(p, (72.0, 82.0), (48.0, 140.0), 8.0, 4);
    strike(p, (158.0, 80.0), (176.0, 132.0), 8.0, 4);
    p.fill("M6 186l16-10 14 8 20-6 20 8 22-4 18 6 22-10 20 8 18-6 20 6v20H6z", h.ink);
}

pub fn flux(p: &mut Pen) {
    let wreath: String = (0..10)
        .map(|i| {
            let a = TAU * f64::from(i) / 10.0;
            let at = |r: f64, t: f64| path::polar(sigil::HEART, r, a + t);
            path::poly(&[
                at(59.0, -0.14),
                at(77.0, -0.06),
                at(75.0, 0.03),
                at(96.0, 0.12),
                at(78.0, 0.17),
                at(80.0, 0.09),
                at(59.0, 0.14),
            ])
        })
        .collect();
    sigil::seal(p, 6, 10, &wreath);
}
