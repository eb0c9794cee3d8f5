//! Who reads the book? Eight magicians, each known by their outline.

mod fire_and_air;
mod water_and_earth;

use ::madness::cards::Magician;

use super::{Sheet, hue};
use crate::path;
use crate::pen::Pen;
use crate::sketch::{pair, pair_strokes, shape, twin};

pub fn lay(sheet: &mut Sheet) {
    for magician in Magician::ALL {
        let id = format!("magician-{magician}");
        sheet.painted(&id, (200, 240), hue(magician.element()), painter(magician));
    }
}

fn painter(magician: Magician) -> fn(&mut Pen) {
    match magician {
        Magician::Nerea => water_and_earth::nerea,
        Magician::Zephyr => fire_and_air::zephyr,
        Magician::Maris => water_and_earth::maris,
        Magician::Rowan => water_and_earth::rowan,
        Magician::Flora => water_and_earth::flora,
        Magician::Ember => fire_and_air::ember,
        Magician::Cinder => fire_and_air::cinder,
        Magician::Gale => fire_and_air::gale,
    }
}

/// The niche behind a portrait.
fn niche(pen: &mut Pen) {
    let (name, deep, ink) = (pen.hue.name, pen.hue.deep, pen.hue.ink);
    pen.raw(&format!(r#"<rect width="200" height="240" fill="{ink}"/>"#));
    pen.raw(&format!(
        r#"<path fill="url(#n-{name}) {deep}" d="M6 236V98C6 44 46 6 100 6s94 38 94 92v138z"/>"#
    ));
    pen.spokes((100.0, 104.0), 80.0, 124.0, ink, 0.4);
    pen.halo(100.0, 100.0, 92.0);
}

/// The arch in front of it.
fn arch(pen: &mut Pen) {
    let (tint, ink) = (pen.hue.tint, pen.hue.ink);
    pen.fill("M0 0h200v240h-6V98C194 44 154 6 100 6S6 44 6 98v142H0z", ink);
    pen.line("M6 240V98C6 44 46 6 100 6s94 38 94 92v142", tint, 2.0);
}

/// Shoulders and neck under a face.
fn bust(pen: &mut Pen, robe: &str, skin: &str) {
    pen.inked(twin(100.0, "100 132 116 136 116 168 100 186"), skin, 2.4);
    pen.inked(twin(100.0, "100 184! 118 164 152 176 180 200 188 244! 100 248!"), robe, 3.0);
}

/// Skin with one side in shade.
fn head(pen: &mut Pen, skin: &str, shade: &str) {
    pen.inked(twin(100.0, "100 68 126 76 134 106 126 136 112 154 100 158"), skin, 2.8);
    pen.fill(shape("102 70 125 78 132 106 125 134 112 152 101 156 116 132 120 100"), shade);
}

/// How a face looks at the book.
struct Look<'a> {
    iris: &'a str,
    /// How far the outer end of the brow is lifted.
    lift: f64,
    mouth: &'a str,
    lips: &'a str,
}

fn features(pen: &mut Pen, look: &Look) {
    let ink = pen.hue.ink;
    pen.fill(pair(100.0, "106 112! 114 105 125 110! 116 117"), "#fffaf0");
    pen.fill(path::circle(115.5, 111.0, 4.4) + &path::circle(84.5, 111.0, 4.4), look.iris);
    pen.fill(path::circle(115.5, 111.0, 2.0) + &path::circle(84.5, 111.0, 2.0), ink);
    let lid = format!(
        "105 111! 114 103 127 108! / 104 102! 114 {} 129 {}!",
        98.0 - look.lift * 0.6,
        102.0 - look.lift
    );
    pen.line(pair_strokes(100.0, &lid), ink, 2.4);
    pen.line("M101 108q4 12 2 18q-3 3-7 1", ink, 1.8);
    pen.line(look.mouth, look.lips, 3.0);
}
