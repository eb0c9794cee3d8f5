//! What tells one thing that was drawn from another, without keeping it?

use std::hash::{Hash, Hasher};

/// Short, and the same for the same; it guards nothing.
pub fn fingerprint(of: &impl Hash) -> u64 {
    // Not zero: zeros at the beginning must count, too.
    let mut print = Fingerprint(0x243f_6a88_85a3_08d3);
    of.hash(&mut print);
    print.0
}

/// Eight bytes at a time.
struct Fingerprint(u64);

impl Fingerprint {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(29) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Fingerprint {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.mix(u64::from_le_bytes(*word)));
        rest.iter().for_each(|byte| self.mix(u64::from(*byte)));
        self.mix(bytes.len() as u64);
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_not_the_same_as_more_of_nothing() {
        let shared_parts =
            [fingerprint(&(1u8, 0u8)), fingerprint(&(0u8, 1u8, 0u8)), fingerprint(&(0u8, 0u8, 1u8, 0u8))];
        assert!(shared_parts[0] != shared_parts[1] && shared_parts[1] != shared_parts[2]);
        assert_ne!(fingerprint(&[0u64; 3]), fingerprint(&[0u64; 4]));
    }
}
