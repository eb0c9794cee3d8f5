//! Where could somebody go now, which way, and at what price? Whom could they strike? A dry run of the rules: what it
//! offers can be made in one go, since it never reaches past a point where chance speaks or another question is asked.

use serde::Serialize;
use table::{Actor, Events, Game, Viewer};

use crate::content::{Dice, Investigator, Space};
use crate::events::Event;
use crate::figures::{Foe, FoeSet};
use crate::frames::Frame;
use crate::map::Sites;
use crate::moves::Move;
use crate::people::Inv;
use crate::state::State;
use crate::{DeathMayDie, legal};

/// The cheapest of the shortest ways to a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Route {
    pub to: Space,
    /// Space by space, the last one is where it leads.
    pub by: Vec<Space>,
    /// Everything one decides to go there.
    pub moves: Vec<String>,
    /// Enemies that come along.
    pub follows: Vec<String>,
    /// Fire that is caught on the way.
    pub fire: u8,
    /// How many of those who come along one could Sneak past: whom is asked on leaving.
    pub past: u8,
}

/// An attack with all it takes to begin it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Strike {
    pub foe: String,
    pub dice: Dice,
    pub moves: Vec<String>,
    /// The same against as many in that space as may be, if that is more than one.
    pub all: Option<Sweep>,
}

/// An attack on several at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sweep {
    pub targets: usize,
    pub dice: Dice,
    pub moves: Vec<String>,
}

/// Somebody on the way.
struct Walk {
    state: State,
    route: Route,
}

impl Walk {
    fn is_dearer(&self, other: &Walk) -> bool {
        let price = |walk: &Walk| (walk.route.fire, walk.route.follows.len());
        price(self) > price(other)
    }
}

/// Whoever looks, if it is they who are asked.
fn asked(state: &State, viewer: Viewer) -> Option<(Frame, Inv)> {
    let frame = state.stack.top().filter(|_| state.end.is_none())?;
    let who = frame.asks(state)?;
    (viewer == Viewer::Seat(state.seat(who))).then_some((frame, who))
}

fn may_run(state: &State, frame: Frame) -> bool {
    let mut moves = Vec::new();
    legal::options(state, frame, &mut moves);
    moves.contains(&Move::Run)
}

/// Everywhere one can get with one Run, or with what is left of it.
pub fn routes(state: &State, viewer: Viewer) -> Vec<Route> {
    let Some((frame, who)) = asked(state, viewer) else { return Vec::new() };
    let here = state.sheet(who).site;
    let (to, by, moves, follows) = (state.space(here), Vec::new(), Vec::new(), Vec::new());
    let still = Route { to, by, moves, follows, fire: 0, past: 0 };
    let standing = Walk { state: state.clone(), route: still };
    let start = match frame {
        Frame::Step(_) | Frame::WalkStep { .. } => Some(standing),
        Frame::Act | Frame::FreeAct(_) if may_run(state, frame) => stepped(&standing, who, Move::Run),
        _ => None,
    };
    let mut reached = Sites::one(here);
    let mut found = Vec::new();
    let mut edge: Vec<Walk> = start.into_iter().collect();
    while !edge.is_empty() {
        let ended = edge.iter().filter(|walk| !walk.route.by.is_empty()).map(finished);
        found.extend(ended);
        edge.iter().for_each(|walk| reached.add(state.site(walk.route.to)));
        edge = next(&edge, who, reached);
    }
    found
}

/// One step farther in every direction that is new.
fn next(edge: &[Walk], who: Inv, reached: Sites) -> Vec<Walk> {
    let mut next: Vec<Walk> = Vec::new();
    for walk in edge {
        for mv in onward(&walk.state, who) {
            let Move::Step(space) = mv else { continue };
            if reached.contains(walk.state.site(space)) {
                continue;
            }
            let Some(walk) = stepped(walk, who, mv) else { continue };
            match next.iter_mut().find(|other| other.route.to == walk.route.to) {
                None => next.push(walk),
                Some(other) if other.is_dearer(&walk) => *other = walk,
                Some(_) => {}
            }
        }
    }
    next
}

/// The steps that are open: none once something else is asked.
fn onward(state: &State, who: Inv) -> Vec<Move> {
    let mut moves = Vec::new();
    if let Some(frame @ (Frame::Step(_) | Frame::WalkStep { .. })) = state.stack.top()
        && frame.asks(state) == Some(who)
    {
        legal::options(state, frame, &mut moves);
    }
    moves
}

