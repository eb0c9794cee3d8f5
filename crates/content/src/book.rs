//! Where do content files come from, and where does the code go?

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use crate::emit;
use crate::shape::{Field, Shape};
use crate::source::{Problem, Source};

/// What the rules know about a family: its typed id and its rows.
pub struct Family {
    /// The enum's name.
    pub name: &'static str,
    /// The enum's documentation.
    pub about: &'static str,
    /// A [`Shape::Record`], named after the struct of a row. Without fields, there are only ids.
    pub row: Shape,
}

/// What the words know about a family: how each piece reads in every language.
pub struct Words {
    /// The enum's name, in scope where the words are included.
    pub id: &'static str,
    /// The function's name.
    pub call: &'static str,
    /// A [`Shape::Record`], named after the struct of a piece's words.
    pub words: Shape,
    /// What only some languages say, such as a gender: the language and its fields.
    pub grammar: &'static [(&'static str, &'static [Field])],
}

impl Words {
    /// The fields only this language has.
    pub(crate) fn grammar_of(&self, lang: &str) -> impl Iterator<Item = &'static Field> {
        self.grammar.iter().filter(move |(of, _)| *of == lang).flat_map(|(_, fields)| *fields)
    }
}

/// The content files of a game, open during the build.
pub struct Book {
    folder: PathBuf,
    problems: Vec<Problem>,
}

impl Book {
    /// The files of a folder, seen from the crate that is built.
    pub fn open(folder: &str) -> Book {
        let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("a build script"));
        let folder = here.join(folder).canonicalize().expect("a folder with content");
        println!("cargo::rerun-if-changed={}", folder.display());
        println!("cargo::rerun-if-changed=build.rs");
        Book { folder, problems: Vec::new() }
    }

    /// Typed ids and rows, as `OUT_DIR/<file>.rs`.
    pub fn rules(&mut self, file: &str, family: &Family) {
        let source = self.read(file);
        let code = emit::rules(&source, family, &mut self.problems);
        write(&file.replace(".toml", ".rs"), &code);
    }

    /// The words in every language, as `OUT_DIR/<out>`, and what only one language says, as `OUT_DIR/<lang>_<out>`.
    pub fn words(&mut self, file: &str, out: &str, words: &Words) {
        let source = self.read(file);
        let code = emit::words(&source, words, &mut self.problems);
        write(out, &code);
        for (lang, _) in words.grammar {
            let code = emit::grammar(&source, words, lang, &mut self.problems);
            write(&format!("{lang}_{out}"), &code);
        }
    }

    /// Says everything that is wrong and, if anything is, ends the build.
    pub fn close(self) {
        stop_if_wrong(&self.problems);
    }

    fn read(&mut self, file: &str) -> Source {
        let path = self.folder.join(file);
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Source::read(&shown(&path), &text, &mut self.problems)
    }
}

/// Says everything that is wrong and, if anything is, ends the build.
pub fn stop_if_wrong(problems: &[Problem]) {
    for problem in problems {
        println!("cargo::error={problem}");
    }
    if !problems.is_empty() {
        process::exit(1);
    }
}

/// From the crates' folder on: `crates/grimoire/content/spells.toml`.
pub fn shown(path: &Path) -> String {
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    parts[parts.len().saturating_sub(4)..].join("/")
}

pub fn write(name: &str, code: &str) {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("a build script")).join(name);
    fs::write(out, code).expect("a place for generated code");
}
