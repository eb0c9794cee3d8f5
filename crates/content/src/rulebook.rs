//! What does a rulebook in Markdown say, and do all languages number the same rules?
//!
//! A game's folder `rulebook` holds one file per language, `es.md` and `en.md`. Each has three parts under a heading of
//! their own: how to play in a few steps, the rules, and what the words mean.
//!
//! ```markdown
//! # First steps
//!
//! - You are students of magic who opened the one book you should not have.
//!
//! # Rules
//!
//! ## Components
//!
//! **BBM-1.1** Each Element card shows an Element and a value. A text may take several lines and cite another rule,
//! BBM-1.2.
//!
//! # Glossary
//!
//! - **Element**: Water, Earth, Fire or Air.
//! ```

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::LANGUAGES;
use crate::names::variant;
use crate::source::Problem;

/// Where the code of a game cites its rules.
const CITING: [&str; 4] = ["src", "scenarios", "lessons", "content"];

/// A heading and the rules below it.
#[derive(Default)]
struct Section {
    title: String,
    rules: Vec<Rule>,
}

struct Rule {
    line: usize,
    id: String,
    text: String,
}

/// A rulebook in one language.
#[derive(Default)]
pub struct Rulebook {
    file: String,
    primer: Vec<String>,
    sections: Vec<Section>,
    glossary: Vec<(String, String)>,
}

/// The rulebooks of a game in every language as `OUT_DIR/<out>`: a function `rulebook(lang)`. What is wrong in them, and
/// every rule that the game's code cites but no rulebook has, ends the build.
pub fn rulebook(game: &str, out: &str) {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("a build script"));
    let game = here.join(game).canonicalize().expect("the folder of a game");
    let mut problems = Vec::new();
    let folder = game.join("rulebook");
    watched(&folder);
    let read = |lang: &&str| {
        let path = folder.join(format!("{lang}.md"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Rulebook::read(&crate::book::shown(&path), &text, &mut problems)
    };
    let books: Vec<Rulebook> = LANGUAGES.iter().map(read).collect();
    for book in &books[1..] {
        book.compare(&books[0], &mut problems);
    }
    let ids = books[0].ids();
    for folder in CITING {
        let folder = game.join(folder);
        if folder.exists() {
            check_citations(watched(&folder), &ids, &mut problems);
        }
    }
    crate::book::stop_if_wrong(&problems);
    let arms: String = LANGUAGES
        .iter()
        .zip(&books)
        .map(|(lang, book)| format!("crate::Lang::{} => &{},\n", variant(lang), book.code()))
        .collect();
    let code = format!(
        "/// What the rulebook says in this language.
        pub fn rulebook(lang: crate::Lang) -> &'static crate::rules::Rulebook {{ match lang {{ {arms} }} }}"
    );
    crate::book::write(out, &code);
}

/// A change in this folder runs the build script again.
fn watched(folder: &Path) -> &Path {
    println!("cargo::rerun-if-changed={}", folder.display());
    folder
}

/// Where a line of the file is.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Before,
    Primer,
    Rules,
    Glossary,
}

impl Part {
    fn next(self) -> Option<Part> {
        match self {
            Part::Before => Some(Part::Primer),
            Part::Primer => Some(Part::Rules),
            Part::Rules => Some(Part::Glossary),
            Part::Glossary => None,
        }
    }
}

impl Rulebook {
    pub fn read(file: &str, text: &str, problems: &mut Vec<Problem>) -> Rulebook {
        let mut book = Rulebook { file: file.to_owned(), ..Rulebook::default() };
        let mut part = Part::Before;
        let mut lines = text.lines().enumerate().peekable();
        while let Some((number, line)) = lines.next() {
            let number = number + 1;
            if line.is_empty() {
                continue;
            }
            if line.starts_with("# ") {
                match part.next() {
                    Some(next) => part = next,
                    None => book.report(problems, number, "a rulebook has three parts"),
                }
                continue;
            }
            if let (Part::Rules, Some(title)) = (part, line.strip_prefix("## ")) {
                book.sections.push(Section { title: title.to_owned(), rules: Vec::new() });
                continue;
            }
            let mut text = line.to_owned();
            // The rest of the paragraph, up to an empty line or the next item of a list.
            while let Some((_, more)) =
                lines.next_if(|(_, line)| !line.is_empty() && !line.starts_with(['-', '#']))
            {
                text.push(' ');
                text.push_str(more.trim_start());
            }
            if let Err(what) = book.admit(part, number, &text) {
                book.report(problems, number, what);
            }
        }
        book.is_whole(part, problems);
        book
    }

