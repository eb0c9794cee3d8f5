//! Choices within an effect: which answers are legal, and which choices need not be asked.

use table::Seat;

use crate::Reason;
use crate::cards::text::{Whose, Zone};
use crate::cards::{Card, Cards, Element, Filter, Magician, Spell, SpellSet};
use crate::frames::{Cause, Choice, Deed, Frame, Place, Swap};
use crate::moves::{Legal, no};
use crate::spelling::Move;
use crate::state::{Slot, State};

/// The heaps a zone consists of, seen from a seat.
pub fn places(state: &State, seat: Seat, zone: Zone, mut each: impl FnMut(Place, &Cards)) {
    let player = state.player(seat);
    if matches!(zone, Zone::Hand | Zone::Own | Zone::HandAndPool) {
        each(Place::Hand, &player.hand);
    }
    match zone {
        Zone::Support | Zone::Own => each(Place::Support(seat), &player.support),
        Zone::HandAndPool => {
            state.seats().for_each(|owner| each(Place::Support(owner), &state.player(owner).support));
        }
        Zone::Discard => each(Place::Discard, &player.discard),
        Zone::Destroyed => each(Place::Destroyed, &state.destroyed),
        Zone::Hand => {}
    }
}

impl Choice {
    /// The cards it is among, place by place.
    pub fn cards(&self, state: &State, mut each: impl FnMut(Card, Place, u8)) {
        places(state, self.seat, self.zone, |place, cards| {
            cards.kinds(self.filter).for_each(|card| each(card, place, cards.count(card)));
        });
    }

    /// How many cards there are to choose from, and how many different ones.
    pub fn supply(&self, state: &State) -> (usize, usize) {
        let (mut cards, mut kinds) = (0, 0);
        self.cards(state, |_, _, count| {
            cards += count as usize;
            kinds += 1;
        });
        (cards, kinds)
    }

    fn may_stop(&self, state: &State) -> bool {
        self.moved >= self.least || self.supply(state).0 == 0
    }

    /// Whether only one answer is possible.
    pub fn is_forced(&self, (cards, kinds): (usize, usize)) -> bool {
        let all = self.least as usize == cards && self.deed != Deed::OnDeck;
        self.least == self.most && (all || kinds == 1)
    }

    fn check(&self, state: &State, mv: Move) -> Legal {
        match mv {
            Move::Choose(card, place) => {
                let mut there = false;
                places(state, self.seat, self.zone, |at, cards| there |= at == place && cards.has(card));
                if !there {
                    return no(self.moment(), Reason::NotThere);
                }
                match self.filter.accepts(card) {
                    true => Ok(()),
                    false if self.cause == Cause::Recuperation => no("BBM-20.2", Reason::WrongCard),
                    false => no(self.moment(), Reason::WrongCard),
                }
            }
            Move::Done if self.may_stop(state) => Ok(()),
            Move::Done => no("BBM-23.2", Reason::MustGoOn),
            _ => no(self.moment(), Reason::NotAnAnswer),
        }
    }

    fn moment(&self) -> &'static str {
        match (self.deed, self.zone) {
            _ if self.cause == Cause::Recuperation => "MOM-18",
            (Deed::Cure, _) => "MOM-10",
            (Deed::ToHand, Zone::Destroyed) => "MOM-20",
            (Deed::ToHand | Deed::OnDeck, _) => "MOM-9",
            _ => "MOM-7",
        }
    }
}

impl Swap {
    /// What may be picked next: first of the hand, then of the support.
    pub fn cards(&self, state: &State) -> (Place, Cards) {
        let player = state.player(self.seat);
        let (place, mut cards, from) = if self.count < 2 {
            (Place::Hand, player.hand, 0)
        } else {
            (Place::Support(self.seat), player.support, 2)
        };
        self.picked[from..self.count as usize].iter().for_each(|card| _ = cards.remove(*card));
        (place, cards)
    }
}

/// Whether a Magician is still to be had.
fn is_free(state: &State, magician: Magician) -> bool {
    state.players.iter().all(|player| player.magician != Some(magician))
}

/// The Spells that may be refreshed, seat by seat.
pub fn refreshable(state: &State, seat: Seat, whose: Whose, owner: Seat) -> SpellSet {
    if whose == Whose::Own && owner != seat || owner.0 >= state.options.seats {
        return SpellSet::NONE;
    }
    state.player(owner).refreshable()
}

/// The Spells a seat may lay face down.
pub fn silenceable(state: &State, seat: Seat, element: Option<Element>) -> SpellSet {
    let player = state.player(seat);
    Spell::only(player.spells.minus(player.neutralized()), element)
}

/// The moment at which a card is taken from the table.
fn taking(cause: Cause) -> &'static str {
    if cause == Cause::Compensation { "MOM-5" } else { "MOM-11" }
}

