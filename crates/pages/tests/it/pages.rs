//! What must hold for every page, whoever looks at whatever position?

use std::collections::BTreeSet;

use crate::sound::{is_rooted, is_sound};
use grimoire::Grimoire;
use grimoire::view::FinishedView;
use pages::chrome::{TableChrome, Theme, Undo};
use pages::{HomePage, PublicTable, Reader};
use table::checks::hidden_worlds;
use table::company::{Bot, Sitter};
use table::{Game, Replay, Seat, Seed, Viewer};
use words::{Lang, Names};

const WAYS: [(u8, &[(&str, &str)]); 5] = [
    (4, &[]),
    (4, &[("editions", "light,eclipse"), ("easy_open_discard", "true"), ("easy_team_talk", "true")]),
    (2, &[("mode", "duel")]),
    (3, &[("mode", "survival")]),
    (4, &[("mode", "survival"), ("editions", "eclipse")]),
];

/// Plays at random and shows every `each`th position.
fn wander(seats: u8, set: &[(&str, &str)], seed: u64, each: usize, mut look: impl FnMut(&Replay<Grimoire>)) {
    let mut replay = crate::stage::open(seats, set, seed);
    let mut luck = Seed::Fast(seed).stream("pages", 0);
    loop {
        let actor = Grimoire::pending(replay.state()).actors().next();
        if replay.moves().len().is_multiple_of(each) || actor.is_none() {
            look(&replay);
        }
        let Some(actor) = actor else { return };
        let mv = Grimoire::any_move(replay.state(), actor, &mut luck, &mut Vec::new());
        replay.play(actor, mv).expect("a legal move");
    }
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee])
}

