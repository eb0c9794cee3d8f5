//! Rules of thumb: every answer gets a number, the best one is given.

use deathmaydie::content::Relic;
use deathmaydie::effect::Part;
use deathmaydie::figures::FoeSet;
use deathmaydie::frames::{Cue, Frame};
use deathmaydie::people::Inv;
use deathmaydie::rolls::Reason;
use deathmaydie::{Move, State};
use table::Chance;

use super::roll;
use super::sight::{Sight, hurt};
use super::throw::Throw;
use super::{deeds, picks, sheets, uses};

/// How many moves are worth a closer look.
const LONG: usize = 6;

/// The best move by appraisal; equals are drawn by lot.
pub(super) fn choose(state: &State, moves: &[Move], chance: &mut Chance) -> Move {
    let mut best = (f32::NEG_INFINITY, moves[0]);
    for (mv, worth) in moves.iter().zip(appraise(state, moves)) {
        let promise = worth + chance.below(1 << 10) as f32 / (1 << 20) as f32;
        if promise > best.0 {
            best = (promise, *mv);
        }
    }
    best.1
}

/// The moves that look best, best first.
pub(super) fn shortlist(state: &State, moves: &mut Vec<Move>) {
    let worths = appraise(state, moves);
    let mut rows: Vec<(f32, Move)> = worths.into_iter().zip(moves.iter().copied()).collect();
    rows.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    moves.clear();
    moves.extend(rows.into_iter().take(LONG).map(|(_, mv)| mv));
}

/// What each of these is worth.
pub(super) fn appraise(state: &State, moves: &[Move]) -> Vec<f32> {
    let Some(frame) = state.stack.top() else { return vec![0.0; moves.len()] };
    let Some(who) = frame.asks(state) else { return vec![0.0; moves.len()] };
    let each = |worth: &dyn Fn(Move) -> f32| moves.iter().map(|mv| worth(*mv)).collect();
    match frame {
        Frame::Act | Frame::FreeAct(_) => deeds::acts(&Sight::of(state, who), moves),
        Frame::Step(run) => {
            let sight = Sight::of(state, who);
            deeds::steps(&sight, moves, sight.pace.saturating_sub(run.steps))
        }
        Frame::WalkStep { left, .. } => deeds::steps(&Sight::of(state, who), moves, left),
        Frame::Window => {
            let sight = Sight::of(state, who);
            each(&|mv| if let Move::Use(using) = mv { uses::free(&sight, using) } else { 0.0 })
        }
        Frame::Targets { chosen, .. } => targets(state, who, chosen, moves),
        Frame::Rerolls | Frame::Convert { .. } | Frame::Extra { .. } => {
            let throw = Throw::of(state);
            each(&|mv| match frame {
                Frame::Rerolls => roll::rerolls(state, mv, &throw),
                Frame::Convert { .. } => roll::conversions(state, mv, &throw),
                _ => roll::extras(state, mv, &throw),
            })
        }
        frame => each(&|mv| small(state, frame, who, mv)),
    }
}

/// Questions that need no look at the map.
fn small(state: &State, frame: Frame, who: Inv, mv: Move) -> f32 {
    match frame {
        Frame::PickInvestigator(_) => sheets::liked(state, mv),
        Frame::PickRelic { .. } => relic(mv),
        Frame::Sneak { .. } => {
            if let Move::Sneak(foe) = mv {
                0.1 + hurt(state, foe)
            } else {
                0.0
            }
        }
        Frame::Follow { to, .. } => follow(state, who, to, mv),
        Frame::BeforeRoll => roll::before(state, mv),
        Frame::PerSymbol { .. } => roll::per_symbol(state, mv),
        Frame::Split { .. } => roll::split(state, mv),
        Frame::Prevent(harm, loss) => sheets::prevent(state, &harm, loss, mv),
        Frame::Share(harm) => sheets::soak(state, &harm, mv),
        Frame::Level(_) => sheets::level(state, who, mv),
        Frame::Heal { who, left, .. } => sheets::heal(state, who, left, mv),
        Frame::ShareHealing { .. } => sheets::mend(state, mv),
        Frame::FatigueTrack { .. } => sheets::fatigue(state, who, mv),
        Frame::Avoid { cost, .. } => sheets::avoid(state, who, cost, mv),
        Frame::ClaimBy { card, claim, .. } => sheets::claim(state, who, card, claim, mv),
        Frame::Choose { choices, ctx, .. } => picks::option(state, choices, &ctx, mv),
        Frame::May(Cue { ability, ctx, .. }) => match ability.part {
            Part::On(_, effects) => picks::may(state, effects, &ctx, mv),
            _ => f32::from(u8::from(mv == Move::Yes)),
        },
        Frame::HowMany { .. } => {
            if let Move::Number(count) = mv {
                f32::from(count)
            } else {
                0.0
            }
        }
        Frame::Pick { .. } | Frame::PushTo { .. } => picks::pick(state, who, mv),
        Frame::Passing { .. } => picks::passed(state, mv),
        Frame::Fight => picks::face(state, mv),
        // Friends are trusted, and nobody dies for a little Fatigue.
        _ => match mv {
            Move::Yes | Move::Refuse | Move::Done => 1.0,
            _ => 0.0,
        },
    }
}

fn relic(mv: Move) -> f32 {
    let Move::Take(relic) = mv else { return 0.0 };
    match relic {
        Relic::Sword | Relic::Bonedice | Relic::Mirror => 3.0,
        Relic::Idol | Relic::Book | Relic::Lantern => 2.5,
        Relic::Shroud | Relic::Amulet => 2.0,
        _ => 1.0,
    }
}

/// Sally goes along where it is no worse.
fn follow(state: &State, who: Inv, to: deathmaydie::map::Site, mv: Move) -> f32 {
    let here = state.sheet(who).site;
    let harm = |site| state.foes_at(deathmaydie::map::Sites::one(site)).len() as f32;
    if mv == Move::Follow { harm(here) - harm(to) - 0.2 } else { 0.0 }
}

/// Whom to attack; and more of them where the blow reaches far enough.
fn targets(state: &State, who: Inv, chosen: FoeSet, moves: &[Move]) -> Vec<f32> {
    let sight = Sight::of(state, who);
    let first = chosen.first();
    let full = first.is_some_and(|foe| {
        let away = state.attack_reason(who, foe) == Reason::Attack { away: true };
        sight.might.all || sight.blow(foe, away).0 > 0.75
    });
    let worth = |mv: &Move| match mv {
        Move::Target(foe) => {
            let away = state.attack_reason(who, *foe) == Reason::Attack { away: true };
            let worth = sight.attack(*foe, away);
            if first.is_none() || full { worth } else { worth - 2.0 }
        }
        _ => 0.1,
    };
    moves.iter().map(worth).collect()
}
