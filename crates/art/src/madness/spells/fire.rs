//! What can Fire do? Burn what should not be, and forge what should.

use super::parts::{card, night};
use crate::motif;
use crate::path;
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, stroke, twin};

fn rayed(p: &mut Pen, x: f64, y: f64) {
    night(p, x, y);
    let ink = p.hue.ink;
    p.spokes((x, y), 58.0, 130.0, ink, 0.35);
}

pub fn combustion(p: &mut Pen) {
    rayed(p, 100.0, 74.0);
    p.placed(100.0, 76.0, -8.0, 1.0, |p| {
        p.inked(
            "M-36-52h62q6 0 6 6V50q-8-8-14 0-10 6-16-4-10 10-18 0-8 4-14 0-8 6-12 2v-94q0-6 6-6z",
            "#f3e7cf",
            2.6,
        );
        p.line("M-28-40h50M-28-30h50M-28-20h36", "#b59a6a", 2.4);
    });
    motif::blaze(p, 104.0, 136.0, 88.0, 96.0);
}

pub fn inferno(p: &mut Pen) {
    let h = p.hue;
    rayed(p, 100.0, 76.0);
    motif::blaze(p, 100.0, 142.0, 150.0, 130.0);
    p.fill(pair(100.0, "112 60! 140 40 150 14! 164 44 144 76 120 80"), h.ink);
    p.fill(twin(100.0, "100 62 124 66 132 88 122 112 100 124!"), h.ink);
    p.fill(pair(100.0, "104 88! 124 78! 120 92 110 95"), "#fff6dc");
    p.fill(twin(100.0, "100 102 112 100 118 96! 112 110 100 113"), h.tint);
}

pub fn cauterize(p: &mut Pen) {
    let h = p.hue;
    night(p, 120.0, 80.0);
    p.inked(shape("-6 92! 60 84 120 92 206 84! 206 146! -6 146!"), "#c68f5e", 2.6);
    p.line(stroke("60 108 84 104 110 108 136 104"), "#8e2338", 5.0);
    p.line("M70 98l4 16M86 96l2 16M102 98l2 16", "#4a1420", 3.0);
    p.line("M196 6L146 74", "#3c3431", 9.0);
    p.line("M170 42l-24 32", "#8d8178", 5.0);
    p.inked(shape("148 68! 158 78! 140 102! 128 96!"), h.tint, 2.2);
    p.fill(shape("144 78! 150 84! 138 98! 132 94!"), "#fff6dc");
    p.line(stroke("124 90 112 76 120 62 108 46 / 138 84 134 66 144 54"), "#f0e0d0", 3.0);
    let bits = motif::sparks(&mut p.hand, (136.0, 100.0), 8.0, 30.0, 10);
    p.fill(bits, h.glow);
}

pub fn controlled_burn(p: &mut Pen) {
    let h = p.hue;
    rayed(p, 100.0, 64.0);
    motif::blaze(p, 100.0, 96.0, 64.0, 88.0);
    p.inked(twin(100.0, "100 84! 152 84! 148 104 128 114! 100 116!"), "#7a6a5a", 2.6);
    p.inked(twin(100.0, "100 78! 160 78! 160 88! 100 88!"), "#a89682", 2.4);
    p.inked(pair(100.0, "124 112! 136 110! 150 140! 140 140!"), "#5a4c40", 2.2);
    p.line("M62 98h76", "#e2b94f", 3.0);
    p.fill("M84 94l6 6-6 6-6-6zM100 94l6 6-6 6-6-6zM116 94l6 6-6 6-6-6z", h.tint);
    p.line(path::circle(100.0, 60.0, 62.0), h.glow, 1.4);
}

pub fn adrenaline(p: &mut Pen) {
    let h = p.hue;
    rayed(p, 100.0, 74.0);
    motif::blaze(p, 100.0, 84.0, 76.0, 80.0);
    p.inked(twin(100.0, "100 62! 116 46 138 52 142 76 124 106 100 130!"), "#b5242c", 2.8);
    p.fill(shape("68 62 76 54 86 58 76 68 72 82"), "#f5a0a0");
    p.line("M-4 88h54l10-18 14 40 16-58 14 50 10-14h90", h.ink, 7.0);
    p.line("M-4 88h54l10-18 14 40 16-58 14 50 10-14h90", "#fff6dc", 3.2);
}

pub fn forge(p: &mut Pen) {
    let h = p.hue;
    rayed(p, 90.0, 78.0);
    p.inked(
        "M34 76h98l28 3q-8 16-36 18-4 8-2 16l16 10v10H66v-10l16-10q2-10-6-16-28-2-42-21z",
        "#3c3431",
        2.6,
    );
    p.fill("M40 79h92l18 2q-8 5-22 5H52q-8-2-12-7z", "#8d8178");
    p.inked(shape("62 74! 76 58! 112 58! 104 74!"), h.tint, 2.2);
    p.fill("M80 62l6 5-6 5-6-5zM94 62l6 5-6 5-6-5z", "#fff6dc");
    p.placed(122.0, 34.0, 32.0, 1.0, |p| {
        p.line("M8 6h62", "#6b4a28", 8.0);
        p.inked("M-18-14h28v36h-28z", "#717d89", 2.6);
        p.fill("M-14-10h8v28h-8z", "#b3bdc5");
    });
    let bits = motif::sparks(&mut p.hand, (92.0, 56.0), 14.0, 46.0, 16);
    p.fill(bits, h.glow);
}

