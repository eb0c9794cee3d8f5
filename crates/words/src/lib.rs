//! What does a person read? Every word of Conclave, in every language. What a language says is in its own files, `es` and
//! `en`, here and in the folder of each game; the files beside them choose.
#![forbid(unsafe_code)]

// `say!` writes `::words::Sentence`, here as elsewhere.
extern crate self as words;

pub mod arranged_words;
pub mod branch_words;
mod dates;
pub mod deal_words;
pub mod deathmaydie;
mod en;
mod es;
pub mod example_words;
pub mod full;
pub mod grammar;
pub mod grimoire;
pub mod hall_lines;
pub mod lang;
pub mod lanterns;
pub mod madness;
pub mod obscurio;
pub mod page;
pub mod page_lines;
pub mod practice_words;
pub mod problem;
pub mod rules;
pub mod sentence;
pub mod speak;
pub mod story_words;
pub mod tale;
pub mod why_words;

pub use ::say::say;
pub use lang::Lang;
pub use sentence::{Kind, Piece, Say, Sentence};
pub use speak::{About, CardWords, Glance, Label, Line, Names, PhraseRow, Speak, Tone};
pub use tale::{Story, Tale};
