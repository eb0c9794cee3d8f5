//! What are the rules? The whole book, searchable, with an address for every rule.

use maud::{Markup, html};
use words::page::page;
use words::rules::{Piece, Rule, Section, find, pieces};
use words::{Lang, page_lines};

use crate::assets;
use crate::board::Board;
use crate::document::{Document, Reader, document};
use crate::sprites::icon;

/// The rulebook of a game. With a query, only the rules that hold all its words.
pub fn rules_page<G: Board>(reader: &Reader, query: Option<&str>) -> String {
    let query = query.map(str::trim).filter(|query| !query.is_empty());
    let body = match query {
        Some(query) => found::<G>(reader.lang, query),
        None => html! { (primer::<G>(reader.lang)) (all::<G>(reader.lang)) (glossary::<G>(reader.lang)) },
    };
    book::<G>(reader, query, body)
}

/// One rule on its own, with its neighbours of the same section.
pub fn rules_page_at<G: Board>(reader: &Reader, id: &str) -> Option<String> {
    let rule = find(G::rulebook(reader.lang).sections, id)?;
    let around = G::rulebook(reader.lang)
        .sections
        .iter()
        .find(|section| section.rules.iter().any(|one| one.id == id))?;
    let body = html! {
        section.one-rule { (rule_row::<G>(rule)) }
        (section::<G>(around, 0))
        p { a.button href={ "/rules/" (G::NAME) "#" (id) } { (icon("rules")) (page(reader.lang).all_rules) } }
    };
    Some(book::<G>(reader, None, body))
}

fn book<G: Board>(reader: &Reader, query: Option<&str>, body: Markup) -> String {
    let words = page(reader.lang);
    let title = format!("{}: {}", words.rules, G::title(reader.lang).name);
    let body = html! {
        main #main.reading {
            h1 { (title) }
            form.search method="get" action={ "/rules/" (G::NAME) } role="search" {
                label for="q" { (words.search_rules) }
                div.row {
                    input #q type="search" name="q" value=[query] data-filter="rules";
                    button type="submit" { (words.search) }
                }
            }
            div #rules { (body) }
            p #none.none hidden[true] { (words.nothing_found) }
        }
    };
    let head = html! { script type="module" src=(assets::rules_script()) {} };
    let document_of =
        Document { reader, title: &title, game: Some((G::NAME, G::files())), class: "library", head, body };
    document(&document_of)
}

fn found<G: Board>(lang: Lang, query: &str) -> Markup {
    let wanted: Vec<String> = query.split_whitespace().map(plain).collect();
    let fits = |rule: &&Rule| {
        let text = plain(&format!("{} {}", rule.id, rule.text));
        wanted.iter().all(|word| text.contains(word))
    };
    let rules: Vec<&Rule> = words::rules::all(G::rulebook(lang).sections).filter(fits).collect();
    html! {
        section.part {
            h2 { (page_lines::found(lang, rules.len())) }
            @if rules.is_empty() { p { (page(lang).nothing_found) } }
            @for rule in rules { (rule_row::<G>(rule)) }
        }
    }
}

/// Lower case without accents, so that "capitulo" finds "Capítulo".
fn plain(text: &str) -> String {
    let bare = |letter: char| match letter {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        'ñ' => 'n',
        other => other,
    };
    text.to_lowercase().chars().map(bare).collect()
}

fn primer<G: Board>(lang: Lang) -> Markup {
    html! {
        section.part.primer {
            h2 { (page(lang).primer) }
            ol { @for step in G::rulebook(lang).primer { li { (step) } } }
        }
    }
}

fn all<G: Board>(lang: Lang) -> Markup {
    html! {
        nav.contents aria-label=(page(lang).contents) {
            h2 { (page(lang).contents) }
            ol { @for (index, part) in G::rulebook(lang).sections.iter().enumerate() {
                li { a href={ "#part-" (index + 1) } { (part.title) } }
            } }
        }
        @for (index, part) in G::rulebook(lang).sections.iter().enumerate() { (section::<G>(part, index + 1)) }
    }
}

fn section<G: Board>(part: &Section, number: usize) -> Markup {
    html! {
        section.part id=[(number > 0).then(|| format!("part-{number}"))] {
            h2 { (part.title) }
            @for rule in part.rules { (rule_row_in::<G>(rule, number > 0)) }
        }
    }
}

fn rule_row<G: Board>(rule: &Rule) -> Markup {
    rule_row_in::<G>(rule, true)
}

/// A rule under its own address. Only one row of a page may carry the anchor.
fn rule_row_in<G: Board>(rule: &Rule, anchor: bool) -> Markup {
    html! {
        p.rule-row id=[anchor.then_some(rule.id)] {
            a.rule href={ "/rules/" (G::NAME) "/" (rule.id) } { (rule.id) }
            span { @for piece in pieces(rule.text) { @match piece {
                Piece::Words(words) => (words),
                Piece::Cite(id) => a href={ "/rules/" (G::NAME) "/" (id) } { (id) },
            } } }
        }
    }
}

fn glossary<G: Board>(lang: Lang) -> Markup {
    html! {
        section.part.glossary {
            h2 { (page(lang).glossary) }
            dl { @for (word, meaning) in G::rulebook(lang).glossary { div { dt { (word) } dd { (meaning) } } } }
        }
    }
}
