//! What came of the part of the game that ended last, and how does one go on?

use maud::{Markup, html};
use words::page::page;
use words::page_lines;

use crate::board::{Board, Scene};
use crate::chrome::TableChrome;
use crate::page_diff::PageDiff;
use crate::sprites::icon;
use crate::table::form_start;

/// Draws the card that sums up what ended last, for as long as it may be read. While bots wait for the reader it stands
/// where nobody can miss it.
pub fn draw_result<G: Board>(scene: &Scene<G>, diff: &mut PageDiff) {
    let waits = scene.chrome.own_seat().is_some_and(|seat| scene.chrome.readers.contains(seat));
    let made_from = (G::result_from(scene), waits, scene.chrome.readers);
    diff.region("side-summary", made_from, || {
        html! {
            section #side-summary.summary.waits[waits] {
                @if let Some(result) = G::result(scene) { (result) }
                (go_on(scene.chrome, waits))
            }
        }
    });
}

/// One press, and bots wait no longer; or the names of those they still wait for.
fn go_on(chrome: &TableChrome, waits: bool) -> Markup {
    let others: Vec<&str> = chrome.readers.iter().map(|seat| chrome.names.of(seat)).collect();
    html! {
        @if waits {
            form.go-on method="post" action={ "/t/" (chrome.id) "/go-on" } data-live {
                (form_start(chrome))
                button.gold type="submit" { (page(chrome.lang).bots_go_on) (icon("next")) }
            }
        } @else if !others.is_empty() {
            p.small.go-on { (page_lines::still_looking(chrome.lang, &others)) }
        }
    }
}
