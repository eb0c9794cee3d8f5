//! What is on the covers of the books in the hall? One picture for each game, bound alike: leather, hinge, gold and dusk.
//!
//! A cover is 300 × 420. Its title is written over it by whoever shows it: between y 300 and y 396 it is dark and quiet.

mod binding;
mod deathmaydie;
mod grimoire;
mod madness;
mod obscurio;
mod preview;

pub use preview::{app_icon, preview, turn_icon};

use std::sync::LazyLock;

use crate::pen::Pen;

/// The five spells that rise from an open book, linked in a Chain.
pub fn grimoire() -> &'static str {
    static COVER: LazyLock<String> = LazyLock::new(|| bound(&grimoire::BINDING, grimoire::paint));
    &COVER
}

/// What came out of the book, and the students who opened it.
pub fn madness() -> &'static str {
    static COVER: LazyLock<String> = LazyLock::new(|| bound(&madness::BINDING, madness::paint));
    &COVER
}

/// A corridor of doors, a book that only shows, and somebody who is not with us.
pub fn obscurio() -> &'static str {
    static COVER: LazyLock<String> = LazyLock::new(|| bound(&obscurio::BINDING, obscurio::paint));
    &COVER
}

/// What rises behind the house on the hill, and five people on their way there.
pub fn deathmaydie() -> &'static str {
    static COVER: LazyLock<String> = LazyLock::new(|| bound(&deathmaydie::BINDING, deathmaydie::paint));
    &COVER
}

/// A book nobody has painted a cover for yet: leather, gold and a closed eye.
pub fn plain() -> &'static str {
    static COVER: LazyLock<String> = LazyLock::new(|| bound(&binding::PLAIN, binding::plain));
    &COVER
}

fn bound(binding: &binding::Binding, paint: fn(&mut Pen)) -> String {
    let mut pen = Pen::new(binding.id, binding.hue);
    binding::open(&mut pen, binding);
    paint(&mut pen);
    binding::close(&mut pen, binding);
    pen.done()
}
