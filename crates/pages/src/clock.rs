//! What runs out, and when? The browser counts down by itself, without being told each second.

use maud::{Markup, html};
use words::page_lines;

use crate::chrome::TableChrome;

/// The sand that runs at this table. Without script it says when it ends.
pub fn clocks(chrome: &TableChrome) -> Markup {
    html! {
        div #clocks.clocks {
            @for clock in &chrome.clocks {
                p.clock role="timer" data-deadline=(clock.deadline) data-length=(clock.length) {
                    span.clock-label { (clock.label) } " "
                    time.clock-left data-keep {
                        (page_lines::ends_at(chrome.lang, clock.deadline))
                    }
                }
            }
        }
    }
}
