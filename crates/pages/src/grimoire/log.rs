//! What has happened at a table of Grimoire, Chapter by Chapter?

use grimoire::{Event, Grimoire};
use maud::{Markup, Render};
use words::grimoire::table_words;
use words::{Speak, Tone};

use super::{TableScene, card};
use crate::log::{self, Entry};
use crate::page_diff::PageDiff;
use crate::sentence::sentence;

pub fn log(scene: &TableScene, diff: &mut PageDiff) {
    log::panel(scene, diff, opens, |opens, event| entry(scene, opens, event), &card::chip);
}

/// The last thing that mattered, for those who do not have the log in sight.
pub fn last(scene: &TableScene) -> Option<Markup> {
    let (lang, names) = (scene.chrome.lang, &scene.chrome.names);
    let mut lines =
        scene.log.iter().rev().take(8).filter_map(|(_, event)| Grimoire::line(lang, names, event));
    lines
        .find(|line| line.tone != Tone::Detail)
        .map(|line| sentence("grimoire", &line.sentence, &card::chip).render())
}

/// Whether this is the first event of its Chapter.
fn opens(before: Option<&Event>, event: &Event) -> bool {
    let same = |before: &Event| (before.round, before.chapter) == (event.round, event.chapter);
    event.chapter > 0 && !before.is_some_and(same)
}

/// One event as a line, under the heading of its Chapter if it opens it.
fn entry(scene: &TableScene, opens: bool, event: &Event) -> Entry {
    let lang = scene.chrome.lang;
    Entry {
        heading: opens.then(|| table_words::heading(lang, event.round, event.chapter)),
        line: Grimoire::line(lang, &scene.chrome.names, event),
    }
}
