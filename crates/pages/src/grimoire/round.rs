//! How has the round gone, Chapter by Chapter? It can be read at any time: results are never forgotten.

use grimoire::{Deed, Event};
use maud::{Markup, html};
use table::Seat;
use words::grimoire::table_words;

use super::{TableScene, sides};
use crate::sentence::Plain;
use crate::sprites::icon;

/// What came of one Chapter.
struct Row {
    chapter: u8,
    winner: Seat,
    points: u8,
    /// In Survival: who lost a Life.
    loser: Option<Seat>,
}

/// What the Chapters that are over are known by: after which move the last of them was, and whether a round has ended since.
pub fn made_from(scene: &TableScene) -> (Option<usize>, bool) {
    let since = scene.log.iter().rposition(|(_, event)| is_won(event));
    let ended = |(_, event): &(usize, Event)| matches!(event.deed, Deed::RoundOver { .. });
    (since.map(|at| scene.log[at].0), since.is_some_and(|at| scene.log[at..].iter().any(ended)))
}

/// The Chapters of this round that are over, or those of the last one while no Chapter of this one is.
pub fn results(scene: &TableScene) -> Option<Markup> {
    let (lang, names) = (scene.chrome.lang, &scene.chrome.names);
    let log = (scene.earlier)();
    let round = log.iter().rev().find_map(|(_, event)| is_won(event).then_some(event.round))?;
    let over =
        log.iter().any(|(_, event)| matches!(event.deed, Deed::RoundOver { round: over } if over == round));
    let party = |seat: Seat| scene.view.own.seats[seat.index()].party;
    // Another name, another card: one that ends a round opens by itself.
    let id = format!("round-{round}{}", if over { "-over" } else { "" });
    Some(html! {
        details.panel.ended.round id=(id) open[over] {
            summary { h2 { (icon("quill")) (table_words::round_results(lang, round, over)) } }
            ol { @for row in rows(&log, round) {
                li {
                    span { (Plain(&table_words::chapter_no(lang, row.chapter))) }
                    strong { @if sides::are_two(scene.view) { (sides::mark(party(row.winner))) " " } (Plain(names.of(row.winner))) }
                    @if row.points > 0 { b.gain { "+" (row.points) } }
                    @if let Some(loser) = row.loser { span.lost { (icon("life-out")) (names.of(loser)) } }
                }
            } }
            ul.final { @for (party, score) in scene.view.scores.iter().enumerate() {
                li { span { @if sides::are_two(scene.view) { (sides::mark(party)) " " } (sides::name(scene, party)) } b { (score) } }
            } }
        }
    })
}

fn is_won(event: &Event) -> bool {
    matches!(event.deed, Deed::ChapterWon { .. })
}

fn rows(log: &[(usize, Event)], round: u16) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (_, event) in log.iter().filter(|(_, event)| event.round == round) {
        match event.deed {
            Deed::ChapterWon { seat, points, .. } => {
                rows.push(Row { chapter: event.chapter, winner: seat, points, loser: None });
            }
            Deed::LifeLost { seat, .. } => {
                rows.last_mut().into_iter().for_each(|row| row.loser = Some(seat));
            }
            _ => {}
        }
    }
    rows
}
