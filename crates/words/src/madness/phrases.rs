//! What can friends tell each other with one press? A Curse to break, a Spell to learn, a card to get, what one can pay.

use madness::cards::Card;
use madness::state::Slot;
use table::company::Phrase;

use super::{en, es};
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;
use crate::speak::{About, PhraseRow};

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
    Some(match (phrase.id.as_str(), about.as_slice()) {
        // As it was said before Curses were called by their names, and as tools may say it.
        ("curse", [slot]) => spoken!(lang, phrases::curse_at(slot.parse().ok()?)),
        ("curse", [slot, curse]) => {
            slot.parse::<Slot>().ok()?;
            spoken!(lang, phrases::curse(curse.parse().ok()?))
        }
        ("spell", [element]) => spoken!(lang, phrases::spell(element.parse().ok()?)),
        ("stack", [card]) => {
            let card = card.parse().ok().filter(|card: &Card| card.value() >= 2)?;
            spoken!(lang, phrases::stack(card))
        }
        ("pay", [element, count @ ("1" | "2" | "3" | "4")]) => {
            spoken!(lang, phrases::pay(element.parse().ok()?, count.parse().ok()?))
        }
        _ => return None,
    })
}
