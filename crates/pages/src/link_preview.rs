//! What does a link to us show where somebody shares it? A title, a line and a picture: the game, and nothing of a table.

use maud::{Markup, html};
use words::Lang;
use words::page::page;

use crate::board::Board;

/// What is said about an address elsewhere.
pub(crate) struct Preview<'a> {
    pub lang: Lang,
    /// The address at which the client reaches this service, if that is certain: a link preview needs absolute addresses.
    pub origin: &'a str,
    /// The address of the page itself; one with a secret in it is not repeated.
    pub path: &'a str,
    pub title: &'a str,
    pub about: &'a str,
    /// The game whose book is shown; without one, the library.
    pub game: Option<&'static str>,
}

pub(crate) fn tags(of: &Preview) -> Markup {
    let picture = format!("{}/preview/{}.png", of.origin, of.game.unwrap_or("library"));
    html! {
        meta name="description" content=(of.about);
        meta property="og:site_name" content="Conclave";
        meta property="og:type" content="website";
        meta property="og:title" content=(of.title);
        meta property="og:description" content=(of.about);
        @if !of.origin.is_empty() { meta property="og:url" content={ (of.origin) (of.path) }; }
        meta property="og:locale" content=(page(of.lang).locale);
        @for other in Lang::ALL.into_iter().filter(|lang| *lang != of.lang) {
            meta property="og:locale:alternate" content=(page(other).locale);
        }
        @if !of.origin.is_empty() {
            meta property="og:image" content=(picture);
            meta property="og:image:type" content="image/png";
            meta property="og:image:width" content="1200";
            meta property="og:image:height" content="630";
            meta property="og:image:alt" content=(of.title);
        }
        meta name="twitter:card" content="summary_large_image";
    }
}

/// The picture of a game's links, 1200 × 630.
pub fn preview_picture<G: Board>() -> String {
    art::covers::preview(Some(G::cover()))
}

/// The library, as links to the hall show it.
pub fn library_picture() -> String {
    art::covers::preview(None)
}

/// The app's own mark, square, to be painted at any size.
pub fn app_icon() -> String {
    art::covers::app_icon()
}
