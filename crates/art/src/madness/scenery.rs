//! Where does it happen? The book, its lectern, the track and its markers.

use super::{ELEMENTS, MADNESS_INKS, Sheet, glyph};
use crate::elements::DELIRIUM;
use crate::ground;
use crate::pen::Pen;

pub fn grounds(out: &mut String) {
    ground::gradient(out, "cloth", [("#3d2c52", 1.0), ("#241a33", 1.0), ("#120d1a", 1.0)]);
    ground::gradient(out, "leather", [("#5a3022", 1.0), ("#3a1f17", 1.0), ("#170d0a", 1.0)]);
}

pub fn lay(sheet: &mut Sheet) {
    for (id, size) in
        [("book", (800, 500)), ("lectern", (800, 500)), ("book-closed", (400, 500)), ("track", (240, 240))]
    {
        sheet.painted(id, size, DELIRIUM, stand_in);
    }
    for id in ["marker-invocation", "marker-round", "marker-active"] {
        sheet.painted(id, (64, 64), DELIRIUM, stand_in);
    }
    for (i, hue) in ELEMENTS.into_iter().enumerate() {
        let id = format!("token-{}", MADNESS_INKS[i].id);
        sheet.painted(&id, (64, 64), hue, |pen| token(pen, i));
    }
}

fn stand_in(pen: &mut Pen) {
    let r = pen.hand.between(20.0, 50.0);
    pen.line(crate::sketch::twin(r, "50 40 70 80 50 100"), "#553d70", 3.0);
    pen.halo(32.0, 32.0, 28.0);
}

/// A wooden token with the element burnt in.
fn token(pen: &mut Pen, element: usize) {
    let hue = pen.hue;
    pen.raw(&format!(
        r#"<circle cx="32" cy="33" r="29" fill="{}"/><circle cx="32" cy="31" r="29" fill="url(#n-{}) {}" stroke="{}" stroke-width="2"/>"#,
        hue.ink, hue.name, hue.mid, hue.ink
    ));
    pen.raw(&format!(
        r#"<circle cx="32" cy="31" r="25" fill="none" stroke="{}" stroke-width="1.4"/>"#,
        hue.tint
    ));
    pen.placed(15.2, 14.2, 0.0, 1.4, |pen| pen.raw(&glyph(element, hue.glow)));
}
