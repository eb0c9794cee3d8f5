//! Turns `content/*.toml` into typed tables. Every word becomes a name of the code, so what is misspelt does not build.

use std::fmt::Write;
use std::{env, fs, path::Path};
use toml::{Table, Value};

fn main() {
    let mut out = String::new();
    motifs(&read("motifs"), &mut out);
    palettes(&read("palettes"), &mut out);
    templates(&read("templates"), &mut out);
    illusions(&read("illusions"), &read("motifs"), &mut out);
    let folder = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&folder).join("pictures.rs"), out).expect("the folder can be written");
}

fn read(name: &str) -> Table {
    let path = format!("content/{name}.toml");
    println!("cargo::rerun-if-changed={path}");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.parse().unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// `hooded_figure` is `HoodedFigure` in the code.
fn name(word: &str) -> String {
    word.split('_').map(|part| part[..1].to_uppercase() + &part[1..]).collect()
}

fn strings(row: &Table, key: &str) -> Vec<String> {
    let list = row.get(key).and_then(Value::as_array);
    list.into_iter().flatten().map(|value| value.as_str().expect(key).to_owned()).collect()
}

fn text<'a>(row: &'a Table, key: &str) -> &'a str {
    row[key].as_str().unwrap_or_else(|| panic!("{key} is text"))
}

fn rows(table: &Table) -> impl Iterator<Item = (&String, &Table)> {
    table.iter().map(|(id, row)| (id, row.as_table().unwrap_or_else(|| panic!("{id} is a table"))))
}

fn list(kind: &str, words: &[String]) -> String {
    let names: Vec<String> = words.iter().map(|word| format!("{kind}::{}", name(word))).collect();
    format!("&[{}]", names.join(", "))
}

fn set(kind: &str, words: &[String]) -> String {
    format!("{kind}::set({})", list(kind, words))
}

fn fits(letters: &str) -> String {
    let words: Vec<String> = letters.chars().map(|letter| fit(letter).to_owned()).collect();
    set("Fit", &words)
}

fn fit(letter: char) -> &'static str {
    match letter {
        'B' => "backdrop",
        'S' => "sky",
        'G' => "ground",
        'F' => "float",
        'N' => "niche",
        'H' => "hang",
        'W' => "water",
        'C' => "container",
        'R' => "frame",
        'X' => "silhouette",
        _ => panic!("no such place: {letter}"),
    }
}

/// Related is mutual: whoever names me is related to me.
fn mutual(all: &Table, id: &str, key: &str) -> Vec<String> {
    let mine = strings(all[id].as_table().expect("a table"), key);
    let theirs = rows(all).filter(|(_, row)| strings(row, key).iter().any(|other| other == id));
    let mut both: Vec<String> = mine.into_iter().chain(theirs.map(|(other, _)| other.clone())).collect();
    both.sort();
    both.dedup();
    both
}

/// `impl Kind { pub fn what(self) -> Of { match self { … } } }`: a word without a row does not build either.
fn by_word(kind: &str, what: &str, of: &str, arms: &str, out: &mut String) {
    let _ = writeln!(out, "impl {kind} {{ pub fn {what}(self) -> {of} {{ match self {{\n{arms}}} }} }}");
}

fn motifs(all: &Table, out: &mut String) {
    let mut arms = String::new();
    for (id, row) in rows(all) {
        let variants = strings(row, "variants").len().max(1);
        let _ = write!(
            arms,
            "Motif::{} => const {{ &Facts {{ class: Class::{}, ",
            name(id),
            name(text(row, "class"))
        );
        for (key, kind) in [
            ("shapes", "Shape"),
            ("materials", "Material"),
            ("places", "Place"),
            ("moods", "Mood"),
            ("concepts", "Concept"),
        ] {
            let _ = write!(arms, "{key}: {}, ", set(kind, &strings(row, key)));
        }
        for key in ["related", "opposite"] {
            let _ = write!(arms, "{key}: {}, ", set("Motif", &mutual(all, id, key)));
        }
        let colours = list("Colour", &strings(row, "colours"));
        let fits = fits(text(row, "fits"));
        let _ = writeln!(arms, "colours: {colours}, fits: {fits}, variants: {variants} }} }},");
    }
    by_word("Motif", "facts", "&'static Facts", &arms, out);
}

