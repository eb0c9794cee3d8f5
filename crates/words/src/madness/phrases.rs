//! What can friends tell each other with one press? A Curse to break, a Spell to learn, a card to get, what one can pay.

use madness::cards::{Card, Curse, Element};
use madness::state::Slot;
use table::company::Phrase;

use super::{naming, table_words};
use crate::speak::{About, PhraseRow};
use crate::{Lang, Sentence, say};

pub static PHRASES: &[PhraseRow] = &[
    PhraseRow { id: "curse", about: &[About::Place] },
    PhraseRow { id: "spell", about: &[About::Place] },
    PhraseRow { id: "stack", about: &[About::Card] },
    PhraseRow { id: "pay", about: &[About::Place, About::Number] },
];

/// What it says: `curse 3L`, `curse 3L whisper`, `spell fire`, `stack fire-2`, `pay fire 2`. Nothing for anything else.
pub fn phrase(lang: Lang, phrase: &Phrase) -> Option<Sentence> {
    // Tables opened before phrases had parameters wrote `ping:curse:3L`.
    if let Some(earlier) = phrase.id.strip_prefix("ping:") {
        return self::phrase(lang, &earlier.replace(':', " ").parse().ok()?);
    }
    let about: Vec<&str> = phrase.about.iter().map(String::as_str).collect();
    match (phrase.id.as_str(), about.as_slice()) {
        ("curse", [slot]) => curse_at(lang, slot.parse().ok()?),
        ("curse", [slot, curse]) => {
            slot.parse::<Slot>().ok()?;
            Some(self::curse(lang, curse.parse().ok()?))
        }
        ("spell", [element]) => spell(lang, element.parse().ok()?),
        ("stack", [card]) => stack(lang, card.parse().ok()?),
        ("pay", [element, count @ ("1" | "2" | "3" | "4")]) => {
            pay(lang, element.parse().ok()?, count.parse().ok()?)
        }
        _ => None,
    }
}

fn curse(lang: Lang, curse: Curse) -> Sentence {
    let curse = naming::named(lang, curse);
    match lang {
        Lang::Es => say!("Ahora, a por {curse}."),
        Lang::En => say!("{curse} next."),
    }
}

/// As it was said before Curses were called by their names, and as tools may say it.
fn curse_at(lang: Lang, slot: Slot) -> Option<Sentence> {
    let space = naming::space(slot, table_words::space(lang, slot));
    Some(match lang {
        Lang::Es => say!("Ahora esta maldición: {space}."),
        Lang::En => say!("This Curse next: {space}."),
    })
}

fn spell(lang: Lang, element: Element) -> Option<Sentence> {
    let of = table_words::element(lang, element);
    Some(match lang {
        Lang::Es => say!("Habría que aprender este hechizo: {of}."),
        Lang::En => say!("Somebody should learn this Spell: {of}."),
    })
}

fn stack(lang: Lang, card: Card) -> Option<Sentence> {
    let wanted = naming::named(lang, card);
    (card.value() >= 2).then(|| match lang {
        Lang::Es => say!("Nos vendría bien esta carta: {wanted}."),
        Lang::En => say!("We could use this card: {wanted}."),
    })
}

fn pay(lang: Lang, element: Element, count: u8) -> Option<Sentence> {
    let amount = table_words::amount(lang, count, element);
    Some(match lang {
        Lang::Es => say!("Puedo pagar {amount}."),
        Lang::En => say!("I can pay {amount}."),
    })
}
