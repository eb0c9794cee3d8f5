//! Several things of one kind as bits of one word: a hand, a pile whose order nobody knows, what is still free. One kind
//! of set for each size of word; all of them can do the same.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

/// A kind of thing of which a game has only so many, each with a number of its own.
pub trait Member: Copy {
    fn number(self) -> u8;

    /// The one with this number; any at all if there is none.
    fn at(number: u8) -> Self;
}

/// For games that number their pieces.
impl Member for u8 {
    #[inline]
    fn number(self) -> u8 {
        self
    }

    #[inline]
    fn at(number: u8) -> u8 {
        number
    }
}

macro_rules! bit_set {
    ($(#[$doc:meta])* $Set:ident over $Word:ty) => {
        $(#[$doc])*
        pub struct $Set<T> {
            bits: $Word,
            of: PhantomData<T>,
        }

        impl<T> $Set<T> {
            pub const NONE: $Set<T> = $Set::from_bits(0);

            #[inline]
            pub const fn from_bits(bits: $Word) -> $Set<T> {
                $Set { bits, of: PhantomData }
            }

            #[inline]
            pub const fn bits(self) -> $Word {
                self.bits
            }

            #[inline]
            #[must_use]
            pub const fn or(self, other: $Set<T>) -> $Set<T> {
                $Set::from_bits(self.bits | other.bits)
            }

            #[inline]
            #[must_use]
            pub const fn and(self, other: $Set<T>) -> $Set<T> {
                $Set::from_bits(self.bits & other.bits)
            }

            #[inline]
            #[must_use]
            pub const fn minus(self, other: $Set<T>) -> $Set<T> {
                $Set::from_bits(self.bits & !other.bits)
            }

            /// Whether they have a member in common.
            #[inline]
            pub const fn meets(self, other: $Set<T>) -> bool {
                self.bits & other.bits != 0
            }

            #[inline]
            pub const fn len(self) -> usize {
                self.bits.count_ones() as usize
            }

            #[inline]
            pub const fn is_empty(self) -> bool {
                self.bits == 0
            }
        }

        impl<T: Member> $Set<T> {
            #[inline]
            pub fn one(one: T) -> $Set<T> {
                $Set::from_bits(1 << one.number())
            }

            #[inline]
            pub fn contains(self, one: T) -> bool {
                self.bits.unbounded_shr(one.number().into()) & 1 == 1
            }

            #[inline]
            pub fn add(&mut self, one: T) {
                self.bits |= 1 << one.number();
            }

            #[inline]
            pub fn remove(&mut self, one: T) {
                self.bits &= !(1 << one.number());
            }

            #[inline]
            #[must_use]
            pub fn with(self, one: T) -> $Set<T> {
                self.or($Set::one(one))
            }

            #[inline]
            #[must_use]
            pub fn without(self, one: T) -> $Set<T> {
                self.minus($Set::one(one))
            }

            #[inline]
            pub fn first(self) -> Option<T> {
                (self.bits != 0).then(|| T::at(self.bits.trailing_zeros() as u8))
            }

            /// The one with `skip` others before it; any at all if there are not so many.
            #[inline]
            pub fn nth(self, skip: u32) -> T {
                let mut bits = self.bits;
                // A hand is small: eight steps without a branch beat a loop whose length nobody can predict.
                for step in 0..8 {
                    bits = if step < skip { bits & bits.wrapping_sub(1) } else { bits };
                }
                for _ in 8..skip {
                    bits &= bits.wrapping_sub(1);
                }
                T::at(bits.trailing_zeros() as u8)
            }

            #[inline]
            pub fn iter(self) -> impl Iterator<Item = T> {
                let mut bits = self.bits;
                std::iter::from_fn(move || {
                    let one = T::at(bits.trailing_zeros() as u8);
                    (bits != 0).then(|| {
                        bits &= bits - 1;
                        one
                    })
                })
            }
        }

        impl<T: Member> FromIterator<T> for $Set<T> {
            fn from_iter<I: IntoIterator<Item = T>>(members: I) -> $Set<T> {
                let mut set = $Set::NONE;
                members.into_iter().for_each(|one| set.add(one));
                set
            }
        }

        impl<T> Clone for $Set<T> {
            #[inline]
            fn clone(&self) -> $Set<T> {
                *self
            }
        }

        impl<T> Copy for $Set<T> {}

        impl<T> Default for $Set<T> {
            fn default() -> $Set<T> {
                $Set::NONE
            }
        }

        impl<T> PartialEq for $Set<T> {
            #[inline]
            fn eq(&self, other: &$Set<T>) -> bool {
                self.bits == other.bits
            }
        }

        impl<T> Eq for $Set<T> {}

        impl<T> Hash for $Set<T> {
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.bits.hash(state);
            }
        }

        impl<T: Member + fmt::Debug> fmt::Debug for $Set<T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

bit_set! {
    /// At most 64 members, without a heap, gone through in the order of their numbers.
    Set over u64
}

bit_set! {
    /// The same for at most 16: where a state has many of them.
    SmallSet over u16
}

bit_set! {
    /// The same for at most 128.
    WideSet over u128
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_knows_its_members_in_order() {
        let mut set: Set<u8> = [63, 0, 12, 5].into_iter().collect();
        set.remove(5);
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 12, 63]);
        assert_eq!((set.len(), set.nth(1), set.nth(2)), (3, 12, 63));
        assert!(set.contains(63) && !set.contains(5));
        assert_eq!(format!("{set:?}"), "{0, 12, 63}");
    }

    #[test]
    fn the_nth_is_found_beyond_a_hand() {
        let all: Set<u8> = Set::from_bits(u64::MAX);
        assert!((0..64).all(|place| all.nth(place) == place as u8));
    }

    #[test]
    fn sets_of_all_sizes_go_to_their_last_number() {
        let (small, wide) = (SmallSet::<u8>::one(15).with(3), WideSet::<u8>::one(127).with(64).with(5));
        assert_eq!(small.iter().collect::<Vec<_>>(), [3, 15]);
        assert_eq!(wide.iter().collect::<Vec<_>>(), [5, 64, 127]);
        assert_eq!((small.first(), wide.without(5).first(), wide.nth(2)), (Some(3), Some(64), 127));
        assert!(wide.contains(127) && !wide.contains(126) && SmallSet::<u8>::NONE.first().is_none());
    }

    #[test]
    fn sets_meet_join_and_part() {
        let (low, high) = (Set::<u8>::from_bits(0b0111), Set::from_bits(0b1110));
        assert_eq!(
            (low.and(high).bits(), low.or(high).bits(), low.minus(high).bits()),
            (0b0110, 0b1111, 0b0001)
        );
    }
}
