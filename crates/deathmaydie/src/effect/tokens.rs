//! Which Episode tokens, and where do they go? (CONTENT.md §15.2: TSEL.) `Juror.one().here()`, `Bone.one().held()`.

use super::Spot;
use crate::content::{Space, Token};
use crate::ids::Face;

/// Tokens a step is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tokens {
    Such(TokenSet),
    /// The bound one.
    BoundToken,
    /// `this`, when it is a token.
    ThisToken,
    /// Of a [`Match`](super::Effect::Match).
    First,
    Second,
    Both,
}

/// Tokens by what they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenSet {
    pub taking: Taking,
    pub token: Token,
    /// Only those that show it.
    pub face: Option<Face>,
    pub from: From,
}

/// How many of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taking {
    All,
    /// One, chosen.
    One,
    /// The nearest to you.
    Nearest,
    /// As many as one likes, up to the main number of the action.
    UpToNumber,
    /// So many.
    Just(u8),
}

/// Where they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    Board,
    At(Spot),
    /// Within so many spaces of you.
    Within(u8),
    /// In a space with an enemy.
    BesideEnemies,
    BesideCultists,
    /// You carry them.
    Held,
    Pile,
}

impl Token {
    pub const fn all(self) -> Tokens {
        self.taken(Taking::All)
    }

    pub const fn one(self) -> Tokens {
        self.taken(Taking::One)
    }

    pub const fn nearest(self) -> Tokens {
        self.taken(Taking::Nearest)
    }

    pub const fn up_to_number(self) -> Tokens {
        self.taken(Taking::UpToNumber)
    }

    pub const fn just(self, count: u8) -> Tokens {
        self.taken(Taking::Just(count))
    }

    const fn taken(self, taking: Taking) -> Tokens {
        Tokens::Such(TokenSet { taking, token: self, face: None, from: From::Board })
    }
}

impl Tokens {
    pub const fn showing(self, face: Face) -> Tokens {
        match self {
            Tokens::Such(set) => Tokens::Such(TokenSet { face: Some(face), ..set }),
            named => named,
        }
    }

    pub const fn here(self) -> Tokens {
        self.at(Spot::Here)
    }

    pub const fn at(self, spot: Spot) -> Tokens {
        self.from(From::At(spot))
    }

    pub const fn within(self, spaces: u8) -> Tokens {
        self.from(From::Within(spaces))
    }

    pub const fn beside_enemies(self) -> Tokens {
        self.from(From::BesideEnemies)
    }

    pub const fn beside_cultists(self) -> Tokens {
        self.from(From::BesideCultists)
    }

    pub const fn held(self) -> Tokens {
        self.from(From::Held)
    }

    pub const fn in_pile(self) -> Tokens {
        self.from(From::Pile)
    }

    const fn from(self, from: From) -> Tokens {
        match self {
            Tokens::Such(set) => Tokens::Such(TokenSet { from, ..set }),
            named => named,
        }
    }
}

/// Which way a token moves, on the investigators' graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// Up to so far, as the subject likes.
    Freely,
    Toward(Spot),
    /// One step farther from there at a time (DMD-5.15).
    AwayFrom(Space),
    /// To the nearest space with such a token; if there is none, to this space.
    TowardNearest(Token, Face, Space),
}

/// Where a token is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    OutOfGame,
    /// Shuffled into the pile it was drawn from.
    ThePile,
    Onto(Spot),
    /// On a token of this kind in your space.
    Into(Token),
}
