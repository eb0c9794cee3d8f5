//! What can Earth do? Grow, feed and heal.

use super::parts::{card, day, night, tree};
use crate::motif;
use crate::path;
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, stroke, twin};
use std::f64::consts::TAU;

const LEAF: &str = "#7d9a3c";
const DARK_LEAF: &str = "#46642a";

pub fn growth(p: &mut Pen) {
    let h = p.hue;
    night(p, 100.0, 50.0);
    p.fill("M-4 96q60-14 104-10t104 8v50H-4z", h.ink);
    p.inked(path::ellipse(100.0, 112.0, 14.0, 9.0), h.tint, 2.0);
    p.line(stroke("100 106 98 84 104 62 100 40"), LEAF, 6.0);
    p.line("M100 118q-4 10-18 14M102 118q2 12 16 16M92 114q-12 4-18 2", h.tint, 2.0);
    p.inked(motif::leaf((102.0, 66.0), (160.0, 34.0), 0.44), LEAF, 2.2);
    p.inked(motif::leaf((100.0, 58.0), (40.0, 24.0), 0.44), LEAF, 2.2);
    p.inked(motif::leaf((100.0, 44.0), (112.0, 6.0), 0.42), "#b5cc68", 2.2);
    p.line("M104 65l44-24M98 57L54 32M101 40l8-24", DARK_LEAF, 1.8);
}

pub fn essence(p: &mut Pen) {
    let h = p.hue;
    night(p, 100.0, 74.0);
    for (y, c) in [(30.0, h.mid), (52.0, h.deep), (96.0, h.deep), (116.0, h.ink)] {
        let edge: Vec<(f64, f64)> =
            (0..6).map(|i| (f64::from(i) * 42.0 - 5.0, y + p.hand.between(-5.0, 5.0))).collect();
        p.line(path::flow(&edge), c, 5.0);
    }
    p.inked(shape("44 74 60 36 100 22 144 34 160 74 142 112 100 124 56 112"), h.deep, 3.0);
    p.fill(shape("54 74 66 44 100 32 136 42 150 74 134 104 100 114 64 104"), h.ink);
    for i in 0..10 {
        let a = TAU * f64::from(i) / 10.0;
        let (c, r) = ((100.0, 74.0), p.hand.between(13.0, 22.0));
        p.inked(
            path::spike((c.0 + 47.0 * a.cos(), c.1 + 40.0 * a.sin()), path::polar(c, r, a), 17.0),
            if i % 2 == 0 { h.glow } else { h.tint },
            1.6,
        );
    }
    p.halo(100.0, 74.0, 40.0);
    p.inked("M100 56l12 16-12 20-12-20z", "#e8742a", 2.0);
    p.fill("M100 56l4 16-4 20-12-20z", "#ffd08a");
}

pub fn abundance(p: &mut Pen) {
    let h = p.hue;
    day(p);
    p.inked(shape("18 32! 34 20 50 34 60 60 96 76! 118 120! 76 122 40 104 26 66 34 42"), h.mid, 2.8);
    p.line(stroke("46 44 36 54 / 60 62 40 82 / 80 72 60 110"), h.ink, 2.2);
    for (x, y, r, c) in [
        (112.0, 84.0, 17.0, "#b4342c"),
        (142.0, 100.0, 19.0, "#d98a2a"),
        (116.0, 112.0, 15.0, "#7a3a78"),
        (164.0, 116.0, 13.0, "#b4342c"),
        (140.0, 74.0, 13.0, "#c9b83a"),
    ] {
        p.inked(path::circle(x, y, r), c, 2.2);
        p.fill(path::ellipse(x - r * 0.35, y - r * 0.35, r * 0.24, r * 0.18), "#fff6dc");
    }
    p.inked(
        motif::leaf((140.0, 62.0), (162.0, 40.0), 0.5) + &motif::leaf((114.0, 68.0), (104.0, 42.0), 0.5),
        LEAF,
        1.8,
    );
    let grapes: String = (0..6)
        .map(|i| path::circle(172.0 + 9.0 * f64::from(i % 3) - 4.0, 96.0 - 9.0 * f64::from(i / 3), 6.0))
        .collect();
    p.inked(grapes, "#5a3a8a", 1.4);
    card(p, 168.0, 48.0, 18.0, 0.9);
    card(p, 186.0, 62.0, 34.0, 0.9);
}

