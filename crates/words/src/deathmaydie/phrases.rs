//! What can somebody say with one press? Where to go, what to fear, who needs help; everybody reads it in their own language.

use deathmaydie::content::{Discovery, Investigator, Space};
use deathmaydie::figures::Foe;
use table::Seat;
use table::company::Phrase;

use super::{en, es, naming};
use crate::speak::{About, Names, PhraseRow};
use crate::{Lang, Sentence, say};

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
        ("look", [place]) => look(lang, place.parse().ok()?),
        ("go", [place]) => go(lang, place.parse().ok()?),
        ("meet", [place]) => meet(lang, place.parse().ok()?),
        ("danger", [place]) => danger(lang, place.parse().ok()?),
        ("first", [foe]) => first(lang, foe.parse().ok()?),
        ("mind", [foe]) => mind(lang, foe.parse().ok()?),
        ("protect", [who]) => protect(lang, who.parse().ok()?),
        ("give", [card]) => give(lang, card.parse().ok()?),
        ("coming", [seat]) => coming(lang, names, somebody(names, seat.parse().ok()?)?),
        ("help", []) => lang.pick("¡Necesito ayuda!", "I need help!").into(),
        ("rest", []) => lang.pick("Tengo que descansar.", "I have to rest.").into(),
        ("ritual", []) => lang.pick("¡A por el Ritual!", "On to the Ritual!").into(),
        _ => return None,
    })
}

fn somebody(names: &Names, seat: Seat) -> Option<Seat> {
    Some(seat).filter(|seat| seat.index() < names.seats())
}

fn look(lang: Lang, space: Space) -> Sentence {
    match lang {
        Lang::Es => say!("Mirad {}.", es::names::the(space)),
        Lang::En => say!("Look at {}.", en::names::the(space)),
    }
}

fn go(lang: Lang, space: Space) -> Sentence {
    match lang {
        Lang::Es => say!("Voy {}.", es::names::to(space)),
        Lang::En => say!("I am going to {}.", en::names::the(space)),
    }
}

fn meet(lang: Lang, space: Space) -> Sentence {
    match lang {
        Lang::Es => say!("Reunámonos {}.", es::names::at(space)),
        Lang::En => say!("Let us meet {}.", en::names::at(space)),
    }
}

fn danger(lang: Lang, space: Space) -> Sentence {
    match lang {
        Lang::Es => say!("¡Cuidado {}!", es::names::at(space)),
        Lang::En => say!("Beware {}!", en::names::at(space)),
    }
}

fn first(lang: Lang, foe: Foe) -> Sentence {
    match lang {
        Lang::Es => say!("¡Primero, {}!", es::names::the_foe(foe)),
        Lang::En => say!("First {}!", en::names::the_foe(foe)),
    }
}

fn mind(lang: Lang, foe: Foe) -> Sentence {
    match lang {
        Lang::Es => say!("¡Ojo con {}!", es::names::the_foe(foe)),
        Lang::En => say!("Watch out for {}!", en::names::the_foe(foe)),
    }
}

fn protect(lang: Lang, who: Investigator) -> Sentence {
    let who = naming::who(lang, who);
    match lang {
        Lang::Es => say!("Hay que ayudar a {who}."),
        Lang::En => say!("We have to help {who}."),
    }
}

fn give(lang: Lang, card: Discovery) -> Sentence {
    let card = naming::discovery(lang, card);
    match lang {
        Lang::Es => say!("Me vendría bien {card}."),
        Lang::En => say!("I could use {card}."),
    }
}

fn coming(lang: Lang, names: &Names, seat: Seat) -> Sentence {
    match lang {
        Lang::Es => names.say(seat, || "¡Voy contigo!", |name| say!("¡Voy con {name}!")),
        Lang::En => names.say(seat, || "I am coming to you!", |name| say!("I am going to {name}!")),
    }
}
