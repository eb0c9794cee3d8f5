//! How Chapters, rounds and games end: strength, points, Life, and who wins.

use table::{Events, Outcome, Seat, SeatSet};

use crate::cards::CardSet;
use crate::events::{Deed, Event, Final, Why};
use crate::state::{Finished, Frame, Mode, State};

impl State {
    /// RULES 17.6: rank, score, then what happens when the Chapter ends.
    pub(crate) fn rank_chapter(&mut self, events: &mut Events<Event>) {
        let Some((strongest, weakest)) = self.chapter.extremes() else {
            return self.end_round(events);
        };
        self.finished =
            Some(Finished { chapter: self.chapter, winner: strongest as u8, weakest: weakest as u8 });
        self.leader = self.chapter.spells[strongest].player;
        let round_over = match self.options.mode {
            Mode::Teams | Mode::Duel => self.score_points(strongest, events),
            Mode::Survival => self.take_life(strongest, weakest, events),
        };
        if self.outcome.is_some() {
            return;
        }
        if round_over {
            return self.end_round(events);
        }
        let enders = self.enders();
        if enders == 0 {
            return self.sweep_chapter(events);
        }
        self.stack.push(Frame::Sweep);
        self.next_in_queue(enders, 0, events);
    }

    fn final_of(&self, index: usize) -> Final {
        let spell = self.chapter.spells[index];
        Final {
            card: spell.card,
            power: spell.power,
            element: spell.element,
            trump: self.chapter.is_trump(&spell),
        }
    }

    /// Spells that act when the Chapter ends; eliminated players get nothing any more (RUL-GRI-33).
    fn enders(&self) -> u8 {
        if self.chapter.enders == 0 {
            return 0;
        }
        self.chapter.enders & self.chapter.select(|spell| self.is_in(spell.player))
    }

    /// GRI-8.1, GRI-8.2. Says whether the round is over.
    fn score_points(&mut self, strongest: usize, events: &mut Events<Event>) -> bool {
        let points = self.chapter.points();
        let party = self.party(self.leader);
        self.scores[party] += u16::from(points);
        let spell = Some(self.final_of(strongest));
        self.tell(events, Deed::ChapterWon { seat: self.leader, spell, points });
        let (own, other) = (self.scores[party], self.scores[1 - party]);
        if own >= 15 && own >= other + 2 {
            self.finish(party as u8, events);
        }
        self.is_last_chapter()
    }

    /// GRI-12.6 to GRI-12.10. Says whether the round is over.
    fn take_life(&mut self, strongest: usize, weakest: usize, events: &mut Events<Event>) -> bool {
        let spell = Some(self.final_of(strongest));
        self.tell(events, Deed::ChapterWon { seat: self.leader, spell, points: 0 });
        let loser = self.chapter.spells[weakest].player;
        let left = self.lives[loser.index()].saturating_sub(1);
        self.lives[loser.index()] = left;
        let spell = Some(self.final_of(weakest));
        self.tell(events, Deed::LifeLost { seat: loser, spell, left });
        let mut round_over = false;
        if left == 0 {
            self.eliminate(loser, events);
            if self.seats_in() == 1 {
                self.score_seat(self.leader, Why::LastStanding, events);
                round_over = true;
            }
        }
        if self.is_last_chapter() {
            if self.options.seats == 4 {
                self.score_seat(self.leader, Why::FinalChapter, events);
            }
            round_over = true;
        }
        round_over
    }

    fn eliminate(&mut self, seat: Seat, events: &mut Events<Event>) {
        self.tell(events, Deed::Eliminated { seat });
        self.out[seat.index()] = std::mem::take(&mut self.hands[seat.index()]);
        let lives = self.lives;
        for other in Seat::all(self.options.seats).filter(|other| lives[other.index()] > 0) {
            self.score_seat(other, Why::SomebodyFell, events);
        }
    }

    fn score_seat(&mut self, seat: Seat, why: Why, events: &mut Events<Event>) {
        self.scores[seat.index()] += 1;
        self.tell(events, Deed::Scored { seat, points: 1, why });
    }

    /// Clears the table for the next Chapter (GRI-8.4, GRI-8.5).
    pub(crate) fn sweep_chapter(&mut self, events: &mut Events<Event>) {
        for spell in self.chapter.spells() {
            let left = if spell.gone { CardSet::NONE } else { CardSet::one(spell.card) };
            self.discard = self.discard.or(left);
        }
        if let Some(title) = self.chapter.title.take() {
            self.buried.put_under(title.card);
        }
        self.chapter.played = 0;
        if self.is_last_chapter() { self.end_round(events) } else { self.start_chapter(events) }
    }

    /// GRI-8.6, GRI-8.7, GRI-12.13, GRI-12.14.
    pub(crate) fn end_round(&mut self, events: &mut Events<Event>) {
        self.tell(events, Deed::RoundOver { round: self.round });
        if self.options.mode == Mode::Survival
            && let Some(winner) = self.survivor()
        {
            self.finish(winner, events);
            return;
        }
        self.dealer = self.dealer.left(self.options.seats);
        self.chapter.played = 0;
        self.chapter.title = None;
        self.stack.push(Frame::Deal);
    }

    /// The only seat with the highest score, if that is 10 or more.
    fn survivor(&self) -> Option<u8> {
        let scores = &self.scores[..self.options.seats as usize];
        let best = *scores.iter().max()?;
        let leaders = scores.iter().filter(|score| **score == best).count();
        (best >= 10 && leaders == 1)
            .then(|| scores.iter().position(|score| *score == best).unwrap_or(0) as u8)
    }

    fn finish(&mut self, party: u8, events: &mut Events<Event>) {
        self.stack.clear();
        let winners: SeatSet =
            Seat::all(self.options.seats).filter(|seat| self.party(*seat) == party as usize).collect();
        self.outcome = Some(Outcome { party, winners });
        self.tell(events, Deed::GameOver { party, winners });
    }
}
