//! How do the regions of a table come together into one page, and what is around the game?

use maud::{Markup, PreEscaped, html};
use words::page::page;
use words::{Lang, page_lines};

use crate::assets;
use crate::board::Region;
use crate::easel::Easel;
use crate::marks::icon;
use crate::people;
use crate::room::{Place, Room, Sitter};
use crate::sheet::{Reader, Sheet, sheet};
use crate::tools;

/// The whole page around the regions. Those whose id begins with `side-` stand beside the table.
pub fn table_page(room: &Room, regions: &[Region]) -> String {
    let words = page(room.lang);
    let reader = Reader { lang: room.lang, theme: room.theme, path: home_of(room) };
    let (side, stage): (Vec<&Region>, Vec<&Region>) =
        regions.iter().partition(|region| region.id.starts_with("side-"));
    let body = html! {
        main #main.play.{ "of-" (room.game) } data-table=(room.id) data-v=(room.version) data-build=(assets::build())
            data-as=[room.own_seat()] data-live=[room.live.then_some("")] {
            h1.unseen { (words.the_table) " " (room.id) }
            div.stage { @for region in stage { (PreEscaped(&region.html)) } }
            aside.side aria-label=(words.tools) { @for region in side { (PreEscaped(&region.html)) } }
        }
    };
    let title = if room.is_my_turn() { words.your_turn_mark } else { words.the_table };
    let head = html! {
        @if let Some(script) = assets::script_of(room.game) { script type="module" src=(script) {} }
        // A reload would drop a half-made choice, so the page only looks again while others think.
        @if room.live && !room.over && !room.is_my_turn() {
            noscript { meta http-equiv="refresh" content="5"; }
        }
    };
    sheet(&Sheet { reader: &reader, title, game: Some(room.game), class: "room", head, body })
}

/// Draws the regions every table has, whatever is played.
pub fn draw_room(room: &Room, easel: &mut Easel) {
    easel.region("top", (&room.notice, &room.undo, &room.rematch), || top(room));
    easel.region("side-tools", (room.is_my_turn(), room.latest > 0, &room.undo, &room.hint), || {
        tools::tools(room)
    });
    easel.region("side-talk", (&room.said, room.talk), || tools::talk(room));
    easel.region("side-seats", (room.watchers, room.pace), || people::seats(room));
}

/// Where this page lives, for this seat.
pub(crate) fn home_of(room: &Room) -> String {
    match room.own_seat() {
        Some(seat) if room.mine.len() > 1 => format!("/t/{}?as={seat}", room.id),
        _ => format!("/t/{}", room.id),
    }
}

/// A form that does something at this table, for the reader's seat.
pub(crate) fn form_start(room: &Room) -> Markup {
    html! { @if let Some(seat) = room.own_seat() { input type="hidden" name="seat" value=(seat); } }
}

/// A form that makes a move: it says on which table the choice was made. Only whoever may move needs to; any other form
/// would be sent again after each move.
pub(crate) fn move_start(room: &Room) -> Markup {
    html! { (form_start(room)) @if room.is_my_turn() { input type="hidden" name="at" value=(room.at); } }
}

/// What somebody must read before anything else: a refusal, a look back, missing people, a question to all.
fn top(room: &Room) -> Markup {
    html! {
        div #top.top {
            @if let Some(notice) = &room.notice {
                p.notice role="alert" {
                    (notice.text) " "
                    @if let Some(rule) = notice.rule {
                        a href={ "/rules/" (room.game) "/" (rule) } { (rule) }
                    }
                }
            }
            @if !room.live { (looking_back(room)) }
            @if room.live && !room.over { (welcome(room)) (waiting(room)) (tools::undo_question(room)) }
            @if let Some(table) = &room.rematch {
                p.ribbon { (page(room.lang).rematch_ready) " "
                    a.button href={ "/t/" (table) } { (page(room.lang).go_rematch) } }
            }
        }
    }
}

