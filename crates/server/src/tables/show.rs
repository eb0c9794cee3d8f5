//! What does a page show of a table? The room around the game for one viewer, and every region of the page.

use std::sync::Arc;

use games::Session;
use pages::chrome::{Notice, Place, Said, TableChrome, Theme, Words};
use pages::{PageDiff, PageFingerprints, Region, SharedParts};
use table::{Seat, Talk, Viewer};
use words::Lang;
use words::problem::Problem;

use super::core::Core;
use super::seats::SeatSecret;
use super::table::{Rights, Table};
use super::undo;

/// Rights looks, and how they like to read.
#[derive(Clone, Debug)]
pub struct PageReader {
    pub rights: Rights,
    pub viewer: Viewer,
    pub lang: Lang,
    pub theme: Theme,
    /// Where links to hand out begin.
    pub origin: String,
    /// What they were called the last time they sat down.
    pub name: Option<String>,
}

impl PageReader {
    /// The seat asked for if it is theirs, else the first of theirs, else none.
    pub fn viewer_of(rights: Rights, asked: Option<Seat>) -> Viewer {
        let own = asked.filter(|seat| rights.seats.contains(*seat)).or_else(|| rights.seats.iter().next());
        own.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

impl Table {
    /// The live table for this reader: the room, and every region.
    pub fn show(
        &self,
        reader: &PageReader,
        notice: Option<Notice>,
    ) -> Result<(TableChrome, Vec<Region>), Problem> {
        let core = self.core();
        self.ask(&core, &Vec::new, || {
            let mut chrome = self.chrome(&core, reader);
            chrome.notice = notice;
            let regions = draw_all(&chrome, core.session.as_ref());
            (chrome, regions)
        })
    }

    /// What has changed for a reader who was shown this before, and which version that makes.
    pub fn news(
        &self,
        reader: &PageReader,
        shown: &mut PageFingerprints,
    ) -> Result<(u64, Vec<Region>), Problem> {
        let core = self.core();
        let mut shared_parts = self.shared_parts();
        self.ask(&core, &Vec::new, || {
            let chrome = self.chrome(&core, reader);
            (chrome.version, draw(&chrome, core.session.as_ref(), shown, &mut shared_parts))
        })
    }

    /// The table as it was after so many moves, if this reader may still see that.
    pub fn look_back(
        self: &Arc<Self>,
        reader: &PageReader,
        at: usize,
    ) -> Result<(TableChrome, Vec<Region>), Problem> {
        let core = self.core();
        let looked = self.ask(&core, &Vec::new, || {
            if at > core.session.made() || !core.session.may_look(reader.viewer, at) {
                return None;
            }
            let mut chrome = self.chrome(&core, reader);
            let earlier = core.session.at(at);
            chrome.at = at;
            chrome.live = false;
            chrome.pending = earlier.pending().seats;
            chrome.over = earlier.outcome().is_some();
            let regions = draw_all(&chrome, earlier.as_ref());
            Some((chrome, regions))
        });
        looked?.ok_or(Problem::NotYetShown)
    }

    fn chrome(&self, core: &Core, reader: &PageReader) -> TableChrome {
        let session = &core.session;
        let at = session.made();
        let viewer = reader.viewer;
        let (talk, hint) = match viewer {
            Viewer::Seat(seat) => (session.talk(seat), core.hints[seat.index()].as_deref()),
            Viewer::Spectator | Viewer::Referee => {
                (Talk { free: false, partners: table::SeatSet::NONE }, None)
            }
        };
        let names = core.names_for(reader.lang, viewer);
        TableChrome {
            id: self.name.clone(),
            game: self.game.name(),
            lang: reader.lang,
            theme: reader.theme,
            viewer,
            mine: reader.rights.seats,
            host: reader.rights.host,
            version: core.version,
            pending: session.pending().seats,
            over: session.outcome().is_some(),
            seats: Seat::all(session.seats()).map(|seat| self.place(core, reader, seat)).collect(),
            at,
            latest: at,
            live: true,
            pace: core.pace.shown(),
            undo: undo::shown(core, viewer),
            said: core.heard(viewer).into_iter().map(|said| self.pointed(reader.lang, said)).collect(),
            talk,
            hint: hint.and_then(|mv| session.move_name(reader.lang, &names, viewer, mv)),
            notice: None,
            // The way there leads past this table, where the cookies are that prove who one is.
            rematch: core.rematch.as_ref().map(|_| format!("{}/rematch", self.name)),
            watchers: core.watchers,
            link: format!("{}/t/{}", reader.origin, self.name),
            my_name: reader.name.clone(),
            names,
        }
    }

    /// A finger on something of the game says so in the reader's language.
    fn pointed(&self, lang: Lang, said: Said) -> Said {
        match said.words {
            Words::Phrase(id) => match self.game.ping(lang, &id) {
                Some(text) => Said { words: Words::Ping { id, text }, ..said },
                None => Said { words: Words::Phrase(id), ..said },
            },
            Words::Ping { .. } | Words::Free(_) => said,
        }
    }

    fn place(&self, core: &Core, reader: &PageReader, seat: Seat) -> Place {
        let rights = reader.rights;
        let sitter = core.sitters[seat.index()].clone();
        let invite = match &core.secrets[seat.index()] {
            SeatSecret::Invitation(code) if rights.host => {
                Some(format!("{}/t/{}/join/{code}", reader.origin, self.name))
            }
            _ => None,
        };
        Place { seat, sitter, present: core.present[seat.index()] > 0, invite }
    }
}

fn draw_all(chrome: &TableChrome, session: &dyn Session) -> Vec<Region> {
    draw(chrome, session, &mut PageFingerprints::default(), &mut SharedParts::default())
}

fn draw(
    chrome: &TableChrome,
    session: &dyn Session,
    shown: &mut PageFingerprints,
    shared_parts: &mut SharedParts,
) -> Vec<Region> {
    let mut diff = PageDiff::new(chrome, shown, shared_parts);
    pages::draw_chrome(chrome, &mut diff);
    session.draw(chrome, &mut diff);
    diff.finish()
}
