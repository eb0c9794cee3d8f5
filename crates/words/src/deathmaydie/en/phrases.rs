//! What can somebody say with one press in English?

use deathmaydie::content::{Discovery, Investigator, Space};
use deathmaydie::figures::Foe;
use table::Seat;

use super::names::{at, the, the_foe, who};
use crate::deathmaydie::naming;
use crate::sentence::Sentence;
use crate::speak::Names;
use crate::{Lang, say};

pub const HELP: &str = "I need help!";
pub const REST: &str = "I have to rest.";
pub const RITUAL: &str = "On to the Ritual!";

pub fn look(space: Space) -> Sentence {
    say!("Look at {}.", the(space))
}

pub fn go(space: Space) -> Sentence {
    say!("I am going to {}.", the(space))
}

pub fn meet(space: Space) -> Sentence {
    say!("Let us meet {}.", at(space))
}

pub fn danger(space: Space) -> Sentence {
    say!("Beware {}!", at(space))
}

pub fn first(foe: Foe) -> Sentence {
    say!("First {}!", the_foe(foe))
}

pub fn mind(foe: Foe) -> Sentence {
    say!("Watch out for {}!", the_foe(foe))
}

pub fn protect(it: Investigator) -> Sentence {
    say!("We have to help {}.", who(it))
}

pub fn give(card: Discovery) -> Sentence {
    say!("I could use {}.", naming::discovery(Lang::En, card))
}

pub fn coming(names: &Names, seat: Seat) -> Sentence {
    names.say(seat, || "I am coming to you!", |name| say!("I am going to {name}!"))
}
