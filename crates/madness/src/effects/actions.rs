//! The five Actions: declared, paid, carried out.

use table::{Run, Seat};

use super::Now;
use crate::cards::magicians::Ability;
use crate::cards::text::To;
use crate::cards::{Card, Element, Spell};
use crate::events::{Event, Spot};
use crate::frames::{Action, Cause, Frame, Payment, Place, Text};
use crate::moves;
use crate::pay::Coin;
use crate::purse::Purse;
use crate::state::Slot;

impl Now<'_> {
    /// An Action begins: its payment is asked for, or made if there is only one way.
    pub(super) fn declare(&mut self, seat: Seat, action: Action, avatar: bool) {
        self.tell(Event::Declared { seat, action });
        self.push(Frame::Carry { seat, action });
        let mut payment = Payment::new(seat, moves::cost(self.state, action), avatar);
        let mut purse = Purse::of(self.state, seat, avatar);
        if !payment.is_forced(&purse) {
            return self.push(Frame::Pay(payment));
        }
        while !payment.is_complete() {
            let Some(coin) = payment.first_coin(&purse) else { return };
            purse = purse.without(coin);
            self.pay(&mut payment, coin, false);
        }
    }

    /// One card that may go towards a payment does: to its owner's discard, or only marked under an Avatar.
    pub(super) fn pay(&mut self, payment: &mut Payment, coin: Coin, named: bool) {
        let Some(next) = payment.with(coin.counts_as, coin.card.value()) else { return };
        *payment = next;
        let (seat, Coin { card, from, counts_as }) = (payment.seat, coin);
        if card.element() != Some(counts_as) {
            self.state.ability_used = true;
        }
        let pool = if let Place::Support(owner) = from { Some(owner) } else { None };
        if payment.avatar {
            pool.into_iter().for_each(|owner| self.state.player_mut(owner).marked.add(card));
        } else {
            self.pick_up(seat, card, from);
            self.state.player_mut(pool.unwrap_or(seat)).to_discard(card);
        }
        let (card, counts_as, kept) = (Some(card), Some(counts_as), payment.avatar);
        self.tell(Event::Paid { seat, card, pool, counts_as, kept, named });
    }

    /// A Spell as if it had been paid, to see what would come of it.
    pub(crate) fn cast_for_free(&mut self, seat: Seat, spell: Spell) {
        self.push(Frame::Carry { seat, action: Action::Cast(spell, 1) });
        self.run();
    }

    /// The payment is made: the Action is carried out.
    pub(super) fn carry_action(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Cast(spell, power) => {
                let player = self.state.player_mut(seat);
                player.exhausted.add(spell);
                player.resolving.add(spell);
                self.tell(Event::SpellCast { seat, spell, power });
                self.push(Frame::SpellDone(seat, spell));
                self.push_text(Text { power, ..Text::new(Cause::Spell(spell), seat) });
            }
            Action::Learn(element) => {
                let player = self.state.player(seat);
                if player.spells.len() >= player.spell_limit() {
                    self.push(Frame::Forget { seat, element });
                } else {
                    self.learn(seat, element);
                }
            }
            Action::Acquire(card) => self.gain(seat, card, To::Discard, Cause::Action),
            Action::Destroy(slot) => self.destroy_curse(seat, slot),
            Action::Cure(place) => self.cure(seat, place, Cause::Action),
        }
    }

    /// The face-up Spell of a library deck, and the next one turned over.
    pub(super) fn learn(&mut self, seat: Seat, element: Element) {
        let Some(spell) = self.state.library[element.index()].top else { return };
        self.state.player_mut(seat).spells.add(spell);
        self.tell(Event::SpellLearned { seat, spell });
        self.state.library[element.index()].left -= 1;
        self.reveal(element);
    }

    /// Turns over the next Spell of a library deck: any of its level that nobody has seen.
    pub(crate) fn reveal(&mut self, element: Element) {
        let shelf = &mut self.state.library[element.index()];
        shelf.top = None;
        if shelf.left == 0 {
            return;
        }
        let level = 4 - shelf.left;
        let unseen = Spell::shelf(element, level).and(self.state.unseen);
        self.events.settle();
        let mut luck = self.state.seed.stream("library", (element.index() as u32) << 8 | u32::from(level));
        let at = |place: u32| unseen.iter().nth(place as usize);
        let name = |place| at(place).map_or(String::new(), |spell| spell.to_string());
        let Some(spell) = at(luck.pick(unseen.len().max(1) as u32, name)) else { return };
        self.state.library[element.index()].top = Some(spell);
        self.state.unseen.remove(spell);
        self.tell(Event::SpellRevealed { spell });
    }

    pub(super) fn forget(&mut self, seat: Seat, spell: Spell) {
        let player = self.state.player_mut(seat);
        player.spells.remove(spell);
        player.exhausted.remove(spell);
        player.silenced.iter_mut().for_each(|set| set.remove(spell));
        self.state.destroyed_spells[spell.index()] += 1;
        self.tell(Event::SpellDestroyed { seat, spell });
    }

    /// The Curse leaves, the Madness below it is taken, the compensation chosen, and Ember draws.
    fn destroy_curse(&mut self, seat: Seat, slot: Slot) {
        let spot = self.clear_spot(slot);
        let Some(curse) = spot.curse else { return };
        self.state.destroyed_curses.add(curse);
        self.tell(Event::CurseDestroyed { seat, slot, curse });
        for _ in 0..spot.madness {
            self.state.player_mut(seat).to_discard(Card::MADNESS);
            let cause = Cause::Curse(curse);
            self.moved(Card::MADNESS, Spot::Under(slot), Spot::Discard(seat), cause, false);
        }
        if let Some(magician) = self.state.player(seat).magician
            && magician.ability() == Ability::DrawsForCurses
        {
            self.push(Frame::Draw(seat, Cause::Ability(magician)));
        }
        self.ask_take(seat, 2, 1, To::Discard, Cause::Compensation);
    }

    pub(super) fn use_ability(&mut self, seat: Seat) {
        let Some(magician) = self.state.player(seat).magician else { return };
        self.state.ability_used = true;
        self.tell(Event::AbilityUsed { seat, magician });
        self.push_text(Text::new(Cause::Ability(magician), seat));
    }
}
