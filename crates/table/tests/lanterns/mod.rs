//! Lanterns, the smallest game that uses everything: hidden hands, a secret choice made by all at once, and a clock.
//!
//! Nine cards, 1 to 9. Everybody gets three. Each night all choose a card in secret; when the last has chosen, or
//! the clock rings, the cards are shown and the highest scores. After three nights the most points win, and the
//! lowest seat among equals. `docs/add-a-game.md` walks through this file.

mod rules;
mod scenario;

pub use rules::{Lanterns, Move, State};
