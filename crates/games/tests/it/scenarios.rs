//! Does every rule of every game have a story, does every story cite rules that exist, and does the page about
//! scenarios know all their words?

use std::collections::BTreeSet;
use std::path::PathBuf;

use deathmaydie::DeathMayDie;
use games::{AnyGame, WITH_EXAMPLE};
use grimoire::Grimoire;
use madness::Madness;
use obscurio::Obscurio;
use table::scenario::{self, Staged};
use words::Lang;
use words::rules::{Piece, all, pieces};

fn repository(path: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../..", path].iter().collect()
}

/// The rulebook, and what `docs/rulings` adds to it in its headings and tables.
fn known(game: &dyn AnyGame) -> BTreeSet<String> {
    let rulebook = all(game.rules(Lang::En)).map(|rule| rule.id.to_owned());
    // The example needs no rulings.
    let page = std::fs::read_to_string(repository(&format!("docs/rulings/{}.md", game.name())));
    let page = page.unwrap_or_default();
    let headed = page.lines().filter_map(|line| line.strip_prefix("## ").or(line.strip_prefix("| ")));
    let id = |line: &str| line.split(' ').next().filter(|word| is_id(word)).map(str::to_owned);
    rulebook.chain(headed.filter_map(id)).collect()
}

/// Our own rulings have a letter in their number.
fn is_id(word: &str) -> bool {
    pieces(&word.replace("-C", "-")) == [Piece::Cite(&word.replace("-C", "-"))]
}

#[test]
fn every_rule_is_shown_and_every_rule_cited_exists() {
    for game in WITH_EXAMPLE {
        let known = known(*game);
        let cited: BTreeSet<String> = game.scenarios().into_iter().flat_map(|story| story.rules).collect();
        let unknown: Vec<_> = cited.difference(&known).collect();
        assert!(unknown.is_empty(), "{}: no such rules: {unknown:?}", game.name());
        let missing: Vec<_> = known.difference(&cited).collect();
        assert!(missing.is_empty(), "{}: {} rules are not shown: {missing:?}", game.name(), missing.len());
    }
}

/// Set `WRITE_DOCS` to write the tables anew.
fn page_lists<G: Staged>(page: &mut String) {
    let start = format!("<!-- words of {} -->\n", G::NAME);
    let from = page.find(&start).expect("a place for the words") + start.len();
    let to = from + page[from..].find("<!-- end -->").expect("its end");
    page.replace_range(from..to, &scenario::words::<G>());
}

#[test]
fn the_page_about_scenarios_lists_every_word() {
    let path = repository("docs/write-a-scenario.md");
    let before = std::fs::read_to_string(&path).unwrap();
    let mut page = before.clone();
    page_lists::<Grimoire>(&mut page);
    page_lists::<Madness>(&mut page);
    page_lists::<Obscurio>(&mut page);
    page_lists::<DeathMayDie>(&mut page);
    if std::env::var_os("WRITE_DOCS").is_some() {
        std::fs::write(&path, &page).unwrap();
    } else {
        assert_eq!(page, before, "run again with WRITE_DOCS=1");
    }
}
