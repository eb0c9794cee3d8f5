//! How tests let time pass: from one thing that happens by itself to the next, however fast the machine is.

use std::time::Duration;

use serde_json::Value;
use server::Upcoming;

use super::{Open, Service};

impl Service {
    /// Waits until nothing more happens by itself at this time; says when something will.
    pub async fn settled(&self) -> Option<u64> {
        loop {
            match self.app.upcoming() {
                Upcoming::Now => tokio::time::sleep(Duration::from_millis(1)).await,
                Upcoming::At(next) => return Some(next),
                Upcoming::Never => return None,
            }
        }
    }

    /// Lets everything happen that happens by itself within so long, in its order.
    pub async fn let_pass(&self, time: Duration) {
        let end = self.clock.now_ms() + time.as_millis() as u64;
        while let Some(next) = self.settled().await.filter(|next| *next <= end) {
            self.clock.advance_to(next);
        }
        self.clock.advance_to(end);
        self.settled().await;
    }

    /// Lets time pass, from one thing that happens by itself to the next, until this is the case.
    pub async fn until(&self, mut come: impl AsyncFnMut() -> bool) {
        loop {
            let next = self.settled().await;
            if come().await {
                return;
            }
            self.clock.advance_to(next.expect("something happens by itself"));
        }
    }

    /// What the first seat sees, once it is asked something or all is over.
    pub async fn asked(&self, open: &Open) -> Value {
        let mut seen = Value::Null;
        self.until(async || {
            seen = self.view(open, 0).await;
            !seen["over"].is_null() || (!seen["question"].is_null() && seen["moves"].get(0).is_some())
        })
        .await;
        seen
    }
}
