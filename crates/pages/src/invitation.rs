//! What does somebody see who follows an invitation? Who waits for them, a place for their name, and one thing to press.

use maud::{Markup, html};
use table::Seat;
use table::company::Sitter;
use words::page::page;
use words::{Label, Lang, hall_lines, page_lines};

use crate::assets::GameFiles;
use crate::chrome::Notice;
use crate::document::{Document, Reader, in_the_hall};
use crate::home::name_input;
use crate::link_preview::{self, Preview};
use crate::people::face_of;
use crate::sprites::icon;

/// An invitation to an empty seat.
#[derive(Clone, Debug)]
pub struct Invitation {
    pub reader: Reader,
    /// Where this service is for the guest.
    pub origin: String,
    /// The game's name in links, and its files.
    pub game: (&'static str, &'static GameFiles),
    pub title: Label,
    pub table: String,
    pub seat: Seat,
    pub sitters: Vec<Sitter>,
    /// The people who are there already, as sentences may name them.
    pub people: Vec<String>,
    /// What the guest was called the last time.
    pub my_name: Option<String>,
    pub notice: Option<Notice>,
}

/// The invitation, still good.
pub fn invitation(of: &Invitation) -> String {
    let lang = of.reader.lang;
    let words = page(lang);
    let title = page_lines::waited_for(lang, &of.people);
    let body = html! {
        main #main.home.door {
            @if let Some(notice) = &of.notice { p.notice role="alert" { (notice.text) } }
            form.book method="post" action=(of.reader.path) {
                h1 { (title) }
                p.lead { strong { (of.title.name) } " · " (of.title.help) }
                ul.company { @for (index, sitter) in of.sitters.iter().enumerate() {
                    li.yours[of.seat.index() == index] { (face_of(index, sitter)) (called(lang, of, index)) }
                } }
                div.row.enter {
                    label.field { span.unseen { (words.your_name) } (name_input(lang, of.my_name.as_deref())) }
                    button.gold.large type="submit" { (icon("candle")) (words.take_seat) }
                }
                p.row.quiet-way { a href={ "/t/" (of.table) } { (icon("eye")) (words.only_watch) } }
            }
        }
    };
    let game = Some(of.game);
    // The link is a secret of whoever got it, so what is said about it elsewhere names the table only.
    let head = link_preview::tags(&Preview {
        lang,
        origin: &of.origin,
        path: &format!("/t/{}", of.table),
        title: &hall_lines::table_of(lang, of.title.name),
        about: of.title.help,
        game: Some(of.game.0),
    });
    in_the_hall(&Document { reader: &of.reader, title: &title, game, class: "lobby", head, body })
}

fn called(lang: Lang, of: &Invitation, index: usize) -> Markup {
    let words = page(lang);
    html! {
        @match &of.sitters[index] {
            Sitter::Person(name) | Sitter::Kept(name) => bdi { (name) },
            Sitter::Bot(_) => span { (words.bot) },
            Sitter::Nobody if of.seat.index() == index => strong { (words.your_seat) },
            Sitter::Nobody => span { (words.nobody) },
        }
    }
}

/// Somebody has sat down with it already.
pub fn spent_invitation(reader: &Reader, table: &str) -> String {
    let words = page(reader.lang);
    let body = html! {
        main #main.home.door {
            section.book {
                h1 { (words.invitation_spent) }
                p.lead { (words.invitation_spent_lead) }
                div.row {
                    a.button.gold href={ "/t/" (table) } { (icon("eye")) (words.watch_table) }
                    a.button href="/" { (words.home) }
                }
            }
        }
    };
    let title = words.invitation_spent;
    in_the_hall(&Document { reader, title, game: None, class: "lobby", head: html! {}, body })
}
