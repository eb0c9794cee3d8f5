//! What does the open book say? The Monster on the left page, its price and its successor on the right.

use ::madness::cards::Element;
use ::madness::view::Book;
use maud::{Markup, html};
use words::madness::card_words;

use super::{TableScene, card, card_name, words_of};

pub fn book(scene: &TableScene) -> Markup {
    let words = words_of(scene);
    html! {
        section.tome-stand aria-label=(words.book) {
            @match &scene.view.book {
                Some(book) => { (card::ground("book", "stand", (800, 500))) (spread(scene, book)) },
                None => (closed(scene)),
            }
        }
    }
}

/// The open spread; a new Monster is a new page, and a new page turns.
fn spread(scene: &TableScene, book: &Book) -> Markup {
    let (lang, words) = (scene.chrome.lang, words_of(scene));
    let monster = book.monster;
    let page = card_words::page(lang, book.page);
    html! {
        div.spread id={ "spread-" (scene.view.round) "-" (monster) } {
            div.leaf.left {
                a.monster href={ "/cards/madness/" (monster) } data-card=(monster) aria-label=(card_name(lang, monster)) {
                    (card::art(&format!("monster-{monster}"), "beast", (300, 300)))
                }
                h3 { (card_name(lang, monster)) }
                p { strong { (card::mark("arrive")) (words.arrival) } " " (card::text(lang, monster, scene.view.edition, 1)) }
            }
            div.leaf.right {
                p.bonus { strong { (card::mark("bonus")) (words.bonus) } " " (page.bonus) }
                p.failure { strong { (card::mark("failure")) (words.failure) } " " (page.failure) }
                @if let Some(arrival) = page.arrival { p { strong { (card::mark("arrive")) (words.arrival) } " " (arrival) } }
                (next(scene, book.next_curses))
            }
        }
    }
}

/// The Elements of the next Monster's Curses, known one round ahead.
fn next(scene: &TableScene, curses: Option<[Element; 3]>) -> Markup {
    let words = words_of(scene);
    html! {
        @if let Some(curses) = curses {
            p.next { strong { (words.next_curses) }
                @for element in curses {
                    span.(card::ink(Some(element))) role="img" aria-label=(element_name(scene, element)) { (card::glyph(element)) }
                }
            }
        } @else {
            p.next { strong { (words.last_monster) } }
        }
    }
}

pub fn element_name(scene: &TableScene, element: Element) -> &'static str {
    card_words::element(scene.chrome.lang, element).name
}

fn closed(scene: &TableScene) -> Markup {
    let words = words_of(scene);
    html! {
        div.shut { (card::art("book-closed", "shut-book", (400, 500)))
            p { strong { (words.book_closed) } br; (words.book_closed_help) } }
    }
}
