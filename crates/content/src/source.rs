//! What stands in a content file, and on which line?

use std::fmt;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::names;

/// Something wrong in a content file.
#[derive(Debug, PartialEq, Eq)]
pub struct Problem {
    pub file: String,
    pub line: usize,
    /// Which piece, and what is wrong with it.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// A value and its line.
pub struct Value {
    pub line: usize,
    pub kind: Kind,
}

pub enum Kind {
    Text(String),
    /// As it is written.
    Number(String),
    Flag(bool),
    List(Vec<Value>),
    Table(Entries),
}

impl Kind {
    pub fn name(&self) -> &'static str {
        match self {
            Kind::Text(_) => "a text",
            Kind::Number(_) => "a number",
            Kind::Flag(_) => "true or false",
            Kind::List(_) => "a list",
            Kind::Table(_) => "a table",
        }
    }
}

/// Keys and values in the order of the file.
pub struct Entries(Vec<(String, Value)>);

impl Entries {
    pub fn get(&self, key: &str) -> Option<&Value> {
        self.0.iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value))
    }
}

/// One entry of a file.
pub struct Piece {
    /// Its header.
    pub name: String,
    /// Its name in records and links.
    pub id: String,
    pub line: usize,
    pub table: Entries,
}

/// A file read to the end.
pub struct Source {
    pub file: String,
    pub pieces: Vec<Piece>,
}

impl Source {
    pub fn read(file: &str, text: &str, problems: &mut Vec<Problem>) -> Source {
        let mut source = Source { file: file.to_owned(), pieces: Vec::new() };
        match DeTable::parse(text) {
            Ok(document) => {
                for (name, value) in table(text, document.into_inner()).0 {
                    source.admit(name, value, problems);
                }
            }
            Err(error) => {
                let line = error.span().map_or(1, |span| line(text, span.start));
                source.report(problems, line, error.message().to_owned());
            }
        }
        source
    }

    pub fn report(&self, problems: &mut Vec<Problem>, line: usize, what: String) {
        problems.push(Problem { file: self.file.clone(), line, what });
    }

    fn admit(&mut self, name: String, value: Value, problems: &mut Vec<Problem>) {
        let Value { line, kind: Kind::Table(table) } = value else {
            return self.report(problems, value.line, format!("`{name}` stands outside of a piece"));
        };
        let id = match table.get("id").map(|id| &id.kind) {
            Some(Kind::Text(id)) => id.clone(),
            Some(other) => {
                return self.report(
                    problems,
                    line,
                    format!("`{name}`: `id` is {}, not a text", other.name()),
                );
            }
            None => name.clone(),
        };
        if !names::is_name(&name) {
            self.report(problems, line, format!("`{name}` cannot be a name in code"));
        }
        let variant = names::variant(&name);
        let twin = self.pieces.iter().find(|piece| names::variant(&piece.name) == variant || piece.id == id);
        if let Some(twin) = twin {
            let what = format!("`{name}` has the id of `{}`, on line {}", twin.name, twin.line);
            self.report(problems, line, what);
        }
        self.pieces.push(Piece { name, id, line, table });
    }
}

fn table(text: &str, table: DeTable) -> Entries {
    let mut entries: Vec<_> = table.into_iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    let read = |(key, inside): (Spanned<_>, _)| {
        let at = line(text, key.span().start);
        (String::from(key.into_inner()), value(text, at, inside))
    };
    Entries(entries.into_iter().map(read).collect())
}

/// A value under a key is on the key's line; an element of a list on its own.
fn value(text: &str, line: usize, value: Spanned<DeValue>) -> Value {
    let kind = match value.into_inner() {
        DeValue::String(written) => Kind::Text(written.into_owned()),
        DeValue::Integer(number) => Kind::Number(number.as_str().to_owned()),
        DeValue::Float(number) => Kind::Number(number.as_str().to_owned()),
        DeValue::Datetime(date) => Kind::Text(date.to_string()),
        DeValue::Boolean(flag) => Kind::Flag(flag),
        DeValue::Array(list) => {
            let element = |element: Spanned<_>| {
                let at = self::line(text, element.span().start);
                self::value(text, at, element)
            };
            Kind::List(list.into_iter().map(element).collect())
        }
        DeValue::Table(inside) => Kind::Table(table(text, inside)),
    };
    Value { line, kind }
}

fn line(text: &str, at: usize) -> usize {
    text[..at].matches('\n').count() + 1
}
