//! What holds after each step.

use std::sync::Arc;

use store::{Found, Store};
use table::company::Sitter;
use table::{By, Entry, Logged, Seat, Viewer};
use words::problem::Problem;

use super::life::{Life, Wrong};
use super::sight::sight;
use super::wishes::{Asks, Wish, word_of};
use super::witness::{self, Written};
use crate::tables::command::Command;
use crate::tables::commit::{Answer, Refusal};
use crate::tables::{Credentials, Rights, Table, TableState, registry};

/// What somebody was answered must be what happened.
pub fn answered(
    life: &mut Life<'_>,
    wish: &Wish,
    came: &Option<Result<Answer, Refusal>>,
) -> Result<(), Wrong> {
    let word = match &wish.asks {
        Asks::PlaysAgain => Some("rematch"),
        Asks::Accepts { .. } => Some("accept"),
        Asks::Said(said) => {
            serde_json::from_value::<Command>(said.clone()).ok().and_then(|command| word_of(&command))
        }
    };
    let told = match came {
        None => "nobody listens".to_owned(),
        Some(Ok(answer)) => format!("{answer:?}"),
        Some(Err(Refusal::Problem(problem))) => format!("refused: {problem:?}"),
        Some(Err(Refusal::Declined(declined))) => format!("declined: {}", declined.code),
        Some(Err(Refusal::RulesFailed(_))) => "the rules failed".to_owned(),
    };
    life.world.tell(format!("  {told}"));
    if let Some(word) = word {
        life.world.asked.push((word, matches!(came, Some(Ok(_)))));
    }
    match came {
        Some(Err(Refusal::Problem(Problem::RulesFailed) | Refusal::RulesFailed(_))) => {
            Err("the rules failed".to_owned())
        }
        Some(Err(_)) => {
            let written = witness::all();
            let by_them = written.iter().find(|written| shown(&written.caller) == wish.shows);
            by_them.map_or(Ok(()), |written| Err(format!("refused, but written: {:?}", written.entries)))
        }
        _ => Ok(()),
    }
}

fn shown(caller: &Credentials) -> &str {
    match caller {
        Credentials::Shown(shown) => shown,
        Credentials::Table => "",
    }
}

/// Looks at everything once nothing is being done.
pub async fn look(life: &mut Life<'_>) -> Result<(), Wrong> {
    let live = loop {
        // A new viewer makes the table find out how a write in doubt ended.
        let Some(live) = life.table().await? else {
            witness::take();
            return Ok(());
        };
        life.settle().await?;
        // Meanwhile the answer to a bot's move may have been lost.
        if !live.is_in_doubt() {
            break live;
        }
    };
    let beside = life.world.store.beside();
    let stored = match beside.load(&life.name()).await {
        Ok(Found::Stored(stored)) => stored,
        other => return Err(format!("the table is awake, and stored is {other:?}")),
    };
    if stored.index_differs {
        return Err("the columns say something else than the log".to_owned());
    }
    let again = registry::wake_up(&life.hall, &live.name, &stored).map_err(|why| format!("{why:?}"))?;
    same_as_stored(life, &live, again, &stored)?;
    told_what_is_true(life, &live)?;
    within_rights(life, &live, &stored.record.entries)
}

/// What is in memory is what somebody would find who reads the log.
fn same_as_stored(
    life: &Life<'_>,
    live: &Arc<Table>,
    mut again: TableState,
    stored: &store::Stored,
) -> Result<(), Wrong> {
    let state = live.state();
    if state.logged != stored.record.entries.len() {
        return Err(format!(
            "{} entries are stored, and {} in memory",
            stored.record.entries.len(),
            state.logged
        ));
    }
    if state.due != stored.due {
        return Err(format!("due at {:?}, and stored is {:?}", state.due, stored.due));
    }
    if (&state.sitters, &state.seat_generations, &state.secrets, state.pace, state.think)
        != (&again.sitters, &again.seat_generations, &again.secrets, again.pace, again.think)
    {
        return Err("seats, keys, pace or time to think differ from the log".to_owned());
    }
    // What is kept in memory only.
    again.asking.clone_from(&state.asking);
    again.nudges.clone_from(&state.nudges);
    again.shared_review.clone_from(&state.shared_review);
    let seats = state.sitters.len() as u8;
    drop(state);
    let again = Table::new(&life.hall, (live.name.clone(), live.id, 0), live.game, again);
    for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let [now, then] = [&**live, &again].map(|table| sight(table, viewer));
        if now != then {
            return Err(format!("{viewer:?} sees something else than the log says:\n{now:?}\n{then:?}"));
        }
    }
    Ok(())
}

