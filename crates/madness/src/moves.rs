//! Which moves are legal now, and by which rule the others are not.

use table::{Actor, Refusal, Seat, Set};

use crate::cards::magicians::Ability;
use crate::cards::{Card, Element, Magician, Spell};
use crate::frames::{Action, Frame, Payment, Place};
use crate::pay::{Coin, Cost};
use crate::purse::{Means, Purse};
use crate::spelling::Move;
use crate::state::{Slot, State};
use crate::{Reason, choices};

pub type Legal<T = ()> = Result<T, Refusal<Reason>>;

pub fn no<T>(rule: &'static str, reason: Reason) -> Legal<T> {
    Err(Refusal::new(rule, reason))
}

/// The question now, if this actor is the one asked.
pub fn question(state: &State, actor: Actor) -> Option<(Seat, Frame)> {
    let frame = state.frames.top()?;
    let asked = frame.asks(state.active)?;
    (actor == Actor::Seat(asked)).then_some((asked, frame))
}

/// Whether this is a legal answer now.
pub fn check(state: &State, actor: Actor, mv: Move) -> Legal<(Seat, Frame)> {
    if let Some(end) = state.end {
        return no(end.rule(), Reason::GameOver);
    }
    let Some((seat, frame)) = question(state, actor) else {
        return no("RUL-BBM-54", Reason::NotAsked);
    };
    match frame {
        Frame::Menu => check_menu(state, seat, mv)?,
        Frame::Granted { avatar, .. } => check_granted(state, seat, avatar, mv)?,
        Frame::LastWindow => match mv {
            Move::Skip => {}
            Move::Ability => check_ability(state, seat)?,
            _ => return no("MOM-19", Reason::NotAnAnswer),
        },
        Frame::Pay(payment) => check_pay(state, &payment, mv)?,
        _ => choices::check(state, seat, frame, mv)?,
    }
    Ok((seat, frame))
}

/// Appends every legal answer of this actor, sorted.
pub fn list(state: &State, actor: Actor, into: &mut Vec<Move>) {
    let Some((seat, frame)) = question(state, actor) else { return };
    match frame {
        Frame::Menu => {
            list_actions(state, seat, false, into);
            if check_ability(state, seat).is_ok() {
                into.push(Move::Ability);
            }
            into.push(Move::End);
        }
        Frame::Granted { avatar, .. } => {
            list_actions(state, seat, avatar, into);
            into.push(Move::Pass);
        }
        Frame::LastWindow => {
            if check_ability(state, seat).is_ok() {
                into.push(Move::Ability);
            }
            into.push(Move::Skip);
        }
        Frame::Pay(payment) => list_pay(state, &payment, into),
        _ => choices::list(state, seat, frame, into),
    }
}

fn check_menu(state: &State, seat: Seat, mv: Move) -> Legal {
    match mv {
        Move::End => Ok(()),
        Move::Ability => check_ability(state, seat),
        _ => match mv.action() {
            Some(action) => check_action(state, seat, action, false),
            None => no("MOM-2", Reason::NotAnAnswer),
        },
    }
}

fn check_granted(state: &State, seat: Seat, avatar: bool, mv: Move) -> Legal {
    match mv {
        Move::Pass => Ok(()),
        Move::Ability => no("RUL-BBM-12", Reason::AbilityNotNow),
        _ => match mv.action() {
            Some(action) => check_action(state, seat, action, avatar),
            None => no(if avatar { "MOM-16" } else { "MOM-15" }, Reason::NotAnAnswer),
        },
    }
}

/// Whether the ability can be used: on the own turn, once, and if it does something.
pub fn check_ability(state: &State, seat: Seat) -> Legal {
    let player = state.player(seat);
    let Some(magician) = player.magician else { return no("BBM-19.1", Reason::AbilityAlwaysOn) };
    if !matches!(magician.ability(), Ability::Once(_)) {
        return no("BBM-19.3", Reason::AbilityAlwaysOn);
    }
    if state.ability_used {
        return no("BBM-19.1", Reason::AbilityUsed);
    }
    let (usable, rule) = match magician {
        Magician::Maris => (player.hand.has(Card::MADNESS), "BBM-19.3"),
        Magician::Rowan => {
            (state.seats().any(|seat| !state.player(seat).refreshable().is_empty()), "BBM-19.3")
        }
        Magician::Cinder => (player.hand.len() >= 2 && player.support.len() >= 2, "RUL-BBM-37"),
        Magician::Flora | Magician::Nerea | Magician::Zephyr | Magician::Ember | Magician::Gale => {
            (true, "BBM-19.3")
        }
    };
    if usable { Ok(()) } else { no(rule, Reason::AbilityVain) }
}