fn palettes(all: &Table, out: &mut String) {
    let mut arms = String::new();
    for (id, row) in rows(all) {
        let families = row["families"].as_array().expect("families").iter();
        let words: Vec<String> =
            families.map(|pair| pair[0].as_str().expect("a colour").to_owned()).collect();
        let _ = writeln!(arms, "Palette::{} => *{},", name(id), list("Colour", &words));
    }
    by_word("Palette", "families", "[Colour; 4]", &arms, out);
}

fn point(value: &Value) -> String {
    let axis = |at: usize| value[at].as_integer().expect("a whole number");
    format!("({}, {})", axis(0), axis(1))
}

fn templates(all: &Table, out: &mut String) {
    let (mut fields, mut slots) = (String::new(), String::new());
    for (id, row) in rows(all) {
        let _ = writeln!(fields, "Template::{} => &{},", name(id), point(&row["field"]));
        let _ = writeln!(slots, "Template::{} => const {{ &[", name(id));
        for slot in row["slots"].as_array().expect("slots") {
            let slot = slot.as_table().expect("a slot");
            let at = point(&slot["at"]);
            let anchors = slot.get("anchors").and_then(Value::as_array);
            let anchors =
                anchors.map_or(at.clone(), |list| list.iter().map(point).collect::<Vec<_>>().join(", "));
            let (fits, half) = (fits(text(slot, "fits")), slot["half"].as_integer().expect("half"));
            let _ =
                writeln!(slots, "Slot {{ fits: {fits}, at: {at}, half: {half}, anchors: &[{anchors}] }},");
        }
        slots.push_str("] },\n");
    }
    by_word("Template", "field", "&'static Point", &fields, out);
    by_word("Template", "slots", "&'static [Slot]", &slots, out);
}

fn illusions(all: &Table, motifs: &Table, out: &mut String) {
    let _ = writeln!(out, "static ILLUSIONS: [Illusion; Card::COUNT] = [");
    for (at, (id, row)) in rows(all).enumerate() {
        assert_eq!(*id, format!("I{:02}", at + 1), "cards are numbered without gaps");
        for (key, kind) in
            [("template", "Template"), ("palette", "Palette"), ("theme", "Theme"), ("mood", "Mood")]
        {
            let start = if key == "template" { "Illusion { " } else { "" };
            let _ = write!(out, "{start}{key}: {kind}::{}, ", name(text(row, key)));
        }
        let elements: Vec<String> =
            strings(row, "elements").iter().map(|words| element(words, motifs)).collect();
        let _ = writeln!(out, "elements: &[{}] }},", elements.join(", "));
    }
    out.push_str("];\n");
}

/// `motif colour` or `motif:variant colour`.
fn element(words: &str, motifs: &Table) -> String {
    let (thing, colour) = words.split_once(' ').unwrap_or_else(|| panic!("{words}: which colour?"));
    let (motif, variant) =
        thing.split_once(':').map_or((thing, None), |(motif, variant)| (motif, Some(variant)));
    let variants = strings(motifs[motif].as_table().expect("a motif"), "variants");
    let variant = variant.map_or(0, |variant| {
        variants
            .iter()
            .position(|known| known == variant)
            .unwrap_or_else(|| panic!("{words}: no such variant"))
    });
    assert!(words.contains(':') || variants.is_empty(), "{words}: which of {variants:?}?");
    format!(
        "Element {{ motif: Motif::{}, variant: {variant}, colour: Colour::{} }}",
        name(motif),
        name(colour)
    )
}
