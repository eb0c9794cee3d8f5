//! How does a seat change hands? A person, a bot or nobody, at any moment, visible in the log.

use bots::Strength;
use table::company::{Bot, Sitter};
use table::written::sit_entry;
use table::{By, Entry, Hand, Seat, SeatSet, Viewer};
use words::problem::Problem;
use words::{Lang, arranged_words, page_lines};

use super::commit::{Answer, Commit, Note, Refusal};
use super::rights::Rights;
use super::state::TableState;
use crate::secrets::Key;
use crate::text;

/// After so long without anything that everybody sees, the others may go on without somebody. In milliseconds.
const LONG_SILENCE: u64 = 24 * 3_600 * 1_000;

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

/// Makes the secrets of one table.
#[derive(Clone)]
pub struct TableKeys {
    key: Key,
    table: String,
}

impl TableKeys {
    pub fn new(key: &Key, table: &str) -> TableKeys {
        TableKeys { key: key.clone(), table: table.to_owned() }
    }

    /// The secret of whoever opened the table.
    pub fn host(&self) -> String {
        self.key.host(&self.table)
    }

    /// The key of the person who has this seat in this generation.
    pub fn seat(&self, seat: Seat, generation: u32) -> String {
        self.key.seat(&self.table, seat, generation)
    }

    /// A key for one purpose at this table.
    pub fn derive(&self, purpose: &[&str]) -> [u8; 32] {
        let purpose: Vec<&str> = [self.table.as_str()].iter().chain(purpose).copied().collect();
        self.key.derive(&purpose)
    }

    /// What opens a seat while this sitter has it.
    pub fn of_seat(&self, seat: Seat, sitter: &Sitter, generation: u32) -> SeatSecret {
        match sitter {
            Sitter::Person(_) | Sitter::Bot(Bot { plays_for: Some(_), .. }) => {
                SeatSecret::Key(self.seat(seat, generation))
            }
            Sitter::Nobody => SeatSecret::Invitation(self.key.invitation(&self.table, seat, generation)),
            Sitter::Bot(Bot { plays_for: None, .. }) | Sitter::Kept(_) => SeatSecret::Nothing,
        }
    }
}

impl TableState {
    /// Sits down. An empty seat is anybody's, a bot's the host's to take, a lent one only its person's.
    pub(super) fn decide_sit(
        &self,
        seat: Seat,
        name: &str,
        rights: Rights,
        now: u64,
    ) -> Result<Commit, Refusal> {
        let name = text::name(name)?;
        let holder = rights.seats.contains(seat);
        let before = self.sitter(seat).ok_or(Problem::NoSuchSeat)?;
        let free = match before {
            Sitter::Nobody => true,
            Sitter::Bot(bot) => holder || (rights.host && bot.plays_for.is_none()),
            Sitter::Person(_) => holder,
            Sitter::Kept(_) => false,
        };
        if !free {
            return Err(Problem::SeatTaken.into());
        }
        if self.is_running() && !holder && !rights.seats.is_empty() {
            return Err(Problem::TwoHands.into());
        }
        if self.is_running() && !holder && self.was_played(seat) && self.others_play(seat) {
            return Err(Problem::SeatPlayed.into());
        }
        let sitter = Sitter::Person(self.called(seat, name)?);
        may_be_called(&sitter, &self.sitters_without(seat))?;
        let generation = self.seat_generations[seat.index()];
        if *before == sitter {
            let seated = Answer::Seated(seat, self.keys.seat(seat, generation));
            return Ok(Commit::nothing(now, seated));
        }
        self.quota.may_seat(seat)?;
        let anew = !matches!(before, Sitter::Person(_));
        let commit = self.entered(now, vec![self.sits(seat, &sitter, By::Seat(seat), anew)])?;
        Ok(commit.answered(Answer::Seated(seat, self.keys.seat(seat, generation + u32::from(anew)))))
    }

    /// Gives a seat to a bot or to nobody: its holder may, the host, and after a long silence the others. While a bot plays for somebody, they can come back,
    /// whoever let it; and so can the person a seat is kept for. Who leaves a seat, or is asked to leave, cannot.
    pub(super) fn decide_give(
        &self,
        seat: Seat,
        sitter: Sitter,
        rights: Rights,
        now: u64,
    ) -> Result<Commit, Refusal> {
        let before = self.sitter(seat).ok_or(Problem::NoSuchSeat)?;
        let holder = rights.seats.contains(seat);
        let bot = matches!(sitter, Sitter::Bot(_));
        let relieved = bot && self.may_relieve(rights, seat, now);
        if !holder && !rights.host && !relieved {
            return Err(Problem::NotYourSeat.into());
        }
        let sitter = match sitter {
            // Nobody gives an opponent a bot that plays at random.
            Sitter::Bot(bot) if relieved && bot.strength == Strength::Random.to_string() => {
                Sitter::Bot(Bot {
                    strength: Strength::Quick.to_string(),
                    plays_for: before.person().map(str::to_owned),
                })
            }
            Sitter::Bot(bot) => Sitter::Bot(Bot { plays_for: before.person().map(str::to_owned), ..bot }),
            // The others go on with a bot: nobody looks at what was somebody else's by sitting down there.
            Sitter::Nobody if self.is_running() => Sitter::Bot(Bot::of(Strength::Quick.to_string())),
            other => other,
        };
        if *before == sitter {
            return Ok(Commit::nothing(now, Answer::Nothing));
        }
        if !leaves(before, &sitter) {
            self.quota.may_seat(seat)?;
        }
        let pauses = self.may_give(rights, seat, &sitter, now)?;
        let by = if holder { By::Seat(seat) } else { TableState::by(rights) };
        let anew = !stays_theirs(before, &sitter);
        let commit = self.entered(now, vec![self.sits(seat, &sitter, by, anew)])?;
        Ok(if pauses { commit.with(Note::GaveAway(seat)) } else { commit })
    }

