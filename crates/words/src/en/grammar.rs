//! How are English words joined?

/// Before the last of several.
pub fn and(_next: &str) -> &'static str {
    "and"
}
