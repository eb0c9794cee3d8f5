//! What is being asked? The question on top of the stack as everybody sees it (DMD-25.5, DMD-25.7): which of the kinds of
//! decision it is, and what one must know to answer it.

use serde::{Serialize, Serializer};

use crate::abilities::Owned;
use crate::content::{
    Action, Dice, Discovery, Enemy, Episode, Insanity, Investigator, Mythos, Relic, Skill, Space, Stage,
    Token, Unknown,
};
use crate::effect::{Cost, Mod, Part};
use crate::figures::{Foe, FoeSet};
use crate::frames::{Among, Ctx, Frame, Loss, Run, Source};
use crate::ids::Symbol;
use crate::moves::{Named, Using};
use crate::people::Inv;
use crate::state::State;
pub use crate::windows::Next;

#[rustfmt::skip]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Question {
    Investigator,
    Relic,
    Act,
    /// An action that somebody else's skill pays for.
    FreeAct,
    /// Whether to use a card without a time of its own, and what comes next.
    Window { next: Next },
    /// Steps of a Run that are left, and whether it may stop.
    Step { left: u8, may_stop: bool },
    Sneak { to: Space },
    Carry { to: Space },
    /// Which of those one has Sneaked past suffers for it next.
    Passing,
    Follow { to: Space },
    Walk { left: u8 },
    /// The first target or another one, and the dice it would be attacked with.
    Targets { first: bool, aims: Vec<Aim> },
    BeforeRoll,
    Rerolls,
    PerSymbol { left: u8 },
    Convert { ways: Vec<Conversion> },
    Extra,
    Split { left: u8 },
    PreventWounds { count: u8 },
    PreventSanity { count: u8 },
    Share { count: u8 },
    Level,
    Heal { who: Investigator, points: u8 },
    ShareHealing { points: u8 },
    Fatigue,
    Avoid { of: Origin, cost: Cost, count: u8 },
    Trade,
    Consent { #[serde(serialize_with = "text")] thing: Named, to: Investigator },
    Claim { card: Discovery },
    /// Something else instead of Investigating.
    Replace,
    Choose { of: Origin },
    May { of: Origin },
    HowMany { token: Token },
    Pick { of: Origin, sort: Sort },
    /// Where an enemy that moves by itself ends.
    Path { #[serde(serialize_with = "text")] foe: Foe },
    /// Where somebody moves an enemy to, step by step.
    Push { #[serde(serialize_with = "text")] foe: Foe },
    /// Where a token goes.
    Lead { token: Token },
    /// Which enemy suffers the Wounds instead.
    Redirect,
    GiveUp,
    /// What waits, in the order of its numbers.
    Order { waiting: Vec<Origin> },
    Fight,
    Sacrifice,
}

/// An enemy that could be a target, and the dice of the attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Aim {
    #[serde(serialize_with = "text")]
    pub foe: Foe,
    pub dice: Dice,
}

/// What would count as what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Conversion {
    #[serde(serialize_with = "text")]
    pub using: Using,
    pub from: Symbol,
    pub to: &'static [Symbol],
}

/// What one picks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    Enemy,
    Space,
    Investigator,
    Token,
    Card,
}

/// Whose text asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    Signature(Investigator),
    Skill(Skill),
    Card(Discovery),
    Relic(Relic),
    Insanity(Insanity),
    Mythos(Mythos),
    Stage(Stage),
    Episode(Episode),
    Task(Action),
    Unknown(Unknown),
    Enemy(Enemy),
    Rules,
}

/// As moves write it.
fn text<S: Serializer>(it: &impl std::fmt::Display, into: S) -> Result<S::Ok, S::Error> {
    into.collect_str(it)
}

