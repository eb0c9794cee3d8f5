//! How does the log of Death May Die read?

use ::deathmaydie::DeathMayDie;
use maud::{Markup, html};
use table::Game;
use words::Speak;

use super::TableScene;
use crate::log::{line, panel};
use crate::page_diff::PageDiff;
use crate::sentence::plain_chip;

pub fn log(scene: &TableScene, diff: &mut PageDiff) {
    let chrome = scene.chrome;
    panel(
        scene,
        diff,
        |_, _| false,
        |_, (at, event)| {
            let said = DeathMayDie::line(chrome.lang, &chrome.names, event);
            html! { @if let Some(said) = said { (line(DeathMayDie::NAME, *at, &said, &chip)) } }
        },
    );
}

pub fn chip(id: &str, called: &str) -> Markup {
    plain_chip(DeathMayDie::NAME, id, called)
}
