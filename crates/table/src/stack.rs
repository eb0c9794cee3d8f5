//! What still has to happen, innermost last. A question to a player is simply the top frame.

/// A stack of plain frames inside the state: it can be saved, cloned, searched and replayed.
/// Fixed in size, so cloning a state allocates nothing and a runaway effect is a bug, not a hang.
#[derive(Clone, Copy, Debug)]
pub struct Stack<F, const N: usize> {
    frames: [F; N],
    depth: u8,
}

impl<F: Copy, const N: usize> Stack<F, N> {
    /// An empty stack; `blank` fills the unused places.
    pub fn new(blank: F) -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Stack { frames: [blank; N], depth: 0 }
    }

    #[inline]
    pub fn push(&mut self, frame: F) {
        self.frames[self.depth as usize] = frame;
        self.depth += 1;
    }

    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        self.depth = self.depth.checked_sub(1)?;
        Some(self.frames[self.depth as usize])
    }

    #[inline]
    pub fn top(&self) -> Option<F> {
        self.frames[..self.depth as usize].last().copied()
    }

    pub fn clear(&mut self) {
        self.depth = 0;
    }

    pub fn frames(&self) -> &[F] {
        &self.frames[..self.depth as usize]
    }
}

/// What lies above the top was popped and does not matter.
impl<F: Copy + PartialEq, const N: usize> PartialEq for Stack<F, N> {
    fn eq(&self, other: &Self) -> bool {
        self.frames() == other.frames()
    }
}

impl<F: Copy + Eq, const N: usize> Eq for Stack<F, N> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_frame_in_is_the_first_out() {
        let mut stack: Stack<u8, 4> = Stack::new(0);
        stack.push(1);
        stack.push(2);
        assert_eq!(stack.top(), Some(2));
        assert_eq!((stack.pop(), stack.pop(), stack.pop()), (Some(2), Some(1), None));
    }

    #[test]
    fn popped_frames_leave_no_trace() {
        let mut used: Stack<u8, 4> = Stack::new(0);
        used.push(9);
        used.pop();
        assert_eq!(used, Stack::new(0));
    }
}
