//! How does a seat change hands? A person, a bot or nobody, at any moment, visible in the log.

use std::sync::Arc;

use table::company::Sitter;
use table::{Entry, Seat};
use words::problem::Problem;

use super::core::{Core, sitter_text};
use super::table::{Rights, Table, seat_secrets};
use crate::storage::Change;
use crate::{App, automatic_moves};

const LONGEST_NAME: usize = 24;

/// A name fit to be shown: trimmed, short, without anything invisible.
pub fn tidy_name(name: &str) -> Result<String, Problem> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let invisible = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count()) && !name.contains(invisible);
    if fits { Ok(name) } else { Err(Problem::BadName) }
}

/// Sits down. An empty seat is anybody's; one's own, or a bot's at a table one hosts, can be taken back too.
/// Returns the seat's secret.
pub async fn sit(
    app: App,
    table: Arc<Table>,
    rights: Rights,
    seat: Seat,
    name: String,
) -> Result<String, Problem> {
    let name = tidy_name(&name)?;
    let lock = table.write_lock.lock().await;
    let holder = rights.seats.contains(seat);
    let stranger = match table.core().sitter(seat).ok_or(Problem::NoSuchSeat)? {
        Sitter::Nobody => !holder,
        Sitter::Bot(_) if holder => false,
        Sitter::Bot(_) if rights.host => true,
        Sitter::Person(_) if holder => false,
        Sitter::Bot(_) | Sitter::Person(_) => return Err(Problem::SeatTaken),
    };
    // A link handed out for an empty seat dies when somebody else sits down there.
    change_hands(&app, &table, seat, Sitter::Person(name), stranger).await?;
    drop(lock);
    automatic_moves::wake(&app, &table);
    Ok(table.seat_secret(seat))
}

/// Gives a seat to a bot or to nobody: its holder may, and the host.
pub async fn give(
    app: App,
    table: Arc<Table>,
    rights: Rights,
    seat: Seat,
    sitter: Sitter,
) -> Result<(), Problem> {
    let lock = table.write_lock.lock().await;
    let holder = rights.seats.contains(seat);
    let before = table.core().sitter(seat).ok_or(Problem::NoSuchSeat)?.clone();
    if !holder && !rights.host {
        return Err(Problem::NotYourSeat);
    }
    if before == sitter {
        return Ok(());
    }
    // Whoever lends their seat to a bot can come back; whoever leaves it, or is asked to leave, cannot.
    let for_good = sitter == Sitter::Nobody || (!holder && matches!(before, Sitter::Person(_)));
    change_hands(&app, &table, seat, sitter, for_good).await?;
    drop(lock);
    automatic_moves::wake(&app, &table);
    Ok(())
}

/// Puts a bot in every empty seat.
pub async fn fill(app: App, table: Arc<Table>, rights: Rights, strength: String) -> Result<(), Problem> {
    if rights.is_nobody() {
        return Err(Problem::HostOnly);
    }
    let lock = table.write_lock.lock().await;
    let entries: Vec<Entry> = {
        let core = table.core();
        let empty = |seat: &Seat| core.sitters[seat.index()] == Sitter::Nobody;
        let bot = |seat| Entry::Sit { seat, who: format!("bot {strength}") };
        Seat::all(core.sitters.len() as u8).filter(empty).map(bot).collect()
    };
    if !entries.is_empty() {
        let turns = table.core().seat_generations.clone();
        let change = beside(&table.core(), &entries, &turns);
        table.commit(&app, &entries, vec![change]).await?;
    }
    drop(lock);
    automatic_moves::wake(&app, &table);
    Ok(())
}

async fn change_hands(
    app: &App,
    table: &Table,
    seat: Seat,
    sitter: Sitter,
    for_good: bool,
) -> Result<(), Problem> {
    let entries = [Entry::Sit { seat, who: sitter_text(&sitter) }];
    let mut turns = table.core().seat_generations.clone();
    turns[seat.index()] += u32::from(for_good);
    let change = beside(&table.core(), &entries, &turns);
    table.commit(app, &entries, vec![change]).await?;
    if for_good {
        table.change(|core| {
            core.secrets = seat_secrets(app, &table.name, &turns);
            core.seat_generations = turns;
            core.asking = core.asking.take().filter(|asking| asking.by != seat);
        });
    }
    Ok(())
}

/// Lends a seat to a bot while its person is away; they can take it back. Call it with the lock in hand.
pub async fn lend(app: &App, table: &Table, entries: &[Entry]) -> Result<(), Problem> {
    let generations = table.core().seat_generations.clone();
    let change = beside(&table.core(), entries, &generations);
    table.commit(app, entries, vec![change]).await
}

/// What the lobby shows once these entries are in the log.
fn beside(core: &Core, entries: &[Entry], turns: &[u32]) -> Change {
    let mut sitters: Vec<String> = core.sitters.iter().map(sitter_text).collect();
    for entry in entries {
        if let Entry::Sit { seat, who } = entry {
            sitters[seat.index()].clone_from(who);
        }
    }
    let empty = sitters.iter().filter(|sitter| *sitter == "nobody").count() as u8;
    Change::Sitters { turns: generations_text(turns), sitters: sitters.join("\n"), empty }
}

pub fn generations_text(turns: &[u32]) -> String {
    turns.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_visible() {
        assert_eq!(tidy_name("  Ana   María "), Ok("Ana María".to_owned()));
        assert_eq!(tidy_name(&"ñ".repeat(24)), Ok("ñ".repeat(24)));
        for bad in ["", "   ", &"x".repeat(25), "a\u{0}b", "a\u{202e}b", "\u{200b}"] {
            assert_eq!(tidy_name(bad), Err(Problem::BadName), "{bad:?}");
        }
    }
}