/// The question on top, if one is.
pub fn question(state: &State) -> Option<Question> {
    let frame = state.stack.top().filter(|frame| state.end.is_none() && frame.asks(state).is_some())?;
    Some(match frame {
        Frame::PickInvestigator(_) => Question::Investigator,
        Frame::PickRelic { .. } => Question::Relic,
        Frame::Act => Question::Act,
        Frame::FreeAct(_) => Question::FreeAct,
        Frame::Window => Question::Window { next: Next::after(state) },
        Frame::Step(run) => step(state, run),
        Frame::Sneak { to, .. } => Question::Sneak { to: state.space(to) },
        Frame::Carry { to, .. } => Question::Carry { to: state.space(to) },
        Frame::Passing { .. } => Question::Passing,
        Frame::Follow { to, .. } => Question::Follow { to: state.space(to) },
        Frame::WalkStep { left, .. } => Question::Walk { left },
        Frame::Targets { who, chosen, paid } => targets(state, who, chosen, paid),
        Frame::BeforeRoll => Question::BeforeRoll,
        Frame::Rerolls => Question::Rerolls,
        Frame::PerSymbol { left } => Question::PerSymbol { left },
        Frame::Convert { used } => Question::Convert { ways: conversions(state, used) },
        Frame::Extra { .. } => Question::Extra,
        Frame::Split { left } => Question::Split { left },
        Frame::Fight => Question::Fight,
        Frame::Sacrifice { .. } => Question::Sacrifice,
        frame => of_sheets(state, frame),
    })
}

fn of_sheets(state: &State, frame: Frame) -> Question {
    match frame {
        Frame::Prevent(harm, Loss::Wounds) => Question::PreventWounds { count: harm.left },
        Frame::Prevent(harm, Loss::Sanity) => Question::PreventSanity { count: harm.left },
        Frame::Share(harm) => Question::Share { count: harm.left },
        Frame::Level(_) => Question::Level,
        Frame::Heal { who, left, .. } => Question::Heal { who: state.name(who), points: left },
        Frame::ShareHealing { left, .. } => Question::ShareHealing { points: left },
        Frame::FatigueTrack { .. } => Question::Fatigue,
        Frame::Avoid { cost, left, ctx, .. } => {
            Question::Avoid { of: origin(state, &ctx), cost, count: left }
        }
        Frame::Trade(_) => Question::Trade,
        Frame::Consent { thing, to, .. } => match state.named(thing) {
            Some(thing) => Question::Consent { thing, to: state.name(to) },
            None => Question::Trade,
        },
        Frame::ClaimBy { card, .. } => Question::Claim { card: state.discovery(card) },
        Frame::Replace { .. } => Question::Replace,
        Frame::Choose { ctx, .. } => Question::Choose { of: origin(state, &ctx) },
        Frame::May(cue) => Question::May { of: origin(state, &cue.ctx) },
        Frame::HowMany { chips, .. } => {
            Question::HowMany { token: token(state, chips.trailing_zeros() as u8) }
        }
        Frame::Order { left } => Question::Order { waiting: waiting(state, left) },
        Frame::Pick { among, .. } => pick(state, sort(among)),
        _ => pick(state, Sort::Space),
    }
}

fn step(state: &State, run: Run) -> Question {
    let left = state.run_allowance(run.who).saturating_sub(run.steps);
    Question::Step { left, may_stop: run.steps > 0 }
}

fn targets(state: &State, who: Inv, chosen: FoeSet, paid: bool) -> Question {
    let mut moves = Vec::new();
    crate::legal::options(state, Frame::Targets { who, chosen, paid }, &mut moves);
    let aim = |foe: Foe| {
        let pool = state.attack_pool(who, chosen.with(foe));
        Aim { foe, dice: Dice { standard: pool.standard, bonus: pool.bonus } }
    };
    let aims = moves.into_iter().filter_map(|mv| match mv {
        crate::Move::Target(foe) => Some(aim(foe)),
        _ => None,
    });
    Question::Targets { first: chosen.first().is_none(), aims: aims.collect() }
}

