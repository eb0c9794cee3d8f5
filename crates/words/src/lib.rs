//! What does a person read? Every word of Conclave, in Spanish and in English.
#![forbid(unsafe_code)]

// `say!` writes `::words::Sentence`, here as elsewhere.
extern crate self as words;

pub mod full;
pub mod grammar;
pub mod grimoire;
pub mod lang;
pub mod lanterns;
pub mod madness;
pub mod page;
pub mod page_lines;
pub mod problem;
pub mod rules;
pub mod sentence;
pub mod speak;

pub use ::say::say;
pub use lang::Lang;
pub use sentence::{Kind, Piece, Say, Sentence};
pub use speak::{About, CardWords, Label, Line, Names, PhraseRow, Speak, Tone};
