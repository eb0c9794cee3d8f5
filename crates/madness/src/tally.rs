//! What would some cards of a bill come to? Every choice, worked out beforehand, so that whoever shows a bill adds up
//! nothing.

use table::Seat;

use crate::bill::Bill;
use crate::cards::Element;
use crate::frames::Payment;
use crate::pay::{Coin, Cost};

/// A part of a cost that is settled by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The Element it is due in; none if one Element of any kind will do.
    pub element: Option<Element>,
    pub due: u8,
    /// Every choice in which no card is redundant.
    pub choices: Vec<Choice>,
}

/// Some cards: what each counts as and its value, in order, and what they leave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub given: Vec<(Element, u8)>,
    /// What is still missing; below zero what is lost.
    pub left: i8,
}

impl Bill {
    pub fn accounts(&self) -> Vec<Account> {
        match self.cost {
            Cost::Exactly(cost) => Element::ALL
                .iter()
                .map(|element| (*element, cost[element.index()]))
                .filter(|(_, due)| *due > 0)
                .map(|(element, due)| self.account(Some(element), due))
                .collect(),
            Cost::AnyOne(due) => vec![self.account(None, due)],
        }
    }

    fn account(&self, element: Option<Element>, due: u8) -> Account {
        let nothing = Choice { given: Vec::new(), left: due as i8 };
        let mut account = Account { element, due, choices: vec![nothing] };
        let payment = Payment::new(Seat(0), self.cost, false);
        for element in Element::ALL.iter().copied().filter(|it| element.is_none_or(|only| only == *it)) {
            let of_value = |value| self.coins.iter().filter(move |coin| is(coin, element, value)).count();
            let mut heap = Heap { element, left: [1, 2, 3].map(of_value), given: Vec::new() };
            heap.choose(&payment, 1, &mut account.choices);
        }
        account
    }
}

impl Account {
    /// What these cards leave of it; nothing if one of them is redundant.
    pub fn left(&self, coins: &[Coin]) -> Option<i8> {
        let mine = coins.iter().filter(|coin| self.element.is_none_or(|element| element == coin.counts_as));
        let mut given: Vec<(Element, u8)> = mine.map(|coin| (coin.counts_as, coin.card.value())).collect();
        given.sort_unstable();
        self.choices.iter().find(|choice| choice.given == given).map(|choice| choice.left)
    }
}

fn is(coin: &Coin, element: Element, value: u8) -> bool {
    coin.counts_as == element && coin.card.value() == value
}

/// The cards of one Element: how many of each value are left to choose, and which are chosen.
struct Heap {
    element: Element,
    left: [usize; 3],
    given: Vec<(Element, u8)>,
}

impl Heap {
    /// One card more, the low ones first: a choice without a redundant card stays so without its highest one.
    fn choose(&mut self, payment: &Payment, lowest: u8, into: &mut Vec<Choice>) {
        for value in lowest..=3 {
            let at = usize::from(value - 1);
            let next = payment.with(self.element, value).filter(|_| self.left[at] > 0);
            let Some(next) = next else { continue };
            self.left[at] -= 1;
            self.given.push((self.element, value));
            into.push(Choice { given: self.given.clone(), left: next.left[self.element.index()] });
            self.choose(&next, value, into);
            self.given.pop();
            self.left[at] += 1;
        }
    }
}
