//! Who came for Fire and Air? Ember and Cinder, Zephyr and Gale.

use super::{Look, arch, bust, features, head, niche};
use crate::motif;
use crate::path;
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, stroke, twin};

/// Everything about him goes with the wind.
pub fn zephyr(p: &mut Pen) {
    let h = p.hue;
    let hair = "#e8d9a8";
    niche(p);
    p.inked(shape("120 168 156 164 178 150 198 150! 186 166 198 178! 172 188 130 190"), "#d9734a", 2.8);
    bust(p, h.mid, "#f0d6b8");
    p.inked(twin(100.0, "100 160 124 160 136 176 122 194 100 200"), "#d9734a", 2.8);
    p.line(stroke("76 176 100 186 126 178 / 140 176 164 172 184 162"), "#8e3a1c", 2.2);
    p.inked(shape("72 112 66 78 82 50 112 40 140 44 168 34 192 40! 176 50 164 58 196 66! 172 74 152 76 186 94! 160 96 140 92 136 116"), hair, 3.0);
    head(p, "#f2dabc", "#dcb994");
    p.inked(shape("66 112! 66 82 86 60 116 62 142 74! 122 80 108 84! 92 82 78 92"), hair, 2.6);
    p.line(stroke("92 56 124 50 158 50 / 112 62 140 62 168 68 / 84 66 76 82 74 98"), "#b79a52", 2.2);
    features(p, &Look { iris: "#2f8a72", lift: 5.0, mouth: "M90 139q10 7 20-1", lips: "#a04a3a" });
    p.line(stroke("20 84 44 78 56 90 48 100 38 94 / 14 120 40 124"), h.glow, 3.0);
    arch(p);
}

/// Six spells in her head, and room for the wind.
pub fn gale(p: &mut Pen) {
    let h = p.hue;
    niche(p);
    for (i, turn) in [-66.0, 66.0, -44.0, 44.0, -22.0, 22.0, 0.0].into_iter().enumerate() {
        let colour = [h.deep, h.deep, h.mid, h.mid, h.tint, h.tint, h.glow][i];
        p.placed(100.0, 92.0, turn, 1.0, |p| {
            p.inked(shape("0 -30! 14 -52 12 -76 0 -88! -12 -76 -14 -52"), colour, 2.4);
            p.line("M0-34v-46", h.ink, 1.4);
            p.fill(path::ellipse(0.0, -70.0, 4.6, 7.0), "#c9a24b");
        });
    }
    bust(p, "#3c5a78", "#b57a4c");
    p.inked(pair(100.0, "118 168! 150 150 172 118! 186 160 192 206 170 236 140 210"), h.tint, 2.8);
    p.line(pair_strokes(100.0, "170 128 164 168 142 196 / 180 158 174 190 152 214"), h.deep, 2.4);
    head(p, "#c58a5a", "#a66d40");
    p.inked(twin(100.0, "100 58 128 64 140 100 136 126! 126 88 100 78!"), "#eef0ea", 2.6);
    features(p, &Look { iris: "#1d6554", lift: 6.0, mouth: "M91 140q9 2 18-1", lips: "#7a2f2a" });
    p.line(path::circle(115.0, 111.0, 14.0), "#e2b94f", 2.6);
    p.line(stroke("128 116 138 140 132 166"), "#e2b94f", 1.6);
    p.inked("M100 58l8 10-8 12-8-12z", "#e2b94f", 1.8);
    arch(p);
}

/// She destroys a curse and asks for the next.
pub fn ember(p: &mut Pen) {
    let h = p.hue;
    niche(p);
    for (k, colour) in [h.mid, h.tint, h.glow].into_iter().enumerate() {
        let s = 1.0 - 0.22 * k as f64;
        let locks: String = [
            (-40.0, 34.0, 78.0, -14.0),
            (40.0, 34.0, 82.0, 14.0),
            (-22.0, 40.0, 104.0, -6.0),
            (24.0, 40.0, 98.0, 10.0),
            (0.0, 46.0, 124.0, 4.0),
        ]
        .iter()
        .map(|&(x, w, tall, lean)| {
            motif::flame(100.0 + x * s, 136.0 - 6.0 * k as f64, w * s + 8.0, tall * s, lean)
        })
        .collect();
        if k == 0 { p.massed(locks, colour, 4.0) } else { p.fill(locks, colour) }
    }
    bust(p, "#3a2622", "#f0c8a0");
    p.inked(pair(100.0, "112 166! 128 162 142 200 132 244! 100 244! 106 200"), "#7a2f1c", 2.6);
    p.line("M100 196v48", "#e2b94f", 2.4);
    head(p, "#f2cda4", "#dcaa7c");
    p.inked(twin(100.0, "100 64 126 68 138 98! 128 92 118 80 100 86!"), h.mid, 2.4);
    p.inked(twin(100.0, "100 74! 132 80! 134 90! 100 86!"), "#3a2622", 2.0);
    for x in [84.0, 116.0] {
        p.inked(path::circle(x, 80.0, 13.0), "#c69a4a", 2.6);
        p.fill(path::circle(x, 80.0, 8.6), "#2a1a18");
        p.line(format!("M{} 76l6-4", x - 4.0), "#ffe3a1", 2.4);
    }
    features(p, &Look { iris: "#b5541c", lift: 7.0, mouth: "M89 137q12 9 22-2", lips: "#9a2f26" });
    p.fill(
        path::circle(124.0, 124.0, 1.3)
            + &path::circle(119.0, 127.0, 1.3)
            + &path::circle(78.0, 125.0, 1.3)
            + &path::circle(83.0, 128.0, 1.3),
        "#b5703c",
    );
    arch(p);
}

/// What is left when the fire has gone.
pub fn cinder(p: &mut Pen) {
    let h = p.hue;
    let (felt, band) = ("#3c3638", "#cb4f26");
    niche(p);
    bust(p, "#2b2729", "#b9a79a");
    p.inked(pair(100.0, "118 162! 154 168 186 194 190 246! 142 246! 134 200"), "#4d464a", 2.6);
    head(p, "#cdb9a8", "#a8968a");
    p.inked(twin(100.0, "100 74 134 80 142 120 150 166! 136 152 132 106!"), "#d8d4d0", 2.4);
    features(p, &Look { iris: "#e8742a", lift: -3.0, mouth: "M92 140h16", lips: "#4a2a22" });
    p.inked(twin(100.0, "100 126 122 122 134 118! 130 148 116 164 100 172!"), "#7d2b1c", 2.8);
    p.line(pair_strokes(100.0, "100 134 118 130 130 126 / 100 146 114 144 126 138"), "#c4573a", 2.0);
    p.inked(shape("26 92! 54 78 68 70 80 40 96 14 128 4! 156 14 160 34! 142 30 132 40 132 70 146 78 176 90! 140 102 100 98 60 102"), felt, 3.2);
    p.line(stroke("70 74 100 82 134 74"), band, 7.0);
    p.line(stroke("96 24 112 34 110 56"), "#6a6064", 2.4);
    p.line("M30 93q30 8 44 6M126 99q30-2 44-9", band, 2.6);
    let bits = motif::sparks(&mut p.hand, (160.0, 60.0), 6.0, 40.0, 12);
    p.fill(bits, h.tint);
    arch(p);
}
