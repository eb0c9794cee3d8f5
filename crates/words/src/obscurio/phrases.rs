//! What can a Wizard say with one press? Which Door, which not, because of what; whom to trust (OBS-16.6). Everybody
//! reads it in their own language. What bots understand of it is `obscurio::remarks`.

use obscurio::book::Perch;
use obscurio::remarks::Remark;
use table::Seat;
use table::company::Phrase;

use super::{en, es, naming};
use crate::lang::{Lang, spoken};
use crate::sentence::Sentence;
use crate::speak::{About, Names, PhraseRow};

pub static PHRASES: &[PhraseRow] = &[
    PhraseRow { id: "look", about: &[About::Place] },
    PhraseRow { id: "like", about: &[About::Place] },
    PhraseRow { id: "like-because", about: &[About::Place, About::Place] },
    PhraseRow { id: "doubt", about: &[About::Place] },
    PhraseRow { id: "doubt-because", about: &[About::Place, About::Place] },
    PhraseRow { id: "reject", about: &[About::Place] },
    PhraseRow { id: "reject-because", about: &[About::Place, About::Place] },
    PhraseRow { id: "between", about: &[About::Place, About::Place] },
    PhraseRow { id: "spread", about: &[] },
    PhraseRow { id: "together", about: &[] },
    PhraseRow { id: "hurry", about: &[] },
    PhraseRow { id: "suspect", about: &[About::Seat] },
    PhraseRow { id: "trust", about: &[About::Seat] },
];

/// What it says; nothing for anything else, nor about what does not exist.
pub fn phrase(lang: Lang, names: &Names, phrase: &Phrase) -> Option<Sentence> {
    let about: Vec<&str> = phrase.about.iter().map(String::as_str).collect();
    Some(match (phrase.id.as_str(), about.as_slice()) {
        ("hurry", []) => spoken!(lang, phrases::HURRY).into(),
        ("trust", [seat]) => {
            let seat = somebody(names, seat.parse().ok()?)?;
            spoken!(lang, phrases::trust(names, seat))
        }
        ("look", [place]) => {
            let perch = Perch::all().find(|perch| naming::spot_id(*perch) == *place)?;
            spoken!(lang, phrases::look(perch))
        }
        _ => match Remark::read(phrase)? {
            Remark::Door { door, stance, because: None } => spoken!(lang, phrases::remark(stance, door)),
            Remark::Door { door, stance, because: Some(perch) } => {
                spoken!(lang, phrases::because(stance, door, perch))
            }
            Remark::Between(one, other) => spoken!(lang, phrases::between(one, other)),
            Remark::Spread => spoken!(lang, phrases::SPREAD).into(),
            Remark::Together => spoken!(lang, phrases::TOGETHER).into(),
            Remark::Suspect(seat) => {
                let seat = somebody(names, seat)?;
                spoken!(lang, phrases::suspect(names, seat))
            }
        },
    })
}

fn somebody(names: &Names, seat: Seat) -> Option<Seat> {
    Some(seat).filter(|seat| seat.index() < names.seats())
}
