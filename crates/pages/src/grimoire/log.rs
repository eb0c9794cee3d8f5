//! What has happened, in sentences one can follow back to the card and the rule?

use grimoire::cards::Card;
use grimoire::{Event, Grimoire};
use maud::{Markup, html};
use words::grimoire::table_words;
use words::page::page;
use words::{Line, Speak, Tone};

use super::{Table, card, card_name};

/// So many lines at the end of the log are shown; whole Chapters are left out at its start.
const RECENT: usize = 36;

pub fn log(scene: &Table) -> Markup {
    let words = page(scene.room.lang);
    html! {
        section #side-log.panel.log {
            h2 { (words.log) }
            div #log-lines.lines role="log" tabindex="0" aria-label=(words.log) {
                // Drawn from the bottom up, so that the newest line is the one in sight.
                div { @for chapter in chapters(recent(scene.log)) { (part(scene, chapter)) } }
            }
        }
    }
}

/// The last thing that mattered, for those who do not have the log in sight.
pub fn last(scene: &Table) -> Option<Markup> {
    let (lang, names) = (scene.room.lang, &scene.room.names);
    let mut lines =
        scene.log.iter().rev().take(8).filter_map(|(_, event)| Grimoire::line(lang, names, event));
    lines.find(|line| line.tone != Tone::Detail).map(|line| with_cards(scene, &line))
}

/// The last lines. Trimmed in steps, so that the start of the log does not shift with every move.
fn recent(log: &[(usize, Event)]) -> &[(usize, Event)] {
    let spare = log.len().saturating_sub(RECENT);
    &log[spare.next_multiple_of(RECENT / 3).min(log.len())..]
}

fn chapters(log: &[(usize, Event)]) -> impl Iterator<Item = &[(usize, Event)]> {
    log.chunk_by(|a, b| (a.1.round, a.1.chapter) == (b.1.round, b.1.chapter))
}

fn part(scene: &Table, events: &[(usize, Event)]) -> Markup {
    let lang = scene.room.lang;
    let first = &events[0].1;
    html! {
        @if first.chapter > 0 { h3 { (table_words::heading(lang, first.round, first.chapter)) } }
        @for (at, event) in events {
            @if let Some(line) = Grimoire::line(lang, &scene.room.names, event) { (said(scene, *at, &line)) }
        }
    }
}

fn said(scene: &Table, at: usize, line: &Line) -> Markup {
    let class = match line.tone {
        Tone::Detail => "line detail",
        Tone::Plain => "line",
        Tone::Milestone => "line milestone",
    };
    html! {
        p class=(class) data-at=(at) {
            (with_cards(scene, line))
            @if let Some(rule) = line.rule {
                " " a.rule href={ "/rules/grimoire/" (rule) } title=(rule) aria-label={ "§ " (rule) } { "§" }
            }
        }
    }
}

/// The sentence with the names of its cards made pressable where they stand.
fn with_cards(scene: &Table, line: &Line) -> Markup {
    let lang = scene.room.lang;
    let mut found: Vec<(usize, Card)> = line
        .cards
        .iter()
        .filter_map(|id| id.parse().ok())
        .filter_map(|card| Some((line.text.find(card_name(lang, card))?, card)))
        .collect();
    found.sort_unstable();
    let mut from = 0;
    let mut pieces = Vec::new();
    for (start, card) in found.into_iter().filter(|(start, _)| *start < line.text.len()) {
        if start >= from {
            pieces.push((&line.text[from..start], card));
            from = start + card_name(lang, card).len();
        }
    }
    html! { @for (before, named) in pieces { (before) (card::chip(lang, named)) } (&line.text[from..]) }
}
