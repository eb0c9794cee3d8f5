//! What does a person read? Every word of Conclave, in Spanish and in English.
#![forbid(unsafe_code)]

pub mod grimoire;
pub mod lang;
pub mod rules;

pub use lang::Lang;
