//! Is every kind of mistake in a content file refused, and does the message say where it is?

use crate::Shape::{Array, Code, Flag, Flat, Id, List, Made, Marked, Name, Number, Opt, Record, Ref, Text};
use crate::source::Source;
use crate::{Family, Words, emit};

const SPELL: Family = Family {
    name: "Spell",
    about: "Every Spell.",
    row: Record(
        "Row",
        &[
            ("name", Name),
            ("element", Ref("Element")),
            ("level", Number),
            ("effect", List(&Code)),
            ("waits", Flag),
            ("side", Opt(&Record("Side", &[("place", Array(&Number))]))),
        ],
    ),
};

const WORDS: Words = Words {
    id: "Spell",
    call: "spell",
    words: Record(
        "Told",
        &[("card", Flat("CardWords", &[("id", Id), ("name", Text)])), ("text", Opt(&Text))],
    ),
    grammar: &[("es", &[("gender", Ref("Gender"))])],
};

const ICE: &str = r#"
[ice-touch]
element = "water"
level = 1
effect = [
    "Draw(1)",
    "Place(1)",
]
source = "rulebook: page 7"
es = { name = "Toque helado", gender = "masculine" }
en.name = "Ice Touch"
"#;

/// Everything that is wrong with a file, for rules and words.
fn wrong(text: &str) -> Vec<String> {
    let mut problems = Vec::new();
    let source = Source::read("spells.toml", text, &mut problems);
    emit::rules(&source, &SPELL, &mut problems);
    emit::words(&source, &WORDS, &mut problems);
    emit::grammar(&source, &WORDS, "es", &mut problems);
    problems.iter().map(ToString::to_string).collect()
}

/// What is wrong once a part of a good file has been replaced.
fn with(part: &str, other: &str) -> Vec<String> {
    assert!(ICE.contains(part), "{part}");
    wrong(&ICE.replace(part, other))
}

fn rules(text: &str) -> String {
    let mut problems = Vec::new();
    let source = Source::read("spells.toml", text, &mut problems);
    emit::rules(&source, &SPELL, &mut problems)
}

#[test]
fn a_good_file_has_nothing_wrong() {
    assert_eq!(wrong(ICE), [""; 0]);
}

#[test]
fn a_missing_language_is_named() {
    assert_eq!(with("en.name = \"Ice Touch\"\n", ""), ["spells.toml:2: `ice-touch`: `en` is missing"]);
}

