//! While the Grimoire works: the Book is turned away, and there is time to look at what was.

use ::obscurio::state::Token;
use ::obscurio::view::LastTurnView;
use maud::{Markup, html};

use super::story::{Riddle, riddle};
use super::{TableScene, accusation, art, words_of};

pub fn waiting(scene: &TableScene) -> Markup {
    let words = words_of(scene);
    html! {
        div.waiting-room {
            div.turned-away { (art("turned", "book-turned")) p { (words.book_waits) } }
            (accusation::told(scene))
            @if let Some(last) = scene.view.last_turn.as_ref().filter(|last| last.turn < scene.view.turn) {
                section.last-turn {
                    h3 { (words.last_turn) }
                    (riddle(scene, &of_last(scene, last)))
                }
            }
        }
    }
}

fn of_last(scene: &TableScene, last: &LastTurnView) -> Riddle {
    let stood = last.stood.iter().map(|(seat, token, door)| (*seat, *token, *door));
    let here = |seat| scene.view.wizards.iter().any(|wizard| wizard.seat == seat);
    Riddle {
        turn: last.turn,
        pages: last.book.as_ref().map(|(pages, _)| *pages),
        butterflies: last.book.as_ref().map(|(_, landed)| landed.clone()).unwrap_or_default(),
        doors: last.doors.clone(),
        exit: last.exit_door,
        picks: Vec::new(),
        stood: stood
            .filter(|(seat, token, _)| here(*seat) && (*token == Token::Own || scene.view.wizards.len() == 1))
            .collect(),
        traps: last.traps.clone(),
    }
}
