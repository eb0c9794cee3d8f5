//! What the shared checks need to know about Obscurio: its tables, its invariants, and Wizards who find the way.

use obscurio::options::{Clock, Difficulty, Options, Times};
use obscurio::state::{COHESION, Frame, LAST_SPACE, State};
use obscurio::{Move, Obscurio};
use table::checks::Check;
use table::{Actor, Chance};

/// Nothing lost, nothing twice.
pub fn invariants(state: &State) -> Result<(), String> {
    let kept: u8 = state.wrong.iter().sum();
    if state.light + state.dark + state.boxed + kept != COHESION {
        return Err("Cohesion tokens".to_owned());
    }
    pictures(state)?;
    let tokens = if state.options.has_traitor() { 14 } else { 12 };
    if state.bag.len() + state.traps.len() != tokens || state.bag.or(state.traps).len() != tokens {
        return Err("Trap tokens".to_owned());
    }
    if !(1..=LAST_SPACE).contains(&state.progress) {
        return Err(format!("progress {}", state.progress));
    }
    let early = matches!(state.stack.top(), Some(Frame::Riddle | Frame::ClueShown | Frame::TraitorPicks));
    if early && state.standing != <[[u8; 2]; 8]>::default() {
        return Err("tokens are not in the centre".to_owned());
    }
    if state.traitor.is_some() != state.options.has_traitor() {
        return Err("a Traitor where there should be none, or none".to_owned());
    }
    if early { drawn_per_turn(state) } else { Ok(()) }
}

/// All 84 are somewhere and only once.
fn pictures(state: &State) -> Result<(), String> {
    let mut all: Vec<_> = state.deck.iter().chain(state.discard.iter()).chain(state.doors.iter()).collect();
    all.extend(state.holder.into_iter().flatten().chain(state.pages.into_iter().flatten()));
    if state.doors.is_empty() {
        all.extend(state.picks.iter().chain(state.exit));
    }
    all.sort_unstable();
    all.dedup();
    let sound = all.len() == 84 && state.holder.is_some() == state.options.has_traitor();
    if sound { Ok(()) } else { Err(format!("{} pictures", all.len())) }
}

/// Three in Step 2 and one for each pick (OBS-20.3), however the deck was made.
fn drawn_per_turn(state: &State) -> Result<(), String> {
    let used = 3 + state.picks.len() + if state.holder.is_some() { 8 } else { 0 };
    let piles = state.deck.len() + state.discard.len();
    if piles + used == 84 { Ok(()) } else { Err(format!("{piles} cards lie in the piles")) }
}

/// The checks of a table.
pub fn check(options: Options) -> Check<Obscurio> {
    Check { options, universe: Move::universe(), invariants, longest: 200_000 }
}

pub fn tables() -> Vec<Check<Obscurio>> {
    let mut all = Vec::new();
    for seats in 2..=8 {
        for difficulty in Difficulty::ALL {
            for clock in [Clock::Untimed, Clock::Sand(Times::USUAL)] {
                let options = Options { difficulty, clock, ..Options::untimed(seats) };
                all.push(check(options));
            }
        }
    }
    all
}

/// Wizards who mostly know the way: they meet the Watcher, and some of them escape.
pub fn find_the_way(state: &State, luck: &mut Chance) -> Option<(Actor, Move)> {
    let choosing = state.choosing().filter(|it| !it.watched && luck.below(8) > 0)?;
    let seat = state.active().iter().find(|seat| {
        if choosing.locked { !state.has_answered_all(*seat) } else { !state.confirmed.contains(*seat) }
    })?;
    let exit = state.exit_door()?;
    let token = state.tokens().iter().copied().find(|token| match choosing.locked {
        true => !state.has_answered(seat, *token),
        false => state.standing(seat, *token) != exit,
    });
    let mv = match token {
        Some(token) if choosing.locked && choosing.opened == exit => Move::Take(token),
        Some(token) if choosing.locked => Move::Pass(token),
        Some(token) => Move::Stand(token, exit),
        None => Move::Confirm,
    };
    Some((Actor::Seat(seat), mv))
}
