//! How did the last Chapter, the round, the game end, and why?

use grimoire::story::{margin, turning_point};
use grimoire::view::{FinishedView, SpellView};
use grimoire::{Grimoire, Mode};
use maud::{Markup, html};
use words::Speak;
use words::grimoire::ending_words;
use words::grimoire::table_words::table;
use words::page::page;

use super::{TableScene, card, card_name, element_name, glyph, round, sides};
use crate::after;
use crate::sentence::{Plain, sentence};
use crate::sprites::icon;

/// The Chapter that has just ended, as soon as it is known who won it, and the Chapters of the round.
pub fn result(scene: &TableScene) -> Option<Markup> {
    let finished = scene.view.finished.as_ref();
    let (chapter, round) = (finished.map(|finished| chapter_over(scene, finished)), round::results(scene));
    (chapter.is_some() || round.is_some())
        .then(|| html! { (chapter.unwrap_or_default()) (round.unwrap_or_default()) })
}

/// Who won the Chapter that has just ended, though a Spell may have something to do yet.
pub fn headline(scene: &TableScene) -> Option<String> {
    let finished = scene.view.finished.as_ref()?;
    let best = finished.spells.get(finished.winner - 1)?;
    let (lang, name) = (scene.chrome.lang, scene.chrome.names.of(best.player));
    let (whose, teams) = (sides::whose(scene.view, best.player), scene.view.mode == Mode::Teams);
    Some(ending_words::chapter_won(lang, finished.chapter, name, whose, finished.points, teams))
}

/// Who won the Chapter, and every Spell from the strongest to the weakest.
fn chapter_over(scene: &TableScene, finished: &FinishedView) -> Markup {
    let lang = scene.chrome.lang;
    let mut ranked: Vec<&SpellView> = finished.spells.iter().collect();
    ranked.sort_by_key(|spell| spell.rank);
    html! {
        div.panel.ended {
            h2 { (icon("crown")) (headline(scene).unwrap_or_default()) }
            p.unseen { (table(lang).ranking) }
            ol.ranking { @for spell in ranked { (rank(scene, spell)) } }
        }
    }
}

fn rank(scene: &TableScene, spell: &SpellView) -> Markup {
    let lang = scene.chrome.lang;
    html! {
        li {
            span.power.{ "el-" (Plain(spell.element.name())) } { (glyph(spell.element.name())) b { (spell.power) }
                span.unseen { (Plain(element_name(lang, spell.element))) } }
            span { (card::chip(spell.card.id(), card_name(lang, spell.card))) " " small { (Plain(scene.chrome.names.of(spell.player))) } }
            @if spell.trump { span.tag { (icon("trump")) (Plain(table(lang).trump)) } }
            // Why a small Power stands above a great one.
            @if spell.element.is_special() { span.tag { (Plain(table(lang).property)) } }
        }
    }
}

/// The end, in the middle of the table: who won, the scores, and what to do next.
pub fn finale(scene: &TableScene, winner: u8) -> Markup {
    let (chrome, view) = (scene.chrome, scene.view);
    let words = page(chrome.lang);
    let party = Grimoire::party(chrome.lang, &chrome.names, scene.options, winner).to_string();
    let winner = usize::from(winner);
    let own = view.own.you.map(|seat| view.own.seats[seat.index()].party);
    let margin = margin(&view.scores, winner, own.unwrap_or(winner));
    let turn = turning_point(scene.log.iter().map(|(_, event)| event), view.mode, winner);
    html! {
        div.finale {
            p.headline { (icon(if own.is_none_or(|own| own == winner) { "crown" } else { "moon" })) strong { (ending_words::game_over(chrome.lang, &party, own.map(|own| own == winner), margin)) } }
            ul.final aria-label=(table(chrome.lang).final_score) {
                @for (party, score) in view.scores.iter().enumerate() {
                    li.first[party == winner] {
                        span { @if sides::are_two(view) { (sides::mark(party)) " " } (sides::name(scene, party)) } b { (score) }
                    }
                }
            }
            @if let Some(turn) = turn {
                p.turning { (sentence("grimoire", &ending_words::turning_point(chrome.lang, &chrome.names, &turn), &card::chip)) }
            }
            div.row {
                @if chrome.live && chrome.rematch.is_none() && !chrome.mine.is_empty() {
                    button.gold type="submit" formaction={ "/t/" (chrome.id) "/rematch" } data-go {
                        (icon("swap")) (words.rematch)
                    }
                }
                (after::ways(chrome))
            }
        }
    }
}
