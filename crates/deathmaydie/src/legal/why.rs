//! Why is something refused? The rule it comes from, and a reason as data.

use table::Refusal;

use crate::content::{STRESS_MAX, Space};
use crate::effect::Deed;
use crate::figures::Foe;
use crate::frames::{Frame, Run};
use crate::map::UNREACHABLE;
use crate::moves::{Move, With};
use crate::people::Inv;
use crate::state::State;

/// Why a move or a set-up is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    TooManyOrTooFew,
    GameOver,
    /// Somebody else decides now.
    NotAsked,
    /// Something else is to be decided now.
    NotNow,
    /// Somebody plays them already.
    Taken,
    NoActionLeft,
    /// Enemies are in the space.
    NotSafe,
    NothingToAttack,
    /// Not before the Ritual is disrupted.
    ElderUntouchable,
    NobodyToTradeWith,
    /// The needs of the action are not met.
    NeedsMissing,
    NotAdjacent,
    /// One stands there.
    AlreadyThere,
    /// What is left of the Run, or a whole one, does not reach.
    TooFar,
    /// Every way is locked.
    NoWay,
    /// It is in reach, but something is to be decided on the way.
    StepByStep,
    /// A Run needs one step.
    MustStep,
    NoSneakLeft,
    NotInReach,
    /// Stress would not fit.
    TooMuchStress,
    NoRerollLeft,
    NoSuchDie,
    /// It cannot be paid in full.
    CannotPay,
    NotOffered,
    TrackFull,
    FullyLevelled,
    MustChoose,
}

/// The rule by which an answer to this question is refused.
pub fn refusal(state: &State, frame: Frame, mv: Move) -> Refusal<Reason> {
    let (rule, reason) = by_question(state, frame, mv);
    Refusal::new(rule, if is_of_another(frame, mv) { Reason::NotNow } else { reason })
}

/// Somebody thinks of going or of attacking while something else is asked.
fn is_of_another(frame: Frame, mv: Move) -> bool {
    match mv {
        Move::Step(_) => {
            !matches!(frame, Frame::Act | Frame::FreeAct(_) | Frame::Step(_) | Frame::WalkStep { .. })
        }
        Move::Target(_) => !matches!(frame, Frame::Act | Frame::FreeAct(_) | Frame::Targets { .. }),
        _ => false,
    }
}

fn by_question(state: &State, frame: Frame, mv: Move) -> (&'static str, Reason) {
    match frame {
        Frame::PickInvestigator(_) => ("DMD-3.8", Reason::Taken),
        Frame::PickRelic { .. } => ("DMD-23.13", Reason::NotOffered),
        Frame::Act => action(state, state.active, state.has_action(), mv),
        Frame::FreeAct(who) => action(state, who, true, mv),
        Frame::Window => ("DMD-25.6", Reason::NotOffered),
        Frame::Step(run) if mv == Move::Stop && run.steps == 0 => ("DMD-8.10", Reason::MustStep),
        Frame::Step(run) => step(state, run, mv),
        Frame::WalkStep { .. } => ("DMD-5.1", Reason::NotAdjacent),
        Frame::Sneak { .. } => ("DMD-18.20", Reason::NoSneakLeft),
        Frame::Carry { .. } => ("DMD-18.12", Reason::NotOffered),
        Frame::Follow { .. } => ("DMD-19.8", Reason::NotOffered),
        Frame::Targets { .. } if mv == Move::Target(Foe::ELDER) => ("DMD-8.24", Reason::ElderUntouchable),
        Frame::Targets { .. } => ("DMD-8.20", Reason::NotInReach),
        Frame::BeforeRoll => ("DMD-7.9", Reason::NotOffered),
        Frame::Rerolls => reroll(state, mv),
        Frame::PerSymbol { .. } => ("DMD-19.3", Reason::NotOffered),
        Frame::Convert { .. } => ("DMD-7.14", Reason::NotOffered),
        Frame::Extra { .. } => ("DMD-8.27", Reason::NotOffered),
        Frame::Split { .. } => ("DMD-8.22", Reason::NotOffered),
        Frame::Prevent(..) => ("DMD-6.11", Reason::NotOffered),
        Frame::Share(_) => ("DMD-11.7", Reason::NotOffered),
        Frame::Level(_) => ("DMD-20.6", Reason::FullyLevelled),
        Frame::Heal { .. } | Frame::ShareHealing { .. } => ("DMD-8.30", Reason::NotOffered),
        Frame::FatigueTrack { .. } => ("DMD-14.22", Reason::TrackFull),
        Frame::Avoid { .. } => ("DMD-6.4", Reason::CannotPay),
        Frame::Trade(_) => ("DMD-8.42", Reason::NotOffered),
        Frame::Consent { .. } => ("DMD-8.43", Reason::MustChoose),
        Frame::ClaimBy { .. } => ("DMD-11.3", Reason::CannotPay),
        Frame::Replace { .. } => ("DMD-19.9", Reason::MustChoose),
        Frame::Passing { .. } | Frame::Order { .. } => ("DMD-22.2", Reason::NotOffered),
        Frame::Fight => ("DMD-10.5", Reason::NotOffered),
        Frame::Sacrifice { .. } => ("RUL-DMD-58", Reason::MustChoose),
        _ => ("DMD-22.1", Reason::NotOffered),
    }
}

