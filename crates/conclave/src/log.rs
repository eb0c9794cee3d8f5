//! What does the server write down about itself? One line for each thing that matters, to where errors go.

use std::io::stderr;
use std::str::FromStr;

use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use words::Lang;

use crate::{Stop, say};

/// Begins to log at these levels, or at those of `RUST_LOG`, or what an operator should know.
pub fn begin(lang: Lang, levels: Option<&str>) -> Result<(), Stop> {
    let asked = levels.map(str::to_owned).or_else(|| std::env::var("RUST_LOG").ok());
    let levels = asked.filter(|levels| !levels.is_empty()).unwrap_or_else(|| "info".to_owned());
    let filter =
        Targets::from_str(&levels).map_err(|_| Stop::misuse(say::bad_value(lang, "--log", &levels)))?;
    let lines = tracing_subscriber::fmt::layer().with_writer(stderr).with_ansi(false);
    tracing_subscriber::registry().with(lines).with(filter).init();
    // Where it happened is enough: what was being held at that moment may be somebody's secret. The report has it, sealed.
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "a panic");
    }));
    Ok(())
}
