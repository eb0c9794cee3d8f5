//! What is shown of the board besides its pieces is what follows from them.

use std::collections::BTreeSet;

use deathmaydie::content::{
    ACTIONS, BONUS_THRESHOLDS, Counter, Elder, Enemy, Episode, HeldSide, Skill, Token,
};
use deathmaydie::effect::{Mod, Part};
use deathmaydie::events::Event;
use deathmaydie::ids::{Face, Kind};
use deathmaydie::moves::{Move, With};
use deathmaydie::question::Question;
use deathmaydie::view::{FoeView, Open, SheetView};

/// Everything that can be reckoned from the rest of the view; `attackers` have attacked in this turn.
pub fn fits(view: &Open, attackers: &BTreeSet<String>) {
    let symbols = view.mythos_discard.iter().filter(|card| card.row().symbol).count();
    assert_eq!(view.symbols, symbols, "Summoning symbols");
    passages(view);
    tokens(view);
    view.foes.iter().for_each(|foe| assert_eq!(foe.health, health(view, foe), "{}", foe.name));
    for sheet in view.investigators.iter().filter(|sheet| sheet.alive) {
        let won = BONUS_THRESHOLDS.iter().filter(|threshold| **threshold <= sheet.sanity).count();
        assert_eq!(usize::from(sheet.dice), won, "bonus dice of {}", sheet.who);
        let skills: Vec<(Skill, u8)> =
            Skill::ALL.into_iter().map(|skill| (skill, level(sheet, skill))).filter(|it| it.1 > 0).collect();
        assert_eq!(sheet.skills, skills, "{}", sheet.who);
    }
    if let (Some(Question::Fight), Some(who)) = (&view.question, view.active) {
        let here = view.investigators.iter().find(|sheet| sheet.who == who).map(|sheet| sheet.space);
        for foe in view.foes.iter().filter(|foe| Some(foe.space) == here) {
            assert_eq!(foe.attacked, attackers.contains(&foe.name), "{}", foe.name);
        }
    }
}

/// Who has attacked in this turn by now.
pub fn note_attackers(told: &[Event], attackers: &mut BTreeSet<String>) {
    for event in told {
        match event {
            Event::TurnBegan { .. } => attackers.clear(),
            Event::EnemyAttacks { foe, .. } => _ = attackers.insert(foe.to_string()),
            // Another figure by the same name comes anew.
            Event::Summoned { foe, .. } => _ = attackers.remove(&foe.to_string()),
            _ => {}
        }
    }
}

/// What is asked, with what may be answered to it.
pub fn asks(view: &Open, moves: &[Move]) {
    let steps = moves.iter().filter(|mv| matches!(mv, Move::Step(_))).count();
    match view.question {
        Some(Question::Act) => {
            let active = view.investigators.iter().find(|sheet| Some(sheet.who) == view.active);
            let quick = active.is_some_and(|sheet| sheet.skills.contains(&(Skill::Swiftness, 4)));
            assert!(view.actions_left <= ACTIONS + u8::from(quick));
            assert!(view.actions_left > 0 || !moves.contains(&Move::Rest), "rests without an action");
        }
        Some(Question::Step { left, may_stop }) => {
            assert_eq!(
                (left > 0, may_stop),
                (steps > 0, moves.contains(&Move::Stop)),
                "{left} steps are left"
            );
        }
        Some(Question::Heal { points, .. }) => {
            let most = moves.iter().filter_map(|mv| match mv {
                Move::Heal(stress, wounds) => Some(stress + wounds),
                _ => None,
            });
            assert!(most.max() <= Some(points), "{moves:?} heal more than {points}");
        }
        Some(Question::Rerolls) => {
            let free = moves.iter().any(|mv| matches!(mv, Move::Reroll(_, With::Free)));
            let shown = view.roll.as_ref().map(|roll| roll.free_rerolls > 0);
            assert_eq!(shown, Some(free), "free rerolls");
        }
        _ => {}
    }
}

/// Every way that is printed and bears no Lock.
fn passages(view: &Open) {
    let row = view.episode.row();
    let locked: Vec<_> =
        view.tokens.iter().filter(|it| it.token == Token::Lock).map(|it| it.spaces).collect();
    let open = row.passages.iter().chain(&row.stairs).chain(&row.tunnel).filter(|[one, other]| {
        let ways = [[Some(*one), Some(*other)], [Some(*other), Some(*one)]];
        !locked.iter().any(|lock| ways.contains(lock))
    });
    let printed: BTreeSet<_> = open.map(|[one, other]| (*one.min(other), *one.max(other))).collect();
    let shown: BTreeSet<_> =
        view.passages.iter().map(|(one, other)| (*one.min(other), *one.max(other))).collect();
    assert_eq!(shown, printed, "passages");
}

/// Each lies somewhere or is held, has a number of its own, and shows its value face up only.
fn tokens(view: &Open) {
    let numbers: BTreeSet<_> = view.tokens.iter().map(|it| (it.token, it.number)).collect();
    assert_eq!(numbers.len(), view.tokens.len(), "two tokens with one number");
    for it in &view.tokens {
        assert!(it.spaces[0].is_some() != it.holder.is_some(), "{} {} is nowhere", it.token, it.number);
        assert!(it.value.is_none() || it.face == Face::Up, "{} {} shows its value", it.token, it.number);
    }
}

/// Of the printed ones, those that cards lift; others as soon as a card has them.
fn level(sheet: &SheetView, skill: Skill) -> u8 {
    let lifts = |side: &HeldSide| {
        side.does().iter().filter(|it| it.part == Part::Lasting(Mod::Level(skill))).count() as u8
    };
    let lifted: u8 = sheet.cards.iter().map(|held| lifts(held.card.side(held.side))).sum();
    let printed = sheet.who.row().skills.into_iter().zip(sheet.printed).find(|(it, _)| *it == skill);
    printed.map_or(lifted.min(1), |(_, level)| (level + lifted).min(4))
}

fn health(view: &Open, foe: &FoeView) -> u8 {
    let Some(kind) = foe.kind else { return view.elder.stage(view.stage).row().health };
    let memories = view.counters.iter().find(|(counter, _)| *counter == Counter::Memories);
    let beast = match (view.episode, kind) {
        (Episode::E6, Kind::Unnamable) => 24 - 2 * memories.map_or(0, |(_, count)| *count),
        _ => 0,
    };
    let cosmic = u8::from(foe.cosmic && view.elder == Elder::Azathoth);
    Enemy::of(kind, view.elder).row().health + cosmic + beast as u8
}
