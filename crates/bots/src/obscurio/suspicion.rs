//! Who might be the Traitor? What each Wizard chose and argued for, turn by turn.

use obscurio::state::MOST_SEATS;
use obscurio::view::{LoyaltyView, Open};
use obscurio::{Remark, Stance};
use table::{Seat, SeatSet};

use super::belief::Belief;
use super::mind::Mind;
use super::recall::{Past, Turn};

/// How much more likely a loyal Wizard finds the Exit, and a Traitor a wrong Door.
const RIGHT: f64 = 1.6;
const WRONG: f64 = 1.25;
/// How much it weighs that a wrong Door was far from plausible, and what counts as plausible.
const ABSURD: f64 = 0.35;
const PLAUSIBLE: f64 = 0.4;
const NOWHERE: f64 = 0.6;
const ARGUED: f64 = 0.2;

/// Log-odds of being the Traitor, by seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Suspicion {
    odds: [f64; MOST_SEATS],
    /// Those whose word counts: all but the Grimoire and an unmasked Traitor.
    pub wizards: SeatSet,
    /// Who could be the Traitor for all this seat knows; nobody if there is none, or no longer.
    pub suspects: SeatSet,
}

impl Suspicion {
    /// As `me` sees it by now.
    pub fn of(mind: &Mind, past: &Past, open: &Open, me: Seat) -> Suspicion {
        let mut suspicion = Suspicion::at_first(open, me);
        for turn in past.resolved() {
            let belief = Belief::own(mind, turn).pooled(turn, me, &suspicion);
            suspicion.weigh(turn, &belief);
        }
        suspicion
    }

    fn at_first(open: &Open, me: Seat) -> Suspicion {
        let seats = |is: fn(LoyaltyView) -> bool| -> SeatSet {
            open.wizards.iter().filter(|wizard| is(wizard.card)).map(|wizard| wizard.seat).collect()
        };
        let unmasked = seats(|card| card == LoyaltyView::Traitor);
        let suspects =
            if unmasked.is_empty() { seats(|card| card == LoyaltyView::Down) } else { SeatSet::NONE };
        let wizards = seats(|card| card != LoyaltyView::Traitor);
        Suspicion { odds: [0.0; MOST_SEATS], wizards, suspects: suspects.without(me) }
    }

    fn weigh(&mut self, turn: &Turn, belief: &Belief) {
        let Some(exit) = turn.exit else { return };
        for seat in self.wizards.iter() {
            self.odds[seat.index()] += match turn.stood[seat.index()] {
                door if door == exit => -RIGHT.ln(),
                0 => NOWHERE,
                door => {
                    let far = (PLAUSIBLE / (belief.of(door) + 0.02)).ln();
                    WRONG.ln() + ABSURD * far.max(0.0)
                }
            };
            self.odds[seat.index()] += turn.said_by(seat).map(|remark| argued(remark, exit)).sum::<f64>();
        }
    }

    /// How suspicious somebody looks, oneself included.
    pub fn odds(&self, seat: Seat) -> f64 {
        self.odds[seat.index()]
    }

    /// How likely this is the Traitor.
    pub fn guilt(&self, seat: Seat) -> f64 {
        let all: f64 = self.suspects.iter().map(|other| self.odds(other).exp()).sum();
        if self.suspects.contains(seat) { self.odds(seat).exp() / all } else { 0.0 }
    }

    /// How far somebody's word is taken.
    pub fn trust(&self, seat: Seat) -> f64 {
        1.0 - self.guilt(seat)
    }
}

/// What it says about somebody that they argued for or against what was the Exit.
fn argued(remark: Remark, exit: u8) -> f64 {
    match remark {
        Remark::Door { door, stance, .. } if door == exit => {
            if stance == Stance::Like {
                -ARGUED
            } else {
                ARGUED
            }
        }
        Remark::Between(one, other) if one == exit || other == exit => -ARGUED / 2.0,
        _ => 0.0,
    }
}
