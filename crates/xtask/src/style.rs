//! House style that a machine can judge: length, headings, words we do not use.

use std::fs;
use std::path::{Path, PathBuf};

use crate::games;

/// Flat tables may be long: nobody reads them at one sitting, they are looked up.
const TABLES: &[&str] = &[
    "/cards/",
    "cards_",
    "rules_",
    "_words.rs",
    "/en.rs",
    "/es.rs",
    "/rules.rs",
    "/say.rs",
    "/problem.rs",
    "/errors.rs",
    "art/src/",
];
const LONGEST_FUNCTION: usize = 50;
const LONGEST_CLIENT: usize = 250;
/// Ways to get at an address. The compiler may put equal constants at one address or at several, in each build as it likes.
const ADDRESSES: &[&str] = &[
    "ptr::eq",
    "ptr::addr_eq",
    "ptr::fn_addr_eq",
    "ptr_eq(",
    "ptr::from_ref",
    "as *const",
    "&raw ",
    "addr_of!",
    ".as_ptr()",
    "{:p}",
];
/// Crates that play, judge or tell, besides the rules: they must do the same in every build. The server may compare
/// addresses, to know one of its own connections from another.
const SAME_IN_EVERY_BUILD: &[&str] = &["table", "bots", "arena", "games", "pages", "words"];
/// What every rules crate has, as a file or as a folder: whoever knows one game finds their way in the others.
const OF_RULES: &[&str] =
    &["setup", "state", "moves", "effects", "events", "view", "end", "redeal", "scenario", "lib"];

pub fn check(root: &Path) -> Result<(), String> {
    let mut files = Vec::new();
    collect(&root.join("crates"), &mut files);
    files.sort();
    // Order must not depend on chance in rules and bots.
    let ordered: Vec<String> = games::all(root)
        .into_iter()
        .chain(["table".to_owned(), "bots".to_owned()])
        .map(|name| format!("crates/{name}/"))
        .collect();
    let by_value: Vec<String> = games::all(root)
        .into_iter()
        .chain(SAME_IN_EVERY_BUILD.iter().map(|name| (*name).to_owned()))
        .map(|name| format!("crates/{name}/"))
        .collect();
    let mut wrong = Vec::new();
    for file in &files {
        let name = file.strip_prefix(root).unwrap_or(file).display().to_string();
        let text = fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
        match file.extension().and_then(|ending| ending.to_str()) {
            Some("rs") => {
                rust(&name, &text, &ordered, &mut wrong);
                if by_value.iter().any(|part| name.starts_with(part.as_str())) {
                    wrong.extend(addresses(&text).map(|line| {
                        format!("{name}: line {line}: compares addresses, which differ from build to build")
                    }));
                }
            }
            _ if text.lines().count() > LONGEST_CLIENT => {
                wrong.push(format!("{name}: over {LONGEST_CLIENT} lines"))
            }
            _ => {}
        }
    }
    same_names(root, &mut wrong);
    games::named(root, &mut wrong);
    wrong.iter().for_each(|line| println!("  {line}"));
    if wrong.is_empty() { Ok(()) } else { Err(format!("{} places do not keep the house style", wrong.len())) }
}

fn same_names(root: &Path, wrong: &mut Vec<String>) {
    for game in games::all(root) {
        let missing = |name: &&&str| {
            let at = root.join("crates").join(&game).join("src").join(name);
            !at.with_extension("rs").exists() && !at.join("mod.rs").exists()
        };
        let missing = OF_RULES.iter().filter(missing);
        wrong.extend(missing.map(|name| format!("crates/{game}: has no src/{name}.rs")));
    }
}

fn collect(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let code = path.extension().is_some_and(|ending| ending == "rs" || ending == "js");
        if path.is_dir() {
            collect(&path, into);
        } else if code {
            into.push(path);
        }
    }
}

fn rust(name: &str, text: &str, ordered: &[String], wrong: &mut Vec<String>) {
    let mut say = |what: String| wrong.push(format!("{name}: {what}"));
    let lines: Vec<&str> = text.lines().collect();
    let table = TABLES.iter().any(|part| name.contains(part));
    if !text.starts_with("//!") {
        say("does not begin by saying what it is for (//!)".into());
    }
    // A test tells a story from beginning to end; cutting it in pieces does not make it clearer.
    let story = name.contains("/tests/") || name.contains("/examples/");
    for (at, length) in functions(&lines) {
        if length > LONGEST_FUNCTION && !table && !story {
            say(format!("line {at}: a function of {length} lines, over {LONGEST_FUNCTION}"));
        }
    }
    if name.ends_with("style.rs") {
        return;
    }
    for (at, line) in lines.iter().enumerate() {
        let hash_map = line.contains("HashMap") || line.contains("HashSet");
        if hash_map && ordered.iter().any(|part| name.starts_with(part.as_str())) {
            say(format!("line {}: hash maps have no order", at + 1));
        }
        for left in ["TODO", "FIXME", "XXX", "todo!(", "unimplemented!(", "dbg!("] {
            if line.contains(left) {
                say(format!("line {}: {left}", at + 1));
            }
        }
    }
}

/// The lines (from 1) in which an address is taken. Comments may speak of them.
fn addresses(text: &str) -> impl Iterator<Item = usize> {
    let taken = |line: &str| ADDRESSES.iter().any(|way| line.contains(way));
    let code = |line: &str| !line.trim_start().starts_with("//");
    text.lines().zip(1..).filter(move |(line, _)| code(line) && taken(line)).map(|(_, at)| at)
}

/// Where each function starts (from 1) and how many lines it has; rustfmt aligns its closing brace.
fn functions(lines: &[&str]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let bare = line.trim_start();
        let indent = line.len() - bare.len();
        let starts =
            ["fn ", "pub fn ", "pub(crate) fn ", "async fn ", "pub async fn ", "const fn ", "pub const fn "];
        if !starts.iter().any(|start| bare.starts_with(start)) {
            continue;
        }
        let close = format!("{}}}", " ".repeat(indent));
        let end = lines[at..].iter().position(|line| *line == close);
        let declaration = lines[at..].iter().position(|line| line.ends_with(';') || line.ends_with('{'));
        let has_body = declaration.is_some_and(|last| lines[at + last].ends_with('{'));
        if let Some(end) = end.filter(|_| has_body) {
            found.push((at + 1, end + 1));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_found_and_what_only_looks_like_one_is_not() {
        let found = |text: &str| addresses(text).collect::<Vec<usize>>();
        assert_eq!(found("let one = 1;\nlet same = std::ptr::eq(a, b);"), [2]);
        assert_eq!(found("Frame::Cue(cue) => Some(std::ptr::from_ref(cue.ability)),"), [1]);
        assert_eq!(found("let at = ability as *const Ability;"), [1]);
        assert_eq!(found("log.iter().position(|told| std::ptr::addr_eq(told, &raw const events[0]))"), [1]);
        assert_eq!(found("if Arc::ptr_eq(one, other) {}"), [1]);
        assert_eq!(found("a.as_ptr() == b.as_ptr()"), [1]);
        assert_eq!(found("match *constant { _ => std::slice::from_ref(point) }"), []);
        assert_eq!(found("// `ptr::eq` is forbidden"), []);
    }
}
