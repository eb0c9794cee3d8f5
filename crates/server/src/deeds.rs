//! What can somebody do at a table? The same for people and for programs: a form and a piece of JSON are read into one
//! deed, done in one place, and answered in two ways.

use std::sync::Arc;

use games::Weighed;
use serde_json::{Map, Value, json};
use table::company::{Bot, Pace, Sitter};
use table::{Seat, Viewer};
use words::problem::Problem;

use crate::request::Fields;
use crate::tables::play::{self, Answer, NotPlayed};
use crate::tables::together::{self, Moment};
use crate::tables::{Rights, Table, arrange, care, lesson, practice, seats, talk, undo};
pub use crate::verbs::Verb;
use crate::wanted::{
    Agreement, BotWish, Deletion, Hearing, Leading, Moves, OfSeat, PaceWish, Remarking, Sitting, Speech,
    ThinkWish, read, read_text, yes_or_no,
};
use crate::{App, to_the_end};

/// Something to be done at a table.
#[derive(Debug)]
pub enum Deed {
    /// By far the most frequent, so it is read without detours.
    Moves(Moves),
    Rarer(Rarer),
}

/// Anything but a move.
#[derive(Debug)]
pub struct Rarer {
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
    /// The best moves, to somebody who practises.
    Weighed(Vec<Weighed>),
    /// Something about a moment of a finished game, through these eyes.
    AtMoment(usize, Viewer),
    /// Somebody sits down; the key is theirs alone.
    Seated(Seat, String),
    Paced(Pace),
    Nothing,
}

impl Deed {
    /// What a program sent; nothing is an empty object.
    pub fn of_program(verb: Verb, text: &[u8]) -> Result<Deed, Problem> {
        let text = if text.is_empty() { b"{}" } else { text };
        if verb == Verb::Move {
            return Ok(Deed::Moves(read_text(text)?));
        }
        Ok(Deed::Rarer(Rarer { verb, body: read_text(text)? }))
    }

    pub fn of_form(verb: Verb, fields: &Fields) -> Result<Deed, Problem> {
        if verb == Verb::Move {
            return Moves::of_form(fields).map(Deed::Moves);
        }
        let mut body = Map::new();
        for name in verb.fields() {
            let Some(first) = fields.get(name) else { continue };
            let (name, value) = match *name {
                "seat" => ("seat", json!(first.parse::<Seat>().map_err(|()| Problem::NoSuchSeat)?.0)),
                "at" => (*name, json!(fields.number(name)?)),
                "as" => ("eyes", json!(first)),
                "agree" | "sure" => (*name, json!(yes_or_no(first)?)),
                // A phrase that was pressed counts, whatever else is written there.
                "text" if body.contains_key("phrase") => continue,
                name => (name, json!(first)),
            };
            body.insert(name.to_owned(), value);
        }
        Ok(Deed::Rarer(Rarer { verb, body: body.into() }))
    }

    /// Does it, for somebody with these rights.
    pub async fn done(self, app: App, table: Arc<Table>, rights: Rights) -> Result<Done, NotPlayed> {
        match self {
            Deed::Moves(Moves { seat, question, moves }) => {
                let seat = table.seat_of(rights, seat)?;
                play::play(app, table, rights, Answer { seat, question, moves }).await?;
                Ok(Done::Moved(seat))
            }
            // Elsewhere in memory: moves carry no room for all the others with them.
            Deed::Rarer(deed) => Box::pin(deed.done(app, table, rights)).await,
        }
    }
}

impl Rarer {
    async fn done(self, app: App, table: Arc<Table>, rights: Rights) -> Result<Done, NotPlayed> {
        let seat_of = |asked| table.seat_of(rights, asked);
        match self.verb {
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
            Verb::Hint | Verb::Weigh | Verb::GoOn | Verb::Nudge => self.helped(app, table, rights).await,
            Verb::Lead | Verb::Remark => self.read_together(&table, rights),
            Verb::Heard => {
                let Hearing { seat, heard } = read(self.body)?;
                let seat = seat_of(seat)?;
                to_the_end(lesson::hear(app, table, rights, (seat, heard))).await?;
                Ok(Done::Nothing)
            }
            _ => self.arranged(app, table, rights).await,
        }
    }

    /// What helps along whoever plays, or those who wait.
    async fn helped(self, app: App, table: Arc<Table>, rights: Rights) -> Result<Done, NotPlayed> {
        let seat = table.seat_of(rights, read::<OfSeat>(self.body)?.seat)?;
        match self.verb {
            Verb::Hint => Ok(Done::Hint(to_the_end(arrange::hint(app, table, rights, seat)).await?)),
            Verb::Weigh => Ok(Done::Weighed(to_the_end(practice::ask(app, table, rights, seat)).await?)),
            Verb::GoOn => Ok(arrange::go_on(&table, rights, seat).map(|()| Done::Nothing)?),
            _ => Ok(care::nudge(&table, rights, seat).map(|()| Done::Nothing)?),
        }
    }

    /// What concerns a game that is over.
    fn read_together(self, table: &Table, rights: Rights) -> Result<Done, NotPlayed> {
        let eyes = |name: &str| match name {
            "all" => Ok(Viewer::Referee),
            "spectator" => Ok(Viewer::Spectator),
            seat => {
                let seat = seat.parse::<Seat>().map_err(|()| Problem::NoSuchSeat)?;
                table.seat(seat.index()).map(Viewer::Seat)
            }
        };
        if self.verb == Verb::Remark {
            let Remarking { seat, at, eyes: through, text } = read(self.body)?;
            let (seat, eyes) = (table.seat_of(rights, seat)?, eyes(&through)?);
            together::remark(table, rights, seat, Moment { at, eyes }, &text)?;
            return Ok(Done::AtMoment(at, eyes));
        }
        let Leading { seat, at, eyes: through, point } = read(self.body)?;
        let seat = table.seat_of(rights, seat)?;
        let eyes = eyes(through.as_deref().unwrap_or("all"))?;
        let wanted = at.map(|at| (Moment { at, eyes }, point));
        together::lead(table, rights, seat, wanted)?;
        Ok(at.map_or(Done::Nothing, |at| Done::AtMoment(at, eyes)))
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
            Verb::Delete => {
                if !read::<Deletion>(self.body)?.sure {
                    return Err(Problem::Malformed("sure".to_owned()).into());
                }
                to_the_end(care::delete(app, table, rights)).await?;
            }
            _ => {}
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
            Done::Weighed(found) => {
                let one = |it: &Weighed| json!({"move": it.mv, "worth": it.worth});
                json!({"moves": found.iter().map(one).collect::<Vec<_>>()})
            }
            Done::Seated(seat, key) => json!({"seat": seat, "secret": key}),
            Done::Paced(_) | Done::AtMoment(..) | Done::Nothing => json!({}),
        }
    }
}
