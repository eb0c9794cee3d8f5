//! How does one look at a game again, from any seat, moment by moment or as it was played?

use maud::{Markup, PreEscaped, html};
use table::Viewer;
use words::page::page;
use words::{branch_words, page_lines, practice_words, story_words};

use crate::assets;
use crate::board::Region;
use crate::branch::{self, Weighed};
use crate::chrome::TableChrome;
use crate::document::{Document, Reader, document};
use crate::sprites::icon;
use crate::table::{step, when};

/// A moment of a game through somebody's eyes.
pub struct ReplayPage<'a> {
    /// Not live; `at` is the moment shown, `latest` the last one.
    pub chrome: &'a TableChrome,
    /// The game's regions for that moment and viewer.
    pub regions: &'a [Region],
    /// Whose eyes may be chosen.
    pub viewers: &'a [Viewer],
    /// The parts of the game one can jump to, by the moment they begin.
    pub parts: &'a [(usize, String)],
    /// What a good player would have considered here, if somebody asked.
    pub weighed: Option<&'a Weighed>,
}

/// The page of a replay.
pub fn replay_page(replay: &ReplayPage) -> String {
    let chrome = replay.chrome;
    let words = page(chrome.lang);
    let reader = Reader { lang: chrome.lang, theme: chrome.theme, path: path(chrome, chrome.at) };
    let (side, stage): (Vec<&Region>, Vec<&Region>) =
        replay.regions.iter().partition(|region| region.id.starts_with("side-"));
    let body = html! {
        main #main.play.{ "of-" (chrome.game) } data-table=(chrome.id) data-as=[chrome.mine.iter().next()] {
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
        head: html! {
            script type="module" src=(assets::replay_script()) {}
            @if chrome.shared_review.is_some() { script type="module" src=(assets::shared_review_script()) {} }
        },
        body,
    };
    document(&document_of)
}

/// Where a moment of this replay is, through the same eyes.
fn path(chrome: &TableChrome, at: usize) -> String {
    format!("/t/{}/replay?at={at}&as={}", chrome.id, eyes(chrome.viewer))
}

fn strip(replay: &ReplayPage) -> Markup {
    let chrome = replay.chrome;
    let words = page(chrome.lang);
    let link = format!("{}/replay?at={}&as={}", chrome.link, chrome.at, eyes(chrome.viewer));
    html! {
        div #top.top {
            nav #reel.ribbon.back.reel aria-label=(words.replay) {
                p.moment-no { (icon("replay")) strong { (page_lines::move_of(chrome.lang, chrome.at, chrome.latest)) } (when(chrome)) }
                (steps(replay))
                (slider(chrome))
                (parts(replay))
                span.row.keep {
                    input.unseen type="text" readonly tabindex="-1" aria-hidden="true" value=(link);
                    button.tool type="button" data-copy=(link)
                        data-done=(words.copied) title=(words.replay_link) { (icon("link")) span { (words.copy_link) } }
                    a.tool href={ "/t/" (chrome.id) } title=(words.go_on) aria-label=(words.go_on) { (icon("candle")) }
                }
                @if replay.viewers.contains(&Viewer::Referee) { (after_the_game(replay)) }
                (branch::considered(chrome, replay.weighed))
                span.row.eyes {
                    // In a game that goes on there are few eyes to look through, and room for the way out beside them.
                    @if chrome.may_part { (branch::way_out(chrome)) }
                    (icon("eye"))
                    @for viewer in replay.viewers {
                        a.chip href={ "/t/" (chrome.id) "/replay?at=" (chrome.at) "&as=" (eyes(*viewer)) } data-moment
                            title=[seen_by(chrome, *viewer)] aria-current=[(*viewer == chrome.viewer).then_some("page")] {
                            (eyes_name(chrome, *viewer))
                        }
                    }
                }
            }
        }
    }
}

/// Only of a finished game: what decided it, what a good player would have done here, and another way on from here.
fn after_the_game(replay: &ReplayPage) -> Markup {
    let chrome = replay.chrome;
    let words = branch_words::branch(chrome.lang);
    html! {
        span.row.after {
            @if chrome.shared_review.is_some() {
                a.tool href="#side-together" { (icon("eye")) span { (practice_words::shared_review(chrome.lang).title) } }
            }
            a.tool href={ "/t/" (chrome.id) "/story" } { (icon("course")) span { (story_words::story(chrome.lang).title) } }
            @if !chrome.over {
                a.tool href={ (path(chrome, chrome.at)) "&good=yes" } data-moment title=(words.good_lead) { (icon("hint")) span { (words.good) } }
                a.tool href={ "/t/" (chrome.id) "/branch?at=" (chrome.at) "&as=" (eyes(chrome.viewer)) } title=(words.lead) { (icon("branch")) span { (words.what_if) } }
            }
        }
    }
}

/// From move to move, from part to part, or by itself.
fn steps(replay: &ReplayPage) -> Markup {
    let chrome = replay.chrome;
    let words = page(chrome.lang);
    let begins = |(at, _): &(usize, String)| *at;
    let earlier = replay.parts.iter().map(begins).rfind(|at| *at < chrome.at).or(chrome.steps.first);
    let later = replay.parts.iter().map(begins).find(|at| *at > chrome.at).or(chrome.steps.last);
    let link = |to: Option<usize>, mark, name, label| step(to.map(|at| path(chrome, at)), mark, name, label);
    html! {
        span.steps {
            (link(earlier, "first", "prev-part", words.prev_part))
            (link(chrome.steps.previous, "prev", "prev", words.prev))
            button #play.step.needs-script data-keep type="button" aria-pressed="false" data-play=(words.replay_play) data-pause=(words.replay_pause)
                aria-label=(words.replay_play) title=(words.replay_play) { (icon("play")) (icon("pause")) }
            (link(chrome.steps.next, "next", "next", words.next))
            (link(later, "last", "next-part", words.next_part))
        }
        select #speed.needs-script data-keep aria-label=(words.replay_speed) title=(words.replay_speed) {
            option value="2400" { (words.pace_calm) }
            option value="1200" selected { (words.pace_normal) }
            option value="450" { (words.pace_quick) }
        }
    }
}

/// Any moment at once.
fn slider(chrome: &TableChrome) -> Markup {
    let words = page(chrome.lang);
    html! {
        form.row.slider action={ "/t/" (chrome.id) "/replay" } {
            input type="hidden" name="as" value=(eyes(chrome.viewer));
            input #moment-at type="range" name="at" min="0" max=(chrome.latest) value=(chrome.at) autocomplete="off" aria-label=(words.replay_moment)
                aria-valuetext=(page_lines::move_of(chrome.lang, chrome.at, chrome.latest));
            button.without-script type="submit" { (words.replay_go) }
        }
    }
}

/// The Chapters or rounds of the game, by name.
fn parts(replay: &ReplayPage) -> Markup {
    let chrome = replay.chrome;
    let words = page(chrome.lang);
    let now = replay.parts.iter().rposition(|(at, _)| *at <= chrome.at);
    html! {
        @if !replay.parts.is_empty() {
            form.row.parts action={ "/t/" (chrome.id) "/replay" } {
                input type="hidden" name="as" value=(eyes(chrome.viewer));
                select #part name="at" autocomplete="off" aria-label=(words.replay_part) {
                    @for (index, (at, name)) in replay.parts.iter().enumerate() {
                        option value=(at) selected[now == Some(index)] { (name) }
                    }
                }
                button.without-script type="submit" { (words.replay_go) }
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
