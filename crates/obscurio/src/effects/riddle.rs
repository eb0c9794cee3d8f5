//! Steps 1 and 2: Traps are drawn, the Grimoire gives its clue, the Wizards look at it.

use table::{Seat, SeatSet};

use super::Now;
use crate::book::{Landing, Perch};
use crate::cards::{Trap, TrapSet};
use crate::events::Event;
use crate::state::{Asleep, Book, Frame};

impl Now<'_> {
    pub(super) fn start_turn(&mut self) {
        self.state.turn += 1;
        self.draw_traps();
        let exit = self.state.draw();
        let pages = [self.state.draw(), self.state.draw()];
        (self.state.exit, self.state.pages) = (Some(exit), Some(pages));
        let turn = self.state.turn;
        self.tell_of_shuffle();
        self.events.tell(Event::ExitDrawn { turn, card: Some(exit) });
        self.events.tell(Event::PagesDrawn { turn, cards: Some(pages) });
        self.events.settle_for_good();
        self.state.stack.push(Frame::Riddle);
    }

    /// One, and as many more as the last turn cost; each +2 brings two more at once (OBS-5.2, OBS-5.4).
    fn draw_traps(&mut self) {
        let state = &mut *self.state;
        let mut chance = state.seed.stream("bag", state.turn.into());
        let mut left = 1 + state.extra_traps;
        while left > 0 && !state.bag.is_empty() {
            let bag: TrapSet = state.bag;
            let named = |place: u32| bag.nth(place).to_string();
            let trap = bag.nth(chance.pick(bag.len() as u32, named));
            state.bag.remove(trap);
            state.traps.add(trap);
            left -= 1;
            if trap == Trap::PlusTwo {
                left += 2;
            }
        }
        self.events.tell(Event::TrapsDrawn { turn: state.turn, traps: state.traps });
    }

    /// A new deck is open news, but not before all eyes are.
    pub(super) fn tell_of_shuffle(&mut self) {
        if std::mem::take(&mut self.state.shuffled) {
            self.events.tell(Event::DeckShuffled);
        }
    }

    /// Once it has landed nobody takes a Butterfly back (OBS-6.6).
    pub(super) fn land(&mut self, perch: Perch) {
        let free = self.state.butterflies.iter_mut().find(|place| place.is_none());
        free.into_iter().for_each(|place| *place = Some(perch));
        self.events.tell(Event::Landed { turn: self.state.turn, perch: Some(perch) });
        self.events.settle_for_good();
    }

    pub(super) fn show_book(&mut self) {
        let state = &mut *self.state;
        state.book = Book::Shown;
        (state.called, state.rung) = (SeatSet::NONE, false);
        // The order in which they landed is not shown (OBS-6.9).
        let mut butterflies = state.butterflies;
        if butterflies[1].is_some() {
            butterflies.sort_unstable();
        }
        let (turn, pages) = (state.turn, state.pages);
        self.events.tell(Event::BookShown { turn, pages, butterflies: Some(butterflies) });
        self.events.settle_for_good();
        self.next(Frame::ClueShown);
    }

    pub(super) fn ready(&mut self, seat: Seat) {
        self.state.ready = self.state.ready.with(seat);
        self.events.tell(Event::Ready { seat });
    }

    /// When enough Wizards want to go on without the Grimoire, what it has not done happens: the Book is shown, or the clue put
    /// away (RUL-OBS-37). A call is not taken back: that it no longer can be would tell that a Butterfly has landed.
    pub(super) fn press_grimoire(&mut self, seat: Seat) {
        self.state.called = self.state.called.with(seat);
        self.events.tell(Event::TimeCalled { seat: Some(seat), secret: false });
        self.events.settle_for_good();
        if self.state.called.len() < self.state.enough(self.state.lookers().len()) {
            return;
        }
        if self.state.stack.top() == Some(Frame::Riddle) {
            self.land_the_rest();
            self.show_book();
        } else {
            self.put_clue_away();
        }
    }

    /// As many Butterflies as there must be land anywhere.
    fn land_the_rest(&mut self) {
        let Some(pages) = self.state.pages else { return };
        let landing = Landing::on(pages, self.state.traps, self.state.rules);
        let mut chance = self.state.seed.stream("butterflies", self.state.turn.into());
        while !landing.is_complete(self.state.butterflies) {
            let free: Vec<Perch> =
                Perch::all().filter(|perch| landing.may_land(self.state.butterflies, *perch)).collect();
            let named = |place: u32| free[place as usize].to_string().replace(' ', "-");
            let place = chance.pick(free.len() as u32, named);
            self.land(free[place as usize]);
        }
    }

    /// The Grimoire calls: a Dark Night takes the Book, and the Traitor wakes, or the Doors are laid.
    pub(super) fn put_clue_away(&mut self) {
        let state = &mut *self.state;
        let turn = state.turn;
        (state.ready, state.called, state.rung) = (SeatSet::NONE, SeatSet::NONE, false);
        if state.options.has_traitor() {
            state.asleep = Some(Asleep { deck: state.deck.len() as u8, discard: state.discard });
            self.events.tell(Event::EyesClosed { turn });
        }
        if state.traps.contains(Trap::DarkNight) {
            state.book = Book::Gone;
            self.events.tell(Event::BookGone { turn });
        }
        self.events.settle_for_good();
        if self.state.options.has_traitor() {
            self.open_holder();
        } else {
            self.next(Frame::LayDoors);
        }
    }

    /// Step 5: everything of this turn goes back (section 10).
    pub(super) fn clean_up(&mut self) {
        let state = &mut *self.state;
        for card in state.doors.iter() {
            state.discard.push(card);
        }
        if let Some(pages) = state.pages.take() {
            pages.into_iter().for_each(|card| state.discard.push(card));
            self.events.tell(Event::TurnEnded { turn: state.turn, pages });
        }
        state.doors.clear();
        state.picks.clear();
        (state.exit, state.resolved, state.space) = (None, false, 0);
        (state.butterflies, state.book) = ([None; 2], Book::Turned);
        state.bag = state.bag.or(state.traps);
        state.traps = TrapSet::NONE;
        state.standing = Default::default();
        (state.confirmed, state.called, state.rung) = Default::default();
        self.state.stack.push(Frame::StartTurn);
    }
}
