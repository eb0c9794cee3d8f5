//! What has happened at the lectern, turn by turn?

use ::madness::{Event, Madness};
use maud::{Markup, html};
use words::Speak;
use words::madness::table_words;

use super::{Table, card, card_name};
use crate::board::Region;
use crate::log;

pub fn log(scene: &Table) -> Region {
    let turns = log::recent(scene.log).chunk_by(|_, next| !matches!(next.1, Event::TurnBegan { .. }));
    let named = turns.map(|turn| match turn[0].1 {
        Event::TurnBegan { turn: number, .. } => (format!("log-{number}"), part(scene, turn)),
        _ => ("log-before".to_owned(), part(scene, turn)),
    });
    log::panel(scene.room.lang, named)
}

fn part(scene: &Table, events: &[(usize, Event)]) -> Markup {
    let (lang, names) = (scene.room.lang, &scene.room.names);
    html! {
        @if let Event::TurnBegan { turn, seat } = events[0].1 { h3 { (table_words::turn(lang, turn, names.of(seat))) } }
        @for (at, event) in events.iter().filter(|(_, event)| !matches!(event, Event::TurnBegan { .. })) {
            (line(scene, *at, event))
        }
    }
}

/// One event as a line, if it says anything.
pub fn line(scene: &Table, at: usize, event: &Event) -> Markup {
    let lang = scene.room.lang;
    let chip = |id: &'static str| Some((card_name(lang, id), card::chip(lang, id)));
    html! {
        @if let Some(line) = Madness::line(lang, &scene.room.names, event) { (log::line("madness", at, &line, &chip)) }
    }
}
