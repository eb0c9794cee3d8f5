//! What do the buttons of Obscurio say in English?

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
        Move::Butterfly(perch) => say!("Point at {}", naming::numbered(Lang::En, perch)),
        Move::ShowBook => "Show the book".into(),
        Move::Ready => "Say you have seen enough".into(),
        Move::CloseEyes => "Close all eyes".into(),
        Move::LayDoors => "Lay out the doors".into(),
        Move::Pick(slot) => match view.own.in_slot(slot) {
            Some(card) => say!("Slip in {}", super::card(card)),
            None => say!("Slip in card {slot}"),
        },
        Move::CloseHolder => "Close the holder".into(),
        Move::OpenEyes => "Open all eyes".into(),
        Move::Stand(Token::Own, at) => say!("Go to {}", door(at)),
        Move::Stand(Token::Companion, at) => say!("Send your companion to {}", door(at)),
        Move::Confirm => "Confirm the door".into(),
        Move::Withdraw => "Think again".into(),
        Move::Take(Token::Own) => say!("Take {}", door(opened(view))),
        Move::Take(Token::Companion) => say!("Leave your companion at {}", door(opened(view))),
        Move::Pass(Token::Own) => say!("Let {} pass", door(opened(view))),
        Move::Pass(Token::Companion) => say!("Let {} pass for your companion", door(opened(view))),
        Move::Hold(Token::Own, at) => say!("Choose {} in secret", door(at)),
        Move::Hold(Token::Companion, at) => say!("Choose {} in secret for your companion", door(at)),
        Move::CallTime if matches!(view.phase, Phase::Vote { .. }) => {
            "Count the votes without waiting".into()
        }
        Move::CallTime if matches!(view.phase, Phase::Riddle) => "Ask for the book to be shown".into(),
        Move::CallTime if matches!(view.phase, Phase::ClueShown) => {
            "Ask to go on without the Grimoire".into()
        }
        Move::CallTime => "Ask for the timer to be turned".into(),
        Move::ReadyToVote => "Go on to the vote".into(),
        Move::Vote(seat) => say!("Point at {}", names.seat(seat)),
        Move::Ring(_) => "Let time run out".into(),
    }
}
