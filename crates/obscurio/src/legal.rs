//! What may who do now? Every refusal names the rule it comes from.

use table::{Actor, Refusal, Seat, Timer};

use crate::book::{Landing, Perch};
use crate::moves::{Bell, Move};
use crate::state::{Choosing, Frame, State, Token};

/// Why a move or a set-up is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    TooManyOrTooFew,
    UnknownOption,
    NobodyThere,
    OneCharacterEach,
    CharacterTwice,
    GameOver,
    NotNow,
    /// Only the clock rings, and only for the timer that runs.
    NoSuchTimer,
    NotTheGrimoire,
    /// Said in every state to everybody who is not the Traitor.
    NotTheTraitor,
    NotAWizard,
    /// No such spot, or a Trap forbids it.
    NotASpot,
    MustMarkMore,
    WizardsStillLook,
    AlreadyReady,
    EnoughPicked,
    HolderClosed,
    NoSuchToken,
    NoSuchDoor,
    AlreadyThere,
    NotPlacedYet,
    AlreadyConfirmed,
    NotConfirmed,
    AlreadyAnswered,
    NotDecidedYet,
    AlreadyCalled,
    NotATarget,
    NoVote,
}

type Verdict = Result<(), Refusal<Reason>>;

fn no(rule: &'static str, reason: Reason) -> Verdict {
    Err(Refusal::new(rule, reason))
}

/// `Ok` if it is so, else refused.
fn so(it: bool, rule: &'static str, reason: Reason) -> Verdict {
    if it { Ok(()) } else { no(rule, reason) }
}

/// Whether this may be done now.
pub fn check(state: &State, actor: Actor, mv: Move) -> Verdict {
    match (actor, mv) {
        (Actor::Clock, Move::Ring(bell)) => {
            so(state.timer().is_some_and(|timer| timer.name == bell.name()), "OBS-0.3", Reason::NoSuchTimer)
        }
        (Actor::Clock, _) | (Actor::Seat(_), Move::Ring(_)) => no("OBS-0.3", Reason::NoSuchTimer),
        (Actor::Seat(seat), _) if seat.0 >= state.options.seats => no("OBS-0.2", Reason::NobodyThere),
        // Whoever is not the Traitor hears the same in every state (OBS-17.8).
        (Actor::Seat(seat), Move::Pick(_) | Move::CloseHolder) => traitors(state, seat, mv),
        _ if state.end.is_some() => no("OBS-12.3", Reason::GameOver),
        (Actor::Seat(seat), Move::OpenEyes) => {
            so(seat == state.grimoire, "RUL-OBS-37", Reason::NotTheGrimoire)?;
            so(state.may_open_eyes(), "RUL-OBS-37", Reason::NotNow)
        }
        (Actor::Seat(seat), Move::CallTime) if state.is_pressing(seat) => {
            so(!state.called.contains(seat), "RUL-OBS-37", Reason::AlreadyCalled)?;
            so(state.may_press(seat), "RUL-OBS-37", Reason::NotDecidedYet)
        }
        (Actor::Seat(seat), Move::Butterfly(_) | Move::ShowBook | Move::CloseEyes | Move::LayDoors) => {
            grimoires(state, seat, mv)
        }
        (Actor::Seat(seat), _) if seat == state.grimoire => no("OBS-8.7", Reason::NotAWizard),
        (Actor::Seat(seat), Move::Ready) => {
            so(state.stack.top() == Some(Frame::ClueShown), "OBS-6.10", Reason::NotNow)?;
            so(state.lookers().contains(seat), "OBS-11.9", Reason::NotAWizard)?;
            so(!state.ready.contains(seat), "OBS-6.10", Reason::AlreadyReady)
        }
        (Actor::Seat(seat), Move::ReadyToVote | Move::Vote(_)) => accusers(state, seat, mv),
        (Actor::Seat(seat), _) => choosers(state, seat, mv),
    }
}

