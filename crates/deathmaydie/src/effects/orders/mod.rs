//! Orders nobody is asked for cannot matter: wherever random games come by one, every order is tried, and every order must
//! lead to the same tables.

mod figures;

use table::{Actor, Chance, Events, Game, Run, Seed};

use figures::{Shape, figures_alike};

use super::Now;
use super::reading::bits;
use crate::content::{Elder, Episode};
use crate::effect::{Part, Trigger};
use crate::figures::{Foe, FoeSet};
use crate::frames::{Frame, Thing};
use crate::moves::Move;
use crate::options::Options;
use crate::people::Inv;
use crate::state::State;
use crate::{DeathMayDie, legal};

/// Tables one choice can lead to; what leads to more is left for other games to show.
const MOST: usize = 60;

/// How often each kind of order was met and tried.
#[derive(Debug, Default)]
struct Met {
    enemies_that_move: usize,
    tokens_that_move: usize,
    tokens_each: usize,
    same_abilities: usize,
    sneaks: usize,
    passing: usize,
    figures_alike: usize,
}

/// Everything that can come of what lies above `base`, with every answer to every question on the way.
fn tables(state: State, base: usize, into: &mut Vec<Shape>) -> bool {
    let (mut state, mut events) = (state, Events::silent());
    let mut now = Now { state: &mut state, events: &mut events };
    loop {
        let over = !now.goes_on();
        if over || now.state.stack.frames().len() <= base {
            let done = Shape::of(&state, rest(&state, base));
            if !into.contains(&done) {
                into.push(done);
            }
            return into.len() <= MOST;
        }
        let Some(frame) = now.state.stack.top() else { return false };
        if !now.asks(frame) {
            now.state.stack.pop();
            now.carry_out(frame);
        } else if !now.answers_itself(frame) {
            let mut moves = Vec::new();
            legal::options(now.state, frame, &mut moves);
            return moves.into_iter().all(|mv| {
                let mut next = state.clone();
                Now { state: &mut next, events: &mut Events::silent() }.answer(frame, mv);
                tables(next, base, into)
            });
        }
    }
}

/// What still has to happen below. A text that does not go on about the last enemy has forgotten it.
fn rest(state: &State, base: usize) -> String {
    let mut below: Vec<Frame> = state.stack.frames().iter().copied().take(base).collect();
    for frame in &mut below {
        if let Frame::Do { effects, ctx } = frame
            && !format!("{effects:?}").contains("This")
        {
            ctx.this = Thing::Nothing;
        }
    }
    format!("{below:?}")
}

/// The tables that these frames lead to in this order, the first on top.
fn in_order(state: &State, taken: usize, frames: &[Frame]) -> Option<Vec<Shape>> {
    let mut state = state.clone();
    for _ in 0..taken {
        state.stack.pop();
    }
    let base = state.stack.frames().len();
    frames.iter().rev().for_each(|frame| state.stack.push(*frame));
    let mut all = Vec::new();
    tables(state, base, &mut all).then_some(all)
}

/// Every order of a few things; of many, each of them first and the last of them first.
fn orders(frames: &[Frame]) -> Vec<Vec<Frame>> {
    if frames.len() > 3 {
        let turned = (0..frames.len()).map(|by| [&frames[by..], &frames[..by]].concat());
        return turned.chain([frames.iter().rev().copied().collect()]).collect();
    }
    if frames.len() < 2 {
        return vec![frames.to_vec()];
    }
    let first = |place: usize| {
        let mut rest = frames.to_vec();
        let one = rest.remove(place);
        orders(&rest).into_iter().map(move |order| [vec![one], order].concat())
    };
    (0..frames.len()).flat_map(first).collect()
}

/// All orders of these frames, of which `taken` lie on the stack, come to the same tables. Says whether that was tried.
fn cannot_matter(state: &State, taken: usize, frames: &[Frame], what: &str) -> bool {
    let mut found: Option<Vec<Shape>> = None;
    for order in orders(frames) {
        let Some(tables) = in_order(state, taken, &order) else { return false };
        let found = found.get_or_insert_with(|| tables.clone());
        let same = found.len() == tables.len() && tables.iter().all(|table| found.contains(table));
        assert!(same, "{what} of {} in turn {}: {order:?}", state.episode, state.turn);
    }
    true
}

/// Tries the order of what is about to happen, if it is one that nobody is asked for.
fn look(state: &State, frame: Frame, met: &mut Met) {
    // Ties that the table settles are a matter of numbers.
    let state = &State { ties_left: 0, ..state.clone() };
    match frame {
        Frame::Go { foes, steps, goal, ctx, picks } if foes.len() > 1 && picks.get(0).is_none() => {
            let one = |foe: Foe| Frame::Go { foes: FoeSet::one(foe), steps, goal, ctx, picks };
            let all: Vec<Frame> = foes.iter().map(one).collect();
            met.enemies_that_move += usize::from(cannot_matter(state, 1, &all, "moving enemies"));
        }
        Frame::MoveChips { chips, steps, heading, ctx, picks }
            if chips.count_ones() > 1 && picks.get(0).is_none() =>
        {
            let one = |chip: u8| Frame::MoveChips { chips: 1 << chip, steps, heading, ctx, picks };
            let all: Vec<Frame> = bits(chips).map(one).collect();
            met.tokens_that_move += usize::from(cannot_matter(state, 1, &all, "moving tokens"));
        }
        Frame::ForEach { people, chips, next: Thing::Nothing, effects, ctx }
            if people.is_empty() && chips.count_ones() > 1 && !state.runs_short(effects, people, chips) =>
        {
            let one =
                |chip: u8| Frame::ForEach { people, chips: 1 << chip, next: Thing::Nothing, effects, ctx };
            let all: Vec<Frame> = bits(chips).map(one).collect();
            met.tokens_each += usize::from(cannot_matter(state, 1, &all, "what is done for each token"));
        }
        Frame::Order { left } => met.same_abilities += same_abilities(state, frame, left.into()),
        Frame::Cue(_) => met.sneaks += sneaks(state),
        Frame::Passing { who, left, again } if again.is_empty() => met.passing += passing(state, who, left),
        Frame::Fight | Frame::Targets { .. } | Frame::Sneak { .. } | Frame::Pick { .. } => {
            met.figures_alike += figures_alike(state, frame);
        }
        _ => {}
    }
}

