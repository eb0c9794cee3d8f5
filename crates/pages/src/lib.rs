//! What a browser shows: pure functions from a view and a language to HTML. No rules, no state, no fetching.
#![forbid(unsafe_code)]

pub mod board;
pub mod room;

pub use board::{Board, Region, Scene};
