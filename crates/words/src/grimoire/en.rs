//! How does the log of Grimoire read in English?

pub mod asks;
pub mod labels;
pub mod spells;

use grimoire::cards::{Card, CardSet, Element};
use grimoire::{Deed, Event, Final, Why};
use table::{Seat, SeatSet};

use super::cards_en::{CARDS, ELEMENTS};
use super::line::partner;
use crate::join::list_en;
use crate::speak::Names;

pub fn card(card: Card) -> &'static str {
    CARDS[card.0 as usize].name
}

pub fn element(element: Element) -> &'static str {
    ELEMENTS[element as usize].name
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
        Leads { seat } => names.say(seat, || "You lead.".to_owned(), |name| format!("{name} leads.")),
        Played { seat, card } => played(names, seat, card),
        ChainStarted { card, element } => spells::chain_started(card, element),
        ChainContinued { card, element } => spells::chain_continued(card, element),
        ChainUntouched { card } => spells::chain_untouched(card),
        ChainBroken { card, element } => spells::chain_broken(card, element),
        Silenced { card, by } => spells::silenced(card, by),
        NotSilenced { card } => format!("{} cannot be silenced.", self::card(card)),
        Activated { card } => format!("{} takes effect.", self::card(card)),
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
        RoundOver { round } => format!("Round {round} is over."),
        GameOver { winners, .. } => format!("The game is over. {}", victory(names, winners)),
    }
}

fn first_dealer(names: &Names, seat: Seat) -> String {
    let other = |name: &str| format!("{name} is the first dealer.");
    names.say(seat, || "You are the first dealer.".to_owned(), other)
}

fn flux(names: &Names, seat: Seat, element: Element) -> String {
    let element = self::element(element);
    names.say(
        seat,
        || format!("You turn over the {element} Flux: the {element} Spells join the deck."),
        |name| format!("{name} turns over the {element} Flux: the {element} Spells join the deck."),
    )
}

fn deck(cards: CardSet) -> String {
    let elements = Element::ALL.into_iter().filter(|element| cards.contains(element.flux()));
    let elements: Vec<&str> = elements.map(element).collect();
    format!("The deck is ready: {}, {} Spells in all.", list_en(&elements), cards.len())
}

fn dealt(names: &Names, dealer: Seat, round: u16) -> String {
    let other = |name: &str| format!("Round {round} begins: {name} deals.");
    names.say(dealer, || format!("Round {round} begins: you deal."), other)
}

fn drew(names: &Names, seat: Seat, drawn: Option<Card>) -> String {
    match drawn.map(card) {
        Some(card) => names.say(seat, || format!("You draw {card}."), |name| format!("{name} draws {card}.")),
        None => names.say(seat, || "You draw a card.".to_owned(), |name| format!("{name} draws a card.")),
    }
}

fn played(names: &Names, seat: Seat, spell: Card) -> String {
    let spell = card(spell);
    names.say(seat, || format!("You play {spell}."), |name| format!("{name} plays {spell}."))
}

fn chose(names: &Names, seat: Seat, target: Card, by: Card) -> String {
    let (target, by) = (card(target), card(by));
    names.say(
        seat,
        || format!("You choose {target} for {by}."),
        |name| format!("{name} chooses {target} for {by}."),
    )
}

fn swapped(names: &Names, seat: Seat, [old, new, by]: [Card; 3]) -> String {
    let trump = spells::trump(new.element());
    let (old, new, by) = (card(old), card(new), card(by));
    names.say(
        seat,
        || format!("{by}: you make {new} the Title Spell and take {old} in exchange. {trump}"),
        |name| format!("{by}: {name} makes {new} the Title Spell and takes {old} in exchange. {trump}"),
    )
}

fn declined(names: &Names, seat: Seat, by: Card) -> String {
    let by = card(by);
    names.say(
        seat,
        || format!("{by}: you leave the Title Spell as it is."),
        |name| format!("{by}: {name} leaves the Title Spell as it is."),
    )
}

