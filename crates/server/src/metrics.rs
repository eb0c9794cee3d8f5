//! What does the server do, in numbers an operator can watch? Cheap enough to be counted always.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use axum::response::Response;
use hall::counters::{BOUNDS, Counters, Times};
use parking_lot::Mutex;
use store::Meter;

/// What the edge and the storage count while it happens. What the tables count is in the hall.
#[derive(Default)]
pub struct Metrics {
    /// One transaction, whatever it holds.
    storing: Times,
    /// What waits for the writing thread.
    queue: AtomicI64,
    refused: Mutex<BTreeMap<&'static str, u64>>,
}

impl Meter for Metrics {
    fn waiting(&self, step: i64) {
        self.queue.fetch_add(step, Ordering::Relaxed);
    }

    fn wrote(&self, took: Duration) {
        self.storing.took(took);
    }
}

/// Why an answer is a refusal, kept beside it: the code programs read.
#[derive(Clone, Copy)]
pub struct Refused(pub &'static str);

impl Metrics {
    /// Counts something that was not done, by its code.
    pub fn refused(&self, kind: &'static str) {
        *self.refused.lock().entry(kind).or_default() += 1;
    }

    /// The same for an answer that says so.
    pub fn answered(&self, response: &Response) {
        if let Some(Refused(kind)) = response.extensions().get() {
            self.refused(kind);
        }
    }

    /// Everything that was counted, in the text format of Prometheus.
    pub fn write(&self, counters: &Counters, text: &mut Text) {
        text.number("moves_total", "counter", "Moves made by people, bots and clocks.", counters.moves.get());
        text.number("tables_opened_total", "counter", "Tables opened.", counters.opened.get());
        text.number("games_finished_total", "counter", "Games played to their end.", counters.finished.get());
        text.number(
            "rules_failed_total",
            "counter",
            "Times the rules failed; reports are in the data folder.",
            counters.rules_failed.get(),
        );
        text.number(
            "overdue_total",
            "counter",
            "Times a bot, a clock or a late move could not happen when it was due.",
            counters.overdue.get(),
        );
        let queue = self.queue.load(Ordering::Relaxed).max(0) as u64;
        text.number("storage_queue", "gauge", "What waits to be written.", queue);
        text.times(
            "move_seconds",
            "Until a move is on the disk and everybody has been told.",
            &counters.moving,
        );
        text.times("storage_seconds", "One transaction of the database.", &self.storing);
        text.times("bot_thinking_seconds", "How long bots think about a move.", &counters.thinking);
        text.head("refused_total", "counter", "What was asked and not done, by its code.");
        for (kind, count) in self.refused.lock().iter() {
            text.line(&format!("refused_total{{kind=\"{kind}\"}}"), *count);
        }
    }
}

/// Numbers as Prometheus reads them.
#[derive(Default)]
pub struct Text(pub String);

impl Text {
    pub fn number(&mut self, name: &str, kind: &str, help: &str, value: u64) {
        self.head(name, kind, help);
        self.line(name, value);
    }

    fn head(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP conclave_{name} {help}\n# TYPE conclave_{name} {kind}");
    }

    fn line(&mut self, name: &str, value: impl std::fmt::Display) {
        let _ = writeln!(self.0, "conclave_{name} {value}");
    }

    fn times(&mut self, name: &str, help: &str, times: &Times) {
        self.head(name, "histogram", help);
        let (mut so_far, classes) = (0, times.classes());
        for (class, bound) in classes.iter().zip(BOUNDS) {
            so_far += class;
            self.line(&format!("{name}_bucket{{le=\"{}\"}}", bound as f64 / 1_000.0), so_far);
        }
        so_far += classes[BOUNDS.len()];
        self.line(&format!("{name}_bucket{{le=\"+Inf\"}}"), so_far);
        self.line(&format!("{name}_sum"), times.micros() as f64 / 1e6);
        self.line(&format!("{name}_count"), so_far);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_in_their_class_and_all_later_ones() {
        let (metrics, counters) = (Metrics::default(), Counters::default());
        for millis in [1, 2, 3, 30, 9_000] {
            counters.moving.took(Duration::from_millis(millis));
        }
        metrics.refused("too-often");
        metrics.refused("too-often");
        let mut text = Text::default();
        metrics.write(&counters, &mut text);
        for line in [
            "conclave_move_seconds_bucket{le=\"0.001\"} 1",
            "conclave_move_seconds_bucket{le=\"0.002\"} 2",
            "conclave_move_seconds_bucket{le=\"0.005\"} 3",
            "conclave_move_seconds_bucket{le=\"5\"} 4",
            "conclave_move_seconds_bucket{le=\"+Inf\"} 5",
            "conclave_move_seconds_sum 9.036",
            "conclave_refused_total{kind=\"too-often\"} 2",
        ] {
            assert!(text.0.lines().any(|found| found == line), "{line} is missing from\n{}", text.0);
        }
    }
}