fn conversions(state: &State, used: u64) -> Vec<Conversion> {
    state.conversions(state.roll.who, used).into_iter().filter_map(|it| way(state, it)).collect()
}

fn way(state: &State, it: Owned) -> Option<Conversion> {
    match it.ability.part {
        Part::Lasting(Mod::Convert(from, to, ..)) => {
            Some(Conversion { using: state.using(it.source, it.which)?, from, to })
        }
        _ => None,
    }
}

/// What may count as what in the roll under way, whatever the dice show.
pub fn ways(state: &State) -> Vec<Conversion> {
    let fits =
        |part: Part| matches!(part, Part::Lasting(Mod::Convert(.., kind)) if state.roll.reason.is(kind));
    let all = state.owned(state.roll.who, |ability| fits(ability.part));
    all.into_iter().filter_map(|it| way(state, it)).collect()
}

fn sort(among: Among) -> Sort {
    match among {
        Among::Foes(_) => Sort::Enemy,
        Among::Sites(_) => Sort::Space,
        Among::Invs(_) => Sort::Investigator,
        Among::Chips(_) => Sort::Token,
        Among::Cards(_) => Sort::Card,
    }
}

/// The answer goes to the frame below, which says what it is for.
fn pick(state: &State, sort: Sort) -> Question {
    let below = state.stack.frames().iter().rev().nth(1);
    match below {
        Some(Frame::Go { foes, .. }) => foes.first().map_or(Question::GiveUp, |foe| Question::Path { foe }),
        Some(Frame::Push { foe, .. }) => Question::Push { foe: *foe },
        Some(Frame::LeadChip { chip, .. }) => Question::Lead { token: token(state, *chip) },
        Some(Frame::MoveChips { chips, .. }) if sort == Sort::Space => {
            Question::Lead { token: token(state, chips.trailing_zeros() as u8) }
        }
        Some(Frame::Redirect { .. }) => Question::Redirect,
        Some(Frame::GiveUp { .. }) => Question::GiveUp,
        Some(Frame::Effect { ctx, .. } | Frame::MoveChips { ctx, .. } | Frame::ForEach { ctx, .. }) => {
            Question::Pick { of: origin(state, ctx), sort }
        }
        _ => Question::Pick { of: Origin::Rules, sort },
    }
}

fn token(state: &State, chip: u8) -> Token {
    state.chips[usize::from(chip).min(state.chips.len() - 1)].token
}

fn waiting(state: &State, left: u8) -> Vec<Origin> {
    let frames = state.stack.frames();
    let waiting = &frames[frames.len() - 1 - usize::from(left)..frames.len() - 1];
    let origin = |frame: &Frame| match frame {
        Frame::Cue(cue) => origin(state, &cue.ctx),
        _ => Origin::Rules,
    };
    waiting.iter().rev().map(origin).collect()
}

pub fn origin(state: &State, ctx: &Ctx) -> Origin {
    match ctx.from {
        Source::Signature(who) => Origin::Signature(who),
        Source::Skill(skill) => Origin::Skill(skill),
        Source::Card(card) => Origin::Card(state.discovery(card)),
        Source::Relic(relic) => Origin::Relic(relic),
        Source::Insanity => Origin::Insanity(state.sheet(ctx.you).insanity),
        Source::Mythos(card) => Origin::Mythos(card),
        Source::Stage(number) => Origin::Stage(state.elder.stage(number)),
        Source::Episode => Origin::Episode(state.episode),
        Source::Task(action) => Origin::Task(action),
        Source::Unknown(kind) => {
            let card = Unknown::ALL.into_iter().find(|it| it.row().kind == kind);
            card.map_or(Origin::Rules, Origin::Unknown)
        }
        Source::Foe(foe) => {
            foe.kind().map_or(Origin::Rules, |kind| Origin::Enemy(Enemy::of(kind, state.elder)))
        }
        Source::Rules => Origin::Rules,
    }
}
