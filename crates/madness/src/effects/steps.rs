//! The steps of the vocabulary, one by one.

use table::Seat;

use super::Now;
use super::reading::amount;
use crate::cards::text::{Mode, To, Until, Zone};
use crate::cards::{Card, Cards, Element, Filter, Kind, Op};
use crate::end::{End, Flow};
use crate::events::{Event, Spot};
use crate::frames::{Cause, Deed, Frame, Swap, Text};
use crate::state::Slot;

impl Now<'_> {
    /// Carries out one step for one player. Questions it needs are left on top of the stack.
    pub(super) fn step(&mut self, op: Op, text: &Text, seat: Seat) -> Flow {
        let cause = text.cause;
        match op {
            Op::Draw(_) | Op::DrawTo(_) | Op::Mill(_) | Op::DestroyTop(_) | Op::PlaceTop(_) => {
                return self.deck_step(op, text, seat);
            }
            Op::Discard(..)
            | Op::Destroy(..)
            | Op::Place(..)
            | Op::Fetch(..)
            | Op::Cure(..)
            | Op::Revive(_) => {
                return self.card_step(op, text, seat);
            }
            Op::GainMadness(count, to) => {
                for _ in 0..count {
                    self.madness_to(seat, to, cause)?;
                }
            }
            Op::BurnMadness(count) => self.burn_madness(count, cause),
            Op::GainAny(count, value, to) => self.ask_take(seat, value, amount(count, text), to, cause),
            Op::GainHigher(to) => self.gain_after(text, text.last.higher(), seat, to),
            Op::GainThree(to) => {
                self.gain_after(text, text.last.element().map(|element| Card::new(element, 3)), seat, to);
            }
            Op::GrantActions(count) => self.grant(seat, amount(count, text), false, cause),
            Op::AvatarActions(count) => {
                self.push(Frame::AvatarDone);
                self.grant(seat, amount(count, text), true, cause);
            }
            Op::Refresh(count, whose) => self.ask_refresh(seat, whose, amount(count, text), cause),
            Op::NeutralizeSpell(..)
            | Op::NeutralizeCurse(_)
            | Op::SealOthers(_)
            | Op::SealEach
            | Op::MadnessUnderCurses => self.curse_step(op, text, seat),
            Op::Give(count) => return self.ask_receiver(seat, amount(count, text), cause),
            Op::Reshuffle => {
                let player = self.state.player(seat);
                if player.deck_len() + player.discard.len() > 0 {
                    self.reshuffle(seat, cause);
                }
            }
            Op::Exchange => {
                self.go_on_swapping(Swap { seat, picked: [Card::MADNESS; 4], count: 0, cause });
            }
            Op::Divine => return self.divine(seat, cause),
            Op::Win => return self.end(End::Won),
            Op::Lose => return self.end(End::FinalMonsterEscaped),
        }
        Ok(())
    }

    /// Steps about Curses, and about Spells laid face down.
    fn curse_step(&mut self, op: Op, text: &Text, seat: Seat) {
        let cause = text.cause;
        match op {
            Op::NeutralizeSpell(element, until) => {
                let until = if until == Until::Edition { text.slot } else { None };
                self.ask_silence(seat, element, until, cause);
            }
            Op::NeutralizeCurse(count) => self.ask_neutralize(seat, amount(count, text), cause),
            Op::SealOthers(element) => {
                self.seal(|slot, _| (Some(slot) != text.slot).then_some(element), cause)
            }
            Op::SealEach => self.seal(
                |_, kind| match kind {
                    Kind::Linked(element) => Some(element),
                    Kind::Multi => None,
                },
                cause,
            ),
            Op::MadnessUnderCurses => self.madness_under_curses(cause),
            _ => {}
        }
    }

    /// Steps about the top of a deck: nobody chooses.
    fn deck_step(&mut self, op: Op, text: &Text, seat: Seat) -> Flow {
        let cause = text.cause;
        match op {
            Op::Draw(count) => {
                for _ in 0..amount(count, text) {
                    self.draw(seat, cause)?;
                }
            }
            Op::DrawTo(count) => {
                while self.state.player(seat).hand.len() < count as usize {
                    self.draw(seat, cause)?;
                }
            }
            Op::Mill(count) => {
                let all = amount(count, text) == u8::MAX;
                let count = if all { self.state.player(seat).deck_len() as u8 } else { amount(count, text) };
                for _ in 0..count {
                    self.mill(seat, cause)?;
                }
            }
            Op::DestroyTop(count) => {
                for _ in 0..count {
                    self.destroy_top(seat, cause)?;
                }
            }
            Op::PlaceTop(count) => {
                let free = self.state.player(seat).free_support(self.state.options.edition);
                for _ in 0..free.min(amount(count, text) as usize) {
                    self.support_top(seat, cause)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Steps about cards the player chooses.
    fn card_step(&mut self, op: Op, text: &Text, seat: Seat) -> Flow {
        let (zone, filter, deed, count, mode) = match op {
            Op::Discard(count, zone, filter, mode) => (zone, filter, Deed::Discard, count, mode),
            Op::Destroy(count, zone, filter, mode) => (zone, filter, Deed::Destroy, count, mode),
            Op::Place(count, mode) => (Zone::Hand, Filter::Any, Deed::Support, count, mode),
            Op::Fetch(count, To::TopOfDeck, mode) => (Zone::Discard, Filter::Any, Deed::OnDeck, count, mode),
            Op::Fetch(count, _, mode) => (Zone::Discard, Filter::Any, Deed::ToHand, count, mode),
            Op::Revive(count) => (Zone::Destroyed, Filter::AnyElement, Deed::ToHand, count, Mode::UpTo),
            Op::Cure(least, most, zone) => {
                let choice = self.choice(seat, zone, Filter::Madness, Deed::Cure, text.cause);
                return self.ask_between(choice, amount(least, text), amount(most, text));
            }
            _ => return Ok(()),
        };
        let mut count = amount(count, text);
        if deed == Deed::Support {
            count = count.min(self.state.player(seat).free_support(self.state.options.edition) as u8);
        }
        let choice = self.choice(seat, zone, filter, deed, text.cause);
        self.ask_cards(choice, count, mode)
    }

    /// A card that depends on one just moved: nothing if none was, or if there is none.
    fn gain_after(&mut self, text: &Text, card: Option<Card>, seat: Seat, to: To) {
        if let Some(card) = card.filter(|_| text.moved > 0) {
            self.gain(seat, card, to, text.cause);
        }
    }

    fn grant(&mut self, seat: Seat, actions: u8, avatar: bool, cause: Cause) {
        self.tell(Event::Granted { seat, actions, cause });
        self.push(Frame::Granted { seat, left: actions, avatar, cause });
    }

    /// One token of an Element on every Curse that gets one, in slot order while they last.
    fn seal(&mut self, which: impl Fn(Slot, Kind) -> Option<Element>, cause: Cause) {
        for slot in self.state.cursed() {
            let Some(curse) = self.state.spot(slot).curse else { continue };
            let Some(element) = which(slot, curse.kind()) else { continue };
            if self.state.tokens[element.index()] > 0 {
                self.state.tokens[element.index()] -= 1;
                self.state.spot_mut(slot).tokens[element.index()] += 1;
                self.tell(Event::TokenLaid { slot, curse, element, cause });
            }
        }
    }

    fn madness_under_curses(&mut self, cause: Cause) {
        for slot in self.state.cursed() {
            if self.state.madness > 0 {
                self.state.madness -= 1;
                self.state.spot_mut(slot).madness += 1;
                self.moved(Card::MADNESS, Spot::Stack, Spot::Under(slot), cause, false);
            }
        }
    }

    /// The Avatar is done: its marks vanish.
    pub(super) fn unmark(&mut self) {
        for player in &mut self.state.players {
            player.marked = Cards::NONE;
        }
    }
}
