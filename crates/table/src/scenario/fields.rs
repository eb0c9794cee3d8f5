//! One table of fields per game: what a story can say of a position. `given` writes a field, `expect` reads it back in
//! the same words.
//!
//! ```text
//! given S0 hand fire-1 ember*3        exactly these          expect S0 hand fire-1 ember*3
//! given S0 hand has fire-1            these and others       expect S0 hand has fire-1
//! given draw deck top Forge Gale      these first, in order  expect draw deck top Forge Gale
//!                                                            expect S0 hand lacks fire-1
//!                                                            expect S0 hand counts 4
//! ```

use std::fmt::Display;
use std::str::FromStr;

use super::{Evidence, Staged};
use crate::game::Game;

type Write<P> = fn(&mut P, &Said) -> Result<(), String>;
type Read<G> = fn(&Evidence<G>, &Said) -> Result<Found, String>;

/// A kind of words that say whose field it is, and which words are of that kind.
pub type Kinds = (&'static str, fn(&str) -> bool);

/// One thing that can be said: the words it begins with (`<seat> hand`, where `<seat>` is one of `Staged::KINDS`), an
/// example of a whole sentence, and how it is written and read.
pub struct Field<G: Game, P> {
    pub words: &'static str,
    pub example: &'static str,
    pub write: Option<Write<P>>,
    pub read: Option<Read<G>>,
}

impl<G: Game, P> Field<G, P> {
    pub const fn both(words: &'static str, example: &'static str, write: Write<P>, read: Read<G>) -> Self {
        Field { words, example, write: Some(write), read: Some(read) }
    }

    pub const fn given(words: &'static str, example: &'static str, write: Write<P>) -> Self {
        Field { words, example, write: Some(write), read: None }
    }

    pub const fn expect(words: &'static str, example: &'static str, read: Read<G>) -> Self {
        Field { words, example, write: None, read: Some(read) }
    }

    /// The sentence taken apart, if it is about this field.
    fn fit<'a>(&self, kinds: &[Kinds], line: &'a str) -> Option<Said<'a>> {
        let mut rest = line.split_whitespace();
        let mut subjects = Vec::new();
        for wanted in self.words.split(' ') {
            let word = rest.next()?;
            match wanted.strip_prefix('<').and_then(|kind| kind.strip_suffix('>')) {
                Some(kind) if kinds.iter().any(|(name, fits)| *name == kind && fits(word)) => {
                    subjects.push(word)
                }
                None if wanted == word => {}
                _ => return None,
            }
        }
        Some(Said { subjects, rest: rest.collect() })
    }
}

/// A field that is one place of the state, said and read as it is: `field!("round", "round 2", round)`. The position
/// under description has the state in its own field of that name.
#[macro_export]
macro_rules! field {
    ($words:literal, $example:literal, $($place:tt)+) => {
        $crate::scenario::Field::both(
            $words,
            $example,
            |it, said| said.one().map(|value| it.state.$($place)+ = value),
            |scene, _| Ok($crate::scenario::Found::is(scene.state.$($place)+)),
        )
    };
}

/// Whether a word names something of this type: for `Staged::KINDS`.
pub fn is<T: FromStr>(word: &str) -> bool {
    word.parse::<T>().is_ok()
}

/// Writes what one `given` clause says.
pub(super) fn write<G: Staged>(position: &mut G::Position, clause: &str) -> Result<(), String> {
    let fitting = |field: &Field<G, G::Position>| Some((field.write?, field.fit(G::KINDS, clause)?));
    let (write, said) = G::FIELDS.iter().find_map(fitting).ok_or("nothing of that kind can be given")?;
    write(position, &said)
}

/// Whether what one `expect` line says is so. The error says what was found instead.
pub(super) fn check<G: Staged>(scene: &Evidence<G>, line: &str) -> Result<(), String> {
    let fitting = |field: &Field<G, G::Position>| Some((field.read?, field.fit(G::KINDS, line)?));
    let (read, said) = G::FIELDS.iter().find_map(fitting).ok_or("nothing of that kind can be expected")?;
    read(scene, &said)?.compare(&said)
}

/// A sentence about a field: whose it is, and what is said of it.
pub struct Said<'a> {
    subjects: Vec<&'a str>,
    pub rest: Vec<&'a str>,
}

/// What is said of many things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Many<T> {
    Exactly(Vec<T>),
    Has(Vec<T>),
    Lacks(Vec<T>),
    /// The first ones, in this order.
    Top(Vec<T>),
    Bottom(Vec<T>),
    Counts(usize),
}

impl<'a> Said<'a> {
    /// The first `<…>` of the field's words.
    pub fn subject<T: FromStr>(&self) -> Result<T, String> {
        one(self.subjects.first().ok_or("of whom?")?)
    }

    pub fn text(&self) -> String {
        self.rest.join(" ")
    }

