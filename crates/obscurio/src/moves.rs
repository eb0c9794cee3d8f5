//! What can be decided at all, and how is it written?

use std::fmt;
use std::str::FromStr;

use table::Seat;

use crate::book::Perch;
use crate::state::{HOLDER, MOST_SEATS, Token};

/// A decision. Doors, slots and seats are written as people say them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The Grimoire puts a Butterfly on the Book.
    Butterfly(Perch),
    ShowBook,
    /// A Wizard has seen enough of the clue.
    Ready,
    /// The Grimoire orders all eyes closed.
    CloseEyes,
    /// The Grimoire lets the Doors be laid: two and three players.
    LayDoors,
    /// The Traitor takes the card in this slot, from 1.
    Pick(u8),
    CloseHolder,
    /// A token is put in front of a Door, or moved there.
    Stand(Token, u8),
    Confirm,
    Withdraw,
    /// A token stays at the Door opened last.
    Take(Token),
    Pass(Token),
    /// A token is held for a Door, in secret.
    Hold(Token, u8),
    CallTime,
    ReadyToVote,
    Vote(Seat),
    /// A timer has run out.
    Ring(Bell),
}

/// Which timer has run out (OBS-0.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bell {
    ClueView,
    EyesClosed,
    Sand,
    Debate,
    Vote,
}

impl Bell {
    pub const ALL: [Bell; 5] = [Bell::ClueView, Bell::EyesClosed, Bell::Sand, Bell::Debate, Bell::Vote];

    /// The timer's name.
    pub fn name(self) -> &'static str {
        match self {
            Bell::ClueView => "clue-view",
            Bell::EyesClosed => "eyes-closed",
            Bell::Sand => "sand",
            Bell::Debate => "debate",
            Bell::Vote => "vote",
        }
    }
}

impl Move {
    /// Every move that could ever be named, in order.
    pub fn universe() -> Vec<Move> {
        let mut all: Vec<Move> = Perch::all().map(Move::Butterfly).collect();
        all.extend([Move::ShowBook, Move::Ready, Move::CloseEyes, Move::LayDoors]);
        all.extend((1..=HOLDER as u8).map(Move::Pick));
        all.push(Move::CloseHolder);
        let at_doors = |say: fn(Token, u8) -> Move| {
            Token::BOTH.into_iter().flat_map(move |token| (1..=7).map(move |door| say(token, door)))
        };
        all.extend(at_doors(Move::Stand));
        all.extend([Move::Confirm, Move::Withdraw]);
        all.extend(Token::BOTH.map(Move::Take));
        all.extend(Token::BOTH.map(Move::Pass));
        all.extend(at_doors(Move::Hold));
        all.extend([Move::CallTime, Move::ReadyToVote]);
        all.extend(Seat::all(MOST_SEATS as u8).map(Move::Vote));
        all.extend(Bell::ALL.map(Move::Ring));
        all
    }
}

/// Nothing for one's own token, which goes without saying.
struct With(Token);

impl fmt::Display for With {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == Token::Own { Ok(()) } else { f.write_str(" companion") }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Butterfly(perch) => write!(f, "butterfly {perch}"),
            Move::ShowBook => f.write_str("show"),
            Move::Ready => f.write_str("ready"),
            Move::CloseEyes => f.write_str("close eyes"),
            Move::LayDoors => f.write_str("lay doors"),
            Move::Pick(slot) => write!(f, "pick {slot}"),
            Move::CloseHolder => f.write_str("close holder"),
            Move::Stand(token, door) => write!(f, "stand {door}{}", With(token)),
            Move::Confirm => f.write_str("confirm"),
            Move::Withdraw => f.write_str("withdraw"),
            Move::Take(token) => write!(f, "take{}", With(token)),
            Move::Pass(token) => write!(f, "pass{}", With(token)),
            Move::Hold(token, door) => write!(f, "hold {door}{}", With(token)),
            Move::CallTime => f.write_str("call time"),
            Move::ReadyToVote => f.write_str("ready to vote"),
            Move::Vote(seat) => write!(f, "vote {seat}"),
            Move::Ring(bell) => write!(f, "ring {}", bell.name()),
        }
    }
}

impl FromStr for Move {
    type Err = ();

    fn from_str(text: &str) -> Result<Move, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        let (words, token) = match words[..] {
            [ref first @ .., "companion"] => (first, Token::Companion),
            _ => (&words[..], Token::Own),
        };
        Ok(match (words, token) {
            (["stand", door], _) => Move::Stand(token, number(door, 7)?),
            (["hold", door], _) => Move::Hold(token, number(door, 7)?),
            (["take"], _) => Move::Take(token),
            (["pass"], _) => Move::Pass(token),
            (_, Token::Companion) => return Err(()),
            (["butterfly", page, spot], _) => Move::Butterfly(format!("{page} {spot}").parse()?),
            (["show"], _) => Move::ShowBook,
            (["ready"], _) => Move::Ready,
            (["close", "eyes"], _) => Move::CloseEyes,
            (["lay", "doors"], _) => Move::LayDoors,
            (["pick", slot], _) => Move::Pick(number(slot, HOLDER as u8)?),
            (["close", "holder"], _) => Move::CloseHolder,
            (["confirm"], _) => Move::Confirm,
            (["withdraw"], _) => Move::Withdraw,
            (["call", "time"], _) => Move::CallTime,
            (["ready", "to", "vote"], _) => Move::ReadyToVote,
            (["vote", seat], _) => Move::Vote(seat.parse()?),
            (["ring", name], _) => {
                Move::Ring(Bell::ALL.into_iter().find(|bell| bell.name() == *name).ok_or(())?)
            }
            _ => return Err(()),
        })
    }
}

fn number(text: &str, most: u8) -> Result<u8, ()> {
    (1..=most).find(|number| number.to_string() == text).ok_or(())
}
