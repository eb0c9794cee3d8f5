//! How does the log of Grimoire read in Spanish?

pub mod advice;
pub mod asks;
pub mod board_words;
pub mod ending_words;
mod grammar;
pub mod hand_words;
pub mod labels;
pub mod spells;
pub mod table_words;
pub mod tale;

use grimoire::cards::{Card, CardSet, Element};
use grimoire::{Deed, Event, Final, Why};
use table::{Seat, SeatSet};

use super::card_words;
use super::line::partner;
use crate::Lang;
use crate::grammar::{counted, list};
use crate::say;
use crate::sentence::{Piece, Sentence};
use crate::speak::Names;

/// A Spell inside a sentence.
pub fn card(card: Card) -> Piece {
    Piece::card(card.id(), card_name(card))
}

pub fn card_name(card: Card) -> &'static str {
    card_words::card(Lang::Es, card).name
}

pub fn element(element: Element) -> &'static str {
    card_words::element(Lang::Es, element).name
}

/// As it describes a Spell: "de Fuego".
pub fn of(element: Element) -> &'static str {
    card_words::element(Lang::Es, element).of
}

/// One event as a whole sentence.
pub fn sentence(names: &Names, event: &Event) -> Sentence {
    use Deed::*;
    match event.deed {
        FirstDealer { seat } => first_dealer(names, seat),
        FluxRevealed { seat, element } => flux(names, seat, element),
        DeckBuilt { cards } => deck(cards),
        Dealt { dealer } => dealt(names, dealer, event.round),
        Drew { seat, card } => drew(names, seat, card),
        TitleRevealed { card } => spells::title_revealed(card, event.chapter),
        Leads { seat } => names.say(seat, || "Abres tú.", |name| say!("Abre {name}.")),
        Played { seat, card } => played(names, seat, card),
        ChainStarted { card, element } => spells::chain_started(card, element),
        ChainContinued { card, element } => spells::chain_continued(card, element),
        ChainUntouched { card } => spells::chain_untouched(card),
        ChainBroken { card, element } => spells::chain_broken(card, element),
        Silenced { card, by } => spells::silenced(card, by),
        NotSilenced { card } => say!("Es imposible silenciar {}.", self::card(card)),
        Activated { card } => say!("Se activa el efecto de {}.", self::card(card)),
        Fizzled { card } => spells::fizzled(card),
        Chose { seat, target, by } => chose(names, seat, target, by),
        PowerChanged { card, from, to, by } => spells::power(card, from, to, by),
        ElementChanged { card, to, by, .. } => spells::turned(card, to, by),
        Unmoved { card, by } => spells::unmoved(card, by),
        TitleElement { card, to, by } => spells::title_turned(card, to, by),
        TitleLocked { by, lock } => spells::title_locked(by, lock),
        TitleDiscarded { card, by } => spells::title_discarded(card, by),
        TitleSwapped { seat, old, new, by } => swapped(names, seat, [old, new, by]),
        Declined { seat, by } => declined(names, seat, by),
        ToHand { seat, card, by } => to_hand(names, seat, card, by),
        ChapterWon { seat, spell, points } => chapter_won(names, seat, spell, points, event.chapter),
        LifeLost { seat, spell, left } => life_lost(names, seat, spell, left),
        Eliminated { seat } => eliminated(names, seat),
        Scored { seat, points, why } => scored(names, seat, points, why),
        RoundOver { round } => say!("Se acaba la ronda {round}."),
        GameOver { winners, .. } => say!("Fin de la partida. {}", victory(names, winners)),
    }
}

fn first_dealer(names: &Names, seat: Seat) -> Sentence {
    let other = |name: Piece| say!("{name} reparte primero.");
    names.say(seat, || "Repartes tú primero.", other)
}

fn flux(names: &Names, seat: Seat, element: Element) -> Sentence {
    let (flux, of) = (card(element.flux()), of(element));
    names.say(
        seat,
        || say!("Descubres el {flux}: los Hechizos {of} entran en el mazo."),
        |name| say!("{name} descubre el {flux}: los Hechizos {of} entran en el mazo."),
    )
}

fn deck(cards: CardSet) -> Sentence {
    let elements = Element::ALL.into_iter().filter(|element| cards.contains(element.flux()));
    let elements = elements.map(element);
    say!("El mazo está listo: {}, {} Hechizos en total.", list(Lang::Es, elements), cards.len())
}

fn dealt(names: &Names, dealer: Seat, round: u16) -> Sentence {
    let other = |name: Piece| say!("Empieza la ronda {round}: reparte {name}.");
    names.say(dealer, || say!("Empieza la ronda {round}: repartes tú."), other)
}

fn drew(names: &Names, seat: Seat, drawn: Option<Card>) -> Sentence {
    match drawn.map(card) {
        Some(card) => names.say(seat, || say!("Robas {card}."), |name| say!("{name} roba {card}.")),
        None => names.say(seat, || "Robas una carta.", |name| say!("{name} roba una carta.")),
    }
}

fn played(names: &Names, seat: Seat, spell: Card) -> Sentence {
    let spell = card(spell);
    names.say(seat, || say!("Juegas {spell}."), |name| say!("{name} juega {spell}."))
}

