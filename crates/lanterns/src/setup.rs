//! How does a game begin? Who can play, and what everybody is dealt (LAN-1, LAN-2).

use table::{Events, OptionRow, Refusal, Seat, Seed, Settings, Stack};

use crate::events::Event;
use crate::lamps::Lamp;
use crate::moves::Reason;
use crate::state::{Frame, IN_THE_BOX, Lamps, MOST_SEATS, State, Wish};

/// The usual number first.
pub const SEAT_COUNTS: [u8; 3] = [3, 2, 4];

pub const MOST_NIGHTS: u8 = 3;

pub static ROWS: [OptionRow; 1] = [OptionRow::new("nights", &["3", "2"], "3")];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub seats: u8,
    pub nights: u8,
}

impl Options {
    pub fn read(seats: u8, settings: &Settings) -> Result<Options, Refusal<Reason>> {
        if !SEAT_COUNTS.contains(&seats) {
            return Err(Refusal::new("LAN-1", Reason::TooManyOrTooFew));
        }
        let nights = if settings.value(&ROWS[0]) == "2" { 2 } else { MOST_NIGHTS };
        Ok(Options { seats, nights })
    }

    /// How bright the brightest lantern of this game is.
    pub fn brightest(self) -> u8 {
        self.seats * self.nights + IN_THE_BOX as u8
    }
}

pub fn deal(options: Options, seed: Seed, events: &mut Events<Event>) -> State {
    let mut lamps: Vec<Lamp> = Lamp::up_to(options.brightest()).collect();
    seed.stream("deal", 0).shuffle(&mut lamps);
    let mut lamps = lamps.into_iter();
    let mut hands = [Lamps::NONE; MOST_SEATS];
    for seat in Seat::all(options.seats) {
        hands[seat.index()] = lamps.by_ref().take(options.nights.into()).collect();
    }
    let in_the_box = std::array::from_fn(|_| lamps.next().expect("three more than are dealt"));
    let mut stack = Stack::new(Frame::Dusk);
    stack.push(Frame::Dusk);
    events.tell(Event::Dusk { night: 1, lamplighter: Seat(0) });
    State {
        options,
        moth: Seat(seed.stream("moth", 0).below(options.seats.into()) as u8),
        seed,
        night: 1,
        wish: Wish::Brightest,
        hands,
        lit: [None; MOST_SEATS],
        in_the_box,
        looked_at: [false; IN_THE_BOX],
        points: [0; MOST_SEATS],
        last: [None; MOST_SEATS],
        shown: Lamps::NONE,
        stack,
    }
}
