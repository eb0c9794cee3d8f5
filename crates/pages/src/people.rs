//! Who sits where, and how does one change it?

use maud::{Markup, html};
use table::Seat;
use words::page::page;
use words::{Lang, page_lines};

use crate::chrome::{Place, TableChrome};
use crate::sprites::{icon, portrait};
use crate::table::form_start;
use table::company::{Pace, Sitter, Think, TooLate};

const STRENGTHS: [&str; 3] = ["strong", "quick", "random"];

/// The portrait of whoever sits there.
pub fn face(place: &Place) -> Markup {
    face_of(place.seat.index(), &place.sitter)
}

/// The portrait that goes with a seat.
pub(crate) fn face_of(index: usize, sitter: &Sitter) -> Markup {
    match sitter {
        Sitter::Person(_) => html! { (portrait(AVATARS[index % 8])) },
        Sitter::Bot(_) => html! { (portrait(BOTS[index % 4])) },
        Sitter::Nobody => html! { span.portrait.empty aria-hidden="true" { (icon("candle")) } },
    }
}

const AVATARS: [&str; 8] =
    ["avatar-1", "avatar-2", "avatar-3", "avatar-4", "avatar-5", "avatar-6", "avatar-7", "avatar-8"];
const BOTS: [&str; 4] = ["bot-1", "bot-2", "bot-3", "bot-4"];

/// What kind of sitter it is, in a word or two; nothing for a person who is here.
pub fn kind(lang: Lang, place: &Place) -> Option<&'static str> {
    let words = page(lang);
    match &place.sitter {
        Sitter::Person(_) => (!place.present).then_some(words.away),
        Sitter::Bot(strength) => Some(strength_name(lang, strength)),
        Sitter::Nobody => Some(words.nobody),
    }
}

fn strength_name(lang: Lang, strength: &str) -> &'static str {
    let words = page(lang);
    match strength {
        "random" => words.bot_random,
        "quick" => words.bot_quick,
        "strong" => words.bot_strong,
        _ => words.bot,
    }
}

/// The region where seats change hands.
pub fn seats(chrome: &TableChrome) -> Markup {
    let words = page(chrome.lang);
    html! {
        section #side-seats.panel.seats {
            details #seats-open {
                summary { h2 { (icon("settings")) (words.seats) }
                    @if chrome.watchers > 0 {
                        span.count { (icon("eye")) (page_lines::watchers(chrome.lang, chrome.watchers)) }
                    }
                }
                ul.sitters { @for place in &chrome.seats { (sitter(chrome, place)) } }
                @if chrome.host && chrome.live { (pace(chrome)) (think(chrome)) }
            }
        }
    }
}

fn sitter(chrome: &TableChrome, place: &Place) -> Markup {
    let words = page(chrome.lang);
    let mine = chrome.mine.contains(place.seat);
    html! {
        li id={ "sitter-" (place.seat) } {
            (face(place))
            div.who {
                strong { (chrome.names.of(place.seat)) }
                @if chrome.names.is_you(place.seat) { " (" (words.you) ")" }
                @if let Some(kind) = kind(chrome.lang, place) { br; small { (kind) } }
            }
            @if chrome.live {
                @if !matches!(place.sitter, Sitter::Person(_)) { (sit(chrome, place.seat)) }
                @if mine || chrome.host { (bot(chrome, place)) }
                @if let Some(link) = &place.invite { (invite(chrome.lang, link, chrome.names.of(place.seat))) }
            }
        }
    }
}

fn sit(chrome: &TableChrome, seat: Seat) -> Markup {
    let words = page(chrome.lang);
    html! {
        form.row method="post" action={ "/t/" (chrome.id) "/sit" } {
            input type="hidden" name="seat" value=(seat);
            input type="text" name="name" required maxlength="24" autocomplete="nickname"
                placeholder=(words.your_name) aria-label=(words.your_name);
            button type="submit" { (words.sit_here) }
        }
    }
}

fn bot(chrome: &TableChrome, place: &Place) -> Markup {
    let words = page(chrome.lang);
    html! {
        form.row method="post" action={ "/t/" (chrome.id) "/bot" } data-live {
            input type="hidden" name="seat" value=(place.seat);
            (strengths(chrome.lang))
            button type="submit" { (words.give_to_bot) }
        }
        @if place.sitter != Sitter::Nobody {
            form.row method="post" action={ "/t/" (chrome.id) "/stand" } data-live {
                input type="hidden" name="seat" value=(place.seat);
                button.quiet type="submit" {
                    (if chrome.mine.contains(place.seat) { words.stand_up } else { words.free_seat })
                }
            }
        }
    }
}

fn strengths(lang: Lang) -> Markup {
    html! {
        select name="strength" aria-label=(page(lang).bot) {
            @for strength in STRENGTHS { option value=(strength) { (strength_name(lang, strength)) } }
        }
    }
}

/// A link that gives a seat away, with a button that copies it.
pub fn invite(lang: Lang, link: &str, seat: &str) -> Markup {
    let words = page(lang);
    html! {
        div.row.link {
            span.to { (icon("link")) (seat) }
            input type="text" readonly value=(link) aria-label={ (words.invite) ": " (seat) };
            button type="button" data-copy=(link) data-done=(words.copied) { (words.copy) }
        }
    }
}

/// Bots for every free seat at once.
pub fn fill(chrome: &TableChrome) -> Markup {
    html! {
        form.row method="post" action={ "/t/" (chrome.id) "/fill" } data-live {
            (strengths(chrome.lang))
            button.gold type="submit" { (page(chrome.lang).fill_all) }
        }
    }
}

fn pace(chrome: &TableChrome) -> Markup {
    let words = page(chrome.lang);
    let paces = [
        (Pace::Calm, "calm", words.pace_calm),
        (Pace::Normal, "normal", words.pace_normal),
        (Pace::Quick, "quick", words.pace_quick),
    ];
    html! {
        form.row.pace method="post" action={ "/t/" (chrome.id) "/pace" } data-live {
            (form_start(chrome))
            span { (words.pace) }
            @for (pace, value, label) in paces {
                button type="submit" name="pace" value=(value)
                    aria-pressed=(if pace == chrome.pace { "true" } else { "false" }) { (label) }
            }
        }
    }
}

/// Between two people who share a device nobody's cards are shown.
pub fn curtain(chrome: &TableChrome, next: Seat) -> Markup {
    let name = chrome.names.of(next);
    html! {
        div.curtain {
            h2 { (icon("swap")) (page_lines::pass_to(chrome.lang, name)) }
            p { (page(chrome.lang).pass_lead) }
            a.button.gold href={ "/t/" (chrome.id) "?as=" (next) } { (page_lines::i_am(chrome.lang, name)) }
        }
    }
}

/// The times to think that can be chosen, in seconds.
const THINK: [u32; 6] = [30, 60, 120, 300, 3600, 86_400];

/// How long people may think about a move, and what happens then.
fn think(chrome: &TableChrome) -> Markup {
    let words = page(chrome.lang);
    let choice = |think: Think, name: String| {
        html! { option value=(think) selected[chrome.think == think] { (name) } }
    };
    html! {
        form.row.think method="post" action={ "/t/" (chrome.id) "/think" } data-live {
            label for="think" { (words.think) }
            select #think name="think" {
                (choice(Think::default(), words.think_off.to_owned()))
                @for then in [TooLate::BotMoves, TooLate::BotSits] {
                    @for seconds in THINK {
                        (choice(Think { ms: Some(seconds * 1000), then }, page_lines::think(chrome.lang, seconds, then)))
                    }
                }
            }
            button type="submit" { (words.think_set) }
        }
    }
}
