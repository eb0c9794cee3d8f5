//! What holds for the games as the hall offers them. One program for all of these tests: linking them is the dear part.

mod archive;
mod examples;
mod guide;
mod lessons;
mod parted;
mod scenarios;
mod why;
