//! Which monsters were people once? The Sorcerer, Medusa and the Puppeteer.

use super::parts::{self, across};
use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, stroke, twin};

pub fn sorcerer(p: &mut Pen) {
    let h = p.hue;
    parts::blot(p, (150.0, 120.0));
    p.line(
        path::circle(150.0, 130.0, 104.0) + &path::star((150.0, 130.0), 104.0, 42.0, 7, path::UP),
        h.tint,
        1.4,
    );
    p.inked(twin(150.0, "150 130 190 140 214 190 240 292! 150 298!"), h.deep, 3.4);
    p.line(pair_strokes(150.0, "176 170 190 220 200 290 / 162 190 166 240 168 294"), h.mid, 2.6);
    let sleeve = "186 148 226 134 250 96 236 78! 280 84! 284 130 262 176! 240 186 206 204";
    p.inked(pair(150.0, sleeve), h.mid, 3.2);
    let hand = "240 88 236 62 226 48! 238 56 240 34! 248 54 256 32! 260 56 274 44! 270 66 268 88";
    p.inked(pair(150.0, hand), "#cfd8b8", 2.6);
    for x in [46.0, 254.0] {
        p.halo(x, 26.0, 34.0);
        p.inked(motif::flame(x, 38.0, 22.0, 40.0, 4.0), h.spark, 2.0);
        p.fill(motif::flame(x, 36.0, 11.0, 22.0, 2.0), "#ffffff");
    }
    p.inked(twin(150.0, "150 124 186 108! 218 112! 200 150 172 176 150 182"), h.mid, 3.0);
    p.inked(twin(150.0, "150 176 162 186 150 200 "), h.spark, 2.2);
    p.inked(twin(150.0, "150 84 180 92 184 118 172 146 150 162"), "#e9e4cf", 3.0);
    p.fill(pair(150.0, "156 112 172 106 178 114 170 124 158 122"), h.ink);
    p.fill(path::circle(167.0, 115.0, 4.0) + &path::circle(133.0, 115.0, 4.0), h.spark);
    p.fill(twin(150.0, "150 124! 155 134! 150 132!"), h.ink);
    p.line("M138 146h24M142 142v8M150 142v9M158 142v8", h.ink, 2.4);
    p.inked(shape("82 104! 112 92 124 66 134 30 150 4! 172 22 194 20! 178 40 176 68 188 92 218 104! 184 112 150 106 116 112"), h.deep, 3.4);
    p.line(stroke("118 88 150 96 184 88"), h.spark, 5.0);
    p.fill(path::star((150.0, 60.0), 11.0, 4.6, 5, path::UP), h.spark);
    p.line(stroke("138 30 150 40 166 28"), h.mid, 2.4);
}

pub fn medusa(p: &mut Pen) {
    let h = p.hue;
    parts::blot(p, (150.0, 140.0));
    let snakes: [Vec<Pt>; 5] = [
        vec![(158.0, 92.0), (166.0, 62.0), (150.0, 44.0), (170.0, 22.0)],
        vec![(172.0, 94.0), (204.0, 74.0), (200.0, 42.0), (232.0, 28.0)],
        vec![(184.0, 108.0), (224.0, 108.0), (236.0, 74.0), (272.0, 76.0)],
        vec![(190.0, 130.0), (226.0, 146.0), (250.0, 120.0), (284.0, 136.0)],
        vec![(188.0, 156.0), (214.0, 186.0), (246.0, 170.0), (270.0, 200.0)],
    ];
    for (i, snake) in snakes.iter().enumerate().rev() {
        let sides =
            if i == 0 { vec![across(snake), snake.clone()] } else { vec![snake.clone(), across(snake)] };
        for points in sides {
            viper(p, &points, if i % 2 == 0 { h.mid } else { "#7a9a4a" });
        }
    }
    p.inked(twin(150.0, "150 200 180 210 214 240 226 292! 150 298!"), h.deep, 3.2);
    p.line(pair_strokes(150.0, "150 236 176 244 206 268 / 150 256 176 264 200 288"), "#e2b94f", 3.0);
    p.inked(twin(150.0, "150 78 184 88 200 122 192 164 174 200 150 216"), "#c4d3a0", 3.4);
    p.fill(shape("150 82 182 92 196 124 190 162 174 196 152 212 168 170 172 120"), "#9fb67c");
    p.inked(twin(150.0, "150 76 178 80 200 104 196 128! 178 106 150 100!"), h.mid, 2.8);
    p.inked(pair(150.0, "154 142! 168 128 190 130! 180 146 166 150"), "#fffbe0", 2.4);
    p.fill(
        path::gouge((172.0, 130.0), (172.0, 149.0), 7.0) + &path::gouge((128.0, 130.0), (128.0, 149.0), 7.0),
        "#c8502b",
    );
    p.line(pair_strokes(150.0, "152 134! 168 120 194 120!"), h.ink, 3.6);
    p.line(pair_strokes(150.0, "156 160 158 168 153 172"), h.deep, 2.4);
    p.fill(twin(150.0, "150 184 160 180 170 186! 160 194 150 196"), "#7a2430");
    p.fill(pair(150.0, "158 186! 161 199! 164 186!"), "#fff6dc");
    p.line("M182 168l-8 8 4 8-8 10M112 104l8 10-4 8", h.deep, 2.0);
}

