//! What an answer does to its question.

use table::{Seat, SeatSet};

use super::Now;
use crate::end::Flow;
use crate::events::Event;
use crate::frames::{Aim, Cause, Frame};
use crate::setup;
use crate::spelling::Move;

impl Now<'_> {
    /// Takes the question off the stack, does what the answer says, and asks again if it has further parts.
    pub(super) fn take_answer(&mut self, seat: Seat, frame: Frame, mv: Move) -> Flow {
        self.state.frames.pop();
        match (frame, mv) {
            (Frame::PickMagician(_), Move::Be(magician)) => setup::choose(self, seat, magician)?,
            (Frame::Menu | Frame::Granted { .. } | Frame::LastWindow, mv) => {
                self.take_turn_move(seat, frame, mv);
            }
            (Frame::Pay(mut payment), mv) => {
                if let Some(coin) = mv.coin() {
                    self.pay(&mut payment, coin, true);
                    if !payment.is_complete() {
                        self.push(Frame::Pay(payment));
                    }
                }
            }
            (Frame::Choose(mut choice), Move::Choose(card, place)) => {
                self.do_deed(&mut choice, card, place, true);
                self.go_on_choosing(choice);
            }
            (Frame::Choose(choice), _) => self.note(choice.moved, choice.last),
            (Frame::Swap(mut swap), Move::Choose(card, _)) => {
                swap.picked[swap.count as usize] = card;
                swap.count += 1;
                self.go_on_swapping(swap);
            }
            (Frame::Targets { from, chosen, left, aim, cause, .. }, Move::Target(target)) => {
                self.tell(Event::Targeted { by: seat, seat: target, cause });
                return self.targeted(
                    seat,
                    (from.without(target), chosen.with(target)),
                    left - 1,
                    aim,
                    cause,
                );
            }
            (Frame::May { cause, .. }, Move::No) => {
                self.tell(Event::Declined { seat, cause });
                self.skip_block();
            }
            (frame, mv) => self.take_pick(seat, frame, mv),
        }
        Ok(())
    }

    /// The menus: an Action, an ability, or no more.
    fn take_turn_move(&mut self, seat: Seat, frame: Frame, mv: Move) {
        match (frame, mv) {
            (Frame::Menu, Move::End) => return self.tell(Event::ActionsEnded { seat }),
            (Frame::Menu, _) => self.push(Frame::Menu),
            (Frame::Granted { cause, .. }, Move::Pass) => return self.tell(Event::Declined { seat, cause }),
            (Frame::Granted { left, avatar, cause, .. }, _) if left > 1 => {
                self.push(Frame::Granted { seat, left: left - 1, avatar, cause });
            }
            _ => {}
        }
        let avatar = matches!(frame, Frame::Granted { avatar: true, .. });
        match mv.action() {
            Some(action) => self.declare(seat, action, avatar),
            None if mv == Move::Ability => self.use_ability(seat),
            None => {}
        }
    }

    /// One more player chosen; perhaps the last.
    fn targeted(
        &mut self,
        seat: Seat,
        (from, chosen): (SeatSet, SeatSet),
        left: u8,
        aim: Aim,
        cause: Cause,
    ) -> Flow {
        if left > 0 && !from.is_empty() {
            self.push(Frame::Targets { seat, from, chosen, left, aim, cause });
            return Ok(());
        }
        match aim {
            Aim::Block => self.set_readers(chosen),
            Aim::Give(count) => {
                return chosen.iter().try_for_each(|to| self.ask_gift(seat, to, count, cause));
            }
        }
        Ok(())
    }

    /// Spells, Curses and Elements picked one by one.
    fn take_pick(&mut self, seat: Seat, frame: Frame, mv: Move) {
        match (frame, mv) {
            (Frame::Refresh { whose, left, cause, .. }, Move::Refresh(owner, spell)) => {
                self.refresh(owner, spell, cause);
                // Only where there are more than may be named is anybody asked.
                if left > 1 {
                    self.push(Frame::Refresh { seat, whose, left: left - 1, cause });
                }
            }
            (Frame::Silence { until, cause, .. }, Move::Neutralize(spell)) => {
                self.silence(seat, spell, until, cause);
            }
            (Frame::NeutralizeCurse { left, cause, .. }, Move::NeutralizeCurse(slot)) => {
                self.neutralize_curse(slot, cause);
                if left > 1 {
                    self.push(Frame::NeutralizeCurse { seat, left: left - 1, cause });
                }
            }
            (Frame::Take { value, left, to, cause, .. }, Move::Take(element)) => {
                self.take(seat, Some(element), value, to, cause);
                self.ask_take(seat, value, left - 1, to, cause);
            }
            (Frame::Forget { element, .. }, Move::Forget(spell)) => {
                self.forget(seat, spell);
                self.learn(seat, element);
            }
            _ => {}
        }
    }
}
