//! What does a person read? Every word of Conclave, in Spanish and in English.
#![forbid(unsafe_code)]

pub mod full;
pub mod grimoire;
pub mod join;
pub mod lang;
pub mod madness;
pub mod page;
pub mod page_lines;
pub mod problem;
pub mod rules;
pub mod speak;

pub use lang::Lang;
pub use speak::{CardWords, Label, Line, Names, Speak, Tone};
