//! Where does the Invocation marker stand, which Curses lie ahead, and how long will minds and rounds last?

use ::madness::Move;
use ::madness::state::Slot;
use ::madness::view::{Coming, CurseView};
use maud::{Markup, html};
use table::Seat;
use words::madness::table_words;

use super::pressable::{Pressable, press, pressable};
use super::{TableScene, card, card_name, library, moment, monster_phase, words_of};
use crate::sprites::icon;

pub fn track(scene: &TableScene) -> Markup {
    let (view, words) = (scene.view, words_of(scene));
    html! {
        section.track aria-label=(words.track) {
            ol {
                (space(scene, 1))
                @for slot in Slot::ALL.iter().copied() { (place(scene, slot)) }
                (space(scene, 0))
            }
            @if view.board.is_empty() && view.book.is_none() { p.unseen { (words.no_curse) } }
        }
    }
}

/// A space without Curses: the first one, and the one where the Monster is judged.
fn space(scene: &TableScene, number: u8) -> Markup {
    let (view, words) = (scene.view, words_of(scene));
    let coming = view.forecast.iter().find(|coming| coming.space == number);
    let here = view.space == number && view.end.is_none();
    html! {
        li.space.bare.here[here].judge[number == 0].passed[number == 1 && view.space > 1] {
            (step(scene, number, here))
            strong { (if number == 0 { words.invocation } else { words.new_monster }) }
            @if number == 0 { @if let Some(coming) = coming { (verdict(scene, coming)) } }
        }
    }
}

/// What happens on the Invocation space as things stand.
fn verdict(scene: &TableScene, coming: &Coming) -> Markup {
    let words = words_of(scene);
    html! {
        span.verdict.bad[coming.escapes] {
            (card::mark(if coming.escapes { "failure" } else { "bonus" }))
            (if coming.escapes { words.escapes } else { words.vanquished })
        }
        (when(scene, coming))
    }
}

fn when(scene: &TableScene, coming: &Coming) -> Markup {
    let names = &scene.chrome.names;
    let (seat, next) = (Seat(coming.seat), coming.turn == scene.view.turn + 1);
    html! {
        span.when.soon[next] title=(table_words::when(scene.chrome.lang, names.of(seat), names.is_you(seat), next)) {
            (monster_phase::face(scene, seat))
            span aria-hidden="true" { (names.of(seat)) }
            span.unseen { (table_words::when(scene.chrome.lang, names.of(seat), names.is_you(seat), next)) }
        }
    }
}

/// The number of a space, with the marker on it.
fn step(scene: &TableScene, number: u8, here: bool) -> Markup {
    html! {
        span.step-no {
            @if here {
                span.marker data-k="marker" role="img" aria-label=(words_of(scene).marker_here) {
                    (card::art("marker-invocation", "pawn", (64, 64)))
                }
            } @else if number > 0 { (number) } @else { (icon("eye")) }
        }
    }
}

/// One place for a Curse and the Curse on it.
fn place(scene: &TableScene, slot: Slot) -> Markup {
    let view = scene.view;
    let curse = view.board.iter().find(|curse| curse.slot == slot);
    let here = view.space == slot.space() && view.end.is_none();
    let coming = view.forecast.iter().find(|coming| coming.space == slot.space());
    let first = slot != Slot::ThreeRight;
    html! {
        li.space.here[here].bare[curse.is_none()].passed[slot.space() < view.space] id={ "place-" (slot.name()) } {
            @if first { (step(scene, slot.space(), here)) } @else { span.step-no.second {} }
            @match curse {
                Some(curse) => (strip(scene, curse, coming)),
                None => { span.none { (words_of(scene).no_curse) } },
            }
        }
    }
}

/// A Curse: picture, name, text, cost, and everything that lies on or under it.
fn strip(scene: &TableScene, curse: &CurseView, coming: Option<&Coming>) -> Markup {
    let lang = scene.chrome.lang;
    let name = curse.curse.name();
    let press = press(scene, &[Move::Destroy(curse.slot), Move::NeutralizeCurse(curse.slot)]);
    let struck = moment::struck_now(scene, curse.slot);
    let picture = if curse.neutralized { "curse-back".to_owned() } else { format!("curse-{name}") };
    let inside = html! {
        (card::art(&picture, "scene", (200, 140)))
        span.tale-words {
            span.name { (card_name(lang, curse.curse)) }
            span.text { (card::text(lang, curse.curse, scene.view.edition, 1)) }
        }
        span.tale-marks { (card::cost(lang, curse.cost)) (burdens(scene, curse)) }
    };
    let class = format!(
        "strip {}{}{}{}",
        card::kind_ink(curse.kind),
        if curse.neutralized { " asleep" } else { "" },
        if curse.passed { " spent" } else { "" },
        if struck { " struck" } else { "" },
    );
    let it = Pressable {
        id: format!("curse-{name}"),
        class,
        card: Some(name),
        label: None,
        key: Some(format!("curse-{name}")),
        from: Some("book-spine".to_owned()),
        to: Some("destroyed".to_owned()),
        inside,
    };
    html! {
        (pressable(scene, &press, &it))
        div.strip-foot {
            (state(scene, curse, coming))
            (moment::pings(scene, &format!("curse {} {name}", curse.slot)))
        }
    }
}

/// The Madness under it; what tokens add is in its cost.
fn burdens(scene: &TableScene, curse: &CurseView) -> Markup {
    let lang = scene.chrome.lang;
    html! {
        @if curse.madness > 0 {
            span.under title=(card_name(lang, ::madness::cards::Card::MADNESS)) { (card::mark("mad")) (curse.madness) }
        }
    }
}

/// Whether it will strike, and on whose turn.
fn state(scene: &TableScene, curse: &CurseView, coming: Option<&Coming>) -> Markup {
    let words = words_of(scene);
    let strikes = coming.and_then(|coming| {
        coming.curses.iter().find(|(slot, ..)| *slot == curse.slot).map(|(_, _, strikes)| *strikes)
    });
    html! {
        @if curse.neutralized { span.tag { (card::mark("neutralized")) (words.neutralized) } }
        @match (coming, strikes) {
            (Some(coming), Some(true)) => (when(scene, coming)),
            (Some(_), Some(false)) => { small { (words.sleeps) } },
            _ if curse.passed => { small { (words.struck) } },
            _ => {},
        }
    }
}

/// Rounds and the Madness stack: how far, and how much longer.
pub fn fate(scene: &TableScene) -> Markup {
    let (lang, view, words) = (scene.chrome.lang, scene.view, words_of(scene));
    let danger = view.madness as usize <= 2 * view.own.players.len();
    html! {
        section #fate.fate aria-label=(words.rounds) {
            div.rounds { h3 { (words.rounds) }
                ol { @for (row, multi) in (1u8..).zip(view.round_track) {
                    li.now[row == view.round].gone[row < view.round] tabindex=[(row == view.round).then_some("0")] title=(table_words::round_of(lang, row, multi)) data-rule="BBM-7.2" {
                        @if row == view.round { span.marker data-k="round" { (card::art("marker-round", "pawn", (64, 64))) } }
                        b { (row) }
                        span.pips { @for _ in 0..multi { i {} } }
                        span.unseen { (table_words::round_of(lang, row, multi)) }
                    }
                } }
            }
            div.stack-of-madness #madness-stack.danger[danger] tabindex="0" title=(words.madness_help) data-rule="BBM-16.7" {
                (card::art("madness", "heap", (200, 280)))
                div { h3 { (words.madness) } b { (view.madness) } small { (words.madness_help) } }
            }
            (library::destroyed(scene))
        }
    }
}
