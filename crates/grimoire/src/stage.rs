//! Which position do the `given` lines of a scenario describe? (GRI-19.3)
//!
//! What is not mentioned is filled in: hands of the usual size from the first free cards of the deck, Title Spell and
//! decks from the last ones, the discard pile with the rest.

use table::scenario::Many;
use table::{Events, Run, Seat, Seed};

use crate::cards::{Card, CardSet, Element};
use crate::chapter::{Chapter, Title};
use crate::effects::Now;
use crate::setup;
use crate::state::{Frame, Mode, Options, Pile, State};

/// A position as it is told, before anything is filled in.
pub struct Position {
    /// What stands as it was said.
    pub state: State,
    pub elements: Vec<Element>,
    pub leader: Option<Seat>,
    pub hands: [Option<Hand>; 4],
    pub title: Option<Option<Card>>,
    pub element_deck: Vec<Card>,
    pub draw_deck: Vec<Card>,
    pub discard: Vec<Card>,
}

pub struct Hand {
    cards: Vec<Card>,
    /// Exactly these cards, however few.
    only: bool,
}

impl Position {
    /// Somebody is about to lead the first Chapter of the first round.
    pub fn new(options: Options, seed: Seed) -> Position {
        let mut state = setup::blank(options, seed);
        state.dealer = Seat(options.seats - 1);
        state.round = 1;
        state.chapter.number = 1;
        state.lives = [if options.mode == Mode::Survival { 2 } else { 0 }; 4];
        Position {
            state,
            elements: Vec::new(),
            leader: None,
            hands: [const { None }; 4],
            title: None,
            element_deck: Vec::new(),
            draw_deck: Vec::new(),
            discard: Vec::new(),
        }
    }

    pub fn hold(&mut self, seat: Seat, cards: Many<Card>) -> Result<(), String> {
        let place = self.hands.get_mut(seat.index()).ok_or("no such seat")?;
        *place = Some(match cards {
            Many::Has(cards) => Hand { cards, only: false },
            Many::Exactly(cards) => Hand { cards, only: true },
            _ => return Err("a hand has some cards, or exactly some".to_owned()),
        });
        Ok(())
    }

    pub fn place(mut self) -> Result<State, String> {
        let number = self.state.chapter.number;
        if !(1..=6).contains(&number) {
            return Err("a round has six Chapters".to_owned());
        }
        self.state.tome.chosen = self.deck()?;
        self.state.leader = self.leader.unwrap_or(self.state.dealer.left(self.state.options.seats));
        self.everybody_sits()?;
        self.lay_out(number)?;
        Now(&mut self.state, &mut Events::silent()).run();
        Ok(self.state)
    }

    /// Without a word about it, the first edition's Elements; with three seats, without the last Basic one.
    fn deck(&self) -> Result<CardSet, String> {
        let options = self.state.options;
        let basics = if options.seats == 3 { 3 } else { 4 };
        let mut elements = self.elements.clone();
        if elements.is_empty() {
            let edition = &setup::elements(options.editions)[..5];
            elements = edition[..basics].to_vec();
            elements.push(edition[4]);
        }
        let specials = elements.iter().filter(|element| element.is_special()).count();
        if specials != 1 || elements.len() != basics + 1 {
            return Err(format!("a deck has {basics} Basic Elements and 1 Special Element"));
        }
        Ok(setup::all_cards(&elements))
    }

    fn everybody_sits(&self) -> Result<(), String> {
        let state = &self.state;
        let absent = self.hands[state.options.seats as usize..].iter().any(Option::is_some);
        let seated = [state.dealer, state.leader].iter().all(|seat| seat.0 < state.options.seats);
        if absent || !seated || !state.is_in(state.leader) {
            return Err("somebody is given a part who does not sit in this round".to_owned());
        }
        Ok(())
    }

    fn lay_out(&mut self, number: u8) -> Result<(), String> {
        let state = &mut self.state;
        let mut free = Free(state.deck());
        free.take_all(self.hands.iter().flatten().flat_map(|hand| &hand.cards))?;
        free.take_all(self.title.iter().flatten())?;
        for pile in [&self.element_deck, &self.draw_deck, &self.discard] {
            free.take_all(pile)?;
        }
        let passed = usize::from(number);
        let title = if self.title.is_none() { Some(free.last()?) } else { self.title.flatten() };
        state.chapter = Chapter::new(number, title.map(Title::new));
        state.element_deck = Pile::of(free.filled(&self.element_deck, 6 - passed)?);
        let duel = state.options.mode == Mode::Duel;
        let drawn = if duel { 12 - 2 * passed } else { 0 };
        state.draw_deck = Pile::of(free.filled(&self.draw_deck, drawn)?);
        state.buried = Pile::of(free.filled(&[], passed - 1)?);
        for seat in Seat::all(state.options.seats) {
            let given = self.hands[seat.index()].as_ref();
            match (state.is_in(seat), duel) {
                (true, true) => state.hands[seat.index()] = free.hand(given, 8 - passed)?,
                (true, false) => state.hands[seat.index()] = free.hand(given, 7 - passed)?,
                (false, _) => state.out[seat.index()] = free.hand(given, 0)?,
            }
        }
        state.discard = free.0.or(self.discard.iter().copied().collect());
        let left = if duel { 4 } else { state.seats_in() };
        state.stack.push(Frame::Turn { seat: state.leader, left });
        Ok(())
    }
}

/// Cards of the deck that have no place yet.
struct Free(CardSet);

impl Free {
    fn take_all<'a>(&mut self, cards: impl IntoIterator<Item = &'a Card>) -> Result<(), String> {
        for card in cards {
            if !self.0.contains(*card) {
                return Err(format!("{card:?} is given twice or not in the deck"));
            }
            self.0.remove(*card);
        }
        Ok(())
    }

    fn nth(&mut self, skip: usize) -> Card {
        let card = self.0.nth(skip as u32);
        self.0.remove(card);
        card
    }

    fn last(&mut self) -> Result<Card, String> {
        let behind = self.0.len().checked_sub(1).ok_or("there are not enough cards")?;
        Ok(self.nth(behind))
    }

    /// A pile of this size with the given cards on top.
    fn filled(&mut self, top: &[Card], size: usize) -> Result<Vec<Card>, String> {
        let mut pile = top.to_vec();
        if pile.len() > size {
            return Err(format!("that pile has only {size} cards"));
        }
        while pile.len() < size {
            pile.push(self.last()?);
        }
        Ok(pile)
    }

    fn hand(&mut self, given: Option<&Hand>, usual: usize) -> Result<CardSet, String> {
        let mut hand: CardSet = given.into_iter().flat_map(|hand| hand.cards.iter().copied()).collect();
        while hand.len() < usual && !given.is_some_and(|hand| hand.only) {
            if self.0.is_empty() {
                return Err("there are not enough cards".to_owned());
            }
            hand.add(self.nth(0));
        }
        Ok(hand)
    }
}
