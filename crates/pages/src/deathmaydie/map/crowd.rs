//! Who and what stands in a space, so that everybody stays readable however many there are.

use ::deathmaydie::content::{Enemy, Space};
use ::deathmaydie::figures::Foe;
use ::deathmaydie::foretell::Forecast;
use ::deathmaydie::view::{FoeView, Rolled, SheetView, TokenView};
use ::deathmaydie::{DeathMayDie, Move};
use maud::{Markup, html};
use words::Speak;
use words::deathmaydie::map_words;

use super::place::is_pinged;
use super::pressable;
use crate::deathmaydie::{TableScene, art};
use crate::why;

/// From so many on, figures nobody could tell apart stand as one with a number.
const PACKED: usize = 5;
/// From so many on they do not fit on their ground and stand around it, too.
const SPILT: usize = 7;

pub struct Crowd<'a> {
    pub people: Vec<&'a SheetView>,
    pub foes: Vec<&'a FoeView>,
    pub tokens: Vec<&'a TokenView>,
    pub fire: u8,
}

pub fn at<'a>(scene: &'a TableScene, space: Space) -> Crowd<'a> {
    let view = scene.view;
    let began = view.active.is_some();
    Crowd {
        people: view.investigators.iter().filter(|it| began && it.alive && it.space == space).collect(),
        foes: view.foes.iter().filter(|it| it.space == space).collect(),
        tokens: view.tokens.iter().filter(|it| it.spaces == [Some(space), None]).collect(),
        fire: view.fire.iter().find(|(at, _)| *at == space).map_or(0, |(_, count)| *count),
    }
}

/// How many columns and rows make figures largest on this ground. Before the Elder One there is less depth, and one may step
/// over the edge.
fn grid(space: Space, cells: usize, elder: bool) -> (usize, usize) {
    let area = art::deathmaydie::area(space);
    // The name and the tokens take some of the height.
    let (wide, deep) = match (elder, cells >= SPILT) {
        (true, _) => (1.28, 0.62),
        (false, true) => (1.48, 1.14),
        (false, false) => (1.0, 0.72),
    };
    let (w, h) = (area.width() * wide, area.height() * deep);
    let size = |columns: usize| (w / columns as f64).min(h / cells.div_ceil(columns) as f64);
    let columns = (1..=cells.max(1)).max_by(|a, b| size(*a).total_cmp(&size(*b))).unwrap_or(1);
    (columns.clamp(1, 8), cells.div_ceil(columns).clamp(1, 6))
}

/// The figures on their ground, then what lies there.
pub fn standing(scene: &TableScene, space: Space, crowd: &Crowd, fight: Option<&Forecast>) -> Markup {
    let packed = crowd.people.len() + crowd.foes.len() >= PACKED;
    let stacks = stacks(&crowd.foes, packed);
    // The Elder One stands behind the others.
    let small = stacks.iter().filter(|stack| stack[0].kind.is_some()).count();
    let cells = crowd.people.len() + stacks.len();
    let (figures, elder) = (crowd.people.len() + small, small < stacks.len());
    let (columns, rows) = grid(space, figures, elder);
    html! {
        @if cells > 0 {
            ul.crowd.{ "c" (columns) }.{ "r" (rows) }.spilt[figures >= SPILT && !elder] {
                @for it in &crowd.people { (investigator(scene, it)) }
                @for stack in &stacks { (foes(scene, stack, fight)) }
            }
        }
        @if !crowd.tokens.is_empty() || crowd.fire > 0 {
            ul.tokens {
                @if crowd.fire > 0 {
                    li.token.flames data-rule="DMD-8.16" title={ (map_words::map(scene.chrome.lang).fire) " " (crowd.fire) } { (art("token-art", "fire")) @if crowd.fire > 1 { b { (crowd.fire) } } }
                }
                @for it in &crowd.tokens { (token(scene, it)) }
            }
        }
    }
}

/// Figures by stack: each alone unless it is crowded.
fn stacks<'a>(foes: &[&'a FoeView], packed: bool) -> Vec<Vec<&'a FoeView>> {
    let mut stacks: Vec<Vec<&FoeView>> = Vec::new();
    for foe in foes {
        match stacks.iter_mut().find(|stack| packed && pressable::alike(stack[0], foe)) {
            Some(stack) => stack.push(foe),
            None => stacks.push(vec![foe]),
        }
    }
    stacks
}

pub fn name_of(scene: &TableScene, it: &SheetView) -> String {
    let yours = Some(it.seat) == scene.chrome.own_seat();
    map_words::investigator(scene.chrome.lang, it, yours, scene.view.active == Some(it.who))
}

fn investigator(scene: &TableScene, it: &SheetView) -> Markup {
    let yours = Some(it.seat) == scene.chrome.own_seat();
    let acts = scene.view.active == Some(it.who);
    let missed = pressable::missed_investigator(scene, it.who).filter(|_| !yours);
    let inside = html! {
        (art("figure-art", &format!("investigator-{}", it.who)))
        @if it.fire > 0 { span.alight { (art("token-art", "fire")) @if it.fire > 1 { b { (it.fire) } } } }
    };
    html! {
        li.figure.investigator.{ "who-" (it.who) }.yours[yours].acts[acts].pinged[is_pinged(scene, it.who.name())] id={ "figure-" (it.who) } data-k={ "figure-" (it.who) } {
            @match pressable::of_investigator(scene, it.who) {
                Some(mv) => (pressed(scene, mv, it.who.name(), &name_of(scene, it), &inside)),
                None => (looked_at(scene, missed, it.who.name(), &name_of(scene, it), &inside)),
            }
        }
    }
}

