//! Who sits where, and how does one change it?

use maud::{Markup, html};
use table::Seat;
use words::page::page;
use words::{Lang, page_lines};

use crate::chrome::{Place, TableChrome};
use crate::home::name_input;
use crate::sprites::{icon, portrait};
use crate::turn;
use crate::{delete, mute};
use table::company::{Bot, Sitter, Think, TooLate};

const STRENGTHS: [&str; 3] = ["strong", "quick", "random"];

/// The portrait of whoever sits there.
pub fn face(place: &Place) -> Markup {
    face_of(place.seat.index(), &place.sitter)
}

/// The portrait that goes with a seat.
pub(crate) fn face_of(index: usize, sitter: &Sitter) -> Markup {
    match sitter {
        Sitter::Person(_) | Sitter::Kept(_) => html! { (portrait(AVATARS[index % 8])) },
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
        Sitter::Bot(bot) => Some(strength_name(lang, &bot.strength)),
        Sitter::Kept(_) => Some(words.on_the_way),
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

/// The same beside the word for a bot.
fn short_strength(lang: Lang, strength: &str) -> &'static str {
    let words = page(lang);
    match strength {
        "random" => words.random,
        "quick" => words.quick,
        _ => words.strong,
    }
}

/// The region where one sees who is here, and changes it.
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
                @if chrome.live && chrome.own_seat().is_some() { (turn::switch(chrome)) }
                ul.sitters { @for place in &chrome.seats { (sitter(chrome, place)) } }
                @if chrome.host && chrome.live && !chrome.muted_by_rules { (think(chrome)) }
                (delete::delete(chrome))
            }
        }
    }
}

/// Somebody at the table. Whoever may change something there presses on them.
fn sitter(chrome: &TableChrome, place: &Place) -> Markup {
    let mine = chrome.mine.contains(place.seat);
    let free = place.sitter == Sitter::Nobody && may_sit(chrome);
    html! {
        li id={ "sitter-" (place.seat) } {
            @if chrome.live && (mine || chrome.host || free || matches!(place.sitter, Sitter::Person(_))) {
                details id={ "change-" (place.seat) } {
                    summary.sitter { (who(chrome, place)) }
                    div.changes { (changes(chrome, place, mine)) }
                }
            } @else { div.sitter { (who(chrome, place)) } }
        }
    }
}

fn who(chrome: &TableChrome, place: &Place) -> Markup {
    html! {
        (face(place))
        span {
            strong { (chrome.names.of(place.seat)) }
            @if chrome.mine.contains(place.seat) { " (" (page(chrome.lang).you) ")" }
            @if chrome.muted.contains(place.seat) { " " small { "(" (page(chrome.lang).muted) ")" } }
            @if let Some(kind) = kind(chrome.lang, place) {
                br;
                small { (kind)
                    @if let Sitter::Bot(Bot { plays_for: Some(name), .. }) = &place.sitter {
                        ", " (page(chrome.lang).plays_for) " " bdi { (name) }
                    }
                }
            }
        }
    }
}

/// Nobody plays two hands against each other; before the first move a device may be shared by several.
fn may_sit(chrome: &TableChrome) -> bool {
    chrome.mine.is_empty() || chrome.latest == 0
}

fn changes(chrome: &TableChrome, place: &Place, mine: bool) -> Markup {
    let words = page(chrome.lang);
    let manages = mine || chrome.host;
    let lent = matches!(&place.sitter, Sitter::Bot(bot) if bot.plays_for.is_some());
    let vacant = matches!(place.sitter, Sitter::Nobody | Sitter::Bot(_)) && !lent;
    html! {
        @if mine { (take_back(chrome, place)) (carry(chrome, place.seat)) }
        @if let Some(link) = &place.invite { (copy_link(chrome.lang, link, words.invite_here, "")) }
        @if vacant && may_sit(chrome) { (sit(chrome, place.seat)) }
        @if place.relieve { (bot(chrome, place, mine)) }
        @if manages {
            @if !(chrome.muted_by_rules && matches!(place.sitter, Sitter::Bot(_))) { (bot(chrome, place, mine)) }
            @if place.sitter != Sitter::Nobody { (free(chrome, place, mine)) }
        }
        @if !mine { (mute::mute(chrome, place)) }
    }
}

