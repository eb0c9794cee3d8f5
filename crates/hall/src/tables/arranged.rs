//! What the host changes is said to everybody: who has which seat, how fast bots play, how long people may think.

use table::company::{Pace, Sitter, Think};
use table::written::read_sitter;
use table::{By, Entry, Seat};

use super::apply::push_bounded;
use super::rights::Rights;
use super::state::TableState;
use crate::secrets;

/// So many are still shown.
const REMEMBERED: usize = 12;

/// Something that was changed for everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    pub by: By,
    pub what: Arranged,
    /// Moves really made by then, for nobody's eyes.
    pub moves: usize,
}

/// What was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arranged {
    /// Who had the seat, if it was a person, and who has it now.
    Seat {
        seat: Seat,
        before: Option<String>,
        after: Sitter,
    },
    Pace(Pace),
    Think(Think),
}

impl TableState {
    /// Remembers an entry that everybody is told of. Called before it is followed.
    pub(super) fn arrange(&mut self, entry: &Entry) {
        let (by, what) = match entry {
            // A person who gets up before the game begins has seen the hand dealt to the seat; the next sitter is told.
            Entry::Sit { seat, who, hand: Some(hand) }
                if is_by_another(hand.by, *seat) || self.gets_up(*seat, who) =>
            {
                let before = self.sitter(*seat).and_then(Sitter::person).map(str::to_owned);
                let first = hand.generation == 0 && self.sitter(*seat) == Some(&Sitter::Nobody);
                if first {
                    return;
                }
                (hand.by, Arranged::Seat { seat: *seat, before, after: read_sitter(who) })
            }
            Entry::Pace { by, pace } => (*by, Arranged::Pace(Pace::from_name(pace).unwrap_or_default())),
            Entry::Think { by, think } => (*by, Arranged::Think(think.parse().unwrap_or_default())),
            _ => return,
        };
        let moves = self.session.moves_made();
        push_bounded(&mut self.arranged, Arrangement { by, what, moves }, REMEMBERED);
    }

    fn gets_up(&self, seat: Seat, who: &str) -> bool {
        let person = matches!(self.sitter(seat), Some(Sitter::Person(_)));
        person && table::written::read_sitter(who) == Sitter::Nobody
    }

    /// The seat the host took from somebody who still shows its last key.
    pub fn put_out<'a>(&self, shown: impl IntoIterator<Item = &'a str>) -> Option<Seat> {
        let shown: Vec<&str> = shown.into_iter().collect();
        let lost = |seat: &Seat| {
            let generation = self.seat_generations[seat.index()];
            let by_host = self.ended_by[seat.index()] == Some(By::Host) && generation > 0;
            let key = || self.keys.seat(*seat, generation - 1);
            by_host && shown.iter().any(|secret| secrets::same(secret, &key()))
        };
        let nobody = self.rights(shown.iter().copied()) == Rights::default();
        Seat::all(self.sitters.len() as u8).filter(|_| nobody).find(lost)
    }
}

/// Whether somebody else than whoever has the seat disposed of it. What the table does by itself is told otherwise.
fn is_by_another(by: By, seat: Seat) -> bool {
    match by {
        By::Host => true,
        By::Seat(other) => other != seat,
        By::Table => false,
    }
}
