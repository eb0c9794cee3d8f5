//! Can pages rely on their pictures? One program for all of these tests.

mod deathmaydie;
mod illusions;
mod madness;
mod sprites;
