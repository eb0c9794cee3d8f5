//! What a bot takes along to think about a move on another thread. Remembering a long game takes its time, which is the
//! bot's and not the table's.

use std::time::Duration;

use bots::{Budget, Strength};
use table::company::{Phrase, Said};
use table::{Chance, Eyes, Replay, Seat};

use crate::game_entry::PlayableGame;

/// A bot's work. The seed makes it repeatable.
pub type BotTask = Box<dyn FnOnce(Budget, u64) -> BotChoice + Send>;

/// The work of comparing a seat's moves. The seed makes it repeatable.
pub type RankingTask = Box<dyn FnOnce(Budget, u64) -> Vec<RankedMove> + Send>;

/// A move a strong bot would consider, and how it would turn out where that can be told: 0 is lost, 1 is won.
#[derive(Clone, Debug, PartialEq)]
pub struct RankedMove {
    pub mv: String,
    pub worth: Option<f32>,
}

/// What a bot chose, as the text of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotChoice {
    pub mv: String,
    /// How long somebody in its place would hesitate, where that could tell something: a matter of the game, not of how
    /// long the bot thought.
    pub hesitates: Option<Duration>,
    /// What it says with it.
    pub says: Option<Phrase>,
}

/// A seat's own knowledge of the game so far.
pub struct SeatMemory<G: PlayableGame> {
    pub replay: Replay<G>,
    pub seat: Seat,
    /// Drawn once for each table and seat.
    pub manner: u64,
    /// What it has heard at the table.
    pub said: Vec<Said>,
}

impl<G: PlayableGame> SeatMemory<G> {
    pub fn bot_task(self, strength: Strength) -> BotTask {
        Box::new(move |budget, seed| {
            let memory = self.replay.memory(self.seat, self.manner, &self.said);
            let eyes = Eyes::<G>::new(self.replay.state(), &memory);
            let mut chance = Chance::fast(seed);
            let mv = bots::choose(&eyes, strength, budget, &mut chance);
            let hesitates = G::hesitates(&eyes, mv, &mut chance);
            BotChoice { mv: mv.to_string(), hesitates, says: bots::say(&eyes, strength, mv) }
        })
    }

    pub fn ranking_task(self) -> RankingTask {
        Box::new(move |budget, seed| {
            let memory = self.replay.memory(self.seat, self.manner, &self.said);
            let eyes = Eyes::<G>::new(self.replay.state(), &memory);
            let ranked = bots::weigh(&eyes, budget, &mut Chance::fast(seed));
            ranked.into_iter().map(|(mv, worth)| RankedMove { mv: mv.to_string(), worth }).collect()
        })
    }
}
