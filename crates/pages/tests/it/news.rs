//! Does a page that is mended with every move stay the page one would load anew?

use deathmaydie::DeathMayDie;
use grimoire::Grimoire;
use lanterns::Lanterns;
use madness::Madness;
use obscurio::Obscurio;
use pages::chrome::{Spoken, TableChrome, Theme, Undo};
use pages::hint::Hint;
use pages::{Board, PageFingerprints, SharedParts};
use table::{Actor, Chance, Replay, Seat, Seed, Viewer};
use words::Lang;

/// Where an element with this id begins and ends.
fn element(page: &str, id: &str) -> Option<(usize, usize)> {
    let named = page.find(&format!(" id=\"{id}\""))?;
    let start = page[..named].rfind('<')?;
    let tag: String = page[start + 1..].chars().take_while(char::is_ascii_alphanumeric).collect();
    let (open, close) = (format!("<{tag}"), format!("</{tag}>"));
    let mut at = start;
    let mut depth = 0;
    loop {
        let end = at + page[at..].find(&close)?;
        let nested = page[at..end]
            .match_indices(&open)
            .filter(|(from, _)| page[at + from + open.len()..].starts_with([' ', '>']));
        depth += nested.count();
        at = end + close.len();
        depth -= 1;
        if depth == 0 {
            return Some((start, at));
        }
    }
}

/// The first value of this attribute.
fn attribute<'a>(html: &'a str, name: &str) -> &'a str {
    let start = format!(" {name}=\"");
    let from = html.find(&start).unwrap_or_else(|| panic!("no {name} in {html}")) + start.len();
    &html[from..from + html[from..].find('"').expect("a closed value")]
}

/// What kind of element this begins with.
fn tag(html: &str) -> &str {
    html.split([' ', '>']).next().unwrap_or(html)
}

/// Puts what was sent in its place, as a browser would.
fn mend(page: &mut String, mut sent: &str) {
    while !sent.is_empty() {
        let id = attribute(sent, "id");
        let (_, length) = element(sent, id).expect("whole elements are sent");
        let (new, rest) = sent.split_at(length);
        if let Some((start, end)) = element(page, id) {
            let gone = new.contains(" data-gone");
            // The page's own script changes what is there: it cannot make a form of a button.
            assert!(
                gone || tag(new) == tag(&page[start..]),
                "{id} was a {} and is a {}",
                tag(&page[start..]),
                tag(new)
            );
            page.replace_range(start..end, if gone { "" } else { new });
        } else {
            let into = attribute(new, "data-into");
            let (_, end) = element(page, into).unwrap_or_else(|| panic!("nothing is called {into}"));
            page.insert_str(end - "</div>".len(), new);
        }
        sent = rest;
    }
}

/// Something around the game changes now and then.
fn stir<G: Board>(chrome: &mut TableChrome, replay: &Replay<G>) {
    let made = replay.moves().len();
    chrome.watchers = made / 9;
    chrome.undo = if made.is_multiple_of(3) { Undo::Free } else { Undo::Nothing };
    chrome.hint = if made.is_multiple_of(5) { advised(replay) } else { None };
    let said = |at| Spoken {
        seat: Seat(0),
        name: "Marina".to_owned(),
        phrase: None,
        text: format!("said {at}").into(),
        private: false,
        at,
    };
    chrome.said = (0..made / 7).map(said).collect();
    if let Some(place) = chrome.seats.get_mut(1) {
        place.present = !made.is_multiple_of(4);
    }
}

/// Long enough to have seen everything.
const LONGEST: usize = 200;

/// Advice to make some move, so that something is lit.
fn advised<G: Board>(replay: &Replay<G>) -> Option<Hint> {
    let actor = G::pending(replay.state()).actors().next()?;
    let mut moves = Vec::new();
    G::moves(replay.state(), actor, &mut moves);
    let mv = moves.last()?.to_string();
    Some(Hint { says: mv.clone().into(), mv, why: None })
}

fn stays_true<G: Board>(seats: u8, set: &[(&str, &str)], seed: u64) {
    let mut replay = crate::stage::open::<G>(seats, set, seed);
    let mut luck = Seed::Fast(seed).stream("news", 0);
    let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    let mut pages = vec![(PageFingerprints::default(), String::new()); viewers.len()];
    let mut shared_parts = SharedParts::default();
    loop {
        for ((viewer, (shown, page)), lang) in
            viewers.iter().zip(&mut pages).zip(Lang::ALL.into_iter().cycle())
        {
            let mut chrome = crate::stage::chrome(&replay, *viewer, lang, Theme::Auto);
            stir(&mut chrome, &replay);
            let fresh: String = crate::stage::regions(&chrome, &replay, replay.state())
                .into_iter()
                .map(|region| region.html)
                .collect();
            let news = crate::stage::news(&chrome, &replay, replay.state(), shown, &mut shared_parts);
            if page.is_empty() {
                page.clone_from(&fresh);
            } else {
                news.iter().for_each(|region| mend(page, &region.html));
            }
            assert!(*page == fresh, "{viewer:?} sees something old after move {}", replay.moves().len());
        }
        if luck.below(9) == 0 && replay.moves().len() > 2 {
            replay.undo_to(replay.moves().len() - 2);
        }
        // Any of those who may act: the first one could change their mind for ever.
        let actors: Vec<Actor> = G::pending(replay.state()).actors().collect();
        let which = luck.below(actors.len().max(1) as u32) as usize;
        let Some(actor) = actors.get(which).filter(|_| replay.moves().len() < LONGEST) else { return };
        step(&mut replay, *actor, &mut luck);
    }
}

fn step<G: Board>(replay: &mut Replay<G>, actor: Actor, luck: &mut Chance) {
    let mv = G::any_move(replay.state(), actor, luck, &mut Vec::new());
    replay.play(actor, mv).expect("a legal move");
}

#[test]
fn a_page_of_grimoire_stays_true() {
    let ways: [(u8, &[(&str, &str)]); 4] = [
        (4, &[]),
        (2, &[("mode", "duel")]),
        (4, &[("mode", "survival")]),
        (4, &[("editions", "light,eclipse"), ("easy_open_discard", "true"), ("easy_team_talk", "true")]),
    ];
    for (way, (seats, set)) in ways.into_iter().enumerate() {
        stays_true::<Grimoire>(seats, set, 90 + way as u64);
    }
}

#[test]
fn a_page_of_madness_stays_true() {
    stays_true::<Madness>(3, &[], 95);
}

#[test]
fn a_page_of_lanterns_stays_true() {
    for seed in 0..5 {
        stays_true::<Lanterns>(3, &[], 97 + seed);
    }
}

#[test]
fn a_page_of_obscurio_stays_true() {
    for (way, seats) in [5, 2].into_iter().enumerate() {
        stays_true::<Obscurio>(seats, &[("clock", "untimed")], 99 + way as u64);
    }
}

#[test]
fn a_page_of_death_may_die_stays_true() {
    let ways: [(u8, &[(&str, &str)]); 3] =
        [(5, &[("elder", "azathoth")]), (1, &[]), (3, &[("unknown", "two")])];
    for (way, (seats, set)) in ways.into_iter().enumerate() {
        stays_true::<DeathMayDie>(seats, set, 103 + way as u64);
    }
}
