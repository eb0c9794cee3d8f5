//! What does a page show of a table? The room around the game for one viewer, and every region of the page.

use std::sync::Arc;

use games::Session;
use pages::chrome::{Notice, Place, Spoken, Steps, TableChrome, Theme};
use pages::{Addresses, PageDiff, PageFingerprints, Painting, Region, SharedParts};
use table::company::{Phrase, Said, Words};
use table::{Seat, Talk, Viewer};
use words::page::page;
use words::problem::Problem;
use words::{About, Lang, Names, PhraseRow, Sentence};

use super::clocks;
use super::core::Core;
use super::rights::Rights;
use super::seats::SeatSecret;
use super::table::Table;
use super::{talk, undo};

/// Who looks, and how they like to read.
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

/// A page of a table, ready to be sent.
pub struct Shown {
    pub chrome: TableChrome,
    pub regions: Vec<Region>,
    /// The same for as long as the page looks the same.
    pub version: u64,
}

impl Table {
    /// The live table for this reader: what is around the game, and every region.
    pub fn show(&self, reader: &PageReader, notice: Option<Notice>) -> Result<Shown, Problem> {
        let core = self.core();
        self.ask(&core, &Vec::new, || {
            let mut chrome = self.chrome(&core, reader);
            let mut fingerprints = PageFingerprints::default();
            let session = core.session.as_ref();
            let mut regions = draw(&chrome, session, &mut fingerprints, &mut SharedParts::default());
            if notice.is_some() {
                // A notice is shown once; it is no news to whoever comes back.
                chrome.notice = notice;
                regions = draw_all(&chrome, session);
            }
            Shown { chrome, regions, version: fingerprints.version() }
        })
    }

    /// What has changed for a reader who was shown this before.
    pub fn news(&self, reader: &PageReader, shown: &mut PageFingerprints) -> Result<Vec<Region>, Problem> {
        let core = self.core();
        let mut shared_parts = self.shared_parts();
        self.ask(&core, &Vec::new, || {
            draw(&self.chrome(&core, reader), core.session.as_ref(), shown, &mut shared_parts)
        })
    }

    /// The table as it was when this reader knew of so many moves, or at the nearest moment they may still see: nobody
    /// is led to a page that shows nothing.
    pub fn look_back(self: &Arc<Self>, reader: &PageReader, at: usize) -> Result<Shown, Problem> {
        let core = self.core();
        let looked = self.ask(&core, &Vec::new, || {
            let at = nearest_moment(core.session.as_ref(), reader.viewer, at);
            let earlier = core.session.look_back(reader.viewer, at)?;
            let mut chrome = self.chrome(&core, reader);
            chrome.at = at;
            let query = format!("?at={at}&as={}", pages::eyes(reader.viewer));
            chrome.pictures = self.addresses(&core, reader, query);
            chrome.steps = steps(core.session.as_ref(), reader.viewer, at);
            chrome.when = earlier.last_moved(reader.viewer);
            chrome.live = false;
            chrome.question = None;
            chrome.clocks = Vec::new();
            chrome.pending = earlier.awaited(reader.viewer).seats;
            chrome.over = earlier.outcome().is_some();
            let regions = draw_all(&chrome, earlier.as_ref());
            Some(Shown { chrome, regions, version: 0 })
        });
        looked?.ok_or(Problem::NotYetShown)
    }

    /// The picture at this address, if this reader may see it now, or could at the moment they look back at.
    pub fn picture(
        &self,
        reader: &PageReader,
        at: Option<usize>,
        token: &str,
    ) -> Result<Option<Painting>, Problem> {
        let core = self.core();
        self.ask(&core, &Vec::new, || {
            let addresses = self.addresses(&core, reader, String::new());
            match at {
                None => core.session.picture(reader.viewer, &addresses, token),
                Some(at) => {
                    let earlier = core.session.look_back(reader.viewer, at)?;
                    earlier.picture(reader.viewer, &addresses, token)
                }
            }
        })
    }

    /// Every sitter has addresses of their own, and those who look on have theirs.
    fn addresses(&self, core: &Core, reader: &PageReader, query: String) -> Addresses {
        let generation = match reader.viewer {
            Viewer::Seat(seat) => core.seat_generations[seat.index()],
            Viewer::Spectator | Viewer::Referee => 0,
        };
        let key = self.derive(&["picture", &reader.viewer.to_string(), &generation.to_string()]);
        Addresses::new(key, &self.name, query)
    }

    /// The last moment before the present that this reader may look at.
    pub fn last_moment(&self, viewer: Viewer) -> usize {
        let core = self.core();
        let made = core.session.made(viewer);
        let earlier = self.ask(&core, &Vec::new, || moment_before(core.session.as_ref(), viewer, made));
        earlier.ok().flatten().unwrap_or(made)
    }

