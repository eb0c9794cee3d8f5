//! Everything that can be asked of a table, by people, programs, bots and clocks alike; read from forms, JSON and WebSockets.

use arena::{BotChoice, RankedMove};
use bots::Strength;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use table::company::Words;
use table::{Seat, Timer};
use words::problem::Problem;

use super::form_body;
use super::rematch::Rematch;
use crate::limits::Act;
use crate::request::Fields;

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

impl Command {
    /// What a program posted to the address of one command; nothing is an empty object.
    pub fn of_json<B: DeserializeOwned>(make: fn(B) -> Command, text: &[u8]) -> Result<Command, Problem> {
        read_json(if text.is_empty() { b"{}" } else { text }).map(make)
    }

    /// What a page posted there. Forms bring more than is needed: a button in the middle of a move sends what was chosen so
    /// far.
    pub fn of_form<B: DeserializeOwned>(make: fn(B) -> Command, fields: &Fields) -> Result<Command, Problem> {
        form_body::read(fields).map(make)
    }

    /// What a program said in a WebSocket: a move, or any command that names itself in `do`.
    pub fn of_message(text: &[u8]) -> Result<Command, Problem> {
        let mv: Result<Move, Problem> = read_json(text);
        match mv {
            Ok(mv) => Ok(Command::Move(mv)),
            Err(not_a_move) => read_json::<Command>(text).map_err(|other| match other {
                Problem::Malformed(why) if why.contains("missing field `do`") => not_a_move,
                other => other,
            }),
        }
    }

    /// What it costs the address that asks for it.
    pub fn rate_class(&self) -> Act {
        match self {
            Command::Move(_)
            | Command::Undo(_)
            | Command::Answer(_)
            | Command::GoOn(_)
            | Command::Heard(_)
            | Command::Lead(_)
            | Command::Advise { .. }
            | Command::ShowWeighed { .. }
            | Command::Own(_) => Act::Move,
            Command::Say(_) | Command::Nudge(_) | Command::Remark(_) => Act::Say,
            Command::Hint(_) | Command::Weigh(_) => Act::Hint,
            Command::Pace(_)
            | Command::Think(_)
            | Command::Fill(_)
            | Command::Bot(_)
            | Command::Stand(_)
            | Command::Sit(_)
            | Command::Delete(_)
            | Command::Accept { .. } => Act::Sit,
        }
    }
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

/// What a program wrote.
pub fn read_json<T: DeserializeOwned>(text: &[u8]) -> Result<T, Problem> {
    serde_json::from_slice(text).map_err(|error| Problem::Malformed(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_a_move_or_names_what_it_is() {
        let read = |text: &str| Command::of_message(text.as_bytes());
        assert!(matches!(read(r#"{"question":7,"moves":["pass"]}"#), Ok(Command::Move(_))));
        assert!(matches!(read(r#"{"do":"move","question":7,"moves":["pass"]}"#), Ok(Command::Move(_))));
        assert!(matches!(read(r#"{"do":"go-on","seat":1}"#), Ok(Command::GoOn(OfSeat { seat: Some(1) }))));
        assert!(matches!(read(r#"{"question":7}"#), Err(Problem::Malformed(why)) if why.contains("moves")));
        for unheard_of in [r#"{"do":"lapse"}"#, r#"{"do":"ring"}"#, r#"{"do":"undo","sure":true}"#, "[]", "7"]
        {
            assert!(matches!(read(unheard_of), Err(Problem::Malformed(_))), "{unheard_of}");
        }
    }

    #[test]
    fn forms_and_json_are_read_alike() {
        let form = Fields::read("seat=S1&question=7&move=a&move=b+c&card=other").unwrap();
        let Ok(Command::Move(mv)) = Command::of_form(Command::Move, &form) else { panic!("a move") };
        assert_eq!((mv.seat, mv.question, mv.moves), (Some(1), 7, vec!["a".to_owned(), "b c".to_owned()]));
        let form = Fields::read("agree=yes").unwrap();
        assert!(matches!(
            Command::of_form(Command::Answer, &form),
            Ok(Command::Answer(Agreement { seat: None, agree: true }))
        ));
        for bad in ["agree=perhaps", "seat=x&agree=no", ""] {
            let form = Fields::read(bad).unwrap();
            assert!(Command::of_form(Command::Answer, &form).is_err(), "{bad}");
        }
        let form = Fields::read("at=3&as=S1").unwrap();
        let Ok(Command::Lead(lead)) = Command::of_form(Command::Lead, &form) else { panic!("a moment") };
        assert_eq!((lead.at, lead.eyes.as_deref(), lead.point), (Some(3), Some("S1"), None));
    }
}