    /// Puts a bot in every empty seat, and in the place of those who have yet to come.
    pub(super) fn decide_fill(&self, strength: String, rights: Rights, now: u64) -> Result<Commit, Refusal> {
        if rights.is_nobody() {
            return Err(Problem::HostOnly.into());
        }
        let filled = |seat: Seat| {
            let before = self.sitter(seat)?;
            let plays_for = before.person().map(str::to_owned);
            let bot = Sitter::Bot(Bot { strength: strength.clone(), plays_for });
            let empty = matches!(before, Sitter::Nobody | Sitter::Kept(_));
            empty.then(|| self.sits(seat, &bot, TableState::by(rights), !stays_theirs(before, &bot)))
        };
        let entries: Vec<Entry> = Seat::all(self.sitters.len() as u8).filter_map(filled).collect();
        self.entered(now, entries)
    }

    /// Seats those for whom a seat was kept, unless it has gone to somebody else since.
    pub(super) fn decide_arrivals(&self, seats: &[Seat], now: u64) -> Result<Commit, Refusal> {
        let (mut entries, mut arrived) = (Vec::new(), SeatSet::NONE);
        for seat in seats.iter().copied().filter(|seat| seat.index() < self.sitters.len()) {
            match (&self.sitters[seat.index()], self.seat_generations[seat.index()]) {
                (Sitter::Kept(name) | Sitter::Bot(Bot { plays_for: Some(name), .. }), 0) => {
                    entries.push(self.sits(seat, &Sitter::Person(name.clone()), By::Seat(seat), true));
                }
                // They have come already and ask again, perhaps because the answer was lost.
                (Sitter::Person(_), 1) => {}
                _ => continue,
            }
            arrived = arrived.with(seat);
        }
        Ok(self.entered(now, entries)?.answered(Answer::Arrived(arrived)))
    }

    /// Whether somebody else who sits here may let a bot play for this person until they return: once nothing has happened for
    /// so long that they will hardly come, be it that they opened the table themselves. What counts is what everybody sees, so
    /// that nobody learns who is asked in secret.
    pub fn may_relieve(&self, rights: Rights, seat: Seat, now: u64) -> bool {
        let person = matches!(self.sitter(seat), Some(Sitter::Person(_)));
        let moved = self.session.last_moved(Viewer::Spectator).unwrap_or(0);
        let long = now >= moved.max(self.seated_at) + LONG_SILENCE;
        person && !rights.seats.is_empty() && long
    }

    /// Everybody at the table, and nobody in this seat.
    fn sitters_without(&self, seat: Seat) -> Vec<Sitter> {
        let mut sitters = self.sitters.clone();
        sitters[seat.index()] = Sitter::Nobody;
        sitters
    }

    /// The entry that seats somebody; `anew` makes what opened the seat before worthless.
    pub(super) fn sits(&self, seat: Seat, sitter: &Sitter, by: By, anew: bool) -> Entry {
        let generation = self.seat_generations[seat.index()] + u32::from(anew);
        sit_entry(seat, sitter, Hand { by, generation })
    }

    /// Whether people have begun to play and the game is not over.
    pub fn is_running(&self) -> bool {
        self.begun && self.session.outcome().is_none()
    }
}

/// Refuses a name that looks like that of somebody else at the table, or like what the table calls its bots, its seats and
/// itself.
pub(super) fn may_be_called(sitter: &Sitter, others: &[Sitter]) -> Result<(), Problem> {
    let Some(name) = sitter.person() else { return Ok(()) };
    let of_table = Lang::ALL.into_iter().flat_map(|lang| {
        let numbered = (1..=others.len()).flat_map(move |number| {
            [arranged_words::bot_number(lang, number), page_lines::seat_number(lang, number)]
        });
        numbered.chain([arranged_words::table(lang), arranged_words::host(lang)].map(str::to_owned))
    });
    let of_others = others.iter().filter_map(Sitter::person).map(str::to_owned);
    let taken = of_others.chain(of_table).any(|other| text::look_alike(name, &other));
    if taken { Err(Problem::NameTaken) } else { Ok(()) }
}

/// Whether somebody goes, or an empty seat goes to a bot. This always fits: from there nobody comes back without a place in the
/// log.
fn leaves(before: &Sitter, after: &Sitter) -> bool {
    let of_person = before.person().is_some();
    match after {
        Sitter::Nobody => of_person,
        Sitter::Bot(_) => !matches!(before, Sitter::Bot(_)),
        Sitter::Person(_) | Sitter::Kept(_) => false,
    }
}

/// Whether the same person has a right to the seat before and after, or the same bot just thinks otherwise.
fn stays_theirs(before: &Sitter, after: &Sitter) -> bool {
    match (before.person(), after.person()) {
        (Some(_), Some(_)) => true,
        (None, None) => matches!((before, after), (Sitter::Bot(_), Sitter::Bot(_))),
        _ => false,
    }
}
