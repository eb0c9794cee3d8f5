//! What is a sentence made of? Text, and the things it names, so that whoever shows it finds them where they stand:
//! pages make links of them, a terminal and a screen reader join them into text, programs get both.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use table::Seat;

/// Something somebody reads: whole, in one language, from the first piece to the last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sentence {
    pieces: Vec<Piece>,
}

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    Text(Cow<'static, str>),
    /// Somebody at the table, by the name they go by.
    Seat(Seat, Arc<str>),
    /// Something one could look at, by its id, and what this sentence calls it.
    Thing(Kind, Cow<'static, str>, Cow<'static, str>),
}

/// What can be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Card,
    /// What stands on a board and moves: an investigator, a monster, a pawn.
    Figure,
    /// Where something can lie or stand: a space, a room, a door, a spot on a picture.
    Place,
    Rule,
}

impl Kind {
    /// As tools and pages know it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Card => "card",
            Kind::Figure => "figure",
            Kind::Place => "place",
            Kind::Rule => "rule",
        }
    }
}

impl Piece {
    pub fn thing(
        kind: Kind,
        id: impl Into<Cow<'static, str>>,
        called: impl Into<Cow<'static, str>>,
    ) -> Piece {
        Piece::Thing(kind, id.into(), called.into())
    }

    pub fn card(id: &'static str, called: &'static str) -> Piece {
        Piece::thing(Kind::Card, id, called)
    }

    /// What it reads as.
    pub fn text(&self) -> &str {
        match self {
            Piece::Text(text) | Piece::Thing(_, _, text) => text,
            Piece::Seat(_, name) => name,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Sentence {
    pub fn new() -> Sentence {
        Sentence::default()
    }

    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The ids of the cards it names, each once, in order.
    pub fn cards(&self) -> Vec<&str> {
        let mut cards = Vec::new();
        for piece in &self.pieces {
            if let Piece::Thing(Kind::Card, id, _) = piece
                && !cards.contains(&id.as_ref())
            {
                cards.push(id.as_ref());
            }
        }
        cards
    }

    /// The sentence with this at its end.
    #[must_use]
    pub fn with(mut self, said: impl Say) -> Sentence {
        said.say(&mut self);
        self
    }

    /// With a capital letter. Names are written as they are.
    #[must_use]
    pub fn capital(mut self) -> Sentence {
        if let Some(Piece::Text(text)) = self.pieces.first_mut() {
            let mut letters = text.chars();
            let first = letters.next().into_iter().flat_map(char::to_uppercase);
            *text = first.chain(letters).collect();
        }
        self
    }

    pub(crate) fn push(&mut self, piece: Piece) {
        match (self.pieces.last_mut(), piece) {
            (_, Piece::Text(text)) if text.is_empty() => {}
            (Some(Piece::Text(before)), Piece::Text(text)) => before.to_mut().push_str(&text),
            (_, piece) => self.pieces.push(piece),
        }
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces.iter().try_for_each(|piece| f.write_str(piece.text()))
    }
}

impl From<&'static str> for Sentence {
    fn from(text: &'static str) -> Sentence {
        Sentence::new().with(text)
    }
}

/// Somebody's own words, which name nothing.
impl From<String> for Sentence {
    fn from(text: String) -> Sentence {
        Sentence { pieces: vec![Piece::Text(text.into())] }
    }
}

impl From<Piece> for Sentence {
    fn from(piece: Piece) -> Sentence {
        Sentence { pieces: vec![piece] }
    }
}

/// What `say!` can put between its words. No text made while the program runs is among it: a person's name comes as the
/// seat it belongs to.
pub trait Say {
    fn say(&self, into: &mut Sentence);
}

impl Say for &'static str {
    fn say(&self, into: &mut Sentence) {
        into.push(Piece::Text(Cow::Borrowed(self)));
    }
}

impl Say for Piece {
    fn say(&self, into: &mut Sentence) {
        into.push(self.clone());
    }
}

impl Say for Sentence {
    fn say(&self, into: &mut Sentence) {
        self.pieces.iter().for_each(|piece| into.push(piece.clone()));
    }
}

impl<T: Say> Say for &T {
    fn say(&self, into: &mut Sentence) {
        (*self).say(into);
    }
}

/// Nothing is said of nothing.
impl<T: Say> Say for Option<T> {
    fn say(&self, into: &mut Sentence) {
        self.iter().for_each(|said| said.say(into));
    }
}

macro_rules! as_written {
    ($($number:ty),*) => { $(
        impl $crate::sentence::Say for $number {
            fn say(&self, into: &mut $crate::sentence::Sentence) {
                into.push($crate::sentence::Piece::Text(self.to_string().into()));
            }
        }

        impl From<$number> for $crate::sentence::Sentence {
            fn from(number: $number) -> Self {
                Self::new().with(number)
            }
        }
    )* };
}

as_written!(u8, u16, usize);

/// For the numbers of a game.
pub(crate) use as_written;
