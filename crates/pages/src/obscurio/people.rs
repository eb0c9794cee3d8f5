//! Who is in the hall, who is sure, and who has gone wrong how often?

use ::obscurio::state::Token;
use ::obscurio::view::{LoyaltyView, Phase, Role, WizardView};
use maud::{Markup, html};
use words::obscurio::card_words;
use words::page::page;

use super::{TableScene, art, mark, remarks, voice, words_of};
use crate::chrome::Place;
use crate::people::{face, kind};
use table::company::Sitter;

/// Everybody at the table: the Grimoire first, then the Wizards by their seats.
pub fn people(scene: &TableScene) -> Markup {
    let (chrome, words) = (scene.chrome, words_of(scene));
    let place = chrome.place(scene.view.grimoire);
    html! {
        section #people.people.{ "of-" (scene.view.wizards.len()) } {
            h2.unseen { (words.wizards) }
            ul {
                li.person.grimoire id={ "figure-" (scene.view.grimoire) } {
                    span.seat-face { @if let Some(place) = place { (face(place)) } }
                    span.who {
                        span.name { (chrome.names.of(scene.view.grimoire)) }
                        small { (mark("wings")) (words.grimoire) @if scene.view.own.role == Some(Role::Grimoire) { " · " (page(chrome.lang).you) } }
                    }
                }
                @for wizard in &scene.view.wizards { (person(scene, wizard)) }
            }
            (voice::switch(scene))
        }
    }
}

fn person(scene: &TableScene, wizard: &WizardView) -> Markup {
    let (chrome, words) = (scene.chrome, words_of(scene));
    let known = scene.view.own.traitor == Some(wizard.seat)
        && scene.view.own.role == Some(Role::Grimoire)
        && wizard.card != LoyaltyView::Traitor;
    let out = matches!(wizard.token, ::obscurio::view::TokenView::Removed);
    html! {
        li.person.out[out].you[chrome.names.is_you(wizard.seat)] id={ "figure-" (wizard.seat) } {
            span.seat-face { (art("token", &format!("token-{}", wizard.character)))
                @if let Some(companion) = wizard.companion { (art("token second", &format!("token-{companion}"))) } }
            span.who {
                span.name { (chrome.names.of(wizard.seat)) }
                small { (subtitle(scene, wizard)) }
            }
            span.signs {
                (sign(scene, wizard))
                @if known { span.tag.ember title=(words.traitor) { (mark("decoy")) (words.traitor) } }
                (loyalty(scene, wizard))
                @if wizard.wrong > 0 { span.wrong tabindex="0" title=(words.wrong) data-rule="OBS-9.6" { (art("flame", "gone")) b { (wizard.wrong) } span.unseen { (words.wrong) } } }
            }
            (remarks::last_of(scene, wizard.seat))
        }
    }
}

/// Which Character, and whether somebody is away.
fn subtitle(scene: &TableScene, wizard: &WizardView) -> Markup {
    let lang = scene.chrome.lang;
    let character = card_words::character(lang, wizard.character);
    let away = |place: &&Place| !matches!(place.sitter, Sitter::Bot(_));
    let sitter = scene.chrome.place(wizard.seat).filter(away).and_then(|place| kind(lang, place));
    html! { (character.name) @if let Some(sitter) = sitter { span.kind { " · " (sitter) } } }
}

/// Ready, sure, has voted: what the others wait for, by a mark and a word.
fn sign(scene: &TableScene, wizard: &WizardView) -> Markup {
    let words = words_of(scene);
    let said = match scene.view.phase {
        Phase::ClueShown if wizard.ready => Some(("ready", words.is_ready)),
        Phase::Doors if wizard.confirmed => Some(("sure", words.is_sure)),
        Phase::DoorsWatched if wizard.token == ::obscurio::view::TokenView::Hand => {
            Some(("sure", words.in_hand))
        }
        Phase::Debate { .. } if wizard.ready => Some(("ready", words.is_ready)),
        Phase::Vote { .. } if wizard.voted => Some(("point", words.has_voted)),
        _ => None,
    };
    html! {
        @if let Some((id, word)) = said { span.tag.said-so { (mark(id)) (word) } }
        @if wizard.called { span.tag { (crate::sprites::icon("hourglass")) (words.has_called) } }
    }
}

/// A Loyalty card that lies face up.
fn loyalty(scene: &TableScene, wizard: &WizardView) -> Markup {
    let words = words_of(scene);
    html! {
        @match wizard.card {
            LoyaltyView::Loyal => { span.tag title=(words.loyal) { (crate::sprites::icon("candle")) (words.loyal) } },
            LoyaltyView::Traitor => { span.tag.ember { (mark("decoy")) (words.traitor) } },
            LoyaltyView::Down | LoyaltyView::None => {},
        }
    }
}

fn drawn(wizard: &WizardView, token: Token) -> String {
    let character = match token {
        Token::Own => wizard.character,
        Token::Companion => wizard.companion.unwrap_or(wizard.character),
    };
    format!("token-{character}")
}

/// A token as a sign for somebody: it stays where it is.
pub fn token_still(scene: &TableScene, wizard: &WizardView, token: Token) -> Markup {
    let name = scene.chrome.names.of(wizard.seat);
    html! { span.pawn role="img" title=(name) aria-label=(name) { (art("token", &drawn(wizard, token))) } }
}

/// A token on the board. It glides to where it goes.
pub fn token(scene: &TableScene, wizard: &WizardView, token: Token, sure: bool) -> Markup {
    let name = scene.chrome.names.of(wizard.seat);
    html! {
        span.pawn.sure[sure].yours[scene.chrome.names.is_you(wizard.seat)] role="img" title=(name) aria-label=(name)
            data-k={ "token-" (wizard.seat) "-" (token as u8) } data-from={ "figure-" (wizard.seat) } {
            (art("token", &drawn(wizard, token)))
            @if sure { (mark("sure")) }
        }
    }
}

/// While the clue is looked at: who has seen enough.
pub fn who_has_looked(scene: &TableScene) -> Markup {
    html! {
        p.looking {
            @for wizard in &scene.view.wizards { (token(scene, wizard, Token::Own, wizard.ready)) }
        }
    }
}
