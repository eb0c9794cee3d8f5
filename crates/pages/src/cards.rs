//! Which cards are there, and what does one of them do?

use maud::html;
use words::page::page;

use crate::board::Board;
use crate::document::{Document, Reader, document};
use crate::example::{self, ExampleTold};
use crate::sprites::icon;

/// Every card of a game, in groups.
pub fn cards_page<G: Board>(reader: &Reader) -> String {
    let words = page(reader.lang);
    let title = format!("{}: {}", words.cards, G::title(reader.lang).name);
    let body = html! {
        main #main.gallery {
            h1 { (title) }
            @for (name, cards) in G::shelves(reader.lang) {
                section.shelf {
                    h2 { (name) }
                    ul { @for id in cards {
                        li id=(id) { a href={ "/cards/" (G::NAME) "/" (id) } {
                            @if let Some(card) = G::card(reader.lang, id) { (card) }
                        } }
                    } }
                }
            }
        }
    };
    let document_of = Document {
        reader,
        title: &title,
        game: Some((G::NAME, G::files())),
        class: "library",
        head: html! {},
        body,
    };
    document(&document_of)
}

/// One card as large as the page, with its mood.
pub fn card_page<G: Board>(reader: &Reader, id: &str, example: Option<&ExampleTold>) -> Option<String> {
    let words = page(reader.lang);
    let card = G::card(reader.lang, id)?;
    let about = G::card_words(reader.lang, id)?;
    let body = html! {
        main #main.one-card {
            div #card { (card) }
            div.about {
                h1 { (about.name) }
                p.text { (about.text) }
                p.flavour { (about.flavour) }
                @if let Some(example) = example { (example::in_short::<G>(reader.lang, id, example)) }
                p.row {
                    a.button href={ "/cards/" (G::NAME) "#" (id) } { (icon("deck")) (words.see_cards) }
                    a.button href={ "/rules/" (G::NAME) } { (icon("rules")) (words.rules) }
                }
            }
        }
    };
    let document_of = Document {
        reader,
        title: about.name,
        game: Some((G::NAME, G::files())),
        class: "library",
        head: html! {},
        body,
    };
    Some(document(&document_of))
}
