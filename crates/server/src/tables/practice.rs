//! What would a good player do here? The best moves while one plays, at a table that was opened for practice.

use std::sync::Arc;

use games::Weighed;
use pages::Weighed as InWords;
use table::{Seat, Viewer};
use words::Names;
use words::problem::Problem;

use super::beginning::Beginning;
use super::core::Core;
use super::rights::Rights;
use super::table::{Table, guarded};
use super::{play, weigh};
use crate::App;

/// The best moves of a seat, from what it knows alone, shown to whoever holds it until its question is answered.
pub async fn ask(app: App, table: Arc<Table>, rights: Rights, seat: Seat) -> Result<Vec<Weighed>, Problem> {
    rights.holds(seat)?;
    let (question, work) = {
        let core = table.core();
        core.by_hand(seat)?;
        if core.beginning != Beginning::Practice {
            return Err(Problem::NotForPractice);
        }
        let question = core.session.question(seat).ok_or(Problem::NotYourTurn)?.id;
        let said = core.heard(Viewer::Seat(seat));
        (question, guarded(|| core.session.weighing(seat, 0, &said))?.ok_or(Problem::NotYourTurn)?)
    };
    let found = weigh::thought(&app, work).await?;
    let _lock = table.write_lock.lock().await;
    play::is_asked(&table.core(), seat, question)?;
    table.change(|core| core.weighed[seat.index()] = Some(found.clone()));
    Ok(found)
}

/// The same as the page says it to this viewer.
pub fn shown(core: &Core, viewer: Viewer, names: &Names, lang: words::Lang) -> Option<InWords> {
    let Viewer::Seat(seat) = viewer else { return None };
    let found = core.weighed[seat.index()].as_ref()?;
    let say = |mv: &str| core.session.move_name(lang, names, viewer, mv);
    let row = |weighed: &Weighed| Some((say(&weighed.mv)?, weighed.worth.map(weigh::percent), false));
    let moves = found.iter().filter_map(row).collect();
    Some(InWords { who: names.of(seat).to_owned(), moves, instead: None })
}
