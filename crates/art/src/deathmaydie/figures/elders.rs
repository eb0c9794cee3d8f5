//! Whom do they call? Tsathoggua, who sleeps and hungers, and Azathoth, who does neither.

use ::deathmaydie::content::Elder;

use super::super::Sheet;
use crate::path::{self, Pt};
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, stroke, twin};
use std::f64::consts::TAU;

pub fn lay(sheet: &mut Sheet) {
    for elder in Elder::ALL {
        sheet.painted(
            &format!("elder-{elder}"),
            (200, 200),
            match elder {
                Elder::Tsathoggua => tsathoggua,
                Elder::Azathoth => azathoth,
            },
        );
    }
}

fn mass(p: &mut Pen, d: impl AsRef<str>, colour: &str) {
    p.line(d.as_ref(), "#f0d58a", 8.0);
    p.line(d.as_ref(), p.hue.ink, 5.4);
    p.fill(d.as_ref(), colour);
}

fn tsathoggua(p: &mut Pen) {
    p.inked(path::ellipse(100.0, 182.0, 88.0, 15.0), "#0f0b08", 3.0);
    mass(p, pair(100.0, "136 54 168 40 190 14! 192 50 176 76 148 84"), "#5e4a2c");
    p.fill(pair(100.0, "148 62 172 48 184 30! 182 54 166 72 150 76"), "#a5673e");
    mass(p, twin(100.0, "100 22 136 28 156 60 152 86 180 112 194 156 184 186! 100 190!"), "#4c4326");
    p.fill(twin(100.0, "100 104 134 112 148 148 134 180 100 184"), "#8c7f4c");
    p.line(pair_strokes(100.0, "100 126 126 132 / 100 142 134 148 / 100 158 134 164"), "#5f5530", 3.4);
    let fur: String = [
        (52.0, 112.0),
        (40.0, 132.0),
        (34.0, 154.0),
        (148.0, 112.0),
        (160.0, 132.0),
        (166.0, 154.0),
        (64.0, 44.0),
        (136.0, 44.0),
        (100.0, 30.0),
    ]
    .iter()
    .flat_map(|&(x, y)| [-6.0, 0.0, 6.0].map(|d| path::spike((x + d, y), (x + d * 1.6, y + 15.0), 4.6)))
    .collect();
    p.fill(fur, "#7a6a3c");
    mass(
        p,
        pair(100.0, "150 128 178 142 188 172 172 190! 162 182 154 192! 146 182 136 190! 136 170 148 158"),
        "#5a4f2c",
    );
    p.inked(pair(100.0, "110 62! 124 46 146 54! 140 74 122 78"), "#f4d24a", 3.0);
    p.fill(path::ellipse(126.0, 66.0, 9.0, 5.0) + &path::ellipse(74.0, 66.0, 9.0, 5.0), p.hue.ink);
    p.inked(pair(100.0, "106 62! 122 42 150 52! 138 60 122 60"), "#5e5430", 2.6);
    p.fill(path::circle(94.0, 78.0, 2.6) + &path::circle(106.0, 78.0, 2.6), p.hue.ink);
    p.inked(twin(100.0, "100 88 130 86 152 80! 140 100 122 106 100 108"), "#4a0d12", 3.0);
    let teeth: String = (0..8)
        .map(|i| path::spike((60.0 + f64::from(i) * 11.4, 88.0), (60.0 + f64::from(i) * 11.4, 98.0), 6.0))
        .collect();
    p.fill(teeth, "#f6ead0");
    p.inked(stroke("92 100 96 112 102 118") + "L110 108 108 100z", "#c0505a", 2.0);
}

pub fn azathoth(p: &mut Pen) {
    let c: Pt = (100.0, 100.0);
    for i in 0..9 {
        let a = TAU * f64::from(i) / 9.0 + 0.2;
        let bend = if i % 2 == 0 { 0.5 } else { -0.5 };
        let points = [
            path::polar(c, 40.0, a),
            path::polar(c, 66.0, a + bend * 0.3),
            path::polar(c, 82.0, a + bend * 0.9),
            path::polar(c, 94.0, a + bend * 0.5),
        ];
        mass(
            p,
            path::ribbon(&points, &[26.0, 18.0, 11.0, 2.0]),
            if i % 2 == 0 { "#7a2f8a" } else { "#a83a5c" },
        );
    }
    let lump: Vec<Pt> = (0..13)
        .map(|i| path::polar(c, if i % 2 == 0 { 62.0 } else { 53.0 }, TAU * f64::from(i) / 13.0))
        .collect();
    mass(p, path::blob(&lump), "#4a1c62");
    for (turn, tone, wide) in [(0.0, "#c24a7c", 9.0), (2.1, "#e08a3a", 6.0), (4.2, "#7fd0d8", 4.0)] {
        p.line(path::flow(&path::spiral(c, 8.0, 56.0, turn, 1.2)), tone, wide);
    }
    p.inked(path::circle(100.0, 100.0, 25.0), "#fff2b8", 3.0);
    p.fill(path::circle(100.0, 100.0, 18.0), "#f0943a");
    p.fill(path::star(c, 19.0, 6.0, 7, 0.3), "#14040a");
    for (x, y, r) in [(62.0, 66.0, 11.0), (140.0, 72.0, 9.0), (132.0, 140.0, 12.0), (66.0, 138.0, 8.0)] {
        p.inked(path::circle(x, y, r), "#14040a", 2.4);
        let fangs: String = (0..8)
            .map(|i| {
                let a = TAU * f64::from(i) / 8.0;
                path::spike(path::polar((x, y), r, a), path::polar((x, y), r * 0.4, a), r * 0.6)
            })
            .collect();
        p.fill(fangs, "#f6ead0");
    }
    for (x, y) in [(100.0, 54.0), (150.0, 108.0), (98.0, 150.0), (50.0, 102.0)] {
        p.inked(path::ellipse(x, y, 9.0, 6.0), "#f6f2d0", 2.0);
        p.fill(path::circle(x, y, 3.4), "#14040a");
    }
}
