//! What may who decide now? The options of every kind of question, and the rule by which anything else is refused.

mod acting;
mod healing;
mod rolling;
mod why;

use table::{Actor, Refusal};

use crate::effect::Cost;
use crate::frames::{Among, Ctx, Deal, Frame, Harm, Loss, Run, Source, Thing};
use crate::ids::Side;
use crate::map::Sites;
use crate::moves::{Ability, Meter, Move, Named};
use crate::people::Inv;
use crate::state::State;

pub use why::Reason;

/// Whether this may be done now.
pub fn check(state: &State, actor: Actor, mv: Move) -> Result<Frame, Refusal<Reason>> {
    if state.end.is_some() {
        return Err(Refusal::new("DMD-17.4", Reason::GameOver));
    }
    let asked = state
        .stack
        .top()
        .filter(|frame| frame.asks(state).is_some_and(|inv| actor == Actor::Seat(state.seat(inv))));
    let Some(frame) = asked else { return Err(Refusal::new("DMD-25.1", Reason::NotAsked)) };
    let mut moves = Vec::new();
    options(state, frame, &mut moves);
    moves.extend(state.about_ties(frame));
    if moves.contains(&mv) { Ok(frame) } else { Err(why::refusal(state, frame, mv)) }
}

/// Appends every legal move of this actor, sorted.
pub fn list(state: &State, actor: Actor, into: &mut Vec<Move>) {
    let Some(frame) = state.stack.top().filter(|_| state.end.is_none()) else { return };
    if frame.asks(state).is_some_and(|inv| actor == Actor::Seat(state.seat(inv))) {
        let first = into.len();
        options(state, frame, into);
        into.extend(state.about_ties(frame));
        into[first..].sort_unstable();
    }
}

/// The answers to a question. None where it has become pointless.
pub fn options(state: &State, frame: Frame, into: &mut Vec<Move>) {
    match frame {
        Frame::PickInvestigator(who) => state.free_people(who, into),
        Frame::PickRelic { offered, .. } => {
            let relics = crate::content::Relic::ALL.into_iter();
            into.extend(relics.filter(|relic| offered & 1 << relic.index() != 0).map(Move::Take));
        }
        Frame::Act => acting::actions(state, into),
        Frame::FreeAct(who) => acting::free_actions(state, who, into),
        Frame::Window => acting::window(state, into),
        Frame::Targets { who, chosen, paid } => acting::targets(state, who, chosen, paid, into),
        Frame::Order { left } => order(state, left, into),
        Frame::Fight => into.extend(state.distinct(state.still_to_attack()).iter().map(Move::Face)),
        Frame::Sacrifice { asked, .. } => {
            if !asked.is_empty() {
                into.extend([Move::Sacrifice, Move::Refuse]);
            }
        }
        Frame::Pick { among, .. } => pick(state, among, into),
        Frame::PushTo { sites, .. } => {
            pick(state, Among::Sites(sites), into);
            into.push(Move::Stop);
        }
        Frame::HowMany { most, .. } => into.extend((1..=most).map(Move::Number)),
        Frame::Replace { .. } | Frame::Consent { .. } => into.extend([Move::Yes, Move::No]),
        Frame::May(cue) => {
            if state.is_living(cue.ctx.you) {
                into.extend([Move::Yes, Move::No]);
            }
        }
        frame => of_moves(state, frame, into),
    }
}

/// Questions on the way.
fn of_moves(state: &State, frame: Frame, into: &mut Vec<Move>) {
    match frame {
        Frame::Step(run) => step(state, run, into),
        Frame::Sneak { run, past, .. } => {
            let followers = state.followers(state.sheet(run.who).site).minus(past);
            let left = state.sneak_allowance(run.who).saturating_sub(run.sneaks) as usize;
            if left > past.len() {
                into.extend(state.distinct(followers).iter().map(Move::Sneak));
            }
            into.push(Move::Done);
        }
        Frame::Carry { run, .. } => {
            if state.carries(run.who) {
                let others = state.others_within(run.who, 0);
                into.extend(others.iter().map(|other| Move::Carry(state.name(other))));
            }
            into.push(Move::Done);
        }
        Frame::Passing { who, left, again } => {
            let next = state.next_to_pass(who, left, again);
            into.extend(next.iter().map(|foe| Move::Pick(Named::Foe(foe))));
        }
        Frame::Follow { who, .. } => {
            if state.is_living(who) {
                into.extend([Move::Follow, Move::Stay]);
            }
        }
        Frame::WalkStep { who, origin, left } => {
            if state.is_living(who) {
                steps_to(state, state.walk_sites(who, origin, left), into);
            }
        }
        frame => of_sheets(state, frame, into),
    }
}

/// Questions about one's own sheet and cards.
fn of_sheets(state: &State, frame: Frame, into: &mut Vec<Move>) {
    match frame {
        Frame::Level(who) => levels(state, who, into),
        Frame::Heal { who, left, of, resting, .. } => healing::heal(state, who, left, of, resting, into),
        Frame::ShareHealing { among, left, .. } => {
            if left > 0 {
                healing::mend(state, among, into);
            }
        }
        Frame::FatigueTrack { who } => {
            if state.is_living(who) {
                into.extend((state.sheet(who).fatigue[0] < 4).then_some(Move::Fatigue(Meter::Stress)));
                into.push(Move::Fatigue(Meter::Wounds));
            }
        }
        Frame::Avoid { who, cost, .. } => {
            if state.is_living(who) {
                into.extend(state.can_pay(who, cost).then_some(Move::Avoid));
                into.push(Move::Suffer);
            }
        }
        Frame::Prevent(harm, loss) => prevent(state, harm, loss, into),
        Frame::Share(harm) => share(state, harm, into),
        Frame::Trade(deal) => trade(state, deal, into),
        Frame::ClaimBy { who, card, claim } => claims(state, who, card, claim, into),
        Frame::Choose { choices, ctx, .. } => {
            let fits = |choice: &&crate::effect::Choice| state.may_choose(choice, &ctx);
            let numbers = choices.iter().zip(1..).filter(|(choice, _)| fits(choice));
            into.extend(numbers.map(|(_, number)| Move::Option(number)));
        }
        frame => rolling::options(state, frame, into),
    }
}

