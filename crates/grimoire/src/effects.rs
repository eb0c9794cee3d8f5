//! What happens: a Spell is played, the Chain answers, constants hold, effects activate one after the other.

use table::{Events, Run, Seat, Stack};

use crate::cards::row::{Attribute, Condition, Step, Targets, Timing};
use crate::cards::{Card, Text};
use crate::changes::{candidates, count, each, matching, step_of};
use crate::chapter::Chain;
use crate::constants;
use crate::events::{Deed, Event};
use crate::moves::Move;
use crate::state::{DEPTH, Frame, State};

/// The present: the state, and where what happens is told.
pub(crate) struct Now<'a>(pub &'a mut State, pub &'a mut Events<Event>);

impl Run<Frame, DEPTH> for Now<'_> {
    fn stack(&mut self) -> &mut Stack<Frame, DEPTH> {
        &mut self.0.stack
    }

    fn asks(&self, frame: Frame) -> bool {
        frame.is_question()
    }

    fn carry_out(&mut self, frame: Frame) {
        let Now(state, events) = self;
        match frame {
            Frame::AskReveal { .. }
            | Frame::AskPlay { .. }
            | Frame::AskTarget { .. }
            | Frame::AskSwap { .. } => unreachable!("a question is answered, not run"),
            Frame::TomeBasic { seat, left } => state.build_tome(seat, left),
            Frame::TomeSpecial => state.finish_tome(events),
            Frame::Deal => state.deal_round(events),
            Frame::StartChapter => state.start_chapter(events),
            Frame::Turn { seat, left } => state.next_turn(seat, left, events),
            Frame::Queue { waiting, trigger } => state.next_in_queue(waiting, trigger, events),
            Frame::Sweep => state.sweep_chapter(events),
        }
    }
}

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
                self.do_step(spell, step_of(self, spell, step), 1 << target, events);
                self.go_on(spell, step + 1, trigger, events);
            }
            (Move::Swap(card), Some(Frame::AskSwap { spell })) => self.swap_title(spell, card, events),
            (Move::Decline, Some(Frame::AskSwap { spell })) => {
                let by = self.chapter.spells[spell as usize];
                self.tell(events, Deed::Declined { seat: by.player, by: by.card });
            }
            (Move::Reveal(slot), Some(Frame::AskReveal { seat })) => self.reveal(seat, slot, events),
            _ => unreachable!("checked before"),
        }
        Now(self, events).run();
    }

    pub(crate) fn next_turn(&mut self, seat: Seat, left: u8, events: &mut Events<Event>) {
        if left == 0 {
            return self.rank_chapter(events);
        }
        self.stack.push(Frame::Turn { seat: self.next_in(seat), left: left - 1 });
        // RUL-GRI-42: an empty hand is skipped.
        if !self.hands[seat.index()].is_empty() {
            self.stack.push(Frame::AskPlay { seat });
        }
    }

    /// RULES 17.3, steps 1 to 4.
    fn play_spell(&mut self, seat: Seat, card: Card, events: &mut Events<Event>) {
        events.show();
        self.finished = None;
        self.hands[seat.index()].remove(card);
        self.shown[seat.index()].remove(card);
        let pressed = self.chapter.pressing;
        let index = self.chapter.add(card, seat);
        self.tell(events, Deed::Played { seat, card });
        self.touch_chain(index, events);
        // Where no constant presses or did, a new Spell changes nothing but itself.
        if pressed | self.chapter.pressing != 0 {
            constants::recompute(self, card, 0, events);
        }
        let waiting = self.set_off_by(index);
        if waiting != 0 {
            self.next_in_queue(waiting, index, events);
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

    pub(crate) fn silence(&mut self, index: u8, by: Option<u8>, events: &mut Events<Event>) {
        let by = by.map(|by| self.chapter.spells[by as usize].card);
        let spell = self.chapter.spells[index as usize];
        let card = spell.card;
        if card.row().attribute == Some(Attribute::CannotBeSilenced) {
            self.tell(events, Deed::NotSilenced { card });
        } else if !spell.silenced {
            self.chapter.silence(index);
            self.tell(events, Deed::Silenced { card, by });
        }
    }

    /// Which Spells this play sets off, as bits.
    #[inline]
    fn set_off_by(&self, index: u8) -> u8 {
        let played = self.chapter.spells[index as usize].card;
        let mut waiting = played.role().acts << index;
        each(self.chapter.watchers, |watcher| {
            let Text::Effect { when, .. } = self.chapter.spells[watcher as usize].card.row().text else {
                return;
            };
            let set_off = match when {
                Timing::ElementPlayed(element) => played.element() == element,
                Timing::OtherPlayed => watcher != index,
                Timing::Played | Timing::ChapterEnds => false,
            };
            waiting |= u8::from(set_off) << watcher;
        });
        waiting
    }

    /// RULES 17.3, step 5: whether a waiting Spell may activate is judged when its turn comes (RUL-GRI-5).
    pub(crate) fn next_in_queue(&mut self, waiting: u8, trigger: u8, events: &mut Events<Event>) {
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
            self.go_on(spell, 0, trigger, events);
        } else {
            self.tell(events, Deed::Fizzled { card: waits.card });
        }
    }

    fn may_activate(&self, spell: u8) -> bool {
        let card = self.chapter.spells[spell as usize].card;
        if card.role().needs == 0 {
            return true;
        }
        let Text::Effect { only_if, steps, .. } = card.row().text else {
            return false;
        };
        only_if.iter().all(|condition| self.holds(spell, *condition))
            && steps.iter().all(|step| match step.targets() {
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

    /// The effect of a Spell from this step on, up to a choice somebody has to make.
    fn go_on(&mut self, spell: u8, from: u8, trigger: u8, events: &mut Events<Event>) {
        let Text::Effect { steps, .. } = self.chapter.spells[spell as usize].card.row().text else { return };
        for (step, now) in (from..).zip(&steps[from as usize..]) {
            let targets = match now.targets() {
                Some(Targets::Chosen(_)) => {
                    return self.stack.push(Frame::AskTarget { spell, step, trigger });
                }
                Some(Targets::Itself) => 1 << spell,
                Some(Targets::Trigger) => 1 << trigger,
                Some(Targets::Others(filter)) => candidates(self, spell, filter),
                Some(Targets::All(filter)) => matching(self, spell, filter),
                None if *now == Step::MayTitleSwap => return self.stack.push(Frame::AskSwap { spell }),
                None => 0,
            };
            self.do_step(spell, *now, targets, events);
        }
    }
}