pub fn calming_herbs(p: &mut Pen) {
    let h = p.hue;
    day(p);
    p.fill("M0 118h200v22H0z", h.mid);
    p.inked(twin(92.0, "92 66! 138 66! 134 96 116 120! 92 122!"), "#f3e7cf", 2.6);
    p.inked(shape("136 76 156 74 160 92 146 104 132 100! 142 94 148 84 134 84!"), "#f3e7cf", 2.4);
    p.inked(path::ellipse(92.0, 67.0, 46.0, 8.0), "#6f8a3c", 2.2);
    p.line(
        stroke("76 54 68 42 80 30 72 14 / 96 52 88 38 100 26 92 8 / 116 54 108 42 120 30 112 16"),
        "#ffffff",
        4.0,
    );
    p.line("M62 92q30 8 60 0", h.mid, 2.4);
    for (x, y, tx, ty) in [
        (150.0, 124.0, 168.0, 92.0),
        (158.0, 126.0, 190.0, 104.0),
        (164.0, 130.0, 194.0, 126.0),
        (36.0, 126.0, 16.0, 98.0),
        (30.0, 130.0, 4.0, 118.0),
    ] {
        p.inked(motif::leaf((x, y), (tx, ty), 0.36), DARK_LEAF, 1.8);
    }
    p.fill(
        path::circle(168.0, 90.0, 4.0) + &path::circle(16.0, 96.0, 4.0) + &path::circle(176.0, 96.0, 3.0),
        "#a06ac0",
    );
}

pub fn deep_roots(p: &mut Pen) {
    let h = p.hue;
    day(p);
    p.fill("M0 56q100-10 200 0v84H0z", h.ink);
    p.line("M14 78h22M160 72h24M8 112h18M170 116h20M30 96h12M150 98h14", h.deep, 4.0);
    tree(p, 100.0, 62.0, 66.0, LEAF);
    let roots = "100 58 98 84 104 110 98 138 / 96 60 78 78 72 106 52 130 / 104 60 122 78 128 104 150 128 / 92 60 62 70 44 92 20 104 / 108 60 140 70 158 92 182 100 / 76 82 64 92 66 116 / 124 80 138 92 136 118";
    p.line(stroke(roots), h.tint, 4.4);
    p.line(stroke(roots), h.glow, 1.4);
    card(p, 98.0, 124.0, -8.0, 0.8);
}

pub fn ancient_grove(p: &mut Pen) {
    let h = p.hue;
    night(p, 100.0, 66.0);
    p.fill(path::circle(100.0, 48.0, 22.0), h.glow);
    for (x, w) in [(70.0, 12.0), (132.0, 12.0)] {
        p.inked(format!("M{} 130V-4h{w}V130z", x - w / 2.0), h.deep, 2.0);
    }
    for (x, w) in [(28.0, 40.0), (172.0, 42.0)] {
        p.inked(
            format!("M{} 140q{} -30 {} -80V-4h{}v64q2 50 {} 80z", x - w, w * 0.5, w * 0.5, w, w * 0.5),
            h.ink,
            2.4,
        );
        p.line(format!("M{} 10v60q-2 30-8 60M{} 4v70q2 30 6 56", x - 6.0, x + 8.0), h.mid, 2.4);
        p.fill(path::ellipse(x, 66.0, 6.0, 10.0), h.mid);
    }
    p.fill("M0 0h200v14q-20 16-40 4-20 18-42 2-20 14-40 0-22 16-40 0-18 14-38 2z", DARK_LEAF);
    p.fill("M0 126q100-16 200 0v14H0z", DARK_LEAF);
    p.inked(path::ellipse(84.0, 126.0, 10.0, 5.0) + &path::ellipse(120.0, 130.0, 8.0, 4.0), "#c8502b", 1.6);
    p.line(stroke("60 108 100 96 140 108"), h.glow, 2.0);
}

pub fn harvest(p: &mut Pen) {
    let h = p.hue;
    day(p);
    p.fill("M0 112q100-16 200 0v28H0z", h.mid);
    for i in 0..9 {
        let a = f64::from(i - 4);
        let (foot, head) = ((96.0 + a * 3.0, 128.0), (96.0 + a * 13.0, 46.0 + a.abs() * 4.0));
        p.line(path::flow(&[foot, (96.0 + a * 4.0, 92.0), head]), "#b5822a", 3.0);
        p.inked(
            path::gouge((head.0 - a * 0.4, head.1 + 8.0), (head.0 + a * 3.0, head.1 - 34.0), 10.0),
            "#e8b84a",
            1.6,
        );
    }
    p.line("M78 98q18 8 38 0", "#8e2f1c", 7.0);
    p.inked(
        shape("146 128! 152 104 172 92 180 66 160 40 132 30! 164 32 194 56 190 92 170 112 158 132!"),
        "#b3bdc5",
        2.4,
    );
    p.line("M152 128l-12 12", "#5a3a1c", 8.0);
}

