//! How does the log of Obscurio read?

use ::obscurio::{Event, Obscurio};
use maud::Markup;
use table::Game;
use words::Speak;

use super::TableScene;
use crate::log::panel;
use crate::page_diff::PageDiff;
use crate::sentence::plain_chip;

pub fn log(scene: &TableScene, diff: &mut PageDiff) {
    let chrome = scene.chrome;
    let entry = |_, event: &Event| Obscurio::line(chrome.lang, &chrome.names, event).into();
    panel(scene, diff, |_, _| false, entry, &chip);
}

pub fn chip(id: &str, called: &str) -> Markup {
    plain_chip(Obscurio::NAME, id, called)
}
