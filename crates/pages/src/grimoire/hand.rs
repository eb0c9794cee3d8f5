//! What is in the reader's hand, and what can be done with it now?

use grimoire::Move;
use grimoire::cards::Card;
use maud::{Markup, html};
use table::Viewer;
use words::grimoire::hand_words::{Promise, Tone, promises};
use words::grimoire::table_words::table;
use words::page::page;
use words::{Sentence, Speak};

use super::{TableScene, card, offered};
use crate::hint::Hint;
use crate::page_diff::PageDiff;
use crate::people;
use crate::sentence::Plain;
use crate::sprites::icon;
use crate::table::move_start;
use crate::why;

pub fn region(scene: &TableScene, diff: &mut PageDiff) {
    let chrome = scene.chrome;
    let question = chrome.question.filter(|_| chrome.is_my_turn());
    let hands: Vec<_> = scene.view.own.seats.iter().map(|seat| &seat.hand).collect();
    let made_from = (
        hands,
        scene.moves,
        &scene.view.own.foretold,
        &chrome.hint,
        chrome.pass_to(),
        question,
        why::may_ask(chrome),
    );
    diff.region("hand", made_from, || hand(scene));
}

fn hand(scene: &TableScene) -> Markup {
    let chrome = scene.chrome;
    let lit = scene.moves.iter().any(|mv| matches!(mv, Move::Play(_) | Move::Swap(_)));
    html! {
        section #hand.hand.lit[lit] {
            @if let Some(next) = chrome.pass_to() { (people::curtain(chrome, next)) }
            @else if let Some(cards) = own_cards(scene) { (fan(scene, cards)) }
            @else if chrome.viewer == Viewer::Referee { (all_hands(scene)) }
            @else if scene.view.own.you.is_none() { p.watching { (icon("eye")) (page(chrome.lang).watching) } }
        }
    }
}

fn own_cards<'a>(scene: &'a TableScene) -> Option<&'a [Card]> {
    scene.view.own.you.and_then(|seat| scene.view.own.seats[seat.index()].hand.as_deref())
}

fn fan(scene: &TableScene, cards: &[Card]) -> Markup {
    let chrome = scene.chrome;
    let may_decline = scene.moves.contains(&Move::Decline);
    html! {
        h2.unseen { (page(chrome.lang).your_hand) }
        form method="post" action={ "/t/" (chrome.id) "/move" } data-live {
            (move_start(chrome))
            @if may_decline {
                button.decline.hinted[Hint::means(chrome.hint.as_ref(), Move::Decline)] type="submit" name="move" value=(Move::Decline) {
                    (icon("cross")) (table(chrome.lang).decline)
                }
            }
            ul.fan aria-description=(page(chrome.lang).keys) { @for card in cards { (held(scene, *card)) } }
        }
    }
}

/// One card in hand: a button while it can be used, something to look at otherwise.
fn held(scene: &TableScene, held: Card) -> Markup {
    let chrome = scene.chrome;
    let usable = |mv: Move| mv == Move::Play(held) || mv == Move::Swap(held);
    let foretold = scene.view.own.foretold.iter().find(|foretold| foretold.card == held);
    let now = foretold.map_or((held.power(), held.element()), |it| (it.power, it.element));
    let promises = foretold.map_or(Vec::new(), |it| promises(chrome.lang, it, scene.moves.len() == 1));
    let face = html! { (card::inside(chrome.lang, held, now)) (fate(&promises)) };
    let why = why::not(chrome, Move::Play(held), Some(held.id()));
    let id = Plain(held.id());
    html! {
        li id={ "h-" (id) } {
            @if let Some(mv) = offered(scene, usable) {
                @let verb = verb(scene, held).to_string();
                button.card.hinted[Hint::means(chrome.hint.as_ref(), &mv)].{ "el-" (Plain(now.1.name())) } type="submit" name="move"
                    value=(Plain(&mv)) data-k=(id) data-card=(id) data-do=(Plain(&verb)) {
                    span.unseen { (Plain(&verb)) ". " (card::read_out(chrome.lang, held))
                        @for promise in &promises { " " (Plain(promise.says)) "." } }
                    (face) }
            } @else {
                a.card.{ "el-" (Plain(held.element().name())) } href={ @if let Some(why) = &why { (Plain(why)) } @else { "/cards/grimoire/" (id) } }
                    data-k=(id) data-why=[why.as_ref().map(|_| "")] data-card=(id) { span.unseen { (card::read_out(chrome.lang, held)) } (face) }
            }
        }
    }
}

/// What playing it would do now, in marks and words.
fn fate(promises: &[Promise]) -> Markup {
    html! {
        @if !promises.is_empty() {
            span.fate-of aria-hidden="true" {
                @for promise in promises {
                    span.tag.gold[promise.tone == Tone::Good].ember[promise.tone == Tone::Bad] {
                        (icon(promise.mark)) span { (Plain(promise.says)) }
                    }
                }
            }
        }
    }
}

/// "Play Flash", or what else can be done with it now.
fn verb(scene: &TableScene, held: Card) -> Sentence {
    let mv = scene.moves.iter().find(|mv| matches!(mv, Move::Play(card) | Move::Swap(card) if *card == held));
    let name =
        |mv: &Move| grimoire::Grimoire::move_name(scene.chrome.lang, &scene.chrome.names, scene.view, *mv);
    mv.map(name).unwrap_or_default()
}

/// Every hand face up, for those who look at a finished game.
fn all_hands(scene: &TableScene) -> Markup {
    html! {
        h2.unseen { (page(scene.chrome.lang).replay_all) }
        div.all-hands {
            @for seat in &scene.view.own.seats {
                p { strong { (scene.chrome.names.of(seat.seat)) } " "
                    @for held in seat.hand.iter().flatten() { (card::corner(scene.chrome.lang, *held)) } }
            }
        }
    }
}
