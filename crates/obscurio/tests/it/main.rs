//! The tests of this game besides its scenarios, in one program.

mod absent;
mod any_game;
mod common;
mod imagined;
mod log;
mod pictures;
mod secrets;
mod worlds;
