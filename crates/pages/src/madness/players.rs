//! Who are the others, what have they in front of them, and what has the reader?

use ::madness::Move;
use ::madness::cards::Card;
use ::madness::frames::Place;
use ::madness::view::{Heap, PlayerView};
use maud::{Markup, html};
use table::Seat;
use words::madness::table_words;

use super::library::heap;
use super::pressable::{Press, Pressable, press, pressable};
use super::{TableScene, card, card_name, moment, name_of, others, own, spells, words_of};
use crate::people;
use crate::sprites::icon;
use crate::table::move_start;

/// Everybody but the reader, each with everything that lies open.
pub fn mates(scene: &TableScene) -> Markup {
    let chrome = scene.chrome;
    let count = others(scene.view).count();
    html! {
        section #mates.mates.{ "mates-" (count) } {
            h2.unseen { (words_of(scene).players) }
            form method="post" action={ "/t/" (chrome.id) "/move" } data-live {
                (move_start(chrome))
                @for player in others(scene.view) { (mate(scene, player)) }
            }
        }
    }
}

fn mate(scene: &TableScene, player: &PlayerView) -> Markup {
    let asked = scene.view.own.asked.as_ref().is_some_and(|asked| asked.seat == player.seat);
    html! {
        article.mate.asked[asked].turn[scene.view.active == player.seat].out[!player.in_play] {
            (head(scene, player))
            @if player.in_play {
                (held(scene, player))
                div.mate-row { (support(scene, player)) (spells::spells(scene, player, false)) }
                (piles(scene, player))
            }
        }
    }
}

/// Face and name; the whole of it can be chosen when somebody has to be.
fn head(scene: &TableScene, player: &PlayerView) -> Markup {
    let (chrome, words, seat) = (scene.chrome, words_of(scene), Seat(player.seat));
    let place = chrome.place(seat);
    let press = press(scene, &[Move::Target(seat)]);
    let inside = html! {
        span.seat-face { (portrait(scene, player)) @if scene.view.active == player.seat && player.in_play { (candle(scene)) } }
        span.who {
            span.name { (chrome.names.of(seat)) }
            @if !player.in_play { span.tag.ember { (card::mark("mad")) (words.mad) } }
            @else { small { (subtitle(scene, player, place, !matches!(press, Press::Send(_)))) } }
        }
    };
    html! {
        @match press {
            Press::Send(_) => (pressable(scene, &press, &Pressable {
                id: format!("seat-{seat}"), class: "mate-head".to_owned(), card: None, label: None,
                key: None, from: None, to: None, inside,
            })),
            Press::Open(_) | Press::Look(_) => { div.mate-head id={ "seat-" (seat) } { (inside) } },
        }
    }
}

/// The Magician's name, and who sits there if it is not a person at the table.
fn subtitle(
    scene: &TableScene,
    player: &PlayerView,
    place: Option<&crate::chrome::Place>,
    links: bool,
) -> Markup {
    let lang = scene.chrome.lang;
    let kind = place.and_then(|place| people::kind(lang, place));
    html! {
        @if let Some(magician) = player.magician {
            @if links { (card::chip(magician.name(), card_name(lang, magician))) } @else { (card_name(lang, magician)) }
        }
        @if let Some(kind) = kind { span.kind { @if player.magician.is_some() { " · " } (kind) } }
    }
}

fn portrait(scene: &TableScene, player: &PlayerView) -> Markup {
    match (player.magician, scene.chrome.place(Seat(player.seat))) {
        (Some(magician), _) => card::art(&format!("magician-{magician}"), "portrait", (200, 240)),
        (None, Some(place)) => people::face(place),
        (None, None) => html! {},
    }
}

/// Whose turn it is, as the token on the table says it.
fn candle(scene: &TableScene) -> Markup {
    html! {
        span.candle data-k="active" role="img" aria-label=(words_of(scene).has_turn) { (card::art("marker-active", "pawn", (64, 64))) }
    }
}

/// The hand of another player: faces if hands are open.
fn held(scene: &TableScene, player: &PlayerView) -> Markup {
    let (lang, words) = (scene.chrome.lang, words_of(scene));
    html! {
        div.held title=(words.hand) {
            span.unseen { (words.hand) }
            @match &player.hand {
                Heap::Faces(cards) => { @for card in cards { (card::corner(lang, *card)) } },
                Heap::Backs { count, .. } => {
                    span.backs role="img" aria-label={ (words.hand) ": " (count) } { @for _ in 0..*count { i {} } b { (count) } }
                },
            }
        }
    }
}

