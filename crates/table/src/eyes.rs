//! All a bot is given: what one seat sees, what it was told, the moves it has, and imagined worlds it cannot tell from
//! the true one.

use crate::chance::Chance;
use crate::company::{Phrase, Said, Words};
use crate::game::{Game, ViewOf};
use crate::seat::{Actor, Seat, Viewer};
use crate::talk::Talk;

/// A wish is forgotten when so much has happened since: about a round of turns.
const FRESH: usize = 60;

/// One seat's eyes. The true state is inside and cannot be reached: bots are honest by type, not by discipline.
pub struct Eyes<'a, G: Game> {
    state: &'a G::State,
    memory: &'a Memory<G>,
}

impl<'a, G: Game> Eyes<'a, G> {
    pub fn new(state: &'a G::State, memory: &'a Memory<G>) -> Self {
        Eyes { state, memory }
    }

    pub fn seat(&self) -> Seat {
        self.memory.seat
    }

    pub fn view(&self) -> ViewOf<G> {
        G::view(self.state, Viewer::Seat(self.seat()))
    }

    pub fn moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        G::moves(self.state, Actor::Seat(self.seat()), &mut moves);
        moves
    }

    /// Everything this seat was ever told, in order: also what can no longer be read on screen.
    pub fn memory(&self) -> &'a [G::Event] {
        &self.memory.told
    }

    /// Every ready phrase this seat has heard, its own too, in order.
    pub fn heard(&self) -> &'a [Heard] {
        &self.memory.heard
    }

    /// What this seat may say just now.
    pub fn talk(&self) -> Talk {
        G::talk(self.state, self.seat())
    }

    /// What each of the others has asked for last with a ready phrase, if that was not long ago.
    pub fn wishes(&self) -> impl Iterator<Item = &'a Phrase> {
        let (heard, told) = (&self.memory.heard, self.memory.told.len());
        let fresh = heard.iter().filter(move |it| it.seat != self.memory.seat && told <= it.after + FRESH);
        fresh
            .filter(move |it| heard.iter().rfind(|last| last.seat == it.seat) == Some(it))
            .map(|it| &it.phrase)
    }

    /// Luck that is the same for this seat during the whole game: what makes one bot differ from another.
    pub fn manner(&self) -> Chance {
        Chance::fast(self.memory.manner)
    }

    /// A world that looks the same from this seat, with everything it cannot know drawn anew.
    pub fn imagine(&self, chance: &mut Chance) -> G::State {
        G::redeal(self.state, self.seat(), chance)
    }
}

/// A ready phrase somebody said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    pub seat: Seat,
    pub phrase: Phrase,
    /// How much the listener had been told by then: so many events of their memory.
    pub after: usize,
}

/// What one seat remembers: whatever it was told in the moment it happened, what was said, and its manner.
#[derive(Clone, Debug)]
pub struct Memory<G: Game> {
    seat: Seat,
    told: Vec<G::Event>,
    heard: Vec<Heard>,
    manner: u64,
}

impl<G: Game> Memory<G> {
    /// `manner` is drawn once for each table and seat.
    pub fn new(seat: Seat, manner: u64) -> Self {
        Memory { seat, told: Vec::new(), heard: Vec::new(), manner }
    }

    /// Listens to what has just happened.
    pub fn hear(&mut self, now: &G::State, events: &[G::Event]) {
        let viewer = Viewer::Seat(self.seat);
        self.told.extend(events.iter().filter_map(|event| G::tell(now, viewer, event)));
    }

    /// Listens to what somebody says.
    pub fn listen(&mut self, seat: Seat, phrase: Phrase) {
        self.heard.push(Heard { seat, phrase, after: self.told.len() });
    }

    /// The same of something said at a table; of free words one understands nothing.
    pub fn overhear(&mut self, said: &Said) {
        if let Words::Phrase(phrase) = &said.words {
            self.listen(said.seat, phrase.clone());
        }
    }
}
