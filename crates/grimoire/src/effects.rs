//! What happens: a Spell is played, the Chain answers, constants hold, effects activate one after the other.

use table::{Events, Seat};

use crate::cards::row::{
    Amount, Attribute, Condition, Count, Filter, NewElement, NewPower, Step, Targets, Timing,
};
use crate::cards::{Card, Element, Text};
use crate::chapter::{Chain, Spell, Title};
use crate::constants;
use crate::events::{Deed, Event};
use crate::moves::Move;
use crate::state::{Frame, State};

/// Upper bound of frames one move may run through; beyond it a rule loops, which is a bug.
const LONGEST_MOVE: usize = 1_000;

impl State {
    #[inline]
    pub(crate) fn tell(&self, events: &mut Events<Event>, deed: Deed) {
        events.tell(Event { round: self.round, chapter: self.chapter.number, deed });
    }

    /// Carries out a move that `check` has allowed, and everything that follows up to the next question.
    pub(crate) fn carry_out(&mut self, mv: Move, events: &mut Events<Event>) {
        let asked = self.stack.pop();
        match (mv, asked) {
            (Move::Play(card), Some(Frame::AskPlay { seat })) => self.play_spell(seat, card, events),
            (Move::Target(target), Some(Frame::AskTarget { spell, step, trigger })) => {
                let by = self.chapter.spells[spell as usize];
                let chosen = self.chapter.spells[target as usize].card;
                self.tell(events, Deed::Chose { seat: by.player, target: chosen, by: by.card });
                self.stack.push(Frame::Steps { spell, step: step + 1, trigger });
                self.do_step(spell, step_of(self, spell, step), 1 << target, events);
            }
            (Move::Swap(card), Some(Frame::AskSwap { spell })) => self.swap_title(spell, card, events),
            (Move::Decline, Some(Frame::AskSwap { spell })) => {
                let by = self.chapter.spells[spell as usize];
                self.tell(events, Deed::Declined { seat: by.player, by: by.card });
            }
            (Move::Reveal(slot), Some(Frame::AskReveal { seat })) => self.reveal(seat, slot, events),
            _ => unreachable!("checked before"),
        }
        self.run(events);
    }

    /// Runs until somebody is asked or the game is over.
    pub(crate) fn run(&mut self, events: &mut Events<Event>) {
        for _ in 0..LONGEST_MOVE {
            let Some(frame) = self.stack.pop() else { return };
            match frame {
                Frame::AskReveal { .. }
                | Frame::AskPlay { .. }
                | Frame::AskTarget { .. }
                | Frame::AskSwap { .. } => {
                    self.stack.push(frame);
                    return;
                }
                Frame::TomeBasic { seat, left } => self.build_tome(seat, left),
                Frame::TomeSpecial => self.finish_tome(events),
                Frame::Deal => self.deal_round(events),
                Frame::StartChapter => self.start_chapter(events),
                Frame::Turn { seat, left } => self.next_turn(seat, left),
                Frame::Queue { waiting, trigger } => self.next_in_queue(waiting, trigger, events),
                Frame::Steps { spell, step, trigger } => self.next_step(spell, step, trigger, events),
                Frame::Rank => self.rank_chapter(events),
                Frame::Sweep => self.sweep_chapter(),
                Frame::EndRound => self.end_round(events),
            }
        }
        panic!("a move without end: {:?}", self.stack.frames());
    }

    fn next_turn(&mut self, seat: Seat, left: u8) {
        if left == 0 {
            self.stack.push(Frame::Rank);
            return;
        }
        self.stack.push(Frame::Turn { seat: self.next_in(seat), left: left - 1 });
        // RUL-GRI-42: an empty hand is skipped.
        if !self.hands[seat.index()].is_empty() {
            self.stack.push(Frame::AskPlay { seat });
        }
    }

    /// RULES 17.3, steps 1 to 4.
    fn play_spell(&mut self, seat: Seat, card: Card, events: &mut Events<Event>) {
        events.settle();
        self.finished = None;
        self.hands[seat.index()].remove(card);
        self.shown[seat.index()].remove(card);
        let index = self.chapter.played;
        self.chapter.spells[index as usize] = Spell::new(card, seat);
        self.chapter.played += 1;
        self.tell(events, Deed::Played { seat, card });
        self.touch_chain(index, events);
        match card.row().text {
            Text::Constant(_) => self.chapter.constants |= 1 << index,
            Text::Effect { when: Timing::OtherPlayed | Timing::ElementPlayed(_), .. } => {
                self.chapter.watchers |= 1 << index
            }
            _ => {}
        }
        constants::recompute(self, card, events);
        let waiting = self.set_off_by(index);
        if waiting != 0 {
            self.stack.push(Frame::Queue { waiting, trigger: index });
        }
    }

