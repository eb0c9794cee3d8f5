//! How does Ice bite? Frost, Freeze, Blizzard, Hail, Fracture and the Flux.

use super::sigil;
use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::TAU;

pub fn frost(p: &mut Pen) {
    let h = p.hue;
    p.halo(110.0, 100.0, 90.0);
    p.fill(motif::crescent(126.0, 70.0, 26.0, 8.0), "#f4e3ae");
    p.line("M104 10v184M10 104h182", h.ink, 7.0);
    p.line("M104 10v184M10 104h182", "#8a6a48", 3.6);
    for (x, y, sx, sy) in [(188.0, 190.0, -1.0, -1.0), (12.0, 190.0, 1.0, -1.0), (188.0, 12.0, -1.0, 1.0)] {
        for (k, long) in [0.12_f64, 0.42, 0.78, 1.12, 1.42].into_iter().zip([66.0, 82.0, 92.0, 82.0, 64.0]) {
            fern(p, (x, y), (k.cos() * sx, k.sin() * sy), long);
        }
    }
    p.line(
        motif::snowflake((62.0, 76.0), 17.0, 0.2) + &motif::snowflake((146.0, 142.0), 12.0, 0.0),
        h.glow,
        1.8,
    );
}

/// A frond of frost growing along `dir` on a window pane.
fn fern(p: &mut Pen, root: Pt, dir: Pt, long: f64) {
    let h = p.hue;
    let mut d = path::spike(root, (root.0 + dir.0 * long, root.1 + dir.1 * long), 4.0);
    for i in 1..8 {
        let t = long * f64::from(i) / 8.0;
        let at = (root.0 + dir.0 * t, root.1 + dir.1 * t);
        let side = (long - t) * 0.24 + 3.0;
        for s in [1.0, -1.0] {
            let aim = (dir.0 * 0.7 - dir.1 * 0.72 * s, dir.1 * 0.7 + dir.0 * 0.72 * s);
            d += &path::spike(at, (at.0 + aim.0 * side, at.1 + aim.1 * side), 2.4);
        }
    }
    p.fill(d, h.glow);
}

pub fn freeze(p: &mut Pen) {
    let h = p.hue;
    let cuts = path::rays(&mut p.hand, (104.0, 110.0), 70.0, 140.0, 40, 1.6);
    p.fill(cuts, h.mid);
    p.halo(104.0, 110.0, 90.0);
    p.inked("M52 62l46-26 56 18 14 62-18 62-44 20H64l-24-52z", h.mid, 2.6);
    p.fill("M52 62l46-26 8 40-30 30z", h.glow);
    p.fill("M98 36l56 18-22 26-26-4z", h.tint);
    p.fill("M154 54l14 62-36 8v-44z", h.deep);
    p.fill("M40 146l12-84 24 44-2 46z", h.tint);
    p.veil("M76 106l30-30 26 4v44l-18 46-40-18z", h.glow, 0.5);
    p.inked(motif::flame(106.0, 168.0, 50.0, 92.0, 6.0), "#d8632e", 2.2);
    p.fill(motif::flame(106.0, 166.0, 36.0, 64.0, 4.0), "#f2a04a");
    p.fill(motif::flame(106.0, 163.0, 20.0, 38.0, 2.0), "#ffe3a1");
    p.veil("M52 62l46-26 56 18 14 62-18 62-44 20H64l-24-52z", h.tint, 0.3);
    p.line("M52 62l24 44 30-30 26 4 22-26M106 76l-8-40M132 80v44l36-8M132 124l-18 46 36 8M114 170l-40-18-10 46M74 152l2-46M74 152l-34-6", h.glow, 1.8);
    let chips = path::hatch((148.0, 128.0), (140.0, 164.0), (14.0, -4.0), 6, 1.2)
        + &path::hatch((50.0, 84.0), (44.0, 132.0), (12.0, 5.0), 6, 1.0);
    p.fill(chips, h.deep);
    p.fill(
        path::star((160.0, 44.0), 12.0, 2.2, 4, 0.0) + &path::star((56.0, 170.0), 9.0, 2.0, 4, 0.0),
        "#ffffff",
    );
}

