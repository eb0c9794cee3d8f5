//! How does Fire burn? Pyre, Ignition, Flash, Forge, Incineration and the Flux.

use super::sigil;
use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::TAU;

pub fn pyre(p: &mut Pen) {
    let h = p.hue;
    let cuts = path::rays(&mut p.hand, (104.0, 118.0), 70.0, 140.0, 40, 1.8);
    p.fill(cuts, h.deep);
    p.halo(104.0, 112.0, 92.0);
    motif::blaze(p, 104.0, 168.0, 104.0, 136.0);
    let ground = "M8 176q50-12 96-10 50-3 90 8v30H8z";
    p.fill(ground, h.ink);
    for (a, b, w) in [
        ((50.0, 178.0), (150.0, 152.0), 13.0),
        ((158.0, 178.0), (58.0, 152.0), 13.0),
        ((42.0, 180.0), (166.0, 180.0), 14.0),
    ] {
        log(p, a, b, w);
    }
    let up = motif::sparks(&mut p.hand, (104.0, 62.0), 34.0, 66.0, 12);
    p.fill(up, h.glow);
}

fn log(p: &mut Pen, a: Pt, b: Pt, w: f64) {
    let h = p.hue;
    p.line(path::open(&[a, b]), h.ink, w);
    p.line(path::open(&[a, b]), h.deep, w - 3.4);
    let (dx, dy) = ((b.0 - a.0) * 0.4, (b.1 - a.1) * 0.4);
    let mut bark = path::gouge((a.0 + 6.0, a.1 - 2.0), (a.0 + dx, a.1 + dy - 2.0), 1.5);
    bark += &path::gouge((a.0 + dx, a.1 + dy + 2.0), (a.0 + dx * 2.2, a.1 + dy * 2.2 + 1.0), 1.4);
    bark += &path::gouge((a.0 + dx * 1.3, a.1 + dy * 1.3 - 2.5), (b.0 - 5.0, b.1 - 2.0), 1.5);
    p.fill(bark, h.tint);
    p.inked(path::circle(a.0, a.1, w * 0.46), h.tint, 1.4);
    p.line(path::circle(a.0, a.1, w * 0.2), h.deep, 1.1);
}

pub fn ignition(p: &mut Pen) {
    let h = p.hue;
    let c = (108.0, 84.0);
    let cuts = path::rays(&mut p.hand, c, 46.0, 150.0, 52, 1.7);
    p.fill(cuts, h.mid);
    p.halo(c.0, c.1, 84.0);
    p.inked("M90 132h36l3 70H87z", "#f3e7cf", 2.0);
    p.fill("M114 132h12l3 70h-13q4-30-2-70z", "#cfae78");
    p.inked("M88 133q2 6 5 10 2 12 5 0 3-5 7 0 3 22 6 2 4-8 8-4 3 10 5 0 4-4 4-9-20-6-40 1z", "#fbf3df", 1.8);
    p.line("M108 132q2-8 0-14", h.ink, 3.0);
    p.massed(motif::flame(108.0, 128.0, 58.0, 104.0, 6.0), h.mid, 3.2);
    p.fill(motif::flame(108.0, 124.0, 44.0, 80.0, 4.0), h.tint);
    p.inked(path::star(c, 48.0, 9.0, 8, path::UP), "#f6d36c", 1.6);
    p.fill(path::star(c, 38.0, 7.0, 8, path::UP), h.spark);
    p.fill(path::circle(c.0, c.1, 11.0), "#ffffff");
}

pub fn flash(p: &mut Pen) {
    let h = p.hue;
    let c = (106.0, 106.0);
    let cuts = path::rays(&mut p.hand, c, 50.0, 150.0, 46, 2.6);
    p.fill(cuts, h.deep);
    for (outer, inner, n, turn, colour, w) in [
        (86.0, 50.0, 15, 0.1, h.deep, 2.4),
        (74.0, 40.0, 13, 0.32, h.mid, 2.0),
        (58.0, 30.0, 12, 0.05, h.tint, 1.6),
        (42.0, 20.0, 10, 0.2, h.glow, 0.0),
    ] {
        let jag = jagged(p, c, outer, inner, n, turn);
        if w > 0.0 { p.inked(jag, colour, w) } else { p.fill(jag, colour) }
    }
    p.fill(path::circle(c.0, c.1, 14.0), h.spark);
    let bits = motif::sparks(&mut p.hand, c, 70.0, 92.0, 18);
    p.fill(bits, h.ink);
}

fn jagged(p: &mut Pen, c: Pt, outer: f64, inner: f64, n: usize, turn: f64) -> String {
    let points: Vec<Pt> = (0..n * 2)
        .map(|i| {
            let far = if i % 2 == 0 { outer * p.hand.between(0.78, 1.08) } else { inner };
            path::polar(c, far, turn + TAU * i as f64 / (n * 2) as f64)
        })
        .collect();
    path::poly(&points)
}

