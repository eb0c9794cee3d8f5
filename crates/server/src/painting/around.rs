//! What is around the game for one viewer, in the words and types of pages: clocks, nudges, what was changed for everybody, and a
//! finished game that is read together.

use hall::tables::arranged::{Arranged, Arrangement};
use hall::tables::beginning::Beginning;
use hall::tables::clocks::{self, RunsOut, Seen};
use hall::tables::{TableState, undo};
use pages::chrome::{Clock, Nudge, Origin, Spoken, Undo};
use pages::{Leader, Remark, SharedReview};
use table::company::{Bot, Sitter};
use table::{By, Seat, Viewer};
use words::arranged_words::{self, Arranged as InWords};
use words::{Lang, Names, page_lines};

use super::PageReader;

/// The clocks this reader may see.
pub fn clocks(state: &TableState, reader: &PageReader) -> Vec<Clock> {
    let names = state.names_for(reader.lang, reader.viewer);
    let clock = |seen: Seen| {
        let label = match seen.what {
            RunsOut::Timer(name) => state.session.timer_name(reader.lang, name),
            RunsOut::Thinking(seat) if names.is_you(seat) => page_lines::your_time(reader.lang),
            RunsOut::Thinking(seat) => page_lines::time_of(reader.lang, names.of(seat)),
        };
        Clock { label, deadline: seen.deadline, length: seen.length }
    };
    clocks::seen_by(state, reader.viewer).into_iter().map(clock).collect()
}

/// Who nudges this reader, unless they would rather not read them.
pub fn nudge(state: &TableState, reader: &PageReader, names: &Names) -> Option<Nudge> {
    let nudge = state.nudge_of(reader.viewer, reader.muted)?;
    Some(Nudge { by: names.of(nudge.by).to_owned(), number: nudge.number })
}

/// What taking back would mean for this viewer now.
pub fn undo(state: &TableState, viewer: Viewer) -> Undo {
    match undo::open_to(state, viewer) {
        undo::Undo::Nothing => Undo::Nothing,
        undo::Undo::Free => Undo::Free,
        undo::Undo::Ask => Undo::Ask,
        undo::Undo::Asked { by, waiting } => Undo::Asked { by, waiting },
    }
}

/// Where a table comes from. The address of a running game is nobody's but theirs who left it.
pub fn origin(beginning: &Beginning, host: bool) -> Option<Origin> {
    match beginning {
        Beginning::Fresh | Beginning::Practice | Beginning::Deal(..) => None,
        Beginning::Branch { table, at } => Some(Origin::Moment { table: table.clone(), at: *at }),
        Beginning::Parted { table } => Some(Origin::Past { table: host.then(|| table.clone()) }),
    }
}

/// What somebody changed for everybody.
pub fn arranged(state: &TableState, lang: Lang, arrangement: &Arrangement, at: usize) -> Spoken {
    let names = state.names(lang);
    let by = match arrangement.by {
        By::Seat(seat) => Some(names.of(seat)),
        By::Host | By::Table => None,
    };
    let (seat, text) = match &arrangement.what {
        Arranged::Seat { seat, before, after } => {
            let name = before.as_deref().unwrap_or(names.of(*seat));
            let what = match after {
                Sitter::Bot(Bot { plays_for: Some(_), .. }) => InWords::BotFor(name),
                Sitter::Bot(Bot { plays_for: None, .. }) => InWords::Bot(name),
                Sitter::Nobody if arrangement.by == By::Seat(*seat) => InWords::Left(name),
                Sitter::Nobody | Sitter::Person(_) | Sitter::Kept(_) => InWords::Freed(name),
            };
            (*seat, arranged_words::arranged(lang, by, what))
        }
        Arranged::Pace(pace) => (Seat(0), arranged_words::arranged(lang, by, InWords::Pace(*pace))),
        Arranged::Think(think) => (Seat(0), arranged_words::arranged(lang, by, InWords::Think(*think))),
    };
    let name = arranged_words::table(lang).to_owned();
    Spoken { seat, name, phrase: None, text: text.into(), private: false, at }
}

/// What this reader sees of a finished game that is read together.
pub fn shared_review(state: &TableState, reader: &PageReader, names: &Names) -> Option<SharedReview> {
    state.session.outcome()?;
    let lead = state.leader(reader.muted).map(|lead| Leader {
        by: lead.by.seat,
        at: lead.at,
        eyes: lead.eyes,
        point: lead.point.clone(),
        mine: reader.rights.seats.contains(lead.by.seat),
    });
    let remarks = state.remarks(reader.muted).map(|remark| Remark {
        name: names.of(remark.by.seat).to_owned(),
        at: remark.at,
        eyes: remark.eyes,
        moves: remark.moves,
        text: remark.text.clone(),
    });
    let steps = state.shared_review.steps;
    Some(SharedReview { lead, remarks: remarks.collect(), steps, moves: None })
}
