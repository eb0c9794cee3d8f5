//! Constant Spells: what they make of every Spell in the Chapter, worked out afresh after each change.

use table::Events;

use crate::cards::row::{Amount, Attribute, Constant, Count, Filter, Targets};
use crate::cards::{Card, Element, Power, Text};
use crate::chapter::{Chapter, Spell};
use crate::events::{Deed, Event};
use crate::state::State;

/// The Sturdiness that locks the Title Spell's Element, if one does.
pub(crate) fn title_lock(chapter: &Chapter) -> Option<Card> {
    let locks = |constants: &[Constant]| constants.contains(&Constant::LockTitleElement);
    active(chapter).find(|(_, constants)| locks(constants)).map(|(index, _)| chapter.spells[index].card)
}

/// Constants in force, in play order.
fn active(chapter: &Chapter) -> impl Iterator<Item = (usize, &'static [Constant])> {
    let bits = chapter.constants;
    (0..chapter.played as usize).filter(move |index| bits >> index & 1 == 1).filter_map(move |index| {
        let spell = &chapter.spells[index];
        match spell.card.row().text {
            Text::Constant(constants) if !spell.silenced => Some((index, constants)),
            _ => None,
        }
    })
}

/// RULES 17.4: current Power and Element of every Spell. `cause` is the card whose play or effect led here.
#[inline]
pub(crate) fn recompute(state: &mut State, cause: Card, events: &mut Events<Event>) {
    if state.chapter.constants == 0 && !events.is_listening() {
        // All four places, played or not: no branch to mispredict.
        for spell in &mut state.chapter.spells {
            (spell.power, spell.element) = (spell.base_power, spell.base_element);
        }
        return;
    }
    let before = state.chapter.spells;
    let now = Now::settle(&state.chapter);
    for (index, spell) in state.chapter.spells[..state.chapter.played as usize].iter_mut().enumerate() {
        (spell.power, spell.element) = (now.powers[index], now.elements[index]);
    }
    if events.is_listening() {
        tell_changes(state, &before, cause, events);
    }
}

/// Powers and Elements during the computation, and the constants in force by play index.
struct Now {
    powers: [Power; 4],
    elements: [Element; 4],
    pressing: [&'static [Constant]; 4],
}

impl Now {
    fn settle(chapter: &Chapter) -> Now {
        let count = chapter.played as usize;
        let mut now = Now { powers: [Power(1); 4], elements: [Element::Fire; 4], pressing: [&[]; 4] };
        for (index, spell) in chapter.spells().iter().enumerate() {
            now.elements[index] = spell.base_element;
        }
        active(chapter).for_each(|(index, constants)| now.pressing[index] = constants);
        let mut converted = [false; 4];
        loop {
            now.weigh(chapter);
            let mut changed = false;
            let mut turned = now.elements;
            for index in 0..count {
                if let Some(element) = now.conversion(index).filter(|_| !converted[index]) {
                    changed |= now.elements[index] != element;
                    turned[index] = element;
                    converted[index] = true;
                }
            }
            if !changed {
                return now;
            }
            now.elements = turned;
        }
    }

    /// The Powers that follow from the present Elements. All constant modifiers on one Spell add up before the floor
    /// of 1 applies (RUL-GRI-8).
    fn weigh(&mut self, chapter: &Chapter) {
        let mut bonus = [0; 4];
        for (source, constants) in self.pressing.iter().enumerate() {
            for constant in *constants {
                let Constant::Add(targets, amount) = *constant else { continue };
                let amount = match amount {
                    Amount::Plain(amount) => i16::from(amount),
                    Amount::Each(amount, what) => i16::from(amount) * self.count(chapter, source, what),
                };
                for (index, bonus) in bonus[..chapter.played as usize].iter_mut().enumerate() {
                    *bonus += if self.aims_at(targets, source, index) { amount } else { 0 };
                }
            }
        }
        for (index, spell) in chapter.spells().iter().enumerate() {
            let fixed = spell.card.row().attribute == Some(Attribute::PowerCannotChange);
            self.powers[index] = if fixed { spell.base_power } else { spell.base_power.plus(bonus[index]) };
        }
    }

    /// What a "become" constant would turn this Spell into: the first one played decides.
    fn conversion(&self, index: usize) -> Option<Element> {
        self.pressing.iter().enumerate().find_map(|(source, constants)| {
            constants.iter().find_map(|constant| match *constant {
                Constant::Become(targets, element) if self.aims_at(targets, source, index) => Some(element),
                _ => None,
            })
        })
    }

    fn aims_at(&self, targets: Targets, source: usize, index: usize) -> bool {
        match targets {
            Targets::Itself => source == index,
            Targets::All(filter) => self.passes(filter, source, index),
            Targets::Others(filter) => source != index && self.passes(filter, source, index),
            Targets::Chosen(_) | Targets::Trigger => false,
        }
    }

    fn passes(&self, filter: Filter, source: usize, index: usize) -> bool {
        match filter {
            Filter::Any => true,
            Filter::Is(element) => self.elements[index] == element,
            Filter::IsNot(element) => self.elements[index] != element,
            Filter::Stronger => self.powers[index] > self.powers[source],
            Filter::Weaker => self.powers[index] < self.powers[source],
            Filter::OfTitle => false,
        }
    }

    fn count(&self, chapter: &Chapter, source: usize, what: Count) -> i16 {
        let targets = match what {
            Count::All(filter) => Targets::All(filter),
            Count::Others(filter) => Targets::Others(filter),
        };
        (0..chapter.played as usize).filter(|index| self.aims_at(targets, source, *index)).count() as i16
    }
}

/// Names the Spell behind each change: the one just acting, or the constant that now presses on it.
fn tell_changes(state: &State, before: &[Spell; 4], cause: Card, events: &mut Events<Event>) {
    for (index, spell) in state.chapter.spells().iter().enumerate() {
        let old = if before[index].card == spell.card { before[index] } else { *spell };
        let same_base = (old.base_power, old.base_element) == (spell.base_power, spell.base_element);
        let by = if same_base { presser(&state.chapter, index).unwrap_or(cause) } else { cause };
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
    active(chapter)
        .find(|(source, constants)| {
            constants.iter().any(|constant| match *constant {
                Constant::Add(targets, _) | Constant::Become(targets, _) => touches(*source, targets),
                Constant::LockTitleElement => false,
            })
        })
        .map(|(source, _)| chapter.spells[source].card)
}
