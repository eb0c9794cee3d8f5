//! What may somebody do who must be silent? Nothing that other people would see: a name, a pace, a seat lent and taken back
//! at the right moment say as much as a word.

use table::company::{Bot, Sitter};
use table::{Seat, SeatSet};
use words::problem::Problem;

use super::rights::Rights;
use super::state::TableState;

/// Whoever must be silent may still leave, and look after a table: but not so often that it becomes a language.
/// In milliseconds.
const PAUSE: u64 = 5 * 60 * 1000;

/// By seat: what it was called, and when somebody who must be silent last gave it away.
#[derive(Clone, Debug)]
pub struct Silence {
    called: Vec<Option<String>>,
    /// In milliseconds since 1970.
    given: Vec<Option<u64>>,
}

impl Silence {
    pub fn new(seats: usize) -> Silence {
        Silence { called: vec![None; seats], given: vec![None; seats] }
    }

    /// A seat changed hands: its people's name stays with it.
    pub fn remember(&mut self, seat: Seat, sitter: &Sitter) {
        if let (Some(called), Some(name)) = (self.called.get_mut(seat.index()), sitter.person()) {
            *called = Some(name.to_owned());
        }
    }

    fn may_give(&self, seat: Seat, now: u64) -> Result<(), Problem> {
        let given = self.given[seat.index()];
        if given.is_some_and(|given| now < given + PAUSE) { Err(Problem::TooOften) } else { Ok(()) }
    }

    /// Somebody who must be silent gave this seat away.
    pub fn given(&mut self, seat: Seat, now: u64) {
        self.given[seat.index()] = Some(now);
    }
}

impl TableState {
    /// The seats that belong to people who are here or may come back.
    fn company(&self) -> SeatSet {
        let person = |sitter: &Sitter| {
            matches!(sitter, Sitter::Person(_) | Sitter::Bot(Bot { plays_for: Some(_), .. }))
        };
        let seats = Seat::all(self.sitters.len() as u8);
        seats.filter(|seat| self.sitter(*seat).is_some_and(person)).collect()
    }

    /// Whether a person has ever had this seat.
    pub fn was_played(&self, seat: Seat) -> bool {
        self.silence.called[seat.index()].is_some()
    }

    /// Whether people play in other seats than this one.
    pub fn others_play(&self, seat: Seat) -> bool {
        !self.company().without(seat).is_empty()
    }

    /// Whether somebody with these seats must be silent before others. Among bots nobody is there to read a sign.
    fn must_hush(&self, own: SeatSet) -> bool {
        let others = self.company().iter().any(|seat| !own.contains(seat));
        let silent = |seat: Seat| self.session.talk(seat).is_silent();
        others && self.session.outcome().is_none() && own.iter().any(silent)
    }

    /// The same for one seat.
    pub fn is_hushed(&self, seat: Seat) -> bool {
        self.must_hush(SeatSet::one(seat))
    }

    /// Whether whoever has these rights must let nothing be seen. Whoever shows no seat may be anybody at the table.
    pub fn hushes(&self, rights: Rights) -> bool {
        let underway = self.begun || !self.waits_for_people();
        let anybody = || self.company().iter().any(|seat| self.is_hushed(seat));
        let hushed = || if rights.seats.is_empty() { anybody() } else { self.must_hush(rights.seats) };
        underway && !rights.is_nobody() && hushed()
    }

    /// Whether these rights allow a change that everybody sees and nobody needs.
    pub fn may_be_seen(&self, rights: Rights) -> Result<(), Problem> {
        if self.hushes(rights) { Err(Problem::Hushed) } else { Ok(()) }
    }

    /// Whether a seat may be given away by somebody who must perhaps be silent, and whether they must then wait before they
    /// give it again. An empty one must be filled.
    pub fn may_give(&self, rights: Rights, seat: Seat, after: &Sitter, now: u64) -> Result<bool, Problem> {
        if !self.hushes(rights) {
            return Ok(false);
        }
        match (&self.sitters[seat.index()], after) {
            (Sitter::Nobody | Sitter::Kept(_), _) => Ok(false),
            (Sitter::Bot(_), Sitter::Bot(_)) => Err(Problem::Hushed),
            _ => self.silence.may_give(seat, now).map(|()| true),
        }
    }

    /// What somebody who sits down here is called: in a silent seat as whoever sat there before.
    pub fn called(&self, seat: Seat, wish: String) -> Result<String, Problem> {
        let before = self.silence.called[seat.index()].clone().filter(|_| self.is_hushed(seat));
        match (before, self.sitter(seat)) {
            (Some(name), Some(Sitter::Person(_))) if name != wish => Err(Problem::Hushed),
            (Some(name), _) => Ok(name),
            (None, _) => Ok(wish),
        }
    }

    /// Whether others see that somebody has gone. Who must be silent could come and go in a rhythm.
    pub fn seems_here(&self, seat: Seat) -> bool {
        self.present[seat.index()] > 0 || self.session.hides_presence() || self.is_hushed(seat)
    }

    /// How many look on, as everybody may know: who must be silent could look on many times.
    pub fn seen_watchers(&self) -> usize {
        let hushed = self.company().iter().any(|seat| self.is_hushed(seat));
        if hushed { 0 } else { self.watchers }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_not_given_away_again_and_again() {
        let mut silence = Silence::new(2);
        assert_eq!(silence.may_give(Seat(0), 0), Ok(()));
        silence.given(Seat(0), 0);
        assert_eq!(silence.may_give(Seat(0), PAUSE / 2), Err(Problem::TooOften));
        assert_eq!(silence.may_give(Seat(1), 0), Ok(()), "others may leave as well");
        assert_eq!(silence.may_give(Seat(0), PAUSE), Ok(()));
    }
}
