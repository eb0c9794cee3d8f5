//! How likely is what a roll under way is for? As it lies, and for each Stress one would take.

use deathmaydie::chances::{Goal, Prospect};
use deathmaydie::dice::DieFace;
use deathmaydie::question::Question;
use deathmaydie::view::Open;

use super::rolling::{as_it_is, goal, percent, with_stress};
use crate::Lang;

/// So much Stress is reckoned with: more is seldom taken for one roll.
const STRESS_TOLD: u8 = 2;

/// "Kill it", and each percentage with what it takes.
pub type Chance = (String, Vec<(String, String)>);

/// What one hopes for in the roll under way, while it can still be changed. What cannot happen need not be told where something
/// else can.
pub fn chances(lang: Lang, view: &Open) -> Vec<Chance> {
    let open = matches!(view.question, Some(Question::BeforeRoll | Question::Rerolls));
    let Some(roll) = view.roll.as_ref().filter(|_| open) else { return Vec::new() };
    let lying: Vec<DieFace> = roll.dice.iter().filter_map(|die| die.parse().ok()).collect();
    let prospect = &roll.prospect;
    let most = prospect.rerolls(prospect.stress.min(STRESS_TOLD));
    let possible = |it: &Goal| prospect.odds(*it, most, &lying).ways > 0;
    let any = prospect.goals.iter().any(possible);
    let told = prospect.goals.iter().enumerate().filter(|(_, it)| !any || possible(it)).take(2);
    told.map(|(which, it)| {
        let name = goal(lang, &roll.what, roll.targets.len(), *it, which == 0);
        (name.to_string(), steps(lang, prospect, *it, &lying))
    })
    .collect()
}

/// "48 % as it lies", "71 % with 1 Stress"; no further than it helps.
fn steps(lang: Lang, prospect: &Prospect, goal: Goal, lying: &[DieFace]) -> Vec<(String, String)> {
    let mut told: Option<u16> = None;
    let mut all = Vec::new();
    for stress in 0..=prospect.stress.min(STRESS_TOLD) {
        let odds = prospect.odds(goal, prospect.rerolls(stress), lying);
        if told.replace(odds.per_mille()) == Some(odds.per_mille()) {
            break;
        }
        let how = match stress {
            0 => as_it_is(lang, !lying.is_empty(), prospect.rerolls(0)).to_owned(),
            _ => with_stress(lang, stress),
        };
        all.push((percent(lang, odds.per_mille(), odds.ways == odds.of, odds.ways > 0), how));
    }
    all
}
