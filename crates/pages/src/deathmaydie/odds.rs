//! How likely is it? The odds of a roll under way and of those that answers lead to, as the rules reckon them.

use ::deathmaydie::Move;
use ::deathmaydie::chances::{Goal, Prospect};
use ::deathmaydie::dice::DieFace;
use ::deathmaydie::question::Question;
use ::deathmaydie::view::{RollView, Rolled};
use maud::{Markup, html};
use words::Lang;
use words::deathmaydie::rolling;

use super::TableScene;

/// The odds of the first goal if this die is rerolled once, where that is better than to keep it.
pub fn better(roll: &RollView, die: DieFace) -> Option<(u16, bool, bool)> {
    let goal = *roll.prospect.goals.first()?;
    let lying: Vec<DieFace> = roll.dice.iter().filter_map(|die| die.parse().ok()).collect();
    let after = roll.prospect.odds_after(goal, 1, &lying, die);
    let kept = roll.prospect.odds(goal, 0, &lying);
    (after.ways * kept.of > kept.ways * after.of).then(|| (after.per_mille(), after.ways == after.of, true))
}

pub fn odds_text(lang: Lang, (per_mille, certain, possible): (u16, bool, bool)) -> String {
    rolling::percent(lang, per_mille, certain, possible)
}

/// How likely each goal is: for nothing, and for each Stress one would take.
pub fn odds(scene: &TableScene, roll: &RollView) -> Markup {
    let lang = scene.chrome.lang;
    let open = matches!(scene.view.question, Some(Question::BeforeRoll | Question::Rerolls));
    if !open || roll.prospect.goals.is_empty() {
        return html! {};
    }
    let lying: Vec<DieFace> = roll.dice.iter().filter_map(|die| die.parse().ok()).collect();
    let most = roll.prospect.rerolls(roll.prospect.stress.min(2));
    let possible = |goal: &Goal| roll.prospect.odds(*goal, most, &lying).ways > 0;
    let any = roll.prospect.goals.iter().any(possible);
    let goals = roll.prospect.goals.iter().enumerate().filter(|(_, goal)| !any || possible(goal));
    html! {
        dl.chances {
            @for (which, goal) in goals.take(2) {
                dt { (rolling::goal(lang, &roll.what, roll.targets.len(), *goal, which == 0).to_string()) }
                dd { (steps(lang, &roll.prospect, *goal, &lying)) }
            }
        }
    }
}

/// "48 % as it lies · 71 % with 1 Stress · 85 % with 2 Stress".
fn steps(lang: Lang, prospect: &Prospect, goal: Goal, lying: &[DieFace]) -> Markup {
    let free = prospect.rerolls(0);
    let mut told: Option<u16> = None;
    let mut all = Vec::new();
    for stress in 0..=prospect.stress.min(2) {
        let odds = prospect.odds(goal, prospect.rerolls(stress), lying);
        if told == Some(odds.per_mille()) {
            break;
        }
        told = Some(odds.per_mille());
        all.push((stress, odds_text(lang, (odds.per_mille(), odds.ways == odds.of, odds.ways > 0))));
    }
    html! {
        @for (stress, percent) in all {
            span.chance {
                b { (percent) } " "
                @if stress == 0 { small { (rolling::as_it_is(lang, !lying.is_empty(), free)) } }
                @else { small { (rolling::with_stress(lang, stress)) } }
            }
        }
    }
}

/// The odds of the roll this answer leads to, in a few words.
pub fn ahead(scene: &TableScene, mv: Move) -> Option<String> {
    let lang = scene.chrome.lang;
    let prospect = &scene.view.ahead.iter().find(|ahead| ahead.mv == mv)?.prospect;
    let what = match mv {
        Move::Target(_) => Rolled::Attack,
        Move::Face(foe) => Rolled::Defence(foe.to_string()),
        _ => Rolled::Check,
    };
    let told = |(which, goal): (usize, &Goal)| {
        let odds = prospect.odds(*goal, prospect.rerolls(0), &[]);
        let label = rolling::goal(lang, &what, 1, *goal, which == 0);
        let percent = odds_text(lang, (odds.per_mille(), odds.ways == odds.of, odds.ways > 0));
        (odds.ways, format!("{label}: {percent}"))
    };
    let goals: Vec<(u128, String)> = prospect.goals.iter().enumerate().map(told).collect();
    // What cannot happen need not be told where something else can.
    goals.iter().find(|(ways, _)| *ways > 0).or(goals.first()).map(|(_, told)| told.clone())
}
