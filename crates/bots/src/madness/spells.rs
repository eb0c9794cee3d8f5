//! What Spells are worth: to own, and to cast just now.

use madness::cards::text::{Mode, Num, Op, To, Zone};
use madness::cards::{Block, Card, Element, Filter, Spell, SpellSet, Who};
use table::Seat;

use super::coins;
use super::sight::{HAND, Sight};

/// How glad one is to own a Spell, in units of Elements for each turn to come; rows as in the game.
#[rustfmt::skip]
const OWNED: [f32; 40] = [
    1.0, 1.6, 1.2, 1.0, 0.7, 1.3, 1.8, 2.0, 1.5, 0.8, // Water
    0.8, 0.8, 1.6, 1.2, 1.4, 1.2, 1.6, 2.2, 1.8, 2.0, // Earth
    1.2, 0.9, 1.0, 1.5, 1.8, 1.6, 1.6, 1.0, 1.6, 1.2, // Fire
    1.2, 1.5, 0.9, 0.6, 1.7, 1.5, 0.8, 1.6, 0.9, 1.7, // Air
];

pub(super) fn owned(spell: Spell) -> f32 {
    OWNED[spell.index()]
}

/// The Spell one would miss least.
pub(super) fn least(spells: SpellSet) -> Option<Spell> {
    spells.iter().min_by(|a, b| owned(*a).total_cmp(&owned(*b)))
}

/// What learning a Spell gains over the one it may push out.
pub(super) fn learning(sight: &Sight, spell: Spell) -> f32 {
    let player = sight.state.player(sight.seat);
    let full = player.spells.len() >= player.spell_limit();
    let lost = if full { least(player.spells).map_or(0.0, owned) } else { 0.0 };
    (owned(spell) - lost) * (sight.turns + 0.29).min(2.63) * 0.61
}

/// What casting a Spell does for the team, in units of Elements, the payment not counted.
pub(super) fn casting(sight: &Sight, spell: Spell, power: u8) -> f32 {
    spell.text().iter().map(|block| of_block(sight, spell, block, power)).sum()
}

fn of_block(sight: &Sight, spell: Spell, block: &Block, power: u8) -> f32 {
    let one = |seat: Seat| -> f32 {
        block.steps.iter().map(|op| of_step(sight, spell, seat, *op, power)).sum::<f32>()
    };
    let in_play = sight.state.in_play();
    let others = in_play.without(sight.seat);
    let best = |seats: table::SeatSet, count: u8| {
        let mut all = [0.0; 5];
        seats.iter().zip(&mut all).for_each(|(seat, place)| *place = one(seat));
        let all = &mut all[..seats.len()];
        all.sort_unstable_by(|a, b| b.total_cmp(a));
        all.iter().take(count as usize).sum()
    };
    match block.who {
        Who::You | Who::Active | Who::Nobody => one(sight.seat),
        Who::Others(count) => best(others, number(count, power)),
        Who::Players(count) => best(in_play, number(count, power)),
        Who::OnePlayer => best(in_play, 1),
        Who::Each => in_play.iter().map(one).sum(),
        Who::EachOther => others.iter().map(one).sum(),
    }
}

/// What a number on the card amounts to.
fn number(count: Num, power: u8) -> u8 {
    match count {
        Num::Just(count) => count,
        Num::Power(count) => count * power,
        Num::All => u8::MAX,
        Num::AsMany => 1,
    }
}

