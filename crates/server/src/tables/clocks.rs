//! What runs out at a table, as one viewer may know it? The game's timers, and the time to think of those awaited.

use pages::chrome::Clock;
use serde_json::{Value, json};
use table::company::Sitter;
use table::{Seat, Viewer};
use words::page_lines;

use super::core::Core;
use crate::tables::show::PageReader;

/// Something that runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    what: What,
    deadline: u64,
    length: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Timer(&'static str),
    Thinking(Seat),
}

impl Seen {
    pub fn json(&self) -> Value {
        match self.what {
            What::Timer(name) => json!({"timer": name, "ends": self.deadline, "length": self.length}),
            What::Thinking(seat) => json!({"seat": seat, "ends": self.deadline, "length": self.length}),
        }
    }
}

/// The clocks this viewer may see.
pub fn seen_by(core: &Core, viewer: Viewer) -> Vec<Seen> {
    let session = &core.session;
    if session.outcome().is_some() || (!core.begun && core.waits_for_people()) {
        return Vec::new();
    }
    let awaited = session.awaited(viewer);
    let running = session.timers().iter().filter(|running| awaited.timers.contains(running.timer));
    let timers = running.map(|running| Seen {
        what: What::Timer(running.timer.name),
        deadline: running.deadline(),
        length: running.timer.ms,
    });
    let person = |seat: &Seat| matches!(core.sitter(*seat), Some(Sitter::Person(_)));
    let thinking = awaited.seats.iter().filter(person).filter_map(|seat| {
        let deadline = core.time_is_up(seat)?;
        Some(Seen { what: What::Thinking(seat), deadline, length: core.think.ms? })
    });
    timers.chain(thinking).collect()
}

/// The same as a page shows them.
pub fn shown(core: &Core, reader: &PageReader) -> Vec<Clock> {
    let names = core.names_for(reader.lang, reader.viewer);
    let clock = |seen: Seen| {
        let label = match seen.what {
            What::Timer(name) => core.session.timer_name(reader.lang, name),
            What::Thinking(seat) if names.is_you(seat) => page_lines::your_time(reader.lang),
            What::Thinking(seat) => page_lines::time_of(reader.lang, names.of(seat)),
        };
        Clock { label, deadline: seen.deadline, length: seen.length }
    };
    seen_by(core, reader.viewer).into_iter().map(clock).collect()
}
