//! What a seat has to reckon with: its means, the team's needs, the time and the sanity left.
//!
//! The numbers here and in the rules of thumb were guessed first and then changed at random, a few at a time, for as
//! long as the team won more often (docs/bots.md).

use madness::State;
use madness::cards::text::Op;
use madness::cards::{Card, Cards, Curse, Element, Spell, Who};
use madness::state::{Player, Slot};
use table::Seat;

/// Turns of a whole game.
const TURNS: u8 = 30;
/// Cards in a hand.
pub(super) const HAND: usize = 6;

/// A position summed up for one seat.
pub(super) struct Sight<'a> {
    pub state: &'a State,
    pub seat: Seat,
    /// What the hand would pay, and what all supports together would.
    pub hand: [u8; 4],
    pub pool: [u8; 4],
    /// How many more turns this seat will have after the present one.
    pub turns: f32,
    /// How much of each Element the Curses on the board still ask for.
    pub asked: [f32; 4],
    /// The same for Curses that are known to come.
    pub coming: [f32; 4],
    pub final_round: bool,
}

impl<'a> Sight<'a> {
    pub fn of(state: &'a State, seat: Seat) -> Sight<'a> {
        let hand = state.player(seat).hand.worths();
        let pool = pool(state).worths();
        let left = f32::from(TURNS.saturating_sub(state.turn));
        let turns = left / state.in_play().len().max(1) as f32;
        let mut asked = [0.0; 4];
        for spot in state.board.iter().filter(|spot| spot.curse.is_some()) {
            asked.iter_mut().zip(spot.cost()).for_each(|(sum, cost)| *sum += f32::from(cost));
        }
        let mut coming = [0.0; 4];
        if let Some(monster) = state.page.and_then(|page| page.behind()) {
            monster.row().curses.iter().for_each(|element| coming[element.index()] += 3.44);
        }
        let final_round = state.round >= 6;
        Sight { state, seat, hand, pool, turns, asked, coming, final_round }
    }

    /// Whether the hand and the pool cover a cost.
    pub fn affords(&self, cost: [u8; 4]) -> bool {
        (0..4).all(|at| self.hand[at] + self.pool[at] >= cost[at])
    }

    /// What a unit of an Element is worth if it is kept rather than spent on something else than a Curse.
    pub fn price(&self, element: Element) -> f32 {
        let at = element.index();
        if self.asked[at] == 0.0 {
            return if self.final_round { 0.041 } else { 0.31 };
        }
        let within_reach = f32::from(self.hand[at] + self.pool[at]) / 14.4;
        let urge = if self.final_round { 1.97 } else { 0.4 };
        0.24 + urge * within_reach.min(1.0)
    }

    /// How much more of an Element the seat would like to own.
    pub fn appetite(&self, element: Element) -> f32 {
        let at = element.index();
        let player = self.state.player(self.seat);
        let own = f32::from(self.hand[at] + player.deck.worth(element) + player.discard.worth(element));
        0.19 * self.asked[at] + 0.022 * self.coming[at] + 0.005 * own.min(23.3)
    }

    /// How near the Madness stack is to its end: 0 far, 1 at hand.
    pub fn danger(&self) -> f32 {
        let left = f32::from(TURNS.saturating_sub(self.state.turn));
        let expected = 5.06 + 0.23 * left;
        ((expected + 15.9 - f32::from(self.state.madness)) / expected).clamp(0.0, 1.0)
    }

    /// The cost of one more Madness in play, taken from the stack.
    pub fn madness_harm(&self) -> f32 {
        0.15 + 0.33 * self.turns.min(6.0) + 0.99 * self.danger()
    }

    /// The cost of a Madness that sits in a hand: a card less in every turn to come.
    pub fn clog(&self, seat: Seat) -> f32 {
        let held = f32::from(self.state.player(seat).hand.count(Card::MADNESS));
        0.29 + 0.56 * self.turns.min(8.54) + if held >= 4.55 { 2.95 } else { 0.5 * held }
    }

    /// What one card drawn by a seat brings on average.
    pub fn draw(&self, seat: Seat, count: u8) -> f32 {
        let player = self.state.player(seat);
        let mut deck = whole_deck(player);
        let reshuffles = deck.len() < count as usize;
        if reshuffles {
            deck = deck.with(&player.discard);
            deck.add(Card::MADNESS);
        }
        let size = deck.len().max(1) as f32;
        let units: u8 = deck.worths().iter().sum();
        let mad = f32::from(deck.count(Card::MADNESS)) / size;
        let harm = if reshuffles { self.madness_harm() + self.lethal() } else { 0.0 };
        f32::from(count) * (1.47 * f32::from(units) / size - 0.7 * mad) - harm
    }

    /// Taking a Madness from an empty stack loses the game.
    pub fn lethal(&self) -> f32 {
        if self.state.madness == 0 { 100.0 } else { 0.0 }
    }

    /// What one card is worth in a hand just now.
    pub fn keep(&self, card: Card) -> f32 {
        let Some(element) = card.element() else { return -1.0 };
        let value = f32::from(card.value());
        let asked = if self.asked[element.index()] > 0.0 { 0.21 } else { 0.0 };
        let coming = if self.coming[element.index()] > 0.0 { 0.14 } else { 0.0 };
        let spells = self.state.player(self.seat).ready();
        let useful = if Spell::only(spells, Some(element)).is_empty() { 0.0 } else { 0.048 };
        value * (0.84 + asked + coming) + useful
    }

    /// What it is worth to be rid of the Curse in a slot, the payment not counted.
    pub fn relief(&self, slot: Slot) -> f32 {
        let state = self.state;
        let Some(curse) = state.spot(slot).curse else { return 0.0 };
        if self.final_round {
            return 16.1 + self.threat(slot, curse);
        }
        let left = state.cursed().count() as f32;
        let prize = 1.34 * self.turns.min(2.12);
        let under = f32::from(state.spot(slot).madness) * self.madness_harm();
        prize + self.threat(slot, curse) + 9.82 / left - under
    }

    /// The harm a Curse is still going to do.
    pub fn threat(&self, slot: Slot, curse: Curse) -> f32 {
        if slot.space() <= self.state.space { 0.0 } else { self.harm(curse) }
    }

    fn harm(&self, curse: Curse) -> f32 {
        let seats = self.state.in_play().len() as f32;
        let block = |who: Who, op: Op| match who {
            Who::Active => self.harm_of(op),
            Who::Each | Who::EachOther => seats * self.harm_of(op),
            Who::You | Who::Others(_) | Who::Players(_) | Who::OnePlayer | Who::Nobody => self.harm_of(op),
        };
        curse.text().iter().flat_map(|part| part.steps.iter().map(move |op| block(part.who, *op))).sum()
    }

    fn harm_of(&self, op: Op) -> f32 {
        let pool: u8 = self.pool.iter().sum();
        match op {
            Op::GainMadness(count, _) => f32::from(count) * (self.madness_harm() + 0.41),
            Op::BurnMadness(count) => f32::from(count) * (0.23 + 3.35 * self.danger()),
            Op::Discard(_, madness::cards::text::Zone::Support, ..) => f32::from(pool).min(5.2) * 0.35,
            Op::Discard(..) | Op::Mill(_) => 0.5,
            Op::DestroyTop(count) => f32::from(count) * 0.65,
            Op::Destroy(..) => 1.01,
            Op::NeutralizeSpell(..) => 0.21,
            Op::SealOthers(_) => 6.47,
            _ => 0.0,
        }
    }
}

/// All supports together.
fn pool(state: &State) -> Cards {
    state.seats().fold(Cards::NONE, |pool, owner| pool.with(&state.player(owner).support))
}

/// A deck with the cards that are known to lie on top of it.
pub(super) fn whole_deck(player: &Player) -> Cards {
    let mut deck = player.deck;
    player.known.iter().for_each(|(card, _)| deck.add(card));
    deck
}
