//! Which tables stand in the room? One's own, those with a free seat, and those one can watch.

use maud::{Markup, html};
use words::page::page;
use words::{Lang, page_lines};

use crate::home::HomePage;
use crate::people::face_of;
use crate::sprites::icon;
use table::company::Sitter;

/// A table somebody can go back to.
#[derive(Clone, Debug)]
pub struct TableRow {
    pub id: String,
    pub title: &'static str,
    pub names: Vec<String>,
    /// Where the game is, in its own words.
    pub progress: String,
    pub my_turn: bool,
    pub over: bool,
}

/// A table of other people, as anybody may see it.
#[derive(Clone, Debug)]
pub struct PublicTable {
    pub id: String,
    pub title: &'static str,
    /// What the game's first option is called, and the value chosen.
    pub way: (&'static str, &'static str),
    pub sitters: Vec<Sitter>,
    /// Where the game is, in its own words; nothing while nobody is at the table.
    pub progress: Option<String>,
    pub watchers: usize,
}

/// Whether any table is to be shown.
pub(crate) fn is_busy(page_of: &HomePage) -> bool {
    !page_of.tables.is_empty() || !page_of.open.is_empty() || !page_of.running.is_empty()
}

/// One's own tables, the latest first.
pub(crate) fn own(page_of: &HomePage) -> Markup {
    let words = page(page_of.reader.lang);
    html! {
        @if !page_of.tables.is_empty() {
            section.my-tables {
                h2 { (words.open_tables) }
                ul {
                    @for table in &page_of.tables {
                        li {
                            a.table-row.mine[table.my_turn] href={ "/t/" (table.id) } {
                                strong { (table.title) }
                                span { (table.names.join(" · ")) }
                                @if !table.over { span { (table.progress) } }
                                @if table.my_turn { span.tag.gold { (icon("quill")) (words.your_turn_mark) } }
                                @if table.over { span.tag { (words.over) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// On a phone the tables stand below the games: a way straight there.
pub(crate) fn ways_there(page_of: &HomePage) -> Markup {
    let words = page(page_of.reader.lang);
    let lists = [
        ("#open-tables", words.public_tables, page_of.open.len()),
        ("#running-tables", words.running_tables, page_of.running.len()),
    ];
    html! {
        @for (place, name, count) in lists {
            @if count > 0 { a.button.to-tables href=(place) { (name) span.tag { (count) } } }
        }
    }
}

/// Tables with a free seat, and tables to watch; the newest first.
pub(crate) fn others(page_of: &HomePage) -> Markup {
    let lang = page_of.reader.lang;
    let words = page(lang);
    html! {
        @if !page_of.open.is_empty() {
            section #open-tables {
                h2 { (words.public_tables) }
                ul.place-cards { @for table in &page_of.open { (place_card(lang, table, true)) } }
            }
        }
        @if !page_of.running.is_empty() {
            section #running-tables {
                h2 { (words.running_tables) }
                ul.place-cards { @for table in &page_of.running { (place_card(lang, table, false)) } }
            }
        }
    }
}

fn place_card(lang: Lang, table: &PublicTable, open: bool) -> Markup {
    let words = page(lang);
    let (option, value) = table.way;
    html! {
        li {
            a.place-card href={ "/t/" (table.id) } {
                span.place-head { strong { (table.title) } span { (option) ": " (value) } }
                span.plates {
                    @for (index, sitter) in table.sitters.iter().enumerate() { (plate(lang, index, sitter)) }
                }
                span.place-foot {
                    span {
                        @if open { (page_lines::free_seats(lang, free(table))) }
                        @else { (table.progress.as_deref().unwrap_or(words.paused)) }
                        @if table.watchers > 0 { " · " (page_lines::watchers(lang, table.watchers)) }
                    }
                    span.go { @if open { (icon("candle")) (words.sit_down) } @else { (icon("eye")) (words.watch) } }
                }
            }
        }
    }
}

fn plate(lang: Lang, index: usize, sitter: &Sitter) -> Markup {
    let words = page(lang);
    html! {
        span.name-plate.vacant[*sitter == Sitter::Nobody] {
            (face_of(index, sitter))
            @match sitter {
                Sitter::Person(name) | Sitter::Kept(name) => bdi { (name) },
                Sitter::Bot(_) => (words.bot),
                Sitter::Nobody => (words.nobody),
            }
        }
    }
}

fn free(table: &PublicTable) -> usize {
    table.sitters.iter().filter(|sitter| **sitter == Sitter::Nobody).count()
}