pub fn purging_flames(p: &mut Pen) {
    let h = p.hue;
    night(p, 100.0, 70.0);
    p.inked("M60 62C76 40 124 40 140 62 124 84 76 84 60 62z", "#e8d0e0", 2.4);
    p.inked(path::circle(100.0, 62.0, 15.0), "#6f2f62", 2.0);
    p.fill(path::gouge((100.0, 48.0), (100.0, 76.0), 8.0), h.ink);
    for (x, w, tall) in [
        (14.0, 44.0, 120.0),
        (186.0, 44.0, 122.0),
        (50.0, 40.0, 76.0),
        (150.0, 40.0, 80.0),
        (78.0, 34.0, 56.0),
        (122.0, 34.0, 58.0),
        (100.0, 34.0, 46.0),
    ] {
        p.inked(motif::flame(x, 144.0, w, tall, (100.0 - x) * 0.14), h.mid, 2.2);
        p.fill(motif::flame(x, 144.0, w * 0.66, tall * 0.7, (100.0 - x) * 0.1), h.tint);
        p.fill(motif::flame(x, 144.0, w * 0.36, tall * 0.42, 0.0), h.glow);
    }
}

pub fn phoenix(p: &mut Pen) {
    let h = p.hue;
    rayed(p, 100.0, 64.0);
    let wing = "108 66 132 34 166 12 196 10! 186 30 194 42! 178 50 184 64! 164 68 166 82! 146 82 142 94! 126 90 112 92";
    p.inked(pair(100.0, wing), h.mid, 2.6);
    p.fill(pair(100.0, "112 70 136 42 164 24 182 20 166 42 150 56 126 78"), h.tint);
    p.line(pair_strokes(100.0, "120 76 156 60 / 126 64 166 42"), h.deep, 2.0);
    p.inked(
        shape("100 86 116 100 108 116 122 138! 104 126 100 142! 96 126 78 138! 92 116 84 100"),
        h.tint,
        2.2,
    );
    p.inked(twin(100.0, "100 40 110 46 118 70 114 92 100 102"), h.mid, 2.4);
    p.inked(shape("92 42 94 26 106 20 114 28 126 32! 114 36 112 46"), h.tint, 2.2);
    p.line("M98 22q-6-10-2-16M104 20q0-10 6-14", h.glow, 3.0);
    p.fill(path::circle(107.0, 29.0, 2.4), h.ink);
    p.fill(twin(100.0, "100 56 108 70 100 90!"), h.glow);
}

pub fn meteor(p: &mut Pen) {
    let h = p.hue;
    night(p, 70.0, 86.0);
    for (w, c) in [(58.0, h.mid), (38.0, h.tint), (18.0, h.glow)] {
        p.fill(path::spike((74.0, 82.0), (206.0 - w * 0.4, -8.0 + w * 0.2), w * 1.15), c);
    }
    p.placed(66.0, 86.0, 0.0, 1.0, |p| {
        p.inked("M-24-14L-6-26 18-20 28 2 14 24-10 26-28 8z", "#5a3a30", 2.8);
        p.fill("M-24-14L-6-26 18-20 4-6z", h.tint);
        p.fill(path::circle(4.0, 10.0, 5.0) + &path::circle(-12.0, 4.0, 3.4), h.ink);
    });
    p.fill("M-4 144v-18h12v-12h10v8h10v-16l8-10 8 10v20h14v-8h12v12h16v-16h8v-8h10v8h8v14h22v-10l9-12 9 12v10h14v-14h14v14h14v16z", h.ink);
    p.fill("M34 116h4v5h-4zM104 120h4v5h-4zM148 124h4v4h-4z", h.glow);
    let bits = motif::sparks(&mut p.hand, (66.0, 86.0), 34.0, 52.0, 9);
    p.fill(bits, h.glow);
}

pub fn volcano(p: &mut Pen) {
    let h = p.hue;
    rayed(p, 100.0, 30.0);
    p.fill(motif::cloud(70.0, 30.0, 80.0) + &motif::cloud(136.0, 34.0, 76.0), h.deep);
    p.inked(shape("92 46! 86 22 100 2! 110 22 116 46!"), h.tint, 2.2);
    p.inked("M-6 142L76 44q8 6 16 0 10 8 18 0 8 6 16 0l80 98z", h.ink, 2.6);
    p.fill("M84 48h32l26 92H58z", h.deep);
    p.fill(stroke("96 46 92 70 80 90 82 140 120 140 118 90 108 70 106 46") + "z", h.mid);
    p.halo(100.0, 102.0, 40.0);
    p.inked(twin(100.0, "100 92! 112 82 126 88 126 102 114 118 100 130!"), "#ffce5c", 2.4);
    p.fill(shape("82 94 88 88 94 92 88 98 85 106"), "#ffffff");
    p.line("M60 88l-20 34M140 88l22 36", h.mid, 3.0);
    card(p, 160.0, 60.0, 24.0, 0.7);
}
