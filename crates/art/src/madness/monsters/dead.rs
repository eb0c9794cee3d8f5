//! Which dead walk the pages? The Ghost Librarian, the Nightmare Steed and the Banshee.

use super::parts::{self, across, arm};
use crate::motif;
use crate::path;
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, stroke, twin};

pub fn ghost_librarian(p: &mut Pen) {
    let h = p.hue;
    parts::blot(p, (150.0, 96.0));
    parts::book(p, (58.0, 150.0), -24.0, 0.9, "#7a2f22");
    parts::book(p, (246.0, 176.0), 20.0, 0.8, "#2b5020");
    parts::book(p, (70.0, 232.0), 14.0, 0.7, "#3b2670");
    let shroud = twin(
        150.0,
        "150 112 182 122 212 152 226 214 236 262! 214 242 206 276! 190 246 176 288! 166 250 150 292!",
    );
    p.inked(shroud, h.mid, 3.2);
    p.fill(twin(150.0, "150 126 172 134 188 170 186 226 170 250 160 226 150 260!"), h.tint);
    p.line(pair_strokes(150.0, "196 160 206 204 204 240 / 168 180 172 214 168 244"), h.deep, 2.4);
    p.inked(twin(150.0, "150 114 178 116! 202 132! 180 146 150 168!"), h.glow, 2.4);
    p.inked(path::circle(150.0, 28.0, 19.0), h.deep, 3.0);
    p.line("M118 22l62 14M184 18l-66 20", "#e9c878", 3.4);
    p.inked(twin(150.0, "150 38 178 46 190 76 182 106 166 126 150 132"), h.glow, 3.0);
    p.inked(twin(150.0, "150 38 180 42 198 74 190 108! 184 80 172 62 150 56!"), h.deep, 2.6);
    p.fill(pair(150.0, "158 76 174 72 180 84 170 96 158 90"), h.ink);
    p.fill(path::circle(167.0, 84.0, 4.4) + &path::circle(133.0, 84.0, 4.4), "#fffbe0");
    p.line(
        path::circle(168.0, 84.0, 15.0)
            + &path::circle(132.0, 84.0, 15.0)
            + "M147 82q3-3 6 0M183 82l8-4M117 82l-8-4",
        "#e9c878",
        2.4,
    );
    p.fill(twin(150.0, "150 110 157 114 150 124"), h.ink);
    p.inked(
        shape("140 190 148 170 146 112! 150 104! 155 112! 158 160 170 164 182 176 178 196 160 206"),
        h.glow,
        2.4,
    );
    p.line("M158 164q-2 10 4 14M168 166q-2 8 4 12", h.deep, 1.8);
    p.fill(path::hatch((196.0, 150.0), (214.0, 226.0), (-14.0, 10.0), 8, 1.0), h.deep);
}

