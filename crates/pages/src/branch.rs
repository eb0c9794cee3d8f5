//! What if? The page that leads from a moment of a game to a table of one's own, and what a good player would have considered
//! there.

use maud::{Markup, html};
use table::Seat;
use words::branch_words::{self, branch};
use words::page::page;
use words::practice_words::practice;
use words::{Label, Lang, Sentence, page_lines};

use crate::assets::GameFiles;
use crate::chrome::{Origin, TableChrome};
use crate::document::{Document, Reader, document};
use crate::home::name_input;
use crate::replay::eyes;
use crate::sprites::icon;

/// A moment one can go on from.
pub struct BranchPage<'a> {
    pub reader: Reader,
    pub game: (&'static str, &'static GameFiles),
    pub title: Label,
    pub table: &'a str,
    /// Where links to hand out begin.
    pub origin: &'a str,
    /// Which move, and of how many.
    pub moment: (usize, usize),
    /// Through whose eyes it was looked at, as addresses say it.
    pub eyes: String,
    /// What the table waited for.
    pub now: Sentence,
    pub seats: Vec<(Seat, String)>,
    /// The seat somebody most likely wants to play; of a running game the only one.
    pub usual: Seat,
    /// Whether the game is over and the moment anybody's; else it is one's own past.
    pub over: bool,
    pub my_name: Option<String>,
}

/// The best moves at a moment: as one would say them, what they promise of a hundred, and whether they were made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Weighed {
    pub who: String,
    pub moves: Vec<(Sentence, Option<u8>, bool)>,
    /// What was done, if it is none of them.
    pub instead: Option<Sentence>,
}

/// The page that asks who one wants to be there.
pub fn branch_page(of: &BranchPage) -> String {
    let lang = of.reader.lang;
    let (words, all) = (branch(lang), page(lang));
    let (at, latest) = of.moment;
    let body = html! {
        main #main.reading.what-if {
            p.over-title { (of.title.name) " · " (page_lines::move_of(lang, at, latest)) }
            h1 { (icon("branch")) (words.what_if) }
            p.lead { (if of.over { words.lead } else { words.own_lead }) }
            p.now { (of.now) }
            form.book method="post" action={ "/t/" (of.table) "/branch" } {
                input type="hidden" name="at" value=(at);
                input type="hidden" name="as" value=(of.eyes);
                @if of.over {
                    fieldset { legend { (words.who) } @for (seat, name) in &of.seats {
                        label.pill { input type="radio" name="seat" value=(seat) checked[*seat == of.usual]; span { (name) } }
                    } }
                } @else { input type="hidden" name="seat" value=(of.usual); }
                fieldset { legend { (all.others) } @for (value, label) in [("strong", all.fill_strong), ("quick", all.fill_quick), ("random", all.fill_random)] {
                    label.pill { input type="radio" name="fill" value=(value) checked[value == "quick"]; span { (label) } }
                } }
                div.row.enter {
                    label.field { span.unseen { (all.your_name) } (name_input(lang, of.my_name.as_deref())) }
                    button.gold.large type="submit" { (icon("branch")) (words.go) }
                }
            }
            p.small { (if of.over { words.luck } else { words.own_luck }) }
            (ways_from(of))
        }
    };
    let head = html! {
        meta property="og:title" content={ (of.title.name) ": " (words.what_if) };
        meta property="og:description" content=(of.now);
    };
    document(&Document {
        reader: &of.reader,
        title: words.what_if,
        game: Some(of.game),
        class: "paper",
        head,
        body,
    })
}

/// A link for others, and back to where one looked from. One's own past is no moment for others.
fn ways_from(of: &BranchPage) -> Markup {
    let (words, all) = (branch(of.reader.lang), page(of.reader.lang));
    let link = format!("{}{}", of.origin, of.reader.path);
    let back = |rest: &str| format!("/t/{}{rest}?at={}&as={}", of.table, of.moment.0, of.eyes);
    html! {
        p.row {
            @if of.over {
                span.row.keep {
                    input.unseen type="text" readonly tabindex="-1" aria-hidden="true" value=(link);
                    button type="button" data-copy=(link) data-done=(all.copied) { (icon("link")) span { (words.copy) } }
                }
                a.button href=(back("/replay")) { (icon("replay")) (words.back) }
            } @else {
                a.button href=(back("")) { (icon("eye")) (words.own_back) }
            }
        }
    }
}

/// Another way from this moment of one's own past.
pub(crate) fn way_out(chrome: &TableChrome) -> Markup {
    let words = branch(chrome.lang);
    let path = format!("/t/{}/branch?at={}&as={}", chrome.id, chrome.at, eyes(chrome.viewer));
    html! { a.tool href=(path) title=(words.own_lead) { (icon("branch")) span { (words.what_if) } } }
}

/// A game that goes on from a moment of another says so, beside the table.
pub(crate) fn told(chrome: &TableChrome) -> Markup {
    let words = branch(chrome.lang);
    let since = match &chrome.beginning {
        None => return html! {},
        Some(Origin::Moment { at, .. }) => branch_words::since(chrome.lang, *at),
        Some(Origin::Past { .. }) => words.left.to_owned(),
    };
    html! {
        p.small.branched { (icon("branch")) span { strong { (words.what_if) } " " (since) " " (origin(chrome)) } }
    }
}

/// The same on a small screen, where that is far below: the way back alone.
pub(crate) fn way_back(chrome: &TableChrome) -> Markup {
    let way = origin(chrome);
    html! {
        @if !way.0.is_empty() { p.way-back { (icon("branch")) strong { (branch(chrome.lang).what_if) } (way) } }
    }
}

/// The game this one comes from, for whoever may know it.
fn origin(chrome: &TableChrome) -> Markup {
    let words = branch(chrome.lang);
    match &chrome.beginning {
        Some(Origin::Moment { table, at }) => {
            html! { a href={ "/t/" (table) "/replay?at=" (at) "&as=all" } { (words.original) } }
        }
        Some(Origin::Past { table: Some(table) }) => html! { a href={ "/t/" (table) } { (words.return_to) } },
        Some(Origin::Past { table: None }) | None => html! {},
    }
}

/// The best moves one can make now, for somebody who practises.
pub(crate) fn best(lang: Lang, weighed: &Weighed) -> Markup {
    html! {
        section.considered.now aria-label=(practice(lang).ask) {
            h3 { (icon("course")) (practice(lang).found) }
            ol { @for (said, worth, _) in &weighed.moves { li { span { (said) } (estimate(lang, *worth)) } } }
        }
    }
}

fn estimate(lang: Lang, worth: Option<u8>) -> Markup {
    html! {
        @if let Some(worth) = worth {
            meter min="0" max="100" value=(worth) aria-label=(branch(lang).estimate) {} b { (worth) " %" }
        }
    }
}

/// What a good player would have considered, beside the moment looked at.
pub fn considered(chrome: &TableChrome, weighed: Option<&Weighed>) -> Markup {
    let words = branch(chrome.lang);
    html! {
        @if let Some(weighed) = weighed {
            section.considered aria-label=(words.good) {
                h2 { (icon("hint")) (branch_words::would(chrome.lang, &weighed.who)) }
                ol { @for (said, worth, made) in &weighed.moves {
                    li.made[*made] {
                        span { (said) }
                        @if *made { span.tag.gold { (icon("check")) (words.played) } }
                        (estimate(chrome.lang, *worth))
                    }
                } }
                @if let Some(instead) = &weighed.instead { p { (words.instead) " " b { (instead) } } }
                p.small { (words.honest) }
            }
        }
    }
}
