//! The card of a space: who is there, what the way costs, and the press that goes; and that of an attack.

use ::deathmaydie::content::Space;
use ::deathmaydie::routes::{Route, Strike};
use maud::{Markup, html};
use table::Voice;
use table::company::Phrase;
use words::Speak;
use words::deathmaydie::map_words;
use words::page::page;

use super::crowd::{self, Crowd};
use super::{ids, pressable};
use crate::deathmaydie::{TableScene, mark};
use crate::sprites::icon;
use crate::table::{form_start, move_start};
use crate::why;
use ::deathmaydie::DeathMayDie;

pub fn about(scene: &TableScene, space: Space) -> Markup {
    let lang = scene.chrome.lang;
    let crowd = crowd::at(scene, space);
    let route = pressable::route_to(scene, space);
    let exits =
        scene.view.passages.iter().filter_map(|(one, other)| match (*one == space, *other == space) {
            (true, _) => Some(*other),
            (_, true) => Some(*one),
            _ => None,
        });
    let exits: Vec<&str> = exits.map(|space| map_words::place_name(lang, space)).collect();
    html! {
        div.about-place popover id=(ids(space).about) data-space=(space) {
            header {
                h3 { (map_words::place_name(lang, space)) }
                button.quiet.shut type="button" popovertarget=(ids(space).about) popovertargetaction="hide" aria-label=(page(lang).close) { (icon("cross")) }
            }
            (here(scene, &crowd))
            @if !exits.is_empty() { p.exits { (map_words::map(lang).leads_to) ": " (exits.join(", ")) } }
            @match route { Some(route) => (go(scene, route)), None => { @if !stands_here(scene, &crowd) { (why::here(scene.chrome, pressable::missed_space(scene, space))) } } }
            (pings(scene, &["look", "go", "meet", "danger"], space.name()))
        }
    }
}

fn stands_here(scene: &TableScene, crowd: &Crowd) -> bool {
    crowd
        .people
        .iter()
        .any(|it| Some(it.seat) == scene.chrome.own_seat() && scene.view.active == Some(it.who))
}

/// Everybody and everything in a space; figures can be pointed at, and what is said of them follows a rule.
fn here(scene: &TableScene, crowd: &Crowd) -> Markup {
    let (chrome, lang) = (scene.chrome, scene.chrome.lang);
    let words = map_words::map(lang);
    let list = html! {
        ul.here {
            @for it in &crowd.people { li { span { (crowd::name_of(scene, it)) } (point(scene, "protect", it.who.name(), "health")) } }
            @for it in &crowd.foes { li.foe { span tabindex="0" data-rule="DMD-21.2" { (map_words::foe(lang, it)) } (point(scene, "first", &it.name, "attack")) } }
            @for it in &crowd.tokens { li { (map_words::token(lang, it)) } }
            @if crowd.fire > 0 { li.foe { span tabindex="0" data-rule="DMD-8.16" { (words.fire) " " (crowd.fire) } } }
            @if crowd.people.is_empty() && crowd.foes.is_empty() { li.none { (words.nobody_here) } }
        }
    };
    html! {
        @if may_point(scene) && !(crowd.people.is_empty() && crowd.foes.is_empty()) {
            form method="post" action={ "/t/" (chrome.id) "/say" } data-live aria-label=(words.say_here) { (form_start(chrome)) (list) }
        } @else { (list) }
    }
}

/// A press that points at one figure.
fn point(scene: &TableScene, id: &str, figure: &str, sign: &'static str) -> Markup {
    let phrase = Phrase { id: id.to_owned(), about: vec![figure.to_owned()] };
    let said = DeathMayDie::phrase(scene.chrome.lang, &scene.chrome.names, &phrase);
    html! {
        @if let (true, Some(said)) = (may_point(scene), said) {
            button.quiet.point type="submit" name="phrase" value=(phrase) aria-label=(said) title=(said) { (mark(sign)) }
        }
    }
}

/// The way, its price, and the press that takes it.
fn go(scene: &TableScene, route: &Route) -> Markup {
    let chrome = scene.chrome;
    let price = map_words::price(chrome.lang, route);
    html! {
        p.way-there { (mark("run")) (map_words::way(chrome.lang, route)) }
        @for cost in &price { p.price { (cost) } }
        @if price.is_empty() { p.free { (mark("safe")) (map_words::map(chrome.lang).nobody_follows) } }
        (decide(scene, &route.moves, &map_words::go_to(chrome.lang, route.to), "gold large"))
    }
}

/// A form that makes these moves at one press.
fn decide(scene: &TableScene, moves: &[String], label: &str, class: &str) -> Markup {
    let (chrome, first) = (scene.chrome, class.starts_with("gold"));
    html! {
        form method="post" action={ "/t/" (chrome.id) "/move" } data-live {
            (move_start(chrome))
            @for mv in moves { input type="hidden" name="move" value=(mv); }
            button class=(class) type="submit" autofocus[first] { (label) }
        }
    }
}

/// The cards of the attacks one could begin.
pub fn strikes(scene: &TableScene) -> Markup {
    let strikes = if scene.moves.is_empty() { &[][..] } else { &scene.view.own.strikes };
    html! { div #strikes { @for it in strikes { (strike(scene, it)) } } }
}

fn strike(scene: &TableScene, it: &Strike) -> Markup {
    let lang = scene.chrome.lang;
    let foe = scene.view.foes.iter().find(|foe| foe.name == it.foe);
    let id = format!("strike-{}", it.foe);
    html! {
        div.about-place.strike popover id=(id) data-figure=(it.foe) {
            header {
                h3 { (map_words::foe_name(lang, &it.foe)) }
                button.quiet.shut type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(page(lang).close) { (icon("cross")) }
            }
            @if let Some(foe) = foe { p { (map_words::foe(lang, foe)) } }
            (decide(scene, &it.moves, &map_words::attack(lang, it), "gold large"))
            @if let Some(all) = &it.all { (decide(scene, &all.moves, &map_words::attack_all(lang, all), "can several")) }
            (pings(scene, &["first", "mind"], &it.foe))
        }
    }
}

fn may_point(scene: &TableScene) -> bool {
    let chrome = scene.chrome;
    chrome.live && !chrome.over && chrome.own_seat().is_some() && chrome.talk.to_all != Voice::Silent
}

/// What one can say about a place or a figure with one press.
fn pings(scene: &TableScene, ids: &[&str], what: &str) -> Markup {
    let chrome = scene.chrome;
    let said = ids.iter().map(|id| Phrase { id: (*id).to_owned(), about: vec![what.to_owned()] });
    html! {
        @if may_point(scene) {
            form.pings method="post" action={ "/t/" (chrome.id) "/say" } data-live aria-label=(map_words::map(chrome.lang).say_here) {
                (form_start(chrome))
                @for phrase in said {
                    @if let Some(text) = DeathMayDie::phrase(chrome.lang, &chrome.names, &phrase) {
                        button.quiet type="submit" name="phrase" value=(phrase) { (text.to_string()) }
                    }
                }
            }
        }
    }
}
