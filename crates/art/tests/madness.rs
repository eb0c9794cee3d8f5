//! Can the pages of The Big Book of Madness rely on their pictures? Every id, once, and nothing too heavy.

const ELEMENTS: [&str; 4] = ["water", "earth", "fire", "air"];
const MAGICIANS: [&str; 8] = ["nerea", "zephyr", "maris", "rowan", "flora", "ember", "cinder", "gale"];
const SPELLS: &str = "ice cool-head ice-touch reservoir frost-veil frozen-lake purifying-spring arctic-circle avatar \
    absolute-zero growth essence-of-the-earth abundance calming-herbs deep-roots ancient-grove harvest mother-nature \
    verdant-sanctuary world-tree combustion power-of-the-inferno cauterize controlled-burn adrenaline forge \
    purging-flames phoenix meteor heart-of-the-volcano telepathy mental-control eye-of-the-tornado whisper telekinesis \
    levitation second-wind collective-mind zephyr-choir astral-projection";
const CURSES: &str = "drain delirium seal erosion oblivion silence grip stare";
const OWN_CURSES: &str = "undertow landslide wildfire ill-wind devoured-sanity sealed-tongue whispers-in-the-ear \
    collapsing-shelves bookworms blank-pages recurring-dream scapegoat forgotten-lessons haunted-desk cracked-mind \
    toll-of-power";
const MONSTERS: &str = "ghost-librarian gargoyle ink-fiend nightmare-steed sorcerer kraken leviathan-of-oblivion medusa \
    devourer puppeteer cyclops banshee mimic abyss-watcher hoarder-djinn dragon final";
const LONE: &str = "el-madness madness element-back curse-back book lectern book-closed track marker-invocation \
    marker-round marker-active support exhausted neutralized shuffle heal destroy learn draw arrive bonus failure mad \
    ping forecast";

fn expected() -> Vec<String> {
    let mut ids: Vec<String> = LONE.split_whitespace().map(String::from).collect();
    for element in ELEMENTS {
        ids.extend(["el", "library-deck", "token"].map(|family| format!("{family}-{element}")));
        ids.extend((1..=3).map(|value| format!("element-{}{value}", &element[..1])));
        ids.extend(CURSES.split_whitespace().map(|kind| format!("curse-{element}-{kind}")));
    }
    for kind in ELEMENTS.iter().chain(&["multi"]) {
        ids.push(format!("curse-{kind}"));
        ids.extend((1..=3).map(|n| format!("curse-{kind}-{n}")));
    }
    ids.extend(MAGICIANS.map(|id| format!("magician-{id}")));
    ids.extend(SPELLS.split_whitespace().map(|id| format!("spell-{id}")));
    ids.extend(OWN_CURSES.split_whitespace().map(|id| format!("curse-{id}")));
    ids.extend(MONSTERS.split_whitespace().map(|id| format!("monster-{id}")));
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
