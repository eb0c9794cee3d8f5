//! Who came for Water and Earth? Nerea and Maris, Rowan and Flora.

use super::{Look, arch, bust, features, head, niche};
use crate::motif;
use crate::path;
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, stroke, twin};

/// Shells in her hair and a collar like a tide.
pub fn nerea(p: &mut Pen) {
    let h = p.hue;
    let hair = "#12403f";
    niche(p);
    p.inked(twin(100.0, "100 44 134 50 152 84 148 120 166 150 158 180 178 206 164 244! 100 248!"), hair, 3.0);
    p.line(pair_strokes(100.0, "146 90 140 126 156 156 148 196 / 138 140 146 170 140 214"), "#3f8a80", 2.6);
    bust(p, h.mid, "#c68f5e");
    for (k, colour) in [h.deep, h.tint, h.glow].into_iter().enumerate() {
        let d = 14.0 * k as f64;
        let scallop = format!(
            "100 {}! 124 {}! 146 {} 164 {}! 170 {} 186 {}! 190 250! 100 250!",
            196.0 + d,
            172.0 + d,
            176.0 + d,
            190.0 + d,
            196.0 + d,
            214.0 + d
        );
        p.inked(twin(100.0, &scallop), colour, 2.4);
    }
    head(p, "#d9a572", "#bf8652");
    p.inked(twin(100.0, "100 54 132 62 142 104! 128 84 100 80!"), hair, 2.6);
    p.inked(twin(100.0, "100 20! 108 40 120 26! 124 46 140 40! 136 64 100 66!"), h.spark, 2.6);
    p.line("M100 34v26M112 44l-4 16M88 44l4 16M126 50l-6 12M74 50l6 12", "#8a6a2a", 2.0);
    p.inked(path::circle(100.0, 64.0, 5.0), "#f0989a", 1.8);
    features(p, &Look { iris: "#2f7fae", lift: 4.0, mouth: "M91 139q9 5 18 0", lips: "#9a3f3a" });
    p.inked(path::circle(137.0, 132.0, 5.0) + &path::circle(63.0, 132.0, 5.0), h.glow, 1.8);
    arch(p);
}

/// An old storm coat, and a lamp against the dark.
pub fn maris(p: &mut Pen) {
    let h = p.hue;
    let (coat, fold) = ("#d7a93c", "#a8772a");
    niche(p);
    p.inked(twin(100.0, "100 150 146 160 184 188 196 244! 100 250!"), coat, 3.0);
    p.line(pair_strokes(100.0, "150 184 156 244 / 118 190 118 244"), fold, 3.0);
    p.inked(twin(100.0, "100 24! 132 36 158 76 160 124 148 160 126 176 100 182"), coat, 3.2);
    p.fill(shape("104 28 132 40 156 78 158 124 146 158 126 172 140 120 130 70"), fold);
    p.inked(twin(100.0, "100 54 130 66 142 106 134 144 116 166 100 170"), h.ink, 2.0);
    head(p, "#8d5a38", "#6d4226");
    p.inked(twin(100.0, "100 132 118 128 134 122! 132 150 118 172 100 182"), "#e9e9e4", 2.6);
    p.line(
        pair_strokes(100.0, "112 146 116 158 110 170 / 124 142 126 150 / 100 150 100 172"),
        "#a9b2b4",
        2.0,
    );
    features(p, &Look { iris: "#7fbaec", lift: -1.0, mouth: "M93 142q7 3 14 0", lips: "#5a2a20" });
    p.line(pair_strokes(100.0, "104 101! 116 95 130 102!"), "#e9e9e4", 4.6);
    p.line("M66 52q34-26 68 0", fold, 3.0);
    p.halo(40.0, 196.0, 36.0);
    p.inked("M26 178h28l5 38H21z", "#3a2a18", 2.4);
    p.fill("M30 184h20l3 26H27z", "#ffd98c");
    p.fill(motif::flame(40.0, 210.0, 12.0, 22.0, 0.0), "#fffbe8");
    p.line("M40 178v-8M30 172a10 10 0 0 1 20 0M40 184v26", "#3a2a18", 2.6);
    arch(p);
}

