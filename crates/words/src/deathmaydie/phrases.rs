//! What can somebody say with one press? Where to go, what to fear, who needs help; everybody reads it in their own language.

use table::Seat;
use table::company::Phrase;

use super::{en, es};
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;
use crate::speak::{About, Names, PhraseRow};

pub static PHRASES: &[PhraseRow] = &[
    PhraseRow { id: "look", about: &[About::Place] },
    PhraseRow { id: "go", about: &[About::Place] },
    PhraseRow { id: "meet", about: &[About::Place] },
    PhraseRow { id: "danger", about: &[About::Place] },
    PhraseRow { id: "first", about: &[About::Figure] },
    PhraseRow { id: "mind", about: &[About::Figure] },
    PhraseRow { id: "protect", about: &[About::Figure] },
    PhraseRow { id: "give", about: &[About::Card] },
    PhraseRow { id: "coming", about: &[About::Seat] },
    PhraseRow { id: "help", about: &[] },
    PhraseRow { id: "rest", about: &[] },
    PhraseRow { id: "ritual", about: &[] },
];

/// What it says; nothing for anything else, nor about what does not exist.
pub fn phrase(lang: Lang, names: &Names, phrase: &Phrase) -> Option<Sentence> {
    let about: Vec<&str> = phrase.about.iter().map(String::as_str).collect();
    Some(match (phrase.id.as_str(), about.as_slice()) {
        ("look", [place]) => spoken!(lang, phrases::look(place.parse().ok()?)),
        ("go", [place]) => spoken!(lang, phrases::go(place.parse().ok()?)),
        ("meet", [place]) => spoken!(lang, phrases::meet(place.parse().ok()?)),
        ("danger", [place]) => spoken!(lang, phrases::danger(place.parse().ok()?)),
        ("first", [foe]) => spoken!(lang, phrases::first(foe.parse().ok()?)),
        ("mind", [foe]) => spoken!(lang, phrases::mind(foe.parse().ok()?)),
        ("protect", [who]) => spoken!(lang, phrases::protect(who.parse().ok()?)),
        ("give", [card]) => spoken!(lang, phrases::give(card.parse().ok()?)),
        ("coming", [seat]) => {
            let seat = somebody(names, seat.parse().ok()?)?;
            spoken!(lang, phrases::coming(names, seat))
        }
        ("help", []) => spoken!(lang, phrases::HELP).into(),
        ("rest", []) => spoken!(lang, phrases::REST).into(),
        ("ritual", []) => spoken!(lang, phrases::RITUAL).into(),
        _ => return None,
    })
}

fn somebody(names: &Names, seat: Seat) -> Option<Seat> {
    Some(seat).filter(|seat| seat.index() < names.seats())
}
