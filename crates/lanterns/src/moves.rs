//! What may who do when, and how is it written?

use std::fmt;
use std::str::FromStr;

use table::{Actor, Refusal};

use crate::lamps::Lamp;
use crate::state::{IN_THE_BOX, State, Wish};

table::moves! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Move {
        Wish(wish: Wish) = "wish {wish}",
        Nightfall = "nightfall",
        Light(lamp: Lamp) = "light {lamp}",
        /// The Moth looks at one of the lanterns in the box, from 1.
        Look(place: u8 as Place) = "look {place}",
        Ring = "ring",
    }
}

impl Move {
    /// Every move that can be named in any game.
    pub fn universe() -> Vec<Move> {
        let lights = Lamp::ALL.map(Move::Light);
        let looks = (1..=IN_THE_BOX as u8).map(Move::Look);
        Wish::ALL
            .map(Move::Wish)
            .into_iter()
            .chain([Move::Nightfall])
            .chain(lights)
            .chain(looks)
            .chain([Move::Ring])
            .collect()
    }
}

/// A place in the box as a move names it: one that there is.
struct Place(u8);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Place, ()> {
        let place = text.parse().map_err(|_| ())?;
        if (1..=IN_THE_BOX as u8).contains(&place) { Ok(Place(place)) } else { Err(()) }
    }
}

/// Why a move or a set-up is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    TooManyOrTooFew,
    NotNow,
    AlreadyWished,
    NotYours,
    AlreadyLit,
    NotTheMoth,
    AlreadySeen,
    NotForYou,
}

/// Whether this may be done now. Who is no Moth learns nothing from the answer that they did not know.
pub fn check(state: &State, actor: Actor, mv: Move) -> Result<(), Refusal<Reason>> {
    use Reason::*;
    let refuse = |rule, reason| Err(Refusal::new(rule, reason));
    match (actor, mv) {
        (Actor::Clock, Move::Ring) if state.is_night() => Ok(()),
        (Actor::Clock, _) | (Actor::Seat(_), Move::Ring) => refuse("LAN-6", NotForYou),
        (Actor::Seat(seat), Move::Wish(_) | Move::Nightfall)
            if !state.is_dusk() || seat != state.lamplighter() =>
        {
            refuse("LAN-3", NotNow)
        }
        (Actor::Seat(_), Move::Wish(wish)) if wish == state.wish => refuse("LAN-3", AlreadyWished),
        (Actor::Seat(_), Move::Wish(_) | Move::Nightfall) => Ok(()),
        (Actor::Seat(_), Move::Light(_)) if !state.is_night() => refuse("LAN-4", NotNow),
        (Actor::Seat(seat), Move::Light(_)) if !state.in_the_dark().contains(seat) => {
            refuse("LAN-4", AlreadyLit)
        }
        (Actor::Seat(seat), Move::Light(lamp)) if !state.hands[seat.index()].contains(lamp) => {
            refuse("LAN-4", NotYours)
        }
        (Actor::Seat(_), Move::Light(_)) => Ok(()),
        (Actor::Seat(seat), Move::Look(_)) if seat != state.moth => refuse("LAN-5", NotTheMoth),
        (Actor::Seat(_), Move::Look(_)) if !state.is_night() => refuse("LAN-5", NotNow),
        (Actor::Seat(_), Move::Look(place)) => {
            match state.looked_at.get(usize::from(place).wrapping_sub(1)) {
                Some(false) => Ok(()),
                Some(true) | None => refuse("LAN-5", AlreadySeen),
            }
        }
    }
}

pub fn list(state: &State, actor: Actor, into: &mut Vec<Move>) {
    into.extend(Move::universe().into_iter().filter(|mv| check(state, actor, *mv).is_ok()));
}
