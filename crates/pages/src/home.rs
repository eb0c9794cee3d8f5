//! What greets somebody who comes in: the hall with its books, the tables one sits at, and those of others.

use maud::{Markup, html};
use words::page::page;
use words::{Glance, Lang, hall_lines};

use crate::chrome::Notice;
use crate::deals::leading_there;
use crate::document::{Document, Reader, document};
use crate::link_preview::{self, Preview};
use crate::lobby::{self, PublicTable, TableRow};
use crate::sprites::icon;

/// Everything the first page shows.
#[derive(Clone, Debug)]
pub struct HomePage {
    pub reader: Reader,
    /// Where this service is for the reader.
    pub origin: String,
    pub books: Vec<Spine>,
    /// Tables this device sits at, the latest first.
    pub tables: Vec<TableRow>,
    /// Tables of others with a free seat, the newest first.
    pub open: Vec<PublicTable>,
    /// Tables of others to watch, the newest first.
    pub running: Vec<PublicTable>,
    pub notice: Option<Notice>,
}

/// A book as it stands in the hall.
#[derive(Clone, Debug)]
pub struct Spine {
    pub name: &'static str,
    /// Its title in large letters, and what stands below them.
    pub title: (&'static str, Option<&'static str>),
    pub glance: Glance,
    /// The address of its cover.
    pub cover: &'static str,
    pub players: (u8, u8),
}

/// The first page.
pub fn home(page_of: &HomePage) -> String {
    let words = page(page_of.reader.lang);
    let body = html! {
        main #main.home {
            section.hero {
                h1 { (words.app) }
                p.tagline { (words.tagline) }
                p.promise { (words.promise) }
            }
            @if let Some(notice) = &page_of.notice { p.notice role="alert" { (notice.text) } }
            (lobby::own(page_of))
            (shelf(page_of))
            (leading_there(page_of.reader.lang, None))
            @if lobby::has_others(page_of) { div.others { (lobby::others(page_of)) } }
        }
    };
    let head = link_preview::tags(&Preview {
        lang: page_of.reader.lang,
        origin: &page_of.origin,
        path: "/",
        title: words.tagline,
        about: words.promise,
        game: None,
    });
    let reader = &page_of.reader;
    document(&Document { reader, title: words.tagline, game: None, class: "lobby in-hall", head, body })
}

/// The books side by side, covers to the front.
fn shelf(page_of: &HomePage) -> Markup {
    let lang = page_of.reader.lang;
    html! {
        nav.bookshelf aria-label=(page(lang).book_shelf) {
            ul { @for book in &page_of.books { li { (standing(lang, book)) } } }
            span.plank aria-hidden="true" {}
        }
    }
}

fn standing(lang: Lang, book: &Spine) -> Markup {
    html! {
        a.tome.{ "tome-" (book.name) } href={ "/g/" (book.name) } {
            (jacket(book))
            (facts(lang, book))
        }
    }
}

/// A cover with its title on it.
pub(crate) fn jacket(book: &Spine) -> Markup {
    let (title, rest) = book.title;
    html! {
        span.jacket {
            img.cover src=(book.cover) alt="" width="300" height="420";
            strong.tome-title { (title) @if let Some(rest) = rest { small { (rest) } } }
        }
    }
}

/// Players, length and kind at a glance.
pub(crate) fn facts(lang: Lang, book: &Spine) -> Markup {
    let (least, most) = book.players;
    html! {
        span.facts {
            span { (icon("people")) (hall_lines::players(lang, least, most)) }
            span { (icon("hourglass")) (hall_lines::minutes(&book.glance)) }
            span.kind { (book.glance.kind) }
        }
    }
}

/// Where somebody says what they are called; who has said so before finds it there.
pub(crate) fn name_input(lang: Lang, known: Option<&str>) -> Markup {
    let words = page(lang);
    html! {
        input.large type="text" name="name" required maxlength="24" autocomplete="nickname" dir="auto"
            value=[known] placeholder=(words.name_hint) aria-label=(words.your_name);
    }
}

/// A page for when there is nothing to show: 404 and the like, or our own fault.
pub fn error_page(reader: &Reader, code: u16, why: &str) -> String {
    let words = page(reader.lang);
    let (title, lead) = match code {
        404 => (words.not_found, words.not_found_lead),
        400..500 => (words.not_done, why),
        _ => (words.broken, why),
    };
    let body = html! {
        main #main.home {
            section.hero { h1 { (title) } p.tagline { (lead) } p { a.button.gold href="/" { (words.home) } } }
        }
    };
    document(&Document { reader, title, game: None, class: "lobby", head: html! {}, body })
}
