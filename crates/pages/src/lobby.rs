//! Which tables stand in the room? One's own, those with a free seat, and those one can watch.

use maud::{Markup, html};
use words::page::page;
use words::{Lang, page_lines};

use crate::home::HomePage;
use crate::people::face_of;
use crate::sprites::icon;
use table::Seat;
use table::company::Sitter;

/// A table somebody can go back to.
#[derive(Clone, Debug)]
pub struct TableRow {
    pub id: String,
    pub title: &'static str,
    /// The address of the game's cover.
    pub cover: &'static str,
    pub names: Vec<String>,
    /// Where the game is, in its own words.
    pub progress: String,
    pub my_turn: bool,
    pub over: bool,
    /// The seat that can be taken to another device, if this device still has one.
    pub seat: Option<Seat>,
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

/// Whether tables of others are to be shown.
pub(crate) fn has_others(page_of: &HomePage) -> bool {
    !page_of.open.is_empty() || !page_of.running.is_empty()
}

/// One's own tables, the latest first: those that wait for one before those that do not, and finished ones last.
pub(crate) fn own(page_of: &HomePage) -> Markup {
    let lang = page_of.reader.lang;
    let mut tables: Vec<&TableRow> = page_of.tables.iter().collect();
    tables.sort_by_key(|table| (table.over, !table.my_turn));
    html! {
        @if !tables.is_empty() {
            section.my-tables {
                h2 { (page(lang).open_tables) }
                ul { @for table in tables { li { (own_table(lang, table)) } } }
            }
        }
    }
}

fn own_table(lang: Lang, table: &TableRow) -> Markup {
    let words = page(lang);
    html! {
        div.table-row.mine[table.my_turn].over[table.over] {
            a href={ "/t/" (table.id) } {
                img.small-cover src=(table.cover) alt="" width="44" height="62";
                span.of-table {
                    strong { (table.title) }
                    span { @for (index, name) in table.names.iter().enumerate() { @if index > 0 { " · " } bdi { (name) } } }
                    @if !table.over { span.where { (table.progress) } }
                }
                @if table.my_turn { span.tag.gold { (icon("quill")) (words.your_turn_mark) } }
                @if table.over { span.tag { (words.over) } }
            }
            div.row.of-row {
                @if table.over { a.button.quiet href={ "/t/" (table.id) "/replay" } { (icon("replay")) (words.see_replay) } }
                @if let Some(seat) = table.seat.filter(|_| !table.over) {
                    form method="post" action={ "/t/" (table.id) "/carry" } {
                        input type="hidden" name="seat" value=(seat);
                        button.quiet type="submit" { (icon("link")) (words.carry_short) }
                    }
                }
            }
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
