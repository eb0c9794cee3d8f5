//! Where and when the fragile game fails, waits or counts: the test's hand in it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering};
use std::time::Duration;

/// Where the rules fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Fault {
    Nowhere,
    Checking,
    Following,
    Showing,
    Offering,
}

/// The same fault in every session of the game.
#[derive(Clone)]
pub struct Crack {
    at: Arc<AtomicU8>,
    replayed: Arc<AtomicUsize>,
    held: Arc<AtomicBool>,
}

impl Crack {
    pub(super) fn new() -> Crack {
        let at = Arc::new(AtomicU8::new(Fault::Nowhere as u8));
        Crack { at, replayed: Arc::default(), held: Arc::default() }
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
        self.held.store(held, Ordering::SeqCst);
    }

    pub(super) fn wait(&self) {
        for _ in 0..1_000 {
            if !self.held.load(Ordering::SeqCst) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("nobody lets go");
    }

    pub(super) fn test(&self, here: Fault) {
        assert!(self.at.load(Ordering::SeqCst) != here as u8, "the rules fail as they were told to");
    }
}
