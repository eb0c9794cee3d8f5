//! What lies between the rooms of a house, the yards of a castle and the lanes of a town? Slates, chimneys, worn stone.

use super::floors;
use super::light;
use super::plans::Floor;
use crate::path::{self, Pt};
use crate::pen::Pen;

/// Rows of slates inside an outline, with the light of the moon on their upper half.
pub fn slates(pen: &mut Pen, outline: &str) {
    pen.raw(concat!(
        r##"<pattern id="r-slates" width="34" height="26" patternUnits="userSpaceOnUse">"##,
        r##"<path d="M0 0h34v26H0z" fill="#2b2b31"/>"##,
        r##"<path d="M0 0v9q8.5 6 17 0V0zM17 0v9q8.5 6 17 0V0z" fill="#383941" stroke="#17171b" stroke-width="1.5"/>"##,
        r##"<path d="M-8.5 13v9q8.5 6 17 0v-9zM8.5 13v9q8.5 6 17 0v-9zM25.5 13v9q8.5 6 17 0v-9z" fill="#32333a" stroke="#17171b" stroke-width="1.5"/>"##,
        r##"<path d="M3 2h9M21 15h7" stroke="#4c4e57" stroke-width="1.5"/></pattern>"##
    ));
    pen.raw(&format!(
        r##"<path d="{outline}" fill="url(#r-slates)" stroke="#0b0908" stroke-width="16"/><path d="{outline}" fill="none" stroke="#6b6258" stroke-width="8"/><path d="{outline}" fill="none" stroke="#3b352f" stroke-width="8" stroke-dasharray="3 18" stroke-linecap="butt"/>"##
    ));
}

/// The ridge of a roof, from end to end, with its tiles.
pub fn ridge(pen: &mut Pen, from: Pt, to: Pt) {
    let d = path::open(&[from, to]);
    pen.line(&d, "#0b0908", 13.0);
    pen.line(&d, "#565560", 8.0);
    pen.raw(&format!(
        r##"<path d="{d}" fill="none" stroke="#2c2c33" stroke-width="8" stroke-dasharray="2 14" stroke-linecap="butt"/>"##
    ));
}

/// A stack of brick with two pots, and the smoke of a fire nobody lit.
pub fn chimney(pen: &mut Pen, (x, y): Pt) {
    pen.veil(path::rect(x - 10.0, y - 6.0, 40.0, 30.0), "#000", 0.45);
    pen.inked(path::rect(x - 17.0, y - 13.0, 34.0, 26.0), "#6a4436", 2.2);
    pen.line(format!("M{} {y}H{}M{x} {}V{}", x - 17.0, x + 17.0, y - 13.0, y), "#3c251d", 1.4);
    pen.inked(path::circle(x - 8.0, y, 6.0) + &path::circle(x + 8.0, y, 6.0), "#2a1c17", 1.8);
    for (dx, dy, r, veil) in [(-6.0, -16.0, 9.0, 0.2), (4.0, -30.0, 13.0, 0.14), (-4.0, -48.0, 18.0, 0.09)] {
        pen.veil(path::circle(x + dx, y + dy, r), "#c9c2b8", veil);
    }
}

/// A window under the eaves with somebody awake behind it.
pub fn dormer(pen: &mut Pen, (x, y): Pt) {
    pen.inked(format!("M{} {}l17-15 17 15v16h-34z", x - 17.0, y), "#3f4049", 2.2);
    pen.inked(path::rect(x - 9.0, y - 1.0, 18.0, 14.0), "#ffcf6b", 1.8);
    pen.line(format!("M{x} {}v14", y - 1.0), "#5a3a16", 1.8);
    light(pen, (x, y + 16.0), 62.0);
}

/// Stone that is walked on, though nobody of the story goes there.
pub fn worn(pen: &mut Pen, outline: &str, floor: Floor, veil: f64) {
    pen.raw(&format!(r#"<path d="{outline}" fill="url(#{})" opacity="{veil}"/>"#, floors::id(floor)));
}
