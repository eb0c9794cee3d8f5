//! What waits on the last page? The book itself, awake.

use super::parts::{self, across, arm, fangs};
use crate::path;
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, stroke, twin};

pub fn last_page(p: &mut Pen) {
    let h = p.hue;
    parts::blot(p, (150.0, 120.0));
    let ribbons = [
        vec![(206.0, 216.0), (250.0, 226.0), (284.0, 196.0), (270.0, 160.0), (288.0, 138.0)],
        vec![(186.0, 228.0), (226.0, 262.0), (270.0, 262.0), (288.0, 236.0), (272.0, 224.0)],
        vec![(166.0, 232.0), (176.0, 272.0), (206.0, 290.0), (236.0, 286.0), (234.0, 270.0)],
        vec![(220.0, 90.0), (252.0, 66.0), (246.0, 32.0), (272.0, 16.0)],
    ];
    for points in &ribbons {
        p.massed(arm(points, 22.0) + &arm(&across(points), 22.0), "#a02c3c", 4.4);
    }
    p.inked(twin(150.0, "150 58! 196 40 268 52! 262 208! 206 216 150 244!"), "#3a1520", 3.6);
    for (k, page) in ["#b79a6c", "#d8c196", "#f3e7cf"].into_iter().enumerate() {
        let d = 6.0 * k as f64;
        let leaf = format!(
            "150 {} 196 {} {} {}! {} {}! 204 {} 150 {}!",
            64.0 - d,
            44.0 - d,
            256.0 - d,
            56.0 - d,
            252.0 - d,
            200.0 - d,
            202.0 - d,
            228.0 - d
        );
        p.inked(twin(150.0, &leaf), page, 2.2);
    }
    p.line(pair_strokes(150.0, "182 60 206 56 232 60 / 196 72 216 70 236 74 / 204 166 222 164 236 168 / 190 178 214 176 236 180 / 212 152 236 154"), "#8a7048", 2.2);
    p.fill(twin(150.0, "150 140 186 140 222 128! 210 172 186 196 150 212"), "#2a070c");
    p.inked(fangs((80.0, 130.0), (220.0, 130.0), 9, 26.0), "#fffbe8", 1.6);
    p.inked(fangs((204.0, 180.0), (96.0, 180.0), 7, 24.0), "#fffbe8", 1.6);
    p.fill(twin(150.0, "150 196 184 186 206 166! 190 202 150 214"), "#2a070c");
    p.inked(shape("80 92! 110 54 190 50 222 86! 190 120 112 124"), h.glow, 3.2);
    p.inked(path::circle(136.0, 88.0, 26.0), h.mid, 2.6);
    p.inked(path::circle(178.0, 84.0, 17.0), h.mid, 2.6);
    for (x, y, r) in [(136.0, 88.0, 25.0), (178.0, 84.0, 16.0)] {
        let cuts = path::rays(&mut p.hand, (x, y), r * 0.42, r, 22, 0.9);
        p.fill(cuts, h.spark);
        p.fill(path::gouge((x, y - r * 0.75), (x, y + r * 0.75), r * 0.42), h.ink);
        p.fill(path::circle(x - r * 0.34, y - r * 0.34, r * 0.16), "#ffffff");
    }
    p.line(stroke("76 94! 110 52 190 46 226 84!"), h.ink, 5.0);
    p.fill(pair(150.0, "160 150 168 160 158 176 152 168"), "#a02c3c");
}
