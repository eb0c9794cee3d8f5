//! Everything that can be asked of a table, by people, programs, bots and clocks alike; read from forms, JSON and WebSockets.

use arena::{BotChoice, RankedMove};
use bots::Strength;
use serde::Deserialize;
use table::company::Words;
use table::{Seat, Timer};
use words::problem::Problem;

use super::rematch::Rematch;

/// Something to be done at a table. The last part of an address or the field `do` says what; those that nobody can send are
/// the table's own.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Command {
    Move(Move),
    Undo(OfSeat),
    Answer(Agreement),
    Say(Speech),
    Hint(OfSeat),
    Weigh(OfSeat),
    GoOn(OfSeat),
    Nudge(OfSeat),
    Heard(Hearing),
    Lead(Leading),
    Remark(Remarking),
    Pace(PaceWish),
    Think(ThinkWish),
    Fill(Filling),
    Bot(BotWish),
    Stand(OfSeat),
    Sit(Sitting),
    Delete(Deletion),
    /// Sits down by invitation, which is spent with it.
    #[serde(skip)]
    Accept {
        invitation: String,
        name: String,
    },
    /// A bot has thought about a hint.
    #[serde(skip)]
    Advise {
        seat: Seat,
        question: u32,
        mv: String,
    },
    /// A bot has weighed the moves of a seat.
    #[serde(skip)]
    ShowWeighed {
        seat: Seat,
        question: u32,
        found: Vec<RankedMove>,
    },
    /// What the table does by itself.
    #[serde(skip)]
    Own(Own),
}

/// What a table does by itself, unless somebody is faster.
#[derive(Debug)]
pub enum Own {
    /// A bot answers a question.
    BotMove { seat: Seat, question: u32, choice: BotChoice },
    /// A person is spared a question with one answer.
    Forced { seat: Seat, question: u32 },
    /// A timer of the game runs out.
    Ring { timer: Timer },
    /// A person's time to think has passed: a bot makes this move, or takes the seat if there is none.
    Late { seat: Seat, question: u32, mv: Option<String> },
    /// Nobody has answered somebody's wish in time.
    Lapse,
    /// People of the table before this one take the seats that are kept for them.
    Arrive(Vec<Seat>),
    /// The next table of the same people has been opened.
    Rematch(Rematch),
}

#[derive(Debug, Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    pub seat: Option<usize>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    pub seat: Option<usize>,
    pub question: u32,
    /// A form has a field for each.
    #[serde(alias = "move")]
    pub moves: Vec<String>,
}

/// How much of a lesson was heard: the number of a step, or `all`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hearing {
    pub seat: Option<usize>,
    pub heard: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreement {
    pub seat: Option<usize>,
    pub agree: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Speech {
    pub seat: Option<usize>,
    phrase: Option<String>,
    text: Option<String>,
    to: Option<String>,
}

/// Which moment of a finished game is shown to those who follow, through whose eyes, and at what the leader points; without
/// a moment, the seat no longer leads.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leading {
    pub seat: Option<usize>,
    pub at: Option<usize>,
    #[serde(alias = "as")]
    pub eyes: Option<String>,
    pub point: Option<String>,
}

/// Something said about a moment of a finished game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remarking {
    pub seat: Option<usize>,
    pub at: usize,
    #[serde(alias = "as")]
    pub eyes: String,
    pub text: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaceWish {
    pub pace: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThinkWish {
    pub think: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Filling {
    pub strength: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BotWish {
    pub seat: Option<usize>,
    pub strength: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitting {
    pub seat: Option<usize>,
    pub name: String,
}

/// No table is deleted by mistake.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deletion {
    pub sure: bool,
}

impl Speech {
    /// What is said, and whether to partners only. A phrase that was pressed counts, whatever else is written there.
    pub fn read(self) -> Result<(Words, bool), Problem> {
        let words = match (self.phrase, self.text) {
            (Some(phrase), _) => Words::Phrase(phrase.parse().map_err(|()| Problem::BadWords)?),
            (None, Some(text)) => Words::Free(text),
            (None, None) => return Err(Problem::BadWords),
        };
        match self.to.as_deref() {
            None | Some("all") => Ok((words, false)),
            Some("team") => Ok((words, true)),
            Some(other) => Err(Problem::Malformed(format!("to: {other}"))),
        }
    }
}

/// How strong a bot is to be, as the log writes it.
pub fn strength(wish: &str) -> Result<String, Problem> {
    let strength: Strength = wish.parse().map_err(|()| Problem::BadStrength)?;
    Ok(strength.to_string())
}
