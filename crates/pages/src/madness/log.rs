//! What has happened at the lectern, turn by turn?

use ::madness::{Event, Madness};
use maud::{Markup, html};
use words::Speak;
use words::madness::table_words;

use super::{TableScene, card};
use crate::log::{self, Entry};
use crate::page_diff::PageDiff;

pub fn log(scene: &TableScene, diff: &mut PageDiff) {
    log::panel(
        scene,
        diff,
        |_, _| false,
        |_, event| match event {
            Event::TurnBegan { turn, seat } => {
                let name = scene.chrome.names.of(*seat);
                Entry { heading: Some(table_words::turn(scene.chrome.lang, *turn, name)), line: None }
            }
            event => Madness::line(scene.chrome.lang, &scene.chrome.names, event).into(),
        },
        &card::chip,
    );
}

/// The newest line there is.
pub fn last(scene: &TableScene) -> Markup {
    let drawn = scene.log.iter().rev().map(|(at, event)| line(scene, *at, event));
    drawn.into_iter().find(|line| !line.0.is_empty()).unwrap_or_default()
}

/// One event as a line, if it says anything.
pub fn line(scene: &TableScene, at: usize, event: &Event) -> Markup {
    let line = Madness::line(scene.chrome.lang, &scene.chrome.names, event);
    html! { @if let Some(line) = line { (log::line("madness", at, &line, &card::chip)) } }
}
