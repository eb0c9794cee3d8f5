//! The Accusation: debate, vote, cards turned, again and again until the Traitor is found (section 11).

use table::{Seat, SeatSet};

use super::Now;
use crate::events::Event;
use crate::moves::Bell;
use crate::state::{End, Frame, MOST_SEATS, State};

impl Now<'_> {
    pub(super) fn begin_accusation(&mut self) {
        self.events.tell(Event::AccusationBegan);
        self.state.stack.push(Frame::Debate { round: 1 });
        self.begin_debate(1);
    }

    fn begin_debate(&mut self, round: u8) {
        (self.state.ready, self.state.called, self.state.rung) = (SeatSet::NONE, SeatSet::NONE, false);
        self.events.tell(Event::DebateBegan { round });
    }

    pub(super) fn ready_to_vote(&mut self, seat: Seat) {
        self.state.ready = self.state.ready.with(seat);
        self.events.tell(Event::ReadyToVote { seat });
        self.heed_debate();
    }

    /// All want to vote; or, without a clock, enough of them once it has lasted long enough (RUL-OBS-19, RUL-OBS-37).
    pub(super) fn heed_debate(&mut self) {
        let (ready, voters) = (self.state.ready.len(), self.state.voters().len());
        let wanted = if self.state.rung { self.state.enough(voters) } else { voters };
        if ready >= wanted {
            self.begin_vote();
        }
    }

    pub(super) fn begin_vote(&mut self) {
        let Some(Frame::Debate { round }) = self.state.stack.top() else { return };
        (self.state.ready, self.state.rung) = (SeatSet::NONE, false);
        self.events.tell(Event::VoteBegan { round });
        self.next(Frame::Vote { round });
    }

    /// Nothing is taken back: it would tell others that a vote was changed.
    pub(super) fn vote(&mut self, seat: Seat, target: Seat) {
        let again = self.state.votes[seat.index()].replace(target).is_some();
        self.events.tell(Event::Voted { seat, target: Some(target), again });
        self.events.settle_for_good();
        if self.state.voters().iter().all(|voter| self.state.votes[voter.index()].is_some()) {
            self.count();
        }
    }

    /// Without a clock: when enough have called, it is as if the time to point were up (RUL-OBS-37).
    pub(super) fn press_vote(&mut self, seat: Seat) {
        self.state.called = self.state.called.with(seat);
        self.events.tell(Event::TimeCalled { seat: Some(seat), secret: false });
        self.events.settle_for_good();
        if self.state.called.len() >= self.state.enough(self.state.voters().len()) {
            self.vote_for_the_rest();
        }
    }

    /// Who has not pointed when time is up points at anybody (RUL-OBS-20).
    pub(super) fn vote_for_the_rest(&mut self) {
        let Some(Frame::Vote { round }) = self.state.stack.top() else { return };
        self.events.tell(Event::TimerRang { bell: Bell::Vote });
        let index = u32::from(self.state.turn) << 8 | u32::from(round);
        let mut chance = self.state.seed.stream("votes", index);
        for voter in self.state.voters().iter() {
            let targets = self.state.targets(voter);
            if self.state.votes[voter.index()].is_none() {
                let target = |place: u32| targets.iter().nth(place as usize);
                let named = |place: u32| target(place).map_or_else(String::new, |seat| seat.to_string());
                self.state.votes[voter.index()] = target(chance.pick(targets.len() as u32, named));
            }
        }
        self.count();
    }

    /// Most votes, and all who have as many (OBS-11.5).
    fn count(&mut self) {
        let Some(Frame::Vote { round }) = self.state.stack.top() else { return };
        self.events.settle_for_good();
        (self.state.called, self.state.rung) = (SeatSet::NONE, false);
        let votes = std::mem::take(&mut self.state.votes);
        self.state.pointed = votes;
        for seat in self.state.seats() {
            if let Some(target) = votes[seat.index()] {
                self.events.tell(Event::Pointed { seat, target });
            }
        }
        let accused = self.state.most_accused();
        self.state.exposed = SeatSet(self.state.exposed.0 | accused.0);
        self.events.tell(Event::Accused { seats: accused });
        for seat in
            accused.iter().filter(|seat| self.state.traitor != Some(*seat)).collect::<SeatSet>().iter()
        {
            let count = self.state.remove_cohesion(2);
            self.state.boxed += count;
            self.events.tell(Event::Innocent { seat, count });
        }
        let found = self.state.traitor.filter(|traitor| accused.contains(*traitor));
        if let Some(seat) = found {
            self.events.tell(Event::Unmasked { seat });
        }
        if self.state.light + self.state.dark == 0 {
            self.finish(End::Lost);
        } else if found.is_some() {
            self.state.stack.pop();
        } else {
            self.next(Frame::Debate { round: round + 1 });
            self.begin_debate(round + 1);
        }
    }
}

impl State {
    fn most_accused(&self) -> SeatSet {
        let counts: [usize; MOST_SEATS] = std::array::from_fn(|index| {
            self.pointed.iter().filter(|target| **target == Some(Seat(index as u8))).count()
        });
        let most = counts.iter().copied().max().unwrap_or(0);
        self.seats().filter(|seat| most > 0 && counts[seat.index()] == most).collect()
    }
}
