//! How do the regions of a table come together into one page, and what is around the game?

use maud::{Markup, PreEscaped, html};
use words::page::page;
use words::{hall_lines, page_lines};

use crate::assets;
use crate::board::Region;
use crate::branch;
use crate::chrome::{Place, Steps, TableChrome};
use crate::clock;
use crate::document::{Document, Reader, document};
use crate::guide;
use crate::home::name_input;
use crate::link_preview::{self, Preview};
use crate::page_diff::PageDiff;
use crate::people;
use crate::shared_review;
use crate::sprites::icon;
use crate::tools;
use crate::turn;
use table::company::Sitter;

/// The whole page around the regions. Those whose id begins with `side-` stand beside the table.
pub fn table_page(chrome: &TableChrome, regions: &[Region], version: u64) -> String {
    let words = page(chrome.lang);
    let reader = Reader { lang: chrome.lang, theme: chrome.theme, path: home_of(chrome) };
    let (side, stage): (Vec<&Region>, Vec<&Region>) =
        regions.iter().partition(|region| region.id.starts_with("side-"));
    let body = html! {
        main #main.play.{ "of-" (chrome.game) } data-table=(chrome.id) data-v={ (format_args!("{version:016x}")) } data-build=(chrome.files.build())
            data-as=[chrome.own_seat()] data-live=[chrome.live.then_some("")] {
            h1.unseen { (words.the_table) " " (chrome.id) }
            p #clock-voice.unseen role="status" {}
            div.stage {
                @if chrome.live { (branch::way_back(chrome)) }
                @for region in stage { (PreEscaped(&region.html)) }
            }
            aside.side aria-label=(words.tools) { @for region in side { (PreEscaped(&region.html)) } }
        }
    };
    let title = if chrome.is_my_turn() && !chrome.sealed { words.your_turn_mark } else { words.the_table };
    let head = html! {
        @if let Some(script) = &chrome.files.script { script type="module" src=(script.path) {} }
        @if chrome.live {
            script type="module" src=(assets::clock_script()) {}
            script type="module" src=(assets::turn_script()) {}
            script type="module" src=(assets::why_script()) {}
            @if chrome.guide.is_some() { script type="module" src=(assets::guide_script()) {} }
        }
        (preview(chrome))
        // A reload would drop a half-made choice, so the page only looks again while others think.
        @if chrome.live && !chrome.over && !chrome.is_my_turn() {
            noscript { meta http-equiv="refresh" content="5"; }
        }
    };
    document(&Document {
        reader: &reader,
        title,
        game: Some((chrome.game, chrome.files)),
        class: "room",
        head,
        body,
    })
}

/// What a link to this table says elsewhere: the game, and nothing of who sits there or how it stands.
fn preview(chrome: &TableChrome) -> Markup {
    let path = format!("/t/{}", chrome.id);
    link_preview::tags(&Preview {
        lang: chrome.lang,
        origin: chrome.link.strip_suffix(&path).unwrap_or_default(),
        path: &path,
        title: &hall_lines::table_of(chrome.lang, chrome.title.name),
        about: chrome.title.help,
        game: Some(chrome.game),
    })
}

/// Draws the regions every table has, whatever is played.
pub fn draw_chrome(chrome: &TableChrome, diff: &mut PageDiff) {
    diff.region("top", (&chrome.notice, &chrome.undo, &chrome.rematch), || top(chrome));
    if let Some(guide) = chrome.guide.as_ref().filter(|_| chrome.live) {
        diff.region("guide", guide, || guide::region(chrome, guide));
    }
    diff.region("clocks", &chrome.clocks, || clock::clocks(chrome));
    turn::draw(chrome, diff);
    tools::draw(chrome, diff);
    diff.region("side-talk", (&chrome.said, chrome.talk, &chrome.phrases), || tools::talk(chrome));
    let read = chrome.shared_review.as_ref().map(|review| (review, chrome.at));
    diff.region("side-together", read, || shared_review::region(chrome));
    let seats = (chrome.watchers, chrome.think, chrome.latest > 0, chrome.muted, chrome.muted_by_rules);
    diff.region("side-seats", seats, || people::seats(chrome));
}

/// Where this page lives, for this seat.
pub(crate) fn home_of(chrome: &TableChrome) -> String {
    match chrome.own_seat() {
        Some(seat) if chrome.mine.len() > 1 => format!("/t/{}?as={seat}", chrome.id),
        _ => format!("/t/{}", chrome.id),
    }
}

/// A form that does something at this table, for the reader's seat.
pub(crate) fn form_start(chrome: &TableChrome) -> Markup {
    html! { @if let Some(seat) = chrome.own_seat() { input type="hidden" name="seat" value=(seat); } }
}

/// A form that makes a move: it says which question is answered.
pub(crate) fn move_start(chrome: &TableChrome) -> Markup {
    let question = chrome.question.filter(|_| chrome.is_my_turn());
    html! {
        (form_start(chrome))
        @if let Some(question) = question { input type="hidden" name="question" value=(question); }
    }
}

