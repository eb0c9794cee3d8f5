//! How is the end told in Spanish?

use madness::end::End;
use madness::story::TurningPoint;

use super::monster;
use crate::say;
use crate::sentence::Sentence;
use crate::speak::Names;

pub fn headline(end: End, played: bool) -> &'static str {
    match (end == End::Won, played) {
        (true, true) => "¡Habéis cerrado el libro!",
        (true, false) => "¡El libro se cierra!",
        (false, true) => "Habéis perdido",
        (false, false) => "El libro vence",
    }
}

pub fn turning_point(names: &Names, turn: TurningPoint) -> Sentence {
    match turn {
        TurningPoint::Escape(monster) => {
            say!("Se torció cuando escapó {}.", self::monster(monster))
        }
        TurningPoint::Eliminated(seat) => names.say(
            seat,
            || "Se torció cuando enloqueciste.",
            |name| say!("Se torció cuando {name} enloqueció."),
        ),
    }
}

pub fn left_on_stack(madness: u8) -> Sentence {
    say!("Quedaban {madness} locuras en la pila.")
}
