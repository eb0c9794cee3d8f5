//! One space: its ground to press, its name, what belongs to it, and who stands there.

use ::deathmaydie::DeathMayDie;
use ::deathmaydie::content::{Gate, Space};
use ::deathmaydie::foretell::Forecast;
use maud::{Markup, html};
use words::Speak;
use words::deathmaydie::{card_words as on, map_words};

use super::crowd::{self, Crowd};
use super::{ids, pressable};
use crate::deathmaydie::{TableScene, art};
use crate::why;

/// What makes a space shine or darken.
struct Mood {
    /// Choosing it answers the question, or one can go there.
    open: bool,
    /// Somebody is attacked here at the end of this turn.
    struck: bool,
    enemies: bool,
    pinged: bool,
}

pub fn place(scene: &TableScene, space: Space, forecast: Option<&Forecast>) -> Markup {
    let lang = scene.chrome.lang;
    let crowd = crowd::at(scene, space);
    let acting = scene.view.active.filter(|who| crowd.people.iter().any(|it| it.who == *who));
    let fight = forecast.filter(|it| acting == Some(it.who) && !it.attackers.is_empty());
    let mood = Mood {
        open: pressable::route_to(scene, space).is_some() || pressable::of_space(scene, space).is_some(),
        struck: fight.is_some(),
        enemies: !crowd.foes.is_empty(),
        pinged: is_pinged(scene, space.name()),
    };
    html! {
        section.place.{ "at-" (space) }.open[mood.open].enemies[mood.enemies].struck[mood.struck].pinged[mood.pinged]
            id=(ids(space).place) data-space=(space) {
            (art("land", &format!("area-{space}")))
            (ground(scene, space, &crowd))
            h3.sign aria-hidden="true" { (map_words::place_name(lang, space)) }
            (features(scene, space))
            (crowd::standing(scene, space, &crowd, fight))
            @if let Some(forecast) = fight { p.soon tabindex="0" title=(map_words::strikes_soon(lang, forecast)) data-rule="DMD-10.5" { (super::super::mark("attack")) (forecast.attackers.len()) } }
        }
    }
}

/// Somebody has just pointed at this space or figure.
pub fn is_pinged(scene: &TableScene, what: &str) -> bool {
    let said = scene.chrome.said.iter().rev().take_while(|said| said.at + 3 > scene.chrome.at);
    said.filter_map(|said| said.phrase.as_ref()).any(|phrase| phrase.about.iter().any(|about| about == what))
}

/// The floor to press. Where one press is an answer it is given, otherwise the space's card opens.
fn ground(scene: &TableScene, space: Space, crowd: &Crowd) -> Markup {
    let chrome = scene.chrome;
    let label = label(scene, space, crowd);
    if let Some(mv) = pressable::of_space(scene, space) {
        let does = DeathMayDie::move_name(chrome.lang, &chrome.names, scene.view, mv);
        return html! {
            button.ground type="submit" form="map-form" name="move" value=(mv) aria-label={ (does) ". " (label) } aria-describedby="map-keys" {}
        };
    }
    let way = pressable::route_to(scene, space);
    let mine = crowd.people.iter().any(|it| Some(it.seat) == chrome.own_seat());
    html! {
        button.ground type="button" popovertarget=(ids(space).about) data-would=[way.and_then(|way| why::would(chrome, &way.moves))]
            aria-label=(label) aria-describedby="map-keys"
            tabindex=[(way.is_none() && !mine).then_some("-1")] {}
        @if let Some(way) = way {
            span.fare aria-hidden="true" {
                b { (way.by.len()) }
                @if !way.follows.is_empty() { span.follow { (super::super::mark("run")) (way.follows.len()) } }
                @if way.fire > 0 { span.burn { (art("tiny", "fire")) (way.fire) } }
            }
        }
    }
}

/// Everything about a space for those who do not see it.
fn label(scene: &TableScene, space: Space, crowd: &Crowd) -> String {
    let lang = scene.chrome.lang;
    let words = map_words::map(lang);
    let mut said = vec![map_words::place_name(lang, space).to_owned()];
    if let Some(way) = pressable::route_to(scene, space) {
        said.push(map_words::way(lang, way));
        said.extend(map_words::price(lang, way));
    }
    said.extend(crowd.people.iter().map(|it| crowd::name_of(scene, it)));
    said.extend(crowd.foes.iter().map(|it| map_words::foe(lang, it)));
    said.extend(crowd.tokens.iter().map(|it| map_words::token(lang, it)));
    if crowd.fire > 0 {
        said.push(format!("{} {}", words.fire, crowd.fire));
    }
    said.extend(marks(scene, space).into_iter().map(|(_, name)| name.to_owned()));
    said.join(". ")
}

/// Gates, stairs, tunnels and where everybody set out: the mark and its name.
fn marks(scene: &TableScene, space: Space) -> Vec<(String, &'static str)> {
    let (lang, episode) = (scene.chrome.lang, scene.view.episode.row());
    let words = map_words::map(lang);
    let ends = |link: Option<[Space; 2]>| link.is_some_and(|link| link.contains(&space));
    let mut all = Vec::new();
    for (gate, at) in Gate::ALL.into_iter().zip(episode.gates) {
        if at == space {
            all.push((format!("gate-{gate}"), on::gate(lang, gate).name));
        }
    }
    all.extend(ends(episode.stairs).then(|| ("staircase".to_owned(), words.stairs)));
    all.extend(ends(episode.tunnel).then(|| ("tunnel".to_owned(), words.tunnel)));
    all.extend((episode.start == space).then(|| ("start".to_owned(), words.start)));
    all
}

fn features(scene: &TableScene, space: Space) -> Markup {
    let marks = marks(scene, space);
    html! {
        @if !marks.is_empty() {
            span.features aria-hidden="true" {
                @for (mark, name) in &marks { span title=(name) { (art("feature", mark)) } }
            }
        }
    }
}
