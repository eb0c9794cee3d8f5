//! What is in the reader's hand, and what can be done now that is not a thing on the table?

use ::madness::cards::{Card, Magician};
use ::madness::frames::Place;
use ::madness::view::{Heap, PlayerView};
use ::madness::{Ask, Madness, Move};
use maud::{Markup, html};
use words::Speak;
use words::madness::speak;
use words::page::page;

use super::players::ordinal;
use super::pressable::{Press, Pressable, press, pressable};
use super::{TableScene, card, card_name, own, words_of};
use crate::hint::{self, Hint};
use crate::people;
use crate::sentence::sentence;
use crate::sprites::icon;
use crate::table::move_start;

pub fn hand(scene: &TableScene) -> Markup {
    let chrome = scene.chrome;
    html! {
        section #hand.hand.own-hand.lit[chrome.is_my_turn()] {
            (within_reach(scene))
            @if let Some(next) = chrome.pass_to() { (people::curtain(chrome, next)) }
            @else if let Some(player) = own(scene) { (cards(scene, player)) }
            @else { p.watching { (icon("eye")) (page(chrome.lang).watching) } }
            (jumps(scene))
        }
    }
}

/// What strikes next and a hint, while it is the reader's turn. In the middle of something, what is asked: wherever a small
/// screen has been scrolled to, whoever sees lit cards reads what they are for.
fn within_reach(scene: &TableScene) -> Markup {
    let chrome = scene.chrome;
    let (lang, names) = (chrome.lang, &chrome.names);
    let free = scene.moves.contains(&Move::End);
    html! {
        @if chrome.is_my_turn() {
            div.within-reach {
                @if !free {
                    // Read aloud where the turn is.
                    p.asked-now aria-hidden="true" { (icon("quill")) span { (Madness::prompt(lang, names, scene.view)) } }
                } @else {
                    p.blow-next { @if let Some(blow) = speak::next_blow(lang, names, scene.view) {
                        (card::mark("forecast")) (sentence("madness", &blow, &card::chip))
                    } }
                }
                (hint::in_reach(chrome))
            }
        }
    }
}

/// Ways about a small screen, where the table is longer than the glass.
fn jumps(scene: &TableScene) -> Markup {
    let places = ["board", "mine", "market", "mates", "side-strikes"];
    let marks = ["rules", "trump", "deck", "hand", "quill"];
    html! {
        nav.jumps aria-label=(page(scene.chrome.lang).the_table) {
            @for ((place, mark), name) in places.iter().zip(marks).zip(words_of(scene).jumps) {
                a href={ "#" (place) } { (icon(mark)) span { (name) } }
            }
        }
    }
}

fn cards(scene: &TableScene, player: &PlayerView) -> Markup {
    let chrome = scene.chrome;
    let Heap::Faces(held) = &player.hand else { return html! {} };
    html! {
        h2.unseen { (page(chrome.lang).your_hand) }
        form method="post" action={ "/t/" (chrome.id) "/move" } data-live {
            (move_start(chrome))
            (deeds(scene))
            (tray(scene))
            ul.fan { @for (index, card) in held.iter().enumerate() { li { (one(scene, held, *card, index)) } } }
        }
    }
}

/// One card in hand: chosen or cured by pressing it when that is the question.
fn one(scene: &TableScene, held: &[Card], card: Card, index: usize) -> Markup {
    let mut wanted = vec![Move::Choose(card, Place::Hand)];
    if card == Card::MADNESS {
        wanted.push(Move::Cure(Place::Hand));
    }
    let press = press(scene, &wanted);
    let key = format!("hand-{card}-{}", ordinal(held, index));
    let seat = scene.view.own.me.unwrap_or_default();
    pressable(
        scene,
        &press,
        &Pressable {
            id: key.clone(),
            class: format!("card plain {}", card::ink(card.element())),
            card: None,
            label: Some(card_name(scene.chrome.lang, card).to_owned()),
            key: Some(key),
            from: Some(format!("deck-S{seat}")),
            to: Some(format!("discard-S{seat}")),
            inside: card::face(card),
        },
    )
}

