//! How do the same people play again? Each of them finds their seat at the next table by the key they had at this one.

use std::sync::Arc;
use std::time::Instant;

use table::company::Sitter;
use table::{Entry, Seat, SeatSet};
use words::Lang;
use words::problem::Problem;

use super::command::{Command, Own};
use super::commit::{Answer, Commit, Refusal};
use super::core::Core;
use super::open::{Start, begin};
use super::opening;
use super::registry::{self, find};
use super::rights::{Credentials, Rights};
use super::table::{Table, guarded};
use crate::limits::Source;
use crate::{App, secrets};

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

impl Core {
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
        self.entered(now, vec![Entry::Rematch { by: Core::by(rights), next: next.to_text() }])
    }
}

/// Opens the next table once this game is over, with every seat kept for whoever has it here. Once: afterwards
/// everybody is sent to the same one.
pub async fn open(app: App, from: Source, table: Arc<Table>, caller: Credentials) -> Result<(), Problem> {
    // Nobody who was removed meanwhile opens it, and nobody opens it twice.
    let lock = table.lock(&app).await?;
    if table.core().rematch.is_some() {
        return Ok(());
    }
    let rights = table.core().rights_of(&caller);
    table.core().may_play_again(rights)?;
    app.not_closing()?;
    let place = opening::place(&app, from).await?;
    let room = app.limits.room_for_another()?;
    let (stored, _) = registry::read(&app, &table.name).await?;
    let (seats, listed) = (stored.record.seats, stored.index.listed);
    let settings = guarded(|| table.core().session.again(stored.record.settings.clone()))?;
    let seed = (app.seeds.seed)();
    let opened = guarded(|| table.game.open(Lang::En, seats, &settings, seed.clone()))?;
    let session = opened.map_err(|_| Problem::BadSeats)?;
    let (sitters, people, pace, answers_forced, beginning) = {
        let core = table.core();
        let sitters: Vec<Sitter> = core.sitters.iter().map(kept).collect();
        let of_person = |seat: &Seat| matches!(sitters[seat.index()], Sitter::Kept(_));
        let people =
            Seat::all(seats).filter(of_person).map(|seat| (seat, core.seat_generations[seat.index()]));
        let people = people.collect();
        (sitters, people, core.pace, core.answers_forced, core.beginning.again())
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
    let next = begin(&app, session, start).await?;
    room.taken();
    place.taken_by(next.id);
    let next = Rematch { table: next.name.clone(), people };
    let told = table.decide(&app, Command::Own(Own::Rematch(next)), rights).map_err(Refusal::problem)?;
    table.carry_out(&app, told, &caller, Instant::now()).await.map_err(Refusal::problem)?;
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
    app: App,
    table: Arc<Table>,
    shown: Vec<String>,
) -> Result<(Arc<Table>, SeatSet), Problem> {
    let rematch = table.core().rematch.clone().ok_or(Problem::NoSuchTable)?;
    let next = find(&app, &rematch.table).await?;
    let shows = |(seat, generation): &(Seat, u32)| {
        let key = table.core().keys.seat(*seat, *generation);
        shown.iter().any(|secret| secrets::same(secret, &key))
    };
    let seats = rematch.people.iter().filter(|person| shows(person)).map(|(seat, _)| *seat).collect();
    let arrived = next.run_here(&app, Command::Own(Own::Arrive(seats)), Credentials::Table).await;
    match arrived.map_err(Refusal::problem)? {
        Answer::Arrived(seats) => Ok((next, seats)),
        _ => Ok((next, SeatSet::NONE)),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::path::PathBuf;

    use table::company::Bot;

    use super::*;

    /// A data folder for one test, which removes it.
    pub(crate) fn temporary_folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("conclave-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    /// Opens a table between two bots and waits until they have played it out.
    pub(crate) async fn played_out(app: &App) -> Arc<Table> {
        let bot = Sitter::Bot(Bot::of("random"));
        let mut settings = table::Settings::default();
        settings.set("mode", "duel");
        let wish = crate::tables::open::Wish {
            game: "grimoire".to_owned(),
            seats: Some(2),
            settings,
            sitters: crate::tables::open::Sitters::Each(vec![bot.clone(), bot]),
            pace: table::company::Pace::Instant,
            answers_forced: true,
            listed: true,
            practice: false,
            rehearse: None,
        };
        let table = crate::tables::open::open(app.clone(), Lang::En, wish).await.unwrap();
        let mut changes = table.watch();
        while table.core().session.outcome().is_none() {
            changes.changed().await.unwrap();
        }
        table
    }

    #[tokio::test]
    async fn the_next_table_counts_like_any_other() {
        let folder = temporary_folder("rematch");
        let app = App::open(&folder).unwrap();
        let table = played_out(&app).await;
        let host = || Credentials::Shown(table.host_secret().into());
        let [busy, other] = ["192.0.2.1", "192.0.2.2"].map(|address| Source::of(address.parse().unwrap()));
        let place = |_| app.limits.unfinished.place_for_another(busy).unwrap();
        let taken: Vec<_> = (0..crate::unfinished::MOST_OPEN).map(place).collect();
        let refused = open(app.clone(), busy, table.clone(), host()).await;
        assert!(matches!(refused, Err(Problem::Full(words::full::Full::OpenTables(_)))), "{refused:?}");
        assert_eq!(open(app.clone(), other, table.clone(), host()).await, Ok(()));
        assert!(table.core().rematch.is_some());
        drop(taken);
        let _ = std::fs::remove_dir_all(&folder);
    }

    #[test]
    fn what_is_stored_is_read_again() {
        let rematch = Rematch { table: "abc".into(), people: vec![(Seat(0), 3), (Seat(2), 0)] };
        assert_eq!(rematch.to_text(), "abc S0:3 S2:0");
        assert_eq!(Rematch::from_text("abc S0:3 S2:0"), rematch);
        assert_eq!(Rematch::from_text("abc"), Rematch { table: "abc".into(), people: Vec::new() });
    }
}
