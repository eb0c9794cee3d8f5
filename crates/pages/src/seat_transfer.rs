//! What does somebody see who takes their seat along to another device, there and here?

use maud::{Markup, PreEscaped, html};
use qrcode::{Color, QrCode};
use words::Label;
use words::page::page;

use crate::assets::GameFiles;
use crate::document::{Document, Reader, in_the_hall};
use crate::people::copy_link;
use crate::sprites::icon;

/// Light around it, without which cameras find nothing.
const MARGIN: usize = 3;

/// The device somebody sets out from.
#[derive(Clone, Debug)]
pub struct Departure {
    pub reader: Reader,
    pub game: (&'static str, &'static GameFiles),
    pub table: String,
    pub link: String,
}

/// The device they arrive at.
#[derive(Clone, Debug)]
pub struct Arrival {
    pub reader: Reader,
    pub game: (&'static str, &'static GameFiles),
    pub title: Label,
    pub name: String,
}

pub fn departure(of: &Departure) -> String {
    let words = page(of.reader.lang);
    let body = html! {
        main #main.home.door {
            section.book.carry {
                h1 { (words.carry_title) }
                p.lead { (words.carry_lead) }
                (for_cameras(&of.link, words.carry_picture))
                (copy_link(of.reader.lang, &of.link, words.copy_link, "gold"))
                p.row.quiet-way { a href={ "/t/" (of.table) } { (words.carry_back) } }
            }
        }
    };
    let game = Some(of.game);
    in_the_hall(&Document {
        reader: &of.reader,
        title: words.carry_title,
        game,
        class: "lobby",
        head: html! {},
        body,
    })
}

/// The link as a picture; nothing at all if it is too long for one, or leads nowhere from another device.
fn for_cameras(link: &str, label: &str) -> Markup {
    let Some(code) = QrCode::new(link).ok().filter(|_| !link.starts_with('/')) else { return html! {} };
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, colour)| *colour == Color::Dark);
    let path: String = dark
        .map(|(place, _)| format!("M{} {}h1v1h-1z", place % width + MARGIN, place / width + MARGIN))
        .collect();
    let side = width + 2 * MARGIN;
    html! {
        svg.for-cameras role="img" aria-label=(label) viewBox={ "0 0 " (side) " " (side) } shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="#fff" {}
            (PreEscaped(format!("<path d=\"{path}\" fill=\"#000\"/>")))
        }
    }
}

pub fn arrival(of: &Arrival) -> String {
    let words = page(of.reader.lang);
    let body = html! {
        main #main.home.door {
            form.book method="post" action=(of.reader.path) {
                h1 { (words.carry_hello) ", " bdi { (of.name) } }
                p.lead { strong { (of.title.name) } " · " (of.title.help) }
                div.row { button.gold.large type="submit" { (icon("candle")) (words.carry_here) } }
            }
        }
    };
    let game = Some(of.game);
    let title = words.carry_hello;
    in_the_hall(&Document { reader: &of.reader, title, game, class: "lobby", head: html! {}, body })
}

pub fn spent_seat_transfer(reader: &Reader, table: &str) -> String {
    let words = page(reader.lang);
    let body = html! {
        main #main.home.door {
            section.book {
                h1 { (words.carry_spent) }
                p.lead { (words.carry_spent_lead) }
                div.row {
                    a.button.gold href={ "/t/" (table) } { (icon("eye")) (words.watch_table) }
                    a.button href="/" { (words.home) }
                }
            }
        }
    };
    in_the_hall(&Document {
        reader,
        title: words.carry_spent,
        game: None,
        class: "lobby",
        head: html! {},
        body,
    })
}