fn grimoires(state: &State, seat: Seat, mv: Move) -> Verdict {
    so(seat == state.grimoire, "OBS-6.4", Reason::NotTheGrimoire)?;
    match mv {
        Move::Butterfly(_) | Move::ShowBook => {
            so(state.stack.top() == Some(Frame::Riddle), "OBS-6.9", Reason::NotNow)?;
            let Some(pages) = state.pages else { return no("OBS-6.9", Reason::NotNow) };
            let landing = Landing::on(pages, state.traps, state.rules);
            match mv {
                Move::Butterfly(perch) => {
                    so(state.butterflies[1].is_none(), "OBS-6.5", Reason::NotASpot)?;
                    so(landing.differ(state.butterflies[0], perch), "OBS-6.7", Reason::NotASpot)?;
                    so(landing.may_land(state.butterflies, perch), "OBS-6.8", Reason::NotASpot)
                }
                _ => {
                    so(state.butterflies[0].is_some(), "OBS-6.5", Reason::MustMarkMore)?;
                    so(landing.is_complete(state.butterflies), "OBS-6.8", Reason::MustMarkMore)
                }
            }
        }
        _ => {
            so((mv == Move::CloseEyes) == state.options.has_traitor(), "OBS-15.3", Reason::NotNow)?;
            so(state.stack.top() == Some(Frame::ClueShown), "OBS-6.10", Reason::NotNow)?;
            so(state.may_call(), "OBS-6.10", Reason::WizardsStillLook)
        }
    }
}

fn traitors(state: &State, seat: Seat, mv: Move) -> Verdict {
    so(state.traitor == Some(seat), "OBS-7.4", Reason::NotTheTraitor)?;
    so(state.is_night(), "OBS-7.3", Reason::NotNow)?;
    so(!state.holder_closed, "OBS-7.7", Reason::HolderClosed)?;
    match mv {
        Move::Pick(slot) => {
            so((1..=8).contains(&slot), "OBS-7.4", Reason::NotNow)?;
            so(state.picks.len() < state.pick_limit(), "OBS-7.5", Reason::EnoughPicked)
        }
        _ => Ok(()),
    }
}

/// Step 4: which rule a move belongs to depends on how Doors are chosen this turn.
fn choosers(state: &State, seat: Seat, mv: Move) -> Verdict {
    let rule = match mv {
        Move::Take(_) | Move::Pass(_) => "OBS-13.22",
        Move::Hold(..) => "OBS-14.3",
        Move::CallTime => "RUL-OBS-2",
        Move::Stand(..) => "OBS-8.4",
        _ => "OBS-8.6",
    };
    let Some(choosing) = state.choosing() else { return no(rule, Reason::NotNow) };
    so(state.active().contains(seat), "OBS-8.7", Reason::NotAWizard)?;
    let fits = match mv {
        Move::Take(_) | Move::Pass(_) => choosing.locked,
        Move::Hold(..) => choosing.watched && !choosing.locked,
        Move::CallTime => !state.options.is_timed(),
        _ => !choosing.watched && !choosing.locked,
    };
    so(fits, rule, Reason::NotNow)?;
    match mv {
        Move::Stand(token, door) | Move::Hold(token, door) => {
            token_there(state, token)?;
            so((1..=choosing.opened).contains(&door), rule, Reason::NoSuchDoor)?;
            so(state.standing(seat, token) != door, rule, Reason::AlreadyThere)
        }
        Move::Take(token) | Move::Pass(token) => {
            token_there(state, token)?;
            so(!state.has_answered(seat, token), rule, Reason::AlreadyAnswered)
        }
        Move::Confirm => {
            so(state.is_placed(seat), rule, Reason::NotPlacedYet)?;
            so(!state.confirmed.contains(seat), rule, Reason::AlreadyConfirmed)
        }
        Move::Withdraw => so(state.confirmed.contains(seat), rule, Reason::NotConfirmed),
        _ => {
            so(!state.called.contains(seat), rule, Reason::AlreadyCalled)?;
            so(state.may_call_time(seat), rule, Reason::NotDecidedYet)
        }
    }
}

