//! What can somebody say with one press in Spanish?

use deathmaydie::content::{Discovery, Investigator, Space};
use deathmaydie::figures::Foe;
use table::Seat;

use super::names::{at, the, the_foe, to, who};
use crate::deathmaydie::naming;
use crate::sentence::Sentence;
use crate::speak::Names;
use crate::{Lang, say};

pub const HELP: &str = "¡Necesito ayuda!";
pub const REST: &str = "Tengo que descansar.";
pub const RITUAL: &str = "¡A por el Ritual!";

pub fn look(space: Space) -> Sentence {
    say!("Mirad {}.", the(space))
}

pub fn go(space: Space) -> Sentence {
    say!("Voy {}.", to(space))
}

pub fn meet(space: Space) -> Sentence {
    say!("Reunámonos {}.", at(space))
}

pub fn danger(space: Space) -> Sentence {
    say!("¡Cuidado {}!", at(space))
}

pub fn first(foe: Foe) -> Sentence {
    say!("¡Primero, {}!", the_foe(foe))
}

pub fn mind(foe: Foe) -> Sentence {
    say!("¡Ojo con {}!", the_foe(foe))
}

pub fn protect(it: Investigator) -> Sentence {
    say!("Hay que ayudar a {}.", who(it))
}

pub fn give(card: Discovery) -> Sentence {
    say!("Me vendría bien {}.", naming::discovery(Lang::Es, card))
}

pub fn coming(names: &Names, seat: Seat) -> Sentence {
    names.say(seat, || "¡Voy contigo!", |name| say!("¡Voy con {name}!"))
}
