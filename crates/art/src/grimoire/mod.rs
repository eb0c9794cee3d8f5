//! What is painted on the cards of Grimoire? Glyphs, the back, and sixty faces.

mod back;
mod earth;
mod fire;
mod frame;
mod ice;
mod light;
mod lightning;
mod metal;
mod shadow;
mod sigil;
mod water;
mod wind;
mod wood;

use crate::elements::{self, ELEMENT_INKS, HUES};
use crate::ground;
use crate::pen::Pen;
use frame::Border;
use std::fmt::Write;

/// One card face: its power, the light of its scene, and who paints it.
struct Face {
    power: char,
    night: bool,
    paint: fn(&mut Pen),
}

const CODES: [&str; 10] = ["FIR", "EAR", "WIN", "WAT", "LIG", "ICE", "VLT", "WOO", "MET", "SHA"];
const ALBUMS: [&[Face; 6]; 10] = [
    &fire::FACES,
    &earth::FACES,
    &wind::FACES,
    &water::FACES,
    &light::FACES,
    &ice::FACES,
    &lightning::FACES,
    &wood::FACES,
    &metal::FACES,
    &shadow::FACES,
];

pub fn sprite() -> String {
    let mut out = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg">"#);
    grounds(&mut out);
    for (i, ink) in ELEMENT_INKS.iter().enumerate() {
        let glyph = elements::glyph(i, "currentColor");
        let _ = write!(out, r#"<symbol id="el-{}" viewBox="0 0 24 24">{glyph}</symbol>"#, ink.id);
    }
    let _ = write!(out, r#"<symbol id="back" viewBox="0 0 200 280">{}</symbol>"#, back::paint());
    let _ = write!(out, r#"<symbol id="bookmark" viewBox="0 0 40 70">{}</symbol>"#, frame::loose_bookmark());
    for (i, code) in CODES.iter().enumerate() {
        for portrait in ALBUMS[i] {
            let power = portrait.power;
            let _ = write!(
                out,
                r#"<symbol id="face-{code}-{power}" viewBox="0 0 200 280"><g stroke-linecap="round" stroke-linejoin="round">{}</g></symbol>"#,
                face(i, portrait)
            );
        }
    }
    out + "</svg>"
}

fn face(element: usize, face: &Face) -> String {
    let mut pen = Pen::new(&format!("{}-{}", CODES[element], face.power), HUES[element]);
    // A nested viewport trims the picture everywhere, even where clip paths of a sprite are ignored.
    pen.raw(r#"<svg x="10" y="10" width="180" height="190" viewBox="10 10 180 190">"#);
    frame::ground(&mut pen, face.night);
    (face.paint)(&mut pen);
    pen.raw("</svg>");
    let border = if matches!(CODES[element], "LIG" | "SHA") { Border::Special } else { Border::Basic };
    frame::surround(&mut pen, border);
    pen.done()
}

/// Paper and the three lights of every element: night, day, and a halo.
fn grounds(out: &mut String) {
    out.push_str("<defs>");
    ground::gradient(out, "paper", [("#f9f0dc", 1.0), ("#f3e7cf", 1.0), ("#dcc8a0", 1.0)]);
    for hue in &HUES {
        ground::of_hue(out, hue);
    }
    back::grounds(out);
    out.push_str("</defs>");
}
