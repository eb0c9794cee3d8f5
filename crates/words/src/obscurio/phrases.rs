//! What can a Wizard say with one press? Which Door, which not, because of what; whom to trust (OBS-16.6). Everybody
//! reads it in their own language. What bots understand of it is `obscurio::remarks`.

use obscurio::book::Perch;
use obscurio::remarks::{Remark, Stance};
use table::Seat;
use table::company::Phrase;

use super::naming::{self, door, spot};
use crate::speak::{About, Names, PhraseRow};
use crate::{Lang, Sentence, say};

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
        ("hurry", []) => lang.pick("¡Se acaba el tiempo!", "Time is running out!").into(),
        ("trust", [seat]) => trust(lang, names, somebody(names, seat.parse().ok()?)?),
        ("look", [place]) => look(lang, Perch::all().find(|perch| naming::spot_id(*perch) == *place)?),
        _ => match Remark::read(phrase)? {
            Remark::Door { door, stance, because: None } => remark(lang, stance, door),
            Remark::Door { door, stance, because: Some(perch) } => because(lang, stance, door, perch),
            Remark::Between(one, other) => between(lang, one, other),
            Remark::Spread => lang.pick("Mejor nos repartimos.", "Let us split up.").into(),
            Remark::Together => lang.pick("Mejor vamos todos juntos.", "Let us stay together.").into(),
            Remark::Suspect(seat) => suspect(lang, names, somebody(names, seat)?),
        },
    })
}

fn somebody(names: &Names, seat: Seat) -> Option<Seat> {
    Some(seat).filter(|seat| seat.index() < names.seats())
}

fn look(lang: Lang, perch: Perch) -> Sentence {
    let spot = spot(lang, perch);
    match lang {
        Lang::Es => say!("Lo importante es {spot}."),
        Lang::En => say!("What matters is {spot}."),
    }
}

fn remark(lang: Lang, stance: Stance, at: u8) -> Sentence {
    let door = door(lang, at);
    match (lang, stance) {
        (Lang::Es, Stance::Like) => say!("Me gusta la {door}."),
        (Lang::Es, Stance::Doubt) => say!("No me convence la {door}."),
        (Lang::Es, Stance::Reject) => say!("¡La {door} no!"),
        (Lang::En, Stance::Like) => say!("I like {door}."),
        (Lang::En, Stance::Doubt) => say!("I am not sure about {door}."),
        (Lang::En, Stance::Reject) => say!("Not {door}!"),
    }
}

fn because(lang: Lang, stance: Stance, at: u8, perch: Perch) -> Sentence {
    let (door, spot) = (door(lang, at), spot(lang, perch));
    match (lang, stance) {
        (Lang::Es, Stance::Like) => say!("Me gusta la {door}: encaja con {spot}."),
        (Lang::Es, Stance::Doubt) => say!("No me convence la {door}: no veo que encaje con {spot}."),
        (Lang::Es, Stance::Reject) => say!("¡La {door} no! No encaja con {spot}."),
        (Lang::En, Stance::Like) => say!("I like {door}: it goes with {spot}."),
        (Lang::En, Stance::Doubt) => say!("I am not sure about {door}: does it go with {spot}?"),
        (Lang::En, Stance::Reject) => say!("Not {door}! It does not go with {spot}."),
    }
}

fn between(lang: Lang, one: u8, other: u8) -> Sentence {
    let (one, other) = (door(lang, one), door(lang, other));
    match lang {
        Lang::Es => say!("Dudo entre la {one} y la {other}."),
        Lang::En => say!("It is between {one} and {other}."),
    }
}

fn suspect(lang: Lang, names: &Names, seat: Seat) -> Sentence {
    match lang {
        Lang::Es => names.say(seat, || "No me fío de ti.", |name| say!("No me fío de {name}.")),
        Lang::En => names.say(seat, || "I do not trust you.", |name| say!("I do not trust {name}.")),
    }
}

fn trust(lang: Lang, names: &Names, seat: Seat) -> Sentence {
    match lang {
        Lang::Es => names.say(seat, || "Confío en ti.", |name| say!("Confío en {name}.")),
        Lang::En => names.say(seat, || "I trust you.", |name| say!("I trust {name}.")),
    }
}
