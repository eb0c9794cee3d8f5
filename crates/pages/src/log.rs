//! What has happened, in sentences one can follow back to the card and the rule?

use std::hash::Hash;

use maud::{Markup, html};
use words::page::page;
use words::{Line, Tone};

use crate::board::{Board, Scene};
use crate::page_diff::{Id, PageDiff, slot};
use crate::part::Part;
use crate::sentence::{Chip, Plain, sentence};

/// So many moves back the log goes.
const RECENT: usize = 16;

/// What the log says of one event: a heading, a line, or both.
#[derive(Hash)]
pub struct Entry {
    pub heading: Option<String>,
    pub line: Option<Line>,
}

impl From<Option<Line>> for Entry {
    fn from(line: Option<Line>) -> Entry {
        Entry { heading: None, line }
    }
}

/// Draws the region of the log, the lines of each move together: a move adds to the end and leaves the rest alone.
/// An entry is made from its event, and from whether it opens a part of the game after the one before it.
pub fn panel<G: Board<Event: Hash>>(
    scene: &Scene<G>,
    diff: &mut PageDiff,
    opens: impl Fn(Option<&G::Event>, &G::Event) -> bool,
    entry: impl Fn(bool, &G::Event) -> Entry,
    chip: Chip,
) {
    let words = page(scene.chrome.lang);
    let frame = || {
        html! {
            section #side-log.panel.log {
                h2 { (words.log) }
                div.lines role="log" tabindex="0" aria-label=(words.log) {
                    // Drawn from the bottom up, so that the newest line is the one in sight.
                    div #log-lines { (slot()) }
                }
            }
        }
    };
    let (opens, entry) = (&opens, &entry);
    let recent = scene.log.partition_point(|(at, _)| at + RECENT < scene.chrome.at);
    let mut before = scene.log[..recent].last().map(|(_, event)| event);
    let mut parts = Vec::new();
    for events in scene.log[recent..].chunk_by(|(before, _), (after, _)| before == after) {
        let id = Id::numbered("log", events[0].0);
        let first = opens(before, &events[0].1);
        parts.push(Part::drawn(id, (first, events), move |canvas| {
            canvas.paint(&format!("<div id=\"{id}\" data-into=\"log-lines\">"));
            for (index, (at, event)) in events.iter().enumerate() {
                let opens = if index == 0 { first } else { opens(Some(&events[index - 1].1), event) };
                let entry = entry(opens, event);
                canvas.alike(("line", at, &entry), || drawn(G::NAME, *at, &entry, chip));
            }
            canvas.paint("</div>");
        }));
        before = events.last().map(|(_, event)| event);
    }
    diff.list("side-log", frame, parts);
}

fn drawn(game: &str, at: usize, entry: &Entry, chip: Chip) -> Markup {
    html! {
        @if let Some(heading) = &entry.heading { h3 { (heading) } }
        @if let Some(said) = &entry.line { (line(game, at, said, chip)) }
    }
}

/// One line with the rule behind it.
pub fn line(game: &str, at: usize, line: &Line, chip: Chip) -> Markup {
    let class = match line.tone {
        Tone::Detail => "line detail",
        Tone::Plain => "line",
        Tone::Milestone => "line milestone",
    };
    html! {
        p class=(Plain(class)) data-at=(at) {
            (sentence(game, &line.sentence, chip))
            @if let Some(rule) = line.rule {
                // With the last word: the sign never stands alone on a line.
                "\u{a0}" a.rule href={ "/rules/" (Plain(game)) "/" (Plain(rule)) } title=(Plain(rule)) aria-label={ "§ " (Plain(rule)) } { "§" }
            }
        }
    }
}
