//! How did it end, and why?

use ::madness::end::End;
use ::madness::story::turning_point;
use ::madness::{Event, Madness};
use maud::{Markup, html};
use words::Speak;
use words::madness::ending_words;
use words::page::page;

use super::{TableScene, card, card_name, words_of};
use crate::after;
use crate::sentence::sentence;
use crate::sprites::icon;

/// The book shut for good, or open over everybody.
pub fn summary(scene: &TableScene) -> Markup {
    let Some(end) = scene.view.end else { return html! {} };
    let chrome = scene.chrome;
    let all = page(chrome.lang);
    html! {
        section.finale-of-book.won[end == End::Won] {
            (seal(end, "shut-book"))
            div {
                h3 { @if end == End::Won { (icon("crown")) } @else { (card::mark("mad")) }  (ending_words::headline(chrome.lang, end, scene.view.own.me.is_some())) }
                p { (Madness::prompt(chrome.lang, &chrome.names, scene.view)) " "
                    a.rule href={ "/rules/madness/" (end.rule()) } { "§ " (end.rule()) } }
                @if let Some(close) = ending_words::close(chrome.lang, end, scene.view.madness) { p { (close) } }
                @if let Some(turn) = turning_point(scene.log.iter().map(|(_, event)| event), end) {
                    p.turning { (sentence("madness", &ending_words::turning_point(chrome.lang, &chrome.names, turn), &card::chip)) }
                }
                (monsters(scene))
                div.row {
                    @if chrome.live && chrome.rematch.is_none() && !chrome.mine.is_empty() {
                        button.gold type="submit" formaction={ "/t/" (chrome.id) "/rematch" } data-go { (icon("swap")) (all.rematch) }
                    }
                    (after::ways(chrome))
                }
            }
        }
    }
}

/// What the game ended in: the book shut for good, the last Monster at large, or Madness.
pub fn seal(end: End, class: &str) -> Markup {
    match end {
        End::Won => card::art("book-closed", class, (400, 500)),
        End::FinalMonsterEscaped => card::art("monster-final", class, (300, 300)),
        End::MadnessExhausted | End::AllEliminated => card::art("madness", class, (200, 280)),
    }
}

/// Every Monster met, and whether it fell.
fn monsters(scene: &TableScene) -> Markup {
    let (lang, words) = (scene.chrome.lang, words_of(scene));
    let met = scene.log.iter().filter_map(|(_, event)| match event {
        Event::Vanquished { monster } => Some((*monster, true)),
        Event::Escaped { monster } => Some((*monster, false)),
        _ => None,
    });
    html! {
        ul.met { @for (monster, fell) in met {
            li.fell[fell] {
                (card::art(&format!("monster-{monster}"), "beast", (300, 300)))
                span { (card_name(lang, monster)) small { (if fell { words.fell } else { words.fled }) } }
            }
        } }
    }
}