    /// The only thing said.
    pub fn one<T: FromStr>(&self) -> Result<T, String> {
        match self.rest[..] {
            [word] => one(word),
            _ => Err(format!("one word is needed, not \"{}\"", self.text())),
        }
    }

    /// Nothing is said: to name the field is enough.
    pub fn plainly(&self) -> Result<(), String> {
        if self.rest.is_empty() { Ok(()) } else { Err(format!("\"{}\" is too much", self.text())) }
    }

    /// `fire-1 ember*3`, or `nothing`.
    pub fn list<T: FromStr + Clone>(&self) -> Result<Vec<T>, String> {
        list(&self.rest)
    }

    pub fn many<T: FromStr + Clone>(&self) -> Result<Many<T>, String> {
        match self.rest[..] {
            ["counts", number] => one(number).map(Many::Counts),
            ["has", ref words @ ..] => list(words).map(Many::Has),
            ["lacks", ref words @ ..] => list(words).map(Many::Lacks),
            ["top", ref words @ ..] => list(words).map(Many::Top),
            ["bottom", ref words @ ..] => list(words).map(Many::Bottom),
            ref words => list(words).map(Many::Exactly),
        }
    }
}

pub fn one<T: FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("\"{word}\" is not understood"))
}

fn list<T: FromStr + Clone>(words: &[&str]) -> Result<Vec<T>, String> {
    let mut things = Vec::new();
    for word in words.iter().filter(|word| **word != "nothing") {
        let (name, times) = word.split_once('*').unwrap_or((word, "1"));
        things.resize(things.len() + one::<usize>(times)?, one::<T>(name)?);
    }
    if words.is_empty() { Err("say what, or \"nothing\"".to_owned()) } else { Ok(things) }
}

/// What a field holds now.
pub struct Found(Kind);

enum Kind {
    Is(String),
    /// In order, or with `false` in any order; and how a word is brought to the form of the list.
    List(Vec<String>, bool, fn(&str) -> Result<String, String>),
    /// The reader has judged what was said: whether it is so, and what was found.
    Judged(bool, String),
}

impl Found {
    /// One thing, or several words that belong together.
    pub fn is(value: impl Display) -> Found {
        Found(Kind::Is(value.to_string()))
    }

    /// One thing, or `none`.
    pub fn maybe(value: Option<impl Display>) -> Found {
        value.map_or_else(|| Found::is("none"), Found::is)
    }

    /// Cards in a hand, Spells in front of a player: no order.
    pub fn heap<T: FromStr + Display>(things: impl IntoIterator<Item = T>) -> Found {
        Found(Kind::List(things.into_iter().map(|it| it.to_string()).collect(), false, form::<T>))
    }

    /// A pile, the top first; a ranking; scores by seat.
    pub fn row<T: FromStr + Display>(things: impl IntoIterator<Item = T>) -> Found {
        Found(Kind::List(things.into_iter().map(|it| it.to_string()).collect(), true, form::<T>))
    }

    /// Something that is so or not.
    pub fn so(holds: bool, found: impl Display) -> Found {
        Found(Kind::Judged(holds, found.to_string()))
    }

    fn compare(self, said: &Said) -> Result<(), String> {
        let (holds, found) = match self.0 {
            Kind::Is(found) => (found == said.text(), found),
            Kind::Judged(holds, found) => (holds, found),
            Kind::List(found, ordered, form) => {
                let words = |words: Vec<String>| words.iter().map(|word| form(word)).collect();
                (agrees(&found, ordered, said.many()?, words)?, found.join(" "))
            }
        };
        let found = if found.is_empty() { "nothing".to_owned() } else { found };
        if holds { Ok(()) } else { Err(format!("found {found}")) }
    }
}

/// A word as the list has it: a card called by another of its names is the same card.
fn form<T: FromStr + Display>(word: &str) -> Result<String, String> {
    one::<T>(word).map(|it| it.to_string())
}

fn agrees(
    found: &[String],
    ordered: bool,
    said: Many<String>,
    words: impl Fn(Vec<String>) -> Result<Vec<String>, String>,
) -> Result<bool, String> {
    let sorted = |mut list: Vec<String>| {
        list.sort();
        list
    };
    let times = |list: &[String], word: &String| list.iter().filter(|it| *it == word).count();
    Ok(match said {
        Many::Counts(number) => found.len() == number,
        Many::Exactly(wanted) if ordered => words(wanted)? == found,
        Many::Exactly(wanted) => sorted(words(wanted)?) == sorted(found.to_vec()),
        Many::Has(wanted) => {
            let wanted = words(wanted)?;
            wanted.iter().all(|word| times(found, word) >= times(&wanted, word))
        }
        Many::Lacks(unwanted) => words(unwanted)?.iter().all(|word| !found.contains(word)),
        Many::Top(_) | Many::Bottom(_) if !ordered => return Err("it has no order".to_owned()),
        Many::Top(wanted) => found.starts_with(&words(wanted)?),
        Many::Bottom(wanted) => found.ends_with(&words(wanted)?),
    })
}
