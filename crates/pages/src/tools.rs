//! What can one ask of the table besides playing? Take back, a hint, a look back, a word to the others.

use maud::{Markup, html};
use table::Seat;
use words::page::page;
use words::page_lines;

use crate::marks::icon;
use crate::room::{Room, Said, Undo, Words};
use crate::table::form_start;

/// The row of small tools.
pub fn tools(room: &Room) -> Markup {
    let words = page(room.lang);
    let playing = room.own_seat().is_some() && room.live && !room.over;
    html! {
        section #side-tools.tools {
            h2.unseen { (words.tools) }
            div.row {
                @if playing { (undo(room)) }
                @if playing && room.is_my_turn() { (press(room, "hint", "hint", words.hint)) }
                @if room.live && !room.over && room.latest > 0 {
                    (link(&format!("/t/{}?at=last", room.id), "eye", words.look_back))
                }
                @if room.over {
                    (link(&format!("/t/{}/replay", room.id), "replay", words.replay))
                }
                (link(&format!("/t/{}/report", room.id), "bug", words.report))
            }
            @if let Some(hint) = &room.hint {
                p.hint { (icon("hint")) (page_lines::would_play(room.lang, hint)) }
            }
            (own_seats(room))
        }
    }
}

/// A tool that leads elsewhere: only its mark shows, its name is read out or floats beside it.
fn link(to: &str, mark: &str, label: &str) -> Markup {
    html! { a.tool href=(to) title=(label) aria-label=(label) { (icon(mark)) } }
}

/// The seats of one device, to switch between them.
fn own_seats(room: &Room) -> Markup {
    let words = page(room.lang);
    html! {
        @if room.mine.len() > 1 {
            nav.row.own aria-label=(words.switch_seat) {
                span { (words.switch_seat) }
                @for seat in room.mine.iter() {
                    a.tool href={ "/t/" (room.id) "?as=" (seat) }
                        aria-current=[(room.own_seat() == Some(seat)).then_some("page")] { (room.names.of(seat)) }
                }
            }
        }
    }
}

/// A tool that is one press.
fn press(room: &Room, action: &str, mark: &str, label: &str) -> Markup {
    html! {
        form method="post" action={ "/t/" (room.id) "/" (action) } data-live {
            (form_start(room))
            button.tool type="submit" { (icon(mark)) span { (label) } }
        }
    }
}

fn undo(room: &Room) -> Markup {
    let words = page(room.lang);
    match room.undo {
        Undo::Free => press(room, "undo", "undo", words.undo),
        Undo::Ask => press(room, "undo", "undo", words.undo_ask),
        Undo::Nothing | Undo::Asked { .. } => html! {},
    }
}

/// Somebody asked everybody to agree to a take-back.
pub fn undo_question(room: &Room) -> Markup {
    let Undo::Asked { by, waiting } = room.undo else { return html! {} };
    let mine = room.own_seat().filter(|seat| waiting.contains(*seat));
    let names: Vec<&str> = waiting.iter().map(|seat| room.names.of(seat)).collect();
    html! {
        section.ribbon.ask {
            h2 { (icon("undo")) (page_lines::asks_undo(room.lang, room.names.of(by))) }
            @if let Some(seat) = mine { (answer(room, seat)) }
            @else { p { (page_lines::undo_waits(room.lang, &names.join(", "))) } }
        }
    }
}

fn answer(room: &Room, seat: Seat) -> Markup {
    let words = page(room.lang);
    html! {
        form.row method="post" action={ "/t/" (room.id) "/undo/answer" } data-live {
            input type="hidden" name="seat" value=(seat);
            button.gold type="submit" name="agree" value="yes" { (icon("check")) (words.agree) }
            button type="submit" name="agree" value="no" { (icon("cross")) (words.refuse) }
        }
    }
}

/// What was said, and what may be said.
pub fn talk(room: &Room) -> Markup {
    let words = page(room.lang);
    let recent = &room.said[room.said.len().saturating_sub(30)..];
    html! {
        section #side-talk.panel.talk {
            h2 { (icon("chat")) (words.talk) }
            @if !recent.is_empty() {
                div #said.said role="log" tabindex="0" aria-label=(words.talk) {
                    @for said in recent { (line(room, said)) }
                }
            }
            @if room.live && room.own_seat().is_some() { (speak(room)) }
        }
    }
}

fn line(room: &Room, said: &Said) -> Markup {
    let text = match &said.words {
        Words::Phrase(id) => phrase(room, id),
        Words::Ping { text, .. } | Words::Free(text) => text,
    };
    html! {
        p.line { strong { (room.names.of(said.seat)) } " "
            @if said.private { small { "(" (page(room.lang).private) ") " } }
            (text) }
    }
}

fn phrase<'a>(room: &Room, id: &'a str) -> &'a str {
    page_lines::phrases(room.lang).iter().find(|(known, _)| *known == id).map_or(id, |(_, text)| text)
}

fn speak(room: &Room) -> Markup {
    let words = page(room.lang);
    let partners = !room.talk.partners.is_empty();
    html! {
        @if room.talk.free || partners {
            form.row method="post" action={ "/t/" (room.id) "/say" } data-live data-reset {
                (form_start(room))
                input #say-text type="text" name="text" required maxlength="200" autocomplete="off"
                    placeholder=(words.say_hint) aria-label=(words.say_hint);
                @if partners {
                    select name="to" aria-label=(words.say) {
                        option value="team" { (words.to_partner) }
                        option value="all" { (words.to_all) }
                    }
                }
                button type="submit" { (words.say) }
            }
        }
        details #phrases.phrases {
            summary { (words.phrases) }
            form method="post" action={ "/t/" (room.id) "/say" } data-live {
                (form_start(room))
                @for (id, text) in page_lines::phrases(room.lang) {
                    button.chip type="submit" name="phrase" value=(id) { (text) }
                }
            }
            @if !room.talk.free && !partners { p.small { (words.only_phrases) } }
        }
    }
}
