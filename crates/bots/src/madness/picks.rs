//! Choices within an effect: which cards, whom, which Spell or Curse.

use madness::cards::text::Zone;
use madness::cards::{Card, Element, Spell};
use madness::frames::{Cause, Choice, Deed, Place};
use madness::state::Slot;
use table::Seat;

use super::sight::Sight;
use super::spells;

/// Whether to choose a card for what is to be done with it, against choosing no more (which is 0).
pub(super) fn card(sight: &Sight, choice: &Choice, card: Card, place: Place) -> f32 {
    let mad = card == Card::MADNESS;
    match choice.deed {
        Deed::Discard if mad => {
            if place == Place::Hand {
                17.2
            } else {
                1.0
            }
        }
        Deed::Discard => -sight.keep(card) - if place == Place::Hand { 0.0 } else { 0.34 },
        Deed::Destroy if mad => 11.0 - 6.03 * sight.danger(),
        Deed::Destroy => destroying(sight, choice, card),
        Deed::Support => supporting(sight, card),
        Deed::ToHand | Deed::OnDeck if mad => -3.02,
        Deed::ToHand | Deed::OnDeck => sight.keep(card),
        Deed::Cure => {
            if place == Place::Hand {
                2.44
            } else {
                1.11
            }
        }
        Deed::Give if mad => -2.0,
        Deed::Give => giving(sight, choice.to, card),
    }
}

/// A weak card may go where a better one is had for it.
fn destroying(sight: &Sight, choice: &Choice, card: Card) -> f32 {
    let traded = match choice.cause {
        Cause::Spell(Spell::Forge) => true,
        Cause::Bonus(_) => choice.zone == Zone::Discard && choice.least > 0,
        _ => false,
    };
    if traded {
        return match card.value() {
            1 => 1.0,
            2 => 9.69,
            _ => -1.0,
        };
    }
    -0.6 - sight.keep(card) - f32::from(card.value())
}

fn supporting(sight: &Sight, card: Card) -> f32 {
    let Some(element) = card.element() else { return 5.09 * sight.clog(sight.seat) };
    let wanted = sight.asked[element.index()] > 0.0;
    f32::from(card.value()) * if wanted { 1.84 } else { 0.3 } - if wanted { 0.0 } else { 0.15 }
}

fn giving(sight: &Sight, to: Seat, card: Card) -> f32 {
    let Some(element) = card.element() else { return -2.0 };
    let there = sight.state.player(to).hand.worth(element);
    0.2 * f32::from(there) - 0.1 * f32::from(card.value())
}

/// Whom an effect should befall.
pub(super) fn target(sight: &Sight, cause: Cause, seat: Seat) -> f32 {
    let player = sight.state.player(seat);
    if let Cause::Failure(_) = cause {
        let lost: u8 = player.support.worths().iter().sum();
        return -f32::from(lost) - if seat == sight.seat { 0.009 } else { 0.0 };
    }
    let Cause::Spell(spell) = cause else { return 0.0 };
    spells::befalling(sight, spell, seat) + 0.055 * soon(sight, seat)
}

/// Who acts soon makes more of what they get.
fn soon(sight: &Sight, seat: Seat) -> f32 {
    let seats = sight.state.options.seats;
    let wait = (seat.0 + seats - sight.state.active.0) % seats;
    if wait == 0 { 0.2 } else { 1.0 - 0.32 * f32::from(wait) }
}

pub(super) fn refresh(sight: &Sight, owner: Seat, spell: Spell) -> f32 {
    let at = spell.element().index();
    let payable = owner != sight.seat || sight.hand[at] + sight.pool[at] >= spell.level();
    spells::owned(spell) + if owner == sight.seat && payable { 1.0 } else { 0.0 }
}

pub(super) fn calm(sight: &Sight, slot: Slot) -> f32 {
    let state = sight.state;
    let curse = state.spot(slot).curse.map_or(0.0, |curse| sight.threat(slot, curse));
    if slot.space() == state.space + 1 { 1.0 + curse } else { 0.1 * curse }
}

pub(super) fn take(sight: &Sight, element: Element) -> f32 {
    sight.appetite(element)
}

/// Cards to swap: Madness out of the hand, Elements out of the support.
pub(super) fn swap(sight: &Sight, card: Card, place: Place) -> f32 {
    let keep = sight.keep(card);
    if place == Place::Hand { -keep } else { keep }
}
