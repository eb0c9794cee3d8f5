//! What has happened at the lectern, turn by turn?

use ::madness::{Event, Madness};
use maud::{Markup, html};
use words::Speak;
use words::madness::table_words;

use super::{Table, card, card_name};
use crate::easel::Easel;
use crate::log;

/// So many turns are shown.
const RECENT: usize = 4;

pub fn log(scene: &Table, easel: &mut Easel) {
    let turns = scene.log.chunk_by(|_, next| !matches!(next.1, Event::TurnBegan { .. }));
    let group = |turn| {
        let id = match number(turn) {
            Some(number) => format!("log-{number}"),
            None => "log-before".to_owned(),
        };
        log::group(id, turn, || part(scene, turn))
    };
    let mut groups: Vec<_> = turns.rev().take(RECENT).map(group).collect();
    groups.reverse();
    log::panel(easel, scene.room.lang, groups);
}

/// The number of a turn told from its beginning.
fn number(turn: &[(usize, Event)]) -> Option<u8> {
    if let Event::TurnBegan { turn, .. } = turn[0].1 { Some(turn) } else { None }
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