/// What a seat cannot know must not change a byte of its page.
#[test]
fn pages_tell_no_secret() {
    for (way, (seats, set)) in WAYS.into_iter().enumerate() {
        wander(seats, set, way as u64, 3, |replay| {
            for seat in Seat::all(seats) {
                let chrome = crate::stage::chrome(replay, Viewer::Seat(seat), Lang::Es, Theme::Dark);
                let truth = crate::stage::regions(&chrome, replay, replay.state());
                for world in hidden_worlds::<Grimoire>(replay.state(), seat, 2, replay.moves().len() as u64) {
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
fn every_page_of_a_table_is_sound() {
    for (way, (seats, set)) in WAYS.into_iter().enumerate() {
        wander(seats, set, 40 + way as u64, 7, |replay| {
            for (viewer, lang) in viewers(seats).flat_map(|viewer| Lang::ALL.map(|lang| (viewer, lang))) {
                let chrome = crate::stage::chrome(replay, viewer, lang, Theme::Auto);
                let regions = crate::stage::regions(&chrome, replay, replay.state());
                regions.iter().for_each(is_rooted);
                let page = pages::table_page(&chrome, &regions, 1);
                is_sound(&page);
                assert!(page.len() < 60_000, "a page of {} bytes", page.len());
            }
        });
    }
}

#[test]
fn every_other_page_is_sound() {
    for lang in Lang::ALL {
        let reader = Reader { lang, theme: Theme::Light, path: "/".to_owned() };
        let books = vec![pages::game_card::<Grimoire>(lang, true).spine()];
        let sitters = vec![Sitter::Person("Ana & Bea".into()), Sitter::Bot(Bot::of("quick")), Sitter::Nobody];
        let table = PublicTable {
            id: "quietowl".into(),
            title: "Grimoire",
            way: ("Mode", "Survival"),
            sitters,
            progress: Some("Round 1, Chapter 3 of 6".to_owned()),
            watchers: 2,
        };
        let (open, running) = (vec![table.clone()], vec![table]);
        let home = HomePage {
            reader: reader.clone(),
            origin: String::new(),
            books,
            tables: Vec::new(),
            open,
            running,
            notice: None,
        };
        is_sound(&pages::home(&home));
        is_sound(&pages::rules_page::<Grimoire>(&reader, None));
        is_sound(&pages::cards_page::<Grimoire>(&reader));
        is_sound(&pages::error_page(&reader, 404, ""));
        is_sound(&pages::rules_page_at::<Grimoire>(&reader, "GRI-5.4").expect("a rule"));
        is_sound(&pages::card_page::<Grimoire>(&reader, "FIR-4", None).expect("a card"));
        assert_eq!(pages::rules_page_at::<Grimoire>(&reader, "GRI-99"), None);
        assert_eq!(pages::card_page::<Grimoire>(&reader, "FIR-9", None), None);
    }
}

/// "capitulo" finds "Capítulo", and nonsense finds nothing.
#[test]
fn rules_are_found_without_accents() {
    let reader = Reader { lang: Lang::Es, theme: Theme::Dark, path: "/".to_owned() };
    let hits = |query| pages::rules_page::<Grimoire>(&reader, Some(query)).matches("rule-row").count();
    assert_eq!(hits("capitulo CADENA"), hits("Capítulo cadena"));
    assert!(hits("capitulo cadena") > 3);
    assert_eq!(hits("xyzzy"), 0);
}

#[test]
fn files_are_named_after_their_contents() {
    let names: BTreeSet<&str> = pages::assets().map(|asset| asset.path.as_str()).collect();
    assert_eq!(names.len(), pages::assets().count());
    for asset in pages::assets() {
        assert!(!asset.body.is_empty(), "{} is empty", asset.path);
        assert!(!asset.body.contains("@SCENE@") && !asset.body.contains("@TABLE@"), "{}", asset.path);
    }
}

/// A Spell may have something to do when a Chapter has ended: who won is read before that.
#[test]
fn who_won_a_chapter_is_read_as_soon_as_it_is_known() {
    let mut early = 0;
    wander(4, &[], 3, 1, |replay| {
        let (view, chrome) = (
            Grimoire::view(replay.state(), Viewer::Spectator),
            crate::stage::chrome(replay, Viewer::Spectator, Lang::En, Theme::Dark),
        );
        let regions = crate::stage::regions(&chrome, replay, replay.state());
        let summary = &regions.iter().find(|region| region.id == "side-summary").expect("results").html;
        assert_eq!(view.finished.is_some(), summary.contains("class=\"ranking\""));
        // Why 1 of Light stands above 6 of Fire.
        let has_property =
            |finished: &FinishedView| finished.spells.iter().any(|spell| spell.element.is_special());
        assert_eq!(view.finished.as_ref().is_some_and(has_property), summary.contains(">Property<"));
        early += usize::from(view.finished.is_some() && !view.spells.is_empty());
    });
    assert!(early > 0, "a Chapter ended before its Spells were put away");
}

/// Bots never say no: only where people are is anybody asked.
#[test]
fn whoever_plays_alone_takes_back_without_asking() {
    let replay = crate::stage::open::<Grimoire>(2, &[("mode", "duel")], 1);
    let mut chrome = crate::stage::chrome(&replay, Viewer::Seat(Seat(0)), Lang::En, Theme::Dark);
    chrome.undo = Undo::Ask;
    let asks = |chrome: &TableChrome| {
        let regions = crate::stage::regions(chrome, &replay, replay.state());
        regions.iter().any(|region| region.html.contains("Ask to take back"))
    };
    assert!(!asks(&chrome));
    chrome.seats[1].sitter = Sitter::Person("Bea".to_owned());
    assert!(asks(&chrome));
}

/// A client one can read at a sitting.
#[test]
fn the_client_stays_small() {
    assert!(include_str!("../../src/client.js").lines().count() <= 250);
    assert!(include_str!("../../src/madness/pay.js").lines().count() <= 80);
}

/// Ana goes by the name of a Spell and Bea by a piece of markup; the log tells what both of them play.
#[test]
fn people_are_never_taken_for_cards() {
    let names = ["Pyre", "<i>Bea</i>", "Flash", "Calm"];
    let mut told = 0;
    wander(4, &[], 5, 7, |replay| {
        let mut chrome = crate::stage::chrome(replay, Viewer::Spectator, Lang::En, Theme::Dark);
        chrome.names = Names::new(names.map(str::to_owned).to_vec());
        let regions = crate::stage::regions(&chrome, replay, replay.state());
        let log = &regions.iter().find(|region| region.id == "side-log").expect("a log").html;
        for (seat, name) in names.iter().enumerate() {
            let shown = name.replace('<', "&lt;").replace('>', "&gt;");
            let person =
                format!("<b class=\"named\" data-seat=\"S{seat}\">{shown}</b> plays <a class=\"card-chip");
            told += log.matches(&person).count();
            assert!(!log.contains(&format!("{shown}</a> plays")), "{name} is linked");
        }
        assert!(!log.contains("<i>"));
    });
    assert!(told > 40, "people play cards: {told}");
}
