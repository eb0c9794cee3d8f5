//! Doors round the hall, tokens before them, and the Book in the middle.

use ::obscurio::Move;
use ::obscurio::pictures::Card;
use ::obscurio::state::Token;
use ::obscurio::view::{Phase, TokenView, WizardView};
use maud::{Markup, html};
use words::Speak;

use super::picture::Look;
use super::{Obscurio, TableScene, art, book, people, remarks, words_of};
use crate::table::move_start;
use crate::why;

/// The whole hall is one form: one goes to a door by pressing it.
pub fn doors(scene: &TableScene) -> Markup {
    let (chrome, view) = (scene.chrome, scene.view);
    html! {
        form.ring.seven[view.doors.len() > 6] method="post" action={ "/t/" (chrome.id) "/move" } data-live data-still {
            (move_start(chrome))
            div.centre { (book::pages(scene)) (waiting_tokens(scene)) }
            ol.doors aria-label=(words_of(scene).hall) {
                @for (index, card) in view.doors.iter().enumerate() { (door(scene, index as u8 + 1, *card)) }
            }
        }
    }
}

fn door(scene: &TableScene, number: u8, card: Option<Card>) -> Markup {
    let here = |token: Token| Move::Stand(token, number);
    let hold = |token: Token| Move::Hold(token, number);
    let press = [here(Token::Own), hold(Token::Own)].into_iter().find(|mv| scene.moves.contains(mv));
    let look = card.map(|card| Look::card(scene, place(number), card));
    html! {
        li.gate.{ "gate-" (number) }.opened[is_last_opened(scene, number)].mine[stands_here(scene, number)] id={ "place-door-" (number) } {
            (face(scene, number, look.as_ref(), press))
            b.number { (number) }
            @if let Some(look) = &look { @if press.is_some() { (look.loupe(scene)) } }
            div.threshold { (tokens(scene, number)) (companion(scene, number)) }
            (remarks::about_door(scene, number))
        }
    }
}

/// The picture of a door, or the door shut. Whoever may go there presses it.
fn face(scene: &TableScene, number: u8, look: Option<&Look>, press: Option<Move>) -> Markup {
    let chrome = scene.chrome;
    let words = words_of(scene);
    let name = format!("{} {number}", words.door);
    let shut = if number <= opened(scene) { words.face_down } else { words.shut };
    let says = look.map_or(shut, |look| look.says.as_str());
    let inside = match look {
        Some(look) => look.inside(false),
        None => html! { (art("painted", "door-shut")) },
    };
    let class = look.map_or("card illusion shut".to_owned(), Look::class);
    html! {
        @match (press, look) {
            (Some(mv), _) => {
                @let label = Obscurio::move_name(chrome.lang, &chrome.names, scene.view, mv).to_string();
                button class=(class) type="submit" name="move" value=(mv) data-card=(place(number)) data-do=(label)
                    aria-label={ (label) ". " (says) } { (inside) (beside(scene)) }
            },
            (None, Some(look)) => {
                a class=(class) href=(look.source) data-why=[why_not(scene, number)] data-card=(place(number)) aria-label={ (name) ": " (says) } { (inside) (beside(scene)) }
            },
            (None, None) => {
                @if let Some(why) = why_not(scene, number) { a class=(class) href=(why) data-why="" aria-label={ (name) ": " (says) } { (inside) } }
                @else { div class=(class) role="img" aria-label={ (name) ": " (says) } { (inside) } }
            },
        }
    }
}

/// Why nobody goes there now, for those who go to doors.
fn why_not(scene: &TableScene, number: u8) -> Option<String> {
    let wizard = scene.view.wizards.iter().any(|wizard| Some(wizard.seat) == scene.view.own.seat);
    let held = scene.moves.iter().any(|mv| matches!(mv, Move::Hold(..)));
    let mv = if held { Move::Hold(Token::Own, number) } else { Move::Stand(Token::Own, number) };
    why::not(scene.chrome, mv, None).filter(|_| wizard)
}

/// The Pages beside a door that is held up, to compare.
fn beside(scene: &TableScene) -> Markup {
    use ::obscurio::book::Page;
    html! {
        @if let Some(shown) = &scene.view.book {
            span.beside aria-hidden="true" {
                @for page in Page::BOTH {
                    @let look = Look::page(scene, page, &shown.pages[page as usize])
                        .with(super::spots::butterflies_still(&shown.butterflies, page));
                    span class={ (look.class()) " small" } { (look.inside(false)) }
                }
            }
        }
    }
}

fn place(number: u8) -> String {
    format!("door-{number}")
}

/// How many Doors have been opened, if that goes one by one.
fn opened(scene: &TableScene) -> u8 {
    match scene.view.phase {
        Phase::DoorsLocked { opened } | Phase::DoorsLockedWatched { opened } => opened,
        _ => u8::MAX,
    }
}

/// Whether this is the Door everybody has to answer now.
fn is_last_opened(scene: &TableScene, number: u8) -> bool {
    opened(scene) == number
}

/// Where a token is, as far as this viewer knows: one's own, held in secret, too.
fn where_is(scene: &TableScene, wizard: &WizardView, token: Token) -> Option<u8> {
    let seen = if token == Token::Own { Some(wizard.token) } else { wizard.second };
    let held = scene.view.own.holds.iter().find(|(seat, which, _)| (*seat, *which) == (wizard.seat, token));
    match seen? {
        TokenView::Door(door) => Some(door),
        _ => held.map(|(_, _, door)| *door),
    }
}

fn stands_here(scene: &TableScene, number: u8) -> bool {
    let me = scene.view.wizards.iter().find(|wizard| Some(wizard.seat) == scene.view.own.seat);
    me.is_some_and(|me| Token::BOTH.iter().any(|token| where_is(scene, me, *token) == Some(number)))
}

fn tokens(scene: &TableScene, number: u8) -> Markup {
    let at = |wizard: &WizardView, token: Token| where_is(scene, wizard, token) == Some(number);
    html! {
        @for wizard in &scene.view.wizards {
            @for token in Token::BOTH { @if at(wizard, token) { (people::token(scene, wizard, token, wizard.confirmed)) } }
        }
    }
}

/// Those who have not gone anywhere yet, or hold their token in hand.
fn waiting_tokens(scene: &TableScene) -> Markup {
    let nowhere = |wizard: &WizardView, token: Token| {
        let seen = if token == Token::Own { Some(wizard.token) } else { wizard.second };
        let here = matches!(seen, Some(TokenView::Centre | TokenView::Hand));
        here && where_is(scene, wizard, token).is_none()
    };
    html! {
        div.tokens.in-centre aria-label=(words_of(scene).centre) {
            @for wizard in &scene.view.wizards {
                @for token in Token::BOTH {
                    @if nowhere(wizard, token) { (people::token(scene, wizard, token, wizard.token == TokenView::Hand)) }
                }
            }
        }
    }
}

/// With two players the companion goes its own way.
fn companion(scene: &TableScene, number: u8) -> Markup {
    let chrome = scene.chrome;
    let go = [Move::Stand(Token::Companion, number), Move::Hold(Token::Companion, number)];
    let go = go.into_iter().find(|mv| scene.moves.contains(mv));
    let companion = scene.view.wizards.first().and_then(|wizard| wizard.companion);
    html! {
        @if let (Some(mv), Some(character)) = (go, companion) {
            button.companion type="submit" name="move" value=(mv)
                aria-label=(Obscurio::move_name(chrome.lang, &chrome.names, scene.view, mv)) { (art("token", &format!("token-{character}"))) }
        }
    }
}