fn steps_to(state: &State, sites: Sites, into: &mut Vec<Move>) {
    into.extend(sites.iter().map(|site| Move::Step(state.space(site))));
}

/// A Run needs one step and may stop after it (DMD-8.10).
fn step(state: &State, run: Run, into: &mut Vec<Move>) {
    if !state.is_living(run.who) {
        return;
    }
    if run.steps < state.run_allowance(run.who) {
        steps_to(state, state.step_sites(run.who), into);
    }
    if run.steps > 0 {
        into.push(Move::Stop);
    }
}

fn pick(state: &State, among: Among, into: &mut Vec<Move>) {
    let things: Vec<Thing> = match among {
        Among::Foes(foes) => foes.iter().map(Thing::Foe).collect(),
        Among::Sites(sites) => sites.iter().map(Thing::Site).collect(),
        Among::Invs(invs) => invs.iter().map(Thing::Inv).collect(),
        Among::Chips(chips) => (0..32).filter(|chip| chips & 1 << chip != 0).map(Thing::Chip).collect(),
        Among::Cards(cards) => (0..16).filter(|card| cards & 1 << card != 0).map(Thing::Card).collect(),
    };
    into.extend(things.into_iter().filter_map(|thing| state.named(thing)).map(Move::Pick));
}

/// Things that are the same have no order.
fn order(state: &State, left: u8, into: &mut Vec<Move>) {
    let frames = state.stack.frames();
    let waiting = &frames[frames.len() - 1 - usize::from(left)..frames.len() - 1];
    let top = waiting.len();
    for (number, frame) in waiting.iter().rev().enumerate() {
        let earlier = &waiting[top - number..];
        if !earlier.iter().any(|other| state.have_no_order(other, frame)) {
            into.push(Move::First(number as u8 + 1));
        }
    }
}

/// Printed skills below the fourth level (DMD-20.6).
fn levels(state: &State, who: Inv, into: &mut Vec<Move>) {
    let sheet = state.sheet(who);
    if !sheet.alive {
        return;
    }
    let [first, second] = sheet.investigator.row().skills.map(Ability::Skill);
    let skills = [Ability::Signature, first, second];
    let open = skills.into_iter().zip(sheet.levels).filter(|(_, level)| *level < 4);
    into.extend(open.map(|(skill, _)| Move::LevelUp(skill)));
}

fn prevent(state: &State, harm: Harm, loss: Loss, into: &mut Vec<Move>) {
    use crate::effect::{Mod, Part};
    if !state.is_living(harm.who) {
        return;
    }
    for it in state.preventions(&harm, loss) {
        let Some(using) = state.using(it.source, it.which) else { continue };
        match it.ability.part {
            Part::Lasting(Mod::Cut { wounds, sanity, .. }) => {
                let most = if loss == Loss::Wounds { wounds } else { sanity };
                into.extend((1..=most.min(harm.left)).map(|count| Move::Prevent(using, count)));
            }
            _ => into.push(Move::Use(using)),
        }
    }
    into.push(Move::Suffer);
}

/// Wound by Wound: oneself, or a Companion with Health left (DMD-6.11).
fn share(state: &State, harm: Harm, into: &mut Vec<Move>) {
    let sheet = state.sheet(harm.who);
    if !sheet.alive {
        return;
    }
    if harm.own + sheet.wounds < crate::content::HEALTH {
        into.push(Move::Suffer);
    }
    if harm.may_share {
        let soakers = state.soakers(harm.who);
        let able = (0..16).filter(|card| soakers & 1 << card != 0);
        into.extend(able.map(|card| Move::Soak(state.discovery(card))));
    }
}

fn trade(state: &State, deal: Deal, into: &mut Vec<Move>) {
    for (thing, to) in state.trades(deal) {
        if let Some(named) = state.named(thing) {
            into.push(Move::Give(named, state.name(to)));
        }
    }
    into.push(Move::Done);
}

/// What the central text of a Discovery card leaves one to choose (DMD-11.3).
fn claims(state: &State, who: Inv, card: u8, claim: &crate::effect::Claim, into: &mut Vec<Move>) {
    use crate::effect::Claim;
    if !state.is_living(who) {
        return;
    }
    let may = |side: Side, cost: Option<Cost>| state.can_claim(who, card, side, cost);
    match claim {
        Claim::PayOr(cost) => {
            into.extend(may(Side::Left, Some(*cost)).then_some(Move::Claim(Side::Left)));
            into.push(Move::Claim(Side::Right));
        }
        Claim::PayForEither(cost) => {
            let sides = Side::BOTH.into_iter().filter(|side| may(*side, Some(*cost)));
            into.extend(sides.map(Move::Claim));
            into.push(Move::Decline);
        }
        Claim::Offers(offers) => {
            let ctx = Ctx { by: who, ..state.ctx(who, Source::Card(card)) };
            let fits =
                |offer: &crate::effect::Offer| state.holds(offer.need, &ctx) && may(offer.get, offer.cost);
            let open = offers.iter().zip(1..).filter(|(offer, _)| fits(offer));
            into.extend(open.map(|(_, number)| Move::Option(number)));
            into.push(Move::Decline);
        }
        Claim::Rolls(_) | Claim::If(..) | Claim::Must(..) => {}
    }
}
