//! A few things in a row, in place: piles of cards that can be copied without asking for memory.

/// At most `N` things, in order.
#[derive(Clone, Copy, Debug)]
pub struct Row<T, const N: usize> {
    places: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Row<T, N> {
    /// Nothing yet; `blank` fills the unused places.
    pub fn new(blank: T) -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Row { places: [blank; N], len: 0 }
    }

    pub fn len(&self) -> usize {
        self.len as usize
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn push(&mut self, thing: T) {
        self.places[self.len as usize] = thing;
        self.len += 1;
    }

    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.places[self.len as usize])
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }

    pub fn as_slice(&self) -> &[T] {
        &self.places[..self.len as usize]
    }

    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.places[..self.len as usize]
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + ExactSizeIterator {
        self.as_slice().iter().copied()
    }

    /// These things instead of all there were.
    pub fn refill(&mut self, things: impl IntoIterator<Item = T>) {
        self.clear();
        things.into_iter().for_each(|thing| self.push(thing));
    }
}

/// What lies behind the last one does not matter.
impl<T: Copy + PartialEq, const N: usize> PartialEq for Row<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Row<T, N> {}