#[test]
fn a_missing_translation_is_named() {
    let missing = with(r#"name = "Toque helado", "#, "");
    assert_eq!(missing, ["spells.toml:10: `ice-touch`: `es.name` is missing"]);
    let genderless = with(r#", gender = "masculine""#, "");
    assert_eq!(genderless, ["spells.toml:10: `ice-touch`: `es.gender` is missing"]);
}

#[test]
fn an_empty_or_untidy_text_is_refused() {
    assert_eq!(with("Ice Touch", ""), ["spells.toml:11: `ice-touch`: `en.name` is empty"]);
    let untidy = ["spells.toml:11: `ice-touch`: `en.name` has stray spaces or line breaks"];
    assert_eq!(with("Ice Touch", " Ice Touch"), untidy);
    assert_eq!(with("Ice Touch", "Ice  Touch"), untidy);
}

#[test]
fn an_unknown_key_is_refused_wherever_it_stands() {
    let there = "effect, element, en, es, id, level, side, source, waits";
    let unknown = format!("spells.toml:4: `ice-touch`: unknown key `levle`; there are: {there}");
    assert_eq!(with("level = 1", "level = 1\nlevle = 2").len(), 1);
    assert_eq!(
        with("level", "levle"),
        [unknown, "spells.toml:2: `ice-touch`: `level` is missing".to_owned()]
    );
    let unknown = with("en.name", "en.nmae = \"Ice\"\nen.name");
    assert_eq!(unknown, ["spells.toml:11: `ice-touch`: unknown key `en.nmae`; there are: name, text"]);
    let unknown = with("level = 1", "level = 1\nside = { place = [1], plaec = [2] }");
    assert_eq!(unknown, ["spells.toml:5: `ice-touch`: unknown key `plaec`; there are: place"]);
}

#[test]
fn english_needs_no_gender_and_may_have_none() {
    let unknown = with("en.name", "en.gender = \"feminine\"\nen.name");
    assert_eq!(unknown, ["spells.toml:11: `ice-touch`: unknown key `en.gender`; there are: name, text"]);
}

#[test]
fn a_value_of_another_kind_is_refused() {
    assert_eq!(
        with("level = 1", "level = \"one\""),
        ["spells.toml:4: `ice-touch`: `level` is a text, not a number"]
    );
    assert_eq!(
        with("\"Place(1)\"", "7"),
        ["spells.toml:7: `ice-touch`: `effect` is a number, not a text with Rust in it"]
    );
    assert_eq!(
        with("en.name = \"Ice Touch\"", "en = \"Ice Touch\""),
        ["spells.toml:11: `ice-touch`: `en` is a text, not a table"]
    );
}

#[test]
fn two_pieces_never_share_a_name_or_an_id() {
    let again = |header: &str| wrong(&format!("{ICE}{}", ICE.replace("[ice-touch]", header)));
    assert_eq!(again("[ice-touch]"), ["spells.toml:13: duplicate key"]);
    assert_eq!(again("[IceTouch]"), ["spells.toml:13: `IceTouch` has the id of `ice-touch`, on line 2"]);
    assert_eq!(
        again("[snow]\nid = \"ice-touch\""),
        ["spells.toml:13: `snow` has the id of `ice-touch`, on line 2"]
    );
}

/// What is written for a text with marked numbers, and what is wrong with it.
fn marked(text: &str) -> (String, Vec<String>) {
    let words = Words {
        id: "Spell",
        call: "spell",
        words: Made("spell!", "SpellWords", &[("text", Marked)]),
        grammar: &[],
    };
    let text = format!("[ice]\nes.text = {text:?}\nen.text = {text:?}\n");
    let mut problems = Vec::new();
    let source = Source::read("spells.toml", &text, &mut problems);
    let code = emit::words(&source, &words, &mut problems);
    (code, problems.iter().map(ToString::to_string).collect())
}

#[test]
fn marked_numbers_are_taken_apart_while_building_and_never_again() {
    let (code, wrong) = marked("Draw ⟨2⟩, then ⟨1⟩.");
    let parts = "TextPart::Words(\"Draw \"), TextPart::Number(2), TextPart::Words(\", then \"), \
                 TextPart::Number(1), TextPart::Words(\".\"), ";
    assert!(code.contains(&format!("text: (\"Draw 2, then 1.\", &[{parts}]),")), "{code}");
    assert!(!wrong.iter().any(|problem| problem.contains("mark")), "{wrong:?}");
    for (text, what) in [
        ("Draw ⟨two⟩.", "has a mark without a number"),
        ("Draw ⟨2.", "has a mark without a number"),
        ("Draw 2⟩.", "has a mark that is not opened"),
        (" Draw ⟨2⟩.", "has stray spaces or line breaks"),
    ] {
        assert!(marked(text).1.contains(&format!("spells.toml:3: `ice`: `en.text` {what}")), "{text}");
    }
}

#[test]
fn a_piece_says_where_it_comes_from() {
    assert_eq!(
        with("source = \"rulebook: page 7\"\n", ""),
        ["spells.toml:2: `ice-touch`: `source` is missing: where does the piece come from?"]
    );
    assert_eq!(
        with("rulebook: page 7", "somewhere"),
        ["spells.toml:9: `ice-touch`: `source` must begin with one of rulebook, public, original, ruling"]
    );
}

#[test]
fn a_file_that_is_no_toml_is_refused_with_its_line() {
    assert!(wrong("[ice]\nlevel = = 1")[0].starts_with("spells.toml:2: "));
    assert_eq!(wrong("level = 1"), ["spells.toml:1: `level` stands outside of a piece"]);
    assert_eq!(with("[ice-touch]", "[1ce]"), ["spells.toml:2: `1ce` cannot be a name in code"]);
}

#[test]
fn pieces_keep_the_order_of_the_file_and_are_known_by_id_and_header() {
    let code = rules(&format!("{ICE}{}", ICE.replace("[ice-touch]", "[Air]\nid = \"A-1\"")));
    assert!(
        code.contains("#[serde(rename = \"ice-touch\")] IceTouch,\n#[serde(rename = \"A-1\")] Air"),
        "{code}"
    );
    assert!(code.contains(r#""A-1" | "Air" => Spell::Air,"#), "{code}");
}

#[test]
fn references_and_effects_are_left_to_the_compiler_with_their_line() {
    let code = rules(ICE);
    for line in [
        "const ICE_TOUCH: Row = Row {",
        "name: \"ice-touch\",",
        "element: Element::Water, // ice-touch in spells.toml:3",
        "Place(1), // ice-touch in spells.toml:7",
        "waits: false,",
        "side: None,",
    ] {
        assert!(code.contains(line), "{line} in\n{code}");
    }
}
