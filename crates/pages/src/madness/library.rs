//! What is there to learn and to acquire? Four decks of Spells, eight stacks of Element cards, and what is destroyed.

use ::madness::Move;
use ::madness::bill;
use ::madness::cards::{Card, Element};
use ::madness::frames::Action;
use ::madness::pay::Cost;
use ::madness::view::ShelfView;
use maud::{Markup, html};
use words::madness::table_words;

use super::pressable::{Pressable, press, pressable};
use super::{TableScene, card, card_name, moment, spells, words_of};

pub fn library(scene: &TableScene) -> Markup {
    let words = words_of(scene);
    html! {
        section #market.market aria-label=(words.library) {
            h3.market-head { (words.library) span.unseen { ", " (words.stacks) } }
            @for shelf in &scene.view.library {
                div.shelf-of.(card::ink(Some(shelf.element))) {
                    (shelf_of(scene, shelf))
                    (stack(scene, shelf.element, 2))
                    (stack(scene, shelf.element, 3))
                }
            }
        }
    }
}

/// A library deck with its face-up Spell.
fn shelf_of(scene: &TableScene, shelf: &ShelfView) -> Markup {
    let lang = scene.chrome.lang;
    let press = press(scene, &[Move::Learn(shelf.element)]);
    html! {
        div.deck-of {
            @if let Some(top) = shelf.top {
                (pressable(scene, &press, &Pressable {
                    id: format!("lib-{top}"),
                    class: format!("tile {}", card::ink(Some(shelf.element))),
                    card: Some(top.name()),
                    label: None,
                    key: Some(format!("spell-{top}")),
                    from: None,
                    to: None,
                    inside: html! {
                        (spells::picture(lang, top, scene.view.edition))
                        (price(scene, shelf.element))
                        span.left-of title=(table_words::left(lang, shelf.left)) { "×" (shelf.left) }
                    },
                }))
                (moment::pings(scene, &format!("spell {}", shelf.element)))
            } @else {
                span.tile.bare { (words_of(scene).empty_shelf) }
            }
        }
    }
}

/// What learning from this deck costs.
fn price(scene: &TableScene, element: Element) -> Markup {
    let Some(Cost::Exactly(cost)) = bill::cost(scene.view, Action::Learn(element)) else { return html! {} };
    html! { span.price { (words_of(scene).to_learn) " " (card::cost(scene.chrome.lang, cost)) } }
}

/// One of the eight stacks.
fn stack(scene: &TableScene, element: Element, value: u8) -> Markup {
    let lang = scene.chrome.lang;
    let wanted = Card::new(element, value);
    let left = scene.view.table.iter().find(|(card, _)| *card == wanted).map_or(0, |(_, left)| *left);
    let taking = matches!(
        scene.view.own.asked.as_ref().map(|asked| &asked.ask),
        Some(::madness::Ask::Element { value: asked, .. }) if *asked == value
    );
    let moves = [Move::Acquire(wanted), Move::Take(element)];
    let press = press(scene, if taking { &moves } else { &moves[..1] });
    html! {
        div.pile-of {
            (pressable(scene, &press, &Pressable {
                id: format!("stack-{wanted}"),
                class: format!("small-card {}{}", card::ink(Some(element)), if left == 0 { " none" } else { "" }),
                card: None,
                label: Some(format!("{}, {}", card_name(lang, wanted), table_words::left(lang, left))),
                key: None,
                from: None,
                to: None,
                inside: html! { (card::face(wanted)) span.left-of { "×" (left) } },
            }))
            (moment::pings(scene, &format!("stack {wanted}")))
        }
    }
}

/// The pile everybody may look through.
pub fn destroyed(scene: &TableScene) -> Markup {
    let (lang, words, pile) = (scene.chrome.lang, words_of(scene), &scene.view.destroyed);
    let spells: usize = pile.spells.iter().map(|(_, count)| usize::from(*count)).sum();
    let count = pile.cards.len() + pile.curses.len() + spells;
    html! {
        details #destroyed.drawer {
            summary { (card::mark("destroy")) span { (words.destroyed) } b { (count) } }
            div.drawer-in {
                @if count == 0 { p { (words.nothing_destroyed) } }
                span.corners { @for card in &pile.cards { (card::corner(lang, *card)) } }
                p {
                    @for curse in &pile.curses { (card::chip(curse.name(), card_name(lang, *curse))) " " }
                    @for (spell, _) in &pile.spells { (card::chip(spell.name(), card_name(lang, *spell))) " " }
                }
            }
        }
    }
}

/// A pile of one player: how many, and its faces if they may be seen.
pub fn heap(
    scene: &TableScene,
    id: &str,
    name: &str,
    mark: &Markup,
    faces: Option<&[Card]>,
    count: usize,
) -> Markup {
    let lang = scene.chrome.lang;
    html! {
        @if let Some(faces) = faces.filter(|faces| !faces.is_empty()) {
            details.drawer id=(id) {
                summary { (mark) span.pile-word { (name) } b { (count) } }
                div.drawer-in { span.corners { @for card in faces { (card::corner(lang, *card)) } } }
            }
        } @else {
            span.counted id=(id) title=(name) { (mark) span.pile-word { (name) } b { (count) } }
        }
    }
}
