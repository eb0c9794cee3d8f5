//! Which investigators, which spaces, and where to? (CONTENT.md §15.2: WHO, SPACE, TO.)

use super::Class;
use crate::content::{Condition, Space, Token};
use crate::ids::Gate;

/// Living investigators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The subject of the text.
    You,
    /// All, from the active player on (DMD-22.4).
    Each,
    /// All in your space, you among them.
    EachHere,
    /// One, chosen.
    Chosen,
    /// One in your space, perhaps you.
    ChosenHere,
    ChosenOtherHere,
    /// All within so many spaces of you.
    Within(u8),
    /// The same, who share the amount as the holder likes.
    ShareWithin(u8),
    /// Who has the most Fatigue; nobody if there is none (RUL-DMD-73).
    MostFatigued,
    Fatigued,
    /// All who hold this Condition.
    Afflicted(Condition),
    /// All in one of these spaces.
    Standing(Spot),
    /// All who share a space with one.
    Beside(Class),
    /// All within so many spaces of one.
    Near(Class, u8),
    Bound,
}

/// Spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Your space.
    Here,
    /// The start space.
    Start,
    /// The space of `this`.
    There,
    Gate(Gate),
    /// The Gate nearest to the active investigator (RUL-DMD-72).
    NearestGate,
    FarthestGate,
    At(Space),
    /// As a destination one of them, chosen; as a place any of them.
    OneOf(&'static [Space]),
    /// Every space with such a token.
    With(Token),
}

/// Where an enemy goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    ToYou,
    /// To the investigator nearest to the one that moves.
    ToNearest,
    /// To whoever has the most Fatigue; if there is none, to anyone (RUL-DMD-73).
    ToMostFatigued,
    ToMostStressed,
    To(Spot),
}
