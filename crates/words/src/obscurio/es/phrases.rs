//! What can a Wizard say with one press in Spanish?

use obscurio::book::Perch;
use obscurio::remarks::Stance;
use table::Seat;

use crate::obscurio::naming;
use crate::sentence::Sentence;
use crate::speak::Names;
use crate::{Lang, say};

pub const HURRY: &str = "¡Se acaba el tiempo!";
pub const SPREAD: &str = "Mejor nos repartimos.";
pub const TOGETHER: &str = "Mejor vamos todos juntos.";

pub fn look(perch: Perch) -> Sentence {
    say!("Lo importante es {}.", naming::spot(Lang::Es, perch))
}

pub fn remark(stance: Stance, door: u8) -> Sentence {
    let door = naming::door(Lang::Es, door);
    match stance {
        Stance::Like => say!("Me gusta la {door}."),
        Stance::Doubt => say!("No me convence la {door}."),
        Stance::Reject => say!("¡La {door} no!"),
    }
}

pub fn because(stance: Stance, door: u8, perch: Perch) -> Sentence {
    let (door, spot) = (naming::door(Lang::Es, door), naming::spot(Lang::Es, perch));
    match stance {
        Stance::Like => say!("Me gusta la {door}: encaja con {spot}."),
        Stance::Doubt => say!("No me convence la {door}: no veo que encaje con {spot}."),
        Stance::Reject => say!("¡La {door} no! No encaja con {spot}."),
    }
}

pub fn between(one: u8, other: u8) -> Sentence {
    say!("Dudo entre la {} y la {}.", naming::door(Lang::Es, one), naming::door(Lang::Es, other))
}

pub fn suspect(names: &Names, seat: Seat) -> Sentence {
    names.say(seat, || "No me fío de ti.", |name| say!("No me fío de {name}."))
}

pub fn trust(names: &Names, seat: Seat) -> Sentence {
    names.say(seat, || "Confío en ti.", |name| say!("Confío en {name}."))
}
