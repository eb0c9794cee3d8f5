//! How does one look at a game again, from any seat?

use maud::{Markup, PreEscaped, html};
use table::Viewer;
use words::page::page;
use words::page_lines;

use crate::board::Region;
use crate::marks::icon;
use crate::room::Room;
use crate::sheet::{Reader, Sheet, sheet};
use crate::table::steps;

/// A moment of a game through somebody's eyes.
pub struct ReplayPage<'a> {
    /// Not live; `at` is the moment shown, `latest` the last one.
    pub room: &'a Room,
    /// The game's regions for that moment and viewer.
    pub regions: &'a [Region],
    /// Whose eyes may be chosen.
    pub viewers: &'a [Viewer],
}

/// The page of a replay.
pub fn replay_page(replay: &ReplayPage) -> String {
    let room = replay.room;
    let words = page(room.lang);
    let path = format!("/t/{}/replay?at={}&as={}", room.id, room.at, eyes(room.viewer));
    let reader = Reader { lang: room.lang, theme: room.theme, path };
    let (side, stage): (Vec<&Region>, Vec<&Region>) =
        replay.regions.iter().partition(|region| region.id.starts_with("side-"));
    let body = html! {
        main #main.play.{ "of-" (room.game) } {
            h1.unseen { (words.replay) }
            div.stage {
                (strip(replay))
                @for region in stage { (PreEscaped(&region.html)) }
            }
            aside.side aria-label=(words.log) { @for region in side { (PreEscaped(&region.html)) } }
        }
    };
    let sheet_of = Sheet {
        reader: &reader,
        title: words.replay,
        game: Some(room.game),
        class: "room replaying",
        head: html! {},
        body,
    };
    sheet(&sheet_of)
}

fn strip(replay: &ReplayPage) -> Markup {
    let room = replay.room;
    let words = page(room.lang);
    html! {
        div #top.top {
            nav.ribbon.back aria-label=(words.replay) {
                span.moment-no { (icon("replay")) strong { (words.replay) } " " (page_lines::move_of(room.lang, room.at, room.latest)) }
                (steps(room, &|at| format!("/t/{}/replay?at={at}&as={}", room.id, eyes(room.viewer))))
                a.button href={ "/t/" (room.id) } { (words.go_on) }
                span.row.eyes { (icon("eye"))
                    @for viewer in replay.viewers {
                        a.chip href={ "/t/" (room.id) "/replay?at=" (room.at) "&as=" (eyes(*viewer)) }
                            title=[seen_by(room, *viewer)] aria-current=[(*viewer == room.viewer).then_some("page")] {
                            (eyes_name(room, *viewer))
                        }
                    }
                }
            }
        }
    }
}

/// A viewer as addresses say it.
fn eyes(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".to_owned(),
        Viewer::Referee => "all".to_owned(),
    }
}

fn eyes_name(room: &Room, viewer: Viewer) -> &str {
    let words = page(room.lang);
    match viewer {
        Viewer::Seat(seat) => room.names.of(seat),
        Viewer::Spectator => words.replay_watch,
        Viewer::Referee => words.replay_all,
    }
}

/// What choosing a seat's eyes means, in a sentence.
fn seen_by(room: &Room, viewer: Viewer) -> Option<String> {
    let Viewer::Seat(seat) = viewer else { return None };
    Some(page_lines::seen_by(room.lang, room.names.of(seat)))
}
