//! What can be done with the dice (DMD-7.9 to 7.14)?

use crate::content::STRESS_MAX;
use crate::effect::{Mod, Part};
use crate::effects::symbol_count;
use crate::frames::{Frame, Source};
use crate::moves::{Move, With};
use crate::state::State;

pub fn options(state: &State, frame: Frame, into: &mut Vec<Move>) {
    let who = state.roll.who;
    if !state.is_living(who) {
        return;
    }
    let name = |source: Source, which: u8| state.using(source, which);
    match frame {
        Frame::BeforeRoll => {
            let all = state.preroll(who);
            into.extend(all.iter().filter_map(|it| name(it.source, it.which)).map(Move::Use));
            into.push(Move::Roll);
        }
        Frame::Rerolls => rerolls(state, into),
        Frame::PerSymbol { .. } if state.roll.symbols.tentacle > 0 => {
            let all = state.per_symbol(who);
            into.extend(all.iter().filter_map(|it| name(it.source, it.which)).map(Move::Use));
            into.push(Move::Done);
        }
        Frame::Convert { used } => {
            conversions(state, used, into);
            into.push(Move::Done);
        }
        Frame::Extra { used } => {
            let all = state.extras(who, used);
            into.extend(all.iter().filter_map(|it| name(it.source, it.which)).map(Move::Use));
            into.push(Move::Done);
        }
        Frame::Split { .. } => into.extend(state.split_targets().iter().map(Move::Wound)),
        _ => {}
    }
}

/// Free rerolls, rerolls of this turn and Stress, in any order; dice that look the same are one choice.
fn rerolls(state: &State, into: &mut Vec<Move>) {
    let who = state.roll.who;
    let turn = !state.turn_rerolls(who).is_empty();
    let open = |with: &With| match with {
        With::Free => state.roll.free > 0,
        With::Turn => turn,
        With::Stress => state.sheet(who).stress < STRESS_MAX,
    };
    let ways: Vec<With> = With::ALL.into_iter().filter(open).collect();
    for die in state.roll.dice.kinds() {
        into.extend(ways.iter().map(|with| Move::Reroll(die, *with)));
    }
    into.push(Move::Stop);
}

fn conversions(state: &State, used: u64, into: &mut Vec<Move>) {
    let who = state.roll.who;
    for it in state.conversions(who, used) {
        let Part::Lasting(Mod::Convert(from, _, most, _)) = it.ability.part else { continue };
        let most =
            state.number(most, &state.ctx(who, it.source)).min(symbol_count(&state.roll.symbols, from));
        if let Some(using) = state.using(it.source, it.which) {
            into.extend((1..=most.clamp(0, 99) as u8).map(|count| Move::Convert(using, count)));
        }
    }
}