fn to_hand(names: &Names, seat: Seat, taken: Card, by: Card) -> String {
    let (itself, taken, by) = (taken == by, card(taken), card(by));
    names.say(
        seat,
        || match itself {
            true => format!("{by} returns to your hand."),
            false => format!("{by}: {taken} goes to your hand."),
        },
        |name| match itself {
            true => format!("{by} returns to {name}’s hand."),
            false => format!("{by}: {taken} goes to {name}’s hand."),
        },
    )
}

/// "Forge (Fire 7, Trump)".
fn in_full(spell: Final) -> String {
    let (name, element, power) = (card(spell.card), element(spell.element), spell.power);
    if spell.trump {
        format!("{name} ({element} {power}, Trump)")
    } else {
        format!("{name} ({element} {power})")
    }
}

fn chapter_won(names: &Names, seat: Seat, spell: Option<Final>, points: u8, chapter: u8) -> String {
    let won = match spell.map(in_full) {
        Some(spell) => names.say(
            seat,
            || format!("You win Chapter {chapter} with {spell}."),
            |name| format!("{name} wins Chapter {chapter} with {spell}."),
        ),
        None => names.say(
            seat,
            || format!("You win Chapter {chapter}."),
            |name| format!("{name} wins Chapter {chapter}."),
        ),
    };
    if points == 0 { won } else { format!("{won} {}", prize(names, seat, points)) }
}

/// Four players score as teams, two alone.
fn prize(names: &Names, seat: Seat, points: u8) -> String {
    let points = counted(points);
    if names.seats() == 4 {
        match names.is_you(seat) || names.is_you(partner(seat)) {
            true => format!("{points} for your team."),
            false => format!("{points} for their team."),
        }
    } else {
        format!("{points}.")
    }
}

fn counted(points: u8) -> String {
    if points == 1 { "1 point".to_owned() } else { format!("{points} points") }
}

fn life_lost(names: &Names, seat: Seat, spell: Option<Final>, left: u8) -> String {
    let lost = match spell.map(in_full) {
        Some(spell) => names.say(
            seat,
            || format!("{spell} is the weakest Spell: you lose 1 Life."),
            |name| format!("{spell} is the weakest Spell: {name} loses 1 Life."),
        ),
        None => names.say(seat, || "You lose 1 Life.".to_owned(), |name| format!("{name} loses 1 Life.")),
    };
    if left == 0 { format!("{lost} None is left.") } else { format!("{lost} {left} left.") }
}

fn eliminated(names: &Names, seat: Seat) -> String {
    let other = |name: &str| format!("{name} is out until the next round.");
    names.say(seat, || "You are out until the next round.".to_owned(), other)
}

fn scored(names: &Names, seat: Seat, points: u8, why: Why) -> String {
    let points = counted(points);
    match why {
        Why::SomebodyFell => names.say(
            seat,
            || format!("You score {points} for still being in the round."),
            |name| format!("{name} scores {points} for still being in the round."),
        ),
        Why::LastStanding => names.say(
            seat,
            || format!("You score {points} for being the last one left."),
            |name| format!("{name} scores {points} for being the last one left."),
        ),
        Why::FinalChapter => names.say(
            seat,
            || format!("You score {points} for winning the final Chapter."),
            |name| format!("{name} scores {points} for winning the final Chapter."),
        ),
    }
}

/// Who has won, the reader first.
pub fn victory(names: &Names, winners: SeatSet) -> String {
    let others: Vec<&str> =
        winners.iter().filter(|seat| !names.is_you(*seat)).map(|seat| names.of(seat)).collect();
    match (winners.iter().any(|seat| names.is_you(seat)), others.as_slice()) {
        (true, []) => "You win!".to_owned(),
        (true, others) => format!("You and {} win!", list_en(others)),
        (false, [one]) => format!("{one} wins."),
        (false, others) => format!("{} win.", list_en(others)),
    }
}
