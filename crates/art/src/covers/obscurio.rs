//! The cover of Obscurio: a corridor of doors, the book that speaks in pictures, and a smile behind everybody.

use super::binding::Binding;
use crate::path;
use crate::pen::{Hue, Pen};
use crate::sketch::{pair, twin};

pub const BINDING: Binding = Binding {
    id: "cover-obscurio",
    hue: Hue {
        name: "corridor",
        ink: "#04090f",
        deep: "#0c2430",
        mid: "#1d4f5c",
        tint: "#d8b26a",
        glow: "#e8fff4",
        spark: "#5ad0c0",
    },
    leather: ["#1f4a52", "#12303a", "#061218"],
    gold: "#cfb06a",
    lights: &[
        ("far", [("#d6fff0", 0.95), ("#3aa89c", 0.5), ("#0c2430", 0.0)]),
        ("wing", [("#fff6d0", 0.95), ("#ffb84a", 0.45), ("#ff8a2a", 0.0)]),
        ("wall", [("#2f7a80", 1.0), ("#123a46", 1.0), ("#061318", 1.0)]),
    ],
};

pub fn paint(pen: &mut Pen) {
    pen.fill("M0 0h300v420H0z", "url(#wall) #0c2430");
    corridor(pen);
    for (side, tones) in [(1.0, ["#c8502b", "#7a4fb0", "#d8b04f"]), (-1.0, ["#3579b0", "#5d8a37", "#b0447a"])]
    {
        for (depth, tone) in tones.into_iter().enumerate() {
            door(pen, side, depth, tone);
        }
    }
    pen.raw(r##"<circle cx="157" cy="150" r="88" fill="url(#far) none"/>"##);
    traitor(pen);
    book(pen);
    for (x, y, turn, scale) in [
        (112.0, 176.0, -24.0, 0.9),
        (206.0, 150.0, 20.0, 1.1),
        (150.0, 196.0, 6.0, 0.7),
        (226.0, 214.0, 34.0, 0.75),
        (88.0, 232.0, -34.0, 0.7),
    ] {
        pen.raw(&format!(r##"<circle cx="{x}" cy="{y}" r="{}" fill="url(#wing) none"/>"##, 30.0 * scale));
        pen.placed(x, y, turn, scale, butterfly);
    }
}

/// Floor and ceiling that run together in a light nobody has seen.
fn corridor(pen: &mut Pen) {
    pen.fill("M26 408L130 186h54l104 222z", "#0a1c24");
    for row in 0..9 {
        let t = (f64::from(row) / 9.0).powi(2);
        let (y, half) = (190.0 + t * 218.0, 27.0 + t * 110.0);
        pen.veil(path::rect(157.0 - half, y, half * 2.0, 1.0 + t * 3.0), "#3f8f90", 0.35);
    }
    pen.line("M157 186v222M142 186L90 408M172 186l52 222", "#1d5560", 1.2);
    pen.fill("M26 12L130 104h54L288 12z", "#071219");
    pen.line("M26 12l104 92M288 12L184 104M130 104h54v82h-54z", "#2f7a80", 1.6);
    for x in [60.0, 95.0, 219.0, 254.0] {
        let near: f64 = (x - 157.0_f64).abs() / 97.0;
        pen.line(format!("M{x} {}V{}", 104.0 - near * 70.0, 186.0 + near * 140.0), "#0a2029", 3.0 * near);
    }
}

/// A door in the wall on one side; near ones are tall.
fn door(pen: &mut Pen, side: f64, depth: usize, tone: &str) {
    let (near, far) = [(128.0, 96.0), (90.0, 66.0), (61.0, 45.0)][depth];
    let edge = |away: f64, share: f64| {
        let top = 104.0 - (away - 27.0) * 0.885;
        let floor = 186.0 + (away - 27.0) * 2.13;
        (157.0 + side * away, top + (floor - top) * share)
    };
    let (a, b, c, d) = (edge(near, 0.24), edge(far, 0.24), edge(far, 1.0), edge(near, 1.0));
    let mid = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0 - (near - far) * 0.9);
    let shape = |grow: f64| {
        let s = side * grow;
        format!(
            "M{:.1} {:.1}L{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}L{:.1} {:.1}z",
            d.0 + s,
            d.1,
            a.0 + s,
            a.1,
            mid.0,
            mid.1 - grow * 2.0,
            b.0 - s,
            b.1,
            c.0 - s,
            c.1
        )
    };
    pen.fill(shape(5.0), "#c9a45a");
    pen.fill(shape(3.4), "#1a1008");
    pen.fill(shape(0.0), tone);
    pen.veil(shape(0.0), "#04121a", 0.38);
    let knob = ((b.0 * 0.78 + a.0 * 0.22), (b.1 + c.1) / 2.0 + 6.0);
    pen.fill(path::circle(knob.0, knob.1, (near - far) * 0.09), "#ffe2a0");
    let eye = ((a.0 + b.0) / 2.0, a.1 + (d.1 - a.1) * 0.22);
    let (w, h) = ((near - far) * 0.26, (near - far) * 0.15);
    pen.veil(path::ellipse(eye.0, eye.1, w, h), "#fff0c4", 0.9);
    pen.fill(path::circle(eye.0, eye.1, h * 0.8), "#0a1218");
}

/// A shadow twice as tall as it should be, with a smile.
fn traitor(pen: &mut Pen) {
    pen.veil(twin(157.0, "157 60 186 70 196 104 194 130 226 160 236 250 240 330! 157 340!"), "#02060a", 0.93);
    pen.fill(twin(157.0, "157 78 174 86 180 108 172 130 157 138"), "#000");
    pen.fill(pair(157.0, "163 104! 168 100 174 101! 170 107"), "#d8fff0");
    pen.line("M145 120q12 10 24 0", "#d8fff0", 1.8);
    pen.line("M148 121.500v3M153 123.500v3M161 123.500v3M166 121.500v3", "#02060a", 1.2);
}

/// The book held up before it: two pages, each a picture.
fn book(pen: &mut Pen) {
    pen.raw(r##"<ellipse cx="157" cy="262" rx="120" ry="66" fill="url(#wing) none" opacity=".8"/>"##);
    pen.inked(twin(157.0, "157 232! 200 220 244 228! 250 294! 204 288 157 302!"), "#3a1d10", 2.6);
    pen.inked(twin(157.0, "157 228! 198 216 238 224! 242 286! 200 280 157 294!"), "#f6e6bd", 1.4);
    pen.fill("M84 234q32-8 62 2l1 44q-32-10-62-4z", "#1d4f6c");
    pen.fill(path::circle(124.0, 246.0, 8.0), "#ffe9a8");
    pen.fill("M84 274q12-18 22-8 8-20 20-2 10-8 21 10v4q-32-9-63-2z", "#0c2030");
    pen.fill("M230 234q-32-8-62 2l-1 44q32-10 62-4z", "#7a2a1c");
    pen.fill("M190 276v-22q8-14 17 0v20z", "#1a0806");
    pen.fill(
        path::star((212.0, 245.0), 6.0, 2.4, 6, 0.2) + &path::star((180.0, 247.0), 4.0, 1.6, 6, 0.6),
        "#ffcf7a",
    );
    pen.line("M157 228v66", "#8a6238", 1.6);
    // Hands come out of the sleeves.
    pen.fill(pair(157.0, "232 286! 250 268 258 276 250 300 232 306 222 298"), "#02060a");
    pen.fill(pair(157.0, "238 282 244 276 248 280 243 290 236 292"), "#cfe8da");
}

fn butterfly(p: &mut Pen) {
    p.inked(
        "M0-2Q-8-20-20-15q-4 9 6 15-9 2-8 10 12 6 20-8zM2-2Q10-20 22-15q4 9-6 15 9 2 8 10Q12 16 4 2z",
        "#ffd98a",
        1.2,
    );
    p.fill("M-5-5q-4-8-10-6 0 5 5 8zM7-5q4-8 10-6 0 5-5 8z", "#c8602b");
    p.line("M1-7V8", "#1a1008", 2.0);
}