fn token_there(state: &State, token: Token) -> Verdict {
    so(state.tokens().contains(&token), "OBS-15.8", Reason::NoSuchToken)
}

fn accusers(state: &State, seat: Seat, mv: Move) -> Verdict {
    let voter = state.voters().contains(seat);
    match (state.stack.top(), mv) {
        (Some(Frame::Debate { .. }), Move::ReadyToVote) => {
            so(voter, "OBS-11.4", Reason::NoVote)?;
            so(!state.ready.contains(seat), "OBS-11.2", Reason::AlreadyReady)
        }
        (Some(Frame::Vote { .. }), Move::Vote(target)) => {
            so(state.targets(seat).contains(target), "OBS-11.4", Reason::NotATarget)?;
            so(state.votes[seat.index()] != Some(target), "OBS-11.3", Reason::AlreadyThere)
        }
        (_, Move::ReadyToVote) => no("OBS-11.2", Reason::NotNow),
        _ => no("OBS-11.3", Reason::NotNow),
    }
}

/// Appends every legal move of this actor, sorted.
pub fn list(state: &State, actor: Actor, into: &mut Vec<Move>) {
    let first = into.len();
    let Actor::Seat(_) = actor else {
        let bell = |timer: Timer| Bell::ALL.into_iter().find(|bell| bell.name() == timer.name);
        into.extend(state.timer().and_then(bell).map(Move::Ring));
        return;
    };
    match state.stack.top() {
        Some(Frame::Riddle) if actor == Actor::Seat(state.grimoire) => return landings(state, into),
        Some(Frame::Riddle) => into.push(Move::CallTime),
        Some(Frame::ClueShown) => {
            into.extend([Move::Ready, Move::CloseEyes, Move::LayDoors, Move::CallTime]);
        }
        Some(Frame::TraitorPicks) => {
            into.extend((1..=8).map(Move::Pick));
            into.extend([Move::CloseHolder, Move::OpenEyes]);
        }
        Some(Frame::Doors(choosing)) => at_doors(state, choosing, into),
        Some(Frame::Debate { .. }) => into.push(Move::ReadyToVote),
        Some(Frame::Vote { .. }) => {
            into.push(Move::CallTime);
            into.extend(state.seats().map(Move::Vote));
        }
        _ => {}
    }
    let mut kept = first;
    for at in first..into.len() {
        if check(state, actor, into[at]).is_ok() {
            into[kept] = into[at];
            kept += 1;
        }
    }
    into.truncate(kept);
}

/// Where Butterflies may land is worked out once for all spots.
fn landings(state: &State, into: &mut Vec<Move>) {
    let Some(pages) = state.pages else { return };
    let landing = Landing::on(pages, state.traps, state.rules);
    let free = Perch::all().filter(|perch| landing.may_land(state.butterflies, *perch));
    into.extend(free.map(Move::Butterfly));
    into.extend(landing.is_complete(state.butterflies).then_some(Move::ShowBook));
}

fn at_doors(state: &State, choosing: Choosing, into: &mut Vec<Move>) {
    let tokens = state.tokens();
    let doors = |say: fn(Token, u8) -> Move| {
        tokens.iter().flat_map(move |token| (1..=choosing.opened).map(move |door| say(*token, door)))
    };
    match choosing {
        Choosing { locked: true, .. } => {
            into.extend(tokens.iter().copied().map(Move::Take));
            into.extend(tokens.iter().copied().map(Move::Pass));
        }
        Choosing { watched: true, .. } => into.extend(doors(Move::Hold)),
        Choosing { .. } => {
            into.extend(doors(Move::Stand));
            into.extend([Move::Confirm, Move::Withdraw]);
        }
    }
    into.push(Move::CallTime);
}
