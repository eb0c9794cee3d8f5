//! How does a seat change hands? A person, a bot or nobody, at any moment, visible in the log.

use std::sync::Arc;

use table::company::{Bot, Sitter};
use table::{Entry, Seat};
use words::problem::Problem;

use super::core::Core;
use super::rights::Rights;
use super::table::Table;
use super::written::sitter_text;
use crate::storage::Change;
use crate::{App, automatic_moves, text};

/// What opens a seat just now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatSecret {
    /// Proves who sits there, or who lent the seat to a bot. Shown to nobody else.
    Key(String),
    /// Lets somebody sit down there; it opens nothing by itself.
    Invitation(String),
    /// A bot's own seat, or one kept for somebody: there is nothing to open.
    Nothing,
}

/// What opens the seats of this table now.
pub fn seat_secrets(app: &App, table: &str, core: &Core) -> Vec<SeatSecret> {
    let secret = |seat: Seat| {
        let generation = core.seat_generations.get(seat.index()).copied().unwrap_or(0);
        match &core.sitters[seat.index()] {
            Sitter::Person(_) | Sitter::Bot(Bot { plays_for: Some(_), .. }) => {
                SeatSecret::Key(app.key.seat(table, seat, generation))
            }
            Sitter::Nobody => SeatSecret::Invitation(app.key.invitation(table, seat, generation)),
            Sitter::Bot(Bot { plays_for: None, .. }) | Sitter::Kept(_) => SeatSecret::Nothing,
        }
    };
    Seat::all(core.sitters.len() as u8).map(secret).collect()
}

/// Sits down. An empty seat is anybody's, a bot's the host's to take, a lent one only its person's. Returns the key.
pub async fn sit(
    app: App,
    table: Arc<Table>,
    rights: Rights,
    seat: Seat,
    name: String,
) -> Result<String, Problem> {
    let name = text::name(&name)?;
    let lock = table.write_lock.lock().await;
    let key = take(&app, &table, rights, seat, name).await?;
    drop(lock);
    automatic_moves::wake(&app, &table);
    Ok(key)
}

/// Sits down by invitation, which is spent with it. Returns where.
pub async fn accept(
    app: App,
    table: Arc<Table>,
    rights: Rights,
    invitation: String,
    name: String,
) -> Result<Seat, Problem> {
    let name = text::name(&name)?;
    let lock = table.write_lock.lock().await;
    let seat = table.invited(&invitation).ok_or(Problem::LinkUsed)?;
    take(&app, &table, rights, seat, name).await?;
    drop(lock);
    automatic_moves::wake(&app, &table);
    Ok(seat)
}

async fn take(app: &App, table: &Table, rights: Rights, seat: Seat, name: String) -> Result<String, Problem> {
    let holder = rights.seats.contains(seat);
    let renamed = {
        let core = table.core();
        let sitter = core.sitter(seat).ok_or(Problem::NoSuchSeat)?;
        let free = match sitter {
            Sitter::Nobody => true,
            Sitter::Bot(bot) => holder || (rights.host && bot.plays_for.is_none()),
            Sitter::Person(_) => holder,
            Sitter::Kept(_) => false,
        };
        if !free {
            return Err(Problem::SeatTaken);
        }
        let begun = core.begun && core.session.outcome().is_none();
        if begun && !holder && !rights.seats.is_empty() {
            return Err(Problem::TwoHands);
        }
        matches!(sitter, Sitter::Person(_))
    };
    let sitter = Sitter::Person(table.core().called(seat, name)?);
    if table.core().sitter(seat) != Some(&sitter) {
        change_hands(app, table, seat, sitter, !renamed).await?;
    }
    table.seat_key(seat).ok_or(Problem::SeatTaken)
}

