//! What is a person asked in a turn of Death May Die, and how often do they press? `deathmaydie_asked GAMES [SEATS] [SEED] [mind]`:
//! games of `quick` in every pairing, by kind of decision, with those whose answers all come to the same. With `mind` nobody
//! leaves ties to the table.

use std::collections::BTreeMap;

use bots::company::Company;
use bots::{Budget, Strength, choose};
use deathmaydie::content::{Elder, Episode};
use deathmaydie::frames::Decision;
use deathmaydie::{DeathMayDie, Move, Options, State};
use table::{Actor, Game, Seat, Seed, Viewer};

/// Of one kind of decision.
#[derive(Default)]
struct Asked {
    times: u64,
    /// Those that the table answers by itself.
    spared: u64,
    presses: u64,
    options: u64,
    /// The plainest answer was given: enough, keep, no.
    plain: u64,
}

fn main() {
    let number = |place: usize, usual: u64| {
        std::env::args().nth(place).map_or(usual, |word| word.parse().expect("a number"))
    };
    let (games, seats, seed) = (number(1, 10), number(2, 3) as u8, number(3, 1));
    let (mut all, mut turns) = (BTreeMap::new(), 0);
    for episode in Episode::ALL {
        for elder in Elder::ALL {
            let options = Options::standard(seats, episode, elder);
            (0..games).for_each(|number| turns += play(&options, seed, number, &mut all));
        }
    }
    let per_turn = |count: u64| count as f64 / turns as f64;
    let sum = |of: fn(&Asked) -> u64| per_turn(all.values().map(of).sum());
    println!(
        "{turns} turns: {:.2} decisions, {:.2} spared, {:.2} presses a turn",
        sum(|it| it.times),
        sum(|it| it.spared),
        sum(|it| it.presses)
    );
    for (kind, it) in &all {
        println!(
            "{:<10} {:6.3} a turn, {:6.3} spared, {:6.3} presses, {:5.1} options, {:3.0} % plain",
            format!("{kind:?}"),
            per_turn(it.times),
            per_turn(it.spared),
            per_turn(it.presses),
            it.options as f64 / it.times as f64,
            it.plain as f64 / it.times as f64 * 100.0
        );
    }
}

/// One game; says how many turns it took.
fn play(options: &Options, seed: u64, number: u64, all: &mut BTreeMap<Decision, Asked>) -> u64 {
    let root = Seed::Fast(seed).stream("simulation", number as u32).long_word();
    let mut company = Company::<DeathMayDie>::new(options, root, true);
    // What the press before could have gone on with.
    let mut plans: Vec<Vec<String>> = Vec::new();
    let minds = std::env::args().nth(4).is_some();
    while let Some(actor) = company.next() {
        let Actor::Seat(seat) = actor else { break };
        let mut chance = company.chance();
        let mut mv = choose(&company.eyes(seat), Strength::Quick, Budget::Iterations(1), &mut chance);
        while minds && mv == Move::Leave {
            mv = DeathMayDie::any_move(company.state(), actor, &mut chance, &mut Vec::new());
        }
        if let Some(kind) = Decision::of(company.state()).filter(|kind| *kind > Decision::Relic) {
            let mut moves = Vec::new();
            DeathMayDie::moves(company.state(), actor, &mut moves);
            let it = all.entry(kind).or_default();
            let spared = DeathMayDie::whichever(company.state(), actor).is_some();
            let mut rest = after(&plans, mv);
            let along = !rest.is_empty();
            if !along && !spared {
                rest = after(&presses(company.state(), seat), mv);
            }
            it.times += 1;
            it.spared += u64::from(spared);
            it.presses += u64::from(!spared && !along);
            it.options += moves.len() as u64;
            it.plain += u64::from(is_plain(mv));
            plans = rest;
        }
        company.play(actor, mv, None);
    }
    company.state().turn.into()
}

/// The presses that make several moves: ways and attacks on the map, and what is proposed.
fn presses(state: &State, seat: Seat) -> Vec<Vec<String>> {
    let own = DeathMayDie::own(state, Viewer::Seat(seat));
    let ways = own.routes.into_iter().map(|route| route.moves);
    let strikes = own.strikes.into_iter().flat_map(|it| [Some(it.moves), it.all.map(|all| all.moves)]);
    ways.chain(strikes.flatten()).chain([own.proposed]).collect()
}

/// What is left of those that begin with this move.
fn after(plans: &[Vec<String>], mv: Move) -> Vec<Vec<String>> {
    let mv = mv.to_string();
    let begun = plans.iter().filter(|plan| plan.first() == Some(&mv));
    begun.map(|plan| plan[1..].to_vec()).collect()
}

fn is_plain(mv: Move) -> bool {
    matches!(
        mv,
        Move::Done | Move::Stop | Move::Roll | Move::No | Move::EndActions | Move::Suffer | Move::Stay
    )
}
