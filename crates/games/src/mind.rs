//! What a bot takes along to think about a move on another thread. Remembering a long game takes its time, which is the
//! bot's and not the table's.

use bots::Strength;
use table::company::Said;
use table::{Chance, Eyes, Replay, Seat};

use crate::kit::Complete;
use crate::live::Live;
use crate::session::{Choice, Session, Thought, Weighed, Weighing};

/// A seat's own knowledge of the game so far.
pub struct Mind<G: Complete> {
    pub replay: Replay<G>,
    pub seat: Seat,
    /// Drawn once for each table and seat.
    pub manner: u64,
    /// What it has heard at the table.
    pub said: Vec<Said>,
}

impl<G: Complete> Live<G> {
    /// What this seat takes along to think, if it is asked something.
    pub(crate) fn mind(&self, seat: Seat, manner: u64, said: &[Said]) -> Option<Mind<G>> {
        self.question(seat)?;
        Some(Mind { replay: self.replay.clone(), seat, manner, said: said.to_vec() })
    }
}

impl<G: Complete> Mind<G> {
    pub fn thought(self, strength: Strength) -> Thought {
        Box::new(move |budget, seed| {
            let memory = self.replay.memory(self.seat, self.manner, &self.said);
            let eyes = Eyes::<G>::new(self.replay.state(), &memory);
            let mut chance = Chance::fast(seed);
            let mv = bots::choose(&eyes, strength, budget, &mut chance);
            let hesitates = G::hesitates(&eyes, mv, &mut chance);
            Choice { mv: mv.to_string(), hesitates, says: bots::say(&eyes, strength, mv) }
        })
    }

    pub fn weighing(self) -> Weighing {
        Box::new(move |budget, seed| {
            let memory = self.replay.memory(self.seat, self.manner, &self.said);
            let eyes = Eyes::<G>::new(self.replay.state(), &memory);
            let weighed = bots::weigh(&eyes, budget, &mut Chance::fast(seed));
            weighed.into_iter().map(|(mv, worth)| Weighed { mv: mv.to_string(), worth }).collect()
        })
    }
}
