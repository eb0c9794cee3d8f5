//! What has happened, in sentences one can follow back to the card and the rule?

use maud::{Markup, html};
use words::page::page;
use words::{Lang, Line, Tone};

/// So many lines at the end of a log are shown.
const RECENT: usize = 36;

/// How a game names a card inside a sentence: the name as the sentence has it, and something to press.
pub type Chip<'a> = &'a dyn Fn(&'static str) -> Option<(&'static str, Markup)>;

/// The region of the log.
pub fn panel(lang: Lang, lines: &Markup) -> Markup {
    let words = page(lang);
    html! {
        section #side-log.panel.log {
            h2 { (words.log) }
            div #log-lines.lines role="log" tabindex="0" aria-label=(words.log) {
                // Drawn from the bottom up, so that the newest line is the one in sight.
                div { (lines) }
            }
        }
    }
}

/// The last lines. Trimmed in steps, so that the start of the log does not shift with every move.
pub fn recent<E>(log: &[(usize, E)]) -> &[(usize, E)] {
    let spare = log.len().saturating_sub(RECENT);
    &log[spare.next_multiple_of(RECENT / 3).min(log.len())..]
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
