//! Who sits together in a simulated game: each seat with its own memory, hearing what the others say.

use table::company::Phrase;
use table::{Actor, Chance, Events, Eyes, Game, Memory, Need, Seat, Seed};

/// A table of bots.
pub struct Company<G: Game> {
    root: u64,
    state: G::State,
    events: Events<G::Event>,
    memories: Vec<Memory<G>>,
    /// By seat: the decision it made last.
    moved: Vec<u64>,
    decisions: u64,
    read: bool,
}

impl<G: Game> Company<G> {
    /// A game with this luck. If nobody reads, nobody remembers.
    pub fn new(options: &G::Options, root: u64, read: bool) -> Company<G> {
        let mut events = if read { Events::new() } else { Events::silent() };
        let state = G::deal(options, G::RULES, Seed::Fast(root), &mut events);
        let opening = events.take();
        let manner = |seat: Seat| Seed::Fast(root).stream("manner", seat.0.into()).long_word();
        let mut memories: Vec<Memory<G>> =
            Seat::all(G::seats(options)).map(|seat| Memory::new(seat, manner(seat))).collect();
        memories.iter_mut().for_each(|memory| memory.hear(&state, &opening));
        let moved = vec![0; memories.len()];
        Company { root, state, events, memories, moved, decisions: 0, read }
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    pub fn eyes(&self, seat: Seat) -> Eyes<'_, G> {
        Eyes::new(&self.state, &self.memories[seat.index()])
    }

    /// What a seat remembers.
    pub fn memory(&self, seat: Seat) -> &Memory<G> {
        &self.memories[seat.index()]
    }

    /// Luck for the next decision.
    pub fn chance(&self) -> Chance {
        Seed::Fast(self.root ^ self.decisions).stream("bot", 0)
    }

    /// Of those somebody waits for, who has waited longest; if nobody is waited for, a timer runs.
    pub fn next(&self) -> Option<Actor> {
        let pending = G::pending(&self.state);
        let wanted = pending.seats.iter().filter(|seat| G::need(&self.state, *seat) != Need::Nothing);
        let patient = wanted.min_by_key(|seat| self.moved[seat.index()]).map(Actor::Seat);
        patient.or_else(|| pending.actors().find(|actor| *actor == Actor::Clock))
    }

    /// Plays a legal move; whatever is said with it is heard first.
    pub fn play(&mut self, actor: Actor, mv: G::Move, said: Option<Phrase>) {
        if let (Actor::Seat(seat), Some(phrase)) = (actor, said) {
            self.memories.iter_mut().for_each(|memory| memory.listen(seat, phrase.clone()));
        }
        G::play(&mut self.state, actor, mv, &mut self.events).expect("bots play legal moves");
        if self.read {
            let told = self.events.take();
            self.memories.iter_mut().for_each(|memory| memory.hear(&self.state, &told));
        }
        self.decisions += 1;
        if let Actor::Seat(seat) = actor {
            self.moved[seat.index()] = self.decisions;
        }
    }
}
