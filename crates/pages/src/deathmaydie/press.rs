//! How does one press answer? A thing on the table, or words, that make a move if it may be made now.

use ::deathmaydie::content::{Discovery, Enemy, HeldAs, Investigator};
use ::deathmaydie::figures::Foe;
use ::deathmaydie::ids::{Face, Side};
use ::deathmaydie::moves::{Ability, Named};
use ::deathmaydie::view::TokenView;
use ::deathmaydie::{DeathMayDie, Move};
use maud::{Markup, html};
use words::Speak;

use super::{TableScene, art, mark, odds};
use crate::hint::Hint;
use crate::table::move_start;

/// What the move is called on a button.
pub fn name(scene: &TableScene, mv: Move) -> String {
    DeathMayDie::move_name(scene.chrome.lang, &scene.chrome.names, scene.view, mv).to_string()
}

pub fn can(scene: &TableScene, mv: Move) -> bool {
    scene.moves.contains(&mv)
}

/// All moves that answer now, as far as this fits.
pub fn open<'a>(scene: &'a TableScene, fits: impl Fn(&Move) -> bool + 'a) -> impl Iterator<Item = Move> + 'a {
    scene.moves.iter().copied().filter(move |mv| fits(mv))
}

/// A part of the table in which presses make moves.
pub fn form(scene: &TableScene, class: &str, inside: &Markup) -> Markup {
    html! {
        form class=(class) method="post" action={ "/t/" (scene.chrome.id) "/move" } data-live { (move_start(scene.chrome)) (inside) }
    }
}

/// The form of what is proposed, whose moves one press makes: its button stands wherever the question is.
pub fn proposal(scene: &TableScene) -> Markup {
    let moves = if scene.moves.is_empty() { &[][..] } else { &scene.view.own.proposed };
    html! {
        @if !moves.is_empty() {
            form #proposed method="post" action={ "/t/" (scene.chrome.id) "/move" } data-live {
                (move_start(scene.chrome))
                @for mv in moves { input type="hidden" name="move" value=(mv); }
            }
        }
    }
}

/// What is proposed beyond the first of its moves.
pub fn beyond(scene: &TableScene) -> Vec<Move> {
    let moves = scene.view.own.proposed.iter().skip(1).filter(|_| !scene.moves.is_empty());
    moves.filter_map(|mv| mv.parse().ok()).collect()
}

/// The press that does as proposed.
pub fn as_proposed(label: &str, inside: &Markup) -> Markup {
    html! { button.can.gold.proposed type="submit" form="proposed" { span { (label) } (inside) } }
}

fn lit(scene: &TableScene, mv: Move, class: &str) -> String {
    let hinted = if Hint::means(scene.chrome.hint.as_ref(), mv) { " hinted" } else { "" };
    format!("can {class}{hinted}")
}

/// A thing that is a move: what it does is told to those who listen, then what is on it.
pub fn press(scene: &TableScene, mv: Move, class: &str, inside: &Markup) -> Markup {
    let verb = name(scene, mv);
    html! {
        button class=(lit(scene, mv, class)) type="submit" name="move" value=(mv) title=(verb) {
            span.unseen { (verb) ". " } (inside)
        }
    }
}

/// The same for a card, which glass shows before it is played.
pub fn press_card(scene: &TableScene, mv: Move, class: &str, card: &str, inside: &Markup) -> Markup {
    let verb = name(scene, mv);
    html! {
        button class=(lit(scene, mv, class)) type="submit" name="move" value=(mv) data-card=(card) data-do=(verb) {
            span.unseen { (verb) ". " } (inside)
        }
    }
}

/// Words that are a move.
pub fn say(scene: &TableScene, mv: Move, class: &str) -> Markup {
    html! { button class=(lit(scene, mv, class)) type="submit" name="move" value=(mv) { (name(scene, mv)) } }
}

/// A move with the picture of what it is about, and its odds if it is a roll.
pub fn chip(scene: &TableScene, mv: Move) -> Markup {
    html! {
        button class=(lit(scene, mv, "choice")) type="submit" name="move" value=(mv) {
            (picture(scene, mv))
            span.choice-words { (name(scene, mv)) @if let Some(odds) = odds::ahead(scene, mv) { small.odds { (odds) } } }
        }
    }
}

pub fn picture(scene: &TableScene, mv: Move) -> Markup {
    match mv {
        Move::Target(foe) | Move::Face(foe) | Move::Sneak(foe) | Move::Wound(foe) => foe_art(scene, foe),
        Move::Pick(what) | Move::Give(what, _) => thing(scene, what),
        Move::Carry(who) | Move::Mend(who, _) | Move::Play(who) => portrait(who),
        Move::Step(_) | Move::Follow => html! { (mark("run")) },
        Move::Soak(card) => html! { (mark(held_mark(card, Side::Left))) },
        Move::Use(using) => match using.what {
            Ability::Card(card) => html! { (mark(held_mark(card, Side::Left))) },
            Ability::Relic(_) => html! { (mark("relic")) },
            Ability::Signature | Ability::Skill(_) => html! { (mark("level")) },
        },
        _ => html! {},
    }
}

fn thing(scene: &TableScene, what: Named) -> Markup {
    match what {
        Named::Foe(foe) => foe_art(scene, foe),
        Named::Space(_) => html! { (mark("run")) },
        Named::Investigator(who) => portrait(who),
        Named::Token(token, number) => {
            let lies = scene.view.tokens.iter().find(|it| it.token == token && it.number == number);
            lies.map_or_else(|| html! {}, token_art)
        }
        Named::Card(card) => html! { (mark(held_mark(card, Side::Left))) },
    }
}

/// The figure of an enemy as it stands on the map.
pub fn foe_art(scene: &TableScene, foe: Foe) -> Markup {
    let id = match foe.kind() {
        Some(kind) => format!("enemy-{}", Enemy::of(kind, scene.view.elder)),
        None => format!("elder-{}", scene.view.elder),
    };
    html! { (art("figure", &id)) }
}

pub fn portrait(who: Investigator) -> Markup {
    html! { (art("face", &format!("investigator-{who}"))) }
}

pub fn token_art(it: &TokenView) -> Markup {
    let look = match (it.face, it.value) {
        (Face::Up, Some(value)) => value.name(),
        (face, _) => face.name(),
    };
    html! { (art("chit", &format!("token-{}-{look}", it.token))) }
}

/// The mark of what a side of a card is.
pub fn held_mark(card: Discovery, side: Side) -> &'static str {
    match card.side(side).held {
        HeldAs::Item => "item",
        HeldAs::Companion(_) => "companion",
        HeldAs::Condition(_) => "condition",
    }
}
