//! What can somebody do at a table? The same for people and for programs: a form and a piece of JSON are read into one
//! deed, done in one place, and answered in two ways.

use std::sync::Arc;

use bots::Strength;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use table::company::{Bot, Pace, Sitter, Words};
use table::{Seat, Viewer};
use words::problem::Problem;

use crate::request::Fields;
use crate::tables::play::{self, Answer, NotPlayed};
use crate::tables::talk::{self, Saying};
use crate::tables::{Rights, Table, arrange, care, lesson, seats, undo};
pub use crate::verbs::Verb;
use crate::{App, to_the_end};

/// Something to be done at a table.
#[derive(Debug)]
pub struct Deed {
    verb: Verb,
    body: Value,
}

/// What came of it.
#[derive(Debug)]
pub enum Done {
    /// A seat has moved, and stands where it stands now.
    Moved(Seat),
    /// A move was taken back, or everybody has been asked.
    TakenBack(Seat),
    Hint(String),
    /// Somebody sits down; the key is theirs alone.
    Seated(Seat, String),
    Paced(Pace),
    Nothing,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct OfSeat {
    seat: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Moves {
    seat: Option<usize>,
    question: u32,
    moves: Vec<String>,
}

/// How much of a lesson was heard: the number of a step, or `all`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hearing {
    seat: Option<usize>,
    heard: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Agreement {
    seat: Option<usize>,
    agree: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Speech {
    seat: Option<usize>,
    phrase: Option<String>,
    text: Option<String>,
    to: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PaceWish {
    pace: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThinkWish {
    think: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BotWish {
    seat: Option<usize>,
    strength: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sitting {
    seat: Option<usize>,
    name: String,
}

impl Deed {
    pub fn of_program(verb: Verb, body: Value) -> Deed {
        Deed { verb, body }
    }

    pub fn of_form(verb: Verb, fields: &Fields) -> Result<Deed, Problem> {
        let mut body = Map::new();
        for name in verb.fields() {
            let mut values = fields.all(name);
            let Some(first) = values.next() else { continue };
            let (name, value) = match *name {
                "seat" => ("seat", json!(first.parse::<Seat>().map_err(|()| Problem::NoSuchSeat)?.0)),
                "question" => ("question", json!(fields.number("question")?)),
                "move" => ("moves", std::iter::once(first).chain(values).collect()),
                "agree" => ("agree", json!(yes_or_no(first)?)),
                // A phrase that was pressed counts, whatever else is written there.
                "text" if body.contains_key("phrase") => continue,
                name => (name, json!(first)),
            };
            body.insert(name.to_owned(), value);
        }
        Ok(Deed { verb, body: body.into() })
    }

    /// Does it, for somebody with these rights.
    pub async fn done(self, app: App, table: Arc<Table>, rights: Rights) -> Result<Done, NotPlayed> {
        let seat_of = |asked| table.seat_of(rights, asked);
        match self.verb {
            Verb::Move => {
                let Moves { seat, question, moves } = read(self.body)?;
                let seat = seat_of(seat)?;
                play::play(app, table, rights, Answer { seat, question, moves }).await?;
                Ok(Done::Moved(seat))
            }
            Verb::Undo => {
                let seat = seat_of(read::<OfSeat>(self.body)?.seat)?;
                to_the_end(undo::undo(app, table, rights, seat)).await?;
                Ok(Done::TakenBack(seat))
            }
            Verb::Answer => {
                let Agreement { seat, agree } = read(self.body)?;
                let seat = seat_of(seat)?;
                to_the_end(undo::answer(app, table, rights, seat, agree)).await?;
                Ok(Done::TakenBack(seat))
            }
            Verb::Say => {
                let speech: Speech = read(self.body)?;
                let saying = speech.saying(&seat_of)?;
                to_the_end(talk::say(app, table, rights, saying)).await?;
                Ok(Done::Nothing)
            }
            Verb::Hint => {
                let seat = seat_of(read::<OfSeat>(self.body)?.seat)?;
                Ok(Done::Hint(to_the_end(arrange::hint(app, table, rights, seat)).await?))
            }
            Verb::GoOn => {
                arrange::go_on(&table, rights, seat_of(read::<OfSeat>(self.body)?.seat)?)?;
                Ok(Done::Nothing)
            }
            Verb::Nudge => {
                care::nudge(&table, rights, seat_of(read::<OfSeat>(self.body)?.seat)?)?;
                Ok(Done::Nothing)
            }
            Verb::Heard => {
                let Hearing { seat, heard } = read(self.body)?;
                let seat = seat_of(seat)?;
                to_the_end(lesson::hear(app, table, rights, (seat, heard))).await?;
                Ok(Done::Nothing)
            }
            Verb::Pace | Verb::Think | Verb::Fill | Verb::Sit | Verb::Bot | Verb::Stand => {
                self.arranged(app, table, rights).await
            }
        }
    }

    /// What concerns the table rather than the game.
    async fn arranged(self, app: App, table: Arc<Table>, rights: Rights) -> Result<Done, NotPlayed> {
        let seat_of = |asked: Option<usize>| table.seat_of(rights, asked);
        match self.verb {
            Verb::Pace => {
                let pace = Pace::from_name(&read::<PaceWish>(self.body)?.pace).ok_or(Problem::BadPace)?;
                to_the_end(arrange::set_pace(app, table, rights, pace)).await?;
                return Ok(Done::Paced(pace));
            }
            Verb::Think => {
                let think = read::<ThinkWish>(self.body)?.think.parse().map_err(|()| Problem::BadThink)?;
                to_the_end(arrange::set_think(app, table, rights, think)).await?;
            }
            Verb::Fill => {
                let strength = read::<BotWish>(self.body)?.strength()?;
                to_the_end(seats::fill(app, table, rights, strength)).await?;
            }
            Verb::Bot => {
                let wish: BotWish = read(self.body)?;
                let (seat, bot) = (seat_of(wish.seat)?, Sitter::Bot(Bot::of(wish.strength()?)));
                to_the_end(seats::give(app, table, rights, seat, bot)).await?;
            }
            Verb::Stand => {
                let seat = seat_of(read::<OfSeat>(self.body)?.seat)?;
                to_the_end(seats::give(app, table, rights, seat, Sitter::Nobody)).await?;
            }
            Verb::Sit => {
                let Sitting { seat, name } = read(self.body)?;
                let seat = seat_of(seat)?;
                let key = to_the_end(seats::sit(app, table, rights, seat, name)).await?;
                return Ok(Done::Seated(seat, key));
            }
            Verb::Move
            | Verb::Undo
            | Verb::Answer
            | Verb::Say
            | Verb::Hint
            | Verb::GoOn
            | Verb::Heard
            | Verb::Nudge => {}
        }
        Ok(Done::Nothing)
    }
}

impl Done {
    /// As programs are told.
    pub fn json(&self, table: &Table) -> Value {
        let core = table.core();
        let made = |seat| core.session.made(Viewer::Seat(seat));
        match self {
            Done::Moved(seat) => {
                let question = core.session.question(*seat).map(|question| question.id);
                json!({"at": made(*seat), "question": question})
            }
            Done::TakenBack(seat) => json!({"at": made(*seat), "asked": core.asking.is_some()}),
            Done::Hint(mv) => json!({ "move": mv }),
            Done::Seated(seat, key) => json!({"seat": seat, "secret": key}),
            Done::Paced(_) | Done::Nothing => json!({}),
        }
    }
}

impl Speech {
    fn saying(self, seat_of: &dyn Fn(Option<usize>) -> Result<Seat, Problem>) -> Result<Saying, Problem> {
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
    fn strength(&self) -> Result<String, Problem> {
        let strength: Strength = self.strength.parse().map_err(|()| Problem::BadStrength)?;
        Ok(strength.to_string())
    }
}

fn read<T: DeserializeOwned>(body: Value) -> Result<T, Problem> {
    serde_json::from_value(body).map_err(|error| Problem::Malformed(error.to_string()))
}

fn yes_or_no(text: &str) -> Result<bool, Problem> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(Problem::Malformed("agree".to_owned())),
    }
}
