//! How does one look at a game again, from any seat?

use maud::{Markup, PreEscaped, html};
use table::Viewer;
use words::page::page;
use words::page_lines;

use crate::board::Region;
use crate::chrome::TableChrome;
use crate::document::{Document, Reader, document};
use crate::sprites::icon;
use crate::table::{steps, when};

/// A moment of a game through somebody's eyes.
pub struct ReplayPage<'a> {
    /// Not live; `at` is the moment shown, `latest` the last one.
    pub chrome: &'a TableChrome,
    /// The game's regions for that moment and viewer.
    pub regions: &'a [Region],
    /// Whose eyes may be chosen.
    pub viewers: &'a [Viewer],
}

/// The page of a replay.
pub fn replay_page(replay: &ReplayPage) -> String {
    let chrome = replay.chrome;
    let words = page(chrome.lang);
    let path = format!("/t/{}/replay?at={}&as={}", chrome.id, chrome.at, eyes(chrome.viewer));
    let reader = Reader { lang: chrome.lang, theme: chrome.theme, path };
    let (side, stage): (Vec<&Region>, Vec<&Region>) =
        replay.regions.iter().partition(|region| region.id.starts_with("side-"));
    let body = html! {
        main #main.play.{ "of-" (chrome.game) } {
            h1.unseen { (words.replay) }
            div.stage {
                (strip(replay))
                @for region in stage { (PreEscaped(&region.html)) }
            }
            aside.side aria-label=(words.log) { @for region in side { (PreEscaped(&region.html)) } }
        }
    };
    let document_of = Document {
        reader: &reader,
        title: words.replay,
        game: Some((chrome.game, chrome.files)),
        class: "room replaying",
        head: html! {},
        body,
    };
    document(&document_of)
}

fn strip(replay: &ReplayPage) -> Markup {
    let chrome = replay.chrome;
    let words = page(chrome.lang);
    html! {
        div #top.top {
            nav.ribbon.back aria-label=(words.replay) {
                span.moment-no { (icon("replay")) strong { (words.replay) } " " (page_lines::move_of(chrome.lang, chrome.at, chrome.latest)) (when(chrome)) }
                (steps(chrome, &|at| format!("/t/{}/replay?at={at}&as={}", chrome.id, eyes(chrome.viewer))))
                a.button href={ "/t/" (chrome.id) } { (words.go_on) }
                span.row.eyes { (icon("eye"))
                    @for viewer in replay.viewers {
                        a.chip href={ "/t/" (chrome.id) "/replay?at=" (chrome.at) "&as=" (eyes(*viewer)) }
                            title=[seen_by(chrome, *viewer)] aria-current=[(*viewer == chrome.viewer).then_some("page")] {
                            (eyes_name(chrome, *viewer))
                        }
                    }
                }
            }
        }
    }
}

/// A viewer as addresses say it.
pub fn eyes(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".to_owned(),
        Viewer::Referee => "all".to_owned(),
    }
}

fn eyes_name(chrome: &TableChrome, viewer: Viewer) -> &str {
    let words = page(chrome.lang);
    match viewer {
        Viewer::Seat(seat) => chrome.names.of(seat),
        Viewer::Spectator => words.replay_watch,
        Viewer::Referee => words.replay_all,
    }
}

/// What choosing a seat's eyes means, in a sentence.
fn seen_by(chrome: &TableChrome, viewer: Viewer) -> Option<String> {
    let Viewer::Seat(seat) = viewer else { return None };
    Some(page_lines::seen_by(chrome.lang, chrome.names.of(seat)))
}