/// An enemy, or several alike.
fn foes(scene: &TableScene, stack: &[&FoeView], fight: Option<&Forecast>) -> Markup {
    let (lang, it) = (scene.chrome.lang, stack[0]);
    let strikes = fight.is_some_and(|fight| fight.attackers.iter().any(|(name, _)| *name == it.name));
    // Whoever is attacking has not done with it.
    let attacks = scene.view.roll.as_ref().is_some_and(|roll| roll.what == Rolled::Defence(it.name.clone()));
    let number = it.kind.zip(it.name.parse::<Foe>().ok()).map(|(kind, foe)| foe.number(kind));
    let (look, card) = match it.kind {
        Some(kind) => {
            (format!("enemy-{}", Enemy::of(kind, scene.view.elder)), Enemy::of(kind, scene.view.elder).name())
        }
        None => (format!("elder-{}", scene.view.elder), scene.view.stage_card().name()),
    };
    let inside = html! {
        (art("figure-art", &look))
        @if it.wounds > 0 { b.hurt data-rule="DMD-8.23" title=(map_words::foe(lang, it)) { (it.left()) } }
        @if it.cosmic { span data-rule="DMD-14.30" title=(map_words::foe(lang, it)) { (art("star", "cosmic")) } }
        @if strikes { b.dice-soon data-rule="DMD-10.8" title=(map_words::foe(lang, it)) { (map_words::dice(it.dice)) } }
        @if stack.len() > 1 { b.stacked { "×" (stack.len()) } }
        @else if let Some(number) = number { b.nr { (number) } }
    };
    let label = stack.iter().map(|it| map_words::foe(lang, it)).collect::<Vec<_>>().join(". ");
    html! {
        li.figure.foe.elder[it.kind.is_none()].strikes[strikes].attacked[it.attacked && !attacks].pinged[stack.iter().any(|it| is_pinged(scene, &it.name))] id={ "figure-" (it.name) } data-k={ "figure-" (it.name) } {
            @for other in &stack[1..] { i id={ "figure-" (other.name) } {} }
            @match (pressable::of_foe(scene, it), pressable::strike_at(scene, it)) {
                (Some(mv), _) => (pressed(scene, mv, card, &label, &inside)),
                (None, Some(strike)) => {
                    button.piece.open type="button" popovertarget={ "strike-" (strike.foe) } data-would=[why::would(scene.chrome, &strike.moves)]
                        aria-label=(label) title=(label) data-look=(card) { (inside) }
                },
                (None, None) => (looked_at(scene, pressable::missed_foe(scene, it), card, &label, &inside)),
            }
        }
    }
}

/// A button: pressing it answers the question.
fn pressed(scene: &TableScene, mv: Move, card: &str, label: &str, inside: &Markup) -> Markup {
    let chrome = scene.chrome;
    let does = DeathMayDie::move_name(chrome.lang, &chrome.names, scene.view, mv).to_string();
    html! {
        button.piece.open type="submit" form="map-form" name="move" value=(mv) data-card=(card) data-do=(does)
            aria-label={ (does) ". " (label) } title=(does) { (inside) }
    }
}

/// A way to read its card, and why what one most likely meant cannot be done.
fn looked_at(scene: &TableScene, missed: Option<Move>, card: &str, label: &str, inside: &Markup) -> Markup {
    let why = missed.and_then(|mv| why::not(scene.chrome, mv, Some(card)));
    html! {
        a.piece href={ "/cards/deathmaydie/" (card) } data-why=[why] data-card=(card) aria-label=(label) title=(label) tabindex="-1" { (inside) }
    }
}

fn token(scene: &TableScene, it: &TokenView) -> Markup {
    let label = map_words::token(scene.chrome.lang, it);
    let look = it.value.map_or_else(|| it.face.name(), |value| value.name());
    let inside = art_of_token(it, look);
    let id = format!("token-{}-{}", it.token, it.number);
    html! {
        li.token id=(id) data-k=(id) {
            @if let Some(mv) = pressable::of_token(scene, it.token, it.number) {
                @let does = DeathMayDie::move_name(scene.chrome.lang, &scene.chrome.names, scene.view, mv).to_string();
                button.piece.open type="submit" form="map-form" name="move" value=(mv) aria-label={ (does) ". " (label) } title=(does) { (inside) }
            } @else { span.piece role="img" aria-label=(label) title=(label) { (inside) } }
        }
    }
}

fn art_of_token(it: &TokenView, look: &str) -> Markup {
    html! { (art("token-art", &format!("token-{}-{look}", it.token))) }
}

/// What lies on passages: Locks.
pub fn between(scene: &TableScene) -> Markup {
    let lying = scene.view.tokens.iter().filter_map(|it| match it.spaces {
        [Some(one), Some(other)] => Some((it, one, other)),
        _ => None,
    });
    html! {
        ul #between.between {
            @for (it, one, other) in lying {
                li.lock.{ "on-" (one) "-" (other) }.{ "on-" (other) "-" (one) } { ul { (token(scene, it)) } }
            }
        }
    }
}
