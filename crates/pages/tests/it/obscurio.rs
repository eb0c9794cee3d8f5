//! What must hold for the pages of Obscurio: nothing that a seat may not know, and no picture that it may not have?

use crate::sound::{is_rooted, is_sound};
use obscurio::Obscurio;
use obscurio::pictures::Card;
use obscurio::view::Phase;
use pages::Board;
use pages::chrome::{TableChrome, Theme};
use table::checks::hidden_worlds;
use table::company::Sitter;
use table::scenario::Staged;
use table::{Game, Replay, Seat, Seed, Viewer};
use words::Lang;

const WAYS: [(u8, &[(&str, &str)]); 3] =
    [(5, &[("clock", "untimed")]), (4, &[("difficulty", "expert")]), (2, &[("clock", "untimed")])];

/// Plays at random and shows every `each`th position.
fn wander(way: usize, each: usize, mut look: impl FnMut(u8, &Replay<Obscurio>)) {
    let (seats, set) = WAYS[way];
    let mut replay = crate::stage::open(seats, set, way as u64);
    let mut luck = Seed::Fast(way as u64).stream("pages", 0);
    for moves in 0..400 {
        let actors: Vec<_> = Obscurio::pending(replay.state()).actors().collect();
        if moves % each == 0 || actors.is_empty() {
            look(seats, &replay);
        }
        let Some(actor) = actors.get(luck.below(actors.len().max(1) as u32) as usize) else { return };
        let mv = Obscurio::any_move(replay.state(), *actor, &mut luck, &mut Vec::new());
        replay.play(*actor, mv).expect("a legal move");
    }
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee])
}

fn page(replay: &Replay<Obscurio>, viewer: Viewer, lang: Lang) -> String {
    let chrome = crate::stage::chrome(replay, viewer, lang, Theme::Dark);
    crate::stage::regions(&chrome, replay, replay.state()).into_iter().map(|region| region.html).collect()
}

/// The page of somebody who plays this seat: whoever lets a bot play has nothing to ask.
fn by_hand(replay: &Replay<Obscurio>, seat: Seat, lang: Lang) -> TableChrome {
    let mut chrome = crate::stage::chrome(replay, Viewer::Seat(seat), lang, Theme::Dark);
    chrome.seats[seat.index()].sitter = Sitter::Person("Marina".to_owned());
    chrome
}

/// Somebody does this, as stories say it.
fn deed(replay: &mut Replay<Obscurio>, line: &str) {
    let (who, mv) = line.split_once(' ').expect("who does what");
    replay.play(who.parse().expect("a seat"), mv.parse().expect("a move")).expect("a legal move");
}

/// What is not lit leads to its reason, for those who could mean it and for nobody else.
#[test]
fn an_unlit_vote_and_an_unlit_pick_say_why() {
    let begun = |given: &str| Replay::<Obscurio>::staged(Obscurio::stage(&[given]).expect("a position"));
    let says = |replay: &Replay<Obscurio>, seat: u8, mv: &str| {
        let chrome = by_hand(replay, Seat(seat), Lang::En);
        let regions = crate::stage::regions(&chrome, replay, replay.state());
        regions.iter().any(|region| region.html.contains(&format!("/why?seat=S{seat}&amp;move={mv}")))
    };
    let mut debate = begun("untimed, phase doors, light 1");
    let doors = ["S1 stand 1", "S2 stand 3", "S3 stand 3", "S4 stand 3"];
    let sure = ["S1 confirm", "S2 confirm", "S3 confirm", "S4 confirm"];
    doors.iter().chain(&sure).for_each(|line| deed(&mut debate, line));
    assert!(says(&debate, 2, "vote+S3"), "nobody points before all are ready");
    assert!(!says(&debate, 0, "vote+S3"), "the Grimoire accuses nobody");
    let mut night = begun("untimed, phase night");
    assert!(!says(&night, 1, "pick+3"), "it can be picked");
    ["S1 pick 1", "S1 pick 2"].iter().for_each(|line| deed(&mut night, line));
    assert!(says(&night, 1, "pick+3"), "two are enough");
    assert!(!says(&night, 0, "pick") && !says(&night, 2, "pick"), "it is the Traitor's alone");
}

