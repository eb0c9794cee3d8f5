//! Where is done what takes long? On threads of their own, away from those that serve others; in a simulation, which has one
//! thread, there and then.

use std::panic::{AssertUnwindSafe, catch_unwind};

use tokio::task::{spawn_blocking, yield_now};

/// Those who do what takes long.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Workers {
    #[default]
    Threads,
    /// The thread that asks, so that a run can be repeated.
    Inline,
}

/// The work has ended in a panic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panicked;

impl Workers {
    /// Waits until this is done. Where nobody waits for it any more, threads do it all the same.
    pub async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Panicked> {
        match self {
            Workers::Threads => spawn_blocking(work).await.map_err(|_| Panicked),
            Workers::Inline => {
                yield_now().await;
                catch_unwind(AssertUnwindSafe(work)).map_err(|_| Panicked)
            }
        }
    }
}