    /// Takes up one paragraph or item.
    fn admit(&mut self, part: Part, line: usize, text: &str) -> Result<(), &'static str> {
        let said = match part {
            Part::Before => return Err("this stands above the first heading"),
            Part::Primer => {
                let step = text.strip_prefix("- ").ok_or("a step begins with `- `")?.to_owned();
                self.primer.push(step.clone());
                step
            }
            Part::Rules => {
                let section = self.sections.last_mut().ok_or("a rule stands under a heading, `## …`")?;
                let (id, text) = marked(text, " ").ok_or("a rule begins with its id, `**ABC-1.1** `")?;
                section.rules.push(Rule { line, id, text: text.clone() });
                text
            }
            Part::Glossary => {
                let item = text.strip_prefix("- ").and_then(|item| marked(item, ": "));
                let (term, meaning) = item.ok_or("a word's meaning is written `- **word**: meaning`")?;
                self.glossary.push((term, meaning.clone()));
                meaning
            }
        };
        if is_plain(&said) { Ok(()) } else { Err("this is not a plain, finished sentence") }
    }

    fn is_whole(&self, part: Part, problems: &mut Vec<Problem>) {
        if part != Part::Glossary {
            self.report(problems, 1, "a rulebook has three parts: first steps, rules, glossary");
        }
        let ids = self.ids();
        let mut seen = BTreeMap::new();
        for rule in self.rules() {
            if let Some(first) = seen.insert(&rule.id, rule.line) {
                self.report(problems, rule.line, format!("{} stands on line {first} already", rule.id));
            }
            for id in citations(&rule.text, &ids).filter(|id| !ids.contains(*id) || *id == rule.id) {
                self.report(problems, rule.line, format!("{} cites {id}", rule.id));
            }
        }
        let mut terms = BTreeSet::new();
        for (term, _) in &self.glossary {
            if !terms.insert(term) {
                self.report(problems, 1, format!("“{term}” is explained twice"));
            }
        }
    }

    /// Reports where this language has other rules than the first one.
    fn compare(&self, first: &Rulebook, problems: &mut Vec<Problem>) {
        let size = |book: &Rulebook| {
            let sections: Vec<usize> = book.sections.iter().map(|section| section.rules.len()).collect();
            (book.primer.len(), sections, book.glossary.len())
        };
        if size(self) != size(first) {
            let what = format!(
                "{} has other numbers of steps, of rules under each heading, or of words",
                first.file
            );
            self.report(problems, 1, what);
        }
        let ids = first.ids();
        for (this, other) in self.rules().zip(first.rules()) {
            if this.id != other.id {
                let what = format!("{} stands where {} has {}", this.id, first.file, other.id);
                return self.report(problems, this.line, what);
            }
            if !citations(&this.text, &ids).eq(citations(&other.text, &ids)) {
                let what = format!("{} cites other rules than in {}", this.id, first.file);
                self.report(problems, this.line, what);
            }
        }
    }

    fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.sections.iter().flat_map(|section| &section.rules)
    }

    fn ids(&self) -> BTreeSet<String> {
        self.rules().map(|rule| rule.id.clone()).collect()
    }

    fn report(&self, problems: &mut Vec<Problem>, line: usize, what: impl Into<String>) {
        problems.push(Problem { file: self.file.clone(), line, what: what.into() });
    }

    fn code(&self) -> String {
        let mut code = format!("crate::rules::Rulebook {{ primer: &{:?}, sections: &[", self.primer);
        for section in &self.sections {
            let _ = write!(code, "crate::rules::Section {{ title: {:?}, rules: &[", section.title);
            for Rule { id, text, .. } in &section.rules {
                let _ = writeln!(code, "crate::rules::Rule {{ id: {id:?}, text: {text:?} }},");
            }
            code.push_str("] },\n");
        }
        let _ = write!(code, "], glossary: &{:?} }}", self.glossary);
        code
    }
}

/// `**word**`, what separates it, and a text that follows.
fn marked(text: &str, separator: &str) -> Option<(String, String)> {
    let (word, rest) = text.strip_prefix("**")?.split_once("**")?;
    let rest = rest.strip_prefix(separator)?;
    (!word.is_empty() && !rest.is_empty()).then(|| (word.to_owned(), rest.to_owned()))
}

/// The words of a text that look like ids of these rules, whether there are such rules or not.
fn citations<'a>(text: &'a str, ids: &BTreeSet<String>) -> impl Iterator<Item = &'a str> {
    let families: BTreeSet<&str> = ids.iter().filter_map(|id| family(id)).collect();
    let words =
        text.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-' || letter == '.'));
    let words: Vec<&str> = words
        .map(|word| word.trim_end_matches(['.', '-']))
        .filter(|word| family(word).is_some_and(|family| families.contains(family)))
        .collect();
    words.into_iter()
}

/// `RUL-GRI` of `RUL-GRI-16`: what stands in front of the last hyphen, if a number follows.
fn family(id: &str) -> Option<&str> {
    let (family, number) = id.rsplit_once('-')?;
    number.trim_start_matches('E').starts_with(|letter: char| letter.is_ascii_digit()).then_some(family)
}