    /// Section 5: the printed Element counts (RUL-GRI-2).
    fn touch_chain(&mut self, index: u8, events: &mut Events<Event>) {
        let card = self.chapter.spells[index as usize].card;
        let element = card.element();
        if element.is_special() {
            self.tell(events, Deed::ChainUntouched { card });
            return;
        }
        match self.chapter.chain {
            Chain::NotStarted => {
                self.chapter.chain = Chain::Active(element);
                self.tell(events, Deed::ChainStarted { card, element });
            }
            Chain::Active(chained) if chained == element => {
                self.tell(events, Deed::ChainContinued { card, element });
            }
            Chain::Active(chained) => {
                self.chapter.chain = Chain::Broken;
                self.tell(events, Deed::ChainBroken { card, element: chained });
                self.silence(index, None, events);
            }
            Chain::Broken => {}
        }
    }

    fn silence(&mut self, index: u8, by: Option<u8>, events: &mut Events<Event>) {
        let by = by.map(|by| self.chapter.spells[by as usize].card);
        let spell = &mut self.chapter.spells[index as usize];
        let card = spell.card;
        if card.row().attribute == Some(Attribute::CannotBeSilenced) {
            self.tell(events, Deed::NotSilenced { card });
        } else if !spell.silenced {
            spell.silenced = true;
            self.tell(events, Deed::Silenced { card, by });
        }
    }

    /// Which Spells this play sets off, as bits.
    #[inline]
    fn set_off_by(&self, index: u8) -> u8 {
        let played = self.chapter.spells[index as usize].card;
        let mut waiting = 0;
        if let Text::Effect { when: Timing::Played, .. } = played.row().text {
            waiting = 1 << index;
        }
        let mut watchers = self.chapter.watchers;
        while watchers != 0 {
            let watcher = watchers.trailing_zeros() as u8;
            watchers &= watchers - 1;
            let Text::Effect { when, .. } = self.chapter.spells[watcher as usize].card.row().text else {
                continue;
            };
            let set_off = match when {
                Timing::ElementPlayed(element) => played.element() == element,
                Timing::OtherPlayed => watcher != index,
                Timing::Played | Timing::ChapterEnds => false,
            };
            waiting |= u8::from(set_off) << watcher;
        }
        waiting
    }

    /// RULES 17.3, step 5: whether a waiting Spell may activate is judged when its turn comes (RUL-GRI-5).
    fn next_in_queue(&mut self, waiting: u8, trigger: u8, events: &mut Events<Event>) {
        let spell = waiting.trailing_zeros() as u8;
        let rest = waiting & (waiting - 1);
        if rest != 0 {
            self.stack.push(Frame::Queue { waiting: rest, trigger });
        }
        let waits = self.chapter.spells[spell as usize];
        if waits.silenced || waits.gone {
            return;
        }
        if self.may_activate(spell) {
            self.tell(events, Deed::Activated { card: waits.card });
            self.stack.push(Frame::Steps { spell, step: 0, trigger });
        } else {
            self.tell(events, Deed::Fizzled { card: waits.card });
        }
    }

    fn may_activate(&self, spell: u8) -> bool {
        let Text::Effect { only_if, steps, .. } = self.chapter.spells[spell as usize].card.row().text else {
            return false;
        };
        only_if.iter().all(|condition| self.holds(spell, *condition))
            && steps.iter().all(|step| match targets_of(*step) {
                Some(Targets::Chosen(filter)) => candidates(self, spell, filter) != 0,
                _ => true,
            })
    }

    fn holds(&self, spell: u8, condition: Condition) -> bool {
        let player = self.chapter.spells[spell as usize].player;
        match condition {
            Condition::MoreThan(number, what) => count(self, spell, what) > number,
            Condition::TitleExists => self.chapter.title.is_some(),
            Condition::TitleIsNot(element) => {
                self.chapter.title.is_some_and(|title| title.element != element)
            }
            Condition::HandNotEmpty => !self.hands[player.index()].is_empty(),
            Condition::Won => self.party(self.leader) == self.party(player),
            Condition::NotWon => self.party(self.leader) != self.party(player),
            Condition::ChainBroken => self.chapter.chain == Chain::Broken,
            Condition::PreviousExists => spell > 0,
        }
    }

    fn next_step(&mut self, spell: u8, step: u8, trigger: u8, events: &mut Events<Event>) {
        let Text::Effect { steps, .. } = self.chapter.spells[spell as usize].card.row().text else { return };
        let Some(&now) = steps.get(step as usize) else { return };
        if now == Step::MayTitleSwap {
            self.stack.push(Frame::AskSwap { spell });
            return;
        }
        let targets = match targets_of(now) {
            Some(Targets::Chosen(_)) => {
                self.stack.push(Frame::AskTarget { spell, step, trigger });
                return;
            }
            Some(Targets::Itself) => 1 << spell,
            Some(Targets::Trigger) => 1 << trigger,
            Some(Targets::Others(filter)) => candidates(self, spell, filter),
            Some(Targets::All(filter)) => matching(self, spell, filter),
            None => 0,
        };
        if step as usize + 1 < steps.len() {
            self.stack.push(Frame::Steps { spell, step: step + 1, trigger });
        }
        self.do_step(spell, now, targets, events);
    }

