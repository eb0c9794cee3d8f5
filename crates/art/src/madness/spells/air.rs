//! What can Air do? Carry a thought from one mind to the next.

use super::parts::{breath, card, day, facing, night, palm, profile};
use crate::motif;
use crate::path;
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, stroke, twin};

pub fn telepathy(p: &mut Pen) {
    let h = p.hue;
    night(p, 100.0, 56.0);
    profile(p, 42.0, 90.0, 1.2, h.deep);
    facing(p, 158.0, 90.0, 1.2, h.deep);
    for r in [14.0, 24.0, 34.0] {
        p.line(
            path::flow(&path::arc((100.0, 76.0), r, r, -0.25, 0.25))
                + &path::flow(&path::arc((100.0, 76.0), r, r, 0.75, 1.25)),
            h.glow,
            3.0,
        );
    }
    p.inked(path::star((100.0, 76.0), 12.0, 5.0, 4, path::UP), "#fff2b0", 1.8);
    p.fill(path::circle(38.0, 74.0, 5.0) + &path::circle(162.0, 74.0, 5.0), "#fff2b0");
}

pub fn mental_control(p: &mut Pen) {
    let h = p.hue;
    night(p, 100.0, 80.0);
    profile(p, 100.0, 96.0, 1.3, h.deep);
    p.line(path::flow(&path::spiral((96.0, 82.0), 2.0, 22.0, 0.0, 2.2)), "#fff2b0", 3.0);
    p.raw(r#"<g transform="matrix(1 0 0 -1 0 30)">"#);
    palm(p, 100.0, 8.0, 0.0, 0.9, h.tint);
    p.raw("</g>");
    p.line("M82 64L80 84M100 72v10M114 66l2 16M70 36L60 92", "#fff6dc", 1.4);
}

pub fn tornado(p: &mut Pen) {
    let h = p.hue;
    day(p);
    p.fill("M0 122q100-14 200 0v18H0z", h.deep);
    for (y, w, c) in [
        (14.0, 82.0, h.deep),
        (32.0, 70.0, h.mid),
        (50.0, 58.0, h.deep),
        (84.0, 38.0, h.mid),
        (100.0, 28.0, h.deep),
        (114.0, 19.0, h.mid),
        (126.0, 11.0, h.deep),
    ] {
        p.inked(path::ellipse(100.0 + (y - 70.0) * 0.08, y, w, w * 0.2 + 3.0), c, 2.0);
    }
    p.inked("M48 66C68 42 132 42 152 66 132 90 68 90 48 66z", "#f7fbf2", 2.6);
    p.inked(path::circle(100.0, 66.0, 15.0), h.mid, 2.4);
    p.line(path::flow(&path::spiral((100.0, 66.0), 1.0, 11.0, 0.0, 1.5)), h.ink, 2.6);
    card(p, 32.0, 86.0, -30.0, 0.7);
    card(p, 172.0, 96.0, 24.0, 0.7);
    breath(p, "6 40 26 34 42 42 / 160 30 178 24 196 32 / 20 116 38 110", h.deep, 2.6);
}

pub fn whisper(p: &mut Pen) {
    let h = p.hue;
    day(p);
    p.inked(
        shape("-6 14! 30 20 48 30 54 44! 74 62! 62 68! 66 78! 60 82! 66 92 56 102 40 104 36 146! -6 146!"),
        "#d9a572",
        2.6,
    );
    p.line("M60 81q-10 2-16-1M40 50q8-4 14 1", h.ink, 2.4);
    p.line("M52 80l12-1", "#9a3f3a", 4.0);
    p.inked(shape("150 40 176 34 190 56 182 84 164 108 150 112 146 98 156 84 146 70"), "#c68f5e", 2.6);
    p.line(stroke("158 54 172 52 176 66 164 82 162 96 / 164 66 156 72"), h.ink, 2.4);
    breath(p, "76 80 96 70 112 80 128 74 140 80 / 78 90 98 92 116 90 132 92", "#ffffff", 4.0);
    card(p, 108.0, 52.0, 14.0, 0.8);
}

pub fn telekinesis(p: &mut Pen) {
    let h = p.hue;
    night(p, 100.0, 56.0);
    palm(p, 100.0, 112.0, 0.0, 0.95, "#d9a572");
    for (x, y, t) in [
        (40.0, 46.0, -24.0),
        (160.0, 46.0, 22.0),
        (100.0, 28.0, 4.0),
        (32.0, 98.0, -40.0),
        (168.0, 98.0, 38.0),
    ] {
        card(p, x, y, t, 0.9);
    }
    p.line(path::ellipse(100.0, 64.0, 78.0, 40.0), h.glow, 1.6);
    breath(p, "70 72 62 60 66 48 / 130 72 138 60 134 48 / 96 56 100 50 104 56", h.glow, 2.6);
}

pub fn levitation(p: &mut Pen) {
    let h = p.hue;
    day(p);
    p.fill(motif::cloud(36.0, 42.0, 60.0) + &motif::cloud(168.0, 32.0, 56.0), "#ffffff");
    p.veil(path::ellipse(100.0, 128.0, 46.0, 7.0), h.ink, 0.5);
    p.inked(twin(100.0, "100 50 122 56 130 78 150 92 142 104 100 108"), h.deep, 2.6);
    p.inked(pair(100.0, "106 98 140 92 156 104 134 112 104 110"), h.mid, 2.4);
    p.inked(pair(100.0, "118 62 134 78 142 92 132 96 116 78"), h.mid, 2.2);
    p.inked(path::circle(100.0, 36.0, 16.0), "#d9a572", 2.4);
    p.inked(twin(100.0, "100 16 114 20 118 36! 108 26 100 26"), "#3a2416", 2.0);
    p.line(pair_strokes(100.0, "104 37 108 39 112 37"), h.ink, 2.0);
    breath(p, "60 118 80 114 100 118 120 114 140 118 / 74 124 100 122 126 124", "#ffffff", 2.6);
    p.line(path::circle(100.0, 62.0, 52.0), "#ffffff", 1.4);
}

pub fn second_wind(p: &mut Pen) {
    let h = p.hue;
    day(p);
    p.fill(motif::swell(-4.0, 204.0, 112.0, 9.0, 5, 144.0), h.mid);
    p.line("M94 12v96", h.ink, 4.0);
    p.inked(shape("98 14! 138 26 158 56 150 92! 124 100 98 98!"), "#f7efd8", 2.6);
    p.inked(shape("90 24! 60 40 46 70 52 94! 72 98 90 96!"), "#e8dcc0", 2.6);
    p.line(stroke("104 50 130 56 150 70 / 104 74 128 78 150 84"), "#c9b48a", 2.2);
    p.inked("M40 104h118q-6 20-24 24H64q-18-4-24-24z", "#7a4a2c", 2.6);
    p.inked("M94 8q14-6 22 2-10 6-22 4z", "#c8502b", 1.6);
    p.fill(motif::swell(-4.0, 204.0, 128.0, 8.0, 6, 144.0), h.deep);
    breath(p, "2 48 24 40 38 50 30 60 22 54 / 4 72 28 70 / 6 24 40 20", "#ffffff", 3.4);
}

pub fn collective_mind(p: &mut Pen) {
    let h = p.hue;
    night(p, 100.0, 46.0);
    let stars = [(100.0, 22.0), (52.0, 38.0), (148.0, 38.0), (26.0, 72.0), (174.0, 72.0)];
    for i in 0..stars.len() {
        for j in i + 1..stars.len() {
            p.line(path::open(&[stars[i], stars[j]]), h.tint, 1.2);
        }
    }
    for (i, (x, s)) in
        [(26.0, 0.72), (174.0, 0.72), (62.0, 0.84), (138.0, 0.84), (100.0, 1.0)].into_iter().enumerate()
    {
        let shade = [h.ink, h.ink, h.deep, h.deep, h.mid][i];
        p.placed(x, 112.0, 0.0, s, |p| {
            p.inked(twin(0.0, "0 -26 16 -20 17 0 8 14 30 24 36 50! 0 50!"), shade, 2.6);
            p.fill(pair(0.0, "4 -5 8 -7 12 -4 8 -2"), "#fff2b0");
        });
    }
    for (x, y) in stars {
        p.fill(path::star((x, y), 8.0, 3.2, 4, path::UP), "#fff2b0");
    }
}

pub fn zephyr_choir(p: &mut Pen) {
    let h = p.hue;
    day(p);
    for (x, y, s) in [(40.0, 50.0, 0.9), (150.0, 46.0, 0.9), (96.0, 84.0, 1.15)] {
        p.placed(x, y, 0.0, s, |p| {
            p.massed(
                path::circle(-24.0, 4.0, 14.0)
                    + &path::circle(24.0, 4.0, 14.0)
                    + &path::circle(0.0, -20.0, 18.0)
                    + &path::circle(-16.0, -12.0, 14.0)
                    + &path::circle(16.0, -12.0, 14.0),
                "#ffffff",
                4.0,
            );
            p.inked(path::circle(0.0, 0.0, 20.0), "#f2dabc", 2.2);
            p.line("M-12-4q4-4 8 0M4-4q4-4 8 0", h.ink, 2.0);
            p.fill(path::circle(-12.0, 4.0, 3.4) + &path::circle(12.0, 4.0, 3.4), "#e8a08a");
            p.inked(path::ellipse(0.0, 9.0, 4.6, 6.0), "#7a2f2a", 1.6);
        });
    }
    breath(
        p,
        "18 92 30 100 24 112 12 108 / 166 84 184 92 180 110 164 112 166 102 / 70 126 96 134 124 126 140 134",
        h.deep,
        3.0,
    );
    p.fill("M90 22v16a5 4 0 1 1-3-3V18l14-3v6zM190 52v14a5 4 0 1 1-3-3V48l10-2v6z", h.deep);
}

pub fn astral_projection(p: &mut Pen) {
    let h = p.hue;
    night(p, 100.0, 50.0);
    let stars = motif::sparks(&mut p.hand, (100.0, 50.0), 44.0, 92.0, 20);
    p.fill(stars, h.glow);
    p.inked("M10 122h180v10H10zM20 132h10v12H20zM170 132h10v12h-10z", "#4a3020", 2.2);
    p.inked(shape("50 122! 54 108 90 104 150 106 176 112 178 122!"), h.deep, 2.4);
    p.inked(path::circle(40.0, 110.0, 12.0), "#d9a572", 2.4);
    p.line(stroke("64 106 70 90 92 92 98 76"), "#ffffff", 1.8);
    p.veil(twin(100.0, "100 26 118 34 150 20! 142 46 120 58 118 80 108 98! 100 84"), h.glow, 0.85);
    p.veil(path::circle(100.0, 18.0, 12.0), h.glow, 0.95);
    p.line(path::circle(100.0, 18.0, 17.0), "#fff2b0", 1.6);
    p.fill(path::circle(96.0, 18.0, 1.8) + &path::circle(104.0, 18.0, 1.8), h.deep);
}
