//! Turns the content of every game into words by typed id, in both languages.

use content::Shape::{Flat, Id, Lang, Made, Opt, Record, Ref, Text};
use content::{Book, Field, Shape, Words};

const CARD: &[Field] = &[("id", Id), ("name", Text), ("text", Text), ("flavour", Text)];
const CARD_WORDS: Shape = Record("CardWords", CARD);
const GENDER: Field = ("gender", Ref("Gender"));

fn main() {
    grimoire();
    madness();
}

fn grimoire() {
    let mut book = Book::open("../grimoire/content");
    let element = &[("id", Id), ("name", Text), ("of", Text), ("character", Text)];
    book.words(
        "elements.toml",
        "grimoire_elements.rs",
        &Words { id: "Element", call: "element", words: Record("ElementWords", element), spanish: &[GENDER] },
    );
    book.words(
        "spells.toml",
        "grimoire_spells.rs",
        &Words { id: "Card", call: "card", words: CARD_WORDS, spanish: &[GENDER] },
    );
    book.close();
}

fn madness() {
    const EDITIONS: Shape = Record("EditionWords", &[("english", Text), ("spanish", Text)]);
    const BY_EDITION: Shape =
        Record("WordsByEdition", &[("card", Flat("CardWords", CARD)), ("editions", Opt(&EDITIONS))]);
    const PAGE: &[Field] = &[
        ("lang", Lang),
        ("id", Id),
        ("name", Text),
        ("arrival", Opt(&Text)),
        ("bonus", Text),
        ("failure", Text),
        ("flavour", Text),
    ];
    let mut book = Book::open("../madness/content");
    let mut family = |file: &str, id, call, words, spanish| {
        let out = format!("madness_{}", file.replace(".toml", ".rs"));
        book.words(file, &out, &Words { id, call, words, spanish });
    };
    let element = &[("id", Id), ("name", Text), ("of", Text), ("the", Text), ("character", Text)];
    family("elements.toml", "Element", "element", Record("ElementWords", element), &[]);
    family("cards.toml", "Card", "element_card", CARD_WORDS, &[]);
    family("spells.toml", "Spell", "spell", CARD_WORDS, &[]);
    family("curses.toml", "Curse", "curse", BY_EDITION, &[]);
    family("monsters.toml", "Monster", "monster", CARD_WORDS, &[GENDER]);
    family("pages.toml", "Page", "page", Made("page!", "PageWords", PAGE), &[]);
    family("magicians.toml", "Magician", "magician", BY_EDITION, &[]);
    book.close();
}
