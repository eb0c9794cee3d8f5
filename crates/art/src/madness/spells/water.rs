//! What can Water do? Keep, cool and clear.

use super::parts::{card, night, profile};
use crate::motif;
use crate::path;
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, stroke, twin};
use std::f64::consts::TAU;

const ICE: &str = "#cfeaf4";
const FROST: &str = "#8fc4dc";

/// A faceted spear of ice.
fn shard(p: &mut Pen, x: f64, base: f64, w: f64, tall: f64, lean: f64) {
    let (l, r, tip) = (x - w / 2.0, x + w / 2.0, (x + lean, base - tall));
    let (sl, sr) = ((l + lean * 0.7, base - tall * 0.72), (r + lean * 0.7, base - tall * 0.66));
    p.inked(path::poly(&[(l, base), sl, tip, sr, (r, base)]), FROST, 2.2);
    p.fill(
        path::poly(&[
            (l + 2.0, base),
            (sl.0 + 1.5, sl.1),
            tip,
            (x + lean * 0.7, base - tall * 0.6),
            (x, base),
        ]),
        ICE,
    );
}

pub fn ice(p: &mut Pen) {
    night(p, 100.0, 70.0);
    for (x, w, tall, lean) in [
        (52.0, 22.0, 64.0, -22.0),
        (150.0, 24.0, 70.0, 24.0),
        (74.0, 26.0, 92.0, -12.0),
        (128.0, 26.0, 96.0, 12.0),
        (101.0, 34.0, 118.0, 2.0),
    ] {
        shard(p, x, 128.0, w, tall, lean);
    }
    p.fill("M20 128q80-14 160 0l20 12H0z", "#e8f4f6");
}

pub fn cool_head(p: &mut Pen) {
    let h = p.hue;
    night(p, 96.0, 60.0);
    profile(p, 96.0, 82.0, 1.5, h.deep);
    p.fill(path::circle(94.0, 66.0, 30.0), h.mid);
    p.line(motif::snowflake((94.0, 66.0), 27.0, 0.52), ICE, 3.0);
    p.line("M150 88q10 4 18 0M152 98q12 6 24 2M152 108q8 4 14 2", ICE, 2.4);
}

pub fn ice_touch(p: &mut Pen) {
    night(p, 146.0, 60.0);
    p.inked(
        shape("-6 96! 30 84 62 76 92 70 128 58! 134 64! 110 78 120 82! 116 92 106 98 92 106 56 116 -6 140!"),
        "#d9a572",
        2.6,
    );
    p.line(stroke("110 78 96 84 / 112 88 98 94 / 104 98 92 102"), p.hue.ink, 2.0);
    p.inked(shape("-6 90! 22 82! 30 118! -6 146!"), p.hue.mid, 2.4);
    p.fill(shape("108 66! 128 58! 134 64! 114 76!"), ICE);
    p.line(motif::snowflake((158.0, 52.0), 32.0, 0.26), ICE, 3.0);
    p.fill(path::circle(158.0, 52.0, 5.0), "#ffffff");
}

pub fn reservoir(p: &mut Pen) {
    let h = p.hue;
    night(p, 60.0, 40.0);
    p.inked("M-4 70L34 26 60 62 92 30 120 62V140H-4z", h.deep, 2.2);
    p.fill("M0 64h128v80H0z", h.mid);
    p.line("M8 74h40M62 74h30M20 86h50M84 90h26M4 100h30M52 104h40", h.tint, 2.4);
    p.inked("M116 48h26q-6 44 22 96H96q24-50 20-96z", "#8b8f94", 2.6);
    p.line("M116 64h26M114 82h32M112 100h40M106 118h52M128 64v18M134 82v18M124 100v18", "#4a525b", 1.8);
    p.inked("M110 42h38v8h-38z", "#b3bdc5", 2.2);
    p.inked(shape("142 84 160 88 174 108 178 144! 156 144! 158 118 148 100 140 98"), h.tint, 2.0);
    p.fill(motif::swell(150.0, 206.0, 132.0, 6.0, 3, 142.0), h.glow);
}

pub fn frost_veil(p: &mut Pen) {
    let h = p.hue;
    night(p, 100.0, 70.0);
    p.inked("M46 78C66 46 134 46 154 78 134 108 66 108 46 78z", "#3a1f3a", 2.4);
    p.inked(path::circle(100.0, 78.0, 20.0), "#b04a6a", 2.2);
    p.fill(path::gouge((100.0, 60.0), (100.0, 96.0), 10.0), h.ink);
    for (i, x) in [26.0, 62.0, 98.0, 134.0, 170.0].into_iter().enumerate() {
        let low = 128.0 - 14.0 * (i % 2) as f64;
        p.veil(
            shape(&format!(
                "{} -4! {} -4! {} 50 {} {low} {x} {} {} {low} {} 50",
                x - 20.0,
                x + 20.0,
                x + 17.0,
                x + 13.0,
                low + 12.0,
                x - 13.0,
                x - 17.0
            )),
            ICE,
            0.55,
        );
        p.line(motif::snowflake((x, 34.0 + 44.0 * (i % 2) as f64), 11.0, 0.3), "#ffffff", 1.8);
    }
    p.fill("M0 0h200v8H0z", h.tint);
}