/// A sentence a player reads: finished, without marks of Markdown, stray spaces or straight quotes.
fn is_plain(text: &str) -> bool {
    text.ends_with(['.', ')', '!']) && !text.contains(['*', '`', '\t', '\'', '_']) && !text.contains("  ")
}

/// Reports every citation in these files of a rule that is in no rulebook.
fn check_citations(folder: &Path, ids: &BTreeSet<String>, problems: &mut Vec<Problem>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            check_citations(&path, ids, problems);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        for (number, line) in text.lines().enumerate() {
            for id in citations(line, ids).filter(|id| !ids.contains(*id)) {
                let what = format!("{id} is cited, but it is not in the rulebook");
                problems.push(Problem { file: crate::book::shown(&path), line: number + 1, what });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "\
# First steps

- Shuffle and
  deal.

# Rules

## Set-up

**ABC-1.1** The cards are
shuffled (ABC-2.1).

**ABC-1.2** Each player gets one.

## Play

**ABC-2.1** The highest card wins.

# Glossary

- **Card**: What you hold.
";

    fn read(text: &str) -> (Rulebook, Vec<String>) {
        let mut problems = Vec::new();
        let book = Rulebook::read("en.md", text, &mut problems);
        (book, problems.iter().map(ToString::to_string).collect())
    }

    /// What is wrong once a part of a good rulebook has been replaced.
    fn with(part: &str, other: &str) -> Vec<String> {
        assert!(BOOK.contains(part), "{part}");
        read(&BOOK.replace(part, other)).1
    }

    #[test]
    fn a_paragraph_is_one_text_however_many_lines_it_has() {
        let (book, problems) = read(BOOK);
        assert_eq!(problems, Vec::<String>::new());
        assert_eq!(book.primer, ["Shuffle and deal."]);
        assert_eq!(book.sections[0].title, "Set-up");
        assert_eq!(book.sections[0].rules[0].text, "The cards are shuffled (ABC-2.1).");
        assert_eq!(book.glossary, [("Card".to_owned(), "What you hold.".to_owned())]);
    }

    #[test]
    fn every_mistake_is_refused_with_its_line() {
        assert_eq!(with("**ABC-1.2** ", ""), ["en.md:13: a rule begins with its id, `**ABC-1.1** `"]);
        assert_eq!(with("**ABC-2.1**", "**ABC-2.2**")[0], "en.md:10: ABC-1.1 cites ABC-2.1");
        assert_eq!(with("(ABC-2.1)", "(ABC-1.1)"), ["en.md:10: ABC-1.1 cites ABC-1.1"]);
        assert_eq!(with("**ABC-1.2**", "**ABC-1.1**")[0], "en.md:13: ABC-1.1 stands on line 10 already");
        assert_eq!(with("gets one.", "gets *one*."), ["en.md:13: this is not a plain, finished sentence"]);
        assert_eq!(with("- Shuffle and", "Shuffle and"), ["en.md:3: a step begins with `- `"]);
        assert_eq!(with("## Set-up\n\n", "")[0], "en.md:8: a rule stands under a heading, `## …`");
        assert_eq!(with("**Card**", "Card"), ["en.md:21: a word's meaning is written `- **word**: meaning`"]);
        assert_eq!(
            with("What you hold.", "What you hold.\n- **Card**: Paper."),
            ["en.md:1: “Card” is explained twice"]
        );
        assert_eq!(with("# Glossary", "# Glossary\n\n# More"), ["en.md:21: a rulebook has three parts"]);
        assert_eq!(with("# Glossary\n\n- **Card**: What you hold.\n", "").len(), 1);
        assert_eq!(with("# First", "First\n\n# First"), ["en.md:1: this stands above the first heading"]);
    }

    #[test]
    fn another_language_has_the_same_rules_and_cites_the_same() {
        let (first, _) = read(BOOK);
        let compared = |part: &str, other: &str| {
            let mut problems = Vec::new();
            read(&BOOK.replace(part, other)).0.compare(&first, &mut problems);
            problems.iter().map(|problem| problem.what.clone()).collect::<Vec<_>>()
        };
        assert_eq!(compared("highest", "lowest"), Vec::<String>::new());
        assert_eq!(compared("(ABC-2.1)", "(ABC-1.2)"), ["ABC-1.1 cites other rules than in en.md"]);
        assert_eq!(compared("**ABC-2.1**", "**ABC-3.1**"), ["ABC-3.1 stands where en.md has ABC-2.1"]);
        let sizes = ["en.md has other numbers of steps, of rules under each heading, or of words"];
        assert_eq!(compared("- **Card**: What you hold.", ""), sizes);
        assert_eq!(compared("- Shuffle and\n", "- Shuffle.\n- And\n"), sizes);
    }
}
