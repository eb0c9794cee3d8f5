//! Choices that deserve to be looked forward to: whom to play, which skill to raise, what to claim, what comes first.

use ::deathmaydie::Move;
use ::deathmaydie::content::{Discovery, HeldAs, Investigator};
use ::deathmaydie::effect::Claim;
use ::deathmaydie::ids::Side;
use ::deathmaydie::moves::Ability;
use ::deathmaydie::question::Origin;
use maud::{Markup, html};
use words::deathmaydie::card_words as on;
use words::deathmaydie::claims;
use words::deathmaydie::sheet_words::{level as level_name, sheet as words_on};

use super::press::{can, chip, held_mark, name, open, portrait, press, press_card, say};
use super::{TableScene, cards, mark, skills, words_of};
use crate::why;

/// Ten portraits, each with its skill and what it begins with.
pub fn people(scene: &TableScene) -> Markup {
    let lang = scene.chrome.lang;
    html! {
        h3.scene-title { (name_of_question(scene)) }
        ul.people { @for who in Investigator::ALL {
            li { @if can(scene, Move::Play(who)) { (press_card(scene, Move::Play(who), "person", who.name(), &person(scene, who))) }
                @else { a.person.taken[is_taken(scene, who)] href={ "/cards/deathmaydie/" (who) } data-why=[why::not(scene.chrome, Move::Play(who), None)] data-card=(who) { (person(scene, who)) } } }
        } }
        span.unseen { (words_on(lang).start_board) }
    }
}

fn is_taken(scene: &TableScene, who: Investigator) -> bool {
    !scene.moves.is_empty() && !can(scene, Move::Play(who))
}

fn person(scene: &TableScene, who: Investigator) -> Markup {
    let lang = scene.chrome.lang;
    let words = on::investigator(lang, who);
    html! {
        (portrait(who))
        span.person-words {
            b { (words.name) }
            span.signature { (mark("level")) (words.skill) }
            small { (words.levels[0]) }
            small.common { @for (place, skill) in who.row().skills.into_iter().enumerate() { @if place > 0 { " · " } (on::skill(lang, skill).name) } }
        }
    }
}

/// What is asked, over the scene.
fn name_of_question(scene: &TableScene) -> String {
    use words::Speak;
    ::deathmaydie::DeathMayDie::prompt(scene.chrome.lang, &scene.chrome.names, scene.view).to_string()
}

pub fn relics(scene: &TableScene) -> Markup {
    let lang = scene.chrome.lang;
    html! {
        h3.scene-title { (name_of_question(scene)) }
        div.flanks { @for mv in open(scene, |mv| matches!(mv, Move::Take(_))) {
            @if let Move::Take(relic) = mv {
                @let words = on::relic(lang, relic);
                @let inside = html! { (mark("relic")) b { (words.normal.name) } span { (words.normal.text) } small { b { (words.transformed.name) } " " (words.transformed.text) } };
                (press(scene, mv, "flank", &inside))
            }
        } }
    }
}

/// What each skill is now and would become, side by side.
pub fn level(scene: &TableScene) -> Markup {
    let lang = scene.chrome.lang;
    let more = words_on(lang);
    let Some(it) =
        scene.view.asked.and_then(|asked| scene.view.investigators.iter().find(|it| it.who == asked.who))
    else {
        return html! {};
    };
    let [one, other] = it.who.row().skills.map(Ability::Skill);
    html! {
        h3.scene-title { (portrait(it.who)) (more.level_up) }
        ul.rises { @for (what, at) in [Ability::Signature, one, other].into_iter().filter_map(|what| Some((what, it.printed_level(what)?))) {
            @let (skill, levels) = skills::texts(lang, it.who, what);
            @let inside = html! {
                b.skill-name { (skill) }
                span.now { small { (more.now) " · " (level_name(lang, at)) } (levels[..usize::from(at.clamp(1, 4))].join(" ")) }
                @if let Some(next) = levels.get(usize::from(at)) {
                    span.then { small { (more.then) " · " (level_name(lang, at + 1)) } (next) }
                } @else { span.then { small { (more.full_level) } } }
                span.dots aria-hidden="true" { @for dot in 1..=4 { i.full[dot <= at].next[dot == at + 1] {} } }
            };
            li { @if can(scene, Move::LevelUp(what)) { (press(scene, Move::LevelUp(what), "rise", &inside)) } @else if let Some(why) = why::not(scene.chrome, Move::LevelUp(what), None) { a.rise.still href=(why) data-why="" { (inside) } } @else { span.rise.still { (inside) } } }
        } }
    }
}

