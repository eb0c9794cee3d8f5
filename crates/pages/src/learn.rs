//! What can one learn by playing? The lessons of a game, each one press away.

use maud::html;
use words::Label;
use words::page::page;

use crate::assets::GameFiles;
use crate::chrome::Notice;
use crate::document::{Document, Reader, document};
use crate::sprites::icon;

/// The lessons of one game.
pub struct LearnPage<'a> {
    pub reader: &'a Reader,
    pub game: &'static str,
    pub files: &'static GameFiles,
    pub title: Label,
    /// Name, title, and what each is about.
    pub lessons: Vec<(&'static str, &'static str, &'static str)>,
    /// What the reader was called the last time.
    pub my_name: Option<String>,
    pub notice: Option<Notice>,
}

pub fn learn_page(page_of: &LearnPage) -> String {
    let words = page(page_of.reader.lang);
    let title = format!("{}: {}", words.learn, page_of.title.name);
    let name = page_of.my_name.as_deref().unwrap_or(words.apprentice);
    let body = html! {
        main #main.reading.learn {
            h1 { (title) }
            p.lead { (page_of.title.help) }
            p { (words.learn_lead) }
            @if let Some(notice) = &page_of.notice { p.notice role="alert" { (notice.text) } }
            @for (index, (lesson, called, about)) in page_of.lessons.iter().enumerate() {
                form.part.lesson id=(lesson) method="post" action={ "/learn/" (page_of.game) } {
                    h2 { (called) }
                    p { (about) }
                    input type="hidden" name="lesson" value=(lesson);
                    input type="hidden" name="name" value=(name);
                    button.large.gold[index == 0] type="submit" { (icon("candle")) (words.learn_start) }
                }
            }
            p.row {
                a.button href={ "/rules/" (page_of.game) } { (icon("rules")) (words.read_rules) }
                a.button href={ "/cards/" (page_of.game) } { (icon("deck")) (words.see_cards) }
            }
        }
    };
    let document_of = Document {
        reader: page_of.reader,
        title: &title,
        game: Some((page_of.game, page_of.files)),
        class: "library",
        head: html! {},
        body,
    };
    document(&document_of)
}