fn sit(chrome: &TableChrome, seat: Seat) -> Markup {
    html! {
        form.row method="post" action={ "/t/" (chrome.id) "/sit" } {
            input type="hidden" name="seat" value=(seat);
            (name_input(chrome.lang, chrome.my_name.as_deref()))
            button type="submit" { (page(chrome.lang).sit_here) }
        }
    }
}

/// Whoever lent their seat to a bot is back with one press.
pub(crate) fn take_back(chrome: &TableChrome, place: &Place) -> Markup {
    let Sitter::Bot(Bot { plays_for: Some(name), .. }) = &place.sitter else { return html! {} };
    html! {
        form.row method="post" action={ "/t/" (chrome.id) "/sit" } {
            input type="hidden" name="seat" value=(place.seat);
            input type="hidden" name="name" value=(name);
            button.gold type="submit" { (icon("candle")) (page(chrome.lang).take_back) }
        }
    }
}

/// One's seat on another device.
fn carry(chrome: &TableChrome, seat: Seat) -> Markup {
    html! {
        form.row method="post" action={ "/t/" (chrome.id) "/carry" } {
            input type="hidden" name="seat" value=(seat);
            button type="submit" { (icon("link")) (page(chrome.lang).carry) }
        }
    }
}

/// The bots one can have there; the one that plays now is pressed.
fn bot(chrome: &TableChrome, place: &Place, mine: bool) -> Markup {
    let words = page(chrome.lang);
    let now = if let Sitter::Bot(bot) = &place.sitter { bot.strength.as_str() } else { "" };
    let label = match &place.sitter {
        Sitter::Person(_) if mine => words.lend_to_bot,
        Sitter::Person(_) => words.bot_for_now,
        Sitter::Bot(_) => words.which_bot,
        Sitter::Kept(_) | Sitter::Nobody => words.seat_bot,
    };
    html! {
        form.row.bots method="post" action={ "/t/" (chrome.id) "/bot" } data-live {
            input type="hidden" name="seat" value=(place.seat);
            span { (label) }
            @for strength in STRENGTHS {
                button.chip type="submit" name="strength" value=(strength)
                    aria-pressed=(if strength == now { "true" } else { "false" }) {
                    (short_strength(chrome.lang, strength))
                }
            }
        }
    }
}

fn free(chrome: &TableChrome, place: &Place, mine: bool) -> Markup {
    let words = page(chrome.lang);
    html! {
        form.row method="post" action={ "/t/" (chrome.id) "/stand" } data-live {
            input type="hidden" name="seat" value=(place.seat);
            button.quiet type="submit" { (if mine { words.stand_up } else { words.free_seat }) }
        }
    }
}

/// A link to send to somebody, with a button that copies it.
pub(crate) fn copy_link(lang: Lang, link: &str, label: &str, class: &str) -> Markup {
    let words = page(lang);
    html! {
        div.row.link {
            input type="text" readonly value=(link) aria-label=(label);
            button class=(class) type="button" data-copy=(link) data-done=(words.copied) { (icon("link")) (label) }
        }
    }
}

/// Bots for every seat that waits, at once.
pub fn fill(chrome: &TableChrome) -> Markup {
    let words = page(chrome.lang);
    let fills = [("strong", words.strong_many), ("quick", words.quick_many), ("random", words.random_many)];
    html! {
        form.row.bots method="post" action={ "/t/" (chrome.id) "/fill" } data-live {
            span { (words.fill_all) }
            @for (strength, label) in fills {
                button.chip type="submit" name="strength" value=(strength) { (label) }
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
    html! {
        form.row.think method="post" action={ "/t/" (chrome.id) "/think" } data-live {
            label for="think" { (words.think) }
            select #think name="think" { (think_choices(chrome.lang, chrome.think)) }
            button type="submit" { (words.think_set) }
        }
    }
}

/// What can be chosen there, with what holds now.
pub(crate) fn think_choices(lang: Lang, now: Think) -> Markup {
    let choice =
        |think: Think, name: String| html! { option value=(think) selected[now == think] { (name) } };
    html! {
        (choice(Think::default(), page(lang).think_off.to_owned()))
        @for then in [TooLate::BotMoves, TooLate::BotSits] {
            @for seconds in THINK {
                (choice(Think { ms: Some(seconds * 1000), then }, page_lines::think(lang, seconds, then)))
            }
        }
    }
}
