//! All a bot is given: what one seat sees, what it was told, the moves it has, and imagined worlds it cannot tell from
//! the true one.

use crate::chance::Chance;
use crate::game::{Game, ViewOf};
use crate::seat::{Actor, Seat, Viewer};

/// One seat's eyes. The true state is inside and cannot be reached: bots are honest by type, not by discipline.
pub struct Eyes<'a, G: Game> {
    state: &'a G::State,
    memory: &'a Memory<G>,
}

impl<'a, G: Game> Eyes<'a, G> {
    pub fn new(state: &'a G::State, memory: &'a Memory<G>) -> Self {
        Eyes { state, memory }
    }

    pub fn seat(&self) -> Seat {
        self.memory.seat
    }

    pub fn view(&self) -> ViewOf<G> {
        G::view(self.state, Viewer::Seat(self.seat()))
    }

    pub fn moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        G::moves(self.state, Actor::Seat(self.seat()), &mut moves);
        moves
    }

    /// Everything this seat was ever told, in order: also what can no longer be read on screen.
    pub fn memory(&self) -> &'a [G::Event] {
        &self.memory.told
    }

    /// Luck that is the same for this seat during the whole game: what makes one bot differ from another.
    pub fn manner(&self) -> Chance {
        Chance::fast(self.memory.manner)
    }

    /// A world that looks the same from this seat, with everything it cannot know drawn anew.
    pub fn imagine(&self, chance: &mut Chance) -> G::State {
        G::redeal(self.state, self.seat(), chance)
    }
}

/// What one seat remembers: whatever it was told in the moment it happened, and its manner.
#[derive(Clone, Debug)]
pub struct Memory<G: Game> {
    seat: Seat,
    told: Vec<G::Event>,
    manner: u64,
}

impl<G: Game> Memory<G> {
    /// `manner` is drawn once for each table and seat.
    pub fn new(seat: Seat, manner: u64) -> Self {
        Memory { seat, told: Vec::new(), manner }
    }

    /// Listens to what has just happened.
    pub fn hear(&mut self, now: &G::State, events: &[G::Event]) {
        let viewer = Viewer::Seat(self.seat);
        self.told.extend(events.iter().filter_map(|event| G::tell(now, viewer, event)));
    }
}
