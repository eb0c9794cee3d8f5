//! How is the end of the Big Book told to whoever was there?

use madness::end::End;
use madness::story::TurningPoint;

use super::{en, es};
use crate::sentence::Sentence;
use crate::speak::Names;
use crate::{Lang, say};

/// Won or lost, to the reader's face; from outside for those who only looked on.
pub fn headline(lang: Lang, end: End, played: bool) -> &'static str {
    match (end == End::Won, played) {
        (true, true) => lang.pick("¡Habéis cerrado el libro!", "You have shut the book!"),
        (true, false) => lang.pick("¡El libro se cierra!", "The book is shut!"),
        (false, true) => lang.pick("Habéis perdido", "You have lost"),
        (false, false) => lang.pick("El libro vence", "The book has won"),
    }
}

/// How close it was.
pub fn close(lang: Lang, end: End, madness: u8) -> Option<Sentence> {
    match lang {
        _ if end != End::Won => None,
        Lang::Es => Some(say!("Quedaban {madness} locuras en la pila.")),
        Lang::En => Some(say!("{madness} Madness were left on the stack.")),
    }
}

/// Where the game was decided.
pub fn turning_point(lang: Lang, names: &Names, turn: TurningPoint) -> Sentence {
    match (lang, turn) {
        (Lang::Es, TurningPoint::Escape(monster)) => {
            say!("Se torció cuando escapó {}.", es::monster(monster))
        }
        (Lang::En, TurningPoint::Escape(monster)) => {
            say!("It turned when {} escaped.", en::monster(monster))
        }
        (Lang::Es, TurningPoint::Eliminated(seat)) => names.say(
            seat,
            || "Se torció cuando enloqueciste.",
            |name| say!("Se torció cuando {name} enloqueció."),
        ),
        (Lang::En, TurningPoint::Eliminated(seat)) => {
            names.say(seat, || "It turned when you went mad.", |name| say!("It turned when {name} went mad."))
        }
    }
}
