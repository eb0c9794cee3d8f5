//! The end: who won, who it was, and every turn told again with nothing hidden.

use ::obscurio::Obscurio;
use ::obscurio::view::LoyaltyView;
use maud::{Markup, html};
use words::Speak;
use words::obscurio::hall_words::hall;
use words::obscurio::table_words;
use words::page::page;

use super::story::{self, Riddle};
use super::{TableScene, accusation, art, mark, words_of};
use crate::after;
use crate::sprites::icon;

pub fn finale(scene: &TableScene) -> Markup {
    let (chrome, words) = (scene.chrome, words_of(scene));
    let Some(end) = &scene.view.end else { return html! {} };
    // The sentence itself speaks to the Traitor.
    let won = chrome.own_seat().filter(|seat| end.traitor != Some(*seat)).map(|_| end.escaped);
    html! {
        div.finale.of-hall.escaped[end.escaped] {
            header {
                p.headline {
                    @if end.escaped { (icon("crown")) } @else { (mark("decoy")) }
                    strong {
                        @if let Some(won) = won { (table_words::verdict(chrome.lang, won)) " " }
                        (Obscurio::prompt(chrome.lang, &chrome.names, scene.view))
                    }
                }
                (cards(scene))
                (again(scene))
            }
            section.turns {
                h3 { (words.story) }
                @for riddle in story::turns(scene) { (turn(scene, &riddle)) }
            }
        }
    }
}

fn again(scene: &TableScene) -> Markup {
    let (chrome, words) = (scene.chrome, page(scene.chrome.lang));
    html! {
        form.row method="post" action={ "/t/" (chrome.id) "/rematch" } {
            @if chrome.live && chrome.rematch.is_none() && !chrome.mine.is_empty() {
                button.gold type="submit" formaction={ "/t/" (chrome.id) "/rematch" } { (icon("swap")) (words.rematch) }
            }
            (after::ways(chrome))
        }
    }
}

/// Everybody's Loyalty card, turned at last, with the fingers that pointed there.
fn cards(scene: &TableScene) -> Markup {
    let dealt = scene.view.wizards.iter().filter(|wizard| wizard.card != LoyaltyView::None);
    html! {
        ul.turned {
            @for wizard in dealt {
                @let traitor = wizard.card == LoyaltyView::Traitor;
                li.traitor[traitor] { (art("card-face", if traitor { "traitor" } else { "loyal" })) span { (scene.chrome.names.of(wizard.seat)) } (accusation::pointed_at(scene, wizard.seat)) }
            }
        }
    }
}

fn turn(scene: &TableScene, riddle: &Riddle) -> Markup {
    let (lang, words) = (scene.chrome.lang, words_of(scene));
    let found = riddle.stood.iter().any(|(_, _, door)| *door == riddle.exit);
    let misled: Vec<&str> = riddle
        .misled()
        .filter(|seat| Some(*seat) != scene.view.own.traitor)
        .map(|seat| scene.chrome.names.of(seat))
        .collect();
    html! {
        article.turn.found[found] {
            h4 { (table_words::turn(lang, riddle.turn)) span { @if found { (hall(scene.chrome.lang).found) } @else { (hall(scene.chrome.lang).missed) } }
                @if !misled.is_empty() { span.tag.ember { (mark("decoy")) (words.misled) " " (misled.join(", ")) } }
                @for trap in &riddle.traps { span.small-trap title=(words::obscurio::card_words::trap(lang, *trap).name) { (art("trap-art", &format!("trap-{trap}"))) } } }
            (story::riddle(scene, riddle))
        }
    }
}