pub fn blizzard(p: &mut Pen) {
    let h = p.hue;
    p.fill("M6 6h190v196H6z", h.mid);
    let wind = path::strata(&mut p.hand, -130.0, -120.0, 260.0, 240.0, 22, 1.7);
    p.placed(104.0, 100.0, -20.0, 1.0, |p| p.fill(wind, h.tint));
    p.inked("M6 150l50-50 24 22 44-56 40 46 36-24v120H6z", h.deep, 2.0);
    p.fill("M124 66l40 46-20-8-12 14-14-22-14 8zM56 100l24 22-16-4-10 8-10-12z", h.glow);
    p.inked("M6 172q50-26 100-10t94-12v54H6z", h.tint, 2.0);
    p.line("M164 104l-6 82", "#3a2416", 3.6);
    let scarf = [(134.0, 122.0), (116.0, 116.0), (98.0, 124.0), (78.0, 116.0)];
    p.inked(path::ribbon(&scarf, &[6.0, 9.0, 8.0, 10.0]), "#c8502b", 1.6);
    p.inked("M110 186q2-40 20-62 16-8 28 6 8 24 6 56z", "#4a3550", 2.2);
    p.fill("M112 184q2-36 18-56l8 2q-14 24-12 54z", "#7a5c7c");
    p.inked("M128 126q-6-22 12-30 20-2 24 16 2 12-6 16-16 6-30-2z", "#4a3550", 2.2);
    p.inked("M146 104q14-2 16 10 0 10-8 13-12-2-14-12 0-9 6-11z", "#e8c39a", 1.6);
    p.fill(path::circle(156.0, 113.0, 1.8), h.ink);
    p.inked("M126 122q18 10 36 4l-2 8q-18 6-36-4z", "#c8502b", 1.6);
    p.inked("M146 142q12-4 18 0l-1 9q-10 2-18-2z", "#4a3550", 1.8);
    p.inked("M6 188q60-18 110-4t84-8v30H6z", h.glow, 1.8);
    let near = path::strata(&mut p.hand, -130.0, -90.0, 260.0, 180.0, 8, 1.8);
    p.placed(104.0, 100.0, -20.0, 1.0, |p| p.fill(near, "#ffffff"));
    let mut flakes = String::new();
    for (x, y, r) in
        [(70.0, 60.0, 14.0), (158.0, 44.0, 11.0), (46.0, 116.0, 10.0), (98.0, 38.0, 8.0), (172.0, 92.0, 8.0)]
    {
        flakes += &motif::snowflake((x, y), r, x);
    }
    p.line(&flakes, h.deep, 4.0);
    p.line(flakes, "#ffffff", 1.8);
}

pub fn hail(p: &mut Pen) {
    let h = p.hue;
    p.inked("M6 6h190v44q-10 16-28 10-10 14-30 4-14 14-34 2-14 12-32 0-20 10-30-6-20 6-36-8z", h.deep, 2.4);
    p.fill("M60 40q8-14 22-8 8-14 26-6 14-10 26 4 16-4 20 12-30-12-46-2-24-10-48 0z", h.mid);
    let trails = path::hatch((66.0, 66.0), (210.0, 66.0), (-22.0, 84.0), 15, 1.3);
    p.fill(trails, h.mid);
    for (x, y, r) in [
        (82.0, 92.0, 12.0),
        (132.0, 84.0, 15.0),
        (48.0, 124.0, 14.0),
        (102.0, 130.0, 17.0),
        (164.0, 118.0, 13.0),
        (144.0, 150.0, 10.0),
        (72.0, 158.0, 10.0),
        (176.0, 80.0, 8.0),
        (30.0, 164.0, 8.0),
    ] {
        stone(p, x, y, r);
    }
    p.inked("M6 184q90-10 190 0v22H6z", h.tint, 2.0);
    let hits =
        path::beams((60.0, 184.0), 5.0, 19.0, 10, 4.0) + &path::beams((126.0, 184.0), 6.0, 22.0, 10, 4.5);
    p.inked(hits, h.glow, 1.2);
    p.inked("M6 190q90-8 190 0v16H6z", h.glow, 1.4);
}