fn looking_back(room: &Room) -> Markup {
    let words = page(room.lang);
    html! {
        nav.ribbon.back aria-label=(words.looking_back) {
            span { (icon("eye")) strong { (words.looking_back) } " " (page_lines::move_of(room.lang, room.at, room.latest)) }
            (steps(room, &|at| format!("/t/{}?at={at}{}", room.id, as_seat(room))))
            a.button.gold href=(home_of(room)) { (words.to_live) }
        }
    }
}

fn as_seat(room: &Room) -> String {
    match room.own_seat() {
        Some(seat) if room.mine.len() > 1 => format!("&as={seat}"),
        _ => String::new(),
    }
}

/// Links to the moves around this one.
pub(crate) fn steps(room: &Room, to: &dyn Fn(usize) -> String) -> Markup {
    let words = page(room.lang);
    let (at, latest) = (room.at, room.latest);
    let link = |target: usize, mark: &str, label: &str| {
        html! {
            @if target == at { span.step.off { (icon(mark)) } }
            @else { a.step href=(to(target)) aria-label=(label) title=(label) data-step=(mark) { (icon(mark)) } }
        }
    };
    html! {
        span.steps {
            (link(0, "first", words.first))
            (link(at.saturating_sub(1), "prev", words.prev))
            (link((at + 1).min(latest), "next", words.next))
            (link(latest, "last", words.last))
        }
    }
}

/// Somebody with the link to a seat has yet to say who they are.
fn welcome(room: &Room) -> Markup {
    let words = page(room.lang);
    let unnamed = |place: &&Place| !matches!(place.sitter, Sitter::Person(_));
    let Some(place) = room.own_seat().and_then(|seat| room.place(seat)).filter(unnamed) else {
        return html! {};
    };
    html! {
        section.ribbon.welcome {
            h2 { (icon("candle")) (words.your_seat) ": " (room.names.of(place.seat)) }
            form.row method="post" action={ "/t/" (room.id) "/sit" } {
                input type="hidden" name="seat" value=(place.seat);
                input.large type="text" name="name" required maxlength="24" autocomplete="nickname"
                    placeholder=(words.name_hint) aria-label=(words.your_name);
                button.gold.large type="submit" { (words.take_seat) }
            }
        }
    }
}

/// While somebody is missing: links to send, and bots to fill up with.
fn waiting(room: &Room) -> Markup {
    let words = page(room.lang);
    let free = room.seats.iter().filter(|place| place.sitter == Sitter::Nobody);
    let free: Vec<_> = free.filter(|place| room.own_seat() != Some(place.seat)).collect();
    html! {
        @if !free.is_empty() {
            section.ribbon.invite {
                h2 { (words.waiting_for_people) }
                @if free.iter().any(|place| place.invite.is_some()) { p { (words.invite_lead) } }
                @for place in &free {
                    @if let Some(link) = &place.invite {
                        (people::invite(room.lang, link, &seat_name(room.lang, place.seat.index())))
                    }
                }
                @if room.host { (people::fill(room)) }
                @if room.own_seat().is_none() && !room.host && room.live { (join(room, &free)) }
            }
        }
    }
}

/// Somebody who looks on can take a free seat: a name, and which.
fn join(room: &Room, free: &[&Place]) -> Markup {
    let words = page(room.lang);
    html! {
        form.row.join method="post" action={ "/t/" (room.id) "/sit" } {
            input.large type="text" name="name" required maxlength="24" autocomplete="nickname"
                placeholder=(words.name_hint) aria-label=(words.your_name);
            @if let [place] = free {
                input type="hidden" name="seat" value=(place.seat);
                button.gold.large type="submit" { (icon("candle")) (words.take_seat) }
            } @else {
                @for place in free {
                    button.gold.large type="submit" name="seat" value=(place.seat) {
                        (icon("candle")) (seat_name(room.lang, place.seat.index()))
                    }
                }
            }
        }
    }
}

fn seat_name(lang: Lang, index: usize) -> String {
    page_lines::seat_number(lang, index + 1)
}
