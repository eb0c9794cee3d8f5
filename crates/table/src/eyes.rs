//! All a bot is given: what one seat sees, the moves it has, and imagined worlds it cannot tell from the true one.

use crate::chance::Chance;
use crate::game::Game;
use crate::seat::{Actor, Seat, Viewer};

/// One seat's eyes. The true state is inside and cannot be reached: bots are honest by type, not by discipline.
pub struct Eyes<'a, G: Game> {
    state: &'a G::State,
    past: &'a [G::Event],
    seat: Seat,
}

impl<'a, G: Game> Eyes<'a, G> {
    pub fn new(state: &'a G::State, past: &'a [G::Event], seat: Seat) -> Self {
        Eyes { state, past, seat }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn view(&self) -> G::View {
        G::view(self.state, Viewer::Seat(self.seat))
    }

    pub fn moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        G::moves(self.state, Actor::Seat(self.seat), &mut moves);
        moves
    }

    /// The log as this seat may read it.
    pub fn log(&self) -> impl Iterator<Item = G::Event> {
        self.past.iter().filter_map(|event| G::tell(self.state, Viewer::Seat(self.seat), event))
    }

    /// A world that looks the same from this seat, with everything it cannot know drawn anew.
    pub fn imagine(&self, chance: &mut Chance) -> G::State {
        G::redeal(self.state, self.seat, chance)
    }
}
