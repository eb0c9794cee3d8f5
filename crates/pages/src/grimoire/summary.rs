//! How did the last Chapter, the round, the game end, and why?

use grimoire::view::{FinishedView, SpellView};
use grimoire::{Grimoire, Mode};
use maud::{Markup, html};
use words::Speak;
use words::grimoire::table_words::{self, table};
use words::page::page;

use super::seats::{is_own, party_name, shows_finished};
use super::{Table, card, element_name};
use crate::easel::Easel;
use crate::marks::{glyph, icon};

pub fn region(scene: &Table, easel: &mut Easel) {
    let finished = scene.view.finished.as_ref().filter(|_| shows_finished(scene.view));
    easel.region("side-summary", finished, || {
        html! {
            section #side-summary.summary { @if let Some(finished) = finished { (chapter_over(scene, finished)) } }
        }
    });
}

/// Who won the Chapter whose Spells still lie on the table.
pub fn headline(scene: &Table) -> Option<String> {
    let finished = scene.view.finished.as_ref().filter(|_| shows_finished(scene.view))?;
    let best = finished.spells.get(finished.winner - 1)?;
    let (lang, name) = (scene.room.lang, scene.room.names.of(best.player));
    Some(table_words::chapter_won(lang, finished.chapter, name, is_own(scene, best.player)))
}

/// Who won the Chapter, and every Spell from the strongest to the weakest.
fn chapter_over(scene: &Table, finished: &FinishedView) -> Markup {
    let lang = scene.room.lang;
    let mut ranked: Vec<&SpellView> = finished.spells.iter().collect();
    ranked.sort_by_key(|spell| spell.rank);
    html! {
        div.panel.ended {
            h2 { (icon("crown")) (headline(scene).unwrap_or_default()) }
            @if scene.view.mode != Mode::Survival {
                p.gain { "+" (table_words::points(lang, if finished.chapter == 6 { 2 } else { 1 })) }
            }
            p.unseen { (table(lang).ranking) }
            ol.ranking { @for spell in ranked { (rank(scene, spell)) } }
        }
    }
}

fn rank(scene: &Table, spell: &SpellView) -> Markup {
    let lang = scene.room.lang;
    html! {
        li {
            span.power.{ "el-" (spell.element.name()) } { (glyph(spell.element.name())) b { (spell.power) }
                span.unseen { (element_name(lang, spell.element)) } }
            span { (card::chip(lang, spell.card)) " " small { (scene.room.names.of(spell.player)) } }
            @if spell.trump { span.tag { (icon("trump")) (table(lang).trump) } }
        }
    }
}

/// The end, in the middle of the table: who won, the scores, and what to do next.
pub fn finale(scene: &Table, winner: u8) -> Markup {
    let (room, view) = (scene.room, scene.view);
    let words = page(room.lang);
    let party = Grimoire::party(room.lang, &room.names, scene.options, winner);
    let ours = view.you.is_some_and(|seat| view.seats[seat.index()].party == winner as usize);
    html! {
        div.finale {
            p.headline { (icon("crown")) strong { (table_words::game_won(room.lang, &party, ours)) } }
            ul.final aria-label=(table(room.lang).final_score) {
                @for (party, score) in view.scores.iter().enumerate() {
                    li.first[party == winner as usize] { span { (party_name(scene, party)) } b { (score) } }
                }
            }
            div.row {
                @if room.live && room.rematch.is_none() && !room.mine.is_empty() {
                    button.gold type="submit" formaction={ "/t/" (room.id) "/rematch" } {
                        (icon("swap")) (words.rematch)
                    }
                }
                a.button href={ "/t/" (room.id) "/replay" } { (icon("replay")) (words.replay) }
            }
        }
    }
}
