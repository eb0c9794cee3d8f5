//! What can be decided at all, and how is it written?

use std::fmt;
use std::str::FromStr;

use table::Seat;

use crate::book::Perch;
use crate::state::{HOLDER, MOST_SEATS, Token};

table::moves! {
    /// A decision. Doors, slots and seats are written as people say them.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Move {
        /// The Grimoire puts a Butterfly on the Book.
        Butterfly(perch: Perch) = "butterfly {perch}",
        ShowBook = "show",
        /// A Wizard has seen enough of the clue.
        Ready = "ready",
        /// The Grimoire orders all eyes closed.
        CloseEyes = "close eyes",
        /// The Grimoire lets the Doors be laid: two and three players.
        LayDoors = "lay doors",
        /// The Traitor takes the card in this slot, from 1.
        Pick(slot: u8) = "pick {slot}",
        CloseHolder = "close holder",
        /// The Grimoire ends a night without a clock that lasts too long.
        OpenEyes = "open eyes",
        /// A token is put in front of a Door, or moved there.
        Stand(token: Token as With, door: u8) = "stand {door}{token}",
        Confirm = "confirm",
        Withdraw = "withdraw",
        /// A token stays at the Door opened last.
        Take(token: Token as With) = "take{token}",
        Pass(token: Token as With) = "pass{token}",
        /// A token is held for a Door, in secret.
        Hold(token: Token as With, door: u8) = "hold {door}{token}",
        CallTime = "call time",
        ReadyToVote = "ready to vote",
        Vote(seat: Seat) = "vote {seat}",
        /// A timer has run out.
        Ring(bell: Bell) = "ring {bell}",
    }
}

/// Which timer has run out (OBS-0.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bell {
    ClueView,
    EyesClosed,
    /// The longest a night lasts with a clock (RUL-OBS-37).
    Night,
    Sand,
    Debate,
    Vote,
    /// Without a clock: from here on those who have decided may go on without the others.
    Patience,
}

impl Bell {
    pub const ALL: [Bell; 7] = [
        Bell::ClueView,
        Bell::EyesClosed,
        Bell::Night,
        Bell::Sand,
        Bell::Debate,
        Bell::Vote,
        Bell::Patience,
    ];

    /// The timer's name.
    pub fn name(self) -> &'static str {
        match self {
            Bell::ClueView => "clue-view",
            Bell::EyesClosed => "eyes-closed",
            Bell::Night => "night",
            Bell::Sand => "sand",
            Bell::Debate => "debate",
            Bell::Vote => "vote",
            Bell::Patience => "patience",
        }
    }
}

impl Move {
    /// Every move that could ever be named, in order.
    pub fn universe() -> Vec<Move> {
        let mut all: Vec<Move> = Perch::all().map(Move::Butterfly).collect();
        all.extend([Move::ShowBook, Move::Ready, Move::CloseEyes, Move::LayDoors]);
        all.extend((1..=HOLDER as u8).map(Move::Pick));
        all.extend([Move::CloseHolder, Move::OpenEyes]);
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

impl FromStr for With {
    type Err = ();

    fn from_str(text: &str) -> Result<With, ()> {
        match text {
            "" => Ok(With(Token::Own)),
            " companion" => Ok(With(Token::Companion)),
            _ => Err(()),
        }
    }
}

impl fmt::Display for Bell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Bell {
    type Err = ();

    fn from_str(text: &str) -> Result<Bell, ()> {
        Bell::ALL.into_iter().find(|bell| bell.name() == text).ok_or(())
    }
}
