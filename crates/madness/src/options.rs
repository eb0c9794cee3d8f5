//! How a table is set up: the choices before the first card is dealt.

use table::{OptionRow, Refusal, Seat, Settings};

use crate::Reason;
use crate::cards::{Magician, named};

named! {
    /// The three ways to play.
    Mode { Normal = "normal", Terror = "terror", Nightmare = "nightmare" }
}

named! {
    /// Whose rulebook decides where the two differ.
    Edition { English = "en", Spanish = "es" }
}

named! {
    /// The column of the Round track.
    Difficulty { One = "I", Two = "II", Three = "III" }
}

/// How the players get their Magicians.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Casting {
    Choose,
    Random,
    Given([Magician; 5]),
}

impl Casting {
    fn read(seats: u8, text: &str) -> Result<Casting, Refusal<Reason>> {
        let list = match text {
            "choose" => return Ok(Casting::Choose),
            "random" => return Ok(Casting::Random),
            list => list.split(',').map(str::parse::<Magician>).collect::<Result<Vec<_>, ()>>(),
        };
        let no = |reason| Err(Refusal::new("BBM-3.6", reason));
        match list {
            Err(()) => no(Reason::UnknownOption),
            Ok(list) if list.len() != seats as usize => no(Reason::OneMagicianEach),
            Ok(list) if (1..list.len()).any(|index| list[..index].contains(&list[index])) => {
                no(Reason::MagicianTwice)
            }
            // Nobody sits where the rest would be.
            Ok(list) => Ok(Casting::Given(std::array::from_fn(|index| list[index % list.len()]))),
        }
    }
}

/// A valid set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub seats: u8,
    pub difficulty: Difficulty,
    pub mode: Mode,
    pub edition: Edition,
    pub casting: Casting,
    /// Nobody in particular: drawn.
    pub first: Option<Seat>,
    pub open_hands: bool,
}

pub static ROWS: [OptionRow; 6] = [
    OptionRow::new("difficulty", &["I", "II", "III"], "I"),
    OptionRow::new("mode", &["normal", "terror", "nightmare"], "normal"),
    OptionRow::new("edition", &["en", "es"], "en"),
    OptionRow::new("magicians", &["choose", "random"], "choose").or_list_of(Magician::NAMES),
    OptionRow::new("first_player", &["random", "S0", "S1", "S2", "S3", "S4"], "random"),
    OptionRow::new("open_hands", &["true", "false"], "true"),
];

/// The Round track (`original`: the rulebooks give 0, 1 or 2 a round and three columns, their cells are lost). A team acts
/// five times a round whatever its size, and few players make better decks of those turns than many: so the track is a
/// table of its own for 2, 3, 4 and 5 players. Column I spares the first three rounds, column III none (PUB-6).
const ROUND_TRACK: [[[u8; 6]; 3]; 4] = [
    [[0, 0, 0, 1, 2, 2], [0, 0, 1, 2, 2, 2], [1, 1, 1, 2, 2, 2]],
    [[0, 0, 0, 1, 1, 2], [0, 0, 1, 1, 2, 2], [2, 1, 1, 1, 2, 2]],
    [[0, 0, 0, 0, 1, 1], [0, 0, 0, 1, 1, 2], [1, 1, 1, 1, 1, 1]],
    [[0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 1, 1], [1, 1, 1, 1, 1, 1]],
];

/// The Round track of Terror and Nightmare (`original` likewise): both take the same from every player, and so the more from a team
/// the larger it is. Three and more are spared some Curses for that. Five at level I have none to be spared, and at level III
/// nothing but whole rounds after the first, where column III has to begin (PUB-6). So two players meet one more at level I.
const FRIGHTENED_ROUND_TRACK: [[[u8; 6]; 3]; 4] = [
    [[0, 0, 0, 2, 2, 2], [0, 0, 1, 2, 2, 2], [1, 1, 1, 2, 2, 2]],
    [[0, 0, 0, 1, 2, 1], [0, 0, 1, 1, 2, 2], [2, 1, 1, 1, 1, 2]],
    [[0, 0, 0, 0, 0, 1], [0, 0, 0, 1, 1, 1], [1, 1, 1, 1, 1, 1]],
    [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], [1, 0, 0, 1, 1, 1]],
];

