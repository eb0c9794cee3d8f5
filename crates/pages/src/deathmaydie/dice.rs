//! A roll: what is rolled and why, the dice, what each symbol does, how likely it succeeds, and the rerolls that are left.

use ::deathmaydie::dice::DieFace;
use ::deathmaydie::moves::With;
use ::deathmaydie::question::Question;
use ::deathmaydie::view::RollView;
use ::deathmaydie::{Event, Move};
use maud::{Markup, html};
use words::Lang;
use words::deathmaydie::rolling;
use words::deathmaydie::sheet_words::sheet;

use super::odds::{better, odds, odds_text};
use super::press::{self, press};
use super::{TableScene, art, keep, mark, words_of};
use crate::page_diff::PageDiff;
use crate::sentence::sentence;

/// The dice on the table, while there are any; afterwards those of the last roll, small.
pub fn roll(scene: &TableScene, diff: &mut PageDiff) {
    let rolling = scene.view.roll.as_ref();
    diff.picture(
        "dice",
        html! {
            section #dice.dice.rolling[rolling.is_some()] {
                h2.unseen { (words_of(scene).roll) }
                @match rolling {
                    Some(roll) => (press::form(scene, "roll", &under_way(scene, roll))),
                    None => (last(scene)),
                }
            }
        },
    );
}

fn under_way(scene: &TableScene, roll: &RollView) -> Markup {
    let lang = scene.chrome.lang;
    html! {
        h3.roll-title { (press::portrait(roll.who)) span { (sentence("deathmaydie", &rolling::title(lang, scene.view, roll), &super::log::chip)) } }
        (thrown(scene, roll))
        (symbols(lang, roll))
        (odds(scene))
        (choices(scene, roll))
    }
}

/// A die that lies there: what it shows, and the move and place that brought it there.
struct Lying {
    die: DieFace,
    came: (usize, usize),
}

/// The dice of the last roll in the order they were thrown; a rerolled die stays in its place.
fn lying(log: &[(usize, Event)]) -> Vec<Lying> {
    let mut dice: Vec<Lying> = Vec::new();
    let mut throwing = false;
    for (at, event) in log {
        match *event {
            Event::Thrown { die, .. } => {
                if !throwing {
                    dice.clear();
                }
                dice.push(Lying { die, came: (*at, dice.len()) });
            }
            Event::Rerolled { from, to, .. } => {
                if let Some(place) = dice.iter().position(|it| it.die == from) {
                    dice[place] = Lying { die: to, came: (*at, place) };
                }
            }
            _ => {}
        }
        throwing = matches!(event, Event::Thrown { .. });
    }
    dice
}

/// As the log tells it, if that is what lies there.
fn on_table(scene: &TableScene, roll: &RollView) -> Vec<Lying> {
    let mut shown: Vec<DieFace> = roll.dice.iter().filter_map(|die| die.parse().ok()).collect();
    let told = lying(scene.log);
    let mut faces: Vec<DieFace> = told.iter().map(|it| it.die).collect();
    faces.sort_unstable();
    shown.sort_unstable();
    if faces == shown {
        return told;
    }
    shown.into_iter().enumerate().map(|(place, die)| Lying { die, came: (0, place) }).collect()
}

fn thrown(scene: &TableScene, roll: &RollView) -> Markup {
    let dice = on_table(scene, roll);
    html! {
        ul.dice-row.many[dice.len() > 6] {
            @for it in &dice {
                li id={ "die-" (it.came.0) "-" (it.came.1) } { (die(scene, roll, it.die)) }
            }
            @if dice.is_empty() { (waiting(roll)) }
        }
    }
}

/// Dice in the hand, before they are thrown.
fn waiting(roll: &RollView) -> Markup {
    let dice = roll.to_throw;
    let kinds = std::iter::repeat_n("standard", dice.standard.into())
        .chain(std::iter::repeat_n("bonus", dice.bonus.into()));
    html! { @for kind in kinds { li { span.die.in-hand.(kind) { (art("cube", &format!("die-{kind}"))) b aria-hidden="true" { "?" } } } } }
}

