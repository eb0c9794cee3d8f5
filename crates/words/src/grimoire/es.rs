//! How does the log of Grimoire read in Spanish?

pub mod asks;
pub mod labels;
pub mod spells;

use grimoire::cards::{Card, CardSet, Element};
use grimoire::{Deed, Event, Final, Why};
use table::{Seat, SeatSet};

use super::cards_es::{CARDS, ELEMENTS};
use super::line::partner;
use crate::join::list_es;
use crate::speak::Names;

pub fn card(card: Card) -> &'static str {
    CARDS[card.0 as usize].name
}

pub fn element(element: Element) -> &'static str {
    ELEMENTS[element as usize].name
}

/// As it describes a Spell: "de Fuego".
pub fn of(element: Element) -> &'static str {
    ELEMENTS[element as usize].of
}

/// One event as a whole sentence.
pub fn sentence(names: &Names, event: &Event) -> String {
    use Deed::*;
    match event.deed {
        FirstDealer { seat } => first_dealer(names, seat),
        FluxRevealed { seat, element } => flux(names, seat, element),
        DeckBuilt { cards } => deck(cards),
        Dealt { dealer } => dealt(names, dealer, event.round),
        Drew { seat, card } => drew(names, seat, card),
        TitleRevealed { card } => spells::title_revealed(card, event.chapter),
        Leads { seat } => names.say(seat, || "Abres tú.".to_owned(), |name| format!("Abre {name}.")),
        Played { seat, card } => played(names, seat, card),
        ChainStarted { card, element } => spells::chain_started(card, element),
        ChainContinued { card, element } => spells::chain_continued(card, element),
        ChainUntouched { card } => spells::chain_untouched(card),
        ChainBroken { card, element } => spells::chain_broken(card, element),
        Silenced { card, by } => spells::silenced(card, by),
        NotSilenced { card } => format!("Es imposible silenciar {}.", self::card(card)),
        Activated { card } => format!("Se activa el efecto de {}.", self::card(card)),
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
        RoundOver { round } => format!("Se acaba la ronda {round}."),
        GameOver { winners, .. } => format!("Fin de la partida. {}", victory(names, winners)),
    }
}

fn first_dealer(names: &Names, seat: Seat) -> String {
    let other = |name: &str| format!("{name} reparte primero.");
    names.say(seat, || "Repartes tú primero.".to_owned(), other)
}

fn flux(names: &Names, seat: Seat, element: Element) -> String {
    let of = of(element);
    names.say(
        seat,
        || format!("Descubres el Flujo {of}: los Hechizos {of} entran en el mazo."),
        |name| format!("{name} descubre el Flujo {of}: los Hechizos {of} entran en el mazo."),
    )
}

fn deck(cards: CardSet) -> String {
    let elements = Element::ALL.into_iter().filter(|element| cards.contains(element.flux()));
    let elements: Vec<&str> = elements.map(element).collect();
    format!("El mazo está listo: {}, {} Hechizos en total.", list_es(&elements), cards.len())
}

fn dealt(names: &Names, dealer: Seat, round: u16) -> String {
    let other = |name: &str| format!("Empieza la ronda {round}: reparte {name}.");
    names.say(dealer, || format!("Empieza la ronda {round}: repartes tú."), other)
}

fn drew(names: &Names, seat: Seat, drawn: Option<Card>) -> String {
    match drawn.map(card) {
        Some(card) => names.say(seat, || format!("Robas {card}."), |name| format!("{name} roba {card}.")),
        None => names.say(seat, || "Robas una carta.".to_owned(), |name| format!("{name} roba una carta.")),
    }
}

fn played(names: &Names, seat: Seat, spell: Card) -> String {
    let spell = card(spell);
    names.say(seat, || format!("Juegas {spell}."), |name| format!("{name} juega {spell}."))
}

fn chose(names: &Names, seat: Seat, target: Card, by: Card) -> String {
    let (target, by) = (card(target), card(by));
    names.say(
        seat,
        || format!("Eliges {target} para {by}."),
        |name| format!("{name} elige {target} para {by}."),
    )
}

fn swapped(names: &Names, seat: Seat, [old, new, by]: [Card; 3]) -> String {
    let trump = spells::trump(new.element());
    let (old, new, by) = (card(old), card(new), card(by));
    names.say(
        seat,
        || format!("{by}: pones {new} de Título y te quedas con {old}. {trump}"),
        |name| format!("{by}: {name} pone {new} de Título y se queda con {old}. {trump}"),
    )
}