/// Every viewer was told last what they would load now.
fn told_what_is_true(life: &mut Life<'_>, live: &Arc<Table>) -> Result<(), Wrong> {
    life.followers.retain(|follower| follower.may_look(live) && !follower.is_gone());
    for follower in &life.followers {
        let now = sight(live, follower.viewer);
        if follower.last_told() != now.clone().ok() {
            let told = follower.last_told().map(|told| String::from_utf8_lossy(&told).into_owned());
            let now = now.map(|now| String::from_utf8_lossy(&now).into_owned());
            return Err(format!("{:?} was told\n{told:?}\nand would load\n{now:?}", follower.viewer));
        }
    }
    Ok(())
}

/// Everything that was written was its caller's right at that point of the log.
fn within_rights(life: &Life<'_>, live: &Arc<Table>, log: &[Logged]) -> Result<(), Wrong> {
    for written in witness::take() {
        let Credentials::Shown(shown) = &written.caller else { continue };
        let (sitters, rights) = then(life, live, log, &written, shown);
        if let Some(entry) = written.entries.iter().find(|entry| !is_right(entry, rights, &sitters)) {
            return Err(format!(
                "{entry} was stored after {} entries for somebody who had no right to it",
                written.after
            ));
        }
    }
    Ok(())
}

/// Who sat where after so much of the log, and what these secrets allowed.
fn then(
    life: &Life<'_>,
    live: &Arc<Table>,
    log: &[Logged],
    written: &Written,
    shown: &str,
) -> (Vec<Sitter>, Rights) {
    let state = live.state();
    let mut sitters = vec![Sitter::Nobody; state.sitters.len()];
    let mut generations = vec![0; state.sitters.len()];
    for logged in &log[..written.after.min(log.len())] {
        if let Entry::Sit { seat, who, hand } = &logged.entry {
            sitters[seat.index()] = table::written::read_sitter(who);
            generations[seat.index()] = hand.map_or(generations[seat.index()], |hand| hand.generation);
        }
    }
    let keys = crate::tables::seats::TableKeys::new(&life.hall.key, &live.name);
    let mut rights = Rights::default();
    for secret in shown.split('.') {
        rights.host |= secret == keys.host();
        for seat in Seat::all(sitters.len() as u8) {
            let theirs = sitters[seat.index()].person().is_some();
            if theirs && secret == keys.seat(seat, generations[seat.index()]) {
                rights.seats = rights.seats.with(seat);
            }
        }
    }
    (sitters, rights)
}

fn is_right(entry: &Entry, rights: Rights, sitters: &[Sitter]) -> bool {
    let by = |by: &By| match by {
        By::Seat(seat) => rights.seats.contains(*seat),
        By::Host => rights.host,
        By::Table => false,
    };
    match entry {
        Entry::Move { actor: table::Actor::Seat(seat), .. }
        | Entry::Say { seat, .. }
        | Entry::Heard { seat, .. } => rights.seats.contains(*seat),
        // A wish somebody else agreed to.
        Entry::Undo { .. } => !rights.is_nobody(),
        Entry::Sit { seat, hand: Some(hand), .. } => {
            // An empty seat is anybody's; of a person's, only they and the host dispose, or the others once it has long
            // been waited for.
            let free = matches!(sitters[seat.index()], Sitter::Nobody);
            free || by(&hand.by) || rights.host || !rights.seats.without(*seat).is_empty()
        }
        Entry::Pace { by: who, .. } | Entry::Think { by: who, .. } | Entry::Rematch { by: who, .. } => {
            by(who)
        }
        Entry::Move { .. } | Entry::Sit { .. } | Entry::Late { .. } | Entry::Opened { .. } => false,
    }
}