/// After this move. Where chance has spoken nobody can know what comes, so nothing goes on from there.
fn stepped(walk: &Walk, who: Inv, mv: Move) -> Option<Walk> {
    let mut state = walk.state.clone();
    let mut events = Events::new();
    let seat = Actor::Seat(state.seat(who));
    DeathMayDie::play(&mut state, seat, mv, &mut events).ok()?;
    let settled = events.is_settled();
    let mut route = walk.route.clone();
    route.moves.push(mv.to_string());
    let mut told = events.take_foreseeable();
    if !settled {
        route.past = may_pass(&state);
        told.extend(unasked(&state, who));
    }
    for event in told {
        route.note(&event, state.name(who));
    }
    if let Move::Step(space) = mv {
        route.to = space;
        if route.by.last() != Some(&space) {
            route.by.push(space);
        }
    } else if let Some(last) = route.by.last() {
        route.to = *last;
    }
    if settled {
        state.stack.clear();
    }
    Some(Walk { state, route })
}

impl Route {
    /// What happens on the way to whoever goes.
    fn note(&mut self, event: &Event, who: Investigator) {
        match event {
            Event::Stepped { who: name, to, .. } if *name == who => self.by.push(*to),
            Event::Followed { foe, .. } => {
                let foe = foe.to_string();
                if !self.follows.contains(&foe) {
                    self.follows.push(foe);
                }
            }
            Event::CaughtFire { who: name, count } if *name == who => self.fire += count,
            _ => {}
        }
    }
}

/// How many enemies one may Sneak past now.
fn may_pass(state: &State) -> u8 {
    let Some(Frame::Sneak { run, past, .. }) = state.stack.top() else { return 0 };
    let left = state.sneak_allowance(run.who).saturating_sub(run.sneaks + past.len() as u8);
    left.min(state.followers(state.sheet(run.who).site).minus(past).len() as u8)
}

/// What the step would bring if one Sneaked past nobody and took nobody along: asked or not, that is its price.
fn unasked(state: &State, who: Inv) -> Vec<Event> {
    let mut state = state.clone();
    let mut told = Vec::new();
    while let Some(Frame::Sneak { .. } | Frame::Carry { .. }) = state.stack.top() {
        let mut events = Events::new();
        let seat = Actor::Seat(state.seat(who));
        if DeathMayDie::play(&mut state, seat, Move::Done, &mut events).is_err() {
            break;
        }
        told.extend(events.take_foreseeable());
    }
    told
}

/// With the word that ends a Run that could go on.
fn finished(walk: &Walk) -> Route {
    let mut route = walk.route.clone();
    if matches!(walk.state.stack.top(), Some(Frame::Step(_))) {
        route.moves.push(Move::Stop.to_string());
    }
    route
}

/// Whom one could attack at once.
pub fn strikes(state: &State, viewer: Viewer) -> Vec<Strike> {
    let Some((frame @ (Frame::Act | Frame::FreeAct(_)), who)) = asked(state, viewer) else {
        return Vec::new();
    };
    let mut moves = Vec::new();
    legal::options(state, frame, &mut moves);
    if !moves.contains(&Move::Attack) {
        return Vec::new();
    }
    moves.clear();
    let paid = matches!(frame, Frame::FreeAct(_));
    let targets = Frame::Targets { who, chosen: FoeSet::NONE, paid };
    legal::options(state, targets, &mut moves);
    moves.into_iter().filter_map(target).filter_map(|foe| strike(state, who, foe)).collect()
}

fn target(mv: Move) -> Option<Foe> {
    if let Move::Target(foe) = mv { Some(foe) } else { None }
}

/// On this enemy alone, and on all in its space.
fn strike(state: &State, who: Inv, foe: Foe) -> Option<Strike> {
    let (one, all) = (aimed(state, who, foe, 1)?, aimed(state, who, foe, usize::MAX)?);
    let all = Some(all).filter(|all| all.targets > 1);
    Some(Strike { foe: foe.to_string(), dice: one.dice, moves: one.moves, all })
}

/// The attack on this enemy and so many in its space, as far as it can be decided.
fn aimed(state: &State, who: Inv, foe: Foe, most: usize) -> Option<Sweep> {
    let mut now = state.clone();
    let (mut made, mut chosen, mut next) = (Vec::new(), FoeSet::NONE, Some(Move::Attack));
    while let Some(mv) = next {
        DeathMayDie::play(&mut now, Actor::Seat(state.seat(who)), mv, &mut Events::silent()).ok()?;
        made.push(mv.to_string());
        next = None;
        if let Some(frame @ Frame::Targets { chosen: aimed, .. }) = now.stack.top() {
            chosen = aimed;
            let mut moves = Vec::new();
            legal::options(&now, frame, &mut moves);
            let more = moves.into_iter().find(|mv| target(*mv).is_some() && chosen.len() < most);
            next = Some(if chosen.is_empty() { Move::Target(foe) } else { more.unwrap_or(Move::Done) });
        }
    }
    // What was left of the choice answered itself.
    let chosen = if now.is_rolling() { now.roll.targets } else { chosen };
    let pool = state.attack_pool(who, chosen);
    let dice = Dice { standard: pool.standard, bonus: pool.bonus };
    Some(Sweep { targets: chosen.len(), dice, moves: made })
}