/// A Discovery card: what it offers, and its two sides with what they cost.
pub fn claim(scene: &TableScene, card: Discovery) -> Markup {
    let lang = scene.chrome.lang;
    let words = on::discovery(lang, card);
    let sides = Side::BOTH.map(|side| (side, claims_of(scene, card, side)));
    let rest = open(scene, |mv| !sides.iter().any(|(_, moves)| moves.contains(mv)));
    html! {
        div.found {
            h3.scene-title { (mark("discovery")) (words.name) }
            p.central { (claims::central(lang, card)) }
            p.flavour { (words.flavour) }
            div.flanks { @for (side, moves) in &sides {
                @let inside = side_of(scene, card, *side);
                @match moves[..] {
                    [mv] => (press(scene, mv, "flank", &html! { (inside) span.do { (name(scene, mv)) } })),
                    _ => div.flank { (inside) @for mv in moves { (say(scene, *mv, "gold")) } },
                }
            } }
            div.choices { @for mv in rest { (say(scene, mv, "")) } }
        }
    }
}

/// The answers that claim this side: some cards offer it in several ways.
fn claims_of(scene: &TableScene, card: Discovery, side: Side) -> Vec<Move> {
    let gets = |number: u8| match card.row().claim {
        Claim::Offers(offers) => offers.get(usize::from(number) - 1).is_some_and(|offer| offer.get == side),
        _ => false,
    };
    open(scene, |mv| match *mv {
        Move::Claim(claimed) => claimed == side,
        Move::Option(number) => gets(number),
        _ => false,
    })
    .collect()
}

pub fn side_of(scene: &TableScene, card: Discovery, side: Side) -> Markup {
    let (lang, words) = (scene.chrome.lang, words_of(scene));
    let kind = match card.side(side).held {
        HeldAs::Item => words.item.to_owned(),
        HeldAs::Companion(health) => format!("{}, {} {health}", words.companion, words.health),
        HeldAs::Condition(_) => words.condition.to_owned(),
    };
    html! { (mark(held_mark(card, side))) b { (claims::side(lang, card, side)) } small.kind { (kind) } span { (skills::side_text(lang, card, side)) } }
}

/// Several things at once: whichever is pressed happens first.
pub fn order(scene: &TableScene, waiting: &[Origin]) -> Markup {
    html! {
        h3.scene-title { (name_of_question(scene)) }
        div.flanks { @for (place, of) in waiting.iter().enumerate() {
            @let mv = Move::First(place as u8 + 1);
            @if can(scene, mv) {
                @let (title, text) = cards::origin(scene, *of).unwrap_or_default();
                (press(scene, mv, "flank", &html! { b { (title) } span { (text) } }))
            }
        } }
    }
}

/// A text that leaves a choice, and its options.
pub fn options(scene: &TableScene, of: Origin) -> Markup {
    html! {
        @if let Some((title, text)) = cards::origin(scene, of) { h3.scene-title { (title) } p.central { (text) } }
        div.choices { @for mv in open(scene, |_| true) { (say(scene, mv, if mv == Move::Yes { "gold" } else { "" })) } }
        @if scene.moves.is_empty() { p.small { (name_of_question(scene)) } }
    }
}

/// What is at stake stands on the Final Stage.
pub fn sacrifice(scene: &TableScene) -> Markup {
    let who = scene.view.asked.map(|asked| asked.who);
    let [.., last] = scene.view.elder.stages();
    let stakes = cards::origin(scene, Origin::Stage(last));
    html! {
        div.sacrifice {
            @if let Some(who) = who { (portrait(who)) }
            h3.scene-title { (name_of_question(scene)) }
            @if let Some((_, text)) = stakes { p.central { (text) } }
            div.choices { @for mv in open(scene, |_| true) { (say(scene, mv, if mv == Move::Refuse { "gold" } else { "dire" })) } }
        }
    }
}

/// How the points are spread; the best mix is whatever heals most Wounds, and stands first.
pub fn heal(scene: &TableScene, points: u8) -> Markup {
    let mut all: Vec<Move> = open(scene, |_| true).collect();
    all.sort_by_key(|mv| match mv {
        Move::Heal(stress, wounds) => (0, u8::MAX - wounds, u8::MAX - stress),
        _ => (1, 0, 0),
    });
    html! {
        div.choices aria-label=(points) {
            @for mv in all {
                @if let Move::Heal(stress, wounds) = mv {
                    @let inside = html! {
                        span.heals aria-hidden="true" { @for _ in 0..wounds { (mark("wounds")) } @for _ in 0..stress { (mark("stress")) } }
                        span.choice-words { (name(scene, mv)) }
                    };
                    (bare(scene, mv, &inside))
                } @else { (chip(scene, mv)) }
            }
        }
    }
}

fn bare(scene: &TableScene, mv: Move, inside: &Markup) -> Markup {
    let hinted = crate::hint::Hint::means(scene.chrome.hint.as_ref(), mv);
    html! { button.can.choice.hinted[hinted] type="submit" name="move" value=(mv) { (inside) } }
}
