//! The tests of this game besides its scenarios, in one program.

mod absent;
mod any_game;
mod common;
mod imagined;
mod landings;
mod ledger;
mod log;
mod pictures;
mod refusals;
mod resolutions;
mod secrets;
mod worlds;
