//! Reading a card text: block by block, player by player, step by step.

use table::SeatSet;

use super::Now;
use crate::cards::{Block, Card, Num, Op, Who};
use crate::choices;
use crate::end::Flow;
use crate::events::Event;
use crate::frames::{Aim, Frame, Text};

/// What a number on a card means here.
pub(super) fn amount(num: Num, text: &Text) -> u8 {
    match num {
        Num::Just(count) => count,
        Num::Power(count) => count * text.power,
        Num::All => u8::MAX,
        Num::AsMany => text.moved,
    }
}

impl Now<'_> {
    /// One step further in a text. When nothing of it is left it is simply gone from the stack.
    pub(super) fn read(&mut self, mut text: Text) -> Flow {
        let Some(block) = text.cause.text().get(text.block as usize) else { return Ok(()) };
        if !text.open {
            self.open_block(text, block);
            return Ok(());
        }
        let Some(seat) = text.seat else {
            self.next_reader(text, block);
            return Ok(());
        };
        let step = block.steps.get(text.step as usize);
        text.step += 1;
        if step.is_none() {
            text.seat = None;
        }
        self.push_text(text);
        step.map_or(Ok(()), |step| self.step(*step, &text, seat))
    }

    /// Settles who goes through the block.
    fn open_block(&mut self, mut text: Text, block: &Block) {
        let everybody = self.state.in_play();
        text.open = true;
        if text.block == 0 {
            self.tell(Event::Begins { cause: text.cause, edition: self.state.options.edition });
        }
        let (from, count, chooser) = match block.who {
            Who::You => (SeatSet::one(text.caster), u8::MAX, text.caster),
            Who::Active => (SeatSet::one(self.state.active), u8::MAX, text.caster),
            Who::Each => (everybody, u8::MAX, text.caster),
            Who::EachOther => (everybody.without(text.caster), u8::MAX, text.caster),
            Who::Others(count) => (everybody.without(text.caster), amount(count, &text), text.caster),
            Who::Players(count) => (everybody, amount(count, &text), text.caster),
            Who::OnePlayer => (everybody, 1, self.state.active),
            Who::Nobody => {
                text.seat = Some(text.caster);
                return self.push_text(text);
            }
        };
        if from.len() <= count as usize {
            text.waiting = from;
            return self.push_text(text);
        }
        self.push_text(text);
        let (chosen, aim, cause) = (SeatSet::NONE, Aim::Block, text.cause);
        self.push(Frame::Targets { seat: chooser, from, chosen, left: count, aim, cause });
    }

    /// The next player goes through the block, or the next block begins.
    fn next_reader(&mut self, mut text: Text, block: &Block) {
        let Some(seat) = self.state.first_of(text.waiting) else {
            (text.block, text.open) = (text.block + 1, false);
            return self.push_text(text);
        };
        text.waiting = text.waiting.without(seat);
        text.seat = Some(seat);
        (text.step, text.moved) = (0, 0);
        self.tell(Event::Reaches { seat, cause: text.cause });
        if !block.may {
            return self.push_text(text);
        }
        if self.could_change(block, &text) {
            self.push_text(text);
            self.push(Frame::May { seat, cause: text.cause });
        } else {
            text.seat = None;
            self.push_text(text);
            self.tell(Event::NothingToDo { seat, cause: text.cause });
        }
    }

    /// Whether a yes could change anything: there is a card to move, or a card to draw.
    fn could_change(&self, block: &Block, text: &Text) -> bool {
        let Some(seat) = text.seat else { return false };
        block.steps.iter().any(|step| match step {
            Op::Draw(_) => true,
            Op::Discard(_, zone, filter, _) | Op::Destroy(_, zone, filter, _) => {
                let mut found = false;
                choices::places(self.state, seat, *zone, |_, cards| found |= cards.matching(*filter) > 0);
                found
            }
            _ => false,
        })
    }

    /// The reader declines: nothing of the block happens to that player.
    pub(super) fn skip_block(&mut self) {
        if let Some(Frame::Read(text)) = self.state.frames.pop() {
            self.push_text(Text { seat: None, ..text });
        }
    }

    /// The chosen players go through the block.
    pub(super) fn set_readers(&mut self, waiting: SeatSet) {
        if let Some(Frame::Read(text)) = self.state.frames.pop() {
            self.push_text(Text { waiting, ..text });
        }
    }

    /// Notes for the next step what this one moved. Outside a text there is no next step.
    pub(super) fn note(&mut self, moved: u8, last: Card) {
        if let Some(Frame::Read(text)) = self.state.frames.top() {
            self.state.frames.pop();
            self.push_text(Text { moved, last, ..text });
        }
    }
}
