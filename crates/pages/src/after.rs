//! What can one do with a game that is over, whatever was played? See what decided it, and see it again.

use maud::{Markup, html};
use words::page::page;
use words::story_words::story;

use crate::chrome::TableChrome;
use crate::sprites::icon;

/// The ways on from the end of a game, for the middle of the table.
pub fn ways(chrome: &TableChrome) -> Markup {
    html! {
        a.button href={ "/t/" (chrome.id) "/story" } { (icon("course")) (story(chrome.lang).title) }
        a.button href={ "/t/" (chrome.id) "/replay" } { (icon("replay")) (page(chrome.lang).replay) }
    }
}
