//! A move in a few nanoseconds for imagined games: beat what can be beaten, throw away what is worth least.

use grimoire::cards::{Card, CardSet};
use grimoire::{Mode, Move, Question, State};
use table::{Chance, Seat};

use super::keep;
use super::scale::Scale;

/// One play in so many is a whim: people are not machines, and imagined games must not all be alike.
const WHIM: u32 = 10;

/// A Spell to play, if that is the question and no whim intervenes.
#[inline]
pub(super) fn choose(world: &State, chance: &mut Chance) -> Option<Move> {
    match world.question() {
        Some((seat, Question::PlaySpell)) if chance.below(WHIM) > 0 => Some(Move::Play(spell(world, seat))),
        _ => None,
    }
}

/// The last to play wins as cheaply as possible, others as surely as possible; who cannot win gives up little.
fn spell(world: &State, seat: Seat) -> Card {
    let (chapter, hand, mode) = (&world.chapter, world.hands[seat.index()], world.options.mode);
    let scale = Scale::of(chapter);
    // Of equals the first played is the strongest, and `max_by_key` keeps the last it meets.
    let strongest = chapter.spells().iter().rev().max_by_key(|spell| scale.might(spell.element, spell.power));
    let Some(strongest) = strongest else { return mightiest(hand, scale) };
    let total = if mode == Mode::Duel { 4 } else { world.seats_in() as usize };
    let last = chapter.spells().len() + 1 == total;
    let ours = world.party(strongest.player) == world.party(seat);
    let winners = hand.and(scale.above(scale.might(strongest.element, strongest.power)));
    if winners.is_empty() || ours && last {
        cheapest(hand, mode)
    } else if last {
        cheapest(winners, mode)
    } else {
        mightiest(winners, scale)
    }
}

fn cheapest(cards: CardSet, mode: Mode) -> Card {
    let worths = keep::worths(mode);
    let mut least = (f32::INFINITY, cards.nth(0));
    for card in cards.iter() {
        let worth = worths[card as usize];
        least = if worth < least.0 { (worth, card) } else { least };
    }
    least.1
}

fn mightiest(cards: CardSet, scale: Scale) -> Card {
    cards.iter().max_by_key(|card| scale.might(card.element(), card.power())).unwrap_or(cards.nth(0))
}
