//! What may a seat say at the table, and to whom?

use crate::seat::SeatSet;

/// How freely somebody may speak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Voice {
    #[default]
    Silent,
    /// Ready phrases, which say only what the game lets them say.
    Phrases,
    Free,
}

/// What a seat may say just now: to everybody, and to some.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Talk {
    pub to_all: Voice,
    pub to_partners: Voice,
    /// Who hears what is said to partners.
    pub partners: SeatSet,
}

impl Talk {
    pub const SILENT: Talk =
        Talk { to_all: Voice::Silent, to_partners: Voice::Silent, partners: SeatSet::NONE };

    /// Anything, to everybody.
    pub const FREE: Talk = Talk { to_all: Voice::Free, ..Talk::SILENT };

    /// Ready phrases, to everybody.
    pub const PHRASES: Talk = Talk { to_all: Voice::Phrases, ..Talk::SILENT };

    /// The same, and that freely to these as well.
    #[must_use]
    pub const fn freely_to(self, partners: SeatSet) -> Talk {
        Talk { to_partners: Voice::Free, partners, ..self }
    }

    /// Whether anything at all can be said.
    pub fn is_silent(self) -> bool {
        self.to_all == Voice::Silent && self.to_partners == Voice::Silent
    }
}
