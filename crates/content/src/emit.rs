//! Which Rust does a family become?

use std::fmt::Write;

use crate::LANGUAGES;
use crate::book::{Family, Words};
use crate::names::{constant, variant};
use crate::shape::{Shape, Writer};
use crate::source::{Kind, Piece, Problem, Source};

/// The keys every piece may have, beside the languages.
const COMMON: [&str; 2] = ["id", "source"];

/// How a provenance begins.
const ORIGINS: [&str; 4] = ["rulebook", "public", "original", "ruling"];

/// The typed ids of a family and its rows.
pub fn rules(source: &Source, family: &Family, problems: &mut Vec<Problem>) -> String {
    let name = family.name;
    let row = family.row.type_name();
    let mut rows = String::new();
    for piece in &source.pieces {
        let mut writer = Writer { source, piece, lang: None, problems };
        provenance(&mut writer);
        let common: Vec<&str> = COMMON.iter().chain(LANGUAGES).copied().collect();
        let written = writer.whole(family.row, piece.line, &piece.table, &common);
        let _ = writeln!(rows, "const {}: {row} = {written};", constant(&piece.name));
    }
    let ids = ids(source, family);
    if matches!(family.row, Shape::Record(_, [])) {
        return ids;
    }
    let all = list(source, |piece| constant(&piece.name));
    format!(
        "{ids}

        impl {name} {{
            /// What the content file says about it.
            #[inline]
            pub const fn row(self) -> &'static {row} {{
                const ROWS: &[{row}; {name}::COUNT] = {{ {rows} &[{all}] }};
                &ROWS[self as usize]
            }}
        }}"
    )
}

fn provenance(writer: &mut Writer) {
    let piece = writer.piece;
    match piece.table.get("source") {
        None => writer.report(piece.line, "`source` is missing: where does the piece come from?".to_owned()),
        Some(value) => match &value.kind {
            Kind::Text(text) if ORIGINS.iter().any(|origin| text.starts_with(origin)) => return,
            _ => writer.report(value.line, format!("`source` must begin with one of {}", ORIGINS.join(", "))),
        },
    };
}

/// The enum of a family.
fn ids(source: &Source, family: &Family) -> String {
    let Family { name, about, .. } = family;
    let count = source.pieces.len();
    let values = list(source, |piece| format!("#[serde(rename = {:?})] {}", piece.id, variant(&piece.name)));
    let all = list(source, |piece| format!("{name}::{}", variant(&piece.name)));
    let ids = list(source, |piece| format!("{:?}", piece.id));
    let mut places = String::new();
    for (place, piece) in source.pieces.iter().enumerate().skip(1) {
        let _ = write!(places, "{place} => {name}::{}, ", variant(&piece.name));
    }
    let first = source.pieces.first().map(|piece| variant(&piece.name)).unwrap_or_default();
    format!(
        "#[doc = {about:?}]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
        #[repr(u8)]
        pub enum {name} {{ {values} }}

        impl {name} {{
            pub const COUNT: usize = {count};
            pub const ALL: [{name}; {name}::COUNT] = [{all}];
            /// As records and links have them.
            pub const NAMES: &'static [&'static str] = &[{ids}];

            pub const fn name(self) -> &'static str {{
                Self::NAMES[self as usize]
            }}

            #[inline]
            pub const fn index(self) -> usize {{
                self as usize
            }}

            /// The one with this index, and the first for any other.
            #[inline]
            pub const fn at(index: u8) -> {name} {{
                match index {{ {places} _ => {name}::{first} }}
            }}
        }}

        {}

        {}",
        member(name, count),
        texts(source, name)
    )
}

/// What fits into one word can be in a set.
fn member(name: &str, count: usize) -> String {
    if count > 64 {
        return String::new();
    }
    format!(
        "impl table::Member for {name} {{
            #[inline]
            fn number(self) -> u8 {{
                self as u8
            }}

            #[inline]
            fn at(number: u8) -> {name} {{
                {name}::at(number)
            }}
        }}"
    )
}

