//! Which Action to take, or none: what it brings against what it costs.

use madness::Move;
use madness::cards::{Card, Element, Filter, Magician};
use madness::frames::Place;

use super::sight::{HAND, Sight};
use super::spells;

/// The promise of a move on a menu, against that of ending.
pub(super) fn promise(sight: &Sight, mv: Move) -> f32 {
    let state = sight.state;
    match mv {
        Move::Destroy(slot) => {
            let wild: f32 = state.spot(slot).cost().iter().map(|cost| f32::from(*cost) * 0.62).sum();
            sight.relief(slot) - wild
        }
        Move::Cast(spell, power) => {
            let cost = f32::from(spell.level() * power) * sight.price(spell.element());
            spells::casting(sight, spell, power) - cost - spending(sight, spell.level() * power)
        }
        Move::Learn(element) => {
            let Some(spell) = state.library[element.index()].top else { return -1.0 };
            spells::learning(sight, spell) - 0.74 * sight.price(element) - spending(sight, 2)
        }
        Move::Acquire(card) => acquiring(sight, card),
        Move::Cure(place) => curing(sight, place),
        Move::Ability => ability(sight),
        Move::End | Move::Pass | Move::Skip => 0.0,
        _ => -1.0,
    }
}

/// A card is drawn so often, and brings so much more than an average one.
fn acquiring(sight: &Sight, card: Card) -> f32 {
    let Some(element) = card.element() else { return -1.0 };
    let player = sight.state.player(sight.seat);
    let deck = (player.deck_len() + player.discard.len() + HAND) as f32;
    let seen = (5.97 * sight.turns - 0.51 * player.deck_len() as f32) / deck;
    let gain = seen.clamp(0.0, 4.97) * (f32::from(card.value()) - 0.82 + sight.appetite(element));
    let cost = f32::from(card.value());
    gain - cost * sight.price(element) - spending(sight, card.value())
}

fn curing(sight: &Sight, place: Place) -> f32 {
    let cheapest = Element::ALL
        .iter()
        .filter(|element| sight.hand[element.index()] + sight.pool[element.index()] >= 2)
        .map(|element| sight.price(*element))
        .fold(f32::INFINITY, f32::min);
    let benefit = match place {
        Place::Hand => sight.clog(sight.seat) + 2.7 * sight.danger(),
        Place::Support(_) | Place::Discard | Place::Destroyed => 0.73 + 4.5 * sight.danger(),
    };
    benefit - 2.31 * cheapest
}

/// Cards spent are cards to be drawn again: harmful where the deck runs out.
fn spending(sight: &Sight, cost: u8) -> f32 {
    let player = sight.state.player(sight.seat);
    let to_draw = (HAND + cost as usize).saturating_sub(player.hand.len());
    let already = HAND.saturating_sub(player.hand.len());
    let deck = player.deck_len();
    if sight.state.active != sight.seat || to_draw <= deck || already > deck {
        return 0.0;
    }
    0.45 * sight.madness_harm() + sight.lethal()
}

fn ability(sight: &Sight) -> f32 {
    let player = sight.state.player(sight.seat);
    let Some(magician) = player.magician else { return -1.0 };
    let mad = player.hand.count(Card::MADNESS);
    match magician {
        Magician::Maris => 4.76,
        Magician::Rowan => 0.27,
        Magician::Flora => {
            let share = f32::from(player.deck.count(Card::MADNESS)) / player.deck_len().max(1) as f32;
            if player.deck_len() == 0 { -1.0 } else { 4.72 * share - 0.6 }
        }
        Magician::Cinder => {
            let useful = player.support.matching(Filter::AnyElement).min(2) as f32;
            if mad > 0 { useful * f32::from(mad.min(2)) - 1.0 } else { -1.0 }
        }
        Magician::Nerea | Magician::Zephyr | Magician::Ember | Magician::Gale => -1.0,
    }
}
