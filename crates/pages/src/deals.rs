//! The deals that are the same for all: what can be played today and this week, and how it went for others.

use maud::{Markup, html};
use words::deal_words::{self, deals};
use words::page_lines;
use words::{Label, Lang};

use crate::document::{Document, Reader, document};
use crate::home::name_input;
use crate::sprites::icon;

/// Where these deals are, for whoever looks at books.
pub(crate) fn leading_there(lang: Lang, game: Option<&str>) -> Markup {
    let address = game.map_or("/deals".to_owned(), |game| format!("/deals#{game}-day"));
    html! { p.to-deals { a href=(address) { (icon("day")) (deals(lang).there) } } }
}

/// One deal and its results.
pub struct DealRow {
    pub game: &'static str,
    pub title: Label,
    /// As forms say it: `day` or `week`.
    pub span: &'static str,
    /// When it closes, in milliseconds since 1970.
    pub ends: u64,
    /// The best first.
    pub results: Vec<DealResult>,
}

/// How one table did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealResult {
    pub name: String,
    pub won: bool,
    pub edge: i16,
    pub moves: usize,
}

/// The page of all deals.
pub fn deals_page(reader: &Reader, rows: &[DealRow], my_name: Option<&str>) -> String {
    let words = deals(reader.lang);
    let body = html! {
        main #main.reading.deals {
            h1 { (icon("day")) (words.title) }
            p.lead { (words.lead) }
            p.small { (words.fair) " " (words.at_once) " " (words.secret) }
            div.deal-list { @for row in rows { (one(reader.lang, row, my_name)) } }
        }
    };
    document(&Document { reader, title: words.title, game: None, class: "paper", head: html! {}, body })
}

fn one(lang: Lang, row: &DealRow, my_name: Option<&str>) -> Markup {
    let words = deals(lang);
    let span = if row.span == "day" { words.day } else { words.week };
    html! {
        section.deal id={ (row.game) "-" (row.span) } {
            h2 { (row.title.name) }
            p { strong { (span) } " " small { (deal_words::until(lang, &page_lines::happened(lang, row.ends))) } }
            form.row.enter method="post" action="/deals" {
                input type="hidden" name="game" value=(row.game);
                input type="hidden" name="span" value=(row.span);
                label.field { (name_input(lang, my_name)) }
                button.gold type="submit" { (icon("candle")) (words.play) }
            }
            h3 { (words.results) }
            @if row.results.is_empty() { p.small { (words.nobody) } }
            ol.deal-results { @for result in &row.results {
                li {
                    strong { bdi { (result.name) } }
                    span.tag.gold[result.won] { (if result.won { words.won } else { words.lost }) }
                    span { (deal_words::margin(lang, result.edge, result.moves)) }
                }
            } }
        }
    }
}