pub fn forge(p: &mut Pen) {
    let h = p.hue;
    let bricks = "M8 40h60M132 40h60M8 62h46M146 62h46M8 84h40M152 84h40M8 106h40M152 106h40M8 128h40M152 128h40\
        M30 40v22M170 40v22M18 62v22M182 62v22M34 84v22M166 84v22M20 106v22M180 106v22M30 20v20M84 12v12M126 12v14M172 16v24";
    p.line(bricks, h.ink, 1.8);
    p.inked("M48 150V86q0-52 54-52t54 52v64z", h.deep, 3.0);
    p.fill("M56 150V88q0-46 46-46t46 46v62z", h.mid);
    p.halo(102.0, 110.0, 62.0);
    motif::blaze(p, 102.0, 146.0, 70.0, 74.0);
    p.inked(
        "M40 132h98l26 3q-6 17-34 19-6 8-4 18l16 10v10H66v-10l16-10q3-12-5-18-24-2-37-22z",
        "#3c3431",
        2.4,
    );
    p.fill("M44 134h93l18 2.5q-8 5-24 5H56q-8-2-12-7.5z", "#8d8178");
    p.fill(path::hatch((92.0, 148.0), (92.0, 180.0), (26.0, 0.0), 8, 0.9), "#7a6d64");
    p.inked("M64 127l62-7 14 5-13 6-62 2z", h.glow, 1.6);
    p.fill("M66 130l60-3 12-2-12 5-60 2z", h.tint);
    let hot = motif::sparks(&mut p.hand, (104.0, 118.0), 18.0, 60.0, 22);
    p.fill(hot, h.spark);
    p.placed(118.0, 98.0, -32.0, 1.0, |p| {
        p.inked("M-4 10l2-76q2-4 5 0l2 76z", "#8a5a2c", 1.8);
        p.inked("M-25 2h50l5 5v14l-5 4h-50l-3-4V6z", "#5d5550", 2.2);
        p.fill("M-24 4h48l4 4h-55z", "#b0a59b");
    });
}

pub fn incineration(p: &mut Pen) {
    let h = p.hue;
    let cuts = path::strata(&mut p.hand, 8.0, 10.0, 184.0, 90.0, 12, 1.6);
    p.fill(cuts, h.deep);
    p.halo(110.0, 110.0, 100.0);
    for (layer, (colour, base, tall)) in
        [(h.deep, 170.0, 150.0), (h.mid, 182.0, 128.0), (h.tint, 196.0, 104.0)].into_iter().enumerate()
    {
        let mut wall = String::new();
        for i in 0..9 {
            let x = 4.0 + f64::from(i) * 24.0 + layer as f64 * 9.0;
            let rise = tall * (0.55 + 0.45 * p.hand.unit()) * (0.72 + 0.28 * (x / 100.0 - 0.3).sin());
            wall += &motif::flame(x, base + 26.0, 40.0, rise + 26.0, p.hand.between(-6.0, 14.0));
        }
        p.massed(wall, colour, 2.6);
        if layer == 0 {
            let towers = "M64 200v-96l-4-4v-12h6v6h5v-6h6v6h5v-6h6v12l-4 4v40h26V76l-5-6V50h7v8h6v-8h7v8h6v-8h7v20l-5 6v60h12v-16l16-22 16 22v90z";
            p.fill(towers, h.ink);
            p.fill(
                "M72 112h6v10h-6zM116 84h6v12h-6zM128 104h5v10h-5zM156 122h6v9h-6zM116 124h5v10h-5z",
                h.tint,
            );
        }
    }
    let mut heart = String::new();
    for i in 0..6 {
        heart += &motif::flame(18.0 + f64::from(i) * 34.0, 210.0, 26.0, p.hand.between(36.0, 62.0), 4.0);
    }
    p.fill(heart, h.glow);
    let up = motif::sparks(&mut p.hand, (108.0, 60.0), 14.0, 74.0, 22);
    p.fill(up, h.glow);
}

pub fn flux(p: &mut Pen) {
    let wreath: String = (0..16)
        .map(|i| {
            let a = TAU * f64::from(i) / 16.0;
            let long = if i % 2 == 0 { 88.0 } else { 78.0 };
            let (near, far) = (path::polar(sigil::HEART, 60.0, a), path::polar(sigil::HEART, long, a + 0.13));
            let out = path::polar(sigil::HEART, 66.0, a + 0.22);
            let back = path::polar(sigil::HEART, 60.0, a + 0.36);
            let r = path::round;
            format!(
                "M{} {}Q{} {} {} {}Q{} {} {} {}z",
                r(near.0),
                r(near.1),
                r(near.0 + (far.0 - near.0) * 0.4),
                r(near.1 + (far.1 - near.1) * 0.7),
                r(far.0),
                r(far.1),
                r(out.0),
                r(out.1),
                r(back.0),
                r(back.1)
            )
        })
        .collect();
    sigil::seal(p, 0, 8, &wreath);
}
