//! Is what people read on a card what it does? Each number of its text stands in its words, in both languages, and no other, and
//! so does each Element.

use table::wording::{Otherwise, agree, pieces};

const FILES: [&str; 5] = [
    include_str!("../../content/spells.toml"),
    include_str!("../../content/curses.toml"),
    include_str!("../../content/monsters.toml"),
    include_str!("../../content/pages.toml"),
    include_str!("../../content/magicians.toml"),
];

/// Keys whose numbers and Elements no text repeats.
const FIELDS: [&str; 7] = ["level", "element", "first", "last", "ones", "behind", "curses"];

/// Values of cards, and abilities that have a name.
const OTHERWISE: &[Otherwise] = &[
    ("wildfire", &[], &[2, 3]),
    ("toll-of-power", &[], &[2, 3]),
    ("hoarder-djinn", &[], &[2, 3]),
    ("p05", &[], &[3]),
    ("nerea", &[], &[4, 5]),
    ("cinder", &[], &[2, 2]),
    ("gale", &[], &[6]),
];

fn is_said(key: &str) -> bool {
    matches!(key, "text" | "bonus" | "failure" | "arrival")
}

#[test]
fn the_words_on_a_card_have_the_numbers_of_what_it_does() {
    let mut wrong = Vec::new();
    for piece in FILES.into_iter().flat_map(pieces) {
        for lang in ["en", "es"] {
            let (code, words) = (piece.code(&FIELDS), piece.words(lang, is_said));
            wrong.extend(agree(piece.name, &code, &words, OTHERWISE).err());
        }
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_words_on_a_card_name_the_elements_it_means() {
    let names = [("Water", "Agua"), ("Earth", "Tierra"), ("Fire", "Fuego"), ("Air", "Aire")];
    // Zephyr's ability is called by its name.
    for piece in FILES.into_iter().flat_map(pieces).filter(|piece| piece.name != "zephyr") {
        let [english, spanish] = ["en", "es"].map(|lang| piece.words(lang, is_said));
        let code = piece.code(&FIELDS);
        let has = |text: &str, name: &str| text.split(|it: char| !it.is_alphanumeric()).any(|it| it == name);
        for (en, es) in names {
            let found = [has(&code, en), has(&english, en), has(&spanish, es)];
            assert!(found == [found[0]; 3], "{}: {en} {found:?}", piece.name);
        }
    }
}
