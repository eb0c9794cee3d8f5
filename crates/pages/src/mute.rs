//! Not having to read somebody.

use maud::{Markup, html};
use table::company::Sitter;
use words::page::page;

use crate::chrome::{Place, TableChrome};
use crate::sprites::icon;

/// Whoever would rather not read what somebody says need not; nobody else learns of it.
pub(crate) fn mute(chrome: &TableChrome, place: &Place) -> Markup {
    let words = page(chrome.lang);
    let muted = chrome.muted.contains(place.seat);
    html! {
        @if matches!(place.sitter, Sitter::Person(_)) {
            form.row method="post" action={ "/t/" (chrome.id) "/mute" } {
                input type="hidden" name="who" value=(place.seat);
                @if let Some(own) = chrome.own_seat().filter(|_| chrome.mine.len() > 1) { input type="hidden" name="seat" value=(own); }
                input type="hidden" name="mute" value=(if muted { "no" } else { "yes" });
                button.quiet type="submit" { (icon(if muted { "chat" } else { "silence" })) (if muted { words.unmute } else { words.mute }) }
            }
        }
    }
}
