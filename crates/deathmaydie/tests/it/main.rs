//! The tests of this game besides its scenarios, in one program.

mod announced;
mod any_game;
mod coming;
mod content;
mod maps;
mod numbers;
mod pieces;
mod refusals;
mod routes;
mod spared;
mod versions;
mod worlds;
