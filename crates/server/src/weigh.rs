//! What would a good player have done here? The best moves at a moment of a finished game, from what the seat knew then.

use std::collections::VecDeque;
use std::sync::Arc;

use arena::RankedMove;
use hall::tables::branch::{self, Moment};
use hall::tables::{Table, guarded};
use hall::{Source, thinking};
use parking_lot::Mutex;
use table::{Actor, Seat, Viewer};
use words::Lang;
use words::problem::Problem;

use crate::App;
use crate::limits::RateClass;

/// So many answers are kept; the oldest goes first.
const KEPT: usize = 500;

/// What was asked about: the table, the moment, the seat.
type Place = (String, usize, Seat);

/// What was found out lately.
#[derive(Default)]
pub struct Weighings(Mutex<VecDeque<(Place, Vec<RankedMove>)>>);

/// The seat that was to decide at this moment: the one whose eyes look, if it was asked.
fn asked(moment: &Moment, viewer: Viewer) -> Option<Seat> {
    let pending = moment.session.pending().seats;
    match viewer {
        Viewer::Seat(seat) if pending.contains(seat) => Some(seat),
        _ => pending.iter().next(),
    }
}

/// The best moves at a moment and what was played, in words.
pub async fn weigh(
    app: &App,
    from: Source,
    table: &Arc<Table>,
    lang: Lang,
    (viewer, at): (Viewer, usize),
) -> Result<Option<pages::Weighed>, Problem> {
    let moment = branch::moment((&app.hall, from), table, (viewer, at)).await?;
    let Some(seat) = asked(&moment, viewer) else { return Ok(None) };
    let place = (table.name.clone(), moment.played.len(), seat);
    let known =
        app.weighings.0.lock().iter().find(|(kept, _)| *kept == place).map(|(_, found)| found.clone());
    let found = match known {
        Some(found) => found,
        None => {
            app.limits.take(from, RateClass::Hint)?;
            let found = think(app, table, &moment, seat).await?;
            let mut kept = app.weighings.0.lock();
            if kept.len() >= KEPT {
                kept.pop_front();
            }
            kept.push_back((place, found.clone()));
            found
        }
    };
    Ok(Some(in_words(table, &moment, seat, lang, &found)))
}

async fn think(app: &App, table: &Table, moment: &Moment, seat: Seat) -> Result<Vec<RankedMove>, Problem> {
    let task = {
        let state = table.state();
        let made = moment.session.made(Viewer::Spectator);
        let mut said = state.heard(Viewer::Seat(seat));
        said.retain(|said| said.at <= made);
        guarded(|| moment.session.ranking_task(seat, 0, &said))?.ok_or(Problem::NotYourTurn)?
    };
    thinking::ranked(&app.hall, task).await
}

/// An estimate as people read it.
pub fn percent(worth: f32) -> u8 {
    (worth.clamp(0.0, 1.0) * 100.0).round() as u8
}

fn in_words(table: &Table, moment: &Moment, seat: Seat, lang: Lang, found: &[RankedMove]) -> pages::Weighed {
    let state = table.state();
    let names = state.names(lang);
    let say = |mv: &str| moment.session.move_name(lang, names, Viewer::Seat(seat), mv);
    let all =
        state.session.moves_until(Viewer::Referee, state.session.made(Viewer::Referee)).unwrap_or_default();
    let own = |(actor, _): &&(Actor, String)| *actor == Actor::Seat(seat);
    let played = all.iter().skip(moment.played.len()).find(own).map(|(_, mv)| mv.as_str());
    let row = |weighed: &RankedMove| {
        Some((say(&weighed.mv)?, weighed.worth.map(percent), played == Some(weighed.mv.as_str())))
    };
    let missed = |mv: &&str| found.iter().all(|weighed| weighed.mv != **mv);
    pages::Weighed {
        who: names.of(seat).to_owned(),
        moves: found.iter().filter_map(row).collect(),
        instead: played.filter(missed).and_then(say),
    }
}
