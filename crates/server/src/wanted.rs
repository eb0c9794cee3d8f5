//! What a form or a piece of JSON says when something is to be done at a table, read strictly.

use bots::Strength;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::Seat;
use table::company::Words;
use words::problem::Problem;

use crate::request::Fields;
use crate::tables::talk::Saying;

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    pub seat: Option<usize>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moves {
    pub seat: Option<usize>,
    pub question: u32,
    pub moves: Vec<String>,
}

/// How much of a lesson was heard: the number of a step, or `all`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hearing {
    pub seat: Option<usize>,
    pub heard: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreement {
    pub seat: Option<usize>,
    pub agree: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Speech {
    pub seat: Option<usize>,
    phrase: Option<String>,
    text: Option<String>,
    to: Option<String>,
}

/// Which moment of a finished game is shown to whoever follows, through whose eyes, and at what one points; without a
/// moment, that one no longer leads.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leading {
    pub seat: Option<usize>,
    pub at: Option<usize>,
    pub eyes: Option<String>,
    pub point: Option<String>,
}

/// Something said about a moment of a finished game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remarking {
    pub seat: Option<usize>,
    pub at: usize,
    pub eyes: String,
    pub text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaceWish {
    pub pace: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThinkWish {
    pub think: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BotWish {
    pub seat: Option<usize>,
    strength: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitting {
    pub seat: Option<usize>,
    pub name: String,
}

/// Nobody deletes a table by mistake.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deletion {
    pub sure: bool,
}

impl Speech {
    pub fn saying(self, seat_of: &dyn Fn(Option<usize>) -> Result<Seat, Problem>) -> Result<Saying, Problem> {
        let words = match (self.phrase, self.text) {
            (Some(phrase), None) => Words::Phrase(phrase.parse().map_err(|()| Problem::BadWords)?),
            (None, Some(text)) => Words::Free(text),
            _ => return Err(Problem::BadWords),
        };
        let to_partners = match self.to.as_deref() {
            None | Some("all") => false,
            Some("team") => true,
            Some(other) => return Err(Problem::Malformed(format!("to: {other}"))),
        };
        Ok(Saying { seat: seat_of(self.seat)?, words, to_partners })
    }
}

impl BotWish {
    pub fn strength(&self) -> Result<String, Problem> {
        let strength: Strength = self.strength.parse().map_err(|()| Problem::BadStrength)?;
        Ok(strength.to_string())
    }
}

impl Moves {
    pub fn of_form(fields: &Fields) -> Result<Moves, Problem> {
        let malformed = |name: &str| Problem::Malformed(name.to_owned());
        let seat = fields.get("seat").map(|seat| seat.parse::<Seat>().map_err(|()| Problem::NoSuchSeat));
        Ok(Moves {
            seat: seat.transpose()?.map(Seat::index),
            question: fields.want("question")?.parse().map_err(|_| malformed("question"))?,
            moves: fields.all("move").map(str::to_owned).collect(),
        })
    }
}

/// What a program wrote.
pub fn read_text<T: DeserializeOwned>(text: &[u8]) -> Result<T, Problem> {
    serde_json::from_slice(text).map_err(|error| Problem::Malformed(error.to_string()))
}

pub fn read<T: DeserializeOwned>(body: Value) -> Result<T, Problem> {
    serde_json::from_value(body).map_err(|error| Problem::Malformed(error.to_string()))
}

pub fn yes_or_no(text: &str) -> Result<bool, Problem> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(Problem::Malformed("agree".to_owned())),
    }
}
