//! What can the reader do now, and who are they? The bar under the hall: within the thumb's reach on a phone.

use ::obscurio::view::Role;
use ::obscurio::{Move, Obscurio};
use maud::{Markup, html};
use words::Speak;
use words::page::page;

use super::{TableScene, art, mark, voice, words_of};
use crate::people::curtain;
use crate::sprites::icon;
use crate::table::move_start;

pub fn bar(scene: &TableScene) -> Markup {
    let chrome = scene.chrome;
    html! {
        section #hand.hand.own-bar {
            @if let Some(next) = chrome.pass_to() { (curtain(chrome, next)) }
            @else if scene.view.own.seat.is_none() { p.watching { (icon("eye")) (page(chrome.lang).watching) } }
            @else { (own_card(scene)) (buttons(scene)) (voice::cue(scene)) }
        }
    }
}

/// Whether the table waits for the reader, rather than letting them change their mind.
pub fn is_wanted(scene: &TableScene) -> bool {
    scene.moves.iter().any(|mv| !matches!(mv, Move::Withdraw | Move::CallTime | Move::OpenEyes))
        && !scene.moves.contains(&Move::Withdraw)
}

/// Decisions that lie on no object.
fn buttons(scene: &TableScene) -> Markup {
    let chrome = scene.chrome;
    let spoken = scene.moves.iter().filter(|mv| !is_on_an_object(**mv));
    html! {
        form.decisions method="post" action={ "/t/" (chrome.id) "/move" } data-live {
            (move_start(chrome))
            @for mv in spoken {
                button.gold[is_step(*mv)].quiet[*mv == Move::Withdraw] type="submit" name="move" value=(mv) {
                    (sign(*mv)) (Obscurio::move_name(chrome.lang, &chrome.names, scene.view, *mv))
                }
            }
        }
    }
}

fn is_on_an_object(mv: Move) -> bool {
    matches!(
        mv,
        Move::Butterfly(_) | Move::Pick(_) | Move::Stand(..) | Move::Hold(..) | Move::Vote(_) | Move::Ring(_)
    )
}

/// The one thing to do next.
fn is_step(mv: Move) -> bool {
    !matches!(mv, Move::Withdraw | Move::CallTime | Move::Pass(_))
}

fn sign(mv: Move) -> Markup {
    let id = match mv {
        Move::Ready | Move::ReadyToVote => "ready",
        Move::Confirm | Move::Take(_) => "sure",
        Move::Withdraw | Move::Pass(_) => "doubt",
        Move::ShowBook => "speak",
        Move::CloseEyes => "hush",
        Move::OpenEyes => "speak",
        Move::LayDoors => "exit",
        Move::CloseHolder => "decoy",
        _ => return html! { (icon("hourglass")) },
    };
    html! { (mark(id)) }
}

/// One's own Loyalty card, face down: it shows for as long as it is held. At the end all lie open elsewhere.
fn own_card(scene: &TableScene) -> Markup {
    let words = words_of(scene);
    let (face, says) = match scene.view.own.role.filter(|_| scene.view.end.is_none()) {
        Some(Role::Loyal) => ("loyal", words.you_are_loyal),
        Some(Role::Traitor) => ("traitor", words.you_are_traitor),
        Some(Role::Grimoire) => return html! { p.role { (mark("wings")) (words.you_are_grimoire) } },
        Some(Role::Wizard) | None => return html! {},
    };
    html! {
        button.loyalty type="button" title=(words.show_loyalty) {
            (art("card-back", "loyalty-back")) span.hold { (words.your_loyalty) small { (words.show_loyalty) } }
            span.face { (art("card-face", face)) strong { (says) } }
            span.unseen { (says) }
        }
    }
}
