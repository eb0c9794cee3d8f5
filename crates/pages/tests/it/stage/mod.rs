//! A table to look at: who sits there, and what one viewer's page is made from.

use pages::chrome::{Place, Steps, TableChrome, Theme, Undo};
use pages::{Board, PageDiff, PageFingerprints, Region, Scene, SharedParts};
use table::checks::moves_of;
use table::company::{Bot, Pace, Sitter, Think};
use table::{Actor, Replay, Seat, SeatSet, Seed, Settings, Talk, Viewer};
use words::{Lang, Names};

const NAMES: [&str; 5] = ["Marina", "Teo", "Violeta", "Bruno", "Inés"];

/// A new game with these settings.
pub fn open<G: Board>(seats: u8, set: &[(&str, &str)], seed: u64) -> Replay<G> {
    let settings = set.iter().fold(Settings::default(), |set, (key, value)| set.with(key, value));
    let options = G::set_up(seats, &settings).expect("a valid set-up");
    Replay::new(options, G::RULES, Seed::Fast(seed))
}

/// One person at seat 0 among bots, seen by this viewer.
pub fn chrome<G: Board>(replay: &Replay<G>, viewer: Viewer, lang: Lang, theme: Theme) -> TableChrome {
    let seats = G::seats(replay.options());
    let names = NAMES[..seats as usize].iter().map(ToString::to_string).collect();
    let sitter = |seat: Seat| match seat.0 {
        0 => Sitter::Person(NAMES[0].to_owned()),
        1 => Sitter::Bot(Bot::of("strong")),
        _ => Sitter::Bot(Bot::of("quick")),
    };
    let place = |seat| Place { seat, sitter: sitter(seat), present: true, invite: None, relieve: false };
    let mine = if let Viewer::Seat(seat) = viewer { SeatSet::one(seat) } else { SeatSet::NONE };
    TableChrome {
        guide: None,
        id: "quiet-owl".to_owned(),
        game: G::NAME,
        title: G::title(lang),
        sealed: false,
        muted_by_rules: false,
        nudge: None,
        muted: SeatSet::NONE,
        lang,
        theme,
        viewer,
        mine,
        host: !mine.is_empty(),
        seats: Seat::all(seats).map(place).collect(),
        names: Names::new(names).read_by(viewer),
        at: replay.moves().len(),
        latest: replay.moves().len(),
        steps: Steps::default(),
        when: None,
        question: mine.iter().next().and_then(|seat| replay.asked().of(seat)).map(|question| question.id),
        clocks: Vec::new(),
        files: G::files(),
        think: Think::default(),
        pending: G::pending(replay.state()).seats,
        over: G::outcome(replay.state()).is_some(),
        live: true,
        readers: SeatSet::NONE,
        pace: Pace::Normal,
        undo: Undo::Nothing,
        said: Vec::new(),
        phrases: Vec::new(),
        talk: if seats < 4 { Talk::FREE } else { Talk::PHRASES },
        hint: None,
        practice: false,
        weighed: None,
        shared_review: None,
        notice: None,
        rematch: None,
        beginning: None,
        may_part: false,
        watchers: 0,
        pictures: pages::Addresses::new([0; 32], "quiet-owl", (viewer, 0), String::new()),
        link: "https://example.org/t/quiet-owl".to_owned(),
        my_name: None,
    }
}

/// Everything that happened, each event with the number of moves made by then.
pub fn told<G: Board>(replay: &Replay<G>, now: &G::State, viewer: Viewer) -> Vec<(usize, G::Event)> {
    let opening = replay.opening().iter().map(|event| (0, event));
    let later = replay.moves().iter().enumerate();
    let later = later.flat_map(|(number, played)| played.events.iter().map(move |event| (number + 1, event)));
    let told = |(number, event)| Some((number, G::tell(now, viewer, event)?));
    opening.chain(later).filter_map(told).collect()
}

/// All regions of a page, if the table were in this state.
pub fn regions<G: Board>(chrome: &TableChrome, replay: &Replay<G>, state: &G::State) -> Vec<Region> {
    news(chrome, replay, state, &mut PageFingerprints::default(), &mut SharedParts::default())
}

/// The regions that have changed for a reader who was shown this before.
pub fn news<G: Board>(
    chrome: &TableChrome,
    replay: &Replay<G>,
    state: &G::State,
    shown: &mut PageFingerprints,
    shared_parts: &mut SharedParts,
) -> Vec<Region> {
    let moves = match chrome.own_seat() {
        Some(seat) if chrome.live => moves_of::<G>(state, Actor::Seat(seat)),
        _ => Vec::new(),
    };
    let (view, log) = (G::view(state, chrome.viewer), told(replay, state, chrome.viewer));
    let earlier = || log.clone();
    let latest = log.partition_point(|(at, _)| !chrome.over && at + G::LATEST <= chrome.at);
    let (log, options) = (&log[latest..], replay.options());
    let scene = Scene { chrome, view: &view, moves: &moves, log, earlier: &earlier, options };
    let mut diff = PageDiff::new(chrome, shown, shared_parts);
    pages::draw_chrome(chrome, &mut diff);
    G::draw(&scene, &mut diff);
    pages::draw_result(&scene, &mut diff);
    diff.finish()
}
