//! The end of a table, for whoever opened it, and of all that was kept of it.

use maud::{Markup, html};
use words::Label;
use words::page::page;

use crate::assets::GameFiles;
use crate::chrome::TableChrome;
use crate::document::{Document, Reader, in_the_hall};
use crate::sprites::icon;

/// The way to the end of a table, for whoever opened it.
pub(crate) fn delete(chrome: &TableChrome) -> Markup {
    html! {
        @if chrome.host && chrome.live {
            p.row.ending { a.button.quiet href={ "/t/" (chrome.id) "/delete" } { (icon("trash")) (page(chrome.lang).delete_table) } }
        }
    }
}

/// Whether a table is to be deleted: asked on a page of its own, since it cannot be undone.
#[derive(Clone, Debug)]
pub struct DeletePage {
    pub reader: Reader,
    pub game: Option<(&'static str, &'static GameFiles)>,
    pub title: Option<Label>,
    /// Why one cannot go back there, if so.
    pub away: Option<String>,
    pub table: String,
}

pub fn delete_page(of: &DeletePage) -> String {
    let words = page(of.reader.lang);
    let body = html! {
        main #main.home.door {
            form.book method="post" action={ "/t/" (of.table) "/delete" } {
                h1 { (words.delete_title) }
                p.lead { @if let Some(title) = &of.title { strong { (title.name) } " · " } (words.the_table) " " (of.table) }
                @if let Some(away) = &of.away { p { (away) } }
                p { (words.delete_lead) }
                input type="hidden" name="sure" value="yes";
                div.row {
                    button.ember type="submit" { (icon("trash")) (words.delete_yes) }
                    @if of.away.is_none() { a.button.gold href={ "/t/" (of.table) } { (words.delete_no) } }
                    @else { a.button.gold href="/" { (words.home) } }
                }
            }
        }
    };
    let title = words.delete_title;
    in_the_hall(&Document { reader: &of.reader, title, game: of.game, class: "lobby", head: html! {}, body })
}

pub fn deleted(reader: &Reader) -> String {
    let words = page(reader.lang);
    let body = html! {
        main #main.home.door {
            section.book { h1 { (words.deleted) } div.row { a.button.gold href="/" { (words.home) } } }
        }
    };
    in_the_hall(&Document { reader, title: words.deleted, game: None, class: "lobby", head: html! {}, body })
}
