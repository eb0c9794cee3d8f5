//! How does a Spell lie in front of its player, with everything that happened to it?

use grimoire::Move;
use grimoire::view::SpellView;
use maud::{Markup, html};
use words::grimoire::table_words::{self, TableWords, table};

use super::seats::shows_finished;
use super::{TableScene, card, card_name, offered};
use crate::hint::Hint;
use crate::sentence::Plain;
use crate::sprites::icon;
use crate::why;

/// A button while it can be chosen, something to look at otherwise.
pub fn spell(scene: &TableScene, spell: &SpellView) -> Markup {
    let lang = scene.chrome.lang;
    let finished = scene.view.finished.as_ref().filter(|_| shows_finished(scene.view));
    let best = match finished {
        Some(finished) => finished.winner == spell.index,
        None => spell.rank == 1,
    };
    let target = offered(scene, |mv| mv == Move::Target(spell.index as u8 - 1));
    let advised = target.as_ref().is_some_and(|mv| Hint::means(scene.chrome.hint.as_ref(), mv));
    let towards = finished.and_then(|finished| finished.spells.get(finished.winner - 1));
    let face = html! {
        (card::inside(lang, spell.card, (spell.power, spell.element)))
        (tags(scene, spell, best))
    };
    let (id, element) = (Plain(spell.card.id()), Plain(spell.element.name()));
    let key = (!spell.gone).then_some(id);
    let to = towards.map(|winner| winner.player);
    // Only while a Spell has to be chosen: otherwise there is nothing to wonder about.
    let choosing = scene.moves.iter().any(|mv| matches!(mv, Move::Target(_)));
    let mv = Move::Target(spell.index as u8 - 1);
    let why = choosing.then(|| why::not(scene.chrome, mv, Some(spell.card.id()))).flatten();
    let said = card::read_out_now(lang, spell);
    html! {
        @if let Some(target) = target {
            button.card.spell.hinted[advised].best[best].hushed[spell.silenced].gone[spell.gone].{ "el-" (element) } id={ "t-" (id) }
                type="submit" name="move" value=(target) data-k=[key] data-card=(id) data-from={ "seat-" (spell.player) }
                data-do={ (table(lang).choose_target) " " (card_name(lang, spell.card)) } {
                span.unseen { (table(lang).choose_target) " " (Plain(&said)) } (face) }
        } @else {
            a.card.spell.best[best].hushed[spell.silenced].gone[spell.gone].{ "el-" (element) } id={ "t-" (id) }
                href={ @if let Some(why) = &why { (Plain(why)) } @else { "/cards/grimoire/" (id) } } data-why=[why.as_ref().map(|_| "")]
                data-k=[key] data-card=(id) data-from={ "seat-" (spell.player) } data-to=[to.map(|seat| format!("seat-{seat}"))] {
                span.unseen { (Plain(&said)) } (face) }
        }
    }
}

/// What is true of the Spell now, in words beside marks.
fn tags(scene: &TableScene, spell: &SpellView, best: bool) -> Markup {
    let words: &TableWords = table(scene.chrome.lang);
    let won = if shows_finished(scene.view) { words.won } else { words.winning };
    let weakest = scene.view.finished.as_ref().is_some_and(|finished| {
        shows_finished(scene.view)
            && finished.weakest == spell.index
            && scene.view.own.seats[0].lives.is_some()
    });
    html! {
        span.tags {
            @if best && !spell.gone { span.tag.gold { (icon("crown")) (won) } }
            @if spell.trump { span.tag { (icon("trump")) (words.trump) } }
            @if spell.silenced { span.tag.ember { (icon("silence")) (words.silenced) } }
            @if weakest { span.tag.ember { (icon("life-out")) (words.weakest) } }
            @if spell.gone { span.tag { (icon("hand")) (words.back_in_hand) } }
        }
        @if !spell.changed_by.is_empty() {
            span.cause {
                span.brief { (table_words::changed_in_short(scene.chrome.lang, &causes(scene, spell))) }
                span.all { (table_words::changed_by(scene.chrome.lang, &causes(scene, spell))) }
            }
        }
    }
}

fn causes(scene: &TableScene, spell: &SpellView) -> Vec<&'static str> {
    spell.changed_by.iter().map(|card| card_name(scene.chrome.lang, *card)).collect()
}