pub fn frozen_lake(p: &mut Pen) {
    let h = p.hue;
    night(p, 142.0, 30.0);
    p.fill(path::circle(142.0, 30.0, 15.0), h.spark);
    p.inked("M-4 66L30 24 52 52 78 18 110 64 134 44 166 66 204 50V72H-4z", h.deep, 2.2);
    p.fill("M30 24l9 12-7 4-8-6zM78 18l11 16-10 6-10-8z", "#ffffff");
    p.fill("M0 66h200v74H0z", FROST);
    p.fill("M0 66h200l-60 20H40z", ICE);
    p.line(
        "M96 84l10 18-22 14 8 28M106 102l34 10 20-8M140 112l10 30M84 116l-40 4-18 20M106 102l20-16",
        h.deep,
        2.0,
    );
    p.fill(path::ellipse(142.0, 82.0, 18.0, 3.0), "#fffbe8");
}

pub fn purifying_spring(p: &mut Pen) {
    let h = p.hue;
    night(p, 100.0, 56.0);
    p.inked(twin(100.0, "100 18! 108 40 112 78 140 92! 100 100!"), h.tint, 2.2);
    p.fill(twin(100.0, "100 30! 104 60 106 90 100 94"), "#ffffff");
    p.line(pair_strokes(100.0, "104 34 124 30 138 48 140 72 / 108 52 126 54 132 76"), h.tint, 4.0);
    p.inked(twin(100.0, "100 88 150 90 164 98! 150 122 126 130 100 132"), "#8b8f94", 2.6);
    p.inked(path::ellipse(100.0, 96.0, 60.0, 9.0), h.mid, 2.2);
    p.line("M62 96q20 6 38 0t38 0", h.glow, 2.2);
    p.fill(
        motif::drop(58.0, 40.0, 9.0, 15.0)
            + &motif::drop(144.0, 32.0, 8.0, 13.0)
            + &motif::drop(74.0, 18.0, 7.0, 12.0),
        h.glow,
    );
    p.line("M40 70h12M46 64v12M156 56h10M161 51v10", "#ffffff", 2.0);
}

pub fn arctic_circle(p: &mut Pen) {
    let h = p.hue;
    night(p, 100.0, 100.0);
    for (y, c) in [(18.0, "#5fd0a8"), (30.0, "#7fbaec"), (42.0, "#9a8ae0")] {
        let wave: Vec<(f64, f64)> =
            (0..7).map(|i| (f64::from(i) * 36.0 - 8.0, y + if i % 2 == 0 { 8.0 } else { -8.0 })).collect();
        p.veil(path::ribbon(&wave, &[10.0, 18.0, 10.0]), c, 0.75);
    }
    p.fill("M-4 92q104-22 208 0v52H-4z", "#e8f4f6");
    p.line(path::ellipse(100.0, 108.0, 76.0, 20.0), h.mid, 3.0);
    for i in 0..9 {
        let a = TAU * (f64::from(i) + 0.5) / 9.0;
        let (x, y) = (100.0 + 76.0 * a.cos(), 112.0 + 20.0 * a.sin());
        shard(p, path::round(x), path::round(y), 11.0, path::round(26.0 + 8.0 * a.sin()), 0.0);
    }
    p.line(motif::snowflake((100.0, 106.0), 15.0, 0.0), h.deep, 2.4);
}

pub fn avatar(p: &mut Pen) {
    let h = p.hue;
    night(p, 100.0, 50.0);
    p.inked(
        twin(100.0, "100 12 116 20 120 40 142 50 160 78 176 70! 172 100 150 108 146 144! 100 144!"),
        h.mid,
        2.8,
    );
    p.fill(twin(100.0, "100 58 124 64 132 100 128 144! 100 144!"), h.tint);
    p.fill(pair(100.0, "103 36! 112 32! 110 40"), "#ffffff");
    p.line(pair_strokes(100.0, "100 72 120 78 126 104 / 138 66 150 90 / 104 24 112 26"), h.glow, 2.4);
    p.line(path::circle(100.0, 92.0, 11.0), "#ffffff", 2.4);
    for (x, y) in [(40.0, 104.0), (160.0, 104.0), (22.0, 116.0), (178.0, 116.0)] {
        card(p, x, y, (x - 100.0) * 0.2, 0.8);
    }
    p.fill(motif::swell(-4.0, 204.0, 130.0, 8.0, 6, 142.0), h.deep);
}

pub fn absolute_zero(p: &mut Pen) {
    let h = p.hue;
    p.raw(&format!(r#"<rect width="200" height="140" fill="{}"/>"#, h.ink));
    let cuts = path::rays(&mut p.hand, (100.0, 70.0), 50.0, 120.0, 40, 2.0);
    p.fill(cuts, h.deep);
    p.inked(path::star((100.0, 70.0), 64.0, 44.0, 12, path::UP), FROST, 2.2);
    p.inked(path::circle(100.0, 70.0, 42.0), h.ink, 2.4);
    let ticks: String = (0..12)
        .map(|i| {
            let a = TAU * f64::from(i) / 12.0;
            path::open(&[path::polar((100.0, 70.0), 34.0, a), path::polar((100.0, 70.0), 39.0, a)])
        })
        .collect();
    p.line(ticks, ICE, 2.4);
    p.line(motif::snowflake((100.0, 70.0), 27.0, path::UP), "#ffffff", 3.0);
    p.line("M14 20l14 10M186 20l-14 10M14 120l14-10M186 120l-14-10", ICE, 3.0);
}
