//! What do the buttons of Obscurio say in Spanish?

use obscurio::state::Token;
use obscurio::view::Phase;
use obscurio::{Move, View};

use super::door;
use crate::obscurio::moment::opened;
use crate::obscurio::naming;
use crate::sentence::Sentence;
use crate::speak::Names;
use crate::{Lang, say};

pub fn move_name(names: &Names, view: &View, mv: Move) -> Sentence {
    match mv {
        Move::Butterfly(perch) => say!("Señala {}", naming::numbered(Lang::Es, perch)),
        Move::ShowBook => "Muestra el libro".into(),
        Move::Ready => "Da el libro por visto".into(),
        Move::CloseEyes => "Manda cerrar los ojos".into(),
        Move::LayDoors => "Coloca las puertas".into(),
        Move::Pick(slot) => match view.own.in_slot(slot) {
            Some(card) => say!("Cuela {}", super::card(card)),
            None => say!("Cuela la carta {slot}"),
        },
        Move::CloseHolder => "Cierra el tarjetero".into(),
        Move::OpenEyes => "Manda abrir los ojos".into(),
        Move::Stand(Token::Own, at) => say!("Ve a la {}", door(at)),
        Move::Stand(Token::Companion, at) => say!("Lleva a tu acompañante a la {}", door(at)),
        Move::Confirm => "Confirma la puerta".into(),
        Move::Withdraw => "Piénsalo otra vez".into(),
        Move::Take(Token::Own) => say!("Quédate en la {}", door(opened(view))),
        Move::Take(Token::Companion) => say!("Deja a tu acompañante en la {}", door(opened(view))),
        Move::Pass(Token::Own) => say!("Deja pasar la {}", door(opened(view))),
        Move::Pass(Token::Companion) => {
            say!("Haz que tu acompañante deje pasar la {}", door(opened(view)))
        }
        Move::Hold(Token::Own, at) => say!("Elige en secreto la {}", door(at)),
        Move::Hold(Token::Companion, at) => {
            say!("Elige en secreto la {} para tu acompañante", door(at))
        }
        Move::CallTime if matches!(view.phase, Phase::Vote { .. }) => {
            "Cuenta los votos sin esperar más".into()
        }
        Move::CallTime if matches!(view.phase, Phase::Riddle) => "Pide que se muestre el libro".into(),
        Move::CallTime if matches!(view.phase, Phase::ClueShown) => "Pide seguir sin el Grimorio".into(),
        Move::CallTime => "Pide que se dé la vuelta al reloj".into(),
        Move::ReadyToVote => "Pasa a votar".into(),
        Move::Vote(seat) => say!("Señala a {}", names.seat(seat)),
        Move::Ring(_) => "Da el tiempo por acabado".into(),
    }
}