fn viper(p: &mut Pen, points: &[Pt], colour: &str) {
    let h = p.hue;
    let (neck, tip) = (points[points.len() - 2], points[points.len() - 1]);
    p.massed(path::ribbon(points, &[24.0, 19.0, 15.0, 12.0]), colour, 4.0);
    p.line(path::flow(points), h.tint, 2.0);
    let a = (tip.1 - neck.1).atan2(tip.0 - neck.0).to_degrees();
    p.placed(tip.0, tip.1, path::round(a), 1.0, |p| {
        p.line("M18 0h10l5-3M28 0l5 3", "#c8502b", 1.8);
        p.inked(shape("-8 0 -2 -11 8 -10 20 -2! 20 2! 8 10 -2 11"), colour, 2.4);
        p.fill(path::circle(7.0, -5.0, 2.4) + &path::circle(7.0, 5.0, 2.4), "#fff2a0");
    });
}

pub fn puppeteer(p: &mut Pen) {
    let h = p.hue;
    parts::blot(p, (150.0, 96.0));
    p.inked(twin(150.0, "150 120 184 124 222 146 232 186 214 206 196 178 186 214 150 226"), "#5a4478", 3.4);
    p.fill(twin(150.0, "150 128! 166 130 160 170 150 212!"), "#8e2f3c");
    p.line("M150 140v60", h.ink, 2.0);
    p.inked(pair(150.0, "134 124! 150 132! 134 142!"), h.spark, 2.0);
    let hand =
        "206 176 236 172 262 184 276 216! 262 202 262 230! 250 206 244 234! 236 206 226 230! 222 202 208 200";
    for (x, s) in [(86.0, 1.0), (214.0, -1.0)] {
        puppet(p, x, s);
    }
    p.inked(pair(150.0, hand), "#e8dcef", 2.8);
    p.inked(twin(150.0, "150 66 180 72 186 98 172 124 150 134"), "#f3e7cf", 3.2);
    p.fill(shape("150 68 180 74 184 98 170 122 150 131"), "#d9c29a");
    p.line("M150 70v60", h.ink, 1.6);
    p.fill(pair(150.0, "156 92! 166 84 178 92! 166 96"), h.ink);
    p.fill(path::circle(167.0, 91.0, 2.6) + &path::circle(133.0, 91.0, 2.6), "#ff9a3e");
    p.line(pair_strokes(150.0, "167 98 168 112"), "#8e2f3c", 3.0);
    p.fill(twin(150.0, "150 112 164 112 178 102! 170 120 150 124"), h.ink);
    p.fill(parts::fangs((134.0, 112.0), (166.0, 112.0), 6, 6.0), "#fffbe8");
    p.inked(twin(150.0, "150 58! 206 66! 204 76! 150 80!"), h.ink, 2.0);
    p.inked(twin(150.0, "150 8! 184 8! 178 36 182 66! 150 70!"), "#4a3266", 3.0);
    p.line("M118 54q32 8 64 0", "#8e2f3c", 8.0);
    p.inked(shape("172 48! 188 14 198 10! 196 30"), h.tint, 2.0);
}

/// A wooden doll on its strings.
fn puppet(p: &mut Pen, x: f64, side: f64) {
    let h = p.hue;
    p.placed(x, 252.0, -8.0 * side, 1.0, |p| {
        p.line("M0-24L-16-62M0-24L4-58M-22 4L-34-52M22 4L18-66M-10 32L-16-60", "#f3e7cf", 1.0);
        p.line("M-8-4L-22 4M8-4L22 4M-5 18L-10 34M5 18L8 34", "#cda566", 5.0);
        p.inked("M-9-8H9L6 20H-6z", "#93693a", 2.0);
        p.inked(path::circle(0.0, -18.0, 9.0), "#f2dfb2", 2.0);
        p.fill(path::circle(-3.0, -19.0, 1.8) + &path::circle(3.0, -19.0, 1.8), h.ink);
        p.line("M-4-13h8", h.ink, 1.6);
    });
}
