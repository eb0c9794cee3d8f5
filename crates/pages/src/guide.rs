//! How does a lesson speak? One sentence at a time above the table, and what it means is lit where it stands.

use games::guide::{Guide, Point, Speech, Wants};
use maud::{Markup, html};
use words::page::page;
use words::page_lines;

use crate::chrome::TableChrome;
use crate::sentence::{plain_chip, sentence};
use crate::sprites::icon;
use crate::table::form_start;

/// What is pointed at, as it is written in a tag: an attribute, or a class.
enum Mark<'a> {
    Attribute(String),
    Class(&'a str),
}

impl Mark<'_> {
    fn of(point: &Point) -> Mark<'_> {
        match point {
            Point::Attribute(name, value) => Mark::Attribute(format!(" {name}=\"{}\"", html! { (value) }.0)),
            Point::Class(class) => Mark::Class(class),
        }
    }

    /// Whether this tag, from `<` to before `>`, is meant.
    fn is(&self, tag: &str) -> bool {
        match self {
            Mark::Attribute(text) => tag.contains(text.as_str()),
            Mark::Class(wanted) => tag.split_once(" class=\"").is_some_and(|(_, rest)| {
                rest.split('"').next().is_some_and(|all| all.split(' ').any(|class| class == *wanted))
            }),
        }
    }
}

/// Lights what is pointed at, for eyes and for ears.
pub fn light(html: &mut String, points: &[Point]) {
    let marks: Vec<Mark> = points.iter().map(Mark::of).collect();
    let mut lit = String::with_capacity(html.len() + 128);
    let mut rest = html.as_str();
    while let Some(start) = rest.find('<') {
        let end = start + rest[start..].find('>').unwrap_or(rest.len() - start);
        let tag = &rest[start..end];
        lit.push_str(&rest[..end]);
        if !tag.contains(" type=\"hidden\"") && marks.iter().any(|mark| mark.is(tag)) {
            lit.push_str(" data-pointed");
            if !tag.contains(" aria-describedby=") {
                lit.push_str(" aria-describedby=\"guide-says\"");
            }
        }
        rest = &rest[end..];
    }
    lit.push_str(rest);
    *html = lit;
}

/// The voice, above the table.
pub fn region(chrome: &TableChrome, guide: &Guide) -> Markup {
    let words = page(chrome.lang);
    html! {
        section #guide.guide.over[guide.speaks.is_none()] aria-label=(words.lesson) {
            @if let Some(speech) = &guide.speaks {
                h2.guide-title { (icon("candle")) span { (guide.title) } small { (page_lines::step_of(chrome.lang, speech.said)) } }
                (said(chrome, speech))
                (answers(chrome, guide, speech))
            } @else {
                p.guide-after { (icon("candle")) span { (words.lesson_over) } (go_elsewhere(chrome, guide)) }
            }
        }
    }
}

fn said(chrome: &TableChrome, speech: &Speech) -> Markup {
    let chip = |id: &str, called: &str| plain_chip(chrome.game, id, called);
    html! {
        p #guide-says.guide-says role="status" {
            @if let Some(says) = &speech.says { (sentence(chrome.game, says, &chip)) }
            @else { (page(chrome.lang).lesson_others) }
        }
        @if let Some(rule) = speech.rule {
            a.guide-rule.rule href={ "/rules/" (chrome.game) "/" (rule) } { (icon("rules")) (rule) }
        }
    }
}

/// What can be done about it: go on, look for what is lit, leave.
fn answers(chrome: &TableChrome, guide: &Guide, speech: &Speech) -> Markup {
    let words = page(chrome.lang);
    let go_on = match speech.wants {
        Wants::Reading => Some(words.lesson_next),
        Wants::Farewell => Some(words.lesson_freely),
        Wants::Press | Wants::Others | Wants::Anything => None,
    };
    html! {
        form.row.guide-answers method="post" action={ "/t/" (chrome.id) "/heard" } data-live {
            (form_start(chrome))
            @if let Some(label) = go_on {
                button.gold type="submit" name="heard" value=(speech.step) { (label) }
            } @else if speech.wants == Wants::Press {
                span.guide-wait { (icon("hand")) (words.lesson_press) }
                button.tool type="button" data-show-me { (words.lesson_show) }
            }
            @if speech.wants == Wants::Farewell { (go_elsewhere(chrome, guide)) }
            @else { button.tool.guide-leave type="submit" name="heard" value="all" { (icon("cross")) (words.lesson_leave) } }
        }
    }
}

/// Another lesson of this game, or the rules.
fn go_elsewhere(chrome: &TableChrome, guide: &Guide) -> Markup {
    let words = page(chrome.lang);
    html! {
        @for (name, title) in &guide.others {
            a.button href={ "/learn/" (chrome.game) "#" (name) } { (title) }
        }
        a.button href={ "/rules/" (chrome.game) } { (icon("rules")) (words.read_rules) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_pointed_at_is_lit_and_nothing_else() {
        let points = [Point::Attribute("value", "play FIR-4".to_owned()), Point::Class("deck".to_owned())];
        let mut html =
            "<ul><li><button value=\"play FIR-4\">A &lt;</button><button value=\"play FIR-42\">B</button>\
            <i class=\"small deck\" aria-describedby=\"x\"></i><i class=\"decks\"></i></li></ul>"
                .to_owned();
        light(&mut html, &points);
        assert_eq!(html.matches(" data-pointed").count(), 2);
        assert!(html.contains("<button value=\"play FIR-4\" data-pointed aria-describedby=\"guide-says\">A"));
        assert!(html.contains("<i class=\"small deck\" aria-describedby=\"x\" data-pointed></i>"));
    }
}
