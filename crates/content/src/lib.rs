//! How does a piece of content become code? A game keeps its cards, monsters or pictures in files a person reads and
//! edits, one entry per piece: what it does, its numbers, where it comes from, and its words in every language. Build
//! scripts turn the files into tables of constants. What is wrong in a file does not build, and the message says where.
//!
//! # A file
//!
//! One file holds one family. The header is the piece's name in code and in scenarios; pieces keep the file's order.
//!
//! ```toml
//! [ice-touch]                       # Spell::IceTouch
//! element = "water"                 # a reference: Element::Water
//! level = 1
//! effect = ["block(Others(P1), &[Draw(N1), Place(N1, Must)])"]
//! source = "rulebook"               # or "original", "public", "ruling"; then, if you like, ": where exactly"
//! es.name = "Toque helado"
//! es.text = "⟨1⟩ jugador distinto de ti roba 1 y luego pasa 1 carta de su mano a su apoyo."
//! en.name = "Ice Touch"
//! en.text = "⟨1⟩ other player draws 1, then moves 1 card from hand to support."
//! ```
//!
//! `source` and a table for each of the [`LANGUAGES`] are always there. `id` may be: the name in records and links, if it is not the header. All
//! other keys are the family's own, and stand in its [`Shape`].
//!
//! # The rules crate: numbers and effects, no language
//!
//! ```no_run
//! // crates/madness/build.rs
//! use content::{Book, Family, Shape::*};
//!
//! let mut book = Book::open("content");
//! book.rules("spells.toml", &Family {
//!     name: "Spell",
//!     about: "Every Spell there is.",
//!     row: Record("SpellRow", &[("element", Ref("Element")), ("level", Number), ("effect", List(&Code))]),
//! });
//! book.close();
//! ```
//!
//! writes `OUT_DIR/spells.rs`: `enum Spell` with `COUNT`, `ALL`, `NAMES`, `name`, `index`, `at` and `row`. The crate
//! declares `struct SpellRow`, brings the words of its effects into scope, and includes it:
//!
//! ```ignore
//! include!(concat!(env!("OUT_DIR"), "/spells.rs"));
//! ```
//!
//! An effect is Rust over the crate's closed vocabulary, so the compiler knows every word of it. It complains about
//! generated code; the end of the line it shows names the line of the content file.
//!
//! # The words crate: every language, by typed id
//!
//! ```no_run
//! // crates/words/build.rs
//! use content::{Book, Shape::*, Words};
//!
//! let mut book = Book::open("../madness/content");
//! book.words("spells.toml", "madness_spells.rs", &Words {
//!     id: "Spell",
//!     call: "spell",
//!     words: Record("CardWords", &[("id", Id), ("name", Text), ("text", Text)]),
//!     grammar: &[("es", &[("gender", Ref("Gender"))])],
//! });
//! book.close();
//! ```
//!
//! writes `fn spell(lang: Lang, id: Spell) -> &'static CardWords`, a `match` over every piece. `grammar` names fields only
//! some languages have, such as a gender. They are written to `es_madness_spells.rs`, which the files of that language
//! include: a function for each field, here `fn spell_gender(id: Spell) -> Gender`.
//!
//! Pictures and pages refer to the enum, in an exhaustive `match`.

mod book;
mod emit;
mod names;
mod rulebook;
mod shape;
mod source;

/// The languages there are: the keys of content files, the names of rulebooks and modules, and the values of `words::Lang`.
pub const LANGUAGES: &[&str] = &["es", "en"];

pub use book::{Book, Family, Words};
pub use rulebook::rulebook;
pub use shape::{Field, Shape};

#[cfg(test)]
mod tests;
