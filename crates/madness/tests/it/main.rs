//! The tests of this game besides its scenarios, in one program.

mod any_game;
mod bill;
mod deep;
mod foretell;
mod ledger;
mod numbers;
mod pay;
mod refusals;
mod telling;
mod views;
mod worlds;
