//! The best moves while one plays, at a table that was opened for practice, as the page says them.

use arena::RankedMove;
use hall::tables::TableState;
use pages::Weighed as InWords;
use table::Viewer;
use words::Names;

use crate::weigh;

/// The best moves this viewer asked for, until their question is answered.
pub fn shown(state: &TableState, viewer: Viewer, names: &Names, lang: words::Lang) -> Option<InWords> {
    let Viewer::Seat(seat) = viewer else { return None };
    let found = state.weighed[seat.index()].as_ref()?;
    let say = |mv: &str| state.session.move_name(lang, names, viewer, mv);
    let row = |weighed: &RankedMove| Some((say(&weighed.mv)?, weighed.worth.map(weigh::percent), false));
    let moves = found.iter().filter_map(row).collect();
    Some(InWords { who: names.of(seat).to_owned(), moves, instead: None })
}
