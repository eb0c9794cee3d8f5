//! In the end one person does nothing more, whatever they did before, and the others must be able to go on.

use std::sync::Arc;
use std::time::Duration;

use table::company::Sitter;
use table::{Seat, Viewer};

use super::disk::Trouble;
use super::life::{Life, Wrong, leap};
use crate::Upcoming;
use crate::tables::command::{BotWish, Command, Filling};
use crate::tables::commit::{Answer, Refusal};
use crate::tables::{Credentials, Table};

/// Longer than anybody has to wait for anything.
const LONG: Duration = Duration::from_secs(25 * 3600);
/// So many moves show that a game goes on.
const ENOUGH: usize = 6;

pub async fn others_go_on(life: &mut Life<'_>) -> Result<(), Wrong> {
    // The disk works again: what it refuses is no fault of the hall.
    life.world.trouble = Trouble::NONE;
    let seed = life.world.chance.long_word();
    life.world.disk.spin(&life.world.store, &life.world.clock, Trouble::NONE, seed);
    leap(life, Duration::from_secs(10)).await?;
    let Some(table) = life.table().await? else { return Ok(()) };
    let people: Vec<Seat> = table.state().people().iter().collect();
    if people.len() < 2 || table.state().session.outcome().is_some() {
        return Ok(());
    }
    let gone = people[life.world.chance.below(people.len() as u32) as usize];
    // The host may be the absent person or one of the others.
    let host_stays = life.world.chance.below(2) == 0;
    life.world
        .tell(format!("{gone} does nothing more; the host {}", if host_stays { "stays" } else { "neither" }));
    leap(life, LONG).await?;
    let others: Vec<Seat> = people.into_iter().filter(|seat| *seat != gone).collect();
    let host = table.state().host_secret.clone();
    let by = |seat: Seat| if host_stays { Some(host.clone()) } else { table.seat_key(seat) };
    if matches!(table.state().sitter(gone), Some(Sitter::Person(_))) {
        let key = by(others[0]).ok_or("a person has a key")?;
        gives(life, &table, gone, key).await?;
    }
    if table.state().waits_for_people() {
        let key = by(others[0]).ok_or("a person has a key")?;
        let fill = Command::Fill(Filling { strength: "random".to_owned() });
        done(life, &table, fill, key).await.map_err(|why| format!("the empty seats stay empty: {why:?}"))?;
    }
    for seat in others {
        if let Some(key) = table.seat_key(seat)
            && matches!(table.state().sitter(seat), Some(Sitter::Person(_)))
        {
            gives(life, &table, seat, key).await?;
        }
    }
    goes_on(life, &table).await
}

/// A bot takes the seat, if need be after a while.
async fn gives(life: &mut Life<'_>, table: &Arc<Table>, seat: Seat, key: String) -> Result<(), Wrong> {
    let wish = || Command::Bot(BotWish { seat: Some(seat.index()), strength: "random".to_owned() });
    let first = done(life, table, wish(), key.clone()).await;
    if first.is_ok() {
        return Ok(());
    }
    leap(life, LONG).await?;
    if table.state().session.outcome().is_some()
        || !matches!(table.state().sitter(seat), Some(Sitter::Person(_)))
    {
        return Ok(());
    }
    let again = done(life, table, wish(), key).await;
    again.map(drop).map_err(|why| format!("{seat} cannot be given to a bot: {why:?}"))
}

async fn done(
    life: &mut Life<'_>,
    table: &Arc<Table>,
    command: Command,
    key: String,
) -> Result<Answer, Refusal> {
    life.world.tell(format!("{command:?}"));
    table.run(&life.hall, command, Credentials::Shown(key.into())).await
}

/// Bots play on, or the game is over.
async fn goes_on(life: &mut Life<'_>, table: &Arc<Table>) -> Result<(), Wrong> {
    let made = |table: &Table| table.state().session.made(Viewer::Referee);
    let before = made(table);
    for _ in 0..400 {
        life.settle().await?;
        if table.state().session.outcome().is_some() || made(table) >= before + ENOUGH {
            return Ok(());
        }
        match life.hall.upcoming() {
            Upcoming::At(at) => life.world.clock.advance_to(at),
            Upcoming::Now => {}
            Upcoming::Never => break,
        }
    }
    let asked = table.state().session.pending().seats;
    Err(format!("the others cannot go on: {asked:?} is asked, {:?}", table.state().sitters))
}
