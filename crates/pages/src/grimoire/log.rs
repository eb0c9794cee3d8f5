//! What has happened at a table of Grimoire, Chapter by Chapter?

use grimoire::{Event, Grimoire};
use maud::{Markup, html};
use words::grimoire::table_words;
use words::{Speak, Tone};

use super::{TableScene, card};
use crate::log;
use crate::page_diff::PageDiff;
use crate::sentence::sentence;

pub fn log(scene: &TableScene, diff: &mut PageDiff) {
    log::panel(scene, diff, |before, event| line(scene, before, event));
}

/// The last thing that mattered, for those who do not have the log in sight.
pub fn last(scene: &TableScene) -> Option<Markup> {
    let (lang, names) = (scene.chrome.lang, &scene.chrome.names);
    let mut lines =
        scene.log.iter().rev().take(8).filter_map(|(_, event)| Grimoire::line(lang, names, event));
    lines.find(|line| line.tone != Tone::Detail).map(|line| sentence("grimoire", &line.sentence, &card::chip))
}

/// One event as a line, under the heading of its Chapter if it is the first of it.
fn line(scene: &TableScene, before: Option<&Event>, (at, event): &(usize, Event)) -> Markup {
    let lang = scene.chrome.lang;
    let opens = before.is_none_or(|before| (before.round, before.chapter) != (event.round, event.chapter));
    html! {
        @if opens && event.chapter > 0 { h3 { (table_words::heading(lang, event.round, event.chapter)) } }
        @if let Some(line) = Grimoire::line(lang, &scene.chrome.names, event) {
            (log::line("grimoire", *at, &line, &card::chip))
        }
    }
}
