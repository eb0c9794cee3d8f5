//! How is the end told in English?

use madness::end::End;
use madness::story::TurningPoint;

use super::monster;
use crate::say;
use crate::sentence::Sentence;
use crate::speak::Names;

pub fn headline(end: End, played: bool) -> &'static str {
    match (end == End::Won, played) {
        (true, true) => "You have shut the book!",
        (true, false) => "The book is shut!",
        (false, true) => "You have lost",
        (false, false) => "The book has won",
    }
}

pub fn turning_point(names: &Names, turn: TurningPoint) -> Sentence {
    match turn {
        TurningPoint::Escape(monster) => {
            say!("It turned when {} escaped.", self::monster(monster))
        }
        TurningPoint::Eliminated(seat) => {
            names.say(seat, || "It turned when you went mad.", |name| say!("It turned when {name} went mad."))
        }
    }
}

pub fn left_on_stack(madness: u8) -> Sentence {
    say!("{madness} Madness were left on the stack.")
}