/// Whether this answers the question.
pub fn check(state: &State, seat: Seat, frame: Frame, mv: Move) -> Legal {
    match (frame, mv) {
        (Frame::PickMagician(_), Move::Be(magician)) if is_free(state, magician) => Ok(()),
        (Frame::PickMagician(_), Move::Be(_)) => no("BBM-3.6", Reason::MagicianTaken),
        (Frame::PickMagician(_), _) => no("MOM-1", Reason::NotAnAnswer),
        (Frame::Choose(choice), mv) => choice.check(state, mv),
        (Frame::Swap(swap), Move::Choose(card, place)) => {
            let (from, cards) = swap.cards(state);
            if place == from && cards.has(card) { Ok(()) } else { no("RUL-BBM-37", Reason::NotThere) }
        }
        (Frame::Swap(_), _) => no("MOM-7", Reason::NotAnAnswer),
        (Frame::Targets { from, .. }, Move::Target(target)) if from.contains(target) => Ok(()),
        (Frame::Targets { .. }, Move::Target(_)) => no("BBM-10.8", Reason::NotATarget),
        (Frame::Targets { cause: Cause::Failure(_), .. }, _) => no("MOM-17", Reason::NotAnAnswer),
        (Frame::Targets { .. }, _) => no("MOM-6", Reason::NotAnAnswer),
        (Frame::May { .. }, Move::Yes | Move::No) => Ok(()),
        (Frame::May { .. }, _) => no("MOM-8", Reason::NotAnAnswer),
        (Frame::Refresh { whose, .. }, Move::Refresh(owner, spell)) => {
            let there = refreshable(state, seat, whose, owner).contains(spell);
            if there { Ok(()) } else { no("RUL-BBM-23", Reason::NotRefreshable) }
        }
        (Frame::Refresh { .. }, _) => no("MOM-12", Reason::NotAnAnswer),
        (Frame::Silence { element, .. }, Move::Neutralize(spell)) => {
            let there = silenceable(state, seat, element).contains(spell);
            if there { Ok(()) } else { no("RUL-BBM-23", Reason::NotYourSpell) }
        }
        (Frame::Silence { .. }, _) => no("MOM-13", Reason::NotAnAnswer),
        (Frame::NeutralizeCurse { .. }, Move::NeutralizeCurse(slot)) => {
            if state.spot(slot).awake().is_some() { Ok(()) } else { no("MOM-14", Reason::NoCurseThere) }
        }
        (Frame::NeutralizeCurse { .. }, _) => no("MOM-14", Reason::NotAnAnswer),
        (Frame::Take { value, cause, .. }, Move::Take(element)) => {
            let there = state.table.has(Card::new(element, value));
            if there { Ok(()) } else { no(taking(cause), Reason::StackEmpty) }
        }
        (Frame::Take { cause, .. }, _) => no(taking(cause), Reason::NotAnAnswer),
        (Frame::Forget { .. }, Move::Forget(spell)) => {
            if state.player(seat).spells.contains(spell) {
                Ok(())
            } else {
                no("BBM-11.6", Reason::NotYourSpell)
            }
        }
        _ => no("MOM-4", Reason::NotAnAnswer),
    }
}

/// Every legal answer to the question, sorted.
pub fn list(state: &State, seat: Seat, frame: Frame, into: &mut Vec<Move>) {
    let start = into.len();
    match frame {
        Frame::PickMagician(_) => {
            let free = Magician::ALL.iter().copied().filter(|magician| is_free(state, *magician));
            into.extend(free.map(Move::Be));
        }
        Frame::Choose(choice) => {
            choice.cards(state, |card, place, _| into.push(Move::Choose(card, place)));
            into[start..].sort_unstable();
            if choice.may_stop(state) {
                into.push(Move::Done);
            }
        }
        Frame::Swap(swap) => {
            let (place, cards) = swap.cards(state);
            into.extend(cards.kinds(Filter::Any).map(|card| Move::Choose(card, place)));
        }
        Frame::Targets { from, .. } => into.extend(from.iter().map(Move::Target)),
        Frame::May { .. } => into.extend([Move::Yes, Move::No]),
        Frame::Refresh { whose, .. } => {
            for owner in state.seats() {
                let spells = refreshable(state, seat, whose, owner);
                into.extend(spells.iter().map(|spell| Move::Refresh(owner, spell)));
            }
        }
        Frame::Silence { element, .. } => {
            into.extend(silenceable(state, seat, element).iter().map(Move::Neutralize));
        }
        Frame::NeutralizeCurse { .. } => {
            let awake = Slot::ALL.iter().copied().filter(|slot| state.spot(*slot).awake().is_some());
            into.extend(awake.map(Move::NeutralizeCurse));
        }
        Frame::Take { value, .. } => into.extend(state.stocked(value).map(Move::Take)),
        Frame::Forget { .. } => into.extend(state.player(seat).spells.iter().map(Move::Forget)),
        _ => {}
    }
}