/// What an order leaves out because it is there twice comes to the same as the one it offers.
fn same_abilities(state: &State, frame: Frame, left: usize) -> usize {
    let mut moves = Vec::new();
    legal::options(state, frame, &mut moves);
    if moves.len() == left {
        return 0;
    }
    let frames = state.stack.frames();
    let waiting: Vec<Frame> =
        frames[frames.len() - 1 - left..frames.len() - 1].iter().rev().copied().collect();
    let same: Vec<Frame> =
        waiting.iter().copied().filter(|it| state.have_no_order(it, &waiting[0])).collect();
    let rest = waiting.len() - same.len();
    // The others wait; the same ones happen in every order.
    usize::from(
        same.len() > 1 && rest == 0 && cannot_matter(state, left + 1, &same, "the same ability twice"),
    )
}

/// Whoever Sneaks past several heals and hurts in no order.
fn sneaks(state: &State) -> usize {
    let sneaks = |frame: &&Frame| matches!(frame, Frame::Cue(cue) if matches!(cue.ability.part, Part::On(Trigger::Sneak, _)));
    let all: Vec<Frame> = state.stack.frames().iter().rev().take_while(sneaks).copied().collect();
    usize::from(all.len() > 1 && cannot_matter(state, all.len(), &all, "Sneaking"))
}

/// Where the order is asked for, enemy by enemy, that is order enough: whatever could come of mixing everything that Sneaking
/// past all of them sets off can be had.
fn passing(state: &State, who: Inv, left: FoeSet) -> usize {
    let question = Frame::Passing { who, left, again: FoeSet::NONE };
    let Some(asked) = in_order(state, 1, &[question]) else { return 0 };
    let mut gathered = state.clone();
    let now = Now { state: &mut gathered, events: &mut Events::silent() };
    let cues: Vec<Frame> = left.iter().flat_map(|foe| now.sneak_cues(who, foe)).map(Frame::Cue).collect();
    for order in orders(&cues) {
        let Some(tables) = in_order(state, 1, &order) else { return 0 };
        let had = tables.iter().all(|table| asked.contains(table));
        assert!(had, "passing enemies of {} in turn {}: {order:?}", state.episode, state.turn);
    }
    1
}

/// A random game with an eye on every frame that is about to happen.
fn watch(options: &Options, seed: u64, met: &mut Met) {
    let mut state = DeathMayDie::deal(options, DeathMayDie::RULES, Seed::Fast(seed), &mut Events::silent());
    let mut luck: Chance = Seed::Fast(seed).stream("orders", 0);
    while let Some(actor) = DeathMayDie::pending(&state).actors().next() {
        // Half of the games are among old hands, who do more at once.
        if seed % 2 == 1 && state.turn == 1 && state.stack.top() == Some(Frame::Act) {
            state
                .sheets
                .iter_mut()
                .for_each(|sheet| sheet.levels = [0; 3].map(|_: u8| 1 + luck.below(4) as u8));
        }
        let mv = DeathMayDie::any_move(&state, actor, &mut luck, &mut Vec::new());
        let frame = legal::check(&state, actor, mv).expect("a legal move");
        if matches!(mv, Move::Leave | Move::Mind) || actor == Actor::Clock {
            DeathMayDie::play(&mut state, actor, mv, &mut Events::silent()).expect("a legal move");
            continue;
        }
        let mut events = Events::silent();
        let mut now = Now { state: &mut state, events: &mut events };
        now.answer(frame, mv);
        while now.goes_on() {
            let Some(frame) = now.state.stack.top() else { break };
            look(now.state, frame, met);
            if !now.asks(frame) {
                now.state.stack.pop();
                now.carry_out(frame);
            } else if !now.answers_itself(frame) {
                break;
            }
        }
    }
}

#[test]
fn orders_nobody_is_asked_for_cannot_matter() {
    let mut met = Met::default();
    let games = std::env::var("GAMES").ok().and_then(|games| games.parse().ok());
    for number in 0..games.unwrap_or(40) {
        for episode in Episode::ALL {
            for elder in Elder::ALL {
                let seats = (number % 5 + episode as u64) as u8 % 5 + 1;
                let options = Options {
                    unknown: (number % 3) as u8,
                    relics: number % 4 < 2,
                    ..Options::standard(seats, episode, elder)
                };
                watch(&options, number, &mut met);
            }
        }
    }
    println!("{met:?}");
    let few = [met.tokens_each, met.same_abilities, met.sneaks];
    let many = [met.enemies_that_move, met.tokens_that_move, met.figures_alike];
    // Few are both sly and among Dancers.
    assert!(met.passing > 3, "{met:?}");
    assert!(few.iter().all(|count| *count > 9) && many.iter().all(|count| *count > 99), "{met:?}");
}
