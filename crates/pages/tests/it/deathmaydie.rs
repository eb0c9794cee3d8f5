//! What must hold for the pages of Death May Die: nothing hidden shows, every page is sound, and whatever can be decided
//! can be pressed, on the map where it lies there.

use std::collections::BTreeSet;

use crate::sound::{is_rooted, is_sound};
use deathmaydie::DeathMayDie;
use pages::chrome::Theme;
use table::checks::{hidden_worlds, moves_of};
use table::{Actor, Game, Replay, Seat, Seed, Viewer};
use words::Lang;

const WAYS: [(u8, &[(&str, &str)]); 4] = [
    (5, &[("episode", "e1"), ("elder", "azathoth")]),
    (1, &[("episode", "e2"), ("elder", "tsathoggua")]),
    (2, &[("episode", "e4"), ("unknown", "two")]),
    (3, &[("episode", "e6"), ("relics", "on")]),
];

/// Plays at random and shows every `each`th position.
fn wander(way: usize, each: usize, mut look: impl FnMut(u8, &Replay<DeathMayDie>)) {
    let (seats, set) = WAYS[way];
    let mut replay = crate::stage::open(seats, set, way as u64);
    let mut luck = Seed::Fast(way as u64).stream("pages", 0);
    for moves in 0..500 {
        let actor = DeathMayDie::pending(replay.state()).actors().next();
        if moves % each == 0 || actor.is_none() {
            look(seats, &replay);
        }
        let Some(actor) = actor else { return };
        let mv = DeathMayDie::any_move(replay.state(), actor, &mut luck, &mut Vec::new());
        replay.play(actor, mv).expect("a legal move");
    }
}

/// What a seat cannot know must not change a byte of its page.
#[test]
fn pages_tell_no_secret() {
    for way in 0..WAYS.len() {
        wander(way, 9, |_, replay| {
            let seat = Seat(0);
            let chrome = crate::stage::chrome(replay, Viewer::Seat(seat), Lang::Es, Theme::Dark);
            let truth = crate::stage::regions(&chrome, replay, replay.state());
            for world in hidden_worlds::<DeathMayDie>(replay.state(), seat, 2, replay.moves().len() as u64) {
                assert!(
                    truth == crate::stage::regions(&chrome, replay, &world),
                    "{seat}'s page tells a secret"
                );
            }
        });
    }
}

#[test]
fn every_page_is_sound() {
    for way in 0..WAYS.len() {
        wander(way, 7, |seats, replay| {
            let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
            for (viewer, lang) in viewers.zip(Lang::ALL.into_iter().cycle()) {
                let chrome = crate::stage::chrome(replay, viewer, lang, Theme::Dark);
                let regions = crate::stage::regions(&chrome, replay, replay.state());
                regions.iter().for_each(is_rooted);
                is_sound(&pages::table_page(&chrome, &regions, 1));
            }
        });
    }
}

/// The moves a page offers, by the values of its buttons, fields and choices.
fn offered(page: &str) -> BTreeSet<String> {
    let named = page.split("name=\"move\"").skip(1);
    named.filter_map(|rest| rest.split("value=\"").nth(1)?.split('"').next()).map(str::to_owned).collect()
}

/// Nobody is ever without a press for what the rules offer, and no press is refused.
#[test]
fn every_decision_can_be_pressed() {
    for way in 0..WAYS.len() {
        wander(way, 1, |_, replay| {
            let Some(Actor::Seat(seat)) = DeathMayDie::pending(replay.state()).actors().next() else {
                return;
            };
            let chrome = crate::stage::chrome(replay, Viewer::Seat(seat), Lang::En, Theme::Dark);
            let regions = crate::stage::regions(&chrome, replay, replay.state());
            let page: String = regions.into_iter().map(|region| region.html).collect();
            let offered = offered(&page);
            for mv in moves_of::<DeathMayDie>(replay.state(), Actor::Seat(seat)) {
                assert!(offered.contains(&mv.to_string()), "{mv} cannot be pressed");
            }
        });
    }
}

/// Whoever cannot see the map hears what stands on it: every figure and every space has its element and its words.
#[test]
fn everything_on_the_map_has_a_place_and_a_name() {
    for way in 0..WAYS.len() {
        wander(way, 11, |_, replay| {
            let view = DeathMayDie::view(replay.state(), Viewer::Seat(Seat(0)));
            let chrome = crate::stage::chrome(replay, Viewer::Seat(Seat(0)), Lang::Es, Theme::Dark);
            let regions = crate::stage::regions(&chrome, replay, replay.state());
            let page: String = regions.into_iter().map(|region| region.html).collect();
            for space in view.episode.spaces() {
                let name = words::deathmaydie::map_words::place_name(Lang::Es, space);
                assert!(page.contains(&format!("id=\"place-{space}\"")), "{space} has no place");
                assert!(
                    page.contains(&format!("aria-label=\"{name}")) || page.contains(&format!(". {name}")),
                    "{space} has no name"
                );
            }
            for foe in &view.foes {
                assert!(page.contains(&format!("id=\"figure-{}\"", foe.name)), "{} stands nowhere", foe.name);
            }
            for sheet in view.investigators.iter().filter(|it| it.alive && view.active.is_some()) {
                assert!(
                    page.contains(&format!("id=\"figure-{}\"", sheet.who)),
                    "{} stands nowhere",
                    sheet.who
                );
            }
        });
    }
}
