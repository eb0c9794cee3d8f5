//! Do bots answer legally, honestly and the same way twice? One program for all of these tests.

mod deathmaydie;
mod fallback;
mod heed;
mod honest;
mod lanterns;
mod madness;
mod obscurio;
