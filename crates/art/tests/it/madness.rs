//! Can the pages of The Big Book of Madness rely on their pictures? Every id, once, and nothing too heavy.

use madness::cards::{Curse, Element, Magician, Monster, Spell};

const LONE: &str = "el-madness madness element-back curse-back book lectern book-closed track marker-invocation \
    marker-round marker-active support exhausted neutralized shuffle heal destroy learn draw arrive bonus failure mad \
    ping forecast";

fn expected() -> Vec<String> {
    let mut ids: Vec<String> = LONE.split_whitespace().map(String::from).collect();
    for element in Element::ALL.map(Element::name) {
        ids.extend(["el", "library-deck", "token"].map(|family| format!("{family}-{element}")));
        ids.extend((1..=3).map(|value| format!("element-{}{value}", &element[..1])));
    }
    ids.extend(Magician::NAMES.iter().map(|id| format!("magician-{id}")));
    ids.extend(Spell::NAMES.iter().map(|id| format!("spell-{id}")));
    ids.extend(Curse::NAMES.iter().map(|id| format!("curse-{id}")));
    ids.extend(Monster::NAMES.iter().chain(&["final"]).map(|id| format!("monster-{id}")));
    ids.extend((1..=4).map(|n| format!("cover-{n}")));
    ids
}

fn symbols() -> Vec<(&'static str, &'static str)> {
    art::madness_sprite()
        .split("<symbol id=\"")
        .skip(1)
        .map(|rest| rest.split_once('"').expect("an id is quoted"))
        .collect()
}

#[test]
fn every_id_is_drawn_once_and_nothing_else_is() {
    let mut drawn: Vec<String> = symbols().into_iter().map(|(id, _)| id.to_owned()).collect();
    let mut wanted = expected();
    drawn.sort();
    wanted.sort();
    assert_eq!(drawn, wanted);
}

#[test]
fn every_symbol_has_its_own_field() {
    for (id, rest) in symbols() {
        assert!(rest.starts_with(" viewBox=\"0 0 "), "{id}");
    }
}

#[test]
fn no_two_pictures_are_the_same() {
    let mut bodies: Vec<(&str, &str)> = symbols().into_iter().map(|(id, rest)| (rest, id)).collect();
    bodies.sort();
    for pair in bodies.windows(2) {
        assert_ne!(pair[0].0, pair[1].0, "{} and {}", pair[0].1, pair[1].1);
    }
}

#[test]
fn the_sprite_travels_light() {
    assert!(art::madness_sprite().len() < 450_000, "{} bytes", art::madness_sprite().len());
}
