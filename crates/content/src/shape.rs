//! What may stand under which key, and how is it written in Rust?

use std::collections::BTreeSet;

use crate::names;
use crate::source::{Entries, Kind, Piece, Problem, Source, Value};

/// A key and what stands under it.
pub type Field = (&'static str, Shape);

/// What a value must be.
#[derive(Clone, Copy)]
pub enum Shape {
    /// Words a person reads: never empty, no stray spaces.
    Text,
    /// Such words with marked numbers, `⟨1⟩`, as something multiplies them: the plain words, and their parts in order, a
    /// pair for a macro.
    Marked,
    /// Written in Rust as in the file.
    Number,
    /// `false` where it is left out.
    Flag,
    /// Rust over the vocabulary in scope where the table is included.
    Code,
    /// A piece or a value of another enum, by name: `fire` as `Ref("Element")` is `Element::Fire`.
    Ref(&'static str),
    /// `&[…]`, any length.
    List(&'static Shape),
    /// `[…]`, as long as its type says.
    Array(&'static Shape),
    /// `Some(…)`, or `None` where it is left out.
    Opt(&'static Shape),
    /// A struct of this name, a key for each field.
    Record(&'static str, &'static [Field]),
    /// What a macro makes of the fields: its name, the type it makes, and the fields.
    Made(&'static str, &'static str, &'static [Field]),
    /// A struct whose keys stand among those of the struct around it.
    Flat(&'static str, &'static [Field]),
    /// The piece's header. It stands under no key.
    Name,
    /// The piece's id. It stands under no key.
    Id,
    /// The language's code, which is the name of its module, for a macro. It stands under no key.
    Lang,
}

/// Writes the values of one piece.
pub struct Writer<'a> {
    pub source: &'a Source,
    pub piece: &'a Piece,
    /// The language the values belong to; none for what the rules read.
    pub lang: Option<&'static str>,
    pub problems: &'a mut Vec<Problem>,
}

impl Writer<'_> {
    /// A record whose keys are those of a table, of which others read the keys in `elsewhere`.
    pub fn whole(&mut self, shape: Shape, line: usize, table: &Entries, elsewhere: &[&str]) -> String {
        let (Shape::Record(name, fields) | Shape::Made(name, _, fields)) = shape else {
            unreachable!("a piece is a record")
        };
        self.unknown(fields, table, elsewhere);
        self.record(name, fields, line, table)
    }

    /// A key nobody reads is a slip of the pen.
    fn unknown(&mut self, fields: &[Field], table: &Entries, elsewhere: &[&str]) {
        let mut known: BTreeSet<&str> = elsewhere.iter().copied().collect();
        keys(fields, &mut known);
        for (key, value) in table.iter().filter(|(key, _)| !known.contains(key)) {
            let known: Vec<&str> = known.iter().copied().collect();
            self.report(
                value.line,
                format!("unknown key {}; there are: {}", self.path(key), known.join(", ")),
            );
        }
    }

    /// What stands under a key, if it stands there.
    pub fn field(&mut self, (key, shape): Field, line: usize, table: &Entries) -> String {
        match (shape, table.get(key)) {
            (Shape::Name, _) => format!("{:?}", self.piece.name),
            (Shape::Id, _) => format!("{:?}", self.piece.id),
            (Shape::Lang, _) => self.lang.expect("words have a language").to_owned(),
            (Shape::Flat(name, fields), _) => self.record(name, fields, line, table),
            (Shape::Opt(_), None) => "None".to_owned(),
            (Shape::Opt(inner), Some(value)) => format!("Some({})", self.value(key, *inner, value)),
            (Shape::Flag, None) => "false".to_owned(),
            (_, None) => self.report(line, format!("{} is missing", self.path(key))),
            (shape, Some(value)) => self.value(key, shape, value),
        }
    }

    fn record(&mut self, name: &str, fields: &[Field], line: usize, table: &Entries) -> String {
        let mut written = format!("{name} {{\n");
        for (key, shape) in fields {
            let at = table.get(key).map_or(line, |value| value.line);
            let value = self.field((key, *shape), line, table);
            written += &format!("{key}: {value}, {}\n", self.place(at));
        }
        written + "}"
    }

    fn value(&mut self, key: &str, shape: Shape, value: &Value) -> String {
        match (shape, &value.kind) {
            (Shape::Text, Kind::Text(text)) => self.text(key, text, value.line),
            (Shape::Marked, Kind::Text(text)) => self.marked(key, text, value.line),
            (Shape::Number, Kind::Number(number)) => number.clone(),
            (Shape::Flag, Kind::Flag(flag)) => flag.to_string(),
            (Shape::Code, Kind::Text(code)) if !code.trim().is_empty() => {
                code.split_whitespace().collect::<Vec<_>>().join(" ")
            }
            (Shape::Ref(family), Kind::Text(name)) if names::is_name(name) => {
                format!("{family}::{}", names::variant(name))
            }
            (Shape::List(inner), Kind::List(list)) => format!("&{}", self.list(key, *inner, list)),
            (Shape::Array(inner), Kind::List(list)) => self.list(key, *inner, list),
            (Shape::Record(name, fields) | Shape::Made(name, _, fields), Kind::Table(table)) => {
                self.unknown(fields, table, &[]);
                self.record(name, fields, value.line, table)
            }
            (shape, kind) => {
                let what = format!("{} is {}, not {}", self.path(key), kind.name(), shape.name());
                self.report(value.line, what)
            }
        }
    }

    /// One element to a line, so that the compiler's complaint names the element's line.
    fn list(&mut self, key: &str, inner: Shape, list: &[Value]) -> String {
        let mut written = "[\n".to_owned();
        for element in list {
            let value = self.value(key, inner, element);
            written += &format!("{value}, {}\n", self.place(element.line));
        }
        written + "]"
    }

    fn text(&mut self, key: &str, text: &str, line: usize) -> String {
        if text.trim().is_empty() {
            return self.report(line, format!("{} is empty", self.path(key)));
        }
        if text != text.trim() || text.contains("  ") || text.contains('\n') {
            return self.report(line, format!("{} has stray spaces or line breaks", self.path(key)));
        }
        format!("{text:?}")
    }

    fn marked(&mut self, key: &str, text: &str, line: usize) -> String {
        let mut parts = String::new();
        for (place, piece) in text.split('⟨').enumerate() {
            let (number, words) = if place == 0 { (None, piece) } else { cut(piece) };
            if place > 0 {
                let Some(number) = number else {
                    return self.report(line, format!("{} has a mark without a number", self.path(key)));
                };
                parts += &format!("TextPart::Number({number}), ");
            }
            if words.contains('⟩') {
                return self.report(line, format!("{} has a mark that is not opened", self.path(key)));
            }
            if !words.is_empty() {
                parts += &format!("TextPart::Words({words:?}), ");
            }
        }
        let plain = self.text(key, &text.replace(['⟨', '⟩'], ""), line);
        format!("({plain}, &[{parts}])")
    }

    /// The end of a generated line: where it comes from, for the reader of the compiler's complaint.
    pub fn place(&self, line: usize) -> String {
        format!("// {} in {}:{line}", self.piece.name, self.source.file)
    }

    /// The key as the file has it: `es.name`.
    fn path(&self, key: &str) -> String {
        self.lang.map_or_else(|| format!("`{key}`"), |lang| format!("`{lang}.{key}`"))
    }

    /// Notes a problem. What is written instead is never compiled.
    pub fn report(&mut self, line: usize, what: String) -> String {
        self.source.report(self.problems, line, format!("`{}`: {what}", self.piece.name));
        String::new()
    }
}

/// A number and what follows its mark.
fn cut(piece: &str) -> (Option<u8>, &str) {
    let (number, words) = piece.split_once('⟩').unwrap_or(("", piece));
    (number.parse().ok(), words)
}

/// The keys of a record that stand in its own table.
fn keys<'f>(fields: &'f [Field], into: &mut BTreeSet<&'f str>) {
    for (key, shape) in fields {
        match shape {
            Shape::Name | Shape::Id | Shape::Lang => {}
            Shape::Flat(_, inside) => keys(inside, into),
            _ => {
                into.insert(key);
            }
        }
    }
}

impl Shape {
    fn name(self) -> &'static str {
        match self {
            Shape::Text | Shape::Marked => "a text",
            Shape::Number => "a number",
            Shape::Flag => "true or false",
            Shape::Code => "a text with Rust in it",
            Shape::Ref(_) => "a name",
            Shape::List(_) | Shape::Array(_) => "a list",
            Shape::Opt(inner) => inner.name(),
            Shape::Record(..) | Shape::Made(..) | Shape::Flat(..) => "a table",
            Shape::Name | Shape::Id | Shape::Lang => "there",
        }
    }

    /// The type of what is written.
    pub fn type_name(self) -> String {
        match self {
            Shape::Text | Shape::Name | Shape::Id => "&'static str".to_owned(),
            Shape::Flag => "bool".to_owned(),
            Shape::Ref(name) | Shape::Record(name, _) | Shape::Made(_, name, _) | Shape::Flat(name, _) => {
                name.to_owned()
            }
            Shape::Opt(inner) => format!("Option<{}>", inner.type_name()),
            Shape::List(inner) => format!("&'static [{}]", inner.type_name()),
            Shape::Number | Shape::Marked | Shape::Code | Shape::Array(_) | Shape::Lang => {
                unreachable!("only its struct knows its type")
            }
        }
    }
}
