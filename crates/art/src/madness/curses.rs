//! What hangs over the players? Forty-eight curses and their plain kinds.

use super::{AIR, EARTH, FIRE, Picture, Sheet, WATER, picture};
use crate::elements::DELIRIUM;
use crate::pen::Pen;

pub fn lay(sheet: &mut Sheet) {
    sheet.album("curse", (200, 140), &ALL);
}

fn stand_in(pen: &mut Pen) {
    let (name, deep) = (pen.hue.name, pen.hue.deep);
    pen.raw(&format!(r#"<rect width="200" height="140" fill="url(#n-{name}) {deep}"/>"#));
    pen.halo(100.0, 70.0, 60.0);
    let n = pen.hand.pick(9) + 4;
    let r = pen.hand.between(20.0, 50.0);
    pen.line(crate::path::rosette((100.0, 70.0), r, 0.2, n), deep, 3.0);
}

const ALL: [Picture; 69] = [
    picture("water-drain", WATER, stand_in),
    picture("water-delirium", WATER, stand_in),
    picture("water-seal", WATER, stand_in),
    picture("water-erosion", WATER, stand_in),
    picture("water-oblivion", WATER, stand_in),
    picture("water-silence", WATER, stand_in),
    picture("water-grip", WATER, stand_in),
    picture("water-stare", WATER, stand_in),
    picture("undertow", WATER, stand_in),
    picture("earth-drain", EARTH, stand_in),
    picture("earth-delirium", EARTH, stand_in),
    picture("earth-seal", EARTH, stand_in),
    picture("earth-erosion", EARTH, stand_in),
    picture("earth-oblivion", EARTH, stand_in),
    picture("earth-silence", EARTH, stand_in),
    picture("earth-grip", EARTH, stand_in),
    picture("earth-stare", EARTH, stand_in),
    picture("landslide", EARTH, stand_in),
    picture("fire-drain", FIRE, stand_in),
    picture("fire-delirium", FIRE, stand_in),
    picture("fire-seal", FIRE, stand_in),
    picture("fire-erosion", FIRE, stand_in),
    picture("fire-oblivion", FIRE, stand_in),
    picture("fire-silence", FIRE, stand_in),
    picture("fire-grip", FIRE, stand_in),
    picture("fire-stare", FIRE, stand_in),
    picture("wildfire", FIRE, stand_in),
    picture("air-drain", AIR, stand_in),
    picture("air-delirium", AIR, stand_in),
    picture("air-seal", AIR, stand_in),
    picture("air-erosion", AIR, stand_in),
    picture("air-oblivion", AIR, stand_in),
    picture("air-silence", AIR, stand_in),
    picture("air-grip", AIR, stand_in),
    picture("air-stare", AIR, stand_in),
    picture("ill-wind", AIR, stand_in),
    picture("devoured-sanity", DELIRIUM, stand_in),
    picture("sealed-tongue", DELIRIUM, stand_in),
    picture("whispers-in-the-ear", DELIRIUM, stand_in),
    picture("collapsing-shelves", DELIRIUM, stand_in),
    picture("bookworms", DELIRIUM, stand_in),
    picture("blank-pages", DELIRIUM, stand_in),
    picture("recurring-dream", DELIRIUM, stand_in),
    picture("scapegoat", DELIRIUM, stand_in),
    picture("forgotten-lessons", DELIRIUM, stand_in),
    picture("haunted-desk", DELIRIUM, stand_in),
    picture("cracked-mind", DELIRIUM, stand_in),
    picture("toll-of-power", DELIRIUM, stand_in),
    picture("water", WATER, stand_in),
    picture("water-1", WATER, stand_in),
    picture("water-2", WATER, stand_in),
    picture("water-3", WATER, stand_in),
    picture("earth", EARTH, stand_in),
    picture("earth-1", EARTH, stand_in),
    picture("earth-2", EARTH, stand_in),
    picture("earth-3", EARTH, stand_in),
    picture("fire", FIRE, stand_in),
    picture("fire-1", FIRE, stand_in),
    picture("fire-2", FIRE, stand_in),
    picture("fire-3", FIRE, stand_in),
    picture("air", AIR, stand_in),
    picture("air-1", AIR, stand_in),
    picture("air-2", AIR, stand_in),
    picture("air-3", AIR, stand_in),
    picture("multi", DELIRIUM, stand_in),
    picture("multi-1", DELIRIUM, stand_in),
    picture("multi-2", DELIRIUM, stand_in),
    picture("multi-3", DELIRIUM, stand_in),
    picture("back", DELIRIUM, stand_in),
];
