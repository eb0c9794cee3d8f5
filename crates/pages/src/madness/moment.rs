//! What deserves a moment of its own, and what are friends pointing at?

use ::madness::Event;
use ::madness::bill::own_means;
use ::madness::events::Spot;
use ::madness::state::Slot;
use ::madness::view::PlayerView;
use maud::{Markup, html};
use table::Seat;
use table::company::Phrase;
use words::madness::{ending_words, naming, phrases, table_words};

use super::{TableScene, card, card_name, summary, words_of};
use crate::chrome::Spoken;

/// So many moves a pointing finger stays.
const LASTS: usize = 8;

/// What the last move brought about, newest first.
fn just_now<'a>(scene: &'a TableScene) -> impl Iterator<Item = &'a Event> {
    let at = scene.chrome.at;
    scene.log.iter().rev().take_while(move |(then, _)| *then == at).map(|(_, event)| event)
}

/// Whether the Curse in this slot has struck with the last move.
pub fn struck_now(scene: &TableScene, slot: Slot) -> bool {
    just_now(scene).any(|event| matches!(event, Event::CurseStruck { slot: struck, .. } if *struck == slot))
}

/// A large picture that comes and goes by itself and never stands in the way of a press.
pub fn moment(scene: &TableScene) -> Markup {
    let loudest =
        just_now(scene).filter_map(|event| Some((weight(event)?, event))).max_by_key(|(weight, _)| *weight);
    html! {
        div #moment aria-hidden="true" data-went=[went(scene)] {
            @if let Some((_, event)) = loudest.filter(|_| scene.chrome.live) {
                div.moment.brief[matches!(event, Event::CurseStruck { .. })] id={ "moment-" (scene.chrome.at) } {
                    (picture(scene, event))
                }
            }
        }
    }
}

/// Where the cards went that the last move took from the reader's hand and from supports: what flew there.
fn went(scene: &TableScene) -> Option<String> {
    let me = scene.view.own.me.map(Seat);
    let flight = |event: &Event| match *event {
        Event::Moved { card: Some(card), from: Spot::Hand(seat), to, .. } if me == Some(seat) => {
            Some(format!("hand-{card}>{}", landing(to)))
        }
        Event::Moved { card: Some(card), from: Spot::Support(seat), to, .. } => {
            Some(format!("sup-{}-{card}>{}", seat.0, landing(to)))
        }
        _ => None,
    };
    let flights: Vec<String> = just_now(scene).filter_map(flight).collect();
    (!flights.is_empty()).then(|| flights.join(" "))
}

/// The element a card flies to; into a support it glides by itself.
fn landing(spot: Spot) -> String {
    match spot {
        Spot::Hand(seat) => format!("seat-{seat}"),
        Spot::Deck(seat) => format!("deck-{seat}"),
        Spot::Discard(seat) => format!("discard-{seat}"),
        Spot::Support(_) => String::new(),
        Spot::Stack => "madness-stack".to_owned(),
        Spot::Table => "market".to_owned(),
        Spot::Destroyed | Spot::Box => "destroyed".to_owned(),
        Spot::Under(slot) => format!("place-{slot}"),
    }
}

fn weight(event: &Event) -> Option<u8> {
    match event {
        Event::Ended { .. } => Some(4),
        Event::Eliminated { .. } => Some(3),
        Event::Vanquished { .. } | Event::Escaped { .. } => Some(2),
        Event::PageTurned { .. } => Some(1),
        Event::CurseStruck { .. } => Some(0),
        _ => None,
    }
}

fn picture(scene: &TableScene, event: &Event) -> Markup {
    let (lang, words, names) = (scene.chrome.lang, words_of(scene), &scene.chrome.names);
    html! {
        @match *event {
            Event::Ended { end } => {
                (summary::seal(end, "moment-art"))
                p { (ending_words::headline(lang, end, scene.view.own.me.is_some())) }
            },
            Event::Eliminated { seat } => {
                (card::art("madness", "moment-art", (200, 280)))
                p { (table_words::goes_mad(lang, names.of(seat), names.is_you(seat))) }
            },
            Event::Vanquished { monster } | Event::Escaped { monster } => {
                (card::art(&format!("monster-{monster}"), "moment-art", (300, 300)))
                p { (if matches!(event, Event::Vanquished { .. }) { words.vanquished_now } else { words.escaped_now })
                    small { (card_name(lang, monster)) } }
            },
            Event::PageTurned { monster, .. } => {
                (card::art(&format!("monster-{monster}"), "moment-art", (300, 300)))
                p { (card_name(lang, monster)) small { (words.page_turns) } }
            },
            Event::CurseStruck { curse, .. } => {
                (card::art(&format!("curse-{curse}"), "moment-art wide", (200, 140)))
                p { (card_name(lang, curse)) }
            },
            _ => {},
        }
    }
}

/// Who points at this thing, and a way to point at it.
pub fn pings(scene: &TableScene, id: &str) -> Markup {
    let chrome = scene.chrome;
    let pointing: Vec<&str> = recent(scene, id).map(|said| chrome.names.of(said.seat)).collect();
    html! {
        @if !pointing.is_empty() { span.pinged title=(pointing.join(", ")) { (card::mark("ping")) span { (pointing.join(", ")) } } }
        @if chrome.live && !chrome.over && chrome.own_seat().is_some() {
            button.point type="submit" formaction={ "/t/" (chrome.id) "/say" } name="phrase" value=(id)
                title=(words_of(scene).ping) aria-label=[id.parse().ok().and_then(|phrase| phrases::phrase(chrome.lang, &phrase))] { (card::mark("ping")) }
        }
    }
}

/// What the reader could pay of each Element, to be offered to the others with one press.
pub fn offers(scene: &TableScene, player: &PlayerView) -> Markup {
    let chrome = scene.chrome;
    let means = own_means(scene.view, Seat(player.seat)).unwrap_or_default();
    let offers = naming::amounts(means.map(|most| most.min(4)));
    html! {
        @if chrome.live && !chrome.over && chrome.own_seat().is_some() && player.in_play {
            details #offers.drawer.offers {
                summary { (card::mark("ping")) span { (words_of(scene).offer) } }
                div.drawer-in {
                    @for (most, element) in offers {
                        @let phrase = Phrase { id: "pay".to_owned(), about: vec![element.to_string(), most.to_string()] };
                        @if let Some(said) = phrases::phrase(chrome.lang, &phrase) {
                            button.chip.(card::ink(Some(element))) type="submit" formaction={ "/t/" (chrome.id) "/say" } name="phrase"
                                value=(phrase) { (card::glyph(element)) (said) }
                        }
                    }
                }
            }
        }
    }
}

/// The fingers still up: the last one of each person, for a few moves.
fn recent<'a>(scene: &'a TableScene, id: &'a str) -> impl Iterator<Item = &'a Spoken> {
    let said = &scene.chrome.said;
    let is_last = move |index: usize, seat| {
        !said[index + 1..]
            .iter()
            .any(|later| later.seat == seat && later.phrase.as_ref().is_some_and(is_ping))
    };
    said.iter().enumerate().filter_map(move |(index, one)| {
        let pointed = one.phrase.as_ref().filter(|phrase| is_ping(phrase))?;
        (pointed.to_string() == id && scene.chrome.at < one.at + LASTS && is_last(index, one.seat))
            .then_some(one)
    })
}

fn is_ping(phrase: &Phrase) -> bool {
    phrases::PHRASES.iter().any(|row| row.id == phrase.id)
}
