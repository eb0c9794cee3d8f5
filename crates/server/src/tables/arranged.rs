//! What the host changes is said to everybody: who has which seat, how fast bots play, how long people may think.

use pages::chrome::Spoken;
use serde_json::{Value, json};
use table::company::{Bot, Pace, Sitter, Think};
use table::written::read_sitter;
use table::{By, Entry, Seat};
use words::Lang;
use words::arranged_words::{self, Arranged};

use super::apply::push_bounded;
use super::core::Core;
use super::rights::Rights;
use super::seats::sitter_json;
use crate::secrets;

/// So many are still shown.
const REMEMBERED: usize = 12;

/// Something that was changed for everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    pub by: By,
    what: What,
    /// Moves really made by then, for nobody's eyes.
    pub moves: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum What {
    /// Who had the seat, if it was a person, and who has it now.
    Seat {
        seat: Seat,
        before: Option<String>,
        after: Sitter,
    },
    Pace(Pace),
    Think(Think),
}

impl Core {
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
                (hand.by, What::Seat { seat: *seat, before, after: read_sitter(who) })
            }
            Entry::Pace { by, pace } => (*by, What::Pace(Pace::from_name(pace).unwrap_or_default())),
            Entry::Think { by, think } => (*by, What::Think(think.parse().unwrap_or_default())),
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

impl Arrangement {
    /// As a page says it.
    pub fn spoken(&self, core: &Core, lang: Lang, at: usize) -> Spoken {
        let names = core.names(lang);
        let by = match self.by {
            By::Seat(seat) => Some(names.of(seat)),
            By::Host | By::Table => None,
        };
        let (seat, text) = match &self.what {
            What::Seat { seat, before, after } => {
                let name = before.as_deref().unwrap_or(names.of(*seat));
                let what = match after {
                    Sitter::Bot(Bot { plays_for: Some(_), .. }) => Arranged::BotFor(name),
                    Sitter::Bot(Bot { plays_for: None, .. }) => Arranged::Bot(name),
                    Sitter::Nobody if self.by == By::Seat(*seat) => Arranged::Left(name),
                    Sitter::Nobody | Sitter::Person(_) | Sitter::Kept(_) => Arranged::Freed(name),
                };
                (*seat, arranged_words::arranged(lang, by, what))
            }
            What::Pace(pace) => (Seat(0), arranged_words::arranged(lang, by, Arranged::Pace(*pace))),
            What::Think(think) => (Seat(0), arranged_words::arranged(lang, by, Arranged::Think(*think))),
        };
        let name = arranged_words::table(lang).to_owned();
        Spoken { seat, name, phrase: None, text: text.into(), private: false, at }
    }

    /// As programs read it.
    pub fn json(&self) -> Value {
        let by = self.by.to_string();
        match &self.what {
            What::Seat { seat, after, .. } => {
                json!({"by": by, "seat": seat, "who": sitter_json(after)})
            }
            What::Pace(pace) => json!({"by": by, "pace": pace.name()}),
            What::Think(think) => json!({"by": by, "think": think.to_string()}),
        }
    }
}
