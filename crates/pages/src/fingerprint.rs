//! What tells one thing that was drawn from another, without keeping it?

use std::hash::{Hash, Hasher};

/// Short, and the same for the same; it guards nothing.
pub fn fingerprint(of: &(impl Hash + ?Sized)) -> u64 {
    // Not zero: zeros at the beginning must count, too.
    let mut print = Fingerprint(0x243f_6a88_85a3_08d3);
    of.hash(&mut print);
    print.0
}

/// Eight bytes at a time.
struct Fingerprint(u64);

impl Fingerprint {
    fn mix(&mut self, word: u64) {
        self.0 = stir(self.0, word);
    }
}

fn stir(print: u64, word: u64) -> u64 {
    (print.rotate_left(29) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// A long text in four lanes, none waiting for the others.
fn stir_all(bytes: &[[u8; 32]]) -> [u64; 4] {
    let mut lanes = [0, 1, 2, 3];
    for block in bytes {
        for (lane, word) in lanes.iter_mut().zip(block.as_chunks::<8>().0) {
            *lane = stir(*lane, u64::from_le_bytes(*word));
        }
    }
    lanes
}

impl Hasher for Fingerprint {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        let (blocks, rest) = bytes.as_chunks::<32>();
        if !blocks.is_empty() {
            stir_all(blocks).into_iter().for_each(|lane| self.mix(lane));
        }
        let (words, rest) = rest.as_chunks::<8>();
        words.iter().for_each(|word| self.mix(u64::from_le_bytes(*word)));
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        self.mix(u64::from_le_bytes(last));
        self.mix(bytes.len() as u64);
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
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
