//! Which Door is the Exit? What the clues say to one bot, and what others make of them.

use obscurio::pictures::Clue;
use obscurio::{Remark, Stance};
use table::Seat;

use super::mind::{Mind, likelihood};
use super::recall::Turn;
use super::suspicion::Suspicion;

/// As many Doors as there can be.
pub const DOORS: usize = 7;

/// What a face-down card is worth, with two clues and with one: about what an Exit usually is.
const HIDDEN: [f64; 2] = [1.25, 0.72];
/// How much one bot lets itself be talked into by all others together.
const OTHERS: f64 = 0.6;

/// How likely each Door is the Exit, from Door 1 on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Belief {
    shares: [f64; DOORS],
    doors: usize,
}

impl Belief {
    /// Each Door by its weight, made to sum up to one.
    fn by(doors: usize, weight: impl Fn(usize) -> f64) -> Belief {
        let mut shares = [0.0; DOORS];
        shares[..doors].iter_mut().enumerate().for_each(|(at, share)| *share = weight(at));
        let all: f64 = shares.iter().sum();
        if all > 0.0 {
            shares.iter_mut().for_each(|share| *share /= all);
        }
        Belief { shares, doors }
    }

    /// What the clues of a turn say to one bot.
    pub fn own(mind: &Mind, turn: &Turn) -> Belief {
        let clues = turn.clues();
        Belief::by(turn.doors.len(), |at| likelihood(door_score(mind, turn, &clues, at)))
    }

    /// The same after listening to what the others said and where they stand, each as far as they are trusted.
    pub fn pooled(self, turn: &Turn, me: Seat, trust: &Suspicion) -> Belief {
        let others = trust.wizards.without(me);
        let weight = OTHERS / (others.len().max(1) as f64).sqrt();
        let voices: Vec<(f64, Belief)> = others
            .iter()
            .filter_map(|other| Some((weight * trust.trust(other), opinion(turn, other)?)))
            .collect();
        let heard =
            |at: usize| voices.iter().map(|(weight, voice)| weight * voice.shares[at].ln()).sum::<f64>();
        Belief::by(self.doors, |at| (self.shares[at].max(1e-9).ln() + heard(at)).exp())
    }

    /// The same, with some Doors known not to be it.
    pub fn without(self, is_out: impl Fn(usize) -> bool) -> Belief {
        Belief::by(self.doors, |at| if is_out(at) { 0.0 } else { self.shares[at] })
    }

    /// Of one Door, from 1.
    pub fn of(&self, door: u8) -> f64 {
        usize::from(door).checked_sub(1).and_then(|at| self.shares.get(at)).copied().unwrap_or(0.0)
    }

    /// The Doors with what each is worth, the best first.
    pub fn ranked_by(&self, worth: impl Fn(u8) -> f64) -> Vec<u8> {
        let mut doors: Vec<u8> = (1..=self.doors as u8).collect();
        doors.sort_by(|a, b| worth(*b).total_cmp(&worth(*a)));
        doors
    }

    pub fn ranked(&self) -> Vec<u8> {
        self.ranked_by(|door| self.of(door))
    }
}

/// What the clues say about the card of a Door, counted from 0.
pub fn door_score(mind: &Mind, turn: &Turn, clues: &[Clue], at: usize) -> f64 {
    match turn.doors[at] {
        Some(card) => mind.hears(turn.number, clues, card),
        None => HIDDEN[usize::from(clues.len() < 2)],
    }
}

/// What somebody seems to believe: by what they said, or else by where they stand. Nothing if they did neither.
fn opinion(turn: &Turn, seat: Seat) -> Option<Belief> {
    let mut shares = [1.0; DOORS];
    let mut liked: Vec<(u8, f64)> = Vec::new();
    let mut doubts = false;
    for remark in turn.said_by(seat) {
        match remark {
            Remark::Door { door, stance: Stance::Like, .. } => liked = vec![(door, 0.6)],
            Remark::Between(one, other) => liked = vec![(one, 0.4), (other, 0.3)],
            Remark::Door { door, stance, .. } => {
                shares[usize::from(door) - 1] *= if stance == Stance::Doubt { 0.5 } else { 0.25 };
                doubts = true;
            }
            Remark::Spread | Remark::Together | Remark::Suspect(_) => {}
        }
    }
    let stands = turn.stood[seat.index()];
    if liked.is_empty() && stands > 0 {
        liked.push((stands, 0.6));
    }
    liked.retain(|(door, _)| usize::from(*door) <= turn.doors.len());
    let doors = turn.doors.len();
    let taken =
        |at: usize| liked.iter().find(|(door, _)| usize::from(*door) == at + 1).map(|(_, share)| *share);
    let left = 1.0 - liked.iter().map(|(_, share)| share).sum::<f64>();
    let rest: f64 = (0..doors).filter(|at| taken(*at).is_none()).map(|at| shares[at]).sum();
    let belief = Belief::by(doors, |at| taken(at).unwrap_or(left * shares[at] / rest.max(0.01)));
    (doubts || !liked.is_empty()).then_some(belief)
}
