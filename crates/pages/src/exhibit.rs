//! A table nobody sits at: what a page needs to show a position as an example.

use table::company::{Pace, Sitter, Think};
use table::{Seat, SeatSet, Talk, Viewer};
use words::{Lang, Names, page_lines};

use crate::board::Board;
use crate::chrome::{Place, Steps, TableChrome, Theme, Undo};
use crate::picture::Addresses;

/// What is around a table of this many seats that is only looked at, through these eyes.
pub fn exhibit<G: Board>(lang: Lang, seats: u8, viewer: Viewer) -> TableChrome {
    let name = |seat: Seat| page_lines::seat_number(lang, seat.index() + 1);
    let place = |seat| Place { seat, sitter: Sitter::Nobody, present: true, invite: None, relieve: false };
    TableChrome {
        id: String::new(),
        game: G::NAME,
        title: G::title(lang),
        files: G::files(),
        lang,
        theme: Theme::Auto,
        viewer,
        mine: SeatSet::NONE,
        host: false,
        seats: Seat::all(seats).map(place).collect(),
        names: Names::new(Seat::all(seats).map(name).collect()).read_by(viewer),
        pictures: Addresses::new([0; 32], "", (viewer, 0), String::new()),
        at: 0,
        latest: 0,
        steps: Steps::default(),
        when: None,
        question: None,
        pending: SeatSet::NONE,
        sealed: false,
        muted_by_rules: false,
        nudge: None,
        muted: SeatSet::NONE,
        clocks: Vec::new(),
        over: false,
        live: false,
        readers: SeatSet::NONE,
        pace: Pace::Normal,
        think: Think::default(),
        undo: Undo::Nothing,
        said: Vec::new(),
        talk: Talk::SILENT,
        phrases: Vec::new(),
        hint: None,
        practice: false,
        weighed: None,
        shared_review: None,
        guide: None,
        notice: None,
        rematch: None,
        beginning: None,
        may_part: false,
        watchers: 0,
        link: String::new(),
        my_name: None,
    }
}
