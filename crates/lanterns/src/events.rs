//! What happened, as data, and what may each viewer read of it?

use table::{Seat, Viewer};

use crate::lamps::Lamp;
use crate::state::{State, Wish};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    Dusk {
        night: u8,
        lamplighter: Seat,
    },
    Wished {
        seat: Seat,
        wish: Wish,
    },
    NightFell {
        night: u8,
        wish: Wish,
    },
    /// Everybody sees that a lantern was lit; which one, only whoever did.
    Lit {
        seat: Seat,
        lamp: Option<Lamp>,
    },
    /// Nobody else learns of it; what was seen is told until dawn and has to be remembered after that.
    Looked {
        moth: Seat,
        night: u8,
        place: u8,
        lamp: Option<Lamp>,
    },
    Rang {
        night: u8,
    },
    Showed {
        seat: Seat,
        lamp: Lamp,
    },
    Scored {
        seat: Seat,
        lamp: Lamp,
        night: u8,
    },
    Over {
        winner: Seat,
        moth: Seat,
    },
}

pub fn tell(now: &State, viewer: Viewer, event: &Event) -> Option<Event> {
    let over = now.is_over();
    match *event {
        Event::Lit { seat, lamp } => {
            Some(Event::Lit { seat, lamp: lamp.filter(|_| over || viewer.sees_seat(seat)) })
        }
        Event::Looked { moth, .. } if !over && !viewer.sees_seat(moth) => None,
        Event::Looked { moth, night, place, lamp } => {
            let fresh = now.is_night() && now.night == night;
            let lamp = lamp.filter(|_| over || fresh || viewer == Viewer::Referee);
            Some(Event::Looked { moth, night, place, lamp })
        }
        open => Some(open),
    }
}
