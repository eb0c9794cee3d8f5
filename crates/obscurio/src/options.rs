//! How is a table set up? The choices before the first card is dealt (OBS-0.6).

use table::{OptionRow, Refusal, Seat, Settings};

use crate::Reason;
use crate::cards::{Character, Row};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difficulty {
    Beginner,
    Experienced,
    Expert,
}

impl Difficulty {
    pub const ALL: [Difficulty; 3] = [Difficulty::Beginner, Difficulty::Experienced, Difficulty::Expert];
}

/// How time passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    Sand(Times),
    Untimed,
}

/// How long everything lasts, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    pub space: u32,
    pub debate: u32,
    pub vote: u32,
    pub clue_view: u32,
    pub eyes_min: u32,
    pub night_max: u32,
}

impl Times {
    /// What the clock of a table is set to unless it is said otherwise. Where no clock runs, these say how long everybody
    /// is waited for before the others may go on (RUL-OBS-37).
    pub const USUAL: Times = Times {
        space: 60_000,
        debate: 60_000,
        vote: 15_000,
        clue_view: 45_000,
        eyes_min: 20_000,
        night_max: 60_000,
    };
}

/// The Characters of the Wizards in the order of their seats; a single Wizard's companion comes last.
pub type Cast = Row<Character, 7>;

/// A valid set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub seats: u8,
    pub difficulty: Difficulty,
    pub clock: Clock,
    /// Nobody in particular: drawn.
    pub grimoire: Option<Seat>,
    pub cast: Option<Cast>,
}

pub const SEAT_COUNTS: [u8; 7] = [5, 2, 3, 4, 6, 7, 8];

/// From a blink, for tests, to ten minutes.
const MS: (u32, u32) = (10, 600_000);

pub static ROWS: [OptionRow; 10] = [
    OptionRow::new("difficulty", &["beginner", "experienced", "expert"], "beginner"),
    OptionRow::new("clock", &["sand", "untimed"], "sand"),
    OptionRow::new("grimoire_seat", &["random", "1", "2", "3", "4", "5", "6", "7", "8"], "random"),
    OptionRow::new("characters", &["random"], "random").or_list_of(Character::NAMES),
    OptionRow::number("space_ms", MS, "60000"),
    OptionRow::number("debate_ms", MS, "60000"),
    OptionRow::number("vote_ms", MS, "15000"),
    OptionRow::number("clue_view_ms", MS, "45000"),
    OptionRow::number("eyes_min_ms", MS, "20000"),
    OptionRow::number("night_max_ms", MS, "60000"),
];

impl Options {
    /// Reads checked settings.
    pub fn read(seats: u8, settings: &Settings) -> Result<Options, Refusal<Reason>> {
        if !SEAT_COUNTS.contains(&seats) {
            return Err(Refusal::new("OBS-0.6", Reason::TooManyOrTooFew));
        }
        let value = |row: usize| settings.value(&ROWS[row]);
        let difficulty = match value(0) {
            "expert" => Difficulty::Expert,
            "experienced" => Difficulty::Experienced,
            _ => Difficulty::Beginner,
        };
        let grimoire = value(2).parse().ok().and_then(|number: u8| number.checked_sub(1)).map(Seat);
        if grimoire.is_some_and(|seat| seat.0 >= seats) {
            return Err(Refusal::new("OBS-3.2", Reason::NobodyThere));
        }
        let clock = if value(1) == "untimed" { Clock::Untimed } else { Clock::Sand(times(value)?) };
        Ok(Options { seats, difficulty, clock, grimoire, cast: cast(seats, value(3))? })
    }

    /// The usual table for so many players, without a clock.
    pub fn untimed(seats: u8) -> Options {
        Options { seats, difficulty: Difficulty::Beginner, clock: Clock::Untimed, grimoire: None, cast: None }
    }

    pub fn is_timed(&self) -> bool {
        self.clock != Clock::Untimed
    }

    /// Whether somebody among the Wizards is the Traitor (OBS-1.5, OBS-15.1).
    pub fn has_traitor(&self) -> bool {
        self.seats >= 4
    }

    /// All Cohesion at the start: light and dark (OBS-3.8, OBS-3.9).
    pub fn cohesion(&self) -> (u8, u8) {
        const TABLE: [[u8; 3]; 7] =
            [[12, 10, 8], [9, 8, 7], [15, 12, 10], [18, 15, 12], [22, 18, 15], [26, 22, 18], [30, 26, 22]];
        let all = TABLE[self.seats.clamp(2, 8) as usize - 2][self.difficulty as usize];
        let dark = match self.seats {
            0..=3 => 0,
            4..=5 => 5,
            _ => 7,
        };
        (all - dark, dark)
    }
}

fn times<'a>(value: impl Fn(usize) -> &'a str) -> Result<Times, Refusal<Reason>> {
    let time = |row: usize| value(row).parse().map_err(|_| Refusal::new("OBS-0.6", Reason::UnknownOption));
    Ok(Times {
        space: time(4)?,
        debate: time(5)?,
        vote: time(6)?,
        clue_view: time(7)?,
        eyes_min: time(8)?,
        night_max: time(9)?,
    })
}

/// One Character for each Wizard, two for a single one, all different (OBS-3.5).
fn cast(seats: u8, text: &str) -> Result<Option<Cast>, Refusal<Reason>> {
    if text == "random" {
        return Ok(None);
    }
    let no = |reason| Err(Refusal::new("OBS-3.5", reason));
    let Ok(list) = text.split(',').map(str::parse::<Character>).collect::<Result<Vec<_>, ()>>() else {
        return no(Reason::UnknownOption);
    };
    if list.len() != cast_size(seats) {
        return no(Reason::OneCharacterEach);
    }
    if (1..list.len()).any(|index| list[..index].contains(&list[index])) {
        return no(Reason::CharacterTwice);
    }
    let mut cast = Cast::new(Character::ALL[0]);
    cast.refill(list);
    Ok(Some(cast))
}

pub fn cast_size(seats: u8) -> usize {
    usize::from(seats - 1).max(2)
}
