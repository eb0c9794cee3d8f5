//! Asking: who must choose what. Where only one answer is possible, it is carried out without a question.

use table::{Seat, SeatSet};

use super::Now;
use crate::cards::text::{Mode, To, Whose, Zone};
use crate::cards::{Card, Element, Filter, Spell};
use crate::choices;
use crate::end::Flow;
use crate::events::{Event, Spot};
use crate::frames::{Aim, Cause, Choice, Deed, Frame, Place, Swap};
use crate::state::Slot;

impl Now<'_> {
    pub(super) fn choice(&self, seat: Seat, zone: Zone, filter: Filter, deed: Deed, cause: Cause) -> Choice {
        let last = Card::MADNESS;
        Choice { seat, zone, filter, deed, to: seat, least: 0, most: 0, moved: 0, last, cause }
    }

    pub(super) fn ask_cards(&mut self, choice: Choice, count: u8, mode: Mode) -> Flow {
        let least = if mode == Mode::Must { count } else { 0 };
        self.ask_between(choice, least, count)
    }

    /// Asks for some cards, as far as there are any.
    pub(super) fn ask_between(&mut self, mut choice: Choice, least: u8, most: u8) -> Flow {
        let supply = choice.supply(self.state);
        choice.least = least.min(supply.0 as u8);
        choice.most = most.min(supply.0 as u8);
        if choice.most == 0 {
            self.note(0, Card::MADNESS);
            if least > 0 {
                self.tell(Event::NothingToDo { seat: choice.seat, cause: choice.cause });
            }
            return Ok(());
        }
        if !choice.is_forced(supply) {
            self.push(Frame::Choose(choice));
            return Ok(());
        }
        while choice.moved < choice.most {
            let mut first = None;
            choice.cards(self.state, |card, place, _| _ = first.get_or_insert((card, place)));
            let Some((card, place)) = first else { break };
            self.do_deed(&mut choice, card, place, false);
        }
        self.note(choice.moved, choice.last);
        Ok(())
    }

    /// Does with a chosen card what it was chosen for.
    pub(super) fn do_deed(&mut self, choice: &mut Choice, card: Card, place: Place, named: bool) {
        let (seat, cause) = (choice.seat, choice.cause);
        choice.moved += 1;
        choice.last = card;
        if choice.deed == Deed::Discard {
            return self.discard_from(seat, card, place, cause, named);
        }
        if choice.deed == Deed::Cure {
            return self.cure(seat, place, cause);
        }
        let from = self.pick_up(seat, card, place);
        let to = match choice.deed {
            Deed::Destroy => {
                self.state.destroyed.add(card);
                Spot::Destroyed
            }
            Deed::Support => {
                self.state.player_mut(seat).support.add(card);
                Spot::Support(seat)
            }
            Deed::OnDeck => {
                self.state.player_mut(seat).on_deck(card, false);
                Spot::Deck(seat)
            }
            Deed::Give => {
                self.state.player_mut(choice.to).hand.add(card);
                self.state.mingled = self.state.mingled.with(seat).with(choice.to);
                Spot::Hand(choice.to)
            }
            Deed::ToHand | Deed::Discard | Deed::Cure => {
                self.state.player_mut(seat).hand.add(card);
                Spot::Hand(seat)
            }
        };
        self.moved(card, from, to, cause, named);
    }

    /// Goes on choosing, or notes the result.
    pub(super) fn go_on_choosing(&mut self, choice: Choice) {
        if choice.moved < choice.most && choice.supply(self.state).0 > 0 {
            self.push(Frame::Choose(choice));
        } else {
            self.note(choice.moved, choice.last);
        }
    }

    /// Who receives cards, then which.
    pub(super) fn ask_receiver(&mut self, seat: Seat, count: u8, cause: Cause) -> Flow {
        let from = self.state.in_play().without(seat);
        if from.len() > 1 {
            let (chosen, aim) = (SeatSet::NONE, Aim::Give(count));
            self.push(Frame::Targets { seat, from, chosen, left: 1, aim, cause });
            return Ok(());
        }
        from.iter().try_for_each(|to| self.ask_gift(seat, to, count, cause))
    }

    pub(super) fn ask_gift(&mut self, seat: Seat, to: Seat, count: u8, cause: Cause) -> Flow {
        let choice = Choice { to, ..self.choice(seat, Zone::Hand, Filter::Any, Deed::Give, cause) };
        self.ask_cards(choice, count, Mode::Must)
    }

    /// Cards of a value from the table, one at a time.
    pub(super) fn ask_take(&mut self, seat: Seat, value: u8, count: u8, to: To, cause: Cause) {
        for left in (1..=count).rev() {
            match self.state.stocked(value).count() {
                0 => return,
                1 => self.take(seat, self.state.stocked(value).next(), value, to, cause),
                _ => return self.push(Frame::Take { seat, value, left, to, cause }),
            }
        }
    }

    pub(super) fn take(&mut self, seat: Seat, element: Option<Element>, value: u8, to: To, cause: Cause) {
        if let Some(element) = element {
            self.gain(seat, Card::new(element, value), to, cause);
        }
    }

    /// Which exhausted Spells become ready.
    pub(super) fn ask_refresh(&mut self, seat: Seat, whose: Whose, count: u8, cause: Cause) {
        let owners = self.state.seats();
        let options: usize =
            owners.map(|owner| choices::refreshable(self.state, seat, whose, owner).len()).sum();
        if options == 0 {
            self.tell(Event::NothingToDo { seat, cause });
        } else if options > count as usize {
            self.push(Frame::Refresh { seat, whose, left: count, cause });
        } else {
            for owner in self.state.seats() {
                for spell in choices::refreshable(self.state, seat, whose, owner).iter() {
                    self.refresh(owner, spell, cause);
                }
            }
        }
    }

    pub(super) fn refresh(&mut self, seat: Seat, spell: Spell, cause: Cause) {
        self.state.player_mut(seat).exhausted.remove(spell);
        self.tell(Event::SpellRefreshed { seat, spell, cause });
    }

    /// Which own Spell is laid face down.
    pub(super) fn ask_silence(
        &mut self,
        seat: Seat,
        element: Option<Element>,
        until: Option<Slot>,
        cause: Cause,
    ) {
        let options = choices::silenceable(self.state, seat, element);
        match options.len() {
            0 => self.tell(Event::NothingToDo { seat, cause }),
            1 => options.iter().for_each(|spell| self.silence(seat, spell, until, cause)),
            _ => self.push(Frame::Silence { seat, element, until, cause }),
        }
    }

    /// Which Curses are laid face down.
    pub(super) fn ask_neutralize(&mut self, seat: Seat, count: u8, cause: Cause) {
        let awake = |slot: &Slot| self.state.spot(*slot).awake().is_some();
        let options: usize = Slot::ALL.iter().filter(|slot| awake(slot)).count();
        if options == 0 {
            self.tell(Event::NothingToDo { seat, cause });
        } else if options > count as usize {
            self.push(Frame::NeutralizeCurse { seat, left: count, cause });
        } else {
            Slot::ALL.iter().for_each(|slot| self.neutralize_curse(*slot, cause));
        }
    }

    pub(super) fn neutralize_curse(&mut self, slot: Slot, cause: Cause) {
        let turn = self.state.turn;
        let spot = self.state.spot_mut(slot);
        if let Some(curse) = spot.awake() {
            spot.asleep = turn.max(1);
            self.tell(Event::CurseNeutralized { slot, curse, cause });
        }
    }

    /// Two cards of the hand, then two of the support; when all are named they change places.
    pub(super) fn go_on_swapping(&mut self, mut swap: Swap) {
        while swap.count < 4 {
            let (_, cards) = swap.cards(self.state);
            let single = cards.kinds(Filter::Any).count() == 1;
            if swap.count % 2 == 1 || !single && cards.len() != 2 {
                return self.push(Frame::Swap(swap));
            }
            for card in cards.iter().take(2) {
                swap.picked[swap.count as usize] = card;
                swap.count += 1;
            }
        }
        for (index, card) in swap.picked.iter().copied().enumerate() {
            let (seat, cause) = (swap.seat, swap.cause);
            let player = self.state.player_mut(seat);
            if index < 2 {
                player.hand.remove(card);
                player.support.add(card);
                self.moved(card, Spot::Hand(seat), Spot::Support(seat), cause, true);
            } else {
                player.from_support(card);
                player.hand.add(card);
                self.moved(card, Spot::Support(seat), Spot::Hand(seat), cause, true);
            }
        }
    }
}
