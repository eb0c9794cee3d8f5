//! What must hold for every page of The Big Book of Madness, whoever looks at whatever position?

use crate::sound::{is_rooted, is_sound};
use madness::Madness;
use pages::Reader;
use pages::chrome::Theme;
use table::checks::hidden_worlds;
use table::{Game, Replay, Seat, Seed, Viewer};
use words::Lang;
use words::madness::card_words::AnyCard;

const OPEN: &[(&str, &str)] = &[("magicians", "random"), ("difficulty", "III")];
const CLOSED: &[(&str, &str)] = &[("open_hands", "false"), ("edition", "es")];

/// Plays at random and shows every `each`th position.
fn wander(seats: u8, set: &[(&str, &str)], seed: u64, each: usize, mut look: impl FnMut(&Replay<Madness>)) {
    let mut replay = crate::stage::open(seats, set, seed);
    let mut luck = Seed::Fast(seed).stream("pages", 0);
    loop {
        let actor = Madness::pending(replay.state()).actors().next();
        if replay.moves().len().is_multiple_of(each) || actor.is_none() {
            look(&replay);
        }
        let Some(actor) = actor else { return };
        let mv = Madness::any_move(replay.state(), actor, &mut luck, &mut Vec::new());
        replay.play(actor, mv).expect("a legal move");
    }
}

/// What a seat cannot know must not change a byte of its page.
#[test]
fn pages_tell_no_secret() {
    for (seats, set) in [(2, CLOSED), (4, CLOSED), (5, OPEN)] {
        wander(seats, set, u64::from(seats), 23, |replay| {
            for seat in Seat::all(seats) {
                let chrome = crate::stage::chrome(replay, Viewer::Seat(seat), Lang::Es, Theme::Dark);
                let truth = crate::stage::regions(&chrome, replay, replay.state());
                for world in hidden_worlds::<Madness>(replay.state(), seat, 2, replay.moves().len() as u64) {
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
    for (seats, set) in [(2, CLOSED), (3, OPEN), (4, CLOSED), (5, OPEN)] {
        wander(seats, set, 40 + u64::from(seats), 19, |replay| {
            let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee]);
            for (viewer, lang) in viewers.flat_map(|viewer| Lang::ALL.map(|lang| (viewer, lang))) {
                let chrome = crate::stage::chrome(replay, viewer, lang, Theme::Auto);
                let regions = crate::stage::regions(&chrome, replay, replay.state());
                regions.iter().for_each(is_rooted);
                let page = pages::table_page(&chrome, &regions, 1);
                is_sound(&page);
                assert!(page.len() < 170_000, "a page of {} bytes", page.len());
            }
        });
    }
}

/// Every Action open to a player has its sheet, and every sheet its thing to press.
#[test]
fn every_action_can_be_reached() {
    wander(4, OPEN, 9, 5, |replay| {
        for seat in Seat::all(4) {
            let chrome = crate::stage::chrome(replay, Viewer::Seat(seat), Lang::En, Theme::Dark);
            let page: String = crate::stage::regions(&chrome, replay, replay.state())
                .into_iter()
                .map(|region| region.html)
                .collect();
            let targets = |name: &str| -> Vec<String> {
                let mut found: Vec<String> = page
                    .split(name)
                    .skip(1)
                    .map(|rest| rest[..rest.find('"').unwrap_or(0)].to_owned())
                    .collect();
                found.sort();
                found.dedup();
                found
            };
            assert_eq!(targets(" popover id=\""), targets(" popovertarget=\""));
            for mv in table::checks::moves_of::<Madness>(replay.state(), table::Actor::Seat(seat)) {
                assert!(page.contains(&format!("value=\"{mv}\"")), "{mv} cannot be reached");
            }
        }
    });
}

#[test]
fn every_other_page_is_sound() {
    for lang in Lang::ALL {
        let reader = Reader { lang, theme: Theme::Light, path: "/".to_owned() };
        is_sound(&pages::rules_page::<Madness>(&reader, None));
        is_sound(&pages::cards_page::<Madness>(&reader));
        is_sound(&pages::rules_page_at::<Madness>(&reader, "BBM-9.7").expect("a rule"));
        for card in AnyCard::all() {
            is_sound(&pages::card_page::<Madness>(&reader, card.id(), None).expect("a card"));
        }
        assert_eq!(pages::card_page::<Madness>(&reader, "fire-9", None), None);
    }
}

/// Every picture a page asks for is painted.
#[test]
fn every_picture_is_in_the_sprite() {
    let reader = Reader { lang: Lang::En, theme: Theme::Light, path: "/".to_owned() };
    let mut pages = vec![pages::cards_page::<Madness>(&reader)];
    wander(5, OPEN, 3, 11, |replay| {
        let chrome = crate::stage::chrome(replay, Viewer::Seat(Seat(1)), Lang::En, Theme::Dark);
        pages.extend(
            crate::stage::regions(&chrome, replay, replay.state()).into_iter().map(|region| region.html),
        );
    });
    let sprites = [("/art/madness-", art::madness_sprite()), ("/art/common-", art::common_sprite())];
    for (path, sprite) in sprites {
        for id in pages
            .iter()
            .flat_map(|page| page.split(path).skip(1))
            .filter_map(|rest| rest.split(['#', '"']).nth(1))
        {
            assert!(sprite.contains(&format!("id=\"{id}\"")), "{id} is not painted");
        }
    }
}