/// What one step does for one player it befalls.
fn of_step(sight: &Sight, spell: Spell, seat: Seat, op: Op, power: u8) -> f32 {
    let player = sight.state.player(seat);
    let own = seat == sight.seat;
    let mad = player.hand.count(Card::MADNESS);
    let some = |count: Num| number(count, power);
    match op {
        Op::Draw(count) => sight.draw(seat, some(count)) * if own { 1.69 } else { 0.79 },
        Op::DrawTo(count) => {
            let missing = (count as usize).saturating_sub(player.hand.len()) as u8;
            if missing == 0 { 0.0 } else { 1.18 * sight.draw(seat, missing) }
        }
        Op::Place(count, _) => placing(sight, seat, some(count)),
        Op::PlaceTop(count) => {
            let free = player.free_support(sight.state.options.edition) as u8;
            let count = some(count).min(free);
            if count == 0 { 0.0 } else { 1.63 * sight.draw(seat, count) }
        }
        Op::Destroy(count, Zone::Hand, filter, mode) => burning(sight, seat, some(count), filter, mode),
        Op::Destroy(count, _, _, mode) => {
            let gone = some(count).min(player.discard.count(Card::MADNESS));
            let weak = if mode == Mode::Must { 0.15 } else { 0.0 };
            f32::from(gone) * 0.87 * (1.0 - 0.56 * sight.danger()) + weak
        }
        Op::Discard(count, _, filter, mode) => {
            let count = some(count);
            let gone = f32::from(count.min(mad)) * 1.31 * sight.clog(seat);
            let rest = count.saturating_sub(mad);
            let forced = mode == Mode::Must && filter == Filter::Any;
            gone - if forced { 0.6 * f32::from(rest) } else { 0.0 }
        }
        Op::Cure(_, most, _) => {
            let held = mad + player.support.count(Card::MADNESS);
            f32::from(some(most).min(held)) * (sight.clog(seat) + 2.04 * sight.danger())
        }
        Op::Fetch(count, to, _) => {
            let best = best_units(&player.discard, some(count));
            best * if to == To::Hand { 1.79 } else { 2.99 }
        }
        Op::GrantActions(_) => granting(sight, seat, spell.element()),
        Op::AvatarActions(count) => 2.54 * f32::from(some(count)),
        Op::NeutralizeCurse(_) => calming(sight),
        Op::Refresh(count, _) => 0.7 * f32::from(some(count)),
        Op::GainHigher(_) => 0.97,
        Op::GainAny(count, ..) => 2.3 * f32::from(some(count)) * sight.turns.min(2.0) * 0.71,
        Op::Revive(count) => best_units(&sight.state.destroyed, some(count)) * 0.42,
        Op::Reshuffle => 0.25 * (HAND as f32 * 2.07 - player.deck_len() as f32).max(0.0),
        Op::Give(_) => -0.16,
        _ => 0.0,
    }
}

fn best_units(heap: &madness::cards::Cards, mut count: u8) -> f32 {
    let mut units = 0;
    for value in [3, 2, 1] {
        for element in Element::ALL.iter().copied() {
            let take = heap.count(Card::new(element, value)).min(count);
            units += take * value;
            count -= take;
        }
    }
    f32::from(units)
}

/// Moving cards to the support: Madness out of the way, or Elements a Curse asks for.
fn placing(sight: &Sight, seat: Seat, count: u8) -> f32 {
    let player = sight.state.player(seat);
    let free = player.free_support(sight.state.options.edition) as u8;
    let count = count.min(free);
    let mad = player.hand.count(Card::MADNESS).min(count);
    let mut benefit = f32::from(mad) * 0.13 * sight.clog(seat);
    let mut left = count - mad;
    for value in [3, 2, 1] {
        for element in Element::ALL.iter().copied() {
            let take = player.hand.count(Card::new(element, value)).min(left);
            left -= take;
            let wanted = if sight.asked[element.index()] > 0.0 { 0.82 } else { 0.4 };
            benefit += f32::from(take * value) * wanted;
        }
    }
    benefit
}

/// Destroying cards of the hand: Madness gladly, weak cards if they are only in the way.
fn burning(sight: &Sight, seat: Seat, count: u8, filter: Filter, mode: Mode) -> f32 {
    let mad = sight.state.player(seat).hand.count(Card::MADNESS);
    if filter == Filter::AnyElement {
        return 0.0;
    }
    let gone = count.min(mad);
    let forced = if mode == Mode::Must { 0.9 * f32::from(count - gone) } else { 0.0 };
    f32::from(gone) * (sight.clog(seat) - 2.2 * sight.danger()) - forced
}

/// Letting somebody act now: worth it if they can break a Curse the caster cannot.
fn granting(sight: &Sight, seat: Seat, paid: Element) -> f32 {
    let state = sight.state;
    if seat == sight.seat || !state.options.open_hands {
        return 0.0;
    }
    let reach = state.cursed().filter(|slot| state.spot(*slot).asleep == 0);
    let reach = reach.filter(|slot| coins::could_pay(sight, seat, state.spot(*slot).cost(), paid));
    let reach = reach.filter(|slot| !sight.affords(state.spot(*slot).cost()));
    let gain = reach.map(|slot| sight.relief(slot) * 0.46).fold(0.0, f32::max);
    let mad = state.player(seat).hand.count(Card::MADNESS);
    gain + if mad >= 4 { 1.95 } else { 0.0 }
}

/// Laying a Curse face down helps if it would strike next.
fn calming(sight: &Sight) -> f32 {
    let state = sight.state;
    let next = state.cursed().filter(|slot| slot.space() == state.space + 1);
    let harms = next.filter_map(|slot| state.spot(slot).awake().map(|curse| sight.threat(slot, curse)));
    0.7 * harms.sum::<f32>()
}

/// What a Spell does for one of those it may be aimed at.
pub(super) fn befalling(sight: &Sight, spell: Spell, seat: Seat) -> f32 {
    let aimed = spell.text().iter().filter(|block| !matches!(block.who, Who::You | Who::Nobody));
    aimed.flat_map(|block| block.steps.iter()).map(|op| of_step(sight, spell, seat, *op, 1)).sum()
}
