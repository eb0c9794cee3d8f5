//! Who comes out of the book? Sixteen monsters, the last page, and the four covers.

use super::{Picture, Sheet, picture};
use crate::elements::DELIRIUM;
use crate::pen::Pen;

pub fn lay(sheet: &mut Sheet) {
    sheet.album("monster", (300, 300), &ALL);
    sheet.album("cover", (200, 280), &COVERS);
}

fn stand_in(pen: &mut Pen) {
    let r = pen.hand.between(20.0, 500.0);
    pen.line(crate::sketch::twin(r, "50 40 70 80 50 100"), "#553d70", 3.0);
    pen.halo(150.0, 150.0, 120.0);
}

const ALL: [Picture; 17] = [
    picture("ghost-librarian", DELIRIUM, stand_in),
    picture("gargoyle", DELIRIUM, stand_in),
    picture("ink-fiend", DELIRIUM, stand_in),
    picture("nightmare-steed", DELIRIUM, stand_in),
    picture("sorcerer", DELIRIUM, stand_in),
    picture("kraken", DELIRIUM, stand_in),
    picture("leviathan-of-oblivion", DELIRIUM, stand_in),
    picture("medusa", DELIRIUM, stand_in),
    picture("devourer", DELIRIUM, stand_in),
    picture("puppeteer", DELIRIUM, stand_in),
    picture("cyclops", DELIRIUM, stand_in),
    picture("banshee", DELIRIUM, stand_in),
    picture("mimic", DELIRIUM, stand_in),
    picture("abyss-watcher", DELIRIUM, stand_in),
    picture("hoarder-djinn", DELIRIUM, stand_in),
    picture("dragon", DELIRIUM, stand_in),
    picture("final", DELIRIUM, stand_in),
];

const COVERS: [Picture; 4] = [
    picture("1", DELIRIUM, stand_in),
    picture("2", DELIRIUM, stand_in),
    picture("3", DELIRIUM, stand_in),
    picture("4", DELIRIUM, stand_in),
];
