//! What holds for pages. One program for all of these tests.

mod books;
mod deathmaydie;
mod examples;
mod lessons;
mod madness;
mod news;
mod obscurio;
mod pages;
mod sound;
mod stage;
mod styles;
