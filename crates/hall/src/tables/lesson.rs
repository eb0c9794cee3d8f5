//! How is a lesson taught at a table? It is opened like any other, its learner says what has been read, and bots keep to
//! its script.

use std::sync::Arc;

use games::Cue;
use table::company::{Bot, Pace, Sitter};
use table::{Entry, Record, Seat};
use words::problem::Problem;

use super::beginning::Beginning;
use super::command::{Hearing, OfSeat};
use super::commit::{Commit, Refusal};
use super::open::{Start, begin};
use super::rights::Rights;
use super::state::TableState;
use super::table::{Table, guarded};
use crate::source::Source;
use crate::{Hall, text};

/// Opens the table of a lesson for somebody at this address: they learn, bots sit across. Nobody else finds it.
pub async fn open(
    hall: Hall,
    from: Source,
    (game, lesson): (String, String),
    (name, pace): (String, Pace),
) -> Result<(Arc<Table>, Seat), Problem> {
    hall.not_closing()?;
    let game = hall.game(&game)?;
    let begins = game.lesson(&lesson).ok_or(Problem::NoSuchPage)?;
    let place = super::opening::place(&hall, from).await?;
    let room = hall.capacity.room_for_another()?;
    let record = Record {
        game: game.name().to_owned(),
        rules: game.rules_version(),
        seats: begins.seats,
        settings: begins.settings,
        seed: begins.seed,
        entries: Vec::new(),
    };
    let session = guarded(|| game.replay(&record))?.map_err(|_| Problem::RulesFailed)?;
    let mut sitters = vec![Sitter::Bot(Bot::of("quick")); record.seats.into()];
    sitters[begins.learner.index()] = Sitter::Person(text::name(&name)?);
    let start = Start {
        game,
        settings: &record.settings,
        seed: record.seed.clone(),
        sitters,
        pace,
        answers_forced: false,
        listed: false,
        rules: record.rules,
        beginning: Beginning::Fresh,
        played: Vec::new(),
    };
    let table = begin(&hall, session, start).await?;
    room.taken();
    place.taken_by(table.id);
    Ok((table, begins.learner))
}

impl TableState {
    /// The learner has read this step, or leaves the lesson and plays on.
    pub(super) fn decide_heard(
        &self,
        Hearing { seat, heard }: Hearing,
        rights: Rights,
        now: u64,
    ) -> Result<Commit, Refusal> {
        let seat = self.own_seat(rights, OfSeat { seat })?;
        let lesson = self.session.lesson().filter(|(learner, _)| *learner == seat);
        let (_, all) = lesson.ok_or(Problem::NoLesson)?;
        let steps = match (self.session.cue(), heard.as_str()) {
            (_, "all") => all,
            (Cue::Read { step, .. } | Cue::Farewell { step, .. }, heard) if heard == step.to_string() => {
                step + 1
            }
            _ => return Err(Problem::Stale.into()),
        };
        self.quota.may_move(seat, 1)?;
        self.entered(now, vec![Entry::Heard { seat, steps }])
    }

    /// What the script of a lesson lets happen next. It waits for its learner only while they sit there.
    pub fn cue(&self) -> Cue {
        let cue = self.session.cue();
        let gone = |seat: Seat| !matches!(self.sitter(seat), Some(Sitter::Person(_)));
        match cue {
            Cue::Read { learner, .. } | Cue::Farewell { learner, .. } if gone(learner) => Cue::Free,
            cue => cue,
        }
    }
}
