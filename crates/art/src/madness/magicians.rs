//! Who reads the book? Eight magicians.

use super::{AIR, EARTH, FIRE, Picture, Sheet, WATER, picture};
use crate::pen::Pen;

pub fn lay(sheet: &mut Sheet) {
    sheet.album("magician", (200, 240), &ALL);
}

fn stand_in(pen: &mut Pen) {
    let (name, deep) = (pen.hue.name, pen.hue.deep);
    pen.raw(&format!(r#"<rect width="200" height="240" fill="url(#n-{name}) {deep}"/>"#));
    pen.halo(100.0, 120.0, 60.0);
    let n = pen.hand.pick(9) + 4;
    let r = pen.hand.between(20.0, 50.0);
    pen.line(crate::path::rosette((100.0, 70.0), r, 0.2, n), deep, 3.0);
}

const ALL: [Picture; 8] = [
    picture("nerea", WATER, stand_in),
    picture("zephyr", AIR, stand_in),
    picture("maris", WATER, stand_in),
    picture("rowan", EARTH, stand_in),
    picture("flora", EARTH, stand_in),
    picture("ember", FIRE, stand_in),
    picture("cinder", FIRE, stand_in),
    picture("gale", AIR, stand_in),
];