/// Half a man, half the forest that keeps him.
pub fn rowan(p: &mut Pen) {
    let h = p.hue;
    let (bone, moss) = ("#e6d2a4", "#8aa548");
    niche(p);
    let antler = "112 74! 120 54 124 38 118 18! 130 32 132 40! 140 34 146 20! 148 40 140 50 138 56! 154 52 166 42! 164 62 146 70 132 80!";
    p.inked(pair(100.0, antler), bone, 2.8);
    for (x, y) in [(119.0, 18.0), (146.0, 22.0), (166.0, 44.0)] {
        p.inked(path::circle(x, y, 5.5) + &path::circle(200.0 - x, y, 5.5), "#c8402b", 1.6);
        let twig = motif::leaf((x + 1.0, y + 7.0), (x + 7.0, y + 24.0), 0.42);
        p.inked(twig + &motif::leaf((199.0 - x, y + 7.0), (193.0 - x, y + 24.0), 0.42), moss, 1.4);
    }
    bust(p, "#4c5a2a", "#c99a6c");
    p.inked(pair(100.0, "130 172 168 168 192 196 196 248! 150 248! 146 200"), moss, 2.6);
    p.fill(path::hatch((160.0, 184.0), (184.0, 232.0), (-12.0, 8.0), 7, 1.4), h.ink);
    head(p, "#d0a274", "#b38354");
    p.inked(twin(100.0, "100 60 130 66 140 100 136 124! 126 92 100 84!"), "#7a4a22", 2.8);
    p.inked(twin(100.0, "100 130 120 128 138 112! 146 150 132 190 116 208 100 224!"), "#7a4a22", 3.0);
    p.line(
        pair_strokes(100.0, "116 150 124 170 114 196 / 130 144 134 164 126 184 / 106 158 108 184 102 206"),
        "#b57a40",
        2.4,
    );
    features(p, &Look { iris: "#5d8a37", lift: -2.0, mouth: "M92 141q8 4 16 0", lips: "#3a1f10" });
    p.line(pair_strokes(100.0, "104 102! 116 94 132 100!"), "#7a4a22", 5.0);
    arch(p);
}

/// Everything grows towards her.
pub fn flora(p: &mut Pen) {
    let h = p.hue;
    let hair = "#2a1710";
    niche(p);
    let cloud = "100 18 126 22 150 34 168 58 174 86 166 116 150 138 124 148 100 150";
    p.inked(twin(100.0, cloud), hair, 3.0);
    let curls: String = [
        (60.0, 50.0),
        (44.0, 84.0),
        (54.0, 116.0),
        (82.0, 34.0),
        (118.0, 32.0),
        (144.0, 52.0),
        (158.0, 84.0),
        (148.0, 116.0),
    ]
    .into_iter()
    .map(|c| path::flow(&path::spiral(c, 2.0, 9.0, c.0, 1.0)))
    .collect();
    p.line(curls, "#6b4128", 2.4);
    bust(p, "#7a8f3a", "#7a4a2c");
    p.inked(pair(100.0, "118 166 150 174 176 196 160 212 124 200"), "#a6c768", 2.4);
    head(p, "#8f5a36", "#744426");
    p.inked(twin(100.0, "100 66 124 70 138 96! 122 84 100 80!"), hair, 2.2);
    features(p, &Look { iris: "#6b3d12", lift: 3.0, mouth: "M89 138q11 8 22 0", lips: "#6d1f26" });
    for (x, y, r, petals) in [
        (56.0, 60.0, 15.0, "#e87a5a"),
        (136.0, 36.0, 13.0, "#f2c14e"),
        (160.0, 104.0, 12.0, "#e9a0b4"),
        (92.0, 26.0, 11.0, "#f7efe0"),
        (40.0, 102.0, 10.0, "#f2c14e"),
    ] {
        p.inked(path::rosette((x, y), r, 0.14, 6), petals, 1.8);
        p.fill(path::circle(x, y, r * 0.3), "#7a3f10");
    }
    p.line(stroke("84 190 100 204 116 190"), h.glow, 3.0);
    p.inked(motif::leaf((100.0, 204.0), (100.0, 232.0), 0.5), "#3a6220", 2.0);
    arch(p);
}
