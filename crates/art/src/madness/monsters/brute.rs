//! Which monsters only hunger? The Ink Fiend, the Devourer, the Cyclops and the Mimic.

use super::parts::{self, fangs};
use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;
use crate::sketch::{pair, shape, stroke, twin};
use std::f64::consts::TAU;

pub fn ink_fiend(p: &mut Pen) {
    let h = p.hue;
    parts::blot(p, (150.0, 120.0));
    p.halo(150.0, 120.0, 120.0);
    p.inked(path::ellipse(150.0, 270.0, 104.0, 20.0), "#0a040c", 2.0);
    let body = "150 34 166 52 172 26! 184 58 206 78 214 118 206 150 214 196 236 236 262 272! 150 288!";
    p.inked(twin(150.0, body), "#0d0610", 3.0);
    let claw = "200 116 232 118 250 92 246 62 234 44! 252 54 252 30! 262 52 274 30! 274 58 288 48! 280 78 274 116 248 150 206 160";
    p.fill(pair(150.0, claw), "#0d0610");
    let drips: String = [
        (240.0, 146.0, 40.0),
        (224.0, 154.0, 22.0),
        (60.0, 146.0, 30.0),
        (76.0, 152.0, 50.0),
        (256.0, 130.0, 18.0),
    ]
    .iter()
    .map(|&(x, y, long)| {
        path::ribbon(&[(x, y - 14.0), (x, y), (x, y + long)], &[9.0, 5.0, 6.0])
            + &path::circle(x, y + long, 4.6)
    })
    .collect();
    p.fill(drips, "#0d0610");
    p.line(
        stroke("116 66 100 90 96 122 / 92 184 82 214 64 238 / 52 92 44 76 46 60 / 122 200 118 228 104 254"),
        h.tint,
        3.4,
    );
    p.fill(pair(150.0, "156 112! 176 88 204 84! 198 110 176 122"), "#fffbe8");
    p.fill(path::circle(182.0, 104.0, 6.0) + &path::circle(118.0, 104.0, 6.0), "#c8502b");
    p.fill(twin(150.0, "150 150 182 144 208 126! 200 176 174 204 150 210"), "#fffbe8");
    p.fill(
        fangs((96.0, 134.0), (204.0, 134.0), 9, 30.0) + &fangs((200.0, 182.0), (100.0, 182.0), 8, 26.0),
        "#0d0610",
    );
    p.fill(twin(150.0, "150 190 176 184 196 168! 176 212 150 218"), "#0d0610");
    p.placed(236.0, 262.0, 62.0, 0.9, |p| {
        p.inked("M-22 8q0-24 14-28v-12h16v12q14 4 14 28 0 10-22 10t-22-10z", "#6a8fb0", 2.6);
        p.fill("M-18 6q0-10 18-8 16 2 18 8 0 8-18 8T-18 6z", "#0a040c");
        p.inked("M-11-36h22v6h-22z", "#e2b94f", 2.0);
    });
}

pub fn devourer(p: &mut Pen) {
    let h = p.hue;
    let hide = "#8a3550";
    parts::blot(p, (150.0, 140.0));
    p.inked(
        pair(150.0, "226 170 262 162 284 190 276 226! 268 206 258 230! 250 210 236 226! 232 204 214 206"),
        hide,
        3.0,
    );
    p.inked(pair(150.0, "186 244 222 256 232 288! 168 290!"), hide, 3.0);
    p.inked(twin(150.0, "150 20 196 28 236 66 254 130 246 200 212 248 150 268"), hide, 3.6);
    let bumps: String = (0..18)
        .map(|_| {
            let at = path::polar((150.0, 146.0), p.hand.between(96.0, 112.0), p.hand.between(0.0, TAU));
            path::circle(at.0, at.1, p.hand.between(2.0, 4.5))
        })
        .collect();
    p.veil(bumps, "#f0b0a0", 0.6);
    let c: Pt = (150.0, 160.0);
    p.inked(path::circle(c.0, c.1, 84.0), "#d9737a", 3.2);
    for (r, n, long, back) in
        [(78.0, 18, 26.0, "#5e1524"), (52.0, 14, 20.0, "#330a14"), (31.0, 10, 14.0, "#120407")]
    {
        p.fill(path::circle(c.0, c.1, r), back);
        let teeth: String = (0..n)
            .map(|i| {
                let a = TAU * (f64::from(i) + 0.5) / f64::from(n);
                path::spike(path::polar(c, r + 1.0, a), path::polar(c, r - long, a), r * 5.0 / f64::from(n))
            })
            .collect();
        p.inked(teeth, "#fff3d8", 1.4);
    }
    p.inked(shape("136 172 150 160 166 174 186 206 180 246 196 270! 160 262 152 220"), "#e8616a", 2.6);
    p.line(stroke("152 178 168 210 168 246"), "#8e2338", 2.4);
    for (x, y, r) in
        [(150.0, 48.0, 15.0), (110.0, 58.0, 11.0), (190.0, 58.0, 11.0), (80.0, 82.0, 8.0), (220.0, 82.0, 8.0)]
    {
        parts::eye(p, x, y, r, h.glow);
    }
}

