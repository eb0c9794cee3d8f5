//! Cards that change places: drawing, discarding, destroying, curing, receiving.

use table::Seat;

use super::Now;
use crate::cards::text::To;
use crate::cards::{Card, Cards, SpellSet};
use crate::end::{End, Flow, Over};
use crate::events::{Event, Spot};
use crate::frames::{Cause, Place};
use crate::state::DRAW;

impl Now<'_> {
    pub(super) fn moved(&mut self, card: Card, from: Spot, to: Spot, cause: Cause, named: bool) {
        // What somebody else had to put down from a closed hand is seen now: that is not one's own to take back.
        if matches!(from, Spot::Hand(owner) if self.mover != Some(owner)) {
            self.events.settle();
        }
        self.tell(Event::Moved { card: Some(card), from, to, cause, named });
    }

    /// Takes the top card off a deck; an empty deck is made anew first.
    pub(super) fn take_top(&mut self, seat: Seat) -> Result<Card, Over> {
        if self.state.player(seat).deck_len() == 0 {
            self.madness_to(seat, To::Discard, Cause::EmptyDeck)?;
            self.reshuffle(seat, Cause::EmptyDeck);
        }
        if let Some(card) = self.state.player_mut(seat).take_known() {
            self.events.settle();
            return Ok(card);
        }
        let mut luck = self.luck(DRAW, seat.index());
        let deck = &mut self.state.player_mut(seat).deck;
        let at = |place| deck.nth(place).unwrap_or(Card::MADNESS);
        let card = at(luck.pick(deck.len() as u32, |place| at(place).to_string()));
        deck.remove(card);
        Ok(card)
    }

    /// Deck and discard become the new deck.
    pub(super) fn reshuffle(&mut self, seat: Seat, cause: Cause) {
        let player = self.state.player_mut(seat);
        player.shuffle_known();
        player.deck.pour(&mut player.discard);
        player.discard_top = None;
        self.events.settle();
        self.tell(Event::Reshuffled { seat, cause });
    }

    pub(crate) fn draw(&mut self, seat: Seat, cause: Cause) -> Flow {
        let card = self.take_top(seat)?;
        self.state.player_mut(seat).hand.add(card);
        self.moved(card, Spot::Deck(seat), Spot::Hand(seat), cause, false);
        Ok(())
    }

    pub(super) fn mill(&mut self, seat: Seat, cause: Cause) -> Flow {
        let card = self.take_top(seat)?;
        self.state.player_mut(seat).to_discard(card);
        self.moved(card, Spot::Deck(seat), Spot::Discard(seat), cause, false);
        Ok(())
    }

    pub(super) fn destroy_top(&mut self, seat: Seat, cause: Cause) -> Flow {
        let card = self.take_top(seat)?;
        self.state.destroyed.add(card);
        self.moved(card, Spot::Deck(seat), Spot::Destroyed, cause, false);
        Ok(())
    }

    pub(super) fn support_top(&mut self, seat: Seat, cause: Cause) -> Flow {
        let card = self.take_top(seat)?;
        self.state.player_mut(seat).support.add(card);
        self.moved(card, Spot::Deck(seat), Spot::Support(seat), cause, false);
        Ok(())
    }

    /// The very card drawn is cured or discarded.
    pub(super) fn divine(&mut self, seat: Seat, cause: Cause) -> Flow {
        let card = self.take_top(seat)?;
        let to = if card == Card::MADNESS {
            self.state.madness += 1;
            Spot::Stack
        } else {
            self.state.player_mut(seat).to_discard(card);
            Spot::Discard(seat)
        };
        self.moved(card, Spot::Deck(seat), to, cause, false);
        Ok(())
    }

    /// A player takes a Madness from the stack. If there is none, all is lost.
    pub(super) fn madness_to(&mut self, seat: Seat, to: To, cause: Cause) -> Flow {
        if self.state.madness == 0 {
            return self.end(End::MadnessExhausted);
        }
        self.state.madness -= 1;
        self.receive(seat, Card::MADNESS, Spot::Stack, to, cause);
        Ok(())
    }

    pub(super) fn burn_madness(&mut self, count: u8, cause: Cause) {
        let count = count.min(self.state.madness);
        for _ in 0..count {
            self.state.madness -= 1;
            self.state.destroyed.add(Card::MADNESS);
            self.moved(Card::MADNESS, Spot::Stack, Spot::Destroyed, cause, false);
        }
    }

    /// A card from the table, if there is one.
    pub(super) fn gain(&mut self, seat: Seat, card: Card, to: To, cause: Cause) {
        if self.state.table.remove(card) {
            self.receive(seat, card, Spot::Table, to, cause);
        }
    }

    fn receive(&mut self, seat: Seat, card: Card, from: Spot, to: To, cause: Cause) {
        let player = self.state.player_mut(seat);
        let spot = match to {
            To::Hand => {
                player.hand.add(card);
                Spot::Hand(seat)
            }
            To::Discard => {
                player.to_discard(card);
                Spot::Discard(seat)
            }
            To::TopOfDeck => {
                player.on_deck(card, true);
                Spot::Deck(seat)
            }
            To::Support => {
                player.support.add(card);
                Spot::Support(seat)
            }
        };
        self.moved(card, from, spot, cause, false);
    }

    /// Takes a card from where it lies and says where that was.
    pub(super) fn pick_up(&mut self, seat: Seat, card: Card, place: Place) -> Spot {
        match place {
            Place::Hand => {
                self.state.player_mut(seat).hand.remove(card);
                Spot::Hand(seat)
            }
            Place::Support(owner) => {
                self.state.player_mut(owner).from_support(card);
                Spot::Support(owner)
            }
            Place::Discard => {
                self.state.player_mut(seat).from_discard(card);
                Spot::Discard(seat)
            }
            Place::Destroyed => {
                self.state.destroyed.remove(card);
                Spot::Destroyed
            }
        }
    }

    /// To the discard of its owner: the seat whose support it lay in, or the seat itself.
    pub(super) fn discard_from(&mut self, seat: Seat, card: Card, place: Place, cause: Cause, named: bool) {
        let from = self.pick_up(seat, card, place);
        let owner = if let Place::Support(owner) = place { owner } else { seat };
        self.state.player_mut(owner).to_discard(card);
        self.moved(card, from, Spot::Discard(owner), cause, named);
    }

    /// Back to the Madness stack.
    pub(super) fn cure(&mut self, seat: Seat, place: Place, cause: Cause) {
        let from = self.pick_up(seat, Card::MADNESS, place);
        self.state.madness += 1;
        self.moved(Card::MADNESS, from, Spot::Stack, cause, true);
    }

    /// Everything a player had leaves the game.
    pub(super) fn box_everything(&mut self, seat: Seat) {
        let player = &mut self.state.players[seat.index()];
        player.shuffle_known();
        for heap in [&mut player.hand, &mut player.deck, &mut player.discard, &mut player.support] {
            self.state.boxed.pour(heap);
        }
        player.discard_top = None;
        player.in_play = false;
        player.marked = Cards::NONE;
        player.spells = SpellSet::NONE;
        player.exhausted = SpellSet::NONE;
        player.silenced.fill(SpellSet::NONE);
    }
}
