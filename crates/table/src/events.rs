//! What a move makes happen, for people to read; and whether it can still be taken back freely.

/// Collects the events of one move. Switched off in search, where nobody reads.
#[derive(Clone, Debug)]
pub struct Events<E> {
    told: Vec<E>,
    listening: bool,
    settled: bool,
}

impl<E> Events<E> {
    pub fn new() -> Self {
        Events { told: Vec::new(), listening: true, settled: false }
    }

    /// A sink that keeps nothing: random play and search.
    pub fn silent() -> Self {
        Events { told: Vec::new(), listening: false, settled: false }
    }

    #[inline]
    pub fn tell(&mut self, event: E) {
        if self.listening {
            self.told.push(event);
        }
    }

    /// Says that chance spoke or a secret reached somebody: from here on, taking back needs everybody's consent.
    #[inline]
    pub fn settle(&mut self) {
        self.settled = true;
    }

    /// Whether the moves since the last `take` were settled.
    pub fn is_settled(&self) -> bool {
        self.settled
    }

    pub fn is_listening(&self) -> bool {
        self.listening
    }

    /// Hands over what was told and starts afresh.
    pub fn take(&mut self) -> Vec<E> {
        self.settled = false;
        std::mem::take(&mut self.told)
    }
}

impl<E> Default for Events<E> {
    fn default() -> Self {
        Events::new()
    }
}
