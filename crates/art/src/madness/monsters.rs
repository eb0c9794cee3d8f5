//! Who comes out of the book? Sixteen monsters, the last page, and the four covers.

mod brute;
mod cover;
mod dead;
mod deep;
mod last;
mod parts;
mod wicked;
mod winged;

pub use deep::abyss_watcher as portrait_of_the_abyss;

use ::madness::cards::Monster;

use super::{AIR, EARTH, FIRE, Picture, Sheet, WATER, picture};
use crate::elements::{DELIRIUM, HUES};
use crate::pen::{Hue, Pen};

const GOLDEN: Hue = HUES[4];
const FROST: Hue = HUES[5];
const VIOLET: Hue = HUES[6];
const MOSS: Hue = HUES[7];
const STONE: Hue = HUES[8];
const SHADE: Hue = HUES[9];

pub fn lay(sheet: &mut Sheet) {
    for monster in Monster::ALL {
        let (hue, paint) = portrait(monster);
        sheet.painted(&format!("monster-{monster}"), (300, 300), hue, paint);
    }
    sheet.painted("monster-final", (300, 300), DELIRIUM, last::last_page);
    sheet.album("cover", (200, 280), &COVERS);
}

fn portrait(monster: Monster) -> (Hue, fn(&mut Pen)) {
    match monster {
        Monster::GhostLibrarian => (FROST, dead::ghost_librarian),
        Monster::Gargoyle => (STONE, winged::gargoyle),
        Monster::InkFiend => (DELIRIUM, brute::ink_fiend),
        Monster::NightmareSteed => (SHADE, dead::nightmare_steed),
        Monster::Sorcerer => (VIOLET, wicked::sorcerer),
        Monster::Kraken => (WATER, deep::kraken),
        Monster::LeviathanOfOblivion => (AIR, deep::leviathan),
        Monster::Medusa => (MOSS, wicked::medusa),
        Monster::Devourer => (FIRE, brute::devourer),
        Monster::Puppeteer => (SHADE, wicked::puppeteer),
        Monster::Cyclops => (EARTH, brute::cyclops),
        Monster::Banshee => (AIR, dead::banshee),
        Monster::Mimic => (GOLDEN, brute::mimic),
        Monster::AbyssWatcher => (VIOLET, deep::abyss_watcher),
        Monster::HoarderDjinn => (WATER, winged::hoarder_djinn),
        Monster::Dragon => (FIRE, winged::dragon),
    }
}

const COVERS: [Picture; 4] = [
    picture("1", FROST, cover::librarian),
    picture("2", STONE, cover::gargoyle),
    picture("3", DELIRIUM, cover::ink),
    picture("4", SHADE, cover::steed),
];
