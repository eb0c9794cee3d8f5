//! The program as a process of its own. One program for all of these tests.

#[cfg(unix)]
mod kills;
#[cfg(unix)]
mod operate;
#[cfg(unix)]
mod running;
