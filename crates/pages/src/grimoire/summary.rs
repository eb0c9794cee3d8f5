//! How did the last Chapter, the round, the game end, and why?

use grimoire::Grimoire;
use grimoire::view::{FinishedView, SpellView};
use maud::{Markup, html};
use words::Speak;
use words::grimoire::table_words::{self, table};
use words::page::page;

use super::seats::{is_own, party_name, shows_finished};
use super::{TableScene, card, card_name, element_name, glyph};
use crate::page_diff::PageDiff;
use crate::sprites::icon;

pub fn region(scene: &TableScene, diff: &mut PageDiff) {
    let finished = scene.view.finished.as_ref().filter(|_| shows_finished(scene.view));
    diff.region("side-summary", finished, || {
        html! {
            section #side-summary.summary { @if let Some(finished) = finished { (chapter_over(scene, finished)) } }
        }
    });
}

/// Who won the Chapter whose Spells still lie on the table.
pub fn headline(scene: &TableScene) -> Option<String> {
    let finished = scene.view.finished.as_ref().filter(|_| shows_finished(scene.view))?;
    let best = finished.spells.get(finished.winner - 1)?;
    let (lang, name) = (scene.chrome.lang, scene.chrome.names.of(best.player));
    Some(table_words::chapter_won(lang, finished.chapter, name, is_own(scene, best.player)))
}

/// Who won the Chapter, and every Spell from the strongest to the weakest.
fn chapter_over(scene: &TableScene, finished: &FinishedView) -> Markup {
    let lang = scene.chrome.lang;
    let mut ranked: Vec<&SpellView> = finished.spells.iter().collect();
    ranked.sort_by_key(|spell| spell.rank);
    html! {
        div.panel.ended {
            h2 { (icon("crown")) (headline(scene).unwrap_or_default()) }
            @if finished.points > 0 { p.gain { "+" (table_words::points(lang, finished.points.into())) } }
            p.unseen { (table(lang).ranking) }
            ol.ranking { @for spell in ranked { (rank(scene, spell)) } }
        }
    }
}

fn rank(scene: &TableScene, spell: &SpellView) -> Markup {
    let lang = scene.chrome.lang;
    html! {
        li {
            span.power.{ "el-" (spell.element.name()) } { (glyph(spell.element.name())) b { (spell.power) }
                span.unseen { (element_name(lang, spell.element)) } }
            span { (card::chip(spell.card.id(), card_name(lang, spell.card))) " " small { (scene.chrome.names.of(spell.player)) } }
            @if spell.trump { span.tag { (icon("trump")) (table(lang).trump) } }
        }
    }
}

/// The end, in the middle of the table: who won, the scores, and what to do next.
pub fn finale(scene: &TableScene, winner: u8) -> Markup {
    let (chrome, view) = (scene.chrome, scene.view);
    let words = page(chrome.lang);
    let party = Grimoire::party(chrome.lang, &chrome.names, scene.options, winner).to_string();
    let ours = view.own.you.is_some_and(|seat| view.own.seats[seat.index()].party == winner as usize);
    html! {
        div.finale {
            p.headline { (icon("crown")) strong { (table_words::game_won(chrome.lang, &party, ours)) } }
            ul.final aria-label=(table(chrome.lang).final_score) {
                @for (party, score) in view.scores.iter().enumerate() {
                    li.first[party == winner as usize] { span { (party_name(scene, party)) } b { (score) } }
                }
            }
            div.row {
                @if chrome.live && chrome.rematch.is_none() && !chrome.mine.is_empty() {
                    button.gold type="submit" formaction={ "/t/" (chrome.id) "/rematch" } data-go {
                        (icon("swap")) (words.rematch)
                    }
                }
                a.button href={ "/t/" (chrome.id) "/replay" } { (icon("replay")) (words.replay) }
            }
        }
    }
}
