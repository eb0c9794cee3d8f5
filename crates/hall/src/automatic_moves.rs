//! What happens at a table by itself? Bots move, single answers are given, clocks ring, questions lapse, time to think
//! passes. Each of these is due on its own: several can be waited for, and done, at the same moment.

mod acting;
mod upcoming;

use std::sync::Arc;
use std::time::Duration;

use games::Cue;
use table::company::{Said, Sitter};
use table::{Need, Seat, Timer, Viewer};
use tokio::sync::watch;
use words::problem::Problem;

use crate::Hall;
use crate::tables::commit::Refusal;
use crate::tables::waiting::{Progress, Wait as Waiting};
use crate::tables::{Table, TableState, undo};
use crate::thinking::{self, Patience};
pub use upcoming::{Upcoming, upcoming};

/// After this many moves in a row that could not be made, somebody has to look first.
const PATIENCE: u32 = 5;
/// Between two tries.
const PAUSE: Duration = Duration::from_millis(300);

/// The same while nothing can be stored.
const STORAGE_PAUSE: Duration = Duration::from_secs(2);

/// Something that happens by itself unless somebody is faster. Two of the same kind never wait at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// A bot answers this question.
    Bot { seat: Seat, question: u32 },
    /// A person is spared a question with one answer.
    Forced { seat: Seat, question: u32 },
    /// A timer of the game runs out.
    Clock { timer: Timer },
    /// A person's time to think passes.
    Late { seat: Seat, question: u32 },
    /// Nobody has answered whether a move may be taken back.
    Lapse { by: Seat },
}

/// Makes sure that everything due at this table happens.
pub fn wake(hall: &Hall, table: &Arc<Table>) {
    for (due, _) in all_due(table, &table.state()) {
        if let Some(waiting) = table.waiting.begin(due) {
            let (hall, table) = (hall.clone(), table.clone());
            tokio::spawn(async move {
                let go_on = run(&hall, &table, due, &waiting).await;
                drop(waiting);
                if go_on {
                    wake(&hall, &table);
                }
            });
        }
    }
}

/// Waits for what is due and does it. Returns whether there is any use in looking for more.
async fn run(hall: &Hall, table: &Arc<Table>, due: Due, waiting: &Waiting) -> bool {
    let (mut tries, mut not_before) = (0, 0);
    while tries < PATIENCE {
        let mut changes = table.watch();
        let known = known(table, due);
        let mut thought = None;
        if let Due::Bot { seat, question } = due {
            thought = thinking::about(hall, table, seat, question, Patience::Bot).await;
        }
        let rehearsed = table.state().rehearsed;
        let hesitates = thought.as_ref().and_then(|choice| choice.hesitates).filter(|_| !rehearsed);
        let hesitates = hesitates.map(|time| Hesitates { time, known });
        match until_due(table, (due, waiting), (hesitates, not_before), &mut changes).await {
            Wait::Over => {}
            Wait::InVain => return true,
            Wait::ThinkAgain => {
                // Not put off again and again by whatever happens next.
                let now = hall.clock.now_ms();
                not_before = if not_before < now { now + a_moment(table, due) } else { not_before };
                // Whoever fidgets does not make heads spin: a bot takes in at once what has happened meanwhile.
                pause(hall, waiting, PAUSE).await;
                continue;
            }
        }
        match acting::act(hall, table, due, thought).await {
            Ok(_) | Err(Refusal::Problem(Problem::Stale | Problem::GameOver)) => return true,
            // A disk that fails now may not later, and nobody else would ring this clock.
            Err(Refusal::Problem(Problem::NotStored | Problem::InDoubt)) if !hall.is_closing() => {
                hall.counters.overdue.add(1);
                tracing::warn!(table = table.name, ?due, "due, but it cannot be stored; tried again later");
                pause(hall, waiting, STORAGE_PAUSE).await;
            }
            Err(why) => {
                tries += 1;
                if tries == PATIENCE {
                    hall.counters.overdue.add(1);
                    tracing::error!(table = table.name, ?due, ?why, "due, but it cannot be done");
                }
                pause(hall, waiting, PAUSE).await;
            }
        }
    }
    false
}

async fn pause(hall: &Hall, waiting: &Waiting, time: Duration) {
    waiting.is(Progress::Pausing { until: hall.clock.now_ms() + time.as_millis() as u64 });
    hall.clock.sleep(time).await;
    waiting.is(Progress::Working);
}

/// For how long somebody hesitates, and what they knew when they began to.
struct Hesitates {
    time: Duration,
    known: Known,
}

/// What makes somebody think again: the moves they know of, when the last of them was made, and what they heard. What
/// others do in secret, or are advised to, is not in it: it would show in the time a bot takes.
type Known = (usize, Option<u64>, Vec<Said>);

fn known(table: &Table, due: Due) -> Known {
    let state = table.state();
    let Due::Bot { seat, .. } = due else { return Known::default() };
    table.ask(&state, &Vec::new, || known_to(&state, Viewer::Seat(seat))).unwrap_or_default()
}

fn known_to(state: &TableState, viewer: Viewer) -> Known {
    (state.session.made(viewer), state.session.last_moved(viewer), state.heard(viewer))
}

/// Whoever answers in secret neither sees nor hears anything meanwhile, and what others do must not show in their time.
fn is_sealed(table: &Table, due: Due) -> bool {
    matches!(due, Due::Bot { seat, .. } if table.state().session.is_sealed(seat))
}

/// Bots that hear the same news do not all act on it in the same instant.
fn a_moment(table: &Table, due: Due) -> u64 {
    let Due::Bot { seat, question } = due else { return 0 };
    let state = table.state();
    thinking::apart(&state, seat, question, state.rest())
}

