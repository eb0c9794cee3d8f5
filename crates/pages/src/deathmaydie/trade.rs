//! Things change hands: who stands here, what each of them holds, and to whom it may go. What belongs to somebody else is asked for.

use ::deathmaydie::Move;
use ::deathmaydie::content::Investigator;
use ::deathmaydie::moves::Named;
use ::deathmaydie::view::SheetView;
use maud::{Markup, html};
use words::deathmaydie::card_words as on;
use words::deathmaydie::claims;
use words::deathmaydie::sheet_words::sheet;

use super::press::{can, held_mark, name, open, portrait, press, say, token_art};
use super::{TableScene, mark, skills, words_of};

/// Everybody in the space with what could change hands.
pub fn trade(scene: &TableScene) -> Markup {
    let words = sheet(scene.chrome.lang);
    let here =
        scene.view.asked.and_then(|asked| scene.view.investigators.iter().find(|it| it.who == asked.who));
    let Some(space) = here.map(|it| it.space) else { return html! {} };
    let people: Vec<&SheetView> =
        scene.view.investigators.iter().filter(|it| it.alive && it.space == space).collect();
    html! {
        h3.scene-title { (mark("trade")) (words.trade) }
        div.traders { @for it in &people { (trader(scene, it, &people)) } }
        div.choices { @if can(scene, Move::Done) { (say(scene, Move::Done, "gold")) } }
    }
}

fn trader(scene: &TableScene, it: &SheetView, people: &[&SheetView]) -> Markup {
    let lang = scene.chrome.lang;
    let tokens = scene.view.tokens.iter().filter(|token| token.holder == Some(it.who));
    html! {
        section.trader {
            h4 { (portrait(it.who)) (on::investigator(lang, it.who).name) }
            ul {
                @for card in &it.cards {
                    li { span.ware { (mark(held_mark(card.card, card.side))) span { b { (claims::side(lang, card.card, card.side)) } small { (skills::side_text(lang, card.card, card.side)) } } }
                        (gifts(scene, Named::Card(card.card), people)) }
                }
                @for token in tokens {
                    li { span.ware { (token_art(token)) b { (on::token(lang, token.token).name) } } (gifts(scene, Named::Token(token.token, token.number), people)) }
                }
                @if it.cards.is_empty() { li.none { small { (words_of(scene).holds_nothing) } } }
            }
        }
    }
}

/// To whom it may go: their faces.
fn gifts(scene: &TableScene, thing: Named, people: &[&SheetView]) -> Markup {
    html! {
        span.gifts { @for to in people.iter().map(|it| it.who) {
            @if can(scene, Move::Give(thing, to)) {
                (press(scene, Move::Give(thing, to), "give", &html! { (portrait(to)) span { (on::investigator(scene.chrome.lang, to).name) } }))
            }
        } }
    }
}

/// Whether one gives it.
pub fn consent(scene: &TableScene, thing: Named, to: Investigator) -> Markup {
    let lang = scene.chrome.lang;
    html! {
        div.consent {
            div.passing {
                @if let Some(asked) = scene.view.asked { (portrait(asked.who)) }
                span.ware {
                    @match thing {
                        Named::Card(card) => {
                            @let side = scene.view.investigators.iter().flat_map(|it| &it.cards).find(|it| it.card == card).map(|it| it.side);
                            @if let Some(side) = side { (mark(held_mark(card, side))) b { (claims::side(lang, card, side)) } small { (skills::side_text(lang, card, side)) } }
                        },
                        Named::Token(token, _) => b { (on::token(lang, token).name) },
                        _ => {},
                    }
                }
                (portrait(to))
            }
            div.choices { @for mv in open(scene, |_| true) {
                button.can.gold[mv == Move::Yes] type="submit" name="move" value=(mv) { (name(scene, mv)) }
            } }
        }
    }
}
