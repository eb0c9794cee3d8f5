//! A pile of cards in the state: fixed in size, so that a clone allocates nothing.

/// A pile of cards, the top last.
#[derive(Clone, Copy, Debug)]
pub struct Pile<T, const N: usize> {
    cards: [T; N],
    count: u8,
}

impl<T: Copy, const N: usize> Pile<T, N> {
    pub fn new(blank: T) -> Self {
        Pile { cards: [blank; N], count: 0 }
    }

    pub fn len(&self) -> usize {
        self.count as usize
    }

    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub fn push(&mut self, card: T) {
        self.cards[self.count as usize] = card;
        self.count += 1;
    }

    pub fn pop(&mut self) -> Option<T> {
        self.count = self.count.checked_sub(1)?;
        Some(self.cards[self.count as usize])
    }

    pub fn clear(&mut self) {
        self.count = 0;
    }

    pub fn as_slice(&self) -> &[T] {
        &self.cards[..self.count as usize]
    }

    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.cards[..self.count as usize]
    }

    /// From the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> {
        self.as_slice().iter().rev().copied()
    }
}

/// What lies above the top does not matter.
impl<T: Copy + PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Pile<T, N> {}