/// The slots of a player's support, filled and free.
pub fn support(scene: &TableScene, player: &PlayerView) -> Markup {
    let words = words_of(scene);
    html! {
        ul.slots-of data-name=(words.support) aria-label=(words.support) {
            @for (index, card) in player.support.iter().enumerate() { li { (slot(scene, player, *card, index)) } }
            @for _ in 0..player.free_slots() { li.free title=(words.free_slot) {} }
        }
    }
}

fn slot(scene: &TableScene, player: &PlayerView, held: Card, index: usize) -> Markup {
    let place = Place::Support(Seat(player.seat));
    let mut wanted = vec![Move::Choose(held, place)];
    if held == Card::MADNESS {
        wanted.push(Move::Cure(place));
    }
    let press = press(scene, &wanted);
    let used = player.marked.contains(&held);
    pressable(
        scene,
        &press,
        &Pressable {
            id: format!("sup-{}-{index}", player.seat),
            class: format!("corner {}{}", card::ink(held.element()), if used { " used" } else { "" }),
            card: None,
            label: Some(format!(
                "{}: {}",
                support_name(scene, player.seat),
                card_name(scene.chrome.lang, held)
            )),
            key: Some(format!("sup-{}-{held}-{}", player.seat, ordinal(&player.support, index))),
            from: Some(from_hand(scene, player, held)),
            to: Some(format!("discard-S{}", player.seat)),
            inside: card::inside_corner(held),
        },
    )
}

/// Where a card in support came from: the place it had in the reader's hand, or its owner.
fn from_hand(scene: &TableScene, player: &PlayerView, held: Card) -> String {
    match &player.hand {
        Heap::Faces(hand) if scene.view.own.me == Some(player.seat) => {
            format!("hand-{held}-{}", hand.iter().filter(|card| **card == held).count())
        }
        _ => format!("seat-S{}", player.seat),
    }
}

/// Which of its kind a card is: equal cards keep their places on the page.
pub fn ordinal(cards: &[Card], index: usize) -> usize {
    cards[..index].iter().filter(|card| **card == cards[index]).count()
}

pub fn support_name(scene: &TableScene, seat: u8) -> String {
    let names = &scene.chrome.names;
    table_words::support_of(scene.chrome.lang, name_of(scene, seat), names.is_you(Seat(seat)))
}

/// Deck and discard, and what is known to lie on the deck.
fn piles(scene: &TableScene, player: &PlayerView) -> Markup {
    let words = words_of(scene);
    let (faces, count) = match &player.discard {
        Heap::Faces(cards) => (Some(cards.as_slice()), cards.len()),
        Heap::Backs { count, .. } => (None, usize::from(*count)),
    };
    html! {
        div.piles-of {
            (heap(scene, &format!("deck-S{}", player.seat), words.deck, &html! { (icon("deck")) }, None, player.deck.into()))
            @if !player.known_top.is_empty() { (known(scene, player)) }
            (heap(scene, &format!("discard-S{}", player.seat), words.discard, &card::mark("shuffle"), faces, count))
        }
    }
}

fn known(scene: &TableScene, player: &PlayerView) -> Markup {
    let words = words_of(scene);
    html! {
        span.known title=(words.on_deck) {
            span.unseen { (words.on_deck) }
            @for card in player.known_top.iter().take(4) {
                @match card {
                    Some(card) => (card::corner(scene.chrome.lang, *card)),
                    None => { i.back {} },
                }
            }
        }
    }
}

/// What lies in front of the reader: Magician, Spells, support and piles.
pub fn mine(scene: &TableScene) -> Markup {
    let chrome = scene.chrome;
    let Some(player) = own(scene).filter(|_| chrome.pass_to().is_none()) else {
        return html! { section #mine.own-place {} };
    };
    let asked = scene.view.own.asked.as_ref().is_some_and(|asked| asked.seat == player.seat);
    html! {
        section #mine.own-place.asked[asked].out[!player.in_play] {
            h2.unseen { (words_of(scene).your_spells) }
            form method="post" action={ "/t/" (chrome.id) "/move" } data-live {
                (move_start(chrome))
                div.own-head { (head(scene, player)) (support(scene, player)) (piles(scene, player)) (moment::offers(scene, player)) }
                (spells::spells(scene, player, true))
                (ability(scene, player))
            }
        }
    }
}

/// What makes the reader's Magician special, always in sight.
fn ability(scene: &TableScene, player: &PlayerView) -> Markup {
    let Some(magician) = player.magician else { return html! {} };
    html! {
        p.ability.tired[player.ability_used] { (icon("hint"))
            (card::text(scene.chrome.lang, magician, scene.view.edition, 1)) }
    }
}
