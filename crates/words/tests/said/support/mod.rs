//! How does a test compare a text with the one on record?

use std::path::Path;

/// Fails if the record differs; `UPDATE=1` writes it anew, for a person to read through.
pub fn compare(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(file);
    if std::env::var("UPDATE").is_ok_and(|value| value == "1") {
        std::fs::write(&path, text).expect("the record can be written");
    }
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    let line = known.lines().zip(text.lines()).position(|(old, new)| old != new);
    assert!(
        known == text,
        "{file} differs from line {} on: run with UPDATE=1 and read what changed",
        line.map_or(known.lines().count().min(text.lines().count()), |line| line) + 1
    );
}

/// Both books list the same rules, each once, and count upwards: `DMD-8.7`, `DMD-8.10`.
pub fn in_the_order_of_the_book(books: &[Vec<&'static str>; 2]) {
    assert_eq!(books[0], books[1], "both languages list the same rules");
    let place = |id: &&'static str| -> (&'static str, u32) {
        let (kind, number) = id.split_at(id.trim_end_matches(|letter: char| letter.is_ascii_digit()).len());
        (kind, number.parse().unwrap_or_else(|_| panic!("{id} has no number")))
    };
    let places: Vec<(&str, u32)> = books[0].iter().map(place).collect();
    for pair in places.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
        assert!(pair[0].1 < pair[1].1, "{}{} stands before {}{}", pair[0].0, pair[0].1, pair[1].0, pair[1].1);
    }
    let mut kinds: Vec<&str> = places.iter().map(|(kind, _)| *kind).collect();
    kinds.dedup();
    let sections = kinds.len();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds.len(), sections, "a section is torn apart");
}
