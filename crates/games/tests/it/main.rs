//! What holds for the games as the hall offers them. One program for all of these tests: linking them is the dear part.

mod guide;
mod parted;
mod scenarios;
mod why;
