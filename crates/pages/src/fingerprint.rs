//! What tells one thing that was drawn from another, without keeping it?

use std::hash::{BuildHasher, Hash};

use foldhash::quality::FixedState;

/// Short, and the same for the same while a server runs; it guards nothing, and is not to be stored.
pub fn fingerprint(of: &(impl Hash + ?Sized)) -> u64 {
    FixedState::default().hash_one(of)
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
