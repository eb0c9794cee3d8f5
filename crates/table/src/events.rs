//! What a move makes happen, for people to read; and whether it can still be taken back.

use crate::seat::Actor;

/// How far a move has been settled: what it takes to take it back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Settled {
    /// Nobody has learned anything: whoever made it may take it back.
    #[default]
    Open,
    /// Others have seen what was one's own to show: only if the people among them agree.
    Shown,
    /// Chance spoke: the same, and bots cannot agree, since they cannot give back what was seen.
    ByLuck,
    /// Somebody has seen a secret, or a clock has run out: never.
    BySecret,
}

/// Collects the events of one move. Switched off in search, where nobody reads.
#[derive(Clone, Debug)]
pub struct Events<E> {
    told: Vec<E>,
    listening: bool,
    settled: Settled,
    /// How many events had been told when the move was first settled.
    foreseeable: Option<usize>,
}

impl<E> Events<E> {
    pub fn new() -> Self {
        Events { told: Vec::new(), listening: true, settled: Settled::Open, foreseeable: None }
    }

    /// A sink that keeps nothing: random play and search.
    pub fn silent() -> Self {
        Events { listening: false, ..Events::new() }
    }

    #[inline]
    pub fn tell(&mut self, event: E) {
        if self.listening {
            self.told.push(event);
        }
    }

    /// Says that whoever moves has shown the others something of their own.
    #[inline]
    pub fn show(&mut self) {
        self.settled = self.settled.max(Settled::Shown);
    }

    /// Says that chance spoke: from here on, taking back needs everybody's consent.
    #[inline]
    pub fn settle(&mut self) {
        self.settle_as(Settled::ByLuck);
    }

    /// Says that somebody has seen a secret: from here on, nothing can be taken back.
    #[inline]
    pub fn settle_for_good(&mut self) {
        self.settle_as(Settled::BySecret);
    }

    #[inline]
    fn settle_as(&mut self, settled: Settled) {
        self.settled = self.settled.max(settled);
        self.foreseeable.get_or_insert(self.told.len());
    }

    /// How far what happened since the last `take` is settled.
    pub fn settled(&self) -> Settled {
        self.settled
    }

    /// The same for a move of this actor. What a clock has done is done: whoever could run it back would win the time
    /// everybody has seen pass.
    pub fn settled_by(&self, actor: Actor) -> Settled {
        if actor == Actor::Clock { Settled::BySecret } else { self.settled }
    }

    /// Whether chance or a secret has spoken: nobody could know before what came of it.
    pub fn is_settled(&self) -> bool {
        self.settled >= Settled::ByLuck
    }

    #[inline]
    pub fn is_listening(&self) -> bool {
        self.listening
    }

    /// Hands over what was told and starts afresh.
    pub fn take(&mut self) -> Vec<E> {
        self.settled = Settled::Open;
        self.foreseeable = None;
        std::mem::take(&mut self.told)
    }

    /// Hands over only what was told before chance or a secret spoke.
    pub fn take_foreseeable(&mut self) -> Vec<E> {
        let foreseeable = self.foreseeable.unwrap_or(self.told.len());
        let mut told = self.take();
        told.truncate(foreseeable);
        told
    }
}

impl<E> Default for Events<E> {
    fn default() -> Self {
        Events::new()
    }
}
