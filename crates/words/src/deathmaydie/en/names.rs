//! How are things called in the middle of an English sentence?

use deathmaydie::content::{Investigator, Space, Token};
use deathmaydie::figures::Foe;

use crate::deathmaydie::{card_words as on, naming};
use crate::sentence::{Piece, Sentence};
use crate::{Lang, say};

pub const ELDER_ONE: &str = "Elder One";

pub fn who(who: Investigator) -> Piece {
    naming::who(Lang::En, who)
}

/// "Ghast 2", "the Elder One", "the Unnamable".
pub fn the_foe(foe: Foe) -> Sentence {
    if let Some(name) = naming::without_article(Lang::En, "The ", foe) {
        return say!("the {name}");
    }
    let name = naming::foe(Lang::En, foe);
    if foe == Foe::ELDER { say!("the {name}") } else { name.into() }
}

/// "the Cathedral", but "Pyre Hill".
pub fn the(space: Space) -> Sentence {
    let name = naming::space(Lang::En, space);
    match space {
        Space::E1Market | Space::E1Pyre | Space::E1Kyteler => name.into(),
        _ => say!("the {name}"),
    }
}

/// "at the Cathedral".
pub fn at(space: Space) -> Sentence {
    say!("at {}", the(space))
}

/// "a Key".
pub fn a_token(token: Token) -> Sentence {
    match token {
        Token::Townsfolk => "a group of Townsfolk".into(),
        _ => say!("a {}", on::token(Lang::En, token).name),
    }
}

/// "the Key".
pub fn the_token(token: Token) -> Sentence {
    say!("the {}", on::token(Lang::En, token).name)
}

pub fn stage_number(number: u8) -> &'static str {
    match number {
        1 => "Stage I",
        2 => "Stage II",
        3 => "Stage III",
        _ => "Final Stage",
    }
}