/// What somebody must read before anything else: a refusal, a look back, missing people, a question to all.
fn top(chrome: &TableChrome) -> Markup {
    html! {
        div #top.top {
            @if let Some(notice) = &chrome.notice {
                p.notice role="alert" {
                    (notice.text) " "
                    @if let Some(rule) = notice.rule {
                        a href={ "/rules/" (chrome.game) "/" (rule) } { (rule) }
                    }
                }
            }
            @if !chrome.live { (looking_back(chrome)) }
            @if chrome.live && !chrome.over { (lent(chrome)) (waiting(chrome)) (tools::undo_question(chrome)) }
            @if let Some(table) = &chrome.rematch {
                p.ribbon { (page(chrome.lang).rematch_ready) " "
                    a.button href={ "/t/" (table) } { (page(chrome.lang).go_rematch) } }
            }
        }
    }
}

fn looking_back(chrome: &TableChrome) -> Markup {
    let words = page(chrome.lang);
    html! {
        nav.ribbon.back aria-label=(words.looking_back) {
            span.moment-no { (icon("eye")) strong { (words.looking_back) } " " (page_lines::move_of(chrome.lang, chrome.at, chrome.latest)) (when(chrome)) }
            (steps(chrome, &|at| format!("/t/{}?at={at}{}", chrome.id, as_seat(chrome))))
            @if chrome.may_part { (branch::way_out(chrome)) }
            a.button.gold href=(home_of(chrome)) { (words.to_live) }
        }
    }
}

fn as_seat(chrome: &TableChrome) -> String {
    match chrome.own_seat() {
        Some(seat) if chrome.mine.len() > 1 => format!("&as={seat}"),
        _ => String::new(),
    }
}

/// When the move looked at was made.
pub(crate) fn when(chrome: &TableChrome) -> Markup {
    html! {
        @if let Some(at) = chrome.when {
            " " time.when datetime=(page_lines::timestamp(at)) { (page_lines::happened(chrome.lang, at)) }
        }
    }
}

/// Links to the moves around this one.
pub(crate) fn steps(chrome: &TableChrome, to: &dyn Fn(usize) -> String) -> Markup {
    let words = page(chrome.lang);
    let Steps { first, previous, next, last } = chrome.steps;
    let link = |target: Option<usize>, mark, label| step(target.map(to), mark, mark, label);
    html! {
        span.steps {
            (link(first, "first", words.first))
            (link(previous, "prev", words.prev))
            (link(next, "next", words.next))
            (link(last, "last", words.last))
        }
    }
}

/// One of them, or its empty place.
pub(crate) fn step(to: Option<String>, mark: &str, name: &str, label: &str) -> Markup {
    html! {
        @if let Some(to) = to {
            a.step href=(to) aria-label=(label) title=(label) data-step=(name) { (icon(mark)) }
        } @else { span.step.off { (icon(mark)) } }
    }
}

/// Whoever lent their seat to a bot reads so, and how to come back.
fn lent(chrome: &TableChrome) -> Markup {
    let lent = |place: &&Place| matches!(place.sitter, Sitter::Bot(_));
    let Some(place) = chrome.own_seat().and_then(|seat| chrome.place(seat)).filter(lent) else {
        return html! {};
    };
    html! {
        section.ribbon.lent {
            h2 { (icon("candle")) (page(chrome.lang).bot_plays) }
            (people::take_back(chrome, place))
        }
    }
}

/// While somebody is missing: the link to send, a seat to take, or bots to play with.
fn waiting(chrome: &TableChrome) -> Markup {
    let words = page(chrome.lang);
    let free: Vec<&Place> = chrome.seats.iter().filter(|place| place.sitter == Sitter::Nobody).collect();
    let kept = |place: &Place| matches!(place.sitter, Sitter::Kept(_)).then(|| chrome.names.of(place.seat));
    let kept: Vec<&str> = chrome.seats.iter().filter_map(kept).collect();
    let here = chrome.host || chrome.own_seat().is_some();
    html! {
        @if !free.is_empty() || !kept.is_empty() {
            section.ribbon.waiting {
                h2 { (icon("candle")) (page_lines::waits_for(chrome.lang, &kept, free.len())) }
                @if here && !free.is_empty() {
                    (people::copy_link(chrome.lang, &chrome.link, words.copy_link, "gold"))
                    p { (words.invite_lead) }
                }
                @if here { (people::fill(chrome)) }
                @else if !free.is_empty() { (join(chrome, &free)) }
            }
        }
    }
}

/// Somebody who looks on can take a free seat: a name, and which.
fn join(chrome: &TableChrome, free: &[&Place]) -> Markup {
    let words = page(chrome.lang);
    html! {
        form.row.join method="post" action={ "/t/" (chrome.id) "/sit" } {
            (name_input(chrome.lang, chrome.my_name.as_deref()))
            @if let [place] = free {
                input type="hidden" name="seat" value=(place.seat);
                button.gold.large type="submit" { (icon("candle")) (words.take_seat) }
            } @else {
                @for place in free {
                    button.gold.large type="submit" name="seat" value=(place.seat) {
                        (icon("candle")) (page_lines::seat_number(chrome.lang, place.seat.index() + 1))
                    }
                }
            }
        }
    }
}
