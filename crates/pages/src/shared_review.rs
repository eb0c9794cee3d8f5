//! A finished game read together: who leads, what they point at, and what was said about which moment.

use maud::{Markup, html};
use table::{Seat, Viewer};
use words::page_lines;
use words::practice_words::{self, SharedReviewWords, shared_review};

use crate::chrome::TableChrome;
use crate::replay::eyes;
use crate::sentence::{plain_chip, sentence};
use crate::sprites::icon;

/// What a reader sees of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SharedReview {
    pub lead: Option<Leader>,
    pub remarks: Vec<Remark>,
    /// Changes whenever anything of it does.
    pub steps: u32,
    /// The moment this page shows, counted in moves that were really made; none at the table itself.
    pub moves: Option<usize>,
}

/// Who leads, and where they are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Leader {
    pub by: Seat,
    pub at: usize,
    pub eyes: Viewer,
    /// The thing they point at, by its name on the page.
    pub point: Option<String>,
    /// Whether it is the reader.
    pub mine: bool,
}

/// Something said about a moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Remark {
    pub name: String,
    pub at: usize,
    pub eyes: Viewer,
    /// The same moment, counted as [`SharedReview::moves`].
    pub moves: usize,
    pub text: String,
}

/// Only of a game that is over.
pub fn region(chrome: &TableChrome) -> Markup {
    let words = shared_review(chrome.lang);
    let Some(of) = &chrome.shared_review else { return html! { section #side-together hidden {} } };
    let lead = of.lead.as_ref();
    let shows = lead.map(|lead| moment(chrome, lead.at, lead.eyes));
    html! {
        section #side-together.panel.together data-steps=(of.steps) data-lead=[shows.as_deref()]
            data-mine=[lead.filter(|lead| lead.mine).map(|_| "")] data-point=[lead.and_then(|lead| lead.point.as_deref())] {
            h2 { (icon("eye")) (words.title) }
            @match lead {
                Some(lead) if lead.mine => { p { (words.you_lead) } },
                Some(lead) => { (led(chrome, words, lead)) },
                None => { p.small { (words.nobody) } },
            }
            @if let Some(seat) = chrome.mine.iter().next().filter(|_| of.moves.is_some()) { (leading(chrome, words, seat, lead)) }
            (said(chrome, words, of))
            @if let Some(seat) = chrome.mine.iter().next().filter(|_| of.moves.is_some()) { (speak(chrome, words, seat)) }
        }
    }
}

fn moment(chrome: &TableChrome, at: usize, through: Viewer) -> String {
    format!("/t/{}/replay?at={at}&as={}", chrome.id, eyes(through))
}

/// Somebody else leads: where they are, and the press that goes there and stays with them.
fn led(chrome: &TableChrome, words: &SharedReviewWords, lead: &Leader) -> Markup {
    let says = practice_words::leads(chrome.lang, &chrome.names, lead.by, lead.at);
    html! {
        p role="status" { (sentence(chrome.game, &says, &|id, called| plain_chip(chrome.game, id, called))) }
        p.row {
            a #follow.button.gold href=(moment(chrome, lead.at, lead.eyes)) data-follow=(words.follow) data-unfollow=(words.unfollow) { (words.follow) }
        }
    }
}

/// Taking the lead with what one sees, or giving it up.
fn leading(chrome: &TableChrome, words: &SharedReviewWords, seat: Seat, lead: Option<&Leader>) -> Markup {
    let leads = lead.is_some_and(|lead| lead.mine);
    html! {
        form.row #leading method="post" action={ "/t/" (chrome.id) "/lead" } {
            input type="hidden" name="seat" value=(seat);
            @if leads {
                button type="submit" { (words.stop) }
                button.needs-script #point type="button" aria-pressed="false" title=(words.point_help) { (words.point) }
            } @else {
                (here(chrome))
                button type="submit" title=(words.lead_help) { (words.lead) }
            }
        }
    }
}

/// The moment this page shows, for a form.
fn here(chrome: &TableChrome) -> Markup {
    html! {
        input type="hidden" name="at" value=(chrome.at);
        input type="hidden" name="as" value=(eyes(chrome.viewer));
    }
}

fn speak(chrome: &TableChrome, words: &SharedReviewWords, seat: Seat) -> Markup {
    html! {
        form.row #remark method="post" action={ "/t/" (chrome.id) "/remark" } {
            input type="hidden" name="seat" value=(seat);
            (here(chrome))
            input #remark-text data-keep type="text" name="text" required maxlength="200" autocomplete="off" placeholder=(words.remark) aria-label=(words.remark);
            button type="submit" { (words.say) }
        }
    }
}

/// What was said about this moment, and where else something was.
fn said(chrome: &TableChrome, words: &SharedReviewWords, of: &SharedReview) -> Markup {
    let here = |remark: &&Remark| Some(remark.moves) == of.moves;
    let (now, others): (Vec<&Remark>, Vec<&Remark>) = of.remarks.iter().partition(here);
    html! {
        @if !now.is_empty() {
            div role="log" aria-label=(words.here) { @for remark in now { p.line { strong { bdi { (remark.name) } } " " bdi { (remark.text) } } } }
        }
        @if !others.is_empty() {
            details #remarks { summary { (words.elsewhere) " (" (others.len()) ")" }
                ul { @for remark in others { li {
                    a href=(moment(chrome, remark.at, remark.eyes)) data-moment { (page_lines::move_of(chrome.lang, remark.at, chrome.latest)) } " "
                    strong { bdi { (remark.name) } } " " bdi { (remark.text) }
                } } }
            }
        }
    }
}
