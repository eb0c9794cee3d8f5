//! The Accusation as a scene: debate, pointing all at once, cards turned.

use ::obscurio::view::{LoyaltyView, Phase, WizardView};
use ::obscurio::{Event, Move, Obscurio};
use maud::{Markup, html};
use table::Seat;
use words::Speak;
use words::obscurio::hall_words::hall;

use super::{TableScene, art, mark, remarks, words_of};
use crate::table::move_start;
use crate::why;

pub fn scene(scene: &TableScene) -> Markup {
    let (chrome, words) = (scene.chrome, words_of(scene));
    let vote = matches!(scene.view.phase, Phase::Vote { .. });
    html! {
        form.accusation.vote[vote] method="post" action={ "/t/" (chrome.id) "/move" } data-live {
            (move_start(chrome))
            h3 { (words.accusation) }
            p.lead { (if vote { hall(chrome.lang).all_point } else { words.accusation_help }) }
            ul.suspects { @for wizard in &scene.view.wizards { (suspect(scene, wizard)) } }
        }
    }
}

fn suspect(scene: &TableScene, wizard: &WizardView) -> Markup {
    let (chrome, words) = (scene.chrome, words_of(scene));
    let vote = Move::Vote(wizard.seat);
    let chosen = scene
        .view
        .own
        .votes
        .iter()
        .any(|(voter, whom)| Some(*voter) == scene.view.own.seat && *whom == wizard.seat);
    let inside = html! {
        span.loyalty-card { (card(wizard.card)) }
        span.name { (art("token", &format!("token-{}", wizard.character))) (chrome.names.of(wizard.seat)) }
    };
    html! {
        li.suspect.chosen[chosen].open[wizard.card != LoyaltyView::Down] {
            @if scene.moves.contains(&vote) {
                button.accuse type="submit" name="move" value=(vote)
                    aria-label=(Obscurio::move_name(chrome.lang, &chrome.names, scene.view, vote)) { (inside) }
            } @else if let Some(why) = why::not(chrome, vote, None).filter(|_| accuses(scene)) { a.accuse href=(why) data-why="" { (inside) } }
            @else { div.accuse { (inside) } }
            @if chosen { span.tag.gold { (mark("point")) (words.point) } }
            (fingers(scene, wizard.seat))
            (remarks::suspect(scene, wizard.seat))
        }
    }
}

/// Whether the reader is one of those who accuse.
fn accuses(scene: &TableScene) -> bool {
    scene.view.wizards.iter().any(|wizard| Some(wizard.seat) == scene.view.own.seat)
}

fn card(card: LoyaltyView) -> Markup {
    match card {
        LoyaltyView::Loyal => html! { (art("card-face", "loyal")) },
        LoyaltyView::Traitor => html! { (art("card-face", "traitor")) },
        LoyaltyView::Down | LoyaltyView::None => html! { (art("card-face", "loyalty-back")) },
    }
}

/// Where an Accusation of the turn before led: who pointed at whom, and whose card was turned.
pub fn told(scene: &TableScene) -> Markup {
    let begins = |event: &Event| matches!(event, Event::TrapsDrawn { .. });
    let past = scene.log.iter().rev().map(|(_, event)| event).skip_while(|event| !begins(event)).skip(1);
    let accused = past.take_while(|event| !begins(event)).any(|event| matches!(event, Event::Accused { .. }));
    html! {
        @if accused {
            section.verdict {
                h3 { (hall(scene.chrome.lang).accusation_was) }
                ul.suspects { @for wizard in &scene.view.wizards { (verdict(scene, wizard)) } }
            }
        }
    }
}

/// One Wizard's card as it lies now, with the fingers that pointed there.
pub fn verdict(scene: &TableScene, wizard: &WizardView) -> Markup {
    let words = words_of(scene);
    let says = match wizard.card {
        LoyaltyView::Traitor => words.was_traitor,
        LoyaltyView::Loyal => words.loyal,
        LoyaltyView::Down | LoyaltyView::None => "",
    };
    html! {
        li.suspect.traitor[wizard.card == LoyaltyView::Traitor] {
            span.loyalty-card.turning[wizard.card != LoyaltyView::Down] { (card(wizard.card)) }
            span.name { (art("token", &format!("token-{}", wizard.character))) (scene.chrome.names.of(wizard.seat)) }
            small { (says) }
            (pointed_at(scene, wizard.seat))
        }
    }
}

/// Who points here: aloud in the debate, and with the finger in the round before.
fn fingers(scene: &TableScene, seat: Seat) -> Markup {
    let words = words_of(scene);
    let suspected = remarks::suspected_by(scene, seat);
    html! {
        @if !suspected.is_empty() { p.fingers { (mark("speak")) span.unseen { (words.votes) } (tokens(scene, &suspected)) } }
        (pointed_at(scene, seat))
    }
}

/// Who pointed here when all did.
pub fn pointed_at(scene: &TableScene, seat: Seat) -> Markup {
    let words = words_of(scene);
    let pointed: Vec<Seat> =
        scene.view.votes.iter().filter(|(_, whom)| *whom == seat).map(|(voter, _)| *voter).collect();
    html! {
        @if !pointed.is_empty() { p.fingers tabindex="0" title={ (words.votes) ": " (pointed.len()) } data-rule="OBS-11.5" { (mark("point")) span.unseen { (words.votes) } (tokens(scene, &pointed)) } }
    }
}

fn tokens(scene: &TableScene, seats: &[Seat]) -> Markup {
    html! {
        @for wizard in scene.view.wizards.iter().filter(|wizard| seats.contains(&wizard.seat)) {
            (super::people::token_still(scene, wizard, ::obscurio::state::Token::Own))
        }
    }
}