fn chose(names: &Names, seat: Seat, target: Card, by: Card) -> Sentence {
    let (target, by) = (card(target), card(by));
    names.say(seat, || say!("Eliges {target} para {by}."), |name| say!("{name} elige {target} para {by}."))
}

fn swapped(names: &Names, seat: Seat, [old, new, by]: [Card; 3]) -> Sentence {
    let trump = spells::trump(new.element());
    let (old, new, by) = (card(old), card(new), card(by));
    names.say(
        seat,
        || say!("{by}: pones {new} de Título y te quedas con {old}. {trump}"),
        |name| say!("{by}: {name} pone {new} de Título y se queda con {old}. {trump}"),
    )
}

fn declined(names: &Names, seat: Seat, by: Card) -> Sentence {
    let by = card(by);
    names.say(
        seat,
        || say!("{by}: dejas el Título como está."),
        |name| say!("{by}: {name} deja el Título como está."),
    )
}

fn to_hand(names: &Names, seat: Seat, taken: Card, by: Card) -> Sentence {
    let (itself, taken, by) = (taken == by, card(taken), card(by));
    names.say(
        seat,
        || match itself {
            true => say!("{by} vuelve a tu mano."),
            false => say!("{by}: te llevas {taken} a la mano."),
        },
        |name| match itself {
            true => say!("{by} vuelve a la mano de {name}."),
            false => say!("{by}: {name} se lleva {taken} a la mano."),
        },
    )
}

/// "Fragua (Fuego 7, Triunfo)".
fn in_full(spell: Final) -> Sentence {
    let (name, element, power) = (card(spell.card), element(spell.element), spell.power);
    match spell.trump {
        true => say!("{name} ({element} {power}, Triunfo)"),
        false => say!("{name} ({element} {power})"),
    }
}

fn chapter_won(names: &Names, seat: Seat, spell: Option<Final>, points: u8, chapter: u8) -> Sentence {
    let won = match spell.map(in_full) {
        Some(spell) => names.say(
            seat,
            || say!("Ganas el Capítulo {chapter} con {spell}."),
            |name| say!("{name} gana el Capítulo {chapter} con {spell}."),
        ),
        None => names.say(
            seat,
            || say!("Ganas el Capítulo {chapter}."),
            |name| say!("{name} gana el Capítulo {chapter}."),
        ),
    };
    if points == 0 { won } else { say!("{won} {}", prize(names, seat, points)) }
}

/// Four players score as teams, two alone.
fn prize(names: &Names, seat: Seat, points: u8) -> Sentence {
    let points = counted(points, "punto", "puntos");
    if names.seats() == 4 {
        match names.is_you(seat) || names.is_you(partner(seat)) {
            true => say!("{points} para tu equipo."),
            false => say!("{points} para su equipo."),
        }
    } else {
        say!("{points}.")
    }
}

fn life_lost(names: &Names, seat: Seat, spell: Option<Final>, left: u8) -> Sentence {
    let lost = match spell.map(in_full) {
        Some(spell) => names.say(
            seat,
            || say!("{spell} es el Hechizo más débil: pierdes 1 de Vida."),
            |name| say!("{spell} es el Hechizo más débil: {name} pierde 1 de Vida."),
        ),
        None => names.say(seat, || "Pierdes 1 de Vida.", |name| say!("{name} pierde 1 de Vida.")),
    };
    let rest = match left {
        0 => names.say(seat, || "No te queda ninguna.", |_| "No le queda ninguna."),
        _ => names.say(seat, || say!("Te queda {left}."), |_| say!("Le queda {left}.")),
    };
    say!("{lost} {rest}")
}

fn eliminated(names: &Names, seat: Seat) -> Sentence {
    let other = |name: Piece| say!("{name} queda fuera hasta la próxima ronda.");
    names.say(seat, || "Quedas fuera hasta la próxima ronda.", other)
}

fn scored(names: &Names, seat: Seat, points: u8, why: Why) -> Sentence {
    let points = counted(points, "punto", "puntos");
    match why {
        Why::SomebodyFell => names.say(
            seat,
            || say!("Sumas {points} por seguir en la ronda."),
            |name| say!("{name} suma {points} por seguir en la ronda."),
        ),
        Why::LastStanding => names.say(
            seat,
            || say!("Sumas {points} por aguantar más que nadie."),
            |name| say!("{name} suma {points} por aguantar más que nadie."),
        ),
        Why::FinalChapter => names.say(
            seat,
            || say!("Sumas {points} por ganar el último Capítulo."),
            |name| say!("{name} suma {points} por ganar el último Capítulo."),
        ),
    }
}

/// Who has won, the reader first.
pub fn victory(names: &Names, winners: SeatSet) -> Sentence {
    let others = winners.iter().filter(|seat| !names.is_you(*seat));
    let others: Vec<Piece> = others.map(|seat| names.seat(seat)).collect();
    match (winners.iter().any(|seat| names.is_you(seat)), others.as_slice()) {
        (true, []) => "¡Has ganado!".into(),
        (true, others) => say!("¡Has ganado con {}!", list(Lang::Es, others.iter().cloned())),
        (false, [one]) => say!("Gana {one}."),
        (false, others) => say!("Ganan {}.", list(Lang::Es, others.iter().cloned())),
    }
}
