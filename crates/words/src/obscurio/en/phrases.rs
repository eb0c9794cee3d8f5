//! What can a Wizard say with one press in English?

use obscurio::book::Perch;
use obscurio::remarks::Stance;
use table::Seat;

use crate::obscurio::naming;
use crate::sentence::Sentence;
use crate::speak::Names;
use crate::{Lang, say};

pub const HURRY: &str = "Time is running out!";
pub const SPREAD: &str = "Let us split up.";
pub const TOGETHER: &str = "Let us stay together.";

pub fn look(perch: Perch) -> Sentence {
    say!("What matters is {}.", naming::spot(Lang::En, perch))
}

pub fn remark(stance: Stance, door: u8) -> Sentence {
    let door = naming::door(Lang::En, door);
    match stance {
        Stance::Like => say!("I like {door}."),
        Stance::Doubt => say!("I am not sure about {door}."),
        Stance::Reject => say!("Not {door}!"),
    }
}

pub fn because(stance: Stance, door: u8, perch: Perch) -> Sentence {
    let (door, spot) = (naming::door(Lang::En, door), naming::spot(Lang::En, perch));
    match stance {
        Stance::Like => say!("I like {door}: it goes with {spot}."),
        Stance::Doubt => say!("I am not sure about {door}: does it go with {spot}?"),
        Stance::Reject => say!("Not {door}! It does not go with {spot}."),
    }
}

pub fn between(one: u8, other: u8) -> Sentence {
    say!("It is between {} and {}.", naming::door(Lang::En, one), naming::door(Lang::En, other))
}

pub fn suspect(names: &Names, seat: Seat) -> Sentence {
    names.say(seat, || "I do not trust you.", |name| say!("I do not trust {name}."))
}

pub fn trust(names: &Names, seat: Seat) -> Sentence {
    names.say(seat, || "I trust you.", |name| say!("I trust {name}."))
}
