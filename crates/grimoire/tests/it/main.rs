//! The tests of this game besides its scenarios, in one program.

mod advice;
mod any_game;
mod by_hand;
mod foretell;
mod redeal;
mod stage;
mod story;
mod table;
mod views;
