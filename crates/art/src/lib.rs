//! What does Conclave look like? Every picture is drawn here, in code, as SVG.
#![forbid(unsafe_code)]

mod backdrop;
mod common;
pub mod covers;
pub mod deathmaydie;
mod elements;
mod grimoire;
mod ground;
pub mod lettering;
mod madness;
mod motif;
pub mod obscurio;
mod path;
mod pen;
mod sketch;

pub use elements::{ELEMENT_INKS, ElementInk, MADNESS_INKS};
use std::sync::LazyLock;

/// Symbols every game shares: logo, portraits, automata and interface icons.
pub fn common_sprite() -> &'static str {
    static SPRITE: LazyLock<String> = LazyLock::new(common::sprite);
    &SPRITE
}

/// Symbols of Grimoire: `el-…` glyphs, `back`, and `face-…` for all sixty cards.
pub fn grimoire_sprite() -> &'static str {
    static SPRITE: LazyLock<String> = LazyLock::new(grimoire::sprite);
    &SPRITE
}

/// Symbols of The Big Book of Madness; the ids are listed at the top of `madness/mod.rs`.
pub fn madness_sprite() -> &'static str {
    static SPRITE: LazyLock<String> = LazyLock::new(madness::sprite);
    &SPRITE
}

/// Symbols of Obscurio; the ids are listed at the top of `obscurio/hall/mod.rs`.
pub fn obscurio_sprite() -> &'static str {
    static SPRITE: LazyLock<String> = LazyLock::new(obscurio::sprite);
    &SPRITE
}

/// Symbols of Death May Die; the ids are listed at the top of `deathmaydie/mod.rs`.
pub fn deathmaydie_sprite() -> &'static str {
    static SPRITE: LazyLock<String> = LazyLock::new(deathmaydie::sprite);
    &SPRITE
}

/// The library after midnight, wide, with its focus in the middle.
pub fn library_hall() -> &'static str {
    static PICTURE: LazyLock<String> = LazyLock::new(backdrop::library);
    &PICTURE
}

/// The table seen from above, quiet enough to lie under cards.
pub fn table_top() -> &'static str {
    static PICTURE: LazyLock<String> = LazyLock::new(backdrop::table_top);
    &PICTURE
}

/// The small mark for browser tabs.
pub fn favicon() -> &'static str {
    r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1b1511"/><path fill="#8a3a1c" stroke="#c9a24b" stroke-width="1.5" d="M7 5h16a2 2 0 0 1 2 2v20H9a2 2 0 0 1-2-2z"/><path d="M7 25a2 2 0 0 1 2-2h16" fill="none" stroke="#f3e7cf" stroke-width="1.5"/><path fill="#f3e7cf" d="M9.5 14.5c3-5 10-5 13 0-3 5-10 5-13 0z"/><circle cx="16" cy="14.5" r="3.2" fill="#1b1511"/><circle cx="15" cy="13.5" r="1" fill="#ffe3a1"/></svg>"##
}

#[cfg(test)]
mod tests {
    use super::{backdrop, common, deathmaydie, grimoire, madness, obscurio};

    #[test]
    fn drawing_twice_gives_the_same_picture() {
        assert_eq!(common::sprite(), common::sprite());
        assert_eq!(deathmaydie::sprite(), deathmaydie::sprite());
        assert_eq!(grimoire::sprite(), grimoire::sprite());
        assert_eq!(madness::sprite(), madness::sprite());
        assert_eq!(obscurio::sprite(), obscurio::sprite());
        assert_eq!(backdrop::library(), backdrop::library());
        assert_eq!(backdrop::table_top(), backdrop::table_top());
    }
}
