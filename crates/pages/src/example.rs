//! A card that shows itself: its example in a few lines beside it, and step by step on the table.

use games::ToldStep;
use maud::{Markup, PreEscaped, Render, html};
use words::example_words::{self, example};
use words::page::page;
use words::rules::find;
use words::{Lang, Names, Sentence};

use crate::board::{Board, Region};
use crate::chrome::TableChrome;
use crate::document::{Document, Reader, document};
use crate::sentence::{plain_chip, sentence};
use crate::sprites::icon;
use crate::table::step;

/// An example as it is told.
pub struct ExampleTold {
    /// The rules it shows, by id.
    pub rules: Vec<&'static str>,
    pub names: Names,
    pub steps: Vec<ToldStep>,
    /// The step that is looked at.
    pub step: usize,
}

fn address<G: Board>(id: &str, step: usize) -> String {
    format!("/cards/{}/{id}/example?step={step}", G::NAME)
}

/// The example in a few lines, each of which leads to the table as it was then.
pub fn in_short<G: Board>(lang: Lang, id: &str, told: &ExampleTold) -> Markup {
    let words = example(lang);
    html! {
        section.example {
            h2 { (icon("play")) (words.title) }
            ol { @for (place, one) in told.steps.iter().enumerate().skip(1) {
                li { (in_words::<G>(lang, told, one)) " " a.small.see href=(address::<G>(id, place)) { (words.see) } }
            } }
            @if told.steps.len() == 1 { p { (words.still) } }
            p.row { a.button.gold href=(address::<G>(id, 0)) { (icon("play")) (words.step_by_step) } }
            (rules::<G>(lang, told))
        }
    }
}

/// Who does what, and what came of it.
fn in_words<G: Board>(lang: Lang, told: &ExampleTold, one: &ToldStep) -> Markup {
    let say =
        |said: &Sentence| sentence(G::NAME, said, &|id, called| plain_chip(G::NAME, id, called)).render();
    html! {
        @match &one.made {
            // What came of it mostly begins by saying who did what.
            _ if !one.lines.is_empty() => ul.came { @for line in &one.lines { li { (say(&line.sentence)) } } },
            Some((Some(seat), mv)) => strong { (example_words::does(lang, told.names.of(*seat))) " " (mv) },
            Some((None, mv)) => strong { (mv) },
            None => {},
        }
    }
}

fn rules<G: Board>(lang: Lang, told: &ExampleTold) -> Markup {
    html! {
        @for id in &told.rules {
            blockquote.quoted { a.rule href={ "/rules/" (G::NAME) "/" (id) } { (id) }
                @if let Some(rule) = find(G::rulebook(lang).sections, id) { " " (rule.text) } }
        }
    }
}

/// One step, as the table looks then.
pub fn example_page<G: Board>(
    reader: &Reader,
    id: &str,
    chrome: &TableChrome,
    regions: &[Region],
    told: &ExampleTold,
) -> Option<String> {
    let lang = reader.lang;
    let (words, card) = (example(lang), G::card_words(lang, id)?);
    let (side, stage): (Vec<&Region>, Vec<&Region>) =
        regions.iter().partition(|region| region.id.starts_with("side-"));
    let body = html! {
        main #main.play.{ "of-" (chrome.game) } {
            h1.unseen { (words.title) ": " (card.name) }
            div.stage {
                (reel::<G>(lang, (id, card.name), told))
                @for region in stage { (PreEscaped(&region.html)) }
            }
            aside.side aria-label=(page(lang).log) {
                section.panel { h2 { (card.name) } p { (card.text) } (rules::<G>(lang, told)) }
                @for region in side { (PreEscaped(&region.html)) }
            }
        }
    };
    let title = format!("{}: {}", words.title, card.name);
    Some(document(&Document {
        reader,
        title: &title,
        game: Some((G::NAME, G::files())),
        class: "room replaying",
        head: html! {},
        body,
    }))
}

/// Where one is, what happened, and the way on.
fn reel<G: Board>(lang: Lang, (id, name): (&str, &str), told: &ExampleTold) -> Markup {
    let (words, all) = (example(lang), page(lang));
    let last = told.steps.len() - 1;
    let to = |place: Option<usize>| place.map(|place| address::<G>(id, place));
    let before = told.step.checked_sub(1);
    let after = Some(told.step + 1).filter(|place| *place <= last);
    let one = &told.steps[told.step];
    html! {
        div #top.top {
            nav.ribbon.example-reel aria-label=(words.title) {
                p { strong { (name) } @if last > 0 { " · " (example_words::step_of(lang, told.step, last)) } }
                @if last > 0 { span.steps {
                    (step(to(before.map(|_| 0)), "first", "first", all.first))
                    (step(to(before), "prev", "prev", all.prev))
                    (step(to(after), "next", "next", all.next))
                    (step(to(after.map(|_| last)), "last", "last", all.last))
                } }
                div.what role="status" {
                    @if told.step == 0 { p { (words.begins) " " (one.asks) } } @else { (in_words::<G>(lang, told, one)) }
                }
                a.button href={ "/cards/" (G::NAME) "/" (id) } { (icon("deck")) (words.back) }
            }
        }
    }
}
