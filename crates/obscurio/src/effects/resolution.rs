//! Step 4, resolution: who stands where, what is lost, whether it is over (section 9, in its order).

use table::Seat;

use super::Now;
use crate::cards::Trap;
use crate::events::Event;
use crate::state::{End, Frame, LAST_SPACE, LastTurn, State, Token};

impl Now<'_> {
    pub(super) fn resolve(&mut self) {
        let light_before = self.state.light;
        let was_last = self.state.is_watched();
        self.events.settle_for_good();
        self.note_time();
        let Some(exit) = self.turn_up_doors() else { return };
        let found = self.is_found(exit);
        self.advance(found);
        self.take_losses(exit);
        self.keep(exit);
        self.state.passed = Default::default();
        if self.state.light + self.state.dark == 0 {
            self.finish(End::Lost);
        } else if found && was_last {
            self.finish(End::Escaped);
        } else if self.state.options.has_traitor() && light_before > 0 && self.state.light == 0 {
            self.state.stack.push(Frame::CleanUp);
            self.begin_accusation();
        } else {
            self.state.stack.push(Frame::CleanUp);
        }
    }

    /// OBS-9.1.
    fn note_time(&mut self) {
        let track = self.state.track();
        let extra = track[usize::from(self.state.space).min(track.len() - 1)];
        self.state.extra_traps = extra;
        self.events.tell(Event::TimeNoted { extra });
    }

    /// Every Door, and the tokens that were held in secret, for all to see (OBS-9.2). Says where the Exit is.
    fn turn_up_doors(&mut self) -> Option<u8> {
        for seat in self.state.active().iter() {
            for token in self.state.tokens().iter().copied() {
                let door = Some(self.state.standing(seat, token)).filter(|door| *door > 0);
                self.events.tell(Event::Placed { seat, token, door });
            }
        }
        self.state.resolved = true;
        let (door, card) = (self.state.exit_door()?, self.state.exit?);
        let found = self.is_found(door);
        self.events.tell(Event::ExitWas { turn: self.state.turn, door, card, found });
        Some(door)
    }

    fn is_found(&self, exit: u8) -> bool {
        self.state.active().iter().any(|seat| self.state.standing[seat.index()].contains(&exit))
    }

    fn advance(&mut self, found: bool) {
        if !found {
            self.events.tell(Event::Stayed);
        } else if self.state.progress < LAST_SPACE {
            self.state.progress += 1;
            self.events.tell(Event::Advanced { progress: self.state.progress });
            if self.state.is_watched() {
                self.events.tell(Event::WatcherWoke);
            }
        }
    }

    /// From the seat after the Grimoire on (RUL-OBS-34); then the Dangerous Room takes its share.
    fn take_losses(&mut self, exit: u8) {
        let seats = self.state.options.seats;
        let mut seat = self.state.grimoire;
        for _ in 1..seats {
            seat = seat.left(seats);
            let count = self.state.price(seat, exit);
            let count = self.state.remove_cohesion(count);
            if count > 0 {
                self.state.wrong[seat.index()] += count;
                self.events.tell(Event::Lost { seat, count });
            }
        }
        if self.state.traps.contains(Trap::DangerousRoom) {
            let doors = self.state.wrong_doors(exit);
            let count = self.state.remove_cohesion(doors);
            self.state.boxed += count;
            self.events.tell(Event::Danger { doors, count });
        }
    }

    /// What everybody has now seen of this turn.
    fn keep(&mut self, exit: u8) {
        let state = &mut *self.state;
        let Some(pages) = state.pages else { return };
        state.last = Some(LastTurn {
            turn: state.turn,
            doors: state.doors,
            exit: state.doors.as_slice()[usize::from(exit) - 1],
            pages,
            butterflies: state.butterflies,
            standing: state.standing,
            traps: state.traps,
        });
    }

    /// The Doors of this turn are open and the light is gone: for stories that begin with the Accusation.
    pub fn stage_accusation(&mut self, voting: bool) {
        self.state.resolved = true;
        self.state.exit_door().into_iter().for_each(|exit| self.keep(exit));
        self.next(Frame::CleanUp);
        self.begin_accusation();
        if voting {
            self.begin_vote();
        }
    }

    pub(super) fn finish(&mut self, end: End) {
        self.state.end = Some(end);
        self.state.stack.clear();
        self.events.settle_for_good();
        self.events.tell(Event::Ended { end });
    }
}

impl State {
    /// What this Wizard loses: one for a wrong Door or none; of two tokens the own one costs two (OBS-15.9).
    fn price(&self, seat: Seat, exit: u8) -> u8 {
        if !self.active().contains(seat) {
            return 0;
        }
        let cost = |token: &Token| match token {
            _ if self.standing(seat, *token) == exit => 0,
            Token::Own if self.options.seats == 2 => 2,
            Token::Own | Token::Companion => 1,
        };
        self.tokens().iter().map(cost).sum()
    }

    /// How many different wrong Doors have a token.
    fn wrong_doors(&self, exit: u8) -> u8 {
        let stood = self.active().iter().flat_map(|seat| self.standing[seat.index()]);
        let doors =
            stood.filter(|door| *door > 0 && *door != exit).fold(0_u8, |doors, door| doors | 1 << door);
        doors.count_ones() as u8
    }

    /// Light first, dark once the light is gone; no more than there is (OBS-9.8).
    pub(super) fn remove_cohesion(&mut self, count: u8) -> u8 {
        let from_light = count.min(self.light);
        let from_dark = (count - from_light).min(self.dark);
        self.light -= from_light;
        self.dark -= from_dark;
        from_light + from_dark
    }
}
