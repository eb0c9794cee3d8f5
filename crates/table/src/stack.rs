//! What still has to happen, innermost last. A question to a player is simply the top frame.

use std::fmt;

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

/// More than any move of any game causes: a rule that loops is a bug, not a hang.
const LONGEST_MOVE: usize = 20_000;

/// What carries out the frames of a stack.
pub trait Run<F: Copy + fmt::Debug, const N: usize> {
    fn stack(&mut self) -> &mut Stack<F, N>;

    /// Whether this frame is a question to somebody (or to the clock).
    fn asks(&self, frame: F) -> bool;

    /// Does what the frame says; it has been taken off the stack.
    fn carry_out(&mut self, frame: F);

    /// What is looked at before each step; says whether anything happens any more.
    #[inline]
    fn goes_on(&mut self) -> bool {
        true
    }

    /// Answers a question on top that leaves nothing to decide. Says whether it did.
    #[inline]
    fn answers_itself(&mut self, _question: F) -> bool {
        false
    }

    /// Goes on until somebody has to decide or nothing is left to happen.
    #[inline]
    fn run(&mut self) {
        for _ in 0..LONGEST_MOVE {
            if !self.goes_on() {
                return;
            }
            let Some(frame) = self.stack().top() else { return };
            if !self.asks(frame) {
                self.stack().pop();
                self.carry_out(frame);
            } else if !self.answers_itself(frame) {
                return;
            }
        }
        panic!("a move without end: {:?}", self.stack().frames());
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

    /// Counts down, and asks at one.
    impl Run<u8, 4> for Stack<u8, 4> {
        fn stack(&mut self) -> &mut Stack<u8, 4> {
            self
        }

        fn asks(&self, frame: u8) -> bool {
            frame == 1
        }

        fn carry_out(&mut self, frame: u8) {
            self.push(if frame == 9 { 9 } else { frame - 1 });
        }
    }

    #[test]
    fn a_run_stops_at_a_question() {
        let mut stack: Stack<u8, 4> = Stack::new(0);
        stack.push(7);
        stack.run();
        assert_eq!(stack.frames(), [1]);
    }

    #[test]
    #[should_panic(expected = "a move without end: [9]")]
    fn a_rule_that_loops_is_found() {
        let mut stack: Stack<u8, 4> = Stack::new(0);
        stack.push(9);
        stack.run();
    }

    #[test]
    fn popped_frames_leave_no_trace() {
        let mut used: Stack<u8, 4> = Stack::new(0);
        used.push(9);
        used.pop();
        assert_eq!(used, Stack::new(0));
    }
}
