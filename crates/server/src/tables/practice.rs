//! The best moves while one plays, at a table that was opened for practice, as the page says them.

use arena::RankedMove;
use pages::Weighed as InWords;
use table::Viewer;
use words::Names;

use super::core::Core;
use super::weigh;

/// The best moves this viewer asked for, until their question is answered.
pub fn shown(core: &Core, viewer: Viewer, names: &Names, lang: words::Lang) -> Option<InWords> {
    let Viewer::Seat(seat) = viewer else { return None };
    let found = core.weighed[seat.index()].as_ref()?;
    let say = |mv: &str| core.session.move_name(lang, names, viewer, mv);
    let row = |weighed: &RankedMove| Some((say(&weighed.mv)?, weighed.worth.map(weigh::percent), false));
    let moves = found.iter().filter_map(row).collect();
    Some(InWords { who: names.of(seat).to_owned(), moves, instead: None })
}
