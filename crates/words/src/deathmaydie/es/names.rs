//! How are things called in the middle of a Spanish sentence? With their articles and contractions.

use deathmaydie::content::{Investigator, Space, Token};
use deathmaydie::figures::Foe;

use super::grammar;
use crate::deathmaydie::{card_words as on, naming};
use crate::sentence::{Piece, Sentence};
use crate::{Lang, say};

pub const ELDER_ONE: &str = "Primigenio";

pub fn who(who: Investigator) -> Piece {
    naming::who(Lang::Es, who)
}

/// The enemy whose name has a neuter article, without it.
fn behind_lo(foe: Foe) -> Option<Piece> {
    naming::without_article(Lang::Es, "Lo ", foe)
}

/// "el Ghast 2", "lo innombrable".
pub fn the_foe(foe: Foe) -> Sentence {
    match behind_lo(foe) {
        Some(name) => say!("lo {name}"),
        None => say!("el {}", naming::foe(Lang::Es, foe)),
    }
}

/// "al Ghast 2", "a lo innombrable".
pub fn to_foe(foe: Foe) -> Sentence {
    match behind_lo(foe) {
        Some(name) => say!("a lo {name}"),
        None => say!("al {}", naming::foe(Lang::Es, foe)),
    }
}

/// "del Ghast 2", "de lo innombrable".
pub fn of_foe(foe: Foe) -> Sentence {
    match behind_lo(foe) {
        Some(name) => say!("de lo {name}"),
        None => say!("del {}", naming::foe(Lang::Es, foe)),
    }
}

/// "la Catedral".
pub fn the(space: Space) -> Sentence {
    say!("{} {}", grammar::space_article(space), naming::space(Lang::Es, space))
}

/// "en la Catedral".
pub fn at(space: Space) -> Sentence {
    say!("en {}", the(space))
}

/// "al Pub", "a la Catedral".
pub fn to(space: Space) -> Sentence {
    match grammar::space_article(space) {
        "el" => say!("al {}", naming::space(Lang::Es, space)),
        _ => say!("a {}", the(space)),
    }
}

/// "del Pub", "de la Catedral".
pub fn from(space: Space) -> Sentence {
    match grammar::space_article(space) {
        "el" => say!("del {}", naming::space(Lang::Es, space)),
        _ => say!("de {}", the(space)),
    }
}

/// "una Llave".
pub fn a_token(token: Token) -> Sentence {
    let name = on::token(Lang::Es, token).name;
    say!("{} {name}", grammar::token_gender(token).agree("una", "un"))
}

/// "la Llave".
pub fn the_token(token: Token) -> Sentence {
    grammar::token_gender(token).the(&on::token(Lang::Es, token).name)
}

pub fn stage_number(number: u8) -> &'static str {
    match number {
        1 => "Etapa I",
        2 => "Etapa II",
        3 => "Etapa III",
        _ => "Etapa final",
    }
}