/// What an Action costs.
pub fn cost(state: &State, action: Action) -> Cost {
    match action {
        Action::Cast(spell, power) => Cost::of(spell.element(), spell.level() * power),
        Action::Learn(element) => Cost::of(element, 2),
        Action::Acquire(card) => Cost::of(card.element().unwrap_or(Element::Water), card.value()),
        Action::Destroy(slot) => Cost::Exactly(state.spot(slot).cost()),
        Action::Cure(_) => Cost::AnyOne(2),
    }
}

fn check_action(state: &State, seat: Seat, action: Action, avatar: bool) -> Legal {
    match action {
        Action::Cast(spell, _) => check_spell(state, seat, spell)?,
        Action::Learn(element) if state.library[element.index()].top.is_none() => {
            return no("BBM-11.7", Reason::LibraryEmpty);
        }
        Action::Acquire(card) if card.value() < 2 => return no("BBM-12.4", Reason::NotForSale),
        Action::Acquire(card) if !state.table.has(card) => return no("BBM-12.1", Reason::StackEmpty),
        Action::Destroy(slot) if state.spot(slot).curse.is_none() => {
            return no("BBM-13.1", Reason::NoCurseThere);
        }
        Action::Destroy(slot) if state.spot(slot).asleep > 0 => {
            return no("BBM-17.10", Reason::CurseNeutralized);
        }
        Action::Cure(place) if !has_madness(state, seat, place) => {
            return no("BBM-14.2", Reason::NoMadnessThere);
        }
        Action::Learn(_) | Action::Acquire(_) | Action::Destroy(_) | Action::Cure(_) => {}
    }
    if Means::of(state, seat, avatar).affords(cost(state, action)) {
        Ok(())
    } else {
        no("BBM-9.10", Reason::CannotPay)
    }
}

fn check_spell(state: &State, seat: Seat, spell: Spell) -> Legal {
    let player = state.player(seat);
    if !player.spells.contains(spell) {
        no("BBM-10.1", Reason::NotYourSpell)
    } else if player.neutralized().contains(spell) {
        no("BBM-17.11", Reason::SpellNeutralized)
    } else if player.resolving.contains(spell) {
        no("RUL-BBM-3", Reason::SpellResolving)
    } else if player.exhausted.contains(spell) {
        no("BBM-10.6", Reason::SpellExhausted)
    } else if spell.needs_others() && state.in_play().without(seat).is_empty() {
        no("RUL-BBM-5", Reason::NobodyElse)
    } else {
        Ok(())
    }
}

fn has_madness(state: &State, seat: Seat, place: Place) -> bool {
    match place {
        Place::Hand => state.player(seat).hand.has(Card::MADNESS),
        Place::Support(owner) => {
            owner.0 < state.options.seats && state.player(owner).support.has(Card::MADNESS)
        }
        Place::Discard | Place::Destroyed => false,
    }
}

fn list_actions(state: &State, seat: Seat, avatar: bool, into: &mut Vec<Move>) {
    let means = Means::of(state, seat, avatar);
    let reach = Element::ALL.map(|element| means.reach(element));
    let ready = state.player(seat).ready();
    let alone = state.in_play().without(seat).is_empty();
    for spell in ready.iter().filter(|spell| !(alone && spell.needs_others())) {
        let most = reach[spell.element().index()] / spell.level();
        into.extend((1..=most.min(3)).map(|power| Move::Cast(spell, power)));
    }
    let rich = |element: &Element| reach[element.index()] >= 2;
    let rich: Set<Element> = Element::ALL.into_iter().filter(rich).collect();
    into.extend(rich.iter().filter(|it| state.library[it.index()].top.is_some()).map(Move::Learn));
    for element in rich.iter() {
        let cards = (2..=reach[element.index()].min(3)).map(|value| Card::new(element, value));
        into.extend(cards.filter(|card| state.table.has(*card)).map(Move::Acquire));
    }
    for slot in Slot::ALL.iter().copied() {
        let spot = state.spot(slot);
        if spot.awake().is_some() && means.affords(Cost::Exactly(spot.cost())) {
            into.push(Move::Destroy(slot));
        }
    }
    if !rich.is_empty() {
        let places = state.seats().map(Place::Support);
        let places = [Place::Hand].into_iter().chain(places);
        into.extend(places.filter(|place| has_madness(state, seat, *place)).map(Move::Cure));
    }
}

fn check_pay(state: &State, payment: &Payment, mv: Move) -> Legal {
    let purse = Purse::of(state, payment.seat, payment.avatar);
    match mv.coin() {
        Some(coin) => payment.give(&purse, coin).map(|_| ()),
        None if mv == Move::Done && payment.first_coin(&purse).is_none() => Ok(()),
        None => no("MOM-3", Reason::NotAnAnswer),
    }
}

/// In a world somebody imagines, the cards may not be there: then the payment is taken as made.
fn list_pay(state: &State, payment: &Payment, into: &mut Vec<Move>) {
    let start = into.len();
    payment.coins(&Purse::of(state, payment.seat, payment.avatar), |coin: Coin| into.push(coin.into()));
    if into.len() == start {
        into.push(Move::Done);
    }
}
