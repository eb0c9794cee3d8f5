//! How much can be said and written at one table? Far more than any game needs, and not without end.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use table::{Entry, Seat};
use words::full::Full;
use words::problem::Problem;

/// Lines a table hears in all its life, shared among its seats, so that nobody can silence the others by talking.
const LINES: usize = 2_400;
/// Lines of one seat within a minute.
const PER_MINUTE: usize = 20;
const MINUTE: Duration = Duration::from_secs(60);

/// Entries of all kinds, some ten times as many as the longest games have; and how many more moves are taken after that, so that a game that came so far can end.
const ENTRIES: usize = 6_000;
const LAST_MOVES: usize = 6_000;

/// What was said at a table so far, by seat.
#[derive(Clone, Debug)]
pub struct TalkQuota {
    lines: Vec<usize>,
    lately: Vec<VecDeque<Instant>>,
}

impl TalkQuota {
    pub fn new(seats: usize) -> TalkQuota {
        TalkQuota { lines: vec![0; seats], lately: vec![VecDeque::new(); seats] }
    }

    /// A line of the log.
    pub fn count(&mut self, seat: Seat) {
        if let Some(lines) = self.lines.get_mut(seat.index()) {
            *lines += 1;
        }
    }

    /// Whether this seat may speak now. Remembers that it did.
    pub fn speak(&mut self, seat: Seat, now: Instant) -> Result<(), Problem> {
        let most = LINES / self.lines.len().max(1);
        if self.lines[seat.index()] >= most {
            return Err(Problem::Full(Full::Talk(most)));
        }
        let lately = &mut self.lately[seat.index()];
        lately.retain(|when| now.duration_since(*when) < MINUTE);
        if lately.len() >= PER_MINUTE {
            return Err(Problem::Full(Full::Minute(PER_MINUTE)));
        }
        lately.push_back(now);
        Ok(())
    }
}

/// Whether a log of this length takes these entries as well.
pub fn fits(logged: usize, entries: &[Entry]) -> Result<(), Problem> {
    let only_moves = entries.iter().all(|entry| matches!(entry, Entry::Move { .. }));
    let most = if only_moves { ENTRIES + LAST_MOVES } else { ENTRIES };
    if entries.is_empty() || logged + entries.len() <= most { Ok(()) } else { Err(Problem::Full(Full::Log)) }
}

#[cfg(test)]
mod tests {
    use table::Actor;

    use super::*;

    #[test]
    fn nobody_talks_without_end_and_nobody_is_silenced_by_others() {
        let mut quota = TalkQuota::new(4);
        let mut now = Instant::now();
        let mut said = 0;
        let end = loop {
            match quota.speak(Seat(0), now) {
                Ok(()) => {
                    quota.count(Seat(0));
                    said += 1;
                }
                Err(Problem::Full(Full::Minute(_))) => now += MINUTE,
                Err(end) => break end,
            }
        };
        assert_eq!((said, end), (600, Problem::Full(Full::Talk(600))));
        assert_eq!(quota.speak(Seat(1), now), Ok(()));
    }

    #[test]
    fn a_full_log_still_takes_the_last_moves() {
        let mv = Entry::Move { actor: Actor::Seat(Seat(0)), text: "pass".to_owned() };
        let undo = Entry::Undo { keep: 0, by: Seat(0) };
        assert!(fits(ENTRIES - 1, std::slice::from_ref(&undo)).is_ok());
        assert_eq!(fits(ENTRIES, &[undo]), Err(Problem::Full(Full::Log)));
        assert!(fits(ENTRIES, std::slice::from_ref(&mv)).is_ok());
        assert_eq!(fits(ENTRIES + LAST_MOVES, &[mv]), Err(Problem::Full(Full::Log)));
        assert!(fits(ENTRIES + LAST_MOVES, &[]).is_ok());
    }
}
