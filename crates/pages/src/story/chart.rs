//! How is the course of a game drawn on its page? Lines that differ in more than colour, numbered moments, and the same in words.

use maud::{Markup, html};
use words::story_words::{self, story};
use words::{Lang, Story};

use super::Plot;

const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 260.0;
/// So high is a number beside the drawing on a phone.
const ONE_LABEL: f32 = 24.0;

/// The drawing, what its lines mean, and all of it in words.
pub fn figure(lang: Lang, told: &Story) -> Markup {
    html! {
        figure.course {
            figcaption { h2 { (story(lang).course) } p { (told.course.title) } }
            (drawing(lang, told))
            (legend(told))
            (in_words(lang, told))
        }
    }
}

fn drawing(lang: Lang, told: &Story) -> Markup {
    let plot = Plot::of(told, (44.0, 30.0), (WIDTH - 60.0, HEIGHT - 46.0));
    let label = spoken(lang, told);
    let goal = told.course.goal.filter(|goal| *goal < plot.high);
    // Where the best came just past the goal, the goal is the number that says something.
    let crowded = goal.is_some_and(|goal| plot.y(goal) - plot.y(plot.high) < ONE_LABEL);
    html! {
        svg.chart viewBox=(format_args!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(label) {
            @for (at, _) in &told.parts { path.part d=(upright(&plot, *at)) {} }
            (level(&plot, plot.low, told.course.unit))
            @if !crowded { (level(&plot, plot.high, told.course.unit)) }
            @if let Some(goal) = goal { (level(&plot, goal, told.course.unit)) }
            @for line in 0..told.course.lines.len() { path.line.{ "l" (line % 6) } d=(plot.path(told, line)) {} }
            @for (index, turn) in told.turns.iter().enumerate() {
                path.pin d=(upright(&plot, turn.at)) {}
                circle.knot cx=(plot.x(turn.at)) cy=(height_of(index)) r="11" {}
                text.knot-number x=(plot.x(turn.at)) y=(height_of(index) + 4.5) { (index + 1) }
            }
        }
    }
}

/// Neighbours stand a little apart, so that one does not cover the other.
fn height_of(index: usize) -> f32 {
    if index.is_multiple_of(2) { 13.0 } else { 35.0 }
}

fn upright(plot: &Plot, at: usize) -> String {
    format!("M{:.1} {:.1}V{:.1}", plot.x(at), plot.top, plot.top + plot.height)
}

/// A number and where it lies.
fn level(plot: &Plot, value: i16, unit: &str) -> Markup {
    let y = plot.y(value);
    html! {
        path.level d=(format_args!("M{:.1} {y:.1}H{:.1}", plot.left, plot.left + plot.width)) {}
        text.scale x=(plot.left - 6.0) y=(y + 4.0) { (value) (unit.trim()) }
    }
}

/// A piece of each line, whose it is, and where it ended.
fn legend(told: &Story) -> Markup {
    let last = told.stood.last();
    html! {
        ul.legend { @for (index, who) in told.course.lines.iter().enumerate() {
            li {
                svg viewBox="0 0 40 12" aria-hidden="true" { path.line.{ "l" (index % 6) } d="M2 6H38" {} }
                span { (who) }
                @if let Some(value) = last.and_then(|stood| stood.get(index)) { b { (value) (told.course.unit) } }
            }
        } }
    }
}

/// What somebody is told who does not see the drawing.
fn spoken(lang: Lang, told: &Story) -> String {
    let lines = told.course.lines.iter().enumerate().filter_map(|(index, who)| {
        let values: Vec<i16> = told.stood.iter().filter_map(|stood| stood.get(index).copied()).collect();
        let (first, last) = (*values.first()?, *values.last()?);
        let (low, high) = (*values.iter().min()?, *values.iter().max()?);
        Some(story_words::ran(lang, who, told.course.unit, first, low, high, last).to_string())
    });
    let lines: Vec<String> = lines.collect();
    format!("{}. {}", told.course.title, lines.join(" "))
}

/// The same part by part, in a table one can open.
fn in_words(lang: Lang, told: &Story) -> Markup {
    let words = story(lang);
    let ends = told.parts.iter().skip(1).map(|(at, _)| *at).chain([told.stood.len().saturating_sub(1)]);
    html! {
        details.in-words {
            summary { (words.in_words) }
            div.wide {
                table {
                    thead { tr { th scope="col" { (words.moment) } @for who in &told.course.lines { th scope="col" { (who) } } } }
                    tbody {
                        (row(told, words.at_start, 0))
                        @for ((_, name), end) in told.parts.iter().zip(ends) { (row(told, name, end)) }
                        @if told.parts.is_empty() { (row(told, words.at_end, told.stood.len().saturating_sub(1))) }
                    }
                }
            }
        }
    }
}

fn row(told: &Story, name: &str, at: usize) -> Markup {
    html! {
        tr {
            th scope="row" { (name) }
            @for value in told.stood.get(at).into_iter().flatten() { td { (value) (told.course.unit) } }
        }
    }
}
