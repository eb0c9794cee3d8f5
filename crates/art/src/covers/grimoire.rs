//! The cover of Grimoire: an open book throws five spells into the dark, each a link of one Chain.

use std::f64::consts::TAU;

use super::binding::Binding;
use crate::elements::{self, HUES};
use crate::motif;
use crate::path::{self, Pt};
use crate::pen::{Hue, Pen};

pub const BINDING: Binding = Binding {
    id: "cover-grimoire",
    hue: Hue {
        name: "spells",
        ink: "#0a0712",
        deep: "#1d1236",
        mid: "#4b2a63",
        tint: "#c98a4b",
        glow: "#ffe9b0",
        spark: "#ff9c52",
    },
    leather: ["#7d3520", "#53200f", "#220c08"],
    gold: "#d8ae55",
    lights: &[
        ("beam", [("#fff3cf", 0.95), ("#ffb860", 0.4), ("#ff8a3a", 0.0)]),
        ("violet", [("#8a4bb8", 0.75), ("#4a2a86", 0.3), ("#4a2a86", 0.0)]),
    ],
};

/// The middle of the wheel of spells.
const WHEEL: Pt = (157.0, 142.0);

pub fn paint(pen: &mut Pen) {
    pen.fill("M0 0h300v420H0z", "#0d0919");
    pen.raw(r##"<circle cx="157" cy="150" r="230" fill="url(#violet) none"/>"##);
    shelves(pen);
    let stars: String = (0..60)
        .map(|_| {
            let at = (pen.hand.between(30.0, 284.0), pen.hand.between(16.0, 250.0));
            path::star(at, pen.hand.between(0.8, 2.4), 0.5, 4, 0.0)
        })
        .collect();
    pen.veil(stars, "#ffe9c0", 0.7);
    light(pen);
    seal(pen);
    chain(pen);
    for spell in 0..5 {
        medal(pen, spell);
    }
    pen.placed(0.0, -16.0, 0.0, 1.0, book);
    let sparks = motif::sparks(&mut pen.hand, (157.0, 236.0), 20.0, 120.0, 34);
    pen.veil(sparks, "#ffdf94", 0.85);
}

/// Dark cases full of books on both sides, far behind.
fn shelves(pen: &mut Pen) {
    for (left, right) in [(26.0, 92.0), (222.0, 288.0)] {
        for row in 0..6 {
            let floor = 62.0 + f64::from(row) * 52.0;
            let mut x = left;
            while x < right - 5.0 {
                let w = pen.hand.between(5.0, 11.0);
                let h = pen.hand.between(28.0, 42.0);
                let tone = ["#2a1626", "#241a3a", "#33202a", "#1c1a30"][pen.hand.pick(4)];
                pen.fill(path::rect(x, floor - h, w - 0.8, h), tone);
                x += w;
            }
            pen.fill(path::rect(left, floor, right - left, 4.0), "#120b14");
        }
    }
}

/// What comes out of the pages.
fn light(pen: &mut Pen) {
    pen.veil("M122 288L30 20h254l-92 268z", "url(#beam) none", 0.55);
    let rays = path::rays(&mut pen.hand, (157.0, 286.0), 30.0, 330.0, 46, 2.6);
    pen.veil(rays, "#ffd28a", 0.16);
    pen.raw(r##"<ellipse cx="157" cy="262" rx="128" ry="92" fill="url(#beam) none"/>"##);
}

fn seal(pen: &mut Pen) {
    let (x, y) = WHEEL;
    pen.raw(r##"<circle cx="157" cy="142" r="64" fill="url(#beam) none" opacity=".75"/>"##);
    pen.line(path::rosette(WHEEL, 60.0, 0.14, 15), "#ffe2a0", 1.1);
    pen.line(path::circle(x, y, 46.0) + &path::circle(x, y, 50.0), "#ffe9b8", 1.4);
    pen.line(path::star(WHEEL, 48.0, 18.4, 5, path::UP), "#fff1cf", 1.8);
    pen.inked("M119 142C132 118 182 118 195 142 182 166 132 166 119 142z", "#d8ae55", 1.6);
    pen.inked("M125 142C138 123 176 123 189 142 176 161 138 161 125 142z", "#fff3d6", 1.2);
    pen.inked(path::circle(x, y, 16.0), "#a8401c", 1.6);
    let iris = path::rays(&mut pen.hand, WHEEL, 6.0, 15.5, 22, 1.1);
    pen.fill(iris, "#ffb45a");
    pen.fill("M157 128c5 8 5 20 0 28-5-8-5-20 0-28z", "#120608");
    pen.fill(path::circle(151.5, 136.0, 2.8), "#fff");
}

fn place(spell: u32) -> Pt {
    path::polar(WHEEL, 92.0, TAU * f64::from(spell) / 5.0 + path::UP)
}

/// Links from medal to medal.
fn chain(pen: &mut Pen) {
    let links = 50;
    for link in 0..links {
        let at = TAU * f64::from(link) / f64::from(links) + path::UP;
        let (x, y) = path::polar(WHEEL, 92.0, at);
        let turn = at.to_degrees() + 90.0;
        pen.placed(x, y, turn, 1.0, |p| {
            let (rx, ry) = if link % 2 == 0 { (6.2, 3.4) } else { (6.2, 1.2) };
            p.line(path::ellipse(0.0, 0.0, rx, ry), "#1a0c06", 4.0);
            p.line(path::ellipse(0.0, 0.0, rx, ry), "#e2b95e", 2.0);
        });
    }
}

/// One Element on its coin, lit from within.
fn medal(pen: &mut Pen, spell: u32) {
    let (x, y) = place(spell);
    let hue = HUES[spell as usize];
    pen.raw(&format!(r##"<circle cx="{x:.1}" cy="{y:.1}" r="46" fill="url(#beam) none" opacity=".45"/>"##));
    pen.placed(x, y, 0.0, 1.0, |p| {
        p.fill(path::circle(0.0, 0.0, 27.0), "#160a08");
        p.fill(path::circle(0.0, 0.0, 25.0), "#e2b95e");
        p.fill(path::circle(0.0, 0.0, 22.0), hue.ink);
        p.fill(path::circle(0.0, 0.0, 20.5), hue.deep);
        p.veil(path::circle(-3.0, -5.0, 13.0), hue.mid, 0.8);
        p.raw(&format!(
            r#"<g transform="translate(-15.6 -15.6) scale(1.3)">{}</g>"#,
            elements::glyph(spell as usize, hue.glow)
        ));
        p.line("M-16-16Q-6-24 8-22", "#fff6dc", 1.6);
    });
}

/// The open book, lit from its own pages.
fn book(pen: &mut Pen) {
    pen.fill("M30 330q62-34 127-14 65-20 131 14v90H30z", "#0a0610");
    pen.inked("M58 304q50-26 99-6 49-20 99 6l10 22q-58-16-109 4-51-20-109-4z", "#4a1f12", 2.4);
    pen.inked("M66 296q46-24 91-4 45-20 91 4l8 20q-54-16-99 4-45-20-99-4z", "#ffeec4", 1.4);
    pen.veil("M157 292q45-20 91 4l8 20q-54-16-99 4z", "#b9783a", 0.28);
    pen.line(
        "M157 292v28M76 300q40-18 72-5M74 306q40-16 74-3M238 300q-40-18-72-5M240 306q-40-16-74-3",
        "#a8743c",
        1.2,
    );
    pen.raw(r##"<ellipse cx="157" cy="292" rx="64" ry="24" fill="url(#beam) none"/>"##);
}