pub fn mother_nature(p: &mut Pen) {
    let h = p.hue;
    night(p, 100.0, 66.0);
    for i in 0..15 {
        let a = std::f64::consts::PI * (0.86 + 1.28 * f64::from(i) / 14.0);
        let r = if i % 2 == 0 { 68.0 } else { 58.0 };
        p.inked(
            motif::leaf(path::polar((100.0, 72.0), 28.0, a), path::polar((100.0, 72.0), r, a), 0.34),
            if i % 2 == 0 { LEAF } else { DARK_LEAF },
            1.6,
        );
    }
    p.inked(twin(100.0, "100 120 130 122 164 132 180 146! 100 146!"), DARK_LEAF, 2.4);
    p.inked(twin(100.0, "100 34 122 40 130 66 122 94 110 112 100 116"), "#c79a62", 2.6);
    p.fill(shape("101 36 121 42 128 66 121 92 109 110 101 114 114 80"), "#a67a44");
    p.line(pair_strokes(100.0, "106 70! 114 74 124 69! / 104 58! 114 54 126 58!"), h.ink, 2.4);
    p.line("M100 66q3 14 1 18h-4M92 97q8 4 16 0", h.ink, 2.0);
    p.inked(path::rosette((100.0, 34.0), 9.0, 0.2, 6), "#e8742a", 1.6);
    p.fill(pair(100.0, "118 80 122 84 118 90 114 84"), LEAF);
    tree(p, 20.0, 138.0, 44.0, LEAF);
    tree(p, 180.0, 138.0, 44.0, LEAF);
}

pub fn verdant_sanctuary(p: &mut Pen) {
    let h = p.hue;
    day(p);
    p.inked(twin(100.0, "100 12 140 24 160 62 162 130! 138 130! 136 70 122 46 100 38"), "#c9bda0", 2.6);
    p.fill("M64 130V72q2-34 36-34t36 34v58z", "#fff7d9");
    p.halo(100.0, 84.0, 44.0);
    p.line("M140 66l22-2M138 92h24M138 112h24M60 66l-22-2M62 92H38M62 112H38M100 12v26M126 18l-10 24M74 18l10 24", h.deep, 1.8);
    p.inked("M84 130v-20h32v20zM78 110h44v-8H78z", "#e8dcc0", 2.2);
    p.inked(
        motif::leaf((100.0, 102.0), (100.0, 62.0), 0.4)
            + &motif::leaf((100.0, 102.0), (122.0, 76.0), 0.4)
            + &motif::leaf((100.0, 102.0), (78.0, 76.0), 0.4),
        LEAF,
        1.8,
    );
    let ivy: String = [
        (44.0, 116.0),
        (54.0, 96.0),
        (42.0, 76.0),
        (54.0, 54.0),
        (66.0, 30.0),
        (92.0, 18.0),
        (150.0, 44.0),
        (156.0, 84.0),
        (146.0, 110.0),
        (132.0, 26.0),
    ]
    .into_iter()
    .map(|(x, y)| {
        motif::leaf((x - 7.0, y + 6.0), (x + 7.0, y - 7.0), 0.6)
            + &motif::leaf((x + 4.0, y + 8.0), (x - 6.0, y - 4.0), 0.5)
    })
    .collect();
    p.inked(ivy, DARK_LEAF, 1.2);
    p.fill("M0 130h200v10H0z", DARK_LEAF);
}

pub fn world_tree(p: &mut Pen) {
    let h = p.hue;
    night(p, 100.0, 52.0);
    p.line(path::ellipse(100.0, 66.0, 92.0, 26.0), h.tint, 1.6);
    p.inked(
        shape("88 140! 92 112 88 84 62 66! 92 72 96 56! 104 56! 108 72 138 66! 112 84 108 112 114 140!"),
        h.mid,
        2.4,
    );
    p.massed(
        path::circle(100.0, 34.0, 30.0)
            + &path::circle(62.0, 48.0, 24.0)
            + &path::circle(138.0, 48.0, 24.0)
            + &path::circle(80.0, 24.0, 18.0)
            + &path::circle(122.0, 24.0, 18.0),
        DARK_LEAF,
        4.0,
    );
    p.fill(
        path::circle(92.0, 26.0, 16.0) + &path::circle(58.0, 42.0, 12.0) + &path::circle(132.0, 38.0, 13.0),
        LEAF,
    );
    for (x, y, r) in
        [(72.0, 34.0, 4.0), (110.0, 46.0, 5.0), (142.0, 54.0, 4.0), (104.0, 16.0, 4.0), (52.0, 56.0, 4.0)]
    {
        p.fill(path::star((x, y), r * 1.6, r * 0.6, 4, path::UP), "#fff2b0");
    }
    p.inked(path::circle(18.0, 76.0, 8.0) + &path::circle(184.0, 60.0, 6.0), h.glow, 1.8);
    p.line(pair_strokes(100.0, "106 128 130 130 150 140 / 104 132 120 138"), h.mid, 5.0);
    p.fill(pair(100.0, "112 96 116 104 110 108"), h.deep);
}