/// How waiting for something that is due ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wait {
    /// Its time has come.
    Over,
    /// It is no longer due at all.
    InVain,
    /// Somebody who hesitates sees or hears something new.
    ThinkAgain,
}

/// Waits until its time has come. Whoever hesitates is not deaf meanwhile.
async fn until_due(
    table: &Table,
    (due, waiting): (Due, &Waiting),
    (hesitates, not_before): (Option<Hesitates>, u64),
    changes: &mut watch::Receiver<u64>,
) -> Wait {
    loop {
        let (version, when) = {
            let state = table.state();
            (state.version, all_due(table, &state).into_iter().find(|(other, _)| *other == due))
        };
        let Some((_, when)) = when else { return Wait::InVain };
        let when = hesitates.as_ref().map_or(when.at, |it| when.since + it.time.as_millis() as u64);
        let until = when.max(not_before);
        let left = until.saturating_sub(table.clock.now_ms());
        if left == 0 {
            waiting.is(Progress::Working);
            return Wait::Over;
        }
        waiting.is(Progress::Asleep { until, version });
        tokio::select! {
            () = table.clock.sleep(Duration::from_millis(left)) => {}
            _ = changes.changed() => {
                let news = hesitates.as_ref().is_some_and(|it| it.known != known(table, due));
                if news && !is_sealed(table, due) {
                    waiting.is(Progress::Working);
                    return Wait::ThinkAgain;
                }
            }
        }
    }
}

/// Since when something waits, and when it happens, in milliseconds since 1970.
#[derive(Clone, Copy, Debug)]
struct When {
    since: u64,
    at: u64,
}

/// Everything that will happen by itself if nobody does anything. Where the rules fail nothing does.
fn all_due(table: &Table, state: &TableState) -> Vec<(Due, When)> {
    table.ask(state, &Vec::new, || list(state)).unwrap_or_default()
}

fn list(state: &TableState) -> Vec<(Due, When)> {
    let session = &state.session;
    if session.outcome().is_some() || (!state.begun && state.waits_for_people()) {
        return Vec::new();
    }
    let mut due: Vec<(Due, When)> = Vec::new();
    for running in session.timers() {
        due.push((
            Due::Clock { timer: running.timer },
            When { since: running.since, at: running.deadline() },
        ));
    }
    if let Some(asking) = &state.asking {
        let at = asking.since + undo::PATIENCE.as_millis() as u64;
        due.push((Due::Lapse { by: asking.by }, When { since: asking.since, at }));
    }
    // Whom everybody knows to be asked: one more who is asked in secret slows nobody down.
    let several = session.awaited(Viewer::Spectator).seats.len() > 1;
    for seat in session.pending().seats.iter() {
        due.extend(of_seat(state, seat, several));
    }
    if state.rehearsed {
        one_bot_at_a_time(&mut due);
    }
    due
}

/// In a rehearsal bots do not race each other: the first of those who are asked moves first.
fn one_bot_at_a_time(due: &mut Vec<(Due, When)>) {
    let mut bots = 0;
    due.retain(|(due, _)| {
        bots += usize::from(matches!(due, Due::Bot { .. }));
        !matches!(due, Due::Bot { .. }) || bots == 1
    });
}

impl Table {
    /// Whether something is about to happen here by itself, at once, in a rehearsal: then nobody is shown what is there yet.
    pub fn is_restless(&self) -> bool {
        let state = self.state();
        let at_once = |(due, when): &(Due, When)| {
            matches!(due, Due::Bot { .. } | Due::Forced { .. }) && when.at <= when.since
        };
        state.rehearsed && all_due(self, &state).iter().any(at_once)
    }
}

fn of_seat(state: &TableState, seat: Seat, several: bool) -> Option<(Due, When)> {
    let question = state.session.question(seat)?;
    let (since, id) = (question.since.max(state.awake_since), question.id);
    let sealed = state.session.is_sealed(seat);
    let need = state.session.need(seat);
    if need == Need::Nothing {
        return None;
    }
    // Nothing is played over somebody's wish to take back; only clocks wait for nobody.
    let asking = state.asking.is_some();
    let bots_wait = match state.cue() {
        Cue::Free => asking,
        Cue::Move { seat: meant, .. } => asking || meant != seat,
        Cue::Read { .. } | Cue::Farewell { .. } => true,
    };
    match state.sitter(seat)? {
        Sitter::Bot(_) if bots_wait => None,
        Sitter::Bot(_) => {
            let human = sealed && !state.rehearsed;
            let rest = if human { thinking::human_time(state, seat, id) } else { state.rest_among(several) };
            let apart = if several && !state.rehearsed { thinking::apart(state, seat, id, rest) } else { 0 };
            Some((Due::Bot { seat, question: id }, When { since, at: since + rest + apart }))
        }
        Sitter::Person(_) if !asking && need == Need::Answer && state.answers_by_itself(seat) => {
            Some((Due::Forced { seat, question: id }, When { since, at: since + state.rest_of(seat) }))
        }
        Sitter::Person(_) => {
            let at = state.time_is_up(seat)?;
            Some((Due::Late { seat, question: id }, When { since, at }))
        }
        Sitter::Nobody | Sitter::Kept(_) => None,
    }
}

/// Everything that is due at a table, in words for a story that went wrong.
#[cfg(test)]
pub(crate) fn described(table: &Table) -> String {
    let progress = |(due, when): (Due, When)| format!("{due:?} {when:?} {:?}", table.waiting.progress(due));
    all_due(table, &table.state()).into_iter().map(progress).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
pub(crate) mod tests;
