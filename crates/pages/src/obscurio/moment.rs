//! What deserves a moment of its own? It comes and goes by itself and never stands in the way of a press.

use ::obscurio::Event;
use ::obscurio::state::End;
use maud::{Markup, html};
use words::obscurio::hall_words::hall;

use super::accusation::verdict;
use super::picture::Look;
use super::{TableScene, art, words_of};

pub fn moment(scene: &TableScene) -> Markup {
    let at = scene.chrome.at;
    let news = scene.log.iter().rev().take_while(move |(then, _)| *then == at).map(|(_, event)| event);
    let loudest = news.filter_map(|event| Some((weight(event)?, event))).max_by_key(|(weight, _)| *weight);
    html! {
        div #moment aria-hidden="true" {
            @if let Some((_, event)) = loudest.filter(|_| scene.chrome.live && at > 0) {
                (lids(event))
                @if !matches!(event, Event::EyesClosed { .. }) { div.moment id={ "moment-" (at) } { (picture(scene, event)) } }
            }
        }
    }
}

fn weight(event: &Event) -> Option<u8> {
    match event {
        Event::Ended { .. } => Some(7),
        Event::Accused { .. } => Some(5),
        Event::AccusationBegan => Some(4),
        Event::WatcherWoke => Some(3),
        Event::ExitWas { .. } => Some(2),
        Event::EyesClosed { .. } | Event::EyesOpened { .. } => Some(1),
        _ => None,
    }
}

/// Eyes that close, and eyes that open, over everything there is to see.
fn lids(event: &Event) -> Markup {
    let way = match event {
        Event::EyesClosed { .. } => "closing",
        Event::EyesOpened { .. } => "opening",
        _ => return html! {},
    };
    html! { div.eyelids.{ (way) } { i.upper {} i.lower {} } }
}

fn picture(scene: &TableScene, event: &Event) -> Markup {
    let words = words_of(scene);
    html! {
        @match *event {
            Event::Ended { end } => {
                (art("moment-art", if end == End::Escaped { "room-crossed" } else { "monster" }))
                p { (if end == End::Escaped { words.escaped } else { words.lost }) }
            },
            Event::Accused { seats } => {
                p { (words.accusation) }
                ul.suspects { @for wizard in scene.view.wizards.iter().filter(|it| seats.contains(it.seat)) { (verdict(scene, wizard)) } }
            },
            Event::AccusationBegan => { (art("moment-art", "loyalty-back")) p { (words.accusation) } },
            Event::WatcherWoke => { (art("moment-art", "watcher")) p { (words.watcher) small { (words.watcher_help) } } },
            Event::ExitWas { door, card, found, .. } => {
                (Look::card(scene, "moment-exit", card).inside(false))
                p { (words.door) " " (door) small { (if found { hall(scene.chrome.lang).found } else { hall(scene.chrome.lang).missed }) } }
            },
            Event::EyesOpened { .. } => { (art("moment-art wide", "open-eyes")) p { (words.cue_open) } },
            _ => {},
        }
    }
}
