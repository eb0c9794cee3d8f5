//! A simulation of the hall on one thread, with simulated time: people, bots, clocks, callers that hang up, a store with
//! faults, and restarts. Everything follows from a seed, so that a story that went wrong can be told again.
//!
//! After each step: what is in memory is what the log says; every viewer's last message is what they would load now; nothing
//! that was due was missed; what was refused changed nothing, and what was stored was within its caller's rights at that
//! point of the log. In the end one person does nothing more, and the others must be able to go on.

mod checks;
mod disk;
mod ending;
mod life;
mod people;
mod sight;
mod tests;
mod viewers;
mod wishes;
pub mod witness;
mod world;

use std::fmt;

use tokio::runtime::Builder;

use life::End;
use world::World;

/// What went wrong in a story, and the story.
pub struct Failure {
    pub seed: u64,
    pub what: String,
    pub story: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "seed {}: {}", self.seed, self.what)?;
        writeln!(f, "repeat with: cargo xtask deep hall {}", self.seed)?;
        self.story.iter().try_for_each(|line| writeln!(f, "  {line}"))
    }
}

/// Plays the story of a seed to its end. Returns the words that were asked, each with whether it was done.
pub fn play(seed: u64) -> Result<Vec<(&'static str, bool)>, Failure> {
    played(seed).map(|world| world.asked)
}

/// The story of a seed, whatever comes of it.
pub fn told(seed: u64) -> Vec<String> {
    played(seed).map_or_else(|failure| vec![failure.to_string()], |world| world.story)
}

fn played(seed: u64) -> Result<World, Failure> {
    let mut world = World::new(seed);
    loop {
        // A runtime of its own for each life of the service: whatever runs in it ends with it, as in a crash.
        let runtime = Builder::new_current_thread().build().expect("a runtime needs no more than memory");
        let ended = runtime.block_on(life::live(&mut world));
        let finishes_writing = world.chance.below(2) == 0;
        if finishes_writing {
            drop(runtime);
            world.store = world.store.reopen();
        } else {
            world.store = world.store.reopen();
            drop(runtime);
        }
        witness::take();
        match ended {
            Ok(End::Restart) => world.tell("the service is killed and starts again".to_owned()),
            Ok(End::Over) => return Ok(world),
            Err(what) => return Err(Failure { seed, what, story: world.story }),
        }
    }
}