    /// One elementary change (RULES 17.5) on all its targets together, then the constants again.
    fn do_step(&mut self, by: u8, step: Step, targets: u8, events: &mut Events<Event>) {
        match step {
            Step::ToHand(_) => return self.take_to_hand(by, targets, events),
            Step::TitleElement(element) => self.change_title(by, element, events),
            Step::RestoreTitle => {
                if let Some(title) = self.chapter.title {
                    self.change_title(by, title.card.element(), events);
                }
            }
            Step::TitleDiscard => self.discard_title(by, events),
            Step::Silence(_) => each(targets, |index| self.silence(index, Some(by), events)),
            Step::MayTitleSwap => unreachable!("asked, not done"),
            Step::Add(..) | Step::SetPower(..) | Step::SetElement(..) | Step::Restore(_) => {
                self.change_spells(by, step, targets);
            }
        }
        constants::recompute(self, self.chapter.spells[by as usize].card, events);
    }

    fn change_spells(&mut self, by: u8, step: Step, targets: u8) {
        let amount = match step {
            Step::Add(_, Amount::Plain(amount)) => i16::from(amount),
            Step::Add(_, Amount::Each(amount, what)) => i16::from(amount) * i16::from(count(self, by, what)),
            _ => 0,
        };
        let power = match step {
            Step::SetPower(_, NewPower::Exactly(power)) => Some(power),
            Step::SetPower(_, NewPower::OfPrevious) => Some(self.chapter.spells[by as usize - 1].power),
            _ => None,
        };
        let element = match step {
            Step::SetElement(_, NewElement::Exactly(element)) => Some(element),
            Step::SetElement(_, NewElement::OfTitle) => self.chapter.title.map(|title| title.element),
            _ => None,
        };
        each(targets, |index| {
            let spell = &mut self.chapter.spells[index as usize];
            let fixed = spell.card.row().attribute == Some(Attribute::PowerCannotChange);
            let before = (spell.base_power, spell.base_element);
            match step {
                Step::Add(..) if !fixed => spell.base_power = spell.base_power.plus(amount),
                Step::SetPower(..) if !fixed => spell.base_power = power.unwrap_or(spell.base_power),
                Step::SetElement(..) => spell.base_element = element.unwrap_or(spell.base_element),
                Step::Restore(_) => {
                    (spell.base_power, spell.base_element) = (spell.card.power(), spell.card.element());
                }
                _ => {}
            }
            if before != (spell.base_power, spell.base_element) {
                spell.touched_by |= 1 << by;
            }
        });
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

    fn swap_title(&mut self, by: u8, new: Card, events: &mut Events<Event>) {
        let by = self.chapter.spells[by as usize];
        let Some(old) = self.chapter.title.replace(Title::new(new)) else { return };
        let hand = by.player.index();
        self.hands[hand].remove(new);
        self.shown[hand].remove(new);
        self.hands[hand].add(old.card);
        self.shown[hand].add(old.card);
        events.settle();
        self.tell(events, Deed::TitleSwapped { seat: by.player, old: old.card, new, by: by.card });
        constants::recompute(self, by.card, events);
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

pub(crate) fn targets_of(step: Step) -> Option<Targets> {
    match step {
        Step::Add(targets, _)
        | Step::SetPower(targets, _)
        | Step::SetElement(targets, _)
        | Step::Restore(targets)
        | Step::Silence(targets)
        | Step::ToHand(targets) => Some(targets),
        Step::RestoreTitle | Step::TitleElement(_) | Step::TitleDiscard | Step::MayTitleSwap => None,
    }
}

/// Other Spells in the Chapter that pass the filter, as bits.
pub(crate) fn candidates(state: &State, spell: u8, filter: Filter) -> u8 {
    matching(state, spell, filter) & !(1 << spell)
}

fn matching(state: &State, spell: u8, filter: Filter) -> u8 {
    let own = state.chapter.spells[spell as usize].power;
    let title = state.chapter.title.map(|title| title.element);
    let mut bits = 0;
    for (index, other) in state.chapter.spells().iter().enumerate() {
        let passes = match filter {
            Filter::Any => true,
            Filter::Is(element) => other.element == element,
            Filter::IsNot(element) => other.element != element,
            Filter::OfTitle => Some(other.element) == title,
            Filter::Stronger => other.power > own,
            Filter::Weaker => other.power < own,
        };
        bits |= u8::from(passes && !other.gone) << index;
    }
    bits
}

pub(crate) fn count(state: &State, spell: u8, what: Count) -> u8 {
    let bits = match what {
        Count::All(filter) => matching(state, spell, filter),
        Count::Others(filter) => candidates(state, spell, filter),
    };
    bits.count_ones() as u8
}