    fn chrome(&self, core: &Core, reader: &PageReader) -> TableChrome {
        let session = &core.session;
        let viewer = reader.viewer;
        let at = session.made(viewer);
        let (talk, hint, question) = match viewer {
            Viewer::Seat(seat) => {
                (session.talk(seat), core.hints[seat.index()].as_deref(), session.question(seat))
            }
            Viewer::Spectator | Viewer::Referee => (Talk::SILENT, None, None),
        };
        let names = core.names_for(reader.lang, viewer);
        TableChrome {
            id: self.name.clone(),
            game: self.game.name(),
            files: self.game.files(),
            lang: reader.lang,
            theme: reader.theme,
            viewer,
            mine: reader.rights.seats,
            host: reader.rights.host,
            question: question.map(|question| question.id),
            pending: session.awaited(viewer).seats,
            clocks: clocks::shown(core, reader),
            over: session.outcome().is_some(),
            seats: Seat::all(session.seats()).map(|seat| self.place(core, reader, seat)).collect(),
            at,
            latest: at,
            steps: Steps::default(),
            when: None,
            live: true,
            pace: core.pace,
            think: core.think,
            undo: undo::shown(core, viewer),
            said: core.heard(viewer).into_iter().map(|said| self.spoken(reader.lang, &names, said)).collect(),
            phrases: if talk.is_silent() { Vec::new() } else { self.phrases(reader.lang, &names) },
            talk,
            hint: hint.and_then(|mv| session.move_name(reader.lang, &names, viewer, mv)),
            notice: lost_notice(core, reader.lang),
            // The way there leads past this table, where the cookies are that prove who one is.
            rematch: core.rematch.as_ref().map(|_| format!("{}/rematch", self.name)),
            watchers: core.watchers,
            pictures: self.addresses(core, reader, own_seat(reader)),
            link: format!("{}/t/{}", reader.origin, self.name),
            my_name: reader.name.clone(),
            names,
        }
    }

    /// The game's own phrases that need no pointing at the board: about nothing, or about somebody.
    fn phrases(&self, lang: Lang, names: &Names) -> Vec<(String, Sentence)> {
        let others = || Seat::all(names.seats() as u8).filter(|seat| !names.is_you(*seat));
        let ready = |row: &PhraseRow| -> Vec<Phrase> {
            let id = row.id.to_owned();
            match row.about {
                [] => vec![Phrase { id, about: Vec::new() }],
                [About::Seat] => {
                    others().map(|seat| Phrase { id: id.clone(), about: vec![seat.to_string()] }).collect()
                }
                _ => Vec::new(),
            }
        };
        let phrases = self.game.phrases().iter().flat_map(ready);
        phrases
            .filter_map(|phrase| Some((phrase.to_string(), self.game.phrase(lang, names, &phrase)?)))
            .collect()
    }

    /// What was said, in the reader's language.
    fn spoken(&self, lang: Lang, names: &Names, said: Said) -> Spoken {
        let (phrase, text) = match said.words {
            Words::Phrase(phrase) => {
                let words = phrase.to_string();
                let text = talk::sentence(self.game, lang, names, &phrase);
                (Some(words.clone()), text.unwrap_or_else(|| words.into()))
            }
            Words::Free(text) => (None, text.into()),
        };
        let (seat, name, private, at) = (said.seat, said.name, said.to.is_some(), said.at);
        Spoken { seat, name, phrase, text, private, at }
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
        let present = core.session.hides_presence() || core.present[seat.index()] > 0;
        Place { seat, sitter, present, invite }
    }
}

/// What the disk lost is not passed over in silence.
fn lost_notice(core: &Core, lang: Lang) -> Option<Notice> {
    core.has_lost().then(|| Notice { text: page(lang).entries_lost.to_owned(), rule: None })
}

/// Whoever plays several seats says through whose eyes they look.
fn own_seat(reader: &PageReader) -> String {
    match reader.viewer {
        Viewer::Seat(seat) if reader.rights.seats.len() > 1 => format!("?as={seat}"),
        _ => String::new(),
    }
}

/// The moments around this one that may be looked at; what may not be shown is stepped over.
fn steps(session: &dyn Session, viewer: Viewer, at: usize) -> Steps {
    let latest = session.made(viewer);
    let may_look = |moment: &usize| session.look_back(viewer, *moment).is_some();
    Steps {
        first: (0..at).find(may_look),
        previous: moment_before(session, viewer, at),
        next: (at + 1..=latest).find(may_look),
        last: (at < latest).then_some(latest),
    }
}

/// This moment, or the last one before it that may be looked at, or the first one after it; the present always may.
fn nearest_moment(session: &dyn Session, viewer: Viewer, at: usize) -> usize {
    let latest = session.made(viewer);
    let may_look = |moment: &usize| session.look_back(viewer, *moment).is_some();
    let wanted = at.min(latest);
    (0..=wanted).rev().chain(wanted + 1..=latest).find(may_look).unwrap_or(latest)
}

fn moment_before(session: &dyn Session, viewer: Viewer, at: usize) -> Option<usize> {
    (0..at).rev().find(|moment| session.look_back(viewer, *moment).is_some())
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
