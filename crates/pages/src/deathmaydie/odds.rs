//! How likely is it? The odds of a roll under way and of those that answers lead to, as the rules reckon them.

use ::deathmaydie::Move;
use ::deathmaydie::chances::Goal;
use ::deathmaydie::dice::DieFace;
use ::deathmaydie::view::{RollView, Rolled};
use maud::{Markup, html};
use words::Lang;
use words::deathmaydie::chances::chances;
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
pub fn odds(scene: &TableScene) -> Markup {
    let told = chances(scene.chrome.lang, scene.view);
    html! {
        @if !told.is_empty() {
            dl.chances {
                @for (goal, steps) in &told {
                    dt { (goal) }
                    dd { @for (percent, how) in steps { span.chance { b { (percent) } " " small { (how) } } } }
                }
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