/// How an id is written and read.
fn texts(source: &Source, name: &str) -> String {
    let readings: String = source.pieces.iter().map(|piece| reading(name, piece)).collect();
    format!(
        "impl std::fmt::Display for {name} {{
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {{
                f.write_str(self.name())
            }}
        }}

        /// By its id or its header.
        impl std::str::FromStr for {name} {{
            type Err = ();

            fn from_str(text: &str) -> Result<{name}, ()> {{
                Ok(match text {{ {readings} _ => return Err(()) }})
            }}
        }}"
    )
}

/// The arm that knows a piece by its id, and by its header where that is another.
fn reading(family: &str, piece: &Piece) -> String {
    let value = variant(&piece.name);
    match piece.name == piece.id {
        true => format!("{:?} => {family}::{value}, ", piece.id),
        false => format!("{:?} | {:?} => {family}::{value}, ", piece.id, piece.name),
    }
}

/// The words of a family in every language.
pub fn words(source: &Source, words: &Words, problems: &mut Vec<Problem>) -> String {
    let Words { id, call, .. } = words;
    let row = words.words.type_name();
    let mut arms = String::new();
    for lang in LANGUAGES {
        let said = in_language(source, words, lang, problems);
        let _ = writeln!(arms, "crate::Lang::{} => {{ {said} }}", variant(lang));
    }
    format!(
        "/// What is written on it.
        pub fn {call}(lang: crate::Lang, id: {id}) -> &'static {row} {{
            match lang {{ {arms} }}
        }}"
    )
}

/// A `match` over all pieces in one language.
fn in_language(source: &Source, words: &Words, lang: &'static str, problems: &mut Vec<Problem>) -> String {
    let row = words.words.type_name();
    let (mut constants, mut arms) = (String::new(), String::new());
    let elsewhere: Vec<&str> = words.grammar_of(lang).map(|(key, _)| *key).collect();
    for piece in &source.pieces {
        let mut writer = Writer { source, piece, lang: Some(lang), problems };
        let Some(value) = piece.table.get(lang) else {
            writer.report(piece.line, format!("`{lang}` is missing"));
            continue;
        };
        let Kind::Table(table) = &value.kind else {
            writer.report(value.line, format!("`{lang}` is {}, not a table", value.kind.name()));
            continue;
        };
        let written = writer.whole(words.words, value.line, table, &elsewhere);
        let constant = constant(&piece.name);
        let _ = writeln!(constants, "const {constant}: {row} = {written};");
        let _ = writeln!(arms, "{}::{} => &{constant},", words.id, variant(&piece.name));
    }
    format!("{constants} match id {{ {arms} }}")
}

/// What only this language says of a family: a function for each field.
pub fn grammar(source: &Source, words: &Words, lang: &'static str, problems: &mut Vec<Problem>) -> String {
    let Words { id, call, .. } = words;
    let mut out = String::new();
    for (key, shape) in words.grammar_of(lang) {
        let mut arms = String::new();
        for piece in &source.pieces {
            let Some(value) = piece.table.get(lang) else { continue };
            let Kind::Table(table) = &value.kind else { continue };
            let mut writer = Writer { source, piece, lang: Some(lang), problems };
            let written = writer.field((key, *shape), value.line, table);
            let line = table.get(key).map_or(value.line, |value| value.line);
            let _ = writeln!(arms, "{id}::{} => {written}, {}", variant(&piece.name), writer.place(line));
        }
        let of = shape.type_name();
        let _ = writeln!(out, "pub fn {call}_{key}(id: {id}) -> {of} {{ match id {{ {arms} }} }}");
    }
    out
}

fn list(source: &Source, item: impl Fn(&Piece) -> String) -> String {
    source.pieces.iter().map(item).collect::<Vec<_>>().join(",\n")
}
