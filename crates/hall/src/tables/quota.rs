//! How much can be said and written at one table? Far more than any game needs, and not without end. Every seat has a share of
//! its own, so that nobody uses up what others need; clocks, bots, lateness and leaving always fit.

use std::collections::VecDeque;

use table::{Actor, Entry, Seat};
use words::full::Full;
use words::problem::Problem;

/// Lines a table hears in all its life, shared among its seats.
const LINES: usize = 2_400;
/// Lines of one seat within a minute.
const PER_MINUTE: usize = 20;
/// Choices of one seat within a minute that bind nobody: a mind changed again, a move taken back.
const FREE_PER_MINUTE: usize = 40;
/// The same in all the life of a table.
const FREE: usize = 1_000;
/// Moves of one seat, some ten times as many as the longest games have.
const MOVES: usize = 6_000;
/// How often one seat may be taken, renamed, freed of its bot or given another: that it goes to a bot always fits.
const SEATINGS: usize = 3_000;
/// How often the host and the others may change pace and time to think.
const ARRANGEMENTS: usize = 300;
/// Wishes of one seat within a minute to take something back.
const WISHES_PER_MINUTE: usize = 3;
const MINUTE: u64 = 60_000;

/// What one seat has used of its share.
#[derive(Clone, Debug, Default)]
struct Used {
    lines: usize,
    moves: usize,
    free: usize,
    seatings: usize,
    said_lately: VecDeque<u64>,
    chose_lately: VecDeque<u64>,
    asked_lately: VecDeque<u64>,
}

/// What was written at a table so far, by seat. Times are milliseconds since 1970.
#[derive(Clone, Debug)]
pub struct Quota {
    seats: Vec<Used>,
    arrangements: usize,
}

impl Quota {
    pub fn new(seats: usize) -> Quota {
        Quota { seats: vec![Used::default(); seats], arrangements: 0 }
    }

    /// A line of the log.
    pub fn count(&mut self, entry: &Entry) {
        let mut of = |seat: &Seat, count: fn(&mut Used) -> &mut usize| {
            if let Some(used) = self.seats.get_mut(seat.index()) {
                *count(used) += 1;
            }
        };
        match entry {
            Entry::Move { actor: Actor::Seat(seat), .. } => of(seat, |used| &mut used.moves),
            Entry::Say { seat, .. } => of(seat, |used| &mut used.lines),
            Entry::Undo { by, .. } => of(by, |used| &mut used.free),
            Entry::Heard { seat, .. } => of(seat, |used| &mut used.moves),
            Entry::Sit { seat, .. } => of(seat, |used| &mut used.seatings),
            Entry::Pace { .. } | Entry::Think { .. } => self.arrangements += 1,
            Entry::Move { actor: Actor::Clock, .. }
            | Entry::Late { .. }
            | Entry::Opened { .. }
            | Entry::Rematch { .. } => {}
        }
    }

    /// As if this seat had written all it ever may.
    #[cfg(test)]
    pub fn use_up(&mut self, seat: Seat) {
        let used = &mut self.seats[seat.index()];
        (used.lines, used.moves, used.free, used.seatings) = (LINES, MOVES, FREE, SEATINGS);
    }

    /// Whether this seat may speak now.
    pub fn may_speak(&self, seat: Seat, now: u64) -> Result<(), Problem> {
        let most = LINES / self.seats.len().max(1);
        let used = &self.seats[seat.index()];
        if used.lines >= most {
            return Err(Problem::Full(Full::Talk(most)));
        }
        let full = lately(&used.said_lately, now) >= PER_MINUTE;
        if full { Err(Problem::Full(Full::Minute(PER_MINUTE))) } else { Ok(()) }
    }

    pub fn spoke(&mut self, seat: Seat, now: u64) {
        remember(&mut self.seats[seat.index()].said_lately, now);
    }

    /// Whether a person in this seat may make so many more moves.
    pub fn may_move(&self, seat: Seat, moves: usize) -> Result<(), Problem> {
        let fits = self.seats[seat.index()].moves + moves <= MOVES;
        if fits { Ok(()) } else { Err(Problem::Full(Full::Moves(MOVES))) }
    }

    /// Whether this seat may once more choose something that binds nobody.
    pub fn may_choose_freely(&self, seat: Seat, now: u64) -> Result<(), Problem> {
        let used = &self.seats[seat.index()];
        if used.free >= FREE {
            return Err(Problem::Full(Full::Choices(FREE)));
        }
        if lately(&used.chose_lately, now) >= FREE_PER_MINUTE { Err(Problem::TooOften) } else { Ok(()) }
    }