fn declined(names: &Names, seat: Seat, by: Card) -> String {
    let by = card(by);
    names.say(
        seat,
        || format!("{by}: dejas el Título como está."),
        |name| format!("{by}: {name} deja el Título como está."),
    )
}

fn to_hand(names: &Names, seat: Seat, taken: Card, by: Card) -> String {
    let (itself, taken, by) = (taken == by, card(taken), card(by));
    names.say(
        seat,
        || match itself {
            true => format!("{by} vuelve a tu mano."),
            false => format!("{by}: te llevas {taken} a la mano."),
        },
        |name| match itself {
            true => format!("{by} vuelve a la mano de {name}."),
            false => format!("{by}: {name} se lleva {taken} a la mano."),
        },
    )
}

/// "Fragua (Fuego 7, Triunfo)".
fn in_full(spell: Final) -> String {
    let (name, element, power) = (card(spell.card), element(spell.element), spell.power);
    match spell.trump {
        true => format!("{name} ({element} {power}, Triunfo)"),
        false => format!("{name} ({element} {power})"),
    }
}

fn chapter_won(names: &Names, seat: Seat, spell: Option<Final>, points: u8, chapter: u8) -> String {
    let won = match spell.map(in_full) {
        Some(spell) => names.say(
            seat,
            || format!("Ganas el Capítulo {chapter} con {spell}."),
            |name| format!("{name} gana el Capítulo {chapter} con {spell}."),
        ),
        None => names.say(
            seat,
            || format!("Ganas el Capítulo {chapter}."),
            |name| format!("{name} gana el Capítulo {chapter}."),
        ),
    };
    if points == 0 { won } else { format!("{won} {}", prize(names, seat, points)) }
}

/// Four players score as teams, two alone.
fn prize(names: &Names, seat: Seat, points: u8) -> String {
    let points = counted(points);
    if names.seats() == 4 {
        match names.is_you(seat) || names.is_you(partner(seat)) {
            true => format!("{points} para tu equipo."),
            false => format!("{points} para su equipo."),
        }
    } else {
        format!("{points}.")
    }
}

fn counted(points: u8) -> String {
    if points == 1 { "1 punto".to_owned() } else { format!("{points} puntos") }
}

fn life_lost(names: &Names, seat: Seat, spell: Option<Final>, left: u8) -> String {
    let lost = match spell.map(in_full) {
        Some(spell) => names.say(
            seat,
            || format!("{spell} es el Hechizo más débil: pierdes 1 de Vida."),
            |name| format!("{spell} es el Hechizo más débil: {name} pierde 1 de Vida."),
        ),
        None => {
            names.say(seat, || "Pierdes 1 de Vida.".to_owned(), |name| format!("{name} pierde 1 de Vida."))
        }
    };
    let rest = match left {
        0 => names.say(seat, || "No te queda ninguna.".to_owned(), |_| "No le queda ninguna.".to_owned()),
        _ => names.say(seat, || format!("Te queda {left}."), |_| format!("Le queda {left}.")),
    };
    format!("{lost} {rest}")
}

fn eliminated(names: &Names, seat: Seat) -> String {
    let other = |name: &str| format!("{name} queda fuera hasta la próxima ronda.");
    names.say(seat, || "Quedas fuera hasta la próxima ronda.".to_owned(), other)
}

fn scored(names: &Names, seat: Seat, points: u8, why: Why) -> String {
    let points = counted(points);
    match why {
        Why::SomebodyFell => names.say(
            seat,
            || format!("Sumas {points} por seguir en la ronda."),
            |name| format!("{name} suma {points} por seguir en la ronda."),
        ),
        Why::LastStanding => names.say(
            seat,
            || format!("Sumas {points} por aguantar más que nadie."),
            |name| format!("{name} suma {points} por aguantar más que nadie."),
        ),
        Why::FinalChapter => names.say(
            seat,
            || format!("Sumas {points} por ganar el último Capítulo."),
            |name| format!("{name} suma {points} por ganar el último Capítulo."),
        ),
    }
}

/// Who has won, the reader first.
pub fn victory(names: &Names, winners: SeatSet) -> String {
    let others: Vec<&str> =
        winners.iter().filter(|seat| !names.is_you(*seat)).map(|seat| names.of(seat)).collect();
    match (winners.iter().any(|seat| names.is_you(seat)), others.as_slice()) {
        (true, []) => "¡Has ganado!".to_owned(),
        (true, others) => format!("¡Has ganado con {}!", list_es(others)),
        (false, [one]) => format!("Gana {one}."),
        (false, others) => format!("Ganan {}.", list_es(others)),
    }
}
