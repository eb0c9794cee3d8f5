//! What has happened, in sentences one can follow back to the card and the rule?

use std::hash::Hash;

use maud::{Markup, html};
use words::page::page;
use words::{Lang, Line, Tone};

use crate::easel::{Easel, Part, parts_here};

/// How a game names a card inside a sentence: the name as the sentence has it, and something to press.
pub type Chip<'a> = &'a dyn Fn(&'static str) -> Option<(&'static str, Markup)>;

/// Draws the region of the log in groups with ids of their own: a move changes the last group and leaves the rest alone.
pub fn panel(easel: &mut Easel, lang: Lang, groups: Vec<Part>) {
    let words = page(lang);
    let frame = html! {
        section #side-log.panel.log {
            h2 { (words.log) }
            div #log-lines.lines role="log" tabindex="0" aria-label=(words.log) {
                // Drawn from the bottom up, so that the newest line is the one in sight.
                div { (parts_here()) }
            }
        }
    };
    easel.framed("side-log", &frame, groups);
}

/// Some lines that belong together.
pub fn group<'a>(id: String, made_from: impl Hash, draw: impl FnOnce() -> Markup + 'a) -> Part<'a> {
    let name = id.clone();
    Part::new(id, made_from, move || html! { div id=(name) { (draw()) } })
}

/// One line with the rule behind it.
pub fn line(game: &str, at: usize, line: &Line, chip: Chip) -> Markup {
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
