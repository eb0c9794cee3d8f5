//! Elementary changes (RULES 17.5): what one step of an effect does to its targets, and which targets it has.

use table::Events;

use crate::cards::row::{Amount, Attribute, Count, Filter, NewElement, NewPower, Step, Targets};
use crate::cards::{Card, Element, Power, Text};
use crate::chapter::{Spell, Title};
use crate::constants;
use crate::events::{Deed, Event};
use crate::state::State;

/// A change with its value already read.
#[derive(Clone, Copy)]
enum Change {
    Add(i16),
    Power(Power),
    Element(Element),
    Restore,
}

impl Spell {
    /// Changes what activated effects made of the Spell. Says whether anything is different now.
    fn change(&mut self, change: Change) -> bool {
        let fixed = self.card.row().attribute == Some(Attribute::PowerCannotChange);
        let before = (self.base_power, self.base_element);
        match change {
            Change::Add(_) | Change::Power(_) if fixed => {}
            Change::Add(amount) => self.base_power = self.base_power.plus(amount),
            Change::Power(power) => self.base_power = power,
            Change::Element(element) => self.base_element = element,
            Change::Restore => {
                (self.base_power, self.base_element) = (self.card.power(), self.card.element())
            }
        }
        before != (self.base_power, self.base_element)
    }
}

impl State {
    /// One elementary change (RULES 17.5) on all its targets together, then the constants again if it was about Spells:
    /// none of them looks at the Title Spell.
    pub(super) fn do_step(&mut self, by: u8, step: Step, targets: u8, events: &mut Events<Event>) {
        let mut changed = 0;
        match step {
            Step::ToHand(_) => return self.take_to_hand(by, targets, events),
            Step::TitleElement(element) => return self.change_title(by, element, events),
            Step::RestoreTitle => {
                let printed = self.chapter.title.map(|title| title.card.element());
                return printed.into_iter().for_each(|element| self.change_title(by, element, events));
            }
            Step::TitleDiscard => return self.discard_title(by, events),
            Step::Silence(_) => each(targets, |index| self.silence(index, Some(by), events)),
            Step::MayTitleSwap => unreachable!("asked, not done"),
            Step::Add(..) | Step::SetPower(..) | Step::SetElement(..) | Step::Restore(_) => {
                changed = self.change_spells(by, step, targets, events);
            }
        }
        constants::recompute(self, self.chapter.spells[by as usize].card, changed, events);
    }

    /// Reads the value first, then changes all targets together. Says which are different now, as bits.
    fn change_spells(&mut self, by: u8, step: Step, targets: u8, events: &mut Events<Event>) -> u8 {
        let Some(change) = self.read_change(by, step) else { return 0 };
        let mut changed = 0;
        let aimed = matches!(step.targets(), Some(Targets::Chosen(_) | Targets::Trigger));
        each(targets, |index| {
            let spell = &mut self.chapter.spells[index as usize];
            if spell.change(change) {
                spell.touched_by |= 1 << by;
                changed |= 1 << index;
            } else if aimed {
                let card = spell.card;
                let by = self.chapter.spells[by as usize].card;
                self.tell(events, Deed::Unmoved { card, by });
            }
        });
        changed
    }

    fn read_change(&self, by: u8, step: Step) -> Option<Change> {
        match step {
            Step::Add(_, Amount::Plain(amount)) => Some(Change::Add(amount.into())),
            Step::Add(_, Amount::Each(amount, what)) => {
                Some(Change::Add(i16::from(amount) * i16::from(count(self, by, what))))
            }
            Step::SetPower(_, NewPower::Exactly(power)) => Some(Change::Power(power)),
            Step::SetPower(_, NewPower::OfPrevious) => {
                let previous = by.checked_sub(1)?;
                Some(Change::Power(self.chapter.spells[previous as usize].power))
            }
            Step::SetElement(_, NewElement::Exactly(element)) => Some(Change::Element(element)),
            Step::SetElement(_, NewElement::OfTitle) => {
                self.chapter.title.map(|title| Change::Element(title.element))
            }
            Step::Restore(_) => Some(Change::Restore),
            Step::RestoreTitle
            | Step::Silence(_)
            | Step::TitleElement(_)
            | Step::TitleDiscard
            | Step::MayTitleSwap
            | Step::ToHand(_) => None,
        }
    }

