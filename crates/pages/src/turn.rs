//! What does the reader want to be told, and of what? The switch they have, and what the tab's script may say aloud.

use maud::{Markup, html};
use words::hall_lines;
use words::page::page;

use crate::chrome::TableChrome;
use crate::page_diff::PageDiff;
use crate::sprites::icon;

/// A mark the script reads, and the switch, which stays as the reader left it.
pub fn draw(chrome: &TableChrome, diff: &mut PageDiff) {
    diff.region("turn", (chrome.sealed, &chrome.nudge), || mark(chrome));
}

fn mark(chrome: &TableChrome) -> Markup {
    let words = page(chrome.lang);
    let nudge = chrome.nudge.as_ref().filter(|_| chrome.live && !chrome.over);
    let says = nudge.map(|nudge| hall_lines::nudged(chrome.lang, &nudge.by));
    html! {
        div #turn.nudged data-title={ (words.your_turn_mark) " · " (chrome.title.name) } data-body=(words.turn_body)
            data-calm=(words.the_table) data-hush=[chrome.sealed.then_some("")] data-nudge=[nudge.map(|nudge| nudge.number)]
            data-nudge-text=[says.as_ref()] {
            @if let Some(says) = &says { p.ribbon role="status" { (icon("bell")) (says) } }
        }
    }
}

/// The one switch there is: for all tables, in this browser. Without script it would do nothing, so it is not there.
pub fn switch(chrome: &TableChrome) -> Markup {
    let words = page(chrome.lang);
    html! {
        div #turn-switch.turn-switch data-keep {
            label title=(words.turn_help) { input #tell-turn type="checkbox" role="switch"; span { (icon("bell")) (words.turn_tell) } }
            p.small #tell-note role="status" data-both=(words.turn_both) data-knock=(words.turn_knock) {}
        }
    }
}
