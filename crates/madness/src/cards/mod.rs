//! What is in the box: every card of the game as flat tables over one closed vocabulary of effects.

pub mod curses;
pub mod elements;
pub mod grimoire;
pub mod magicians;
pub mod spells;
pub mod text;

pub use curses::{Curse, Kind};
pub use elements::{Card, Cards, Element, Filter};
pub use grimoire::{Monster, Page};
pub use magicians::Magician;
pub use spells::{Spell, SpellSet};
pub use text::{Block, Num, Op, Who};

/// An enum whose values have names: listed once, written and read by the same words.
macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($value:ident = $text:literal),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
        #[repr(u8)]
        pub enum $name { $(#[serde(rename = $text)] $value),* }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$value),*];
            pub const NAMES: &'static [&'static str] = &[$($text),*];

            pub fn name(self) -> &'static str {
                Self::NAMES[self.index()]
            }

            #[inline]
            pub fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<$name, ()> {
                $name::ALL.iter().copied().find(|value| value.name() == text).ok_or(())
            }
        }
    };
}
pub(crate) use named;
