//! How is a Spell drawn? The painted face by reference; Power, Element, name and text as words over it.

use std::borrow::Cow;
use std::sync::OnceLock;

use grimoire::cards::{Card, Element, Power};
use grimoire::view::SpellView;
use maud::{Markup, PreEscaped, html};
use words::Lang;
use words::grimoire::table_words;

use super::{card_name, card_text, element_name, glyph, painting};
use crate::sentence::plain_chip;

/// What lies on the parchment of a card: the same at every size, the stylesheet decides what shows.
pub fn inside(lang: Lang, card: Card, now: (Power, Element)) -> PreEscaped<Cow<'static, str>> {
    // Most cards on most pages are as they were printed.
    static PRINTED: OfEveryCard = [OnceLock::new(), OnceLock::new()];
    if now == (card.power(), card.element()) {
        let printed =
            drawn_once(&PRINTED, lang, card, |card| draw(lang, card, (card.power(), card.element())));
        return PreEscaped(printed.into());
    }
    PreEscaped(draw(lang, card, now).into_string().into())
}

/// Something of every card, in every language.
type OfEveryCard = [OnceLock<Vec<String>>; 2];

fn drawn_once(
    kept: &'static OfEveryCard,
    lang: Lang,
    card: Card,
    draw: impl Fn(Card) -> Markup,
) -> &'static str {
    let all = kept[lang as usize].get_or_init(|| Card::all().map(|card| draw(card).into_string()).collect());
    &all[card.index()]
}

fn draw(lang: Lang, card: Card, now: (Power, Element)) -> Markup {
    let (power, element) = now;
    let changed = now != (card.power(), card.element());
    html! {
        // Whoever listens hears the label around it, which says the same in a better order.
        span.front aria-hidden="true" {
            (painting("face-", card.id()))
            span.mark.changed[changed].{ "el-" (element.name()) } { b { (power) } (glyph(element.name())) }
            @if changed { (printed(card, now)) }
            span.words { span.name { (card_name(lang, card)) } span.text { (card_text(lang, card)) } }
        }
    }
}

/// The printed values that no longer count, struck through.
fn printed(card: Card, (power, element): (Power, Element)) -> Markup {
    html! {
        s.was {
            @if power != card.power() { (card.power()) }
            @if element != card.element() {
                span.{ "el-" (card.element().name()) } { (glyph(card.element().name())) }
            }
        }
    }
}

/// A card to look at, as large as there is room.
pub fn big(lang: Lang, card: Card) -> Markup {
    html! {
        span.card.big.{ "el-" (card.element().name()) } role="img" aria-label=(read_out(lang, card)) {
            (inside(lang, card, (card.power(), card.element())))
        }
    }
}

/// Name, Element, Power and text: everything a listener needs.
pub fn read_out(lang: Lang, card: Card) -> PreEscaped<&'static str> {
    static SAID: OfEveryCard = [OnceLock::new(), OnceLock::new()];
    PreEscaped(drawn_once(&SAID, lang, card, |card| {
        let power = card.power().to_string();
        let element = element_name(lang, card.element());
        let name = table_words::spell(lang, card_name(lang, card), element, &power);
        html! { (name) ": " (card_text(lang, card)) }
    }))
}

/// The same for a Spell on the table, as it is now.
pub fn read_out_now(lang: Lang, spell: &SpellView) -> String {
    let words = table_words::table(lang);
    let power = spell.power.to_string();
    let element = element_name(lang, spell.element);
    let mut text = table_words::spell(lang, card_name(lang, spell.card), element, &power);
    let marks = [
        (spell.trump, words.trump),
        (spell.silenced, words.silenced),
        (spell.rank == 1 && !spell.gone, words.winning),
    ];
    for (_, mark) in marks.iter().filter(|(holds, _)| *holds) {
        text.extend([", ", mark]);
    }
    text.extend([": ", card_text(lang, spell.card)]);
    text
}

/// A card named inside a sentence: pressing it shows it.
pub fn chip(id: &str, called: &str) -> Markup {
    static CALLED: OfEveryCard = [OnceLock::new(), OnceLock::new()];
    let Ok(card) = id.parse::<Card>() else { return plain_chip("grimoire", id, called) };
    let by_name = Lang::ALL.into_iter().find(|lang| card_name(*lang, card) == called);
    let Some(lang) = by_name else { return named(card, called) };
    PreEscaped(drawn_once(&CALLED, lang, card, |card| named(card, card_name(lang, card))).to_owned())
}

fn named(card: Card, called: &str) -> Markup {
    let element = card.element().name();
    html! {
        a.card-chip.{ "el-" (element) } href={ "/cards/grimoire/" (card.id()) } data-card=(card.id()) {
            (glyph(element)) (called)
        }
    }
}

/// A card of which only a corner is worth showing.
pub fn corner(lang: Lang, card: Card) -> Markup {
    html! {
        a.corner.{ "el-" (card.element().name()) } href={ "/cards/grimoire/" (card.id()) } data-card=(card.id())
            aria-label=(read_out(lang, card)) { (glyph(card.element().name())) b { (card.power()) } }
    }
}
