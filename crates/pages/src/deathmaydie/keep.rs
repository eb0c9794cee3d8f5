//! What is done with dice that lie there: thrown again or kept, symbols counted as others, Wounds dealt out.

use ::deathmaydie::Move;
use ::deathmaydie::figures::Foe;
use ::deathmaydie::moves::With;
use ::deathmaydie::question::Conversion;
use ::deathmaydie::view::RollView;
use maud::{Markup, html};
use words::deathmaydie::sheet_words::sheet;
use words::deathmaydie::{naming, rolling};

use super::press::{self, name, press};
use super::{TableScene, mark};

pub fn rerolls(scene: &TableScene, roll: &RollView) -> Markup {
    let lang = scene.chrome.lang;
    let (free, turn, stress) = (roll.free_rerolls, roll.turn_rerolls, roll.prospect.stress);
    let mine = press::can(scene, Move::Stop);
    let other: Vec<Move> = press::open(scene, |mv| {
        matches!(mv, Move::Reroll(die, with) if With::ALL.into_iter().find(|it| press::can(scene, Move::Reroll(*die, *it))) != Some(*with))
    })
    .collect();
    html! {
        div.roll-do {
            p.rerolls-left {
                (rolling::rerolls_left(lang, free, turn, stress).to_string())
                @if roll.prospect.linked > 0 && stress > 0 { ", " (sheet(lang).linked) } ". "
                @if mine { span.how { (rolling::press_to_reroll(lang)) } }
            }
            @if mine { (keep(scene)) }
        }
        @if !other.is_empty() {
            details.other-ways { summary { (sheet(lang).other_ways) }
                div { @for mv in other { (press::say(scene, mv, "quiet")) } } }
        }
    }
}

/// Keeps the roll with all that nearly everybody would do then; or step by step.
fn keep(scene: &TableScene) -> Markup {
    let then = press::beyond(scene);
    if then.is_empty() {
        return press::say(scene, Move::Stop, "gold");
    }
    let does: Vec<String> =
        then.into_iter().filter(|mv| *mv != Move::Done).map(|mv| name(scene, mv)).collect();
    let inside = html! { @for it in does { small { (it) } } };
    html! {
        (press::as_proposed(&name(scene, Move::Stop), &inside))
        button.can.quiet type="submit" name="move" value=(Move::Stop) { (sheet(scene.chrome.lang).step_by_step) }
    }
}

/// The best one first; where Elder Signs would only hurt, nothing is best.
pub fn conversions(scene: &TableScene, roll: &RollView, ways: &[Conversion]) -> Markup {
    let worth = |mv: &Move| match *mv {
        Move::Convert(using, count) => {
            ways.iter().find(|way| way.using == using).map_or(0, |way| roll.worth(way.from, way.to, count))
        }
        _ => 0,
    };
    let mut all: Vec<Move> = press::open(scene, |_| true).collect();
    all.sort_by_key(|mv| (-worth(mv), *mv));
    html! {
        div.roll-do.column {
            @for (place, mv) in all.into_iter().enumerate() {
                button.can.gold[place == 0] type="submit" name="move" value=(mv) {
                    @if place == 0 { span.tag { (sheet(scene.chrome.lang).best) } } (name(scene, mv))
                }
            }
        }
    }
}

/// Wound by Wound, on the enemies themselves.
pub fn split(scene: &TableScene, roll: &RollView) -> Markup {
    let lang = scene.chrome.lang;
    html! {
        @if !press::beyond(scene).is_empty() { div.roll-do { (press::as_proposed(sheet(lang).deal_so, &dealt_so(scene))) } }
        ul.targets {
            @for (target, dealt) in roll.targets.iter().zip(&roll.dealt) {
                @if let (Ok(foe), Some(there)) = (target.parse(), scene.view.foes.iter().find(|foe| foe.name == *target)) {
                    @let inside = html! {
                        (press::foe_art(scene, foe))
                        span.choice-words { (naming::foe(lang, foe).text()) small { (mark("wounds")) " " (there.wounds + dealt) "/" (there.health) } }
                    };
                    li { @if press::can(scene, Move::Wound(foe)) { (press(scene, Move::Wound(foe), "choice", &inside)) } @else { span.choice { (inside) } } }
                }
            }
        }
    }
}

/// Whom the Wounds are proposed to go to.
fn dealt_so(scene: &TableScene) -> Markup {
    let moves = scene.view.own.proposed.iter().filter_map(|mv| mv.parse().ok());
    let mut dealt: Vec<(Foe, u8)> = Vec::new();
    for mv in moves {
        let Move::Wound(foe) = mv else { continue };
        match dealt.iter_mut().find(|(other, _)| *other == foe) {
            Some((_, count)) => *count += 1,
            None => dealt.push((foe, 1)),
        }
    }
    html! { @for (foe, count) in dealt { small { (naming::foe(scene.chrome.lang, foe).text()) " " (mark("wounds")) " " (count) } } }
}
