//! What has happened, in sentences one can follow back to the card and the rule?

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use maud::{Markup, PreEscaped, Render, html};
use words::page::page;
use words::{Lang, Line, Tone};

use crate::board::Region;

/// So many lines at the end of a log are shown.
const RECENT: usize = 36;

/// How a game names a card inside a sentence: the name as the sentence has it, and something to press.
pub type Chip<'a> = &'a dyn Fn(&'static str) -> Option<(&'static str, Markup)>;

/// The region of the log, in groups with ids of their own: a move changes the last group and leaves the rest alone.
pub fn panel(lang: Lang, groups: impl Iterator<Item = (String, Markup)>) -> Region {
    let words = page(lang);
    let frame = html! {
        section #side-log.panel.log {
            h2 { (words.log) }
            div #log-lines.lines role="log" tabindex="0" aria-label=(words.log) {
                // Drawn from the bottom up, so that the newest line is the one in sight.
                div { (PreEscaped(HERE)) }
            }
        }
    };
    let (before, after) = frame.0.split_once(HERE).expect("the frame has a place for the lines");
    let mut html = before.to_owned();
    let mut parts = Vec::new();
    for (id, lines) in groups {
        let start = html.len();
        html! { div id=(id) { (lines) } }.render_to(&mut html);
        parts.push(start..html.len());
    }
    html.push_str(after);
    Region { id: "side-log", html, parts }
}

/// Where the groups go in their frame.
const HERE: &str = "\u{0}";

/// The last lines. Trimmed in steps, so that the start of the log does not shift with every move.
pub fn recent<E>(log: &[(usize, E)]) -> &[(usize, E)] {
    let spare = log.len().saturating_sub(RECENT);
    &log[spare.next_multiple_of(RECENT / 3).min(log.len())..]
}

/// One line with the rule behind it. Every viewer reads the same lines again after each move, so those drawn
/// lately are kept.
pub fn line(game: &'static str, at: usize, line: &Line, chip: Chip) -> PreEscaped<Rc<str>> {
    let key = (game, at, line.text.clone());
    DRAWN.with_borrow_mut(|drawn| {
        if drawn.len() > KEPT {
            drawn.clear();
        }
        let html = drawn.entry(key).or_insert_with(|| draw(game, at, line, chip).into_string().into());
        PreEscaped(Rc::clone(html))
    })
}

/// So many drawn lines are kept by each thread.
const KEPT: usize = 4096;

/// Drawn lines by game, moves made and sentence.
type Drawn = HashMap<(&'static str, usize, String), Rc<str>>;

thread_local! {
    static DRAWN: RefCell<Drawn> = RefCell::default();
}

fn draw(game: &str, at: usize, line: &Line, chip: Chip) -> Markup {
    let class = match line.tone {
        Tone::Detail => "line detail",
        Tone::Plain => "line",
        Tone::Milestone => "line milestone",
    };
    html! {
        p class=(class) data-at=(at) {
            (sentence(line, chip))
            @if let Some(rule) = line.rule {
                " " a.rule href={ "/rules/" (game) "/" (rule) } title=(rule) aria-label={ "§ " (rule) } { "§" }
            }
        }
    }
}

/// The sentence with the names of its cards made pressable where they stand.
pub fn sentence(line: &Line, chip: Chip) -> Markup {
    let named = line.cards.iter().filter_map(|id| chip(id));
    let mut found: Vec<(usize, &str, Markup)> =
        named.filter_map(|(name, chip)| Some((line.text.find(name)?, name, chip))).collect();
    found.sort_by_key(|(start, name, _)| (*start, usize::MAX - name.len()));
    let mut from = 0;
    let mut pieces = Vec::new();
    for (start, name, chip) in found {
        if start >= from {
            pieces.push((&line.text[from..start], chip));
            from = start + name.len();
        }
    }
    html! { @for (before, chip) in &pieces { (before) (chip) } (&line.text[from..]) }
}
