//! Where and when the fragile game fails, waits or counts: the test's hand in it.

use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};

/// Where the rules fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Fault {
    Nowhere,
    Checking,
    Following,
    Showing,
    Offering,
    Replaying,
}

/// The same fault in every session of the game.
#[derive(Clone)]
pub struct Crack {
    at: Arc<AtomicU8>,
    replayed: Arc<AtomicUsize>,
    held: Arc<(Mutex<bool>, Condvar)>,
    /// How many lines a log tells; 0 for as many as there are.
    lines: Arc<AtomicUsize>,
}

impl Crack {
    pub(super) fn new() -> Crack {
        let at = Arc::new(AtomicU8::new(Fault::Nowhere as u8));
        Crack { at, replayed: Arc::default(), held: Arc::default(), lines: Arc::default() }
    }

    pub fn fail(&self, fault: Fault) {
        self.at.store(fault as u8, Ordering::SeqCst);
    }

    pub(super) fn count_replay(&self) {
        self.replayed.fetch_add(1, Ordering::SeqCst);
    }

    /// How many logs have been played again so far.
    pub fn replayed(&self) -> usize {
        self.replayed.load(Ordering::SeqCst)
    }

    /// Whether looks back take until they are let go.
    pub fn hold(&self, held: bool) {
        *self.held.0.lock().unwrap() = held;
        self.held.1.notify_all();
    }

    pub(super) fn wait(&self) {
        let held = self.held.0.lock().unwrap();
        drop(self.held.1.wait_while(held, |held| *held).unwrap());
    }

    /// Makes every log tell so many lines, its own again and again.
    pub fn stretch(&self, lines: usize) {
        self.lines.store(lines, Ordering::SeqCst);
    }

    pub(super) fn stretched<T: Clone>(&self, lines: Vec<T>) -> Vec<T> {
        match self.lines.load(Ordering::SeqCst) {
            0 => lines,
            wanted => lines.iter().cycle().take(wanted).cloned().collect(),
        }
    }

    pub(super) fn test(&self, here: Fault) {
        assert!(self.at.load(Ordering::SeqCst) != here as u8, "the rules fail as they were told to");
    }
}