/// What a seat cannot know must not change a byte of its page.
#[test]
fn pages_tell_no_secret() {
    for way in 0..WAYS.len() {
        wander(way, 5, |seats, replay| {
            for seat in Seat::all(seats) {
                let mut chrome = by_hand(replay, seat, Lang::Es);
                chrome.pending = Obscurio::awaited(replay.state(), Viewer::Seat(seat)).seats;
                let truth = crate::stage::regions(&chrome, replay, replay.state());
                for world in hidden_worlds::<Obscurio>(replay.state(), seat, 2, replay.moves().len() as u64) {
                    assert!(
                        truth == crate::stage::regions(&chrome, replay, &world),
                        "{seat}'s page tells a secret"
                    );
                }
            }
        });
    }
}

#[test]
fn every_page_is_sound_and_shows_no_picture_one_may_not_have() {
    for way in 0..WAYS.len() {
        wander(way, 7, |seats, replay| {
            for (viewer, lang) in viewers(seats).zip(Lang::ALL.into_iter().cycle()) {
                let chrome = crate::stage::chrome(replay, viewer, lang, Theme::Dark);
                let regions = crate::stage::regions(&chrome, replay, replay.state());
                regions.iter().for_each(is_rooted);
                let page = pages::table_page(&chrome, &regions, 1);
                is_sound(&page);
                let view = Obscurio::view(replay.state(), viewer);
                let allowed: Vec<String> = Obscurio::pictures(&view);
                let known: Vec<String> = allowed.iter().map(|name| chrome.pictures.of(name)).collect();
                for shown in page
                    .split("<img class=\"painted\" src=\"")
                    .skip(1)
                    .filter_map(|rest| rest.split('"').next())
                {
                    assert!(known.iter().any(|address| address == shown), "{viewer:?} is shown {shown}");
                }
                for name in &allowed {
                    assert!(Obscurio::paint(replay.state(), name).is_some(), "{name} cannot be painted");
                }
            }
        });
    }
}

/// A Page under a filter has no card's name, and is painted with its filter.
#[test]
fn what_a_filter_hides_cannot_be_had() {
    let mut veiled = 0;
    for way in 0..WAYS.len() {
        wander(way, 1, |_, replay| {
            let state = replay.state();
            let view = Obscurio::view(state, Viewer::Spectator);
            let Some(pages) = state.pages.filter(|_| view.phase == Phase::ClueShown && state.is_filtered())
            else {
                return;
            };
            veiled += 1;
            let names = Obscurio::pictures(&view);
            let seen_before = |card: &Card| view.last_turn.iter().any(|last| last.doors.contains(card));
            for card in pages.iter().filter(|card| !seen_before(card)) {
                assert!(!names.contains(&card.name().to_owned()), "{card} can be had bare");
                let bare = Obscurio::paint(state, card.name());
                assert!(names.iter().all(|name| Obscurio::paint(state, name) != bare));
            }
        });
    }
    assert!(veiled > 3, "only {veiled} veiled pages");
}

/// With eyes closed everybody sees the same, whoever is awake; nobody but two can have a picture of the holder.
#[test]
fn the_night_looks_alike_to_all_who_sleep() {
    let mut nights = 0;
    for way in 0..2 {
        wander(way, 1, |seats, replay| {
            let state = replay.state();
            if !state.is_night() {
                return;
            }
            nights += 1;
            let awake = |seat: Seat| seat == state.grimoire || state.traitor == Some(seat);
            for seat in Seat::all(seats).filter(|seat| !awake(*seat)) {
                let page = page(replay, Viewer::Seat(seat), Lang::En);
                assert!(page.contains("asleep") && !page.contains("/picture/"), "{seat} sees something");
                let view = Obscurio::view(state, Viewer::Seat(seat));
                let held = state.holder.into_iter().flatten().map(|card| card.name().to_owned());
                let seen = Obscurio::pictures(&view);
                let open = view.last_turn.iter().flat_map(|last| last.doors.clone());
                let open: Vec<String> = open.map(|card| card.name().to_owned()).collect();
                assert!(held.into_iter().all(|name| !seen.contains(&name) || open.contains(&name)));
            }
        });
    }
    assert!(nights > 5, "only {nights} nights");
}