fn action(state: &State, who: Inv, paid: bool, mv: Move) -> (&'static str, Reason) {
    let spends =
        matches!(mv, Move::Run | Move::Attack | Move::Rest | Move::Trade | Move::Task(_) | Move::Target(_));
    if spends && !paid {
        return ("DMD-8.2", Reason::NoActionLeft);
    }
    match mv {
        Move::Step(space) => journey(state, who, paid, space),
        Move::Target(Foe::ELDER) if !state.disrupted => ("DMD-8.24", Reason::ElderUntouchable),
        Move::Target(foe) if !state.reach(who, false).contains(foe) => ("DMD-8.20", Reason::NotInReach),
        Move::Rest if !state.is_safe(state.sheet(who).site) => ("DMD-8.6", Reason::NotSafe),
        Move::Attack => ("DMD-8.20", Reason::NothingToAttack),
        Move::Trade => ("DMD-8.43", Reason::NobodyToTradeWith),
        Move::Task(_) => ("DMD-8.50", Reason::NeedsMissing),
        Move::Run => ("DMD-8.10", Reason::NotAdjacent),
        Move::Use(_) => ("DMD-8.4", Reason::NotOffered),
        _ => ("DMD-8.3", Reason::NotNow),
    }
}

/// Why a space cannot be gone to at once, while no Run has begun.
fn journey(state: &State, who: Inv, paid: bool, space: Space) -> (&'static str, Reason) {
    if !paid && state.free_uses(who, Deed::Run).is_empty() {
        return ("DMD-8.2", Reason::NoActionLeft);
    }
    way(state, who, state.run_allowance(who), space).unwrap_or(("DMD-8.11", Reason::StepByStep))
}

/// Why one step of a Run does not lead there.
fn step(state: &State, run: Run, mv: Move) -> (&'static str, Reason) {
    let left = state.run_allowance(run.who).saturating_sub(run.steps);
    match mv {
        Move::Step(space) => way(state, run.who, left, space).unwrap_or(("DMD-5.1", Reason::NotAdjacent)),
        _ => ("DMD-5.1", Reason::NotAdjacent),
    }
}

/// Why no way of so many steps leads there; nothing if one does.
fn way(state: &State, who: Inv, steps: u8, space: Space) -> Option<(&'static str, Reason)> {
    if space.row().episode != state.episode {
        return Some(("DMD-5.1", Reason::NotAdjacent));
    }
    match state.graph().distance(state.sheet(who).site, state.site(space)) {
        0 => Some(("DMD-8.10", Reason::AlreadyThere)),
        UNREACHABLE => Some(("DMD-5.9", Reason::NoWay)),
        far if far > steps => Some(("DMD-8.10", Reason::TooFar)),
        _ => None,
    }
}

fn reroll(state: &State, mv: Move) -> (&'static str, Reason) {
    match mv {
        Move::Reroll(die, _) if state.roll.dice.count(die) == 0 => ("DMD-7.10", Reason::NoSuchDie),
        Move::Reroll(_, With::Stress) if state.sheet(state.roll.who).stress >= STRESS_MAX => {
            ("DMD-6.2", Reason::TooMuchStress)
        }
        Move::Reroll(..) => ("DMD-7.11", Reason::NoRerollLeft),
        _ => ("DMD-7.9", Reason::NotNow),
    }
}