/// Gives a seat to a bot or to nobody: its holder may, and the host. While a bot plays for somebody, they can come back,
/// whoever let it; and so can whoever a seat is kept for. Whoever leaves a seat, or is asked to leave, cannot.
pub async fn give(
    app: App,
    table: Arc<Table>,
    rights: Rights,
    seat: Seat,
    sitter: Sitter,
) -> Result<(), Problem> {
    let lock = table.write_lock.lock().await;
    let before = table.core().sitter(seat).ok_or(Problem::NoSuchSeat)?.clone();
    let holder = rights.seats.contains(seat);
    if !holder && !rights.host {
        return Err(Problem::NotYourSeat);
    }
    let sitter = match sitter {
        Sitter::Bot(bot) => Sitter::Bot(Bot { plays_for: before.person().map(str::to_owned), ..bot }),
        other => other,
    };
    if before == sitter {
        return Ok(());
    }
    table.core_mut().may_give(rights, (seat, &sitter), app.clock.instant())?;
    let anew = !stays_theirs(&before, &sitter);
    change_hands(&app, &table, seat, sitter, anew).await?;
    drop(lock);
    automatic_moves::wake(&app, &table);
    Ok(())
}

/// Whether the same person has a right to the seat before and after, or the same bot just thinks otherwise.
fn stays_theirs(before: &Sitter, after: &Sitter) -> bool {
    match (before.person(), after.person()) {
        (Some(_), Some(_)) => true,
        (None, None) => matches!((before, after), (Sitter::Bot(_), Sitter::Bot(_))),
        _ => false,
    }
}

/// Puts a bot in every empty seat, and in the place of those who have yet to come.
pub async fn fill(app: App, table: Arc<Table>, rights: Rights, strength: String) -> Result<(), Problem> {
    if rights.is_nobody() {
        return Err(Problem::HostOnly);
    }
    let lock = table.write_lock.lock().await;
    let before = table.core().sitters.clone();
    for (index, sitter) in before.iter().enumerate() {
        if matches!(sitter, Sitter::Nobody | Sitter::Kept(_)) {
            let plays_for = sitter.person().map(str::to_owned);
            let bot = Sitter::Bot(Bot { strength: strength.clone(), plays_for });
            let anew = !stays_theirs(sitter, &bot);
            change_hands(&app, &table, Seat(index as u8), bot, anew).await?;
        }
    }
    drop(lock);
    automatic_moves::wake(&app, &table);
    Ok(())
}

/// Lends a seat to a bot while its person is away; they can take it back. The log says why. Call it with the lock in
/// hand.
pub async fn lend(app: &App, table: &Table, seat: Seat, strength: String, why: Entry) -> Result<(), Problem> {
    let plays_for = table.core().sitter(seat).and_then(Sitter::person).map(str::to_owned);
    swap(app, table, seat, Sitter::Bot(Bot { strength, plays_for }), (false, Some(why))).await
}

/// Seats somebody else; `anew` makes what opened the seat before worthless. Call it with the lock in hand.
pub(super) async fn change_hands(
    app: &App,
    table: &Table,
    seat: Seat,
    sitter: Sitter,
    anew: bool,
) -> Result<(), Problem> {
    swap(app, table, seat, sitter, (anew, None)).await
}

async fn swap(
    app: &App,
    table: &Table,
    seat: Seat,
    sitter: Sitter,
    (anew, why): (bool, Option<Entry>),
) -> Result<(), Problem> {
    let sits = Entry::Sit { seat, who: sitter_text(&sitter) };
    let entries: Vec<Entry> = why.into_iter().chain([sits]).collect();
    let mut generations = table.core().seat_generations.clone();
    generations[seat.index()] += u32::from(anew);
    let change = beside(&table.core(), seat, &sitter, &generations);
    table.commit(app, &entries, vec![change]).await?;
    table.change(|core| {
        core.seat_generations = generations;
        core.secrets = seat_secrets(app, &table.name, core);
        core.asking = core.asking.take().filter(|asking| !anew || asking.by != seat);
    });
    Ok(())
}

/// What the lobby shows once somebody else sits there.
fn beside(core: &Core, seat: Seat, sitter: &Sitter, generations: &[u32]) -> Change {
    let mut sitters = core.sitters.clone();
    sitters[seat.index()] = sitter.clone();
    let empty = sitters.iter().filter(|sitter| **sitter == Sitter::Nobody).count() as u8;
    let sitters = sitters.iter().map(sitter_text).collect::<Vec<_>>().join("\n");
    Change::Sitters { seat_generations: generations_text(generations), sitters, empty }
}

pub fn generations_text(generations: &[u32]) -> String {
    generations.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}
