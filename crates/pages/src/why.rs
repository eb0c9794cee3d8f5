//! Why? What a press would do and why another does nothing now, each with its rule.
//!
//! What is not lit says it by itself: `data-why` holds the address that [`not`] makes, or stands empty on a link that leads
//! there. A number says which rule it follows: `data-rule`, with its `title` or label as what it says, and a place among
//! what keys can reach. What a press only opens says what it leads to: `data-would`, with the address of [`would`]. A sheet that
//! opens has room for its reason: [`here`].

use std::fmt::{Display, Write as _};

use maud::{Markup, Render, html};
use words::rules::{Section, find};
use words::why_words::why;
use words::{Label, Lang, Line, Sentence};

use crate::assets::GameFiles;
use crate::chrome::TableChrome;
use crate::document::{Document, Reader, document};
use crate::sentence::{Plain, plain_chip, sentence};
use crate::sprites::icon;

/// What is to be said about a move.
pub enum Reason {
    /// Nobody asks this reader anything; what the table waits for instead.
    NotAsked(Sentence),
    Not {
        why: Sentence,
        rule: Option<&'static str>,
    },
    /// What would follow; not all of it, unless it is certain.
    Brings {
        lines: Vec<Line>,
        certain: bool,
    },
}

/// A move and what is to be said about it.
pub struct Explained {
    /// The move as one would say it, where it can be made.
    pub says: Option<Sentence>,
    pub reason: Reason,
}

/// The game a reason is about, and the language it is read in.
#[derive(Clone, Copy)]
pub struct Voice {
    pub lang: Lang,
    pub game: &'static str,
    pub rules: &'static [Section],
}

/// A page of reasons: about one move, or about all that can be made now.
pub struct WhyPage<'a> {
    pub reader: Reader,
    pub files: &'static GameFiles,
    pub title: Label,
    pub voice: Voice,
    pub explained: &'a [Explained],
    /// Whether all moves were asked for.
    pub all: bool,
    /// The card it is about, by id.
    pub card: Option<&'a str>,
    /// Where the table is.
    pub back: String,
}

pub fn why_page(of: &WhyPage) -> String {
    let words = why(of.reader.lang);
    let body = html! {
        main #main.reading.whys {
            p.over-title { (of.title.name) }
            h1 { (icon("why")) (if of.all { words.now } else { words.why }) }
            @if of.explained.is_empty() { p { (words.nothing_now) } }
            @for explained in of.explained { (reason(of.voice, explained)) }
            p.row {
                a.button.gold href=(of.back) { (icon("candle")) (words.back) }
                @if let Some(card) = of.card {
                    a.button href={ "/cards/" (of.voice.game) "/" (card) } { (icon("deck")) (words.the_card) }
                }
            }
        }
    };
    document(&Document {
        reader: &of.reader,
        title: words.why,
        game: Some((of.voice.game, of.files)),
        class: "library",
        head: html! {},
        body,
    })
}

/// One reason, as pages and the sheet at the table show it.
pub fn reason(voice: Voice, explained: &Explained) -> Markup {
    let words = why(voice.lang);
    let say = |said: &Sentence| {
        sentence(voice.game, said, &|id, called| plain_chip(voice.game, id, called)).render()
    };
    html! {
        section.reason {
            @if let Some(says) = &explained.says { h2 { (says) } }
            @match &explained.reason {
                Reason::NotAsked(prompt) => { p { (words.not_now) " " (say(prompt)) } },
                Reason::Not { why, rule } => {
                    p.no { (icon("cross")) span { (say(why)) } }
                    @if let Some(rule) = rule { (quoted(voice, rule)) }
                },
                Reason::Brings { lines, certain } => {
                    @if !lines.is_empty() {
                        p.small { (words.would) }
                        ul { @for line in lines {
                            li { (say(&line.sentence)) @if let Some(rule) = line.rule { " " (cited(voice.game, rule)) } }
                        } }
                    } @else if *certain { p { (words.only_that) } }
                    @if !certain { p.small.luck { (icon("hourglass")) (words.luck) } }
                },
            }
        }
    }
}

fn cited(game: &str, rule: &str) -> Markup {
    html! { a.rule href={ "/rules/" (game) "/" (rule) } { (rule) } }
}

/// A rule in its own words, short enough to be read where one is.
fn quoted(voice: Voice, rule: &str) -> Markup {
    html! {
        blockquote.quoted { (cited(voice.game, rule)) @if let Some(found) = find(voice.rules, rule) { " " (found.text) } }
    }
}

/// Whether somebody reads this who may ask why: whoever plays at a table that goes on.
pub(crate) fn may_ask(chrome: &TableChrome) -> bool {
    chrome.played_seat().is_some() && !chrome.over
}

/// Where whoever presses this learns why the move cannot be made; `card` is what lies there, to be looked at.
pub(crate) fn not(chrome: &TableChrome, mv: impl Display, card: Option<&str>) -> Option<String> {
    let seat = chrome.played_seat().filter(|_| may_ask(chrome))?;
    let mut address = String::with_capacity(ADDRESS);
    // Writing to a text cannot fail.
    let _ = write!(address, "/t/{}/why?seat={seat}&move=", chrome.id);
    let start = address.len();
    let _ = write!(address, "{mv}");
    if address[start..].contains(' ') {
        let mv = address.split_off(start).replace(' ', "+");
        address.push_str(&mv);
    }
    if let Some(card) = card {
        address.extend(["&card=", card]);
    }
    Some(address)
}

/// More than such an address is long, mostly.
const ADDRESS: usize = 96;

/// Where whoever asks learns what these moves would bring, made one after the other.
pub(crate) fn would<M: Display>(chrome: &TableChrome, moves: &[M]) -> Option<String> {
    let seat = chrome.played_seat().filter(|_| may_ask(chrome))?;
    let moves: String = moves.iter().map(|mv| format!("&move={mv}").replace(' ', "+")).collect();
    Some(format!("/t/{}/why?seat={seat}{moves}", chrome.id))
}

/// Room on a sheet for the reason why nothing can be done with what it is about; a link to it where nothing runs.
pub(crate) fn here(chrome: &TableChrome, mv: impl Display) -> Markup {
    html! {
        @if let Some(leads) = not(chrome, mv, None) {
            div.why-here data-because=(leads) { a href=(leads) data-why="" { (icon("why")) (why(chrome.lang).why) } }
        }
    }
}

/// The tool that asks, and the sheet that answers.
pub(crate) fn tool(chrome: &TableChrome) -> Markup {
    let words = why(chrome.lang);
    let seat = chrome.own_seat().map(|seat| format!("?seat={seat}")).unwrap_or_default();
    html! {
        a #why.tool href={ "/t/" (Plain(&chrome.id)) "/why" (Plain(&seat)) } title=(Plain(words.why_help)) data-point=(Plain(words.point)) {
            (icon("why")) span { (Plain(words.why)) }
        }
    }
}
