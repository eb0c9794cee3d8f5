//! Do the guides lead to places that exist?

use std::fs;
use std::path::Path;

/// What stands in backticks and names a place in this repository; not what names a place that is yet to be made.
fn places(text: &str) -> impl Iterator<Item = &str> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted.filter(|quoted| {
        let here = ["crates/", "docs/", "browser/"].iter().any(|start| quoted.starts_with(start));
        here && !quoted.contains(['<', '{', '*', ' '])
    })
}

#[test]
fn every_place_a_guide_names_is_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    for guide in ["docs/add-a-game.md", "docs/properties.md", "ARCHITECTURE.md"] {
        let text = fs::read_to_string(root.join(guide)).unwrap();
        let found: Vec<&str> = places(&text).collect();
        assert!(found.len() > 2, "{guide} names no places");
        for place in found {
            assert!(root.join(place).exists(), "{guide}: {place} is not there");
        }
    }
}
