//! Can the pages of Death May Die rely on their pictures? Every id once, every space where the data says, every way open.

use std::collections::BTreeSet;

use art::deathmaydie::{FIELD, area, colour, crossing, looks, map};
use deathmaydie::content::{Die, Elder, Enemy, Episode, Gate, Investigator, Space, Symbol, Token};
use resvg::{tiny_skia, usvg};

const LONE: &str = "fire staircase tunnel start progression fatigue cosmic wounded stress wounds health sanity skull \
    threshold reroll linked run attack rest investigate trade mythos discovery relic insanity item companion condition \
    level sneak safe ritual disrupted summoning";

fn expected() -> Vec<String> {
    let mut ids: Vec<String> = LONE.split_whitespace().map(String::from).collect();
    ids.extend(Investigator::NAMES.iter().map(|id| format!("investigator-{id}")));
    ids.extend(Enemy::NAMES.iter().map(|id| format!("enemy-{id}")));
    ids.extend(Elder::NAMES.iter().map(|id| format!("elder-{id}")));
    ids.extend(Gate::NAMES.iter().map(|id| format!("gate-{id}")));
    ids.extend(Symbol::NAMES.iter().map(|id| format!("symbol-{id}")));
    ids.extend(Die::NAMES.iter().map(|id| format!("die-{id}")));
    for token in Token::ALL {
        ids.extend(looks(token).iter().map(|look| format!("token-{token}-{look}")));
    }
    ids
}

fn symbols() -> Vec<(&'static str, &'static str)> {
    art::deathmaydie_sprite()
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
fn no_two_pictures_are_the_same() {
    let bodies: BTreeSet<&str> = symbols().into_iter().map(|(_, body)| body).collect();
    assert_eq!(bodies.len(), symbols().len());
    let colours: BTreeSet<&str> = Investigator::ALL.into_iter().map(colour).collect();
    assert_eq!(colours.len(), Investigator::COUNT);
    let maps: BTreeSet<String> = Episode::ALL.into_iter().map(map).collect();
    assert_eq!(maps.len(), Episode::COUNT);
}

#[test]
fn a_token_with_a_secret_shows_its_value_and_not_that_it_is_turned() {
    assert_eq!(looks(Token::Key), ["down", "one", "two", "three"]);
    assert_eq!(looks(Token::Whisper), ["down", "memory", "howl"]);
    assert_eq!(looks(Token::Juror), ["guilty", "innocent"]);
    assert_eq!(looks(Token::Bone), ["up"]);
}

/// Who is who must not depend on colour, nor on being large: forty pixels, black on nothing.
#[test]
fn figures_have_outlines_of_their_own_at_forty_pixels() {
    let enemies: Vec<(&str, Vec<bool>)> = symbols()
        .into_iter()
        .filter(|(id, _)| id.starts_with("enemy-"))
        .map(|(id, rest)| (id, outline(rest)))
        .collect();
    for (at, (one, mine)) in enemies.iter().enumerate() {
        for (other, theirs) in &enemies[at + 1..] {
            let differ = mine.iter().zip(theirs).filter(|(a, b)| a != b).count();
            let either = mine.iter().zip(theirs).filter(|(a, b)| **a || **b).count();
            assert!(differ * 10 > either, "{one} and {other}: {differ} of {either} dots differ");
        }
    }
}

fn outline(symbol: &str) -> Vec<bool> {
    let inside = symbol.split_once('>').expect("a body").1.split("</symbol>").next().expect("an end");
    let svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{inside}</svg>"#);
    let pixels = raster(&svg, 40);
    pixels.pixels().iter().map(|pixel| pixel.alpha() > 127).collect()
}

fn raster(svg: &str, width: u32) -> tiny_skia::Pixmap {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("well-formed");
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let mut pixels = tiny_skia::Pixmap::new(width, height).expect("a size");
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels
}

#[test]
fn every_space_lies_where_the_data_says_and_keeps_to_itself() {
    for episode in Episode::ALL {
        let spaces: Vec<Space> = episode.spaces().collect();
        for (at, &space) in spaces.iter().enumerate() {
            let (ground, [x, y]) = (area(space), space.row().at);
            assert!(ground.contains((f64::from(x) * 100.0, f64::from(y) * 100.0)), "{space} is elsewhere");
            assert!(ground.left > 0.0 && ground.top > 0.0, "{space} leaves the map");
            assert!(ground.right < FIELD.0 && ground.bottom < FIELD.1, "{space} leaves the map");
            assert!(ground.width() >= 150.0 && ground.height() >= 140.0, "{space} has no room for figures");
            for &other in &spaces[at + 1..] {
                let there = area(other);
                let clear = ground.right + 20.0 <= there.left
                    || there.right + 20.0 <= ground.left
                    || ground.bottom + 20.0 <= there.top
                    || there.bottom + 20.0 <= ground.top;
                assert!(clear, "{space} and {other} run into one another");
            }
        }
    }
}

#[test]
fn a_crowd_finds_room_in_every_space() {
    for space in Space::ALL {
        for n in 1..=12 {
            let (stands, size) = area(space).stands(n, 64.0);
            assert_eq!(stands.len(), n);
            assert!(size >= if n <= 6 { 44.0 } else { 33.0 }, "{n} in {space}: {size} wide");
            for (at, one) in stands.iter().enumerate() {
                assert!(area(space).contains(*one), "{n} in {space}");
                for other in &stands[at + 1..] {
                    let apart = (one.0 - other.0).hypot(one.1 - other.1);
                    assert!(apart > size * 0.95, "{n} in {space}: {apart} apart");
                }
            }
        }
    }
}

/// A way that crossed a third place would say what is not true.
#[test]
fn every_way_leads_from_one_space_to_the_next_and_touches_no_other() {
    for episode in Episode::ALL {
        for &[one, other] in episode.row().passages {
            let [from, to] = crossing([one, other]);
            assert!(area(one).contains(from) && area(other).contains(to), "{one} and {other} are not joined");
            for i in 0..=40 {
                let t = f64::from(i) / 40.0;
                let at = (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t);
                let strays = |space: &Space| ![one, other].contains(space) && area(*space).contains(at);
                assert_eq!(episode.spaces().find(strays), None, "between {one} and {other}");
            }
        }
    }
}

#[test]
fn maps_can_be_shown_carry_no_words_and_travel_light() {
    for episode in Episode::ALL {
        let svg = map(episode);
        assert_eq!(svg, map(episode), "{episode} is never the same twice");
        assert!(svg.len() < 160_000, "{episode}: {} bytes", svg.len());
        for unwanted in [" style=", "<style", "<script", "<text", "<image", "NaN", "href"] {
            assert!(!svg.contains(unwanted), "{episode} contains {unwanted}");
        }
        for rest in svg.split("url(#").skip(1) {
            let id = rest.split(')').next().expect("closed");
            assert_eq!(svg.matches(&format!(" id=\"{id}\"")).count(), 1, "{episode}: {id}");
        }
        let pixels = raster(&svg, 130);
        assert!(pixels.pixels().iter().all(|pixel| pixel.alpha() == 255), "{episode} has holes");
    }
}

#[test]
fn the_sprite_travels_light() {
    assert!(art::deathmaydie_sprite().len() < 110_000, "{} bytes", art::deathmaydie_sprite().len());
}