/// A die; pressing it rerolls it, as cheaply as can be.
fn die(scene: &TableScene, roll: &RollView, die: DieFace) -> Markup {
    let cheapest =
        With::ALL.into_iter().map(|with| Move::Reroll(die, with)).find(|mv| press::can(scene, *mv));
    let class = format!("die {}", if die.is_bonus() { "bonus" } else { "standard" });
    match cheapest {
        Some(mv) => {
            let stress = matches!(mv, Move::Reroll(_, With::Stress));
            let better = better(roll, die);
            let class = if better.is_some() { format!("{class} worth") } else { class };
            let inside = html! {
                (face(die))
                span.cost aria-hidden="true" { @if stress { (mark("stress")) } @else { (mark("reroll")) } }
                @if let Some(odds) = better { span.then aria-hidden="true" { (odds_text(scene.chrome.lang, odds)) } }
            };
            press(scene, mv, &class, &inside)
        }
        None => {
            html! { span class=(class) role="img" aria-label=(rolling::die(scene.chrome.lang, die)) { (face(die)) } }
        }
    }
}

/// What the die shows, painted.
pub fn face(die: DieFace) -> Markup {
    let shown = die.symbols();
    let kind = if die.is_bonus() { "die-bonus" } else { "die-standard" };
    let all = [
        (shown.success, "symbol-success"),
        (shown.elder, "symbol-elder-sign"),
        (shown.tentacle, "symbol-tentacle"),
    ];
    let count = shown.success + shown.elder + shown.tentacle;
    html! {
        (art("cube", kind))
        span.pips.two[count > 1] { @for (_, id) in all.into_iter().filter(|(count, _)| *count > 0) { (art("pip", id)) } }
    }
}

/// What each symbol does, and how many there are.
fn symbols(lang: Lang, roll: &RollView) -> Markup {
    let lying: ::deathmaydie::dice::Dice =
        roll.dice.iter().filter_map(|die| die.parse::<DieFace>().ok()).collect();
    if lying.is_empty() {
        return html! {};
    }
    let shown = lying.symbols();
    let tallied = roll.success + roll.elder + roll.tentacle > 0;
    let [success, elder, tentacle] = match tallied {
        true => [roll.success, roll.elder, roll.tentacle],
        false => [shown.success, shown.elder, shown.tentacle],
    };
    html! {
        ul.symbols {
            li.success { (mark("symbol-success")) span { (rolling::successes_do(lang, roll, success).to_string()) } }
            @if tentacle > 0 { li.tentacle { (mark("symbol-tentacle")) span { (rolling::tentacles_do(lang, tentacle).to_string()) } } }
            @if elder > 0 { li.elder { (mark("symbol-elder-sign")) b { (elder) } span { (rolling::signs_do(lang, roll.prospect.pool.elder_worth)) } } }
        }
    }
}

/// What can be done with the dice now.
fn choices(scene: &TableScene, roll: &RollView) -> Markup {
    match &scene.view.question {
        Some(Question::Rerolls) => keep::rerolls(scene, roll),
        Some(Question::Convert { ways }) => keep::conversions(scene, roll, ways),
        Some(Question::Split { .. }) => keep::split(scene, roll),
        Some(Question::BeforeRoll) => row(scene, Move::Roll),
        Some(Question::PerSymbol { .. } | Question::Extra) => row(scene, Move::Done),
        _ => html! {},
    }
}

/// What may be used, and the word that goes on.
fn row(scene: &TableScene, last: Move) -> Markup {
    html! {
        div.roll-do {
            @for mv in press::open(scene, |mv| *mv != last) { (press::chip(scene, mv)) }
            @if press::can(scene, last) { (press::say(scene, last, "gold")) }
        }
    }
}

/// The last roll of this turn and what it came to.
fn last(scene: &TableScene) -> Markup {
    let turn = scene.log.iter().rposition(|(_, event)| matches!(event, Event::TurnBegan { .. })).unwrap_or(0);
    let dice = lying(&scene.log[turn..]);
    let told = scene.log[turn..].iter().rev().find(|(_, event)| matches!(event, Event::Tallied { .. }));
    html! {
        @if let (Some((at, event)), false) = (told, dice.is_empty()) {
            div.last-roll {
                h3 { (sheet(scene.chrome.lang).last_roll) }
                ul.dice-row.small { @for it in &dice {
                    li { span.die.bonus[it.die.is_bonus()] role="img" aria-label=(rolling::die(scene.chrome.lang, it.die)) { (face(it.die)) } }
                } }
                (super::story::line(scene, *at, event))
            }
        }
    }
}