fn stone(p: &mut Pen, x: f64, y: f64, r: f64) {
    let h = p.hue;
    let rim: Vec<Pt> = (0..8)
        .map(|i| path::polar((x, y), r * p.hand.between(0.9, 1.05), TAU * f64::from(i) / 8.0))
        .collect();
    p.inked(path::poly(&rim), h.tint, 1.9);
    p.fill(path::circle(x - r * 0.2, y - r * 0.2, r * 0.52), h.glow);
    p.fill(
        path::hatch((x + r * 0.7, y - r * 0.2), (x, y + r * 0.75), (-r * 0.3, r * 0.05), 4, r * 0.06),
        h.deep,
    );
}

pub fn fracture(p: &mut Pen) {
    let h = p.hue;
    p.fill("M6 6h190v196H6z", h.tint);
    let hit: Pt = (112.0, 96.0);
    let (mut cracks, mut shards) = (String::new(), Vec::new());
    for i in 0..11 {
        let a = TAU * f64::from(i) / 11.0 + p.hand.between(-0.12, 0.12);
        let bend = a + p.hand.between(-0.2, 0.2);
        let near = path::polar(hit, p.hand.between(28.0, 40.0), a);
        let far = path::polar(hit, 150.0, bend);
        cracks += &path::ribbon(&[hit, near, far], &[5.0, 3.6, 2.0]);
        shards.push((near, far));
    }
    for (i, (near, far)) in shards.iter().enumerate() {
        let next = shards[(i + 1) % shards.len()];
        let colour = [h.glow, h.mid, h.tint, h.deep, h.glow, h.tint][i % 6];
        p.fill(path::poly(&[*near, *far, next.1, next.0]), colour);
        let inner = [h.deep, h.glow, h.mid, h.tint][i % 4];
        p.fill(path::poly(&[hit, *near, next.0]), inner);
    }
    p.fill(cracks, h.ink);
    let rings: String = [34.0, 62.0, 92.0]
        .into_iter()
        .map(|r| {
            let points: Vec<Pt> = (0..15)
                .map(|i| path::polar(hit, r * p.hand.between(0.9, 1.1), TAU * f64::from(i) / 15.0))
                .collect();
            path::poly(&points)
        })
        .collect();
    p.line(rings, h.ink, 1.5);
    p.inked(path::star(hit, 26.0, 9.0, 9, 0.2), "#ffffff", 1.8);
    p.placed(hit.0, hit.1, 40.0, 1.0, |p| {
        p.inked("M-5 4L0-4l5 8 3 62q-8 8-16 0z", "#7d8790", 2.0);
        p.fill("M0 0l4 6 2 56q-4 2-5 0z", "#c4ccd2");
        p.inked("M-14 58h28v12h-28z", "#8a5a2c", 1.8);
    });
}

pub fn flux(p: &mut Pen) {
    let mut wreath = String::new();
    for i in 0..12 {
        let a = path::UP + TAU * f64::from(i) / 12.0;
        let long = if i % 2 == 0 { 94.0 } else { 78.0 };
        let at = |r: f64, t: f64| path::polar(sigil::HEART, r, a + t);
        wreath += &path::poly(&[
            at(59.0, -0.15),
            at(long * 0.84, -0.11),
            at(long, 0.0),
            at(long * 0.84, 0.11),
            at(59.0, 0.15),
        ]);
    }
    sigil::seal(p, 5, 6, &wreath);
}
