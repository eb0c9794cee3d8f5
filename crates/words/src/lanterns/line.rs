//! Which rule and how much weight belong to a log line of Lanterns?

use lanterns::Event;

use crate::speak::Tone;

pub fn rule(event: &Event) -> &'static str {
    match event {
        Event::Dusk { .. } | Event::Wished { .. } | Event::NightFell { .. } => "LAN-3",
        Event::Lit { .. } => "LAN-4",
        Event::Looked { .. } => "LAN-5",
        Event::Rang { .. } => "LAN-6",
        Event::Showed { .. } | Event::Scored { .. } => "LAN-7",
        Event::Over { .. } => "LAN-8",
    }
}

pub fn tone(event: &Event) -> Tone {
    match event {
        Event::Dusk { .. } | Event::Showed { .. } => Tone::Detail,
        Event::Wished { .. }
        | Event::NightFell { .. }
        | Event::Lit { .. }
        | Event::Looked { .. }
        | Event::Rang { .. } => Tone::Plain,
        Event::Scored { .. } | Event::Over { .. } => Tone::Milestone,
    }
}
