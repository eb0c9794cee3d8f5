//! What does a page show of a table? The room around the game for one viewer, and every region of the page.

use games::Session;
use hall::tables::beginning::Beginning;
use hall::tables::seats::SeatSecret;
use hall::tables::{Rights, Table, TableState, branch, talk};
use pages::chrome::{Notice, Place, Spoken, Steps, TableChrome, Theme};
use pages::hint::Hint;
use pages::{Addresses, Face, PageDiff, PageFingerprints, Painting, Region, SharedParts};
use table::company::{Phrase, Said, Words};
use table::{Seat, SeatSet, Talk, Viewer};
use words::page::page;
use words::problem::Problem;
use words::{About, Lang, Names, PhraseRow, Sentence};

use super::around::{arranged, clocks, nudge, origin, shared_review, undo};
use super::{face, painter, practice};

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
    /// Whose words they do not want to read.
    pub muted: SeatSet,
}

impl PageReader {
    /// The seat asked for if it is theirs, else the first of theirs, else none.
    pub fn viewer_of(rights: Rights, asked: Option<Seat>) -> Viewer {
        let own = asked.filter(|seat| rights.seats.contains(*seat)).or_else(|| rights.seats.iter().next());
        own.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

/// A page of a table, ready to be sent.
pub struct DrawnPage {
    pub chrome: TableChrome,
    pub regions: Vec<Region>,
    /// The same for as long as the page looks the same.
    pub version: u64,
}

/// The live table for this reader: what is around the game, and every region.
pub fn show(table: &Table, reader: &PageReader, notice: Option<Notice>) -> Result<DrawnPage, Problem> {
    let state = table.state();
    table.ask(&state, &Vec::new, || {
        let mut chrome = chrome(table, &state, reader);
        let mut fingerprints = PageFingerprints::default();
        let session = state.session.as_ref();
        let mut regions =
            draw(&chrome, (face(table), session), &mut fingerprints, &mut SharedParts::default());
        if notice.is_some() {
            // A notice is shown once; it is no news to whoever comes back.
            chrome.notice = notice;
            regions = draw_all(&chrome, face(table), session);
        }
        DrawnPage { chrome, regions, version: fingerprints.version() }
    })
}

/// What has changed for a reader who was shown this before.
pub fn news(
    table: &Table,
    reader: &PageReader,
    shown: &mut PageFingerprints,
) -> Result<Vec<Region>, Problem> {
    let state = table.state();
    let mut shared_parts = painter(table).shared_parts.lock();
    table.ask(&state, &Vec::new, || {
        let session = state.session.as_ref();
        draw(&chrome(table, &state, reader), (face(table), session), shown, &mut shared_parts)
    })
}

/// The picture at this address, if this reader may see it now.
pub fn picture(table: &Table, reader: &PageReader, token: &str) -> Result<Option<Painting>, Problem> {
    let state = table.state();
    table.ask(&state, &Vec::new, || {
        let addresses = addresses(table, &state, reader, String::new());
        face(table).picture(state.session.as_ref(), reader.viewer, &addresses, token)
    })
}

/// Every sitter has addresses of their own, and those who look on have theirs.
pub(super) fn addresses(table: &Table, state: &TableState, reader: &PageReader, query: String) -> Addresses {
    let generation = match reader.viewer {
        Viewer::Seat(seat) => state.seat_generations[seat.index()],
        Viewer::Spectator | Viewer::Referee => 0,
    };
    Addresses::new(painter(table).picture_key, &table.name, (reader.viewer, generation), query)
}

pub(super) fn chrome(table: &Table, state: &TableState, reader: &PageReader) -> TableChrome {
    let (session, viewer) = (&state.session, reader.viewer);
    let at = session.made(viewer);
    let (talk, hint, question) = match viewer {
        Viewer::Seat(seat) => {
            (session.talk(seat), state.hints[seat.index()].as_deref(), session.question(seat))
        }
        Viewer::Spectator | Viewer::Referee => (Talk::SILENT, None, None),
    };
    let names = state.names_for(reader.lang, viewer);
    TableChrome {
        id: table.name.clone(),
        game: table.game.name(),
        title: table.game.title(reader.lang),
        muted_by_rules: state.hushes(reader.rights),
        sealed: matches!(viewer, Viewer::Seat(seat) if session.is_sealed(seat)),
        nudge: nudge(state, reader, &names),
        muted: reader.muted,
        files: face(table).files(),
        lang: reader.lang,
        theme: reader.theme,
        viewer,
        mine: reader.rights.seats,
        host: reader.rights.host,
        question: question.map(|question| question.id),
        pending: session.awaited(viewer).seats,
        clocks: clocks(state, reader),
        over: session.outcome().is_some(),
        seats: Seat::all(session.seats()).map(|seat| place(table, state, reader, seat)).collect(),
        at,
        latest: at,
        steps: Steps::default(),
        when: None,
        live: true,
        readers: state.readers_before(viewer),
        pace: state.pace,
        think: state.think,
        undo: undo(state, viewer),
        said: heard(table, state, session.as_ref(), reader),
        phrases: if talk.is_silent() { Vec::new() } else { phrases(table, reader.lang, &names) },
        talk,
        hint: hint.and_then(|mv| advised(session.as_ref(), reader.lang, &names, viewer, mv)),
        weighed: practice::shown(state, viewer, &names, reader.lang),
        practice: state.beginning == Beginning::Practice,
        shared_review: shared_review(state, reader, &names),
        guide: session.guide(reader.lang, &names, viewer),
        notice: lost_notice(state, reader.lang),
        // The way there leads past this table, where the cookies are that prove who one is.
        rematch: state.rematch.as_ref().map(|_| format!("{}/rematch", table.name)),
        beginning: origin(&state.beginning, reader.rights.host),
        may_part: branch::may_part(state, reader.rights, viewer, table.clock.now_ms()).is_ok(),
        watchers: state.seen_watchers(),
        pictures: addresses(table, state, reader, own_seat(reader)),
        link: format!("{}/t/{}", reader.origin, table.name),
        my_name: reader.name.clone(),
        names,
    }
}

/// The game's own phrases that need no pointing at the board: about nothing, or about somebody.
fn phrases(table: &Table, lang: Lang, names: &Names) -> Vec<(String, Sentence)> {
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
    let phrases = table.game.phrases().iter().flat_map(ready);
    phrases
        .filter_map(|phrase| Some((phrase.to_string(), table.game.phrase(lang, names, &phrase)?)))
        .collect()
}

/// What this reader heard, each word with the moves they knew of by then: others may know of fewer.
pub(super) fn heard(
    table: &Table,
    state: &TableState,
    then: &dyn Session,
    reader: &PageReader,
) -> Vec<Spoken> {
    if state.said.is_empty() && state.arranged.is_empty() {
        return Vec::new();
    }
    let names = state.names_for(reader.lang, reader.viewer);
    // Looking back, one hears what had been said by then.
    let live = then.moves_made() == state.session.moves_made();
    let said = state.heard(reader.viewer).into_iter();
    let said = said
        .filter(|said| live || said.moves <= then.moves_made())
        .filter(|said| !reader.muted.contains(said.seat))
        .map(|said| {
            let at = then.known(reader.viewer, said.moves);
            (said.moves, spoken(table, reader.lang, &names, said, at))
        });
    let changed = state.arranged.iter().filter(|it| live || it.moves <= then.moves_made());
    let changed =
        changed.map(|it| (it.moves, arranged(state, reader.lang, it, then.known(reader.viewer, it.moves))));
    let mut heard: Vec<(usize, Spoken)> = said.chain(changed).collect();
    heard.sort_by_key(|(moves, _)| *moves);
    heard.into_iter().map(|(_, spoken)| spoken).collect()
}

/// What was said, in the reader's language.
fn spoken(table: &Table, lang: Lang, names: &Names, said: Said, at: usize) -> Spoken {
    let (phrase, text) = match said.words {
        Words::Phrase(phrase) => {
            let text = talk::sentence(table.game, lang, names, &phrase);
            let text = text.unwrap_or_else(|| phrase.to_string().into());
            (Some(phrase), text)
        }
        Words::Free(text) => (None, text.into()),
    };
    let (seat, name, private) = (said.seat, said.name, said.to.is_some());
    Spoken { seat, name, phrase, text, private, at }
}

fn place(table: &Table, state: &TableState, reader: &PageReader, seat: Seat) -> Place {
    let rights = reader.rights;
    let sitter = state.sitters[seat.index()].clone();
    let invite = match &state.secrets[seat.index()] {
        SeatSecret::Invitation(code) if rights.host => {
            Some(format!("{}/t/{}/join/{code}", reader.origin, table.name))
        }
        _ => None,
    };
    let strangers = !rights.host && !rights.seats.contains(seat);
    let relieve = strangers && state.may_relieve(rights, seat, table.clock.now_ms());
    Place { seat, sitter, present: state.seems_here(seat), invite, relieve }
}

/// What a bot would do in this viewer's place, and why.
fn advised(session: &dyn Session, lang: Lang, names: &Names, viewer: Viewer, mv: &str) -> Option<Hint> {
    let says = session.move_name(lang, names, viewer, mv)?;
    Some(Hint { mv: mv.to_owned(), says, why: session.why(lang, names, viewer, mv) })
}

/// What the disk lost is not passed over in silence.
fn lost_notice(state: &TableState, lang: Lang) -> Option<Notice> {
    state.has_lost().then(|| Notice { text: page(lang).entries_lost.to_owned(), rule: None })
}

/// Whoever plays several seats says through whose eyes they look.
fn own_seat(reader: &PageReader) -> String {
    match reader.viewer {
        Viewer::Seat(seat) if reader.rights.seats.len() > 1 => format!("?as={seat}"),
        _ => String::new(),
    }
}

pub(super) fn draw_all(chrome: &TableChrome, face: &dyn Face, session: &dyn Session) -> Vec<Region> {
    draw(chrome, (face, session), &mut PageFingerprints::default(), &mut SharedParts::default())
}

fn draw(
    chrome: &TableChrome,
    (face, session): (&dyn Face, &dyn Session),
    shown: &mut PageFingerprints,
    shared_parts: &mut SharedParts,
) -> Vec<Region> {
    let mut diff = PageDiff::new(chrome, shown, shared_parts);
    pages::draw_chrome(chrome, &mut diff);
    face.draw(session, chrome, &mut diff);
    diff.finish()
}