pub fn cyclops(p: &mut Pen) {
    let h = p.hue;
    let (skin, shade) = ("#b98a5a", "#8a5f36");
    parts::blot(p, (150.0, 100.0));
    p.inked(twin(150.0, "150 150 196 156 250 176 284 232 286 270 262 292! 150 298!"), skin, 3.6);
    p.inked(shape("14 268 18 226 60 172 108 170! 136 222 196 268 214 296! 30 296!"), "#6a4a2c", 3.0);
    p.fill(path::hatch((40.0, 230.0), (150.0, 290.0), (16.0, -26.0), 12, 2.0), h.ink);
    p.inked(twin(150.0, "150 58 190 66 214 104 216 150 200 196 172 218 150 220"), skin, 3.8);
    p.fill(shape("150 60 190 68 212 104 214 150 198 194 172 214 150 217 176 180 186 120"), shade);
    p.inked(pair(150.0, "212 118 236 106 244 126 232 150 214 154"), skin, 3.0);
    p.inked(shape("132 66 140 28 128 4! 158 18 170 62"), "#f2dfb2", 3.0);
    p.line("M137 44q12 6 26 0M138 30q8 4 18 0", shade, 2.4);
    p.inked(path::ellipse(150.0, 116.0, 45.0, 34.0), "#fff6dc", 3.4);
    let veins = path::rays(&mut p.hand, (150.0, 116.0), 26.0, 40.0, 12, 1.0);
    p.fill(veins, "#c8502b");
    p.inked(path::circle(150.0, 118.0, 23.0), "#d4872a", 3.0);
    let iris = path::rays(&mut p.hand, (150.0, 118.0), 10.0, 22.0, 24, 1.0);
    p.fill(iris, "#7a3a10");
    p.fill(path::circle(150.0, 118.0, 10.0), h.ink);
    p.fill(path::circle(142.0, 109.0, 5.0), "#ffffff");
    p.inked(twin(150.0, "150 98! 176 84 202 92! 196 70 174 62 150 78!"), shade, 3.2);
    p.line("M142 160q8 6 16 0M134 156q-4 6 2 8M166 156q4 6-2 8", h.ink, 2.8);
    p.fill(twin(150.0, "150 184 178 178 192 170! 186 192 172 204 150 206"), h.ink);
    p.fill(pair(150.0, "160 206! 168 168! 178 200!"), "#fff3d8");
    p.fill(fangs((136.0, 184.0), (164.0, 184.0), 3, 8.0), "#fff3d8");
    p.inked(shape("222 270 232 180 226 120 244 70 270 62 282 90 264 130 252 190 250 280"), "#6b4a28", 3.2);
    p.fill("M248 84l22-10-4 14zM244 108l24 0-14 10zM262 66l2-22 8 20z", "#b3bdc5");
    p.inked(shape("206 222 232 208 262 214 268 236 256 252 226 256 208 246"), skin, 3.2);
    p.line("M224 214q-4 12 0 22M240 212q-4 12 0 24M254 216q-2 10 0 20", h.ink, 2.4);
}

pub fn mimic(p: &mut Pen) {
    let h = p.hue;
    let (hide, strap) = ("#7a2f22", "#e2b94f");
    parts::blot(p, (150.0, 140.0));
    p.inked(
        pair(150.0, "206 246 240 250 258 284! 244 278 238 294! 226 280 212 294! 204 278 190 284!"),
        hide,
        3.0,
    );
    p.inked(shape("46 132! 64 50! 244 40! 258 128! 224 142 152 148 80 146"), hide, 3.6);
    p.inked(shape("76 126! 88 68! 222 60! 232 122!"), "#5a1f18", 2.4);
    p.line("M64 50l18 76M244 40l-12 80M150 46v14", strap, 6.0);
    p.inked(shape("52 150! 252 146! 246 262! 60 266!"), hide, 3.6);
    p.fill(shape("60 158! 244 154! 232 206 150 226 72 210"), "#2a070c");
    p.fill("M52 132l206-6-8 30-196 4z", "#2a070c");
    let page: String = (0..5)
        .map(|i| path::open(&[(66.0, 256.0 - f64::from(i) * 5.0), (240.0, 253.0 - f64::from(i) * 5.0)]))
        .collect();
    p.fill("M60 232l186-3v28l-186 4z", "#f3e7cf");
    p.line(page, "#b59a6a", 1.6);
    p.inked(fangs((50.0, 132.0), (256.0, 127.0), 8, 34.0), "#fff3d8", 2.0);
    p.inked(fangs((248.0, 204.0), (58.0, 208.0), 8, 30.0), "#fff3d8", 2.0);
    p.inked(
        shape("112 176 150 166 188 178 206 216 196 258 216 284! 180 290 156 258 148 212 124 204"),
        "#d9536a",
        3.0,
    );
    p.line(stroke("150 184 176 214 176 254 192 278"), "#8e2338", 2.6);
    p.inked(shape("98 110! 116 82 146 76 178 80 204 106! 174 122 128 124"), "#fff2b0", 3.0);
    p.inked(path::circle(152.0, 100.0, 17.0), "#7a9a2a", 2.4);
    p.fill(path::gouge((152.0, 84.0), (152.0, 116.0), 9.0), h.ink);
    p.fill(path::circle(145.0, 93.0, 3.4), "#ffffff");
    p.inked("M60 222h-16l-4 14 12 12 12-8zM246 220h16l4 14-12 12-12-8z", strap, 2.4);
    p.fill(motif::sparks(&mut p.hand.clone(), (150.0, 40.0), 10.0, 34.0, 6), strap);
}
