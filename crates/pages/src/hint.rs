//! What would a bot do here, and why? Advice in words, and which thing on the table it means.

use std::fmt::Display;

use maud::{Markup, html};
use words::page::page;
use words::practice_words::practice;
use words::{Sentence, page_lines};

use crate::branch;
use crate::chrome::TableChrome;
use crate::sentence::{plain_chip, sentence};
use crate::sprites::icon;
use crate::table::form_start;

/// What a bot would do in the reader's place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hint {
    /// The move as forms send it.
    pub mv: String,
    /// The same as buttons say it.
    pub says: Sentence,
    /// One sentence of reason.
    pub why: Option<Sentence>,
}

impl Hint {
    /// Whether it is this move that is advised; the thing that makes it is lit.
    pub fn means(hint: Option<&Hint>, mv: impl Display) -> bool {
        hint.is_some_and(|hint| hint.mv == mv.to_string())
    }
}

/// The advice, with the cards it names.
pub fn advice(chrome: &TableChrome, hint: &Hint) -> Markup {
    let chip = |id: &str, called: &str| plain_chip(chrome.game, id, called);
    html! {
        (sentence(chrome.game, &page_lines::would_play(chrome.lang, &hint.says), &chip)) "."
        @if let Some(why) = &hint.why { " " (sentence(chrome.game, why, &chip)) }
    }
}

/// The best moves at a table for practice, on a small screen.
fn best_in_reach(chrome: &TableChrome) -> Markup {
    html! {
        @if let Some(weighed) = &chrome.weighed { div.near-hint.best-moves { (branch::best(chrome.lang, weighed)) } }
        @else if chrome.practice && chrome.may_ask_advice() && !chrome.over {
            form.near-hint.ask-best method="post" action={ "/t/" (chrome.id) "/weigh" } data-live {
                (form_start(chrome))
                button.tool type="submit" { (icon("course")) span { (practice(chrome.lang).ask) } }
            }
        }
    }
}

/// Advice where the thumb is: on a small screen the tools beside the table are far away.
pub fn in_reach(chrome: &TableChrome) -> Markup {
    html! {
        (best_in_reach(chrome))
        @if let Some(hint) = &chrome.hint { p.near-hint.hint { (icon("hint")) span { (advice(chrome, hint)) } } }
        @else if chrome.may_ask_advice() && !chrome.over {
            form.near-hint method="post" action={ "/t/" (chrome.id) "/hint" } data-live {
                (form_start(chrome))
                button.tool type="submit" aria-label=(page(chrome.lang).hint) { (icon("hint")) span { (page(chrome.lang).hint) } }
            }
        }
    }
}
