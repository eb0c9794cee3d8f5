//! What can still have to happen: the frames of the stack. A question is a frame that waits for a seat.

mod decisions;
mod parts;

pub use decisions::Decision;
pub use parts::{Among, Blow, Ctx, Cue, Deal, Harm, Loss, Picks, Run, Source, Thing};

use crate::content::{Action, Mythos};
use crate::effect::{Choice, Claim, Cost, Effects, Excess, Foes, Goal, Heading, Healing, Held, Mode};
use crate::figures::{Foe, FoeSet};
use crate::ids::Side;
use crate::map::{Site, Sites};
use crate::moves::Meter;
use crate::people::{Inv, Invs, clockwise};
use crate::state::{Phase, State};

#[rustfmt::skip]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    // Questions.
    PickInvestigator(Inv),
    PickRelic { who: Inv, offered: u16, transformed: bool, draft: bool },
    Act,
    /// An action for free, in somebody else's turn or one's own.
    FreeAct(Inv),
    /// Cards that can be used at any moment, between two steps.
    Window,
    Step(Run),
    Sneak { run: Run, to: Site, past: FoeSet },
    Carry { run: Run, to: Site, past: FoeSet },
    /// Which of those one has Sneaked past suffers for it next; some once again.
    Passing { who: Inv, left: FoeSet, again: FoeSet },
    Follow { who: Inv, to: Site },
    WalkStep { who: Inv, origin: Site, left: u8 },
    /// `paid`: the attack costs no action, whatever it is.
    Targets { who: Inv, chosen: FoeSet, paid: bool },
    BeforeRoll,
    Rerolls,
    PerSymbol { left: u8 },
    Convert { used: u64 },
    Extra { used: u64 },
    Split { left: u8 },
    Prevent(Harm, Loss),
    Share(Harm),
    Level(Inv),
    Heal { who: Inv, by: Inv, left: u8, of: Healing, resting: bool },
    ShareHealing { by: Inv, among: Invs, left: u8 },
    FatigueTrack { who: Inv },
    Avoid { who: Inv, cost: Cost, left: u8, ctx: Ctx },
    Trade(Deal),
    Consent { deal: Deal, thing: Thing, to: Inv },
    ClaimBy { who: Inv, card: u8, claim: &'static Claim },
    /// Whether to do something else instead of Investigating.
    Replace { who: Inv },
    Choose { choices: &'static [Choice], mode: Mode, ctx: Ctx },
    May(Cue),
    HowMany { who: Inv, chips: u32, most: u8 },
    /// The answer goes to the frame below.
    Pick { by: Inv, among: Among },
    /// The same, or no farther.
    PushTo { by: Inv, sites: Sites },
    /// So many of the frames below happen in the order of one's choice (DMD-22.2).
    Order { left: u8 },
    Fight,
    Sacrifice { asked: Invs, cancels: u8 },
    // What happens by itself.
    Begin,
    StartTurn,
    NextTurn,
    Phase(Phase),
    DrawMythos,
    Discard(Mythos),
    ShuffleMythos,
    Do { effects: Effects, ctx: Ctx },
    /// The first of these, with the choices made for it.
    Effect { effects: Effects, ctx: Ctx, picks: Picks },
    Cue(Cue),
    /// `next` was named to be the next of them.
    ForEach { people: Invs, chips: u32, next: Thing, effects: Effects, ctx: Ctx },
    Go { foes: FoeSet, steps: u8, goal: Goal, ctx: Ctx, picks: Picks },
    Push { foe: Foe, left: u8, by: Inv, picks: Picks },
    MoveChips { chips: u32, steps: u8, heading: Heading, ctx: Ctx, picks: Picks },
    LeadChip { chip: u8, left: u8, by: Inv, picks: Picks },
    Redirect { who: Inv, count: u8, foes: Foes, picks: Picks },
    GiveUp { who: Inv, kinds: Held, picks: Picks },
    Arrive { run: Run, from: Site, to: Site, past: FoeSet, carried: Option<Inv> },
    EndRun(Run),
    Rested { who: Inv },
    Task { who: Inv, action: Action },
    Throw,
    Tally,
    Apply,
    Blows,
    Linked,
    Tentacles,
    Burnt,
    EnemyAttack(Foe),
    Sweep { killer: Option<Inv> },
    Threshold(Inv),
    /// Several lose Sanity at once: whoever reaches a threshold by it waits here until all markers have moved.
    Thresholds { reached: Invs },
    Stress { who: Inv, count: u8, excess: Excess },
    Fatigue { who: Inv, left: u8 },
    FatigueLaid { who: Inv, meter: Meter },
    Pay { who: Inv, cost: Cost, ctx: Ctx },
    Explore { who: Inv, left: u8 },
    Claim { who: Inv, card: u8, claim: &'static Claim },
    Claimed { who: Inv, card: u8, side: Side },
    ClaimEnd { card: u8 },
    StageDown,
    DrawRelics { who: Inv, draw: u8, transformed: bool },
}

impl Frame {
    /// Whose answer it waits for, if it is a question.
    #[inline]
    pub fn asks(self, state: &State) -> Option<Inv> {
        Some(match self {
            Frame::PickInvestigator(who)
            | Frame::PickRelic { who, .. }
            | Frame::FreeAct(who)
            | Frame::Follow { who, .. }
            | Frame::WalkStep { who, .. }
            | Frame::Targets { who, .. }
            | Frame::Level(who)
            | Frame::FatigueTrack { who }
            | Frame::Avoid { who, .. }
            | Frame::ClaimBy { who, .. }
            | Frame::HowMany { who, .. }
            | Frame::Replace { who } => who,
            Frame::Step(run) | Frame::Sneak { run, .. } | Frame::Carry { run, .. } => run.who,
            Frame::BeforeRoll
            | Frame::Rerolls
            | Frame::PerSymbol { .. }
            | Frame::Convert { .. }
            | Frame::Extra { .. }
            | Frame::Split { .. } => state.roll.who,
            Frame::Prevent(harm, _) | Frame::Share(harm) => harm.who,
            Frame::Heal { by, .. }
            | Frame::ShareHealing { by, .. }
            | Frame::Pick { by, .. }
            | Frame::PushTo { by, .. } => by,
            Frame::Trade(deal) => deal.who,
            Frame::Consent { thing, deal, .. } => state.holder(thing).unwrap_or(deal.who),
            Frame::Choose { ctx, .. } => ctx.you,
            Frame::May(cue) => cue.ctx.you,
            Frame::Act | Frame::Window | Frame::Passing { .. } | Frame::Order { .. } | Frame::Fight => {
                state.active
            }
            Frame::Sacrifice { asked, .. } => clockwise(asked, state.active).next().unwrap_or(state.active),
            _ => return None,
        })
    }

    /// The frame with one more choice made for it.
    pub fn told(mut self, thing: Thing) -> Frame {
        match &mut self {
            Frame::Effect { picks, .. }
            | Frame::Go { picks, .. }
            | Frame::Push { picks, .. }
            | Frame::MoveChips { picks, .. }
            | Frame::LeadChip { picks, .. }
            | Frame::Redirect { picks, .. }
            | Frame::GiveUp { picks, .. } => picks.push(thing),
            Frame::ForEach { next, .. } => *next = thing,
            _ => {}
        }
        self
    }
}
