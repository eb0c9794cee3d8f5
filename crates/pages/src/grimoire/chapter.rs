//! What is in the middle of the table? The Title Spell, the Chain, and the piles.

use grimoire::cards::Element;
use grimoire::chapter::{Chain, Links};
use grimoire::view::TitleView;
use maud::{Markup, html};
use words::Lang;
use words::grimoire::card_words;
use words::grimoire::table_words::{self, table};

use super::{TableScene, card, card_name, element_name, glyph};
use crate::page_diff::slot;
use crate::part::Part;
use crate::sprites::icon;

/// Room for what is in the middle: the end of the game takes the place of Chain and piles.
pub fn centre(finale: Option<&Markup>) -> Markup {
    html! {
        div.centre {
            (slot())
            @if let Some(finale) = finale { (finale) }
            @else { (slot()) (slot()) }
        }
    }
}

pub fn parts<'a>(scene: &'a TableScene) -> Vec<Part<'a>> {
    let view = scene.view;
    let mut parts = vec![Part::alike("title", &view.title, || title(scene, view.title.as_ref()))];
    if view.winner.is_none() {
        parts.push(Part::alike("chain", (view.chain, view.links), || chain(scene, &view.links)));
        parts.push(Part::alike("piles", (view.element_deck, view.draw_deck, &view.discard), || piles(scene)));
    }
    parts
}

/// The Title Spell with the Element it has now, and what that makes Trump.
fn title(scene: &TableScene, title: Option<&TitleView>) -> Markup {
    let lang = scene.chrome.lang;
    let words = table(lang);
    html! {
        div #title.title-spell {
            @if let Some(title) = title {
                a.card.spell.{ "el-" (title.element.name()) } #{ "t-" (title.card) } data-k=(title.card) data-from="pile-element"
                    data-card=(title.card) href={ "/cards/grimoire/" (title.card) } {
                    span.unseen { (words.title_spell) ": " (card::read_out(lang, title.card)) }
                    (card::inside(lang, title.card, (title.card.power(), title.element)))
                }
                (trump(lang, title))
            } @else {
                span.card.spell.spot {}
                p.trump-note { (words.no_title) }
            }
        }
    }
}

fn trump(lang: Lang, title: &TitleView) -> Markup {
    let words = table(lang);
    html! {
        p.trump-note {
            @if let Some(element) = title.trump {
                span.{ "el-" (element.name()) } { (icon("trump")) }
                strong { (table_words::trump_of(lang, element_name(lang, element))) }
                span.{ "el-" (element.name()) } { (glyph(element.name())) }
            } @else {
                strong { (words.no_trump) }
            }
        }
    }
}

/// How the Chain of this Chapter went: its Element, its links, and the Spell that broke it.
fn chain(scene: &TableScene, links: &Links) -> Markup {
    let lang = scene.chrome.lang;
    let words = table(lang);
    let of = |element: Element| card_words::element(lang, element).of;
    html! {
        div #chain.chain.{ "el-" (links.element.map_or("none", Element::name)) }
            .broken[scene.view.chain == Chain::Broken] {
            (rings(links, scene.view.chain == Chain::Broken))
            @match scene.view.chain {
                Chain::NotStarted => p { strong { (words.chain_none) } small { (words.chain_none_help) } },
                Chain::Active(element) => p { strong { (table_words::chain_of(lang, of(element))) } },
                Chain::Broken => p {
                    strong { (words.chain_broken) }
                    @if let Some(breaker) = links.breaker {
                        small { (table_words::broken_by(lang, card_name(lang, breaker))) }
                    }
                },
            }
        }
    }
}

/// Four places for links: forged, torn, or still open.
fn rings(links: &Links, broken: bool) -> Markup {
    html! {
        div.rings aria-hidden="true" {
            @for place in 0..4 {
                @if place < links.count {
                    span.ring.forged { @if let Some(element) = links.element { (glyph(element.name())) } }
                } @else if broken && place == links.count {
                    span.ring.torn { (icon("chain-broken")) }
                } @else {
                    span.ring {}
                }
            }
        }
    }
}

/// The face-down cards beside the Title Spell.
fn piles(scene: &TableScene) -> Markup {
    let (lang, view) = (scene.chrome.lang, scene.view);
    let words = table(lang);
    html! {
        div #piles.piles {
            (pile("pile-element", words.element_deck, view.element_deck))
            @if view.draw_deck > 0 || view.own.seats.len() == 2 { (pile("pile-draw", words.draw_deck, view.draw_deck)) }
            @if let Some(cards) = &view.discard.cards {
                details #pile-discard.pile.open-pile {
                    summary { span.stack { b { (view.discard.count) } } span.pile-name { (words.discard) } }
                    div.corners { @for card in cards { (card::corner(lang, *card)) } }
                }
            } @else {
                (pile("pile-discard", words.discard, view.discard.count))
            }
        }
    }
}

fn pile(id: &str, name: &str, count: usize) -> Markup {
    html! {
        div.pile.none[count == 0] id=(id) { span.stack { b { (count) } } span.pile-name { (name) } }
    }
}