    fn change_title(&mut self, by: u8, element: Element, events: &mut Events<Event>) {
        let by = self.chapter.spells[by as usize].card;
        let Some(title) = self.chapter.title.filter(|title| title.element != element) else { return };
        if let Some(lock) = constants::title_lock(&self.chapter) {
            self.tell(events, Deed::TitleLocked { by, lock });
            return;
        }
        self.chapter.title = Some(Title { element, ..title });
        self.tell(events, Deed::TitleElement { card: title.card, to: element, by });
    }

    fn discard_title(&mut self, by: u8, events: &mut Events<Event>) {
        if let Some(title) = self.chapter.title.take() {
            self.discard.add(title.card);
            let by = self.chapter.spells[by as usize].card;
            self.tell(events, Deed::TitleDiscarded { card: title.card, by });
        }
    }

    pub(super) fn swap_title(&mut self, by: u8, new: Card, events: &mut Events<Event>) {
        let by = self.chapter.spells[by as usize];
        let Some(old) = self.chapter.title.replace(Title::new(new)) else { return };
        let hand = by.player.index();
        self.hands[hand].remove(new);
        self.shown[hand].remove(new);
        self.hands[hand].add(old.card);
        self.shown[hand].add(old.card);
        events.show();
        self.tell(events, Deed::TitleSwapped { seat: by.player, old: old.card, new, by: by.card });
    }

    /// The Chapter is over: Powers and Elements stay as ranked (RUL-GRI-27).
    fn take_to_hand(&mut self, by: u8, targets: u8, events: &mut Events<Event>) {
        let (seat, by) = (self.chapter.spells[by as usize].player, self.chapter.spells[by as usize].card);
        each(targets, |index| {
            let spell = &mut self.chapter.spells[index as usize];
            spell.gone = true;
            let card = spell.card;
            self.hands[seat.index()].add(card);
            self.shown[seat.index()].add(card);
            self.tell(events, Deed::ToHand { seat, card, by });
        });
    }
}

pub(crate) fn each(mut bits: u8, mut with: impl FnMut(u8)) {
    while bits != 0 {
        with(bits.trailing_zeros() as u8);
        bits &= bits - 1;
    }
}

pub(crate) fn step_of(state: &State, spell: u8, step: u8) -> Step {
    match state.chapter.spells[spell as usize].card.row().text {
        Text::Effect { steps, .. } => steps[step as usize],
        _ => unreachable!("only effects have steps"),
    }
}

/// Other Spells in the Chapter that pass the filter, as bits.
pub(crate) fn candidates(state: &State, spell: u8, filter: Filter) -> u8 {
    matching(state, spell, filter) & !(1 << spell)
}

pub(crate) fn matching(state: &State, spell: u8, filter: Filter) -> u8 {
    let chapter = &state.chapter;
    let own = chapter.spells[spell as usize].power;
    let title = chapter.title.map(|title| title.element);
    let gone = chapter.select(|other| other.gone);
    let bits = match filter {
        Filter::Any => chapter.select(|_| true),
        Filter::Is(element) => chapter.select(|other| other.element == element),
        Filter::IsNot(element) => chapter.select(|other| other.element != element),
        Filter::OfTitle => title.map_or(0, |title| chapter.select(|other| other.element == title)),
        Filter::Stronger => chapter.select(|other| other.power > own),
        Filter::Weaker => chapter.select(|other| other.power < own),
    };
    bits & !gone
}

pub(crate) fn count(state: &State, spell: u8, what: Count) -> u8 {
    let bits = match what {
        Count::All(filter) => matching(state, spell, filter),
        Count::Others(filter) => candidates(state, spell, filter),
    };
    bits.count_ones() as u8
}
