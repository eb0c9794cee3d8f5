//! Where luck comes from: a seed, split into streams by purpose, so that a new die never moves a deck.
//!
//! Everything here is frozen: a change would alter every recorded game.

use crate::script::Script;

/// The root of all luck at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seed {
    /// For live tables: 256 bits from the operating system behind ChaCha20; nobody can predict a deck.
    Sealed([u8; 32]),
    /// For search and tests: quick, not secret.
    Fast(u64),
    /// For stories: what chance says is written down beforehand. Never freed, so that a seed stays plain to copy.
    Scripted(&'static Script),
}

impl Seed {
    /// The `index`-th stream for a purpose. Two streams never share a word of luck, so how much one of them
    /// consumes is nobody else's business.
    pub fn stream(&self, purpose: &'static str, index: u32) -> Chance {
        if let Seed::Scripted(script) = self {
            script.note(purpose, index);
        }
        match self {
            Seed::Sealed(key) => Chance::sealed(key, label(purpose), index),
            Seed::Fast(seed) => Chance::fast(mix(mix(seed ^ label(purpose)) ^ u64::from(index))),
            Seed::Scripted(script) if script.knows(purpose) => {
                Chance::Scripted(Box::new(Scripted { script, purpose }))
            }
            Seed::Scripted(script) => Seed::Fast(script.seed).stream(purpose, index),
        }
    }

    /// The seed as text for a record: `fast:…` or 64 hexadecimal digits.
    pub fn to_text(&self) -> String {
        match self {
            Seed::Sealed(key) => hex::encode(key),
            Seed::Fast(seed) => format!("fast:{seed}"),
            Seed::Scripted(script) => format!("scripted:{}", script.seed),
        }
    }

    pub fn from_text(text: &str) -> Option<Seed> {
        if let Some(number) = text.strip_prefix("fast:") {
            return number.parse().ok().map(Seed::Fast);
        }
        let mut key = [0; 32];
        hex::decode_to_slice(text, &mut key).ok().map(|()| Seed::Sealed(key))
    }
}

/// A stream of luck for one purpose.
#[derive(Clone, Debug)]
pub enum Chance {
    Sealed(Box<Sealed>),
    Fast(u64),
    Scripted(Box<Scripted>),
}

/// A stream whose answers are written down.
#[derive(Clone, Debug)]
pub struct Scripted {
    script: &'static Script,
    purpose: &'static str,
}

/// ChaCha20 (RFC 8439) as a stream of words.
#[derive(Clone, Debug)]
pub struct Sealed {
    block: [u32; 16],
    words: [u32; 16],
    used: usize,
}

impl Chance {
    pub fn fast(seed: u64) -> Chance {
        Chance::Fast(seed)
    }

    fn sealed(key: &[u8; 32], purpose: u64, index: u32) -> Chance {
        let mut block = [0; 16];
        block[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        for (word, bytes) in block[4..12].iter_mut().zip(key.chunks_exact(4)) {
            *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        block[13..].copy_from_slice(&[purpose as u32, (purpose >> 32) as u32, index]);
        Chance::Sealed(Box::new(Sealed { block, words: [0; 16], used: 16 }))
    }

    #[inline]
    pub fn word(&mut self) -> u32 {
        match self {
            Chance::Fast(state) => fast_word(state),
            Chance::Sealed(sealed) => sealed.word(),
            Chance::Scripted(it) => it.below(1 << 16),
        }
    }

    pub fn long_word(&mut self) -> u64 {
        u64::from(self.word()) << 32 | u64::from(self.word())
    }

    /// A fair number below `limit`: words that would favour some numbers are thrown away, never folded in.
    #[inline]
    pub fn below(&mut self, limit: u32) -> u32 {
        assert!(limit > 0, "nothing to draw from");
        match self {
            Chance::Fast(state) => fair(limit, || fast_word(state)),
            Chance::Sealed(sealed) => fair(limit, || sealed.word()),
            Chance::Scripted(it) => it.below(limit),
        }
    }

    /// A fair number below `limit`, for things that have names a story can call them by.
    #[inline]
    pub fn pick(&mut self, limit: u32, name: impl Fn(u32) -> String) -> u32 {
        match self {
            Chance::Scripted(it) => it.script.pick(it.purpose, limit, name),
            Chance::Sealed(_) | Chance::Fast(_) => self.below(limit),
        }
    }

    /// Every order equally likely, for things that have names a story can call them by.
    #[inline]
    pub fn shuffle_named<T>(&mut self, items: &mut [T], name: impl Fn(&T) -> String) {
        match self {
            Chance::Scripted(it) => it.script.order(it.purpose, items, |_, item| name(item)),
            Chance::Sealed(_) | Chance::Fast(_) => self.shuffle(items),
        }
    }

    /// Every order equally likely.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        match self {
            // Its own loop: search shuffles a deck for every imagined world.
            Chance::Fast(state) => shuffle_by(items, |limit| fair(limit, || fast_word(state))),
            Chance::Sealed(sealed) => shuffle_by(items, |limit| fair(limit, || sealed.word())),
            Chance::Scripted(it) => it.script.order(it.purpose, items, |place, _| (place + 1).to_string()),
        }
    }
}

