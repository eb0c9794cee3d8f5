//! Constant Spells: what they make of every Spell in the Chapter, worked out afresh after each change.

use table::Events;

use crate::cards::row::{Amount, Attribute, Constant, Count, Filter, Targets};
use crate::cards::{Card, Element, Power, Text};
use crate::changes::each;
use crate::chapter::{Chapter, Spell};
use crate::events::{Deed, Event};
use crate::state::State;

/// The Sturdiness that locks the Title Spell's Element, if one does.
pub(crate) fn title_lock(chapter: &Chapter) -> Option<Card> {
    let locking = chapter.locking;
    (locking != 0).then(|| chapter.spells[locking.trailing_zeros() as usize].card)
}

/// What a Spell says as long as it lies there.
#[inline]
fn constants_of(spell: &Spell) -> &'static [Constant] {
    match spell.card.row().text {
        Text::Constant(constants) => constants,
        _ => &[],
    }
}

/// RULES 17.4: current Power and Element of every Spell. `cause` is the card whose play or effect led here, and `changed`
/// the Spells whose base it has changed, as bits.
#[inline]
pub(crate) fn recompute(state: &mut State, cause: Card, changed: u8, events: &mut Events<Event>) {
    if state.chapter.pressing == 0 && !events.is_listening() {
        // All four places, played or not: no branch to mispredict.
        for spell in &mut state.chapter.spells {
            (spell.power, spell.element) = (spell.base_power, spell.base_element);
        }
        return;
    }
    let before = state.chapter.spells;
    let now = Now::settle(&state.chapter);
    for (index, spell) in state.chapter.spells.iter_mut().enumerate() {
        (spell.power, spell.element) = (now.powers[index], now.elements[index]);
    }
    if events.is_listening() {
        tell_changes(state, &before, (cause, changed), events);
    }
}

/// Powers and Elements during the computation. All four places are worked out, played or not; `played` has a bit for
/// those that count.
struct Now {
    powers: [Power; 4],
    elements: [Element; 4],
    played: u8,
}

impl Now {
    fn settle(chapter: &Chapter) -> Now {
        let elements = chapter.spells.map(|spell| spell.base_element);
        let mut now = Now { powers: [Power(1); 4], elements, played: (1 << chapter.played) - 1 };
        let mut converted = 0;
        loop {
            now.weigh(chapter);
            let turned = now.convert(chapter, &mut converted);
            if turned == now.elements {
                return now;
            }
            now.elements = turned;
        }
    }

    /// The Powers that follow from the present Elements. All constant modifiers on one Spell add up before the floor
    /// of 1 applies (RUL-GRI-8).
    fn weigh(&mut self, chapter: &Chapter) {
        let mut bonus = [0; 4];
        each(chapter.pressing, |source| {
            for constant in constants_of(&chapter.spells[source as usize]) {
                let Constant::Add(targets, amount) = *constant else { continue };
                let amount = match amount {
                    Amount::Plain(amount) => i16::from(amount),
                    Amount::Each(amount, what) => i16::from(amount) * self.count(source, what),
                };
                let aimed = self.aimed(targets, source);
                for (index, bonus) in bonus.iter_mut().enumerate() {
                    *bonus += amount * i16::from(aimed >> index & 1);
                }
            }
        });
        for (index, spell) in chapter.spells.iter().enumerate() {
            let fixed = spell.card.row().attribute == Some(Attribute::PowerCannotChange);
            self.powers[index] = if fixed { spell.base_power } else { spell.base_power.plus(bonus[index]) };
        }
    }

    /// What "become" constants make of the Elements: of several the first one played decides, and no Spell is converted
    /// twice.
    fn convert(&self, chapter: &Chapter, converted: &mut u8) -> [Element; 4] {
        let mut turned = self.elements;
        each(chapter.pressing, |source| {
            for constant in constants_of(&chapter.spells[source as usize]) {
                let Constant::Become(targets, element) = *constant else { continue };
                let aimed = self.aimed(targets, source) & !*converted;
                each(aimed, |index| turned[index as usize] = element);
                *converted |= aimed;
            }
        });
        turned
    }

    /// Play indices of the Spells a constant is about, as bits.
    fn aimed(&self, targets: Targets, source: u8) -> u8 {
        match targets {
            Targets::Itself => 1 << source,
            Targets::All(filter) => self.passing(filter, source),
            Targets::Others(filter) => self.passing(filter, source) & !(1 << source),
            Targets::Chosen(_) | Targets::Trigger => 0,
        }
    }

    fn passing(&self, filter: Filter, source: u8) -> u8 {
        let own = self.powers[source as usize];
        self.played
            & match filter {
                Filter::Any => self.played,
                Filter::Is(element) => bits(self.elements, |other| other == element),
                Filter::IsNot(element) => bits(self.elements, |other| other != element),
                Filter::Stronger => bits(self.powers, |other| other > own),
                Filter::Weaker => bits(self.powers, |other| other < own),
                Filter::OfTitle => 0,
            }
    }

    fn count(&self, source: u8, what: Count) -> i16 {
        let targets = match what {
            Count::All(filter) => Targets::All(filter),
            Count::Others(filter) => Targets::Others(filter),
        };
        self.aimed(targets, source).count_ones() as i16
    }
}

/// Without a branch, one bit for each place that passes.
#[inline]
fn bits<T: Copy>(places: [T; 4], passes: impl Fn(T) -> bool) -> u8 {
    places.iter().enumerate().fold(0, |bits, (index, place)| bits | u8::from(passes(*place)) << index)
}

/// Names the Spell behind each change: the one just acting, or the constant that now presses on it.
fn tell_changes(
    state: &State,
    before: &[Spell; 4],
    (cause, changed): (Card, u8),
    events: &mut Events<Event>,
) {
    for (index, spell) in state.chapter.spells().iter().enumerate() {
        let old = if before[index].card == spell.card { before[index] } else { *spell };
        let presser = presser(&state.chapter, index).filter(|_| changed >> index & 1 == 0);
        let by = presser.unwrap_or(cause);
        let card = spell.card;
        if old.element != spell.element {
            state.tell(events, Deed::ElementChanged { card, from: old.element, to: spell.element, by });
        }
        if old.power != spell.power {
            state.tell(events, Deed::PowerChanged { card, from: old.power, to: spell.power, by });
        }
    }
}

/// The first constant in force that says anything about this Spell.
pub(crate) fn presser(chapter: &Chapter, index: usize) -> Option<Card> {
    let touches = |source: usize, targets: Targets| match targets {
        Targets::Itself => source == index,
        _ => source != index,
    };
    let in_force = |source: &usize| chapter.pressing >> source & 1 == 1;
    (0..chapter.played as usize)
        .filter(in_force)
        .find(|source| {
            constants_of(&chapter.spells[*source]).iter().any(|constant| match *constant {
                Constant::Add(targets, _) | Constant::Become(targets, _) => touches(*source, targets),
                Constant::LockTitleElement => false,
            })
        })
        .map(|source| chapter.spells[source].card)
}
