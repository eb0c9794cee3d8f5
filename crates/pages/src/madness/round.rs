//! What came of the last round: did the Monster fall, which Curses went or struck, who learned what?

use ::madness::Event;
use maud::{Markup, html};

use super::{TableScene, card, card_name, words_of};
use crate::fingerprint::fingerprint;

type Told = crate::board::Told<Event>;

/// After which move it ended, and whether that was the last one.
pub fn made_from(scene: &TableScene) -> Option<u64> {
    last_round(scene.log).map(|(_, (at, _))| fingerprint(&(at, *at == scene.chrome.at)))
}

/// The card of the round that ended last. It opens by itself, and can be opened again until the next one ends.
pub fn result(scene: &TableScene) -> Option<Markup> {
    let (lang, words) = (scene.chrome.lang, words_of(scene));
    let (round, end) = last_round(scene.log)?;
    let (monster, fell) = match end.1 {
        Event::Vanquished { monster } => (monster, true),
        Event::Escaped { monster } => (monster, false),
        _ => return None,
    };
    let destroyed = round.iter().filter_map(|(_, event)| match event {
        Event::CurseDestroyed { seat, curse, .. } => {
            Some((*seat, curse.to_string(), card_name(lang, *curse)))
        }
        _ => None,
    });
    let learned = round.iter().filter_map(|(_, event)| match event {
        Event::SpellLearned { seat, spell } => Some((*seat, spell.to_string(), card_name(lang, *spell))),
        _ => None,
    });
    let struck = round.iter().filter(|(_, event)| matches!(event, Event::CurseStruck { .. })).count();
    let who = |seat| scene.chrome.names.of(seat);
    Some(html! {
        details.panel.ended.round id={ "round-" (end.0) } open[end.0 == scene.chrome.at] {
            summary { (card::art(&format!("monster-{monster}"), "scene", (300, 300)))
                h2 { (card_name(lang, monster)) small { (if fell { words.fell } else { words.fled }) } } }
            dl {
                @for (name, found) in [(words.curses_gone, destroyed.collect::<Vec<_>>()), (words.spells_learned, learned.collect())] {
                    dt { (name) }
                    dd { @for (seat, id, called) in &found { span.row { (card::chip(id, called)) small { (who(*seat)) } } }
                        @if found.is_empty() { "–" } }
                }
                dt { (words.curses_struck) }
                dd { (struck) }
            }
        }
    })
}

/// What happened from the page's turning to the Monster's end, and that end.
fn last_round(log: &[Told]) -> Option<(&[Told], &Told)> {
    let is_end = |(_, event): &Told| matches!(event, Event::Vanquished { .. } | Event::Escaped { .. });
    let end = log.iter().rposition(is_end)?;
    let begin = log[..end].iter().rposition(|(_, event)| matches!(event, Event::PageTurned { .. }));
    Some((&log[begin.unwrap_or_default()..end], &log[end]))
}
