//! What the service writes to its log while a test runs.

use std::fmt::{Debug, Write as _};
use std::sync::{Mutex, OnceLock};
use std::time::Duration;

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

static LINES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Every warning and error of this process from now on.
pub struct HeardLog;

impl HeardLog {
    pub fn begin() -> HeardLog {
        static BEGUN: OnceLock<()> = OnceLock::new();
        BEGUN.get_or_init(|| tracing::subscriber::set_global_default(Hearing).expect("nobody else listens"));
        HeardLog
    }

    /// Waits for a line about this table that says this: some are written in the background.
    pub async fn hears(&self, table: &str, what: &str) {
        while !self.has_heard(table, what) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    pub fn has_heard(&self, table: &str, what: &str) -> bool {
        LINES.lock().unwrap().iter().any(|line| line.contains(table) && line.contains(what))
    }
}

struct Hearing;

impl Subscriber for Hearing {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::WARN
    }

    fn event(&self, event: &Event<'_>) {
        let mut line = Line(String::new());
        event.record(&mut line);
        LINES.lock().unwrap().push(line.0);
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let _ = write!(self.0, "{field}={value:?} ");
    }
}
