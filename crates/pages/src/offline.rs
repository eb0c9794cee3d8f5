//! The page for when there is no network.

use std::iter;

use maud::html;
use words::Lang;
use words::page::page;

use crate::document::{Document, Reader, in_the_hall};

/// What the app shows without a network: kept by the browser, so it speaks every language, the reader's first.
pub fn offline(reader: &Reader) -> String {
    let others = Lang::ALL.into_iter().filter(|lang| *lang != reader.lang);
    let body = html! {
        main #main.home.door {
            @for lang in iter::once(reader.lang).chain(others) {
                section.book lang=(lang.code()) {
                    h1 { (page(lang).offline_title) }
                    p { (page(lang).offline_lead) }
                    div.row { a.button.gold href="/" { (page(lang).offline_again) } }
                }
            }
        }
    };
    let title = page(reader.lang).offline_title;
    in_the_hall(&Document { reader, title, game: None, class: "lobby", head: html! {}, body })
}
