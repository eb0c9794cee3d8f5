//! How are the things of the Big Book drawn? Pictures by reference; numbers, names and costs as words over them.

use maud::{Markup, html};
use words::Lang;
use words::madness::card_words::{self, AnyCard, TextPart};
use words::madness::table_words::{self, table};

use ::madness::Madness;
use ::madness::cards::{Card, Element, Kind, Page, Spell};
use ::madness::options::Edition;

use super::card_name;
use crate::board::Board;
use crate::sentence::plain_chip;

/// A picture of the sprite, in a field of this size.
pub fn art(id: &str, class: &str, (w, h): (u16, u16)) -> Markup {
    html! {
        svg class=(class) aria-hidden="true" viewBox={ "0 0 " (w) " " (h) } preserveAspectRatio="xMidYMid slice" {
            use href={ (Madness::files().sprite.path) "#" (id) } {}
        }
    }
}

/// A picture that is stretched to whatever lies on it.
pub fn ground(id: &str, class: &str, (w, h): (u16, u16)) -> Markup {
    html! {
        svg class=(class) aria-hidden="true" viewBox={ "0 0 " (w) " " (h) } preserveAspectRatio="none" {
            use href={ (Madness::files().sprite.path) "#" (id) } {}
        }
    }
}

/// A mark that only repeats what the words beside it say.
pub fn mark(id: &str) -> Markup {
    art(id, "icon", (24, 24))
}

pub fn glyph(element: Element) -> Markup {
    art(&format!("el-{element}"), "glyph", (24, 24))
}

/// The class that colours a thing by its Element.
pub fn ink(element: Option<Element>) -> &'static str {
    match element {
        Some(Element::Water) => "el-water",
        Some(Element::Earth) => "el-earth",
        Some(Element::Fire) => "el-fire",
        Some(Element::Air) => "el-air",
        None => "el-madness",
    }
}

/// The painted face of an Element card or a Madness, with its value.
pub fn face(card: Card) -> Markup {
    let Some(element) = card.element() else { return art("madness", "painting", (200, 280)) };
    let id = format!("element-{}{}", &element.name()[..1], card.value());
    html! { (art(&id, "painting", (200, 280))) b.value { (card.value()) } }
}

/// A card of which only the corner is worth showing.
pub fn corner(lang: Lang, card: Card) -> Markup {
    html! {
        span.corner.(ink(card.element())) role="img" aria-label=(card_name(lang, card)) { (inside_corner(card)) }
    }
}

pub fn inside_corner(card: Card) -> Markup {
    html! {
        @match card.element() {
            Some(element) => { (glyph(element)) b { (card.value()) } },
            None => (art("el-madness", "glyph", (24, 24))),
        }
    }
}

/// What something costs, Element by Element.
pub fn cost(lang: Lang, cost: [u8; 4]) -> Markup {
    let amounts =
        Element::ALL.iter().map(|element| (*element, cost[element.index()])).filter(|(_, n)| *n > 0);
    html! {
        span.cost role="img" aria-label={ (table(lang).cost) " " (table_words::amounts(lang, cost)) } {
            @for (element, amount) in amounts {
                span.(ink(Some(element))) { @if amount > 1 { b { (amount) } } (glyph(element)) }
            }
        }
    }
}

/// A card's words with its numbers as the Power makes them.
pub fn text(lang: Lang, card: impl Into<AnyCard>, edition: Edition, power: u8) -> Markup {
    match card.into() {
        AnyCard::Spell(spell) => worded(card_words::spell(lang, spell).parts, power),
        other => html! { (card_words::text(lang, other, edition)) },
    }
}

fn worded(parts: &[TextPart], power: u8) -> Markup {
    html! {
        @for part in parts {
            @match part {
                TextPart::Words(words) => (words),
                TextPart::Number(number) => b.var { (number * power) },
            }
        }
    }
}

/// A card to look at, as large as there is room. It lies at no table, so it says where editions differ.
pub fn big(lang: Lang, id: &str) -> Option<Markup> {
    let any: AnyCard = id.parse().ok()?;
    let (class, picture, price) = match any {
        AnyCard::Card(card) => {
            return Some(html! {
                span.card.big.plain.(ink(card.element())) role="img" aria-label=(card_name(lang, card)) { (face(card)) }
            });
        }
        AnyCard::Spell(spell) => {
            let picture = art(&format!("spell-{spell}"), "scene", (200, 140));
            (ink(Some(spell.element())), picture, Some(cost(lang, level(spell))))
        }
        AnyCard::Curse(curse) => {
            let picture = art(&format!("curse-{curse}"), "scene", (200, 140));
            (kind_ink(curse.kind()), picture, Some(cost(lang, curse.kind().cost())))
        }
        AnyCard::Magician(magician) => {
            let picture = art(&format!("magician-{magician}"), "scene", (200, 240));
            (ink(Some(magician.element())), picture, None)
        }
        AnyCard::Monster(monster) => {
            ("el-madness", art(&format!("monster-{monster}"), "scene", (300, 300)), None)
        }
        AnyCard::Page(Page::Final) => ("el-madness", art("monster-final", "scene", (300, 300)), None),
        AnyCard::Page(_) => ("el-madness", art("book", "scene", (800, 500)), None),
    };
    let words = card_words::of(lang, any);
    let text = match any {
        AnyCard::Spell(spell) => worded(card_words::spell(lang, spell).parts, 1),
        _ => html! { (words.text) },
    };
    Some(html! {
        span.card.big.tale.(class) {
            (picture)
            @if let Some(price) = price { (price) }
            span.words { span.name { (words.name) } span.text { (text) } }
        }
    })
}

pub fn kind_ink(kind: Kind) -> &'static str {
    match kind {
        Kind::Linked(element) => ink(Some(element)),
        Kind::Multi => "el-madness",
    }
}

/// What activating a Spell costs at Power 1.
pub fn level(spell: Spell) -> [u8; 4] {
    let mut cost = [0; 4];
    cost[spell.element().index()] = spell.level();
    cost
}

/// A card named inside a sentence: pressing it shows it.
pub fn chip(id: &str, called: &str) -> Markup {
    plain_chip("madness", id, called)
}
