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
