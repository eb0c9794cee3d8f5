//! How is a fact of a story found? What viewers see, read and wait for, in words.

use std::fmt::{Debug, Display};

use table::scenario::{Evidence, Found, Said, one};
use table::{Game, Seat, Viewer};

use crate::Obscurio;
use crate::book::Perch;
use crate::moves::Bell;
use crate::view::{self, NightLimit, Open, Own, PageView, TokenView, WizardView};

type Fact = Result<Found, String>;

fn viewer(said: &Said) -> Result<Viewer, String> {
    let word: String = said.subject()?;
    if word == "spectator" { Ok(Viewer::Spectator) } else { one(&word).map(Viewer::Seat) }
}

pub fn words<T: Display>(things: impl IntoIterator<Item = T>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}

/// `DoorsLocked { opened: 2 }` is `DoorsLocked-2`.
pub fn spelled(thing: impl Debug) -> String {
    let text = format!("{thing:?}");
    let number: String = text.chars().filter(char::is_ascii_digit).collect();
    let name = text.split(' ').next().unwrap_or_default();
    if number.is_empty() { name.to_owned() } else { format!("{name}-{number}") }
}

/// A part of what a viewer sees.
pub fn sight(scene: &Evidence<Obscurio>, said: &Said, read: fn(Open, Own) -> Vec<String>) -> Fact {
    let viewer = viewer(said)?;
    Ok(Found::row(read(view::open(scene.state), view::own(scene.state, viewer))))
}

pub fn awaits(scene: &Evidence<Obscurio>, said: &Said) -> Fact {
    let awaited = Obscurio::awaited(scene.state, viewer(said)?);
    let timers = awaited.timers.iter().map(|timer| timer.name.to_owned());
    Ok(Found::row(words(awaited.seats.iter()).into_iter().chain(timers)))
}

/// The timer that runs, with its time. Patience is no clock: where nothing else runs, `none` is true as well.
pub fn timer(scene: &Evidence<Obscurio>, said: &Said) -> Fact {
    let running = scene.state.timer();
    let patient = running.is_none_or(|timer| timer.name == Bell::Patience.name());
    let found = running.map_or("none".to_owned(), |timer| format!("{} {}", timer.name, timer.ms));
    Ok(Found::so(found == said.text() || patient && said.text() == "none", found))
}

pub fn wizards(open: Open, is: fn(&WizardView) -> bool) -> Vec<String> {
    words(open.wizards.iter().filter(|wizard| is(wizard)).map(|wizard| wizard.seat))
}

/// What everybody sees of the Wizard a sentence is about.
pub fn wizard(scene: &Evidence<Obscurio>, said: &Said) -> Result<WizardView, String> {
    let seat: Seat = said.subject()?;
    let mut wizards = view::open(scene.state).wizards.into_iter();
    wizards.find(|wizard| wizard.seat == seat).ok_or_else(|| format!("{seat} is no Wizard"))
}

pub fn place(token: TokenView) -> String {
    match token {
        TokenView::Door(door) => door.to_string(),
        elsewhere => spelled(elsewhere),
    }
}

/// The milliseconds after which a night ends, or who ends it.
pub fn limit(limit: Option<NightLimit>) -> Vec<String> {
    words(limit.map(|limit| match limit {
        NightLimit::Clock(ms) => ms.to_string(),
        NightLimit::Grimoire => "Grimoire".to_owned(),
    }))
}

pub fn butterflies(open: Open, own: Own) -> Vec<String> {
    let shown = open.book.into_iter().flat_map(|book| book.butterflies);
    let seen = if own.butterflies.is_empty() { shown.collect() } else { own.butterflies };
    perches(&seen)
}

/// Spots in one word each: `left-e0`.
pub fn perches<'a>(perches: impl IntoIterator<Item = &'a Perch>) -> Vec<String> {
    perches.into_iter().map(|perch| perch.to_string().replace(' ', "-")).collect()
}

/// Cards, or what is left of them: `misty-red-3` shows three elements without colours.
pub fn book(open: Open, own: Own) -> Vec<String> {
    if let Some(pages) = own.pages {
        return words(pages);
    }
    let page = |page: &PageView| match page {
        PageView::Bare(card) => card.to_string(),
        PageView::Filtered(page) => {
            let coloured = page.palette.is_some() || page.elements.iter().any(|it| it.colour.is_some());
            let mist = if page.mist { "misty" } else { "clear" };
            format!("{mist}-{}-{}", if coloured { "coloured" } else { "red" }, page.elements.len())
        }
    };
    open.book.iter().flat_map(|book| &book.pages).map(page).collect()
}
