//! Where does it happen? The book, its lectern, the track and its markers.

mod book;
mod track;

use ::madness::cards::Element;

use super::{Sheet, hue};
use crate::ground;
use crate::pen::Hue;

/// Wood, leather and brass by candlelight.
const WALNUT: Hue = Hue {
    name: "walnut",
    ink: "#0d0906",
    deep: "#2c1d13",
    mid: "#5a3c25",
    tint: "#8f6538",
    glow: "#e8c98a",
    spark: "#c69a4a",
};

pub fn grounds(out: &mut String) {
    ground::of_hue(out, &WALNUT);
    ground::gradient(out, "cloth", [("#3d2c52", 1.0), ("#241a33", 1.0), ("#120d1a", 1.0)]);
    ground::gradient(out, "leather", [("#6a2a26", 1.0), ("#45191a", 1.0), ("#1f0b0d", 1.0)]);
}

pub fn lay(sheet: &mut Sheet) {
    sheet.painted("lectern", (800, 500), WALNUT, book::lectern);
    sheet.painted("book", (800, 500), WALNUT, book::open);
    sheet.painted("book-closed", (400, 500), WALNUT, book::closed);
    sheet.painted("track", (240, 240), WALNUT, track::ring);
    sheet.painted("marker-invocation", (64, 64), WALNUT, track::invocation);
    sheet.painted("marker-round", (64, 64), WALNUT, track::round);
    sheet.painted("marker-active", (64, 64), WALNUT, track::active);
    for element in Element::ALL {
        let id = format!("token-{element}");
        sheet.painted(&id, (64, 64), hue(element), |pen| track::token(pen, element.index()));
    }
}
