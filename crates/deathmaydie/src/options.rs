//! How is a table set up? Episode, Elder One and the options of difficulty (DMD-3.1, section 24).

use table::{OptionRow, Refusal, Settings};

use crate::Reason;
use crate::content::{Elder, Episode};

/// A valid set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub seats: u8,
    /// Drawn if none is named.
    pub episode: Option<Episode>,
    pub elder: Option<Elder>,
    /// How many unknown monsters: none, one or two (DMD-24.5).
    pub unknown: u8,
    pub relics: bool,
    pub random_elder_place: bool,
}

pub const SEAT_COUNTS: [u8; 5] = [3, 1, 2, 4, 5];

pub static ROWS: [OptionRow; 5] = [
    OptionRow::new("episode", &["e1", "e2", "e3", "e4", "e5", "e6", "random"], "e1"),
    OptionRow::new("elder", &["tsathoggua", "azathoth", "random"], "tsathoggua"),
    OptionRow::new("unknown", &["off", "one", "two"], "off"),
    OptionRow::new("relics", &["off", "on"], "off"),
    OptionRow::new("random_elder_place", &["off", "on"], "off"),
];

impl Options {
    /// Reads checked settings.
    pub fn read(seats: u8, settings: &Settings) -> Result<Options, Refusal<Reason>> {
        if !SEAT_COUNTS.contains(&seats) {
            return Err(Refusal::new("DMD-1.1", Reason::TooManyOrTooFew));
        }
        let value = |row: usize| settings.value(&ROWS[row]);
        let unknown = match value(2) {
            "two" => 2,
            "one" => 1,
            _ => 0,
        };
        Ok(Options {
            seats,
            episode: value(0).parse().ok(),
            elder: value(1).parse().ok(),
            unknown,
            relics: value(3) == "on",
            random_elder_place: value(4) == "on",
        })
    }

    /// The standard game of an Episode against an Elder One.
    pub fn standard(seats: u8, episode: Episode, elder: Elder) -> Options {
        let (episode, elder) = (Some(episode), Some(elder));
        Options { seats, episode, elder, unknown: 0, relics: false, random_elder_place: false }
    }

    /// Alone one plays two (DMD-3.9).
    pub fn investigators(&self) -> u8 {
        self.seats.max(2)
    }
}