pub fn nightmare_steed(p: &mut Pen) {
    let h = p.hue;
    parts::blot(p, (120.0, 130.0));
    let mane = [
        ((172.0, 56.0), (206.0, 26.0), (246.0, 18.0), 30.0),
        ((190.0, 76.0), (230.0, 50.0), (276.0, 52.0), 36.0),
        ((206.0, 102.0), (250.0, 84.0), (292.0, 96.0), 40.0),
        ((218.0, 134.0), (260.0, 122.0), (296.0, 142.0), 42.0),
        ((228.0, 168.0), (266.0, 162.0), (292.0, 190.0), 42.0),
        ((236.0, 204.0), (266.0, 204.0), (284.0, 234.0), 40.0),
        ((240.0, 238.0), (258.0, 242.0), (264.0, 272.0), 36.0),
    ];
    for (reach, colour) in [(1.0, "#cb4f26"), (0.74, "#f29a3e"), (0.48, "#ffe3a1")] {
        let locks: String = mane
            .iter()
            .map(|&(root, bow, tip, w)| {
                let toward =
                    |to: (f64, f64)| (root.0 + (to.0 - root.0) * reach, root.1 + (to.1 - root.1) * reach);
                path::ribbon(&[root, toward(bow), toward(tip)], &[w, w * 0.62 * reach, 1.0])
            })
            .collect();
        if reach > 0.9 { p.massed(locks, colour, 4.0) } else { p.fill(locks, colour) }
    }
    let head = "176 26! 164 58 138 82 108 126 82 152 70 172 78 190 98 192! 88 202 100 210 122 200 144 198 162 184 \
        168 214 158 252 132 288! 262 288! 258 214 238 132 206 74 190 62 190 40!";
    p.inked(shape(head), "#2a1c3c", 3.6);
    p.fill(shape("164 62 142 86 114 128 96 148 120 146 146 130 164 104 174 78"), h.mid);
    p.line(
        stroke("162 184 176 160 172 132 / 186 92 200 132 204 190 196 250 / 206 110 222 160 224 230"),
        h.mid,
        2.8,
    );
    p.inked(shape("176 26! 166 56! 186 58! 190 40"), h.mid, 2.6);
    p.fill("M78 190l22 3 44 3-20 4q-22 8-30 2z", "#120812");
    p.fill(
        parts::fangs((82.0, 189.0), (132.0, 195.0), 6, 9.0)
            + &parts::fangs((122.0, 202.0), (92.0, 207.0), 4, 8.0),
        "#f3e7cf",
    );
    p.fill(path::ellipse(86.0, 166.0, 5.0, 8.0), "#ff9a3e");
    p.line("M86 162q-26-6-34-26M82 168q-28 2-40-12", "#f29a3e", 2.6);
    p.inked(shape("124 112! 138 96 156 100! 148 116 134 120"), "#ffe3a1", 2.2);
    p.fill(path::circle(141.0, 108.0, 5.0), "#c8502b");
    p.line(stroke("116 106! 136 86 160 90!"), "#0c0712", 5.0);
    let bits = motif::sparks(&mut p.hand, (240.0, 100.0), 30.0, 60.0, 12);
    p.fill(bits, "#ffe3a1");
}

pub fn banshee(p: &mut Pen) {
    let h = p.hue;
    parts::blot(p, (150.0, 130.0));
    p.line(path::circle(150.0, 178.0, 92.0) + &path::circle(150.0, 178.0, 112.0), h.tint, 1.6);
    let locks = [
        vec![(166.0, 74.0), (196.0, 40.0), (210.0, 14.0), (246.0, 14.0)],
        vec![(176.0, 84.0), (222.0, 60.0), (246.0, 40.0), (282.0, 56.0)],
        vec![(184.0, 100.0), (232.0, 96.0), (258.0, 84.0), (290.0, 110.0)],
        vec![(186.0, 120.0), (230.0, 136.0), (262.0, 130.0), (286.0, 164.0)],
        vec![(186.0, 142.0), (226.0, 176.0), (252.0, 180.0), (268.0, 222.0)],
        vec![(180.0, 160.0), (206.0, 210.0), (232.0, 230.0), (232.0, 268.0)],
    ];
    let hair: String = locks.iter().map(|l| arm(l, 32.0) + &arm(&across(l), 32.0)).collect();
    p.massed(hair, h.glow, 4.0);
    let strands: String = locks.iter().map(|l| path::flow(l) + &path::flow(&across(l))).collect();
    p.line(strands, h.mid, 2.0);
    p.inked(twin(150.0, "150 186 184 200 206 240 214 290! 176 268 150 296!"), h.mid, 3.0);
    p.inked(twin(150.0, "150 58 182 68 196 104 190 146 176 188 150 214"), "#dfeee2", 3.4);
    p.inked(twin(150.0, "150 54 186 64 200 110! 178 82 150 78!"), h.glow, 2.6);
    p.fill(pair(150.0, "156 112 172 100 186 108 182 126 166 130"), h.ink);
    p.fill(path::circle(170.0, 116.0, 4.0) + &path::circle(130.0, 116.0, 4.0), h.spark);
    p.line(pair_strokes(150.0, "172 132 174 150 170 166 / 180 128 184 142"), h.deep, 2.4);
    p.fill(twin(150.0, "150 142 166 150 170 176 162 200 150 206"), h.ink);
    p.fill(parts::fangs((136.0, 150.0), (164.0, 150.0), 4, 8.0), "#f3e7cf");
    p.line(pair_strokes(150.0, "154 96! 170 90 190 98!"), h.ink, 3.0);
    let hand = "196 290! 202 240 196 212 186 196 176 172! 188 180 186 150! 196 178 202 152! 206 184 218 164! 216 196 222 230 226 290!";
    p.inked(pair(150.0, hand), "#dfeee2", 2.8);
}
