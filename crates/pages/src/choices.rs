//! What else can be chosen before a table is opened? Values to press, and numbers.

use maud::{Markup, html};
use table::OptionRow;
use words::page::page;
use words::practice_words::practice;
use words::{Label, Lang, Speak};

/// A further option with its values.
#[derive(Clone, Debug)]
pub struct Choice {
    pub key: &'static str,
    pub label: Label,
    pub values: Vec<(&'static str, Label)>,
    /// A whole number between these two instead.
    pub range: Option<(u32, u32)>,
    pub default: &'static str,
}

impl Choice {
    pub fn of<G: Speak>(lang: Lang, row: &OptionRow) -> Choice {
        Choice {
            key: row.key,
            label: G::option(lang, row),
            values: row.values.iter().map(|value| (*value, G::option_value(lang, row, value))).collect(),
            range: row.range,
            default: row.default,
        }
    }

    /// Whether there is more than one way to answer.
    fn is_open(&self) -> bool {
        self.values.len() > 1 || self.range.is_some()
    }
}

/// What is chosen at first; where languages are the choice, the reader's.
fn chosen(lang: Lang, choice: &Choice) -> &str {
    let code = lang.code();
    if choice.values.iter().any(|(value, _)| *value == code) { code } else { choice.default }
}

/// More than so many values are shown by their names alone.
const WITH_A_LINE: usize = 4;

/// One option with what each of its values changes.
pub fn cards(lang: Lang, choice: &Choice) -> Markup {
    html! {
        @if choice.is_open() && choice.values.len() <= WITH_A_LINE && choice.range.is_none() {
            fieldset.ways {
                legend { (choice.label.name) small { (choice.label.help) } }
                @for (value, label) in &choice.values {
                    label.way {
                        input type="radio" name={ "set." (choice.key) } value=(value) checked[*value == chosen(lang, choice)];
                        span.way-card { strong { (label.name) } span { (label.help) } }
                    }
                }
            }
        } @else if choice.is_open() { (plain(lang, choice)) }
    }
}

/// Options whose names end like this are times. People count those in seconds.
const MILLISECONDS: &str = "_ms";

fn seconds(ms: u32) -> f64 {
    f64::from(ms) / 1000.0
}

/// One option whose values go by their names, or a number.
fn plain(lang: Lang, choice: &Choice) -> Markup {
    html! {
        fieldset {
            legend { (choice.label.name) small { (choice.label.help) } }
            @for (value, label) in &choice.values {
                label.pill { input type="radio" name={ "set." (choice.key) } value=(value) checked[*value == chosen(lang, choice)];
                    span title=(label.help) { (label.name) } }
            }
            @if let Some((least, most)) = choice.range {
                @if choice.key.ends_with(MILLISECONDS) {
                    input.number type="number" name={ "seconds." (choice.key) } value=(seconds(choice.default.parse().unwrap_or(least)))
                        min=(seconds(least)) max=(seconds(most)) step="any" inputmode="decimal" aria-label={ (choice.label.name) " (s)" };
                    " s"
                } @else {
                    input.number type="number" name={ "set." (choice.key) } value=(choice.default) min=(least) max=(most)
                        inputmode="numeric" aria-label=(choice.label.name);
                }
            }
        }
    }
}

/// Everything that need not be decided before sitting down; `rest` stands after the game's own options. Numbers are for
/// whoever knows the game by heart, and stand last.
pub fn more(lang: Lang, options: &[Choice], rest: &Markup) -> Markup {
    let words = page(lang);
    let (numbers, named): (Vec<&Choice>, Vec<&Choice>) =
        options.iter().partition(|choice| choice.range.is_some());
    html! {
        details.more {
            summary { (words.more_options) }
            @for choice in named { (cards(lang, choice)) }
            (rest)
            @if !numbers.is_empty() {
                details.more { summary { (words.fine_tuning) } @for choice in numbers { (cards(lang, choice)) } }
            }
            // As this browser likes it.
            input type="hidden" name="pace" value="";
        }
    }
}

/// Whether the best moves may be asked for while playing.
pub fn for_practice(lang: Lang) -> Markup {
    let words = practice(lang);
    html! {
        fieldset.ways {
            legend { (words.practice) }
            @for (value, name, help) in [("no", words.play, words.play_help), ("yes", words.learn, words.learn_help)] {
                label.way {
                    input type="radio" name="practice" value=(value) checked[value == "no"];
                    span.way-card { strong { (name) } span { (help) } }
                }
            }
        }
    }
}