/// Versions 3 and 4 had one other row: three players at level III.
const THIRD_ROUND_TRACK: [[[u8; 6]; 3]; 4] = {
    let mut track = ROUND_TRACK;
    track[1][2] = [1, 1, 1, 1, 2, 2];
    track
};

/// Version 4 had three other rows for a fright: two and three players at level I, three at level III.
const FOURTH_FRIGHTENED_ROUND_TRACK: [[[u8; 6]; 3]; 4] = {
    let mut track = FRIGHTENED_ROUND_TRACK;
    track[0][0] = [0, 0, 0, 1, 2, 2];
    track[1][0] = [0, 0, 0, 0, 1, 2];
    track[1][2] = [1, 1, 1, 1, 1, 2];
    track
};

/// Version 2 had another row for three players at level III, too.
const SECOND_ROUND_TRACK: [[[u8; 6]; 3]; 4] = {
    let mut track = ROUND_TRACK;
    track[1][2] = [1, 1, 1, 1, 1, 2];
    track
};

/// The Round track of version 1, the same for any number of players.
const FIRST_ROUND_TRACK: [[u8; 6]; 3] = [[0, 0, 0, 1, 1, 1], [0, 0, 1, 1, 2, 2], [1, 1, 1, 2, 2, 2]];

pub static SEAT_COUNTS: [u8; 4] = [3, 2, 4, 5];

impl Options {
    /// The usual table for so many players.
    pub fn usual(seats: u8) -> Options {
        Options {
            seats,
            difficulty: Difficulty::One,
            mode: Mode::Normal,
            edition: Edition::English,
            casting: Casting::Choose,
            first: None,
            open_hands: true,
        }
    }

    /// Reads a set-up strictly: an option or value that is not offered is refused, never taken for another.
    pub fn read(seats: u8, settings: &Settings) -> Result<Options, Refusal<Reason>> {
        if !SEAT_COUNTS.contains(&seats) {
            return Err(Refusal::new("BBM-3.2", Reason::TooManyOrTooFew));
        }
        settings.check(&ROWS).map_err(|_| Refusal::new("BBM-3.11", Reason::UnknownOption))?;
        let [difficulty, mode, edition, magicians, first, hands] =
            std::array::from_fn(|index| settings.value(&ROWS[index]));
        let unknown = |()| Refusal::new("BBM-3.11", Reason::UnknownOption);
        let first: Option<Seat> = first.parse().ok();
        if first.is_some_and(|seat| seat.0 >= seats) {
            return Err(Refusal::new("BBM-3.14", Reason::NobodyThere));
        }
        Ok(Options {
            seats,
            difficulty: difficulty.parse().map_err(unknown)?,
            mode: mode.parse().map_err(unknown)?,
            edition: edition.parse().map_err(unknown)?,
            casting: Casting::read(seats, magicians)?,
            first,
            open_hands: hands == "true",
        })
    }

    /// How many multi-element Curses each round brings: the column of the Round track.
    pub fn round_track(&self, rules: u16) -> [u8; 6] {
        let team = self.seats as usize - 2;
        let columns = match rules {
            1 => FIRST_ROUND_TRACK,
            2 => SECOND_ROUND_TRACK[team],
            4 if self.mode != Mode::Normal => FOURTH_FRIGHTENED_ROUND_TRACK[team],
            3 | 4 => THIRD_ROUND_TRACK[team],
            _ if self.mode != Mode::Normal => FRIGHTENED_ROUND_TRACK[team],
            _ => ROUND_TRACK[team],
        };
        columns[self.difficulty.index()]
    }

    /// The Madness stack at the start, before the mode takes its share.
    pub fn madness(&self) -> u8 {
        10 + 5 * self.seats
    }
}
