//! What would nearly everybody answer? Several answers in one go, as a dry run of the rules finds them: never past a point
//! where chance speaks, and each can still be given on its own.

use table::{Actor, Events, Game, Viewer};

use crate::content::HEALTH;
use crate::effect::{Mod, Part};
use crate::frames::{Frame, Loss};
use crate::moves::Move;
use crate::people::Inv;
use crate::state::State;
use crate::{DeathMayDie, legal, roll_view};

/// No chain of answers is longer.
const LONGEST: usize = 24;

/// The answers to this question and those that follow from it, if there are several.
pub fn proposed(state: &State, viewer: Viewer) -> Vec<String> {
    let mut now = state.clone();
    let mut moves = Vec::new();
    let mut first = None;
    while let Some((frame, who)) = asked(&now, viewer) {
        let goes_on = first.is_none_or(|first| belongs(first, frame));
        let Some(mv) = answer(&now, frame).filter(|_| goes_on && moves.len() < LONGEST) else { break };
        let mut events = Events::silent();
        if DeathMayDie::play(&mut now, Actor::Seat(state.seat(who)), mv, &mut events).is_err() {
            break;
        }
        first = first.or(Some(frame));
        moves.push(mv.to_string());
        if events.is_settled() {
            break;
        }
    }
    if moves.len() > 1 { moves } else { Vec::new() }
}

fn asked(state: &State, viewer: Viewer) -> Option<(Frame, Inv)> {
    let frame = state.stack.top().filter(|_| state.end.is_none())?;
    let who = frame.asks(state)?;
    (viewer == Viewer::Seat(state.seat(who))).then_some((frame, who))
}

/// A roll is kept, counted and warded off in one go; Wounds are dealt out among enemies, or taken, on their own.
fn belongs(first: Frame, next: Frame) -> bool {
    match first {
        Frame::Split { .. } => matches!(next, Frame::Split { .. }),
        Frame::Share(_) => matches!(next, Frame::Share(_)),
        _ => matches!(next, Frame::Convert { .. } | Frame::Prevent(_, Loss::Wounds)),
    }
}

fn answer(state: &State, frame: Frame) -> Option<Move> {
    let mut moves = Vec::new();
    legal::options(state, frame, &mut moves);
    match frame {
        Frame::Rerolls => Some(Move::Stop),
        Frame::Convert { used } => Some(best_conversion(state, used, &moves)),
        Frame::Prevent(_, Loss::Wounds) => {
            let kept_off = |mv: &Move| if let Move::Prevent(_, count) = mv { *count } else { 0 };
            moves.into_iter().max_by_key(kept_off).filter(|mv| kept_off(mv) > 0)
        }
        // Whoever is nearest to death first: one enemy less is worth more than two that are hurt.
        Frame::Split { .. } => state
            .split_targets()
            .iter()
            .min_by_key(|foe| {
                let dealt = state.roll.dealt[foe.index()].saturating_sub(state.armour(*foe, state.roll.who));
                state.health(*foe).saturating_sub(state.figures[foe.index()].wounds + dealt)
            })
            .map(Move::Wound),
        Frame::Share(harm) => {
            let survives = state.sheet(harm.who).wounds + harm.own + harm.left < HEALTH;
            (survives && moves.contains(&Move::Suffer)).then_some(Move::Suffer)
        }
        _ => None,
    }
}

/// Whatever is worth most to the roller; as the symbols are if nothing is worth anything.
fn best_conversion(state: &State, used: u64, moves: &[Move]) -> Move {
    let roll = roll_view::roll(state);
    let ways = state.conversions(state.roll.who, used);
    let worth = |mv: &Move| match *mv {
        Move::Convert(using, count) => {
            let meant = ways.iter().find(|it| state.using(it.source, it.which) == Some(using));
            match meant.map(|it| it.ability.part) {
                Some(Part::Lasting(Mod::Convert(from, to, ..))) => roll.worth(from, to, count),
                _ => 0,
            }
        }
        _ => 0,
    };
    let best = moves.iter().copied().max_by_key(|mv| (worth(mv), *mv == Move::Done));
    best.unwrap_or(Move::Done)
}
