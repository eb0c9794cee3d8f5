//! How do the same people play again? Each of them finds their seat at the next table by the key they had at this one.

use std::sync::Arc;
use std::time::Instant;

use table::company::Sitter;
use table::{Entry, Seat, SeatSet};
use words::Lang;
use words::problem::Problem;

use super::command::{Command, Own};
use super::commit::{Answer, Commit, Refusal};
use super::open::{Start, begin};
use super::opening;
use super::registry::{self, find};
use super::rights::{Credentials, Rights};
use super::state::TableState;
use super::table::{Table, guarded};
use crate::source::Source;
use crate::{Hall, secrets};

/// The next table, and who sat at this one when it was opened: whoever comes later, comes too late.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rematch {
    pub table: String,
    /// The seats of people, and how often they had changed hands.
    people: Vec<(Seat, u32)>,
}

impl Rematch {
    pub fn to_text(&self) -> String {
        let seats = self.people.iter().map(|(seat, generation)| format!(" {seat}:{generation}"));
        self.table.clone() + &seats.collect::<String>()
    }

    pub fn from_text(text: &str) -> Rematch {
        let mut words = text.split(' ');
        let table = words.next().unwrap_or_default().to_owned();
        let seat = |word: &str| {
            let (seat, generation) = word.split_once(':')?;
            Some((seat.parse().ok()?, generation.parse().ok()?))
        };
        Rematch { table, people: words.filter_map(seat).collect() }
    }
}

impl TableState {
    /// Whether a next table may be opened by somebody with these rights.
    fn may_play_again(&self, rights: Rights) -> Result<(), Problem> {
        if rights.is_nobody() {
            return Err(Problem::NotYourSeat);
        }
        if self.session.outcome().is_none() { Err(Problem::NotOver) } else { Ok(()) }
    }

    /// The next table is there: everybody is sent to the same one.
    pub(super) fn decide_rematch(&self, next: &Rematch, rights: Rights, now: u64) -> Result<Commit, Refusal> {
        self.may_play_again(rights)?;
        self.entered(now, vec![Entry::Rematch { by: TableState::by(rights), next: next.to_text() }])
    }
}

/// Opens the next table once this game is over, with every seat kept for whoever has it here. Once: afterwards
/// everybody is sent to the same one.
pub async fn open(hall: Hall, from: Source, table: Arc<Table>, caller: Credentials) -> Result<(), Problem> {
    // Nobody who was removed meanwhile opens it, and nobody opens it twice.
    let lock = table.lock(&hall).await?;
    if table.state().rematch.is_some() {
        return Ok(());
    }
    let rights = table.state().rights_of(&caller);
    table.state().may_play_again(rights)?;
    hall.not_closing()?;
    let place = opening::place(&hall, from).await?;
    let room = hall.capacity.room_for_another()?;
    let (stored, _) = registry::read(&hall, &table.name).await?;
    let (seats, listed) = (stored.record.seats, stored.index.listed);
    let settings = guarded(|| table.state().session.again(stored.record.settings.clone()))?;
    let seed = (hall.seeds.seed)();
    let opened = guarded(|| table.game.open(Lang::En, seats, &settings, seed.clone()))?;
    let session = opened.map_err(|_| Problem::BadSeats)?;
    let (sitters, people, pace, answers_forced, beginning) = {
        let state = table.state();
        let sitters: Vec<Sitter> = state.sitters.iter().map(kept).collect();
        let of_person = |seat: &Seat| matches!(sitters[seat.index()], Sitter::Kept(_));
        let people =
            Seat::all(seats).filter(of_person).map(|seat| (seat, state.seat_generations[seat.index()]));
        let people = people.collect();
        (sitters, people, state.pace, state.answers_forced, state.beginning.again())
    };
    let start = Start {
        game: table.game,
        settings: &settings,
        seed,
        sitters,
        pace,
        answers_forced,
        listed,
        rules: table.game.rules_version(),
        beginning,
        played: Vec::new(),
    };
    let next = begin(&hall, session, start).await?;
    room.taken();
    place.taken_by(next.id);
    let next = Rematch { table: next.name.clone(), people };
    let told = table.decide(&hall, Command::Own(Own::Rematch(next)), rights).map_err(Refusal::problem)?;
    table.carry_out(&hall, told, &caller, Instant::now()).await.map_err(Refusal::problem)?;
    drop(lock);
    Ok(())
}

/// Who is to sit there at the next table. A person sits down when they come.
fn kept(sitter: &Sitter) -> Sitter {
    match (sitter.person(), sitter) {
        (Some(name), Sitter::Person(_) | Sitter::Bot(_)) => Sitter::Kept(name.to_owned()),
        (None, Sitter::Bot(_)) => sitter.clone(),
        _ => Sitter::Nobody,
    }
}

/// Goes to the next table and sits down in every seat whose key, as it was when that table was opened, is shown.
/// Returns that table and these seats.
pub async fn follow(
    hall: Hall,
    table: Arc<Table>,
    shown: Vec<String>,
) -> Result<(Arc<Table>, SeatSet), Problem> {
    let rematch = table.state().rematch.clone().ok_or(Problem::NoSuchTable)?;
    let next = find(&hall, &rematch.table).await?;
    let shows = |(seat, generation): &(Seat, u32)| {
        let key = table.state().keys.seat(*seat, *generation);
        shown.iter().any(|secret| secrets::same(secret, &key))
    };
    let seats = rematch.people.iter().filter(|person| shows(person)).map(|(seat, _)| *seat).collect();
    let arrived = next.run_here(&hall, Command::Own(Own::Arrive(seats)), Credentials::Table).await;
    match arrived.map_err(Refusal::problem)? {
        Answer::Arrived(seats) => Ok((next, seats)),
        _ => Ok((next, SeatSet::NONE)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_hall::{played_out, test_hall};

    #[tokio::test]
    async fn the_next_table_counts_like_any_other() {
        let hall = test_hall();
        let table = played_out(&hall).await;
        let host = || Credentials::Shown(table.host_secret().into());
        let [busy, other] = ["192.0.2.1", "192.0.2.2"].map(|address| Source::of(address.parse().unwrap()));
        let place = |_| hall.capacity.unfinished.place_for_another(busy).unwrap();
        let taken: Vec<_> = (0..crate::unfinished::MOST_OPEN).map(place).collect();
        let refused = open(hall.clone(), busy, table.clone(), host()).await;
        assert!(matches!(refused, Err(Problem::Full(words::full::Full::OpenTables(_)))), "{refused:?}");
        assert_eq!(open(hall.clone(), other, table.clone(), host()).await, Ok(()));
        assert!(table.state().rematch.is_some());
        drop(taken);
    }

    #[test]
    fn what_is_stored_is_read_again() {
        let rematch = Rematch { table: "abc".into(), people: vec![(Seat(0), 3), (Seat(2), 0)] };
        assert_eq!(rematch.to_text(), "abc S0:3 S2:0");
        assert_eq!(Rematch::from_text("abc S0:3 S2:0"), rematch);
        assert_eq!(Rematch::from_text("abc"), Rematch { table: "abc".into(), people: Vec::new() });
    }
}