#[inline]
fn shuffle_by<T>(items: &mut [T], mut below: impl FnMut(u32) -> u32) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last as u32 + 1) as usize);
    }
}

#[inline]
fn fair(limit: u32, mut word: impl FnMut() -> u32) -> u32 {
    loop {
        let wide = u64::from(word()) * u64::from(limit);
        if (wide as u32) >= limit || (wide as u32) >= limit.wrapping_neg() % limit {
            return (wide >> 32) as u32;
        }
    }
}

#[inline]
fn fast_word(state: &mut u64) -> u32 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    (mix(*state) >> 32) as u32
}

impl Scripted {
    #[cold]
    fn below(&mut self, limit: u32) -> u32 {
        self.script.pick(self.purpose, limit, |number| (number + 1).to_string())
    }
}

impl Sealed {
    fn word(&mut self) -> u32 {
        if self.used == 16 {
            self.words = chacha_block(&self.block);
            self.block[12] = self.block[12].wrapping_add(1);
            self.used = 0;
        }
        self.used += 1;
        self.words[self.used - 1]
    }
}

fn chacha_block(start: &[u32; 16]) -> [u32; 16] {
    const ROUNDS: [[usize; 4]; 8] = [
        [0, 4, 8, 12],
        [1, 5, 9, 13],
        [2, 6, 10, 14],
        [3, 7, 11, 15],
        [0, 5, 10, 15],
        [1, 6, 11, 12],
        [2, 7, 8, 13],
        [3, 4, 9, 14],
    ];
    let mut words = *start;
    for _ in 0..10 {
        for [a, b, c, d] in ROUNDS {
            quarter_round(&mut words, a, b, c, d);
        }
    }
    for (word, first) in words.iter_mut().zip(start) {
        *word = word.wrapping_add(*first);
    }
    words
}

fn quarter_round(words: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    for (left, right) in [(16, 12), (8, 7)] {
        words[a] = words[a].wrapping_add(words[b]);
        words[d] = (words[d] ^ words[a]).rotate_left(left);
        words[c] = words[c].wrapping_add(words[d]);
        words[b] = (words[b] ^ words[c]).rotate_left(right);
    }
}

/// A strong 64-bit mixer: every bit of the input touches every bit of the output.
#[inline]
fn mix(mut word: u64) -> u64 {
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// A purpose's name as a number (FNV-1a).
fn label(purpose: &str) -> u64 {
    purpose.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, section 2.3.2: the block function's own example.
    #[test]
    fn chacha_agrees_with_the_standard() {
        let key: Vec<u8> = (0..32).collect();
        let mut block = [0u32; 16];
        block[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        for (word, bytes) in block[4..12].iter_mut().zip(key.chunks_exact(4)) {
            *word = u32::from_le_bytes(bytes.try_into().unwrap());
        }
        block[12..].copy_from_slice(&[1, 0x0900_0000, 0x4a00_0000, 0]);
        let words = chacha_block(&block);
        assert_eq!(words[..4], [0xe4e7_f110, 0x1559_3bd1, 0x1fdd_0f50, 0xc471_20a3]);
        assert_eq!(words[12..], [0xd19c_12b5, 0xb94e_16de, 0xe883_d0cb, 0x4e3c_50a2]);
    }

    #[test]
    fn streams_do_not_disturb_each_other() {
        for seed in [Seed::Fast(7), Seed::Sealed([7; 32])] {
            let mut dice = seed.stream("dice", 0);
            let mut deck = seed.stream("deck", 0);
            let first: Vec<u32> = (0..40).map(|_| deck.below(1000)).collect();
            dice.below(6);
            let mut again = seed.stream("deck", 0);
            assert!((0..40).map(|_| again.below(1000)).eq(first.iter().copied()));
            let mut next = seed.stream("deck", 1);
            assert!((0..40).map(|_| next.below(1000)).ne(first));
        }
    }

    #[test]
    fn every_number_below_the_limit_is_equally_likely() {
        for mut chance in [Seed::Fast(1).stream("test", 0), Seed::Sealed([1; 32]).stream("test", 0)] {
            let mut seen = [0u32; 6];
            for _ in 0..60_000 {
                seen[chance.below(6) as usize] += 1;
            }
            assert!(seen.iter().all(|&count| (9_600..10_400).contains(&count)), "{seen:?}");
        }
    }

    #[test]
    fn seeds_survive_being_written_down() {
        for seed in [Seed::Fast(42), Seed::Sealed(std::array::from_fn(|i| i as u8 * 7))] {
            assert_eq!(Seed::from_text(&seed.to_text()), Some(seed));
        }
        for nonsense in ["", "fast:", "fast:-1", "zz", &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(Seed::from_text(nonsense), None);
        }
    }
}