    pub fn chose_freely(&mut self, seat: Seat, now: u64) {
        remember(&mut self.seats[seat.index()].chose_lately, now);
    }

    /// Whether this seat may ask the others once more.
    pub fn may_ask(&self, seat: Seat, now: u64) -> Result<(), Problem> {
        let often = lately(&self.seats[seat.index()].asked_lately, now) >= WISHES_PER_MINUTE;
        if often { Err(Problem::TooOften) } else { Ok(()) }
    }

    pub fn asked(&mut self, seat: Seat, now: u64) {
        remember(&mut self.seats[seat.index()].asked_lately, now);
    }

    /// Whether this seat may change hands otherwise than to a bot.
    pub fn may_seat(&self, seat: Seat) -> Result<(), Problem> {
        let fits = self.seats[seat.index()].seatings < SEATINGS;
        if fits { Ok(()) } else { Err(Problem::Full(Full::Seatings(SEATINGS))) }
    }

    /// Whether pace or time to think may be changed once more.
    pub fn may_arrange(&self) -> Result<(), Problem> {
        let fits = self.arrangements < ARRANGEMENTS;
        if fits { Ok(()) } else { Err(Problem::Full(Full::Arrangements(ARRANGEMENTS))) }
    }
}

fn lately(times: &VecDeque<u64>, now: u64) -> usize {
    times.iter().filter(|time| now < **time + MINUTE).count()
}

fn remember(times: &mut VecDeque<u64>, now: u64) {
    times.retain(|time| now < *time + MINUTE);
    times.push_back(now);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(seat: u8) -> Entry {
        Entry::Say { seat: Seat(seat), to: "all".to_owned(), words: "phrase hello".to_owned() }
    }

    #[test]
    fn nobody_talks_without_end_and_nobody_is_silenced_by_others() {
        let mut quota = Quota::new(4);
        let (mut now, mut lines) = (0, 0);
        let end = loop {
            match quota.may_speak(Seat(0), now) {
                Ok(()) => {
                    quota.spoke(Seat(0), now);
                    quota.count(&said(0));
                    lines += 1;
                }
                Err(Problem::Full(Full::Minute(_))) => now += MINUTE,
                Err(end) => break end,
            }
        };
        assert_eq!((lines, end), (600, Problem::Full(Full::Talk(600))));
        assert_eq!(quota.may_speak(Seat(1), now), Ok(()));
    }

    #[test]
    fn one_seat_uses_up_its_own_share_only() {
        let mut quota = Quota::new(2);
        let mv = |seat| Entry::Move { actor: Actor::Seat(Seat(seat)), text: "pass".to_owned() };
        (0..MOVES).for_each(|_| quota.count(&mv(0)));
        assert_eq!(quota.may_move(Seat(0), 1), Err(Problem::Full(Full::Moves(MOVES))));
        assert_eq!(quota.may_move(Seat(1), 1), Ok(()));
        (0..FREE).for_each(|_| quota.count(&Entry::Undo { keep: 0, by: Seat(0) }));
        assert_eq!(quota.may_choose_freely(Seat(0), 0), Err(Problem::Full(Full::Choices(FREE))));
        assert_eq!(quota.may_choose_freely(Seat(1), 0), Ok(()));
    }

    #[test]
    fn choices_that_bind_nobody_are_made_one_after_the_other() {
        let mut quota = Quota::new(2);
        for _ in 0..FREE_PER_MINUTE {
            assert_eq!(quota.may_choose_freely(Seat(0), 5), Ok(()));
            quota.chose_freely(Seat(0), 5);
        }
        assert_eq!(quota.may_choose_freely(Seat(0), 5), Err(Problem::TooOften));
        assert_eq!(quota.may_choose_freely(Seat(1), 5), Ok(()));
        assert_eq!(quota.may_choose_freely(Seat(0), 5 + MINUTE), Ok(()));
    }

    #[test]
    fn wishes_to_take_back_have_a_pause_between_them() {
        let mut quota = Quota::new(2);
        (0..WISHES_PER_MINUTE).for_each(|_| quota.asked(Seat(0), 100));
        assert_eq!(quota.may_ask(Seat(0), 100 + MINUTE - 1), Err(Problem::TooOften));
        assert_eq!(quota.may_ask(Seat(1), 100), Ok(()));
        assert_eq!(quota.may_ask(Seat(0), 100 + MINUTE), Ok(()));
    }
}
