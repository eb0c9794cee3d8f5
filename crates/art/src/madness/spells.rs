//! Which spells can be learnt? Forty vignettes, ten of each element.

use super::{AIR, EARTH, FIRE, Picture, Sheet, WATER, picture};
use crate::pen::Pen;

pub fn lay(sheet: &mut Sheet) {
    sheet.album("spell", (200, 140), &ALL);
}

fn stand_in(pen: &mut Pen) {
    let (name, deep) = (pen.hue.name, pen.hue.deep);
    pen.raw(&format!(r#"<rect width="200" height="140" fill="url(#n-{name}) {deep}"/>"#));
    pen.halo(100.0, 70.0, 60.0);
    let n = pen.hand.pick(9) + 4;
    let r = pen.hand.between(20.0, 50.0);
    pen.line(crate::path::rosette((100.0, 70.0), r, 0.2, n), deep, 3.0);
}

const ALL: [Picture; 40] = [
    picture("ice", WATER, stand_in),
    picture("cool-head", WATER, stand_in),
    picture("ice-touch", WATER, stand_in),
    picture("reservoir", WATER, stand_in),
    picture("frost-veil", WATER, stand_in),
    picture("frozen-lake", WATER, stand_in),
    picture("purifying-spring", WATER, stand_in),
    picture("arctic-circle", WATER, stand_in),
    picture("avatar", WATER, stand_in),
    picture("absolute-zero", WATER, stand_in),
    picture("growth", EARTH, stand_in),
    picture("essence-of-the-earth", EARTH, stand_in),
    picture("abundance", EARTH, stand_in),
    picture("calming-herbs", EARTH, stand_in),
    picture("deep-roots", EARTH, stand_in),
    picture("ancient-grove", EARTH, stand_in),
    picture("harvest", EARTH, stand_in),
    picture("mother-nature", EARTH, stand_in),
    picture("verdant-sanctuary", EARTH, stand_in),
    picture("world-tree", EARTH, stand_in),
    picture("combustion", FIRE, stand_in),
    picture("power-of-the-inferno", FIRE, stand_in),
    picture("cauterize", FIRE, stand_in),
    picture("controlled-burn", FIRE, stand_in),
    picture("adrenaline", FIRE, stand_in),
    picture("forge", FIRE, stand_in),
    picture("purging-flames", FIRE, stand_in),
    picture("phoenix", FIRE, stand_in),
    picture("meteor", FIRE, stand_in),
    picture("heart-of-the-volcano", FIRE, stand_in),
    picture("telepathy", AIR, stand_in),
    picture("mental-control", AIR, stand_in),
    picture("eye-of-the-tornado", AIR, stand_in),
    picture("whisper", AIR, stand_in),
    picture("telekinesis", AIR, stand_in),
    picture("levitation", AIR, stand_in),
    picture("second-wind", AIR, stand_in),
    picture("collective-mind", AIR, stand_in),
    picture("zephyr-choir", AIR, stand_in),
    picture("astral-projection", AIR, stand_in),
];
