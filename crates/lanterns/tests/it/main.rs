//! The tests of this game besides its scenarios, in one program.

#[macro_use]
mod twins;
mod any_game;
mod broken_rules;
mod broken_secrets;
mod broken_worlds;
mod common;
mod contract;