/// The answers that are words: end the turn, pass, yes, no, enough. Their room is kept while there are none.
fn deeds(scene: &TableScene) -> Markup {
    let (lang, names) = (scene.chrome.lang, &scene.chrome.names);
    let plain = |mv: &Move| {
        matches!(mv, Move::Ability | Move::End | Move::Pass | Move::Skip | Move::Yes | Move::No | Move::Done)
    };
    let free = scene.moves.contains(&Move::End);
    let gold = |mv: Move| mv == Move::Yes || (mv == Move::Ability && !free);
    let alone = scene.moves.len() == 1;
    html! {
        div.deeds {
            @for mv in scene.moves.iter().copied().filter(plain) {
                button.gold[gold(mv) || alone].hinted[Hint::means(scene.chrome.hint.as_ref(), mv)] type="submit" name="move" value=(mv) {
                    (icon(mark(mv)))
                    @if mv == Move::Ability { (words_of(scene).use_ability) }
                    @else { (Madness::move_name(lang, names, scene.view, mv)) }
                }
            }
        }
    }
}

fn mark(mv: Move) -> &'static str {
    match mv {
        Move::Ability => "hint",
        Move::Yes | Move::Done => "check",
        Move::No | Move::Skip | Move::Pass => "cross",
        _ => "hourglass",
    }
}

/// Cards to choose from that lie in no place of the page: the own discard, or what is destroyed.
fn tray(scene: &TableScene) -> Markup {
    let words = words_of(scene);
    let chosen = scene.moves.iter().copied().filter_map(|mv| match mv {
        Move::Choose(card, Place::Discard | Place::Destroyed) => Some((mv, card)),
        _ => None,
    });
    let chosen: Vec<(Move, Card)> = chosen.collect();
    html! {
        @if !chosen.is_empty() {
            div.tray { h3 { (words.choose_among) }
                ul { @for (mv, held) in chosen {
                    li { (pressable(scene, &Press::Send(mv), &Pressable {
                        id: format!("tray-{held}"),
                        class: format!("card plain {}", card::ink(held.element())),
                        card: None,
                        label: Some(card_name(scene.chrome.lang, held).to_owned()),
                        key: None, from: None, to: None,
                        inside: card::face(held),
                    })) }
                } }
            }
        }
    }
}

/// Whether Magicians are being chosen.
pub fn chooses_magician(scene: &TableScene) -> bool {
    matches!(scene.view.own.asked.as_ref().map(|asked| &asked.ask), Some(Ask::Magician { .. }))
}

/// All Magicians; those still free can be pressed by whoever chooses.
pub fn magicians(scene: &TableScene) -> Markup {
    let (lang, words) = (scene.chrome.lang, words_of(scene));
    let taken =
        |magician: Magician| scene.view.own.players.iter().find(|player| player.magician == Some(magician));
    html! {
        section.casting aria-label=(words.choose_magician) {
            h3 { (words.choose_magician) }
            ul { @for magician in Magician::ALL.iter().copied() {
                li { (pressable(scene, &press(scene, &[Move::Be(magician)]), &Pressable {
                    id: format!("be-{magician}"),
                    class: format!("persona {}{}", card::ink(Some(magician.element())), if taken(magician).is_some() { " taken" } else { "" }),
                    card: None,
                    label: None,
                    key: None, from: None, to: None,
                    inside: html! {
                        (card::art(&format!("magician-{magician}"), "scene", (200, 240)))
                        span.persona-words {
                            span.name { (card::glyph(magician.element())) (card_name(lang, magician)) }
                            span.text { (card::text(lang, magician, scene.view.edition, 1)) }
                            span.deck-line { @for card in deck(magician) { span { (card::corner(lang, card.0)) @if card.1 > 1 { small { " ×" (card.1) } } } } }
                            @if let Some(player) = taken(magician) { span.tag { (super::name_of(scene, player.seat)) } }
                        }
                    },
                })) }
            } }
        }
    }
}

/// The kinds of cards a Magician begins with, and how many of each.
fn deck(magician: Magician) -> impl Iterator<Item = (Card, u8)> {
    let deck = magician.starting_deck(false);
    Card::all().map(move |card| (card, deck.count(card))).filter(|(_, count)| *count > 0)
}
