//! What does a page show of a table? The room around the game for one viewer, and every region of the page.

use std::sync::Arc;

use pages::room::{Notice, Place, Room, Said, Sitter, Theme, Words};
use pages::{Easel, Prints, Region, Shown};
use shelf::Session;
use table::{Seat, Talk, Viewer};
use words::Lang;
use words::problem::Problem;

use super::core::Core;
use super::table::{Table, Who};
use super::undo;

/// Who looks, and how they like to read.
#[derive(Clone, Debug)]
pub struct Looker {
    pub who: Who,
    pub viewer: Viewer,
    pub lang: Lang,
    pub theme: Theme,
    /// Where links to hand out begin.
    pub origin: String,
}

impl Looker {
    /// The seat asked for if it is theirs, else the first of theirs, else none.
    pub fn viewer_of(who: Who, asked: Option<Seat>) -> Viewer {
        let own = asked.filter(|seat| who.seats.contains(*seat)).or_else(|| who.seats.iter().next());
        own.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

impl Table {
    /// The live table for this reader: the room, and every region.
    pub fn show(&self, looker: &Looker, notice: Option<Notice>) -> Result<(Room, Vec<Region>), Problem> {
        let core = self.core();
        self.ask(&core, &Vec::new, || {
            let mut room = self.room(&core, looker);
            room.notice = notice;
            let regions = draw_all(&room, core.session.as_ref());
            (room, regions)
        })
    }

    /// What has changed for a reader who was shown this before, and which version that makes.
    pub fn news(&self, looker: &Looker, shown: &mut Shown) -> Result<(u64, Vec<Region>), Problem> {
        let core = self.core();
        let mut prints = self.prints();
        self.ask(&core, &Vec::new, || {
            let room = self.room(&core, looker);
            (room.version, draw(&room, core.session.as_ref(), shown, &mut prints))
        })
    }

    /// The table as it was after so many moves, if this reader may still see that.
    pub fn look_back(self: &Arc<Self>, looker: &Looker, at: usize) -> Result<(Room, Vec<Region>), Problem> {
        let core = self.core();
        let looked = self.ask(&core, &Vec::new, || {
            if at > core.session.made() || !core.session.may_look(looker.viewer, at) {
                return None;
            }
            let mut room = self.room(&core, looker);
            let earlier = core.session.at(at);
            room.at = at;
            room.live = false;
            room.pending = earlier.pending().seats;
            room.over = earlier.outcome().is_some();
            let regions = draw_all(&room, earlier.as_ref());
            Some((room, regions))
        });
        looked?.ok_or(Problem::NotYetShown)
    }

    fn room(&self, core: &Core, looker: &Looker) -> Room {
        let session = &core.session;
        let at = session.made();
        let viewer = looker.viewer;
        let (talk, hint) = match viewer {
            Viewer::Seat(seat) => (session.talk(seat), core.hints[seat.index()].as_deref()),
            Viewer::Spectator | Viewer::Referee => {
                (Talk { free: false, partners: table::SeatSet::NONE }, None)
            }
        };
        let names = core.names_for(looker.lang, viewer);
        Room {
            id: self.name.clone(),
            game: self.game.name(),
            lang: looker.lang,
            theme: looker.theme,
            viewer,
            mine: looker.who.seats,
            host: looker.who.host,
            version: core.version,
            pending: session.pending().seats,
            over: session.outcome().is_some(),
            seats: Seat::all(session.seats()).map(|seat| self.place(core, looker, seat)).collect(),
            at,
            latest: at,
            live: true,
            pace: core.pace.shown(),
            undo: undo::shown(core, viewer),
            said: core.heard(viewer).into_iter().map(|said| self.pointed(looker.lang, said)).collect(),
            talk,
            hint: hint.and_then(|mv| session.move_name(looker.lang, &names, viewer, mv)),
            notice: None,
            // The way there leads past this table, where the cookies are that prove who one is.
            rematch: core.rematch.as_ref().map(|_| format!("{}/rematch", self.name)),
            watchers: core.watchers,
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

    fn place(&self, core: &Core, looker: &Looker, seat: Seat) -> Place {
        let who = looker.who;
        let sitter = core.sitters[seat.index()].clone();
        let may_hand_out = who.seats.contains(seat) || (who.host && !matches!(sitter, Sitter::Person(_)));
        let invite = may_hand_out
            .then(|| format!("{}/t/{}/join/{}", looker.origin, self.name, core.secrets[seat.index()]));
        Place { seat, sitter, present: core.present[seat.index()] > 0, invite }
    }
}

fn draw_all(room: &Room, session: &dyn Session) -> Vec<Region> {
    draw(room, session, &mut Shown::default(), &mut Prints::default())
}

fn draw(room: &Room, session: &dyn Session, shown: &mut Shown, prints: &mut Prints) -> Vec<Region> {
    let mut easel = Easel::new(room, shown, prints);
    pages::draw_room(room, &mut easel);
    session.draw(room, &mut easel);
    easel.finish()
}
