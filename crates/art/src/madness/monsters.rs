//! Who comes out of the book? Sixteen monsters, the last page, and the four covers.

mod brute;
mod cover;
mod dead;
mod deep;
mod last;
mod parts;
mod wicked;
mod winged;

use super::{AIR, EARTH, FIRE, Picture, Sheet, WATER, picture};
use crate::elements::{DELIRIUM, HUES};
use crate::pen::Hue;

const GOLDEN: Hue = HUES[4];
const FROST: Hue = HUES[5];
const VIOLET: Hue = HUES[6];
const MOSS: Hue = HUES[7];
const STONE: Hue = HUES[8];
const SHADE: Hue = HUES[9];

pub fn lay(sheet: &mut Sheet) {
    sheet.album("monster", (300, 300), &ALL);
    sheet.album("cover", (200, 280), &COVERS);
}

const ALL: [Picture; 17] = [
    picture("ghost-librarian", FROST, dead::ghost_librarian),
    picture("gargoyle", STONE, winged::gargoyle),
    picture("ink-fiend", DELIRIUM, brute::ink_fiend),
    picture("nightmare-steed", SHADE, dead::nightmare_steed),
    picture("sorcerer", VIOLET, wicked::sorcerer),
    picture("kraken", WATER, deep::kraken),
    picture("leviathan-of-oblivion", AIR, deep::leviathan),
    picture("medusa", MOSS, wicked::medusa),
    picture("devourer", FIRE, brute::devourer),
    picture("puppeteer", SHADE, wicked::puppeteer),
    picture("cyclops", EARTH, brute::cyclops),
    picture("banshee", AIR, dead::banshee),
    picture("mimic", GOLDEN, brute::mimic),
    picture("abyss-watcher", VIOLET, deep::abyss_watcher),
    picture("hoarder-djinn", WATER, winged::hoarder_djinn),
    picture("dragon", FIRE, winged::dragon),
    picture("final", DELIRIUM, last::last_page),
];

const COVERS: [Picture; 4] = [
    picture("1", FROST, cover::librarian),
    picture("2", STONE, cover::gargoyle),
    picture("3", DELIRIUM, cover::ink),
    picture("4", SHADE, cover::steed),
];
