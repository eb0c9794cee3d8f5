//! How does the log of Grimoire read in English?

pub mod advice;
pub mod asks;
pub mod board_words;
pub mod ending_words;
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
    card_words::card(Lang::En, card).name
}

pub fn element(element: Element) -> &'static str {
    card_words::element(Lang::En, element).name
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
        Leads { seat } => names.say(seat, || "You lead.", |name| say!("{name} leads.")),
        Played { seat, card } => played(names, seat, card),
        ChainStarted { card, element } => spells::chain_started(card, element),
        ChainContinued { card, element } => spells::chain_continued(card, element),
        ChainUntouched { card } => spells::chain_untouched(card),
        ChainBroken { card, element } => spells::chain_broken(card, element),
        Silenced { card, by } => spells::silenced(card, by),
        NotSilenced { card } => say!("{} cannot be silenced.", self::card(card)),
        Activated { card } => say!("{} takes effect.", self::card(card)),
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
        RoundOver { round } => say!("Round {round} is over."),
        GameOver { winners, .. } => say!("The game is over. {}", victory(names, winners)),
    }
}

fn first_dealer(names: &Names, seat: Seat) -> Sentence {
    let other = |name: Piece| say!("{name} is the first dealer.");
    names.say(seat, || "You are the first dealer.", other)
}

fn flux(names: &Names, seat: Seat, element: Element) -> Sentence {
    let (flux, element) = (card(element.flux()), self::element(element));
    names.say(
        seat,
        || say!("You turn over the {flux}: the {element} Spells join the deck."),
        |name| say!("{name} turns over the {flux}: the {element} Spells join the deck."),
    )
}

fn deck(cards: CardSet) -> Sentence {
    let elements = Element::ALL.into_iter().filter(|element| cards.contains(element.flux()));
    let elements = elements.map(element);
    say!("The deck is ready: {}, {} Spells in all.", list(Lang::En, elements), cards.len())
}

fn dealt(names: &Names, dealer: Seat, round: u16) -> Sentence {
    let other = |name: Piece| say!("Round {round} begins: {name} deals.");
    names.say(dealer, || say!("Round {round} begins: you deal."), other)
}

fn drew(names: &Names, seat: Seat, drawn: Option<Card>) -> Sentence {
    match drawn.map(card) {
        Some(card) => names.say(seat, || say!("You draw {card}."), |name| say!("{name} draws {card}.")),
        None => names.say(seat, || "You draw a card.", |name| say!("{name} draws a card.")),
    }
}

fn played(names: &Names, seat: Seat, spell: Card) -> Sentence {
    let spell = card(spell);
    names.say(seat, || say!("You play {spell}."), |name| say!("{name} plays {spell}."))
}

fn chose(names: &Names, seat: Seat, target: Card, by: Card) -> Sentence {
    let (target, by) = (card(target), card(by));
    names.say(
        seat,
        || say!("You choose {target} for {by}."),
        |name| say!("{name} chooses {target} for {by}."),
    )
}

fn swapped(names: &Names, seat: Seat, [old, new, by]: [Card; 3]) -> Sentence {
    let trump = spells::trump(new.element());
    let (old, new, by) = (card(old), card(new), card(by));
    names.say(
        seat,
        || say!("{by}: you make {new} the Title Spell and take {old} in exchange. {trump}"),
        |name| say!("{by}: {name} makes {new} the Title Spell and takes {old} in exchange. {trump}"),
    )
}

fn declined(names: &Names, seat: Seat, by: Card) -> Sentence {
    let by = card(by);
    names.say(
        seat,
        || say!("{by}: you leave the Title Spell as it is."),
        |name| say!("{by}: {name} leaves the Title Spell as it is."),
    )
}

fn to_hand(names: &Names, seat: Seat, taken: Card, by: Card) -> Sentence {
    let (itself, taken, by) = (taken == by, card(taken), card(by));
    names.say(
        seat,
        || match itself {
            true => say!("{by} returns to your hand."),
            false => say!("{by}: {taken} goes to your hand."),
        },
        |name| match itself {
            true => say!("{by} returns to {name}’s hand."),
            false => say!("{by}: {taken} goes to {name}’s hand."),
        },
    )
}

/// "Forge (Fire 7, Trump)".
fn in_full(spell: Final) -> Sentence {
    let (name, element, power) = (card(spell.card), element(spell.element), spell.power);
    if spell.trump { say!("{name} ({element} {power}, Trump)") } else { say!("{name} ({element} {power})") }
}

fn chapter_won(names: &Names, seat: Seat, spell: Option<Final>, points: u8, chapter: u8) -> Sentence {
    let won = match spell.map(in_full) {
        Some(spell) => names.say(
            seat,
            || say!("You win Chapter {chapter} with {spell}."),
            |name| say!("{name} wins Chapter {chapter} with {spell}."),
        ),
        None => names.say(
            seat,
            || say!("You win Chapter {chapter}."),
            |name| say!("{name} wins Chapter {chapter}."),
        ),
    };
    if points == 0 { won } else { say!("{won} {}", prize(names, seat, points)) }
}

/// Four players score as teams, two alone.
fn prize(names: &Names, seat: Seat, points: u8) -> Sentence {
    let points = counted(points, "point", "points");
    if names.seats() == 4 {
        match names.is_you(seat) || names.is_you(partner(seat)) {
            true => say!("{points} for your team."),
            false => say!("{points} for their team."),
        }
    } else {
        say!("{points}.")
    }
}

fn life_lost(names: &Names, seat: Seat, spell: Option<Final>, left: u8) -> Sentence {
    let lost = match spell.map(in_full) {
        Some(spell) => names.say(
            seat,
            || say!("{spell} is the weakest Spell: you lose 1 Life."),
            |name| say!("{spell} is the weakest Spell: {name} loses 1 Life."),
        ),
        None => names.say(seat, || "You lose 1 Life.", |name| say!("{name} loses 1 Life.")),
    };
    if left == 0 { say!("{lost} None is left.") } else { say!("{lost} {left} left.") }
}

fn eliminated(names: &Names, seat: Seat) -> Sentence {
    let other = |name: Piece| say!("{name} is out until the next round.");
    names.say(seat, || "You are out until the next round.", other)
}

fn scored(names: &Names, seat: Seat, points: u8, why: Why) -> Sentence {
    let points = counted(points, "point", "points");
    match why {
        Why::SomebodyFell => names.say(
            seat,
            || say!("You score {points} for still being in the round."),
            |name| say!("{name} scores {points} for still being in the round."),
        ),
        Why::LastStanding => names.say(
            seat,
            || say!("You score {points} for being the last one left."),
            |name| say!("{name} scores {points} for being the last one left."),
        ),
        Why::FinalChapter => names.say(
            seat,
            || say!("You score {points} for winning the final Chapter."),
            |name| say!("{name} scores {points} for winning the final Chapter."),
        ),
    }
}

/// Who has won, the reader first.
pub fn victory(names: &Names, winners: SeatSet) -> Sentence {
    let others = winners.iter().filter(|seat| !names.is_you(*seat));
    let others: Vec<Piece> = others.map(|seat| names.seat(seat)).collect();
    match (winners.iter().any(|seat| names.is_you(seat)), others.as_slice()) {
        (true, []) => "You win!".into(),
        (true, others) => say!("You and {} win!", list(Lang::En, others.iter().cloned())),
        (false, [one]) => say!("{one} wins."),
        (false, others) => say!("{} win.", list(Lang::En, others.iter().cloned())),
    }
}
