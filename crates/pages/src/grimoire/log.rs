//! What has happened at a table of Grimoire, Chapter by Chapter?

use grimoire::cards::Card;
use grimoire::{Event, Grimoire};
use maud::{Markup, html};
use words::grimoire::table_words;
use words::{Lang, Speak, Tone};

use super::{Table, card, card_name};
use crate::easel::Easel;
use crate::log;

/// So many Chapters are shown.
const RECENT: usize = 5;

pub fn log(scene: &Table, easel: &mut Easel) {
    let mut chapters: Vec<_> = scene
        .log
        .chunk_by(|a, b| (a.1.round, a.1.chapter) == (b.1.round, b.1.chapter))
        .rev()
        .take(RECENT)
        .map(|chapter| {
            let id = format!("log-{}-{}", chapter[0].1.round, chapter[0].1.chapter);
            log::group(id, chapter, || part(scene, chapter))
        })
        .collect();
    chapters.reverse();
    log::panel(easel, scene.room.lang, chapters);
}

/// The last thing that mattered, for those who do not have the log in sight.
pub fn last(scene: &Table) -> Option<Markup> {
    let (lang, names) = (scene.room.lang, &scene.room.names);
    let mut lines =
        scene.log.iter().rev().take(8).filter_map(|(_, event)| Grimoire::line(lang, names, event));
    lines.find(|line| line.tone != Tone::Detail).map(|line| log::sentence(&line, &|id| chip(lang, id)))
}

fn chip(lang: Lang, id: &str) -> Option<(&'static str, Markup)> {
    let card: Card = id.parse().ok()?;
    Some((card_name(lang, card), card::chip(lang, card)))
}

fn part(scene: &Table, events: &[(usize, Event)]) -> Markup {
    let lang = scene.room.lang;
    let first = &events[0].1;
    html! {
        @if first.chapter > 0 { h3 { (table_words::heading(lang, first.round, first.chapter)) } }
        @for (at, event) in events {
            @if let Some(line) = Grimoire::line(lang, &scene.room.names, event) {
                (log::line("grimoire", *at, &line, &|id| chip(lang, id)))
            }
        }
    }
}
